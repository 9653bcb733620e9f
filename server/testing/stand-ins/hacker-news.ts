// Stand-in for the Hacker News search by Algolia, with posts from the test.
type Hit = { objectID: string; title?: string | null; author?: string | null; created_at_i: number } & Record<
  string,
  unknown
>;
type Behavior = {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  hangs?: boolean;
  answer?: () => Response | Promise<Response>;
};

export const hackerNewsStandIn = () => {
  const hits: Hit[] = [];
  const requests: URL[] = [];
  const behavior: { now?: Behavior | undefined } = {};
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    fetch: (request) => {
      const url = new URL(request.url);
      requests.push(url);
      if (behavior.now?.answer) return behavior.now.answer();
      if (behavior.now?.hangs) return new Promise<Response>(() => {});
      if (behavior.now)
        return new Response(behavior.now.body ?? "{}", {
          status: behavior.now.status ?? 200,
          headers: behavior.now.headers ?? {},
        });
      if (url.pathname !== "/api/v1/search_by_date") return Response.json({ message: "not found" }, { status: 404 });
      const words = (url.searchParams.get("query") ?? "").replaceAll('"', "").toLowerCase();
      const [, from = "0"] = url.search.match(/created_at_i%3E(\d+)/) ?? [];
      const [, to = "99999999999"] = url.search.match(/created_at_i%3C(\d+)/) ?? [];
      const found = hits
        .filter((hit) => hit.created_at_i > Number(from) && hit.created_at_i < Number(to))
        .filter((hit) => JSON.stringify(hit).toLowerCase().includes(words))
        .sort((one, other) => other.created_at_i - one.created_at_i)
        .slice(0, Number(url.searchParams.get("hitsPerPage")));
      return Response.json({ hits: found, nbHits: found.length, page: 0, nbPages: 1 });
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, hits, requests, behavior, stop: () => server.stop(true) };
};
