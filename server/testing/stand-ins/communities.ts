// Stand-ins for GitHub, Lobsters, DEV, Mastodon and a Discourse forum, with their documented limits.
import { createStandIn, type RecordedRequest } from "./stand-in.ts";

type Behavior = { now?: (() => Response | Promise<Response>) | undefined };
type Item = Record<string, unknown>;

const withBehavior = (reply: (request: RecordedRequest, items: Item[]) => Item | Item[] | Response) => {
  const items: Item[] = [];
  const behavior: Behavior = {};
  const service = createStandIn((request) => {
    if (behavior.now) return behavior.now();
    const answer = reply(request, items);
    return answer instanceof Response ? answer : { status: 200, body: answer };
  });
  return { ...service, host: new URL(service.url).host, items, behavior };
};

const notFound = () => Response.json({ message: "Not Found" }, { status: 404 });
const refuse = (status: number, body: Item, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

/** Items are issues or, with `pull_request`, pull requests. */
export const githubStandIn = () => {
  const limit = { remaining: 30, reset: 0 };
  const service = withBehavior(({ path, query, headers }, items) => {
    if (path !== "/search/issues") return notFound();
    const token = headers.get("authorization");
    if (token && token !== "Bearer a-token") return refuse(401, { message: "Bad credentials" });
    const q = query.get("q") ?? "";
    const kinds = ["is:issue", "is:pull-request"].filter((kind) => q.split(" ").includes(kind));
    if (kinds.length !== 1)
      return refuse(422, { message: "Query must include 'is:issue' or 'is:pull-request'", errors: [] });
    if (--limit.remaining < 0)
      return refuse(
        403,
        { message: "API rate limit exceeded" },
        { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(limit.reset) },
      );
    const words = [...q.matchAll(/"([^"]+)"/g)].map(([, phrase = ""]) => phrase.toLowerCase());
    const found = items
      .filter((item) => "pull_request" in item === (kinds[0] === "is:pull-request"))
      .filter((item) => words.every((word) => JSON.stringify(item).toLowerCase().includes(word)));
    return { total_count: found.length, incomplete_results: false, items: found };
  });
  return { ...service, limit };
};

/** Items are stories, newest first, 25 a page. */
export const lobstersStandIn = () =>
  withBehavior(({ path }, items) => {
    if (path === "/search.json") return new Response("", { status: 400 });
    const page = path === "/newest.json" ? "1" : path.match(/^\/newest\/page\/(\d+)\.json$/)?.[1];
    return page === undefined ? notFound() : items.slice((Number(page) - 1) * 25, Number(page) * 25);
  });

/** Items are articles. Without `top`, the most popular ones come first. */
export const devStandIn = () =>
  withBehavior(({ path, query, headers }, items) => {
    if (path !== "/api/articles") return notFound();
    if (!headers.get("accept")?.includes("forem.api-v1")) return refuse(406, { error: "not acceptable" });
    const tag = query.get("tag") ?? "";
    return items.filter(({ tag_list }) => (tag_list as string[]).includes(tag)).slice(0, Number(query.get("per_page")));
  });

/** Items are statuses, newest first. */
export const mastodonStandIn = () =>
  withBehavior(({ path, query }, items) => {
    const tag = path.match(/^\/api\/v1\/timelines\/tag\/(.+)$/)?.[1];
    if (tag === undefined) return notFound();
    const tagged = items.filter(({ content }) => String(content).includes(`#${decodeURIComponent(tag)}`));
    const from = tagged.findIndex(({ id }) => id === query.get("max_id")) + 1;
    return tagged.slice(from, from + Math.min(40, Number(query.get("limit") ?? 20)));
  });

/** Items are posts with `topic`. A visitor may search a few times a minute. */
export const discourseStandIn = () => {
  const limit = { remaining: 100, waitSeconds: 39 };
  const service = withBehavior(({ path, query }, items) => {
    if (path !== "/search.json") return notFound();
    if (--limit.remaining < 0)
      return refuse(429, {
        errors: ["You’ve performed this action too many times."],
        error_type: "rate_limit",
        extras: { wait_seconds: limit.waitSeconds },
      });
    const words = [...(query.get("q") ?? "").matchAll(/"([^"]+)"/g)].map(([, phrase = ""]) => phrase.toLowerCase());
    const found = items.filter((item) => words.every((word) => JSON.stringify(item).toLowerCase().includes(word)));
    return {
      posts: found.map(({ topic: _, ...post }) => post),
      topics: found.map(({ topic }) => topic),
      grouped_search_result: { term: query.get("q"), more_posts: null },
    };
  });
  return { ...service, limit };
};
