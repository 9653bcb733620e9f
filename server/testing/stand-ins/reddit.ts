// Stand-in for Reddit: OAuth token, search API and public search feed.
import { createStandIn } from "./stand-in.ts";

type Submission = { id: string; title: string; author: string; created_utc: number } & Record<string, unknown>;
type Behavior = (() => Response | Promise<Response>) | undefined;

export const redditApp = { clientId: "an app", clientSecret: "its secret" };

export const redditStandIn = () => {
  const submissions: Submission[] = [];
  const behavior: { now?: Behavior; token?: Behavior; isShut?: boolean } = {};
  const tokens: string[] = [];
  const calls = { remaining: 100, reset: 60 };

  const found = (query: URLSearchParams) => {
    const words = (query.get("q") ?? "")
      .toLowerCase()
      .split(" or ")
      .map((word) => word.replaceAll('"', ""));
    return submissions
      .filter(({ title, selftext }) => words.some((word) => `${title} ${selftext}`.toLowerCase().includes(word)))
      .sort((one, other) => other.created_utc - one.created_utc);
  };

  const service = createStandIn(({ method, path, query, headers, body }) => {
    if (path === "/api/v1/access_token" && method === "POST") {
      if (behavior.token) return behavior.token();
      const { clientId, clientSecret } = redditApp;
      const isOurs = headers.get("authorization") === `Basic ${btoa(`${clientId}:${clientSecret}`)}`;
      if (!isOurs) return { status: 401, body: { message: "Unauthorized", error: 401 } };
      if ((body as URLSearchParams).get("grant_type") !== "client_credentials")
        return { status: 200, body: { error: "unsupported_grant_type" } };
      const token = `token-${tokens.length + 1}`;
      tokens.push(token);
      return { status: 200, body: { access_token: token, token_type: "bearer", expires_in: 86_400, scope: "*" } };
    }
    if (behavior.now) return behavior.now();
    if (path === "/search.rss") {
      if (behavior.isShut) return { status: 403, body: {} };
      return atom(found(query).slice(0, Number(query.get("limit") ?? 25)));
    }
    if (path !== "/search") return { status: 404, body: { message: "Not Found", error: 404 } };
    if (headers.get("authorization") !== `Bearer ${tokens.at(-1)}`)
      return { status: 401, body: { message: "Unauthorized", error: 401 } };
    calls.remaining--;
    const all = found(query);
    const from = all.findIndex(({ id }) => `t3_${id}` === query.get("after")) + 1;
    const page = all.slice(from, from + Number(query.get("limit")));
    const last = page.at(-1);
    return {
      status: 200,
      headers: { "x-ratelimit-remaining": `${calls.remaining}.0`, "x-ratelimit-reset": String(calls.reset) },
      body: {
        kind: "Listing",
        data: {
          after: last && all.length > from + page.length ? `t3_${last.id}` : null,
          children: page.map((data) => ({ kind: data.kind ?? "t3", data })),
        },
      },
    };
  });
  return { ...service, submissions, behavior, tokens, calls };
};

const escaped = (text: unknown) =>
  String(text ?? "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const atom = (submissions: Submission[]) => {
  const entries = submissions.map(({ id, title, author, selftext, permalink, created_utc }) => {
    const when = new Date(created_utc * 1000).toISOString();
    const own = selftext ? `<!-- SC_OFF --><div class="md"><p>${escaped(selftext)}</p></div><!-- SC_ON -->` : "";
    const html = `${own} submitted by <a href="https://www.reddit.com/user/${author}"> /u/${author} </a> [link]`;
    return `<entry><author><name>/u/${author}</name><uri>https://www.reddit.com/user/${author}</uri></author>
      <category term="SaaS" label="r/SaaS"/><content type="html">${escaped(html)}</content><id>t3_${id}</id>
      <link href="https://www.reddit.com${permalink}" /><updated>${when}</updated><published>${when}</published>
      <title>${escaped(title)}</title></entry>`;
  });
  const community = `<entry><content type="html">A community</content><id>t5_2qjdn</id>
    <link href="https://www.reddit.com/r/parceltracker/" /><updated>2026-11-20T00:00:00+00:00</updated><title>Parcels</title></entry>`;
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">${community}${entries.join("")}</feed>`,
    { headers: { "content-type": "application/atom+xml; charset=UTF-8" } },
  );
};
