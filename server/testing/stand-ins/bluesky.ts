// Stand-in for a Bluesky server: expiring sessions and search.
import { createStandIn } from "./stand-in.ts";

type BlueskyPost = { uri: string; record: { text: string; createdAt: string } } & Record<string, unknown>;
type Behavior = (() => Response | Promise<Response>) | undefined;

export const blueskyAccount = { identifier: "us.bsky.social", appPassword: "abcd-efgh" };

export const blueskyStandIn = () => {
  const posts: BlueskyPost[] = [];
  const behavior: { now?: Behavior; signIn?: Behavior } = {};
  const session = { signIns: 0, refreshes: 0, access: "", refresh: "" };
  const calls = { remaining: 3_000, reset: 0 };

  const opened = () => {
    session.access = crypto.randomUUID();
    session.refresh = crypto.randomUUID();
    const { access, refresh } = session;
    return {
      status: 200,
      body: { accessJwt: access, refreshJwt: refresh, did: "did:plc:us", handle: "us.bsky.social" },
    };
  };
  const expired = { status: 400, body: { error: "ExpiredToken", message: "Token has expired" } };

  const service = createStandIn(({ path, query, headers, body }) => {
    const bearer = headers.get("authorization")?.replace("Bearer ", "");
    if (path.endsWith("createSession")) {
      if (behavior.signIn) return behavior.signIn();
      session.signIns++;
      const { identifier, password } = body as { identifier: string; password: string };
      const isOurs = identifier === blueskyAccount.identifier && password === blueskyAccount.appPassword;
      if (isOurs) return opened();
      return { status: 401, body: { error: "AuthenticationRequired", message: "Invalid identifier or password" } };
    }
    if (path.endsWith("refreshSession")) {
      if (bearer !== session.refresh) return expired;
      session.refreshes++;
      return opened();
    }
    if (behavior.now) return behavior.now();
    if (path !== "/xrpc/app.bsky.feed.searchPosts") return { status: 404, body: { error: "MethodNotImplemented" } };
    if (bearer !== session.access) return expired;
    calls.remaining--;
    const words = (query.get("q") ?? "").replaceAll('"', "").toLowerCase();
    const found = posts
      .filter(({ record }) => record.createdAt >= (query.get("since") ?? ""))
      .filter(({ record }) => record.text.toLowerCase().includes(words))
      .sort((one, other) => (one.record.createdAt < other.record.createdAt ? 1 : -1));
    const from = Number(query.get("cursor") ?? 0);
    const to = from + Number(query.get("limit"));
    return {
      status: 200,
      headers: { "ratelimit-remaining": String(calls.remaining), "ratelimit-reset": String(calls.reset) },
      body: { posts: found.slice(from, to), hitsTotal: found.length, ...(found.length > to && { cursor: String(to) }) },
    };
  });
  return {
    ...service,
    posts,
    behavior,
    session,
    calls,
    /** Expires the access token, and with `all` the refresh token too. */
    expire: ({ all = false } = {}) => {
      session.access = "";
      if (all) session.refresh = "";
    },
  };
};
