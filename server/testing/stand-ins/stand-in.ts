// Base for local HTTP servers that replace external services in tests.

export type RecordedRequest = { method: string; path: string; query: URLSearchParams; headers: Headers; body: unknown };
type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

/** Starts a local server that responds with `reply` and records requests. Form bodies are parsed to URLSearchParams. */
export const createStandIn = (reply: (request: RecordedRequest) => Answer | Response | Promise<Answer | Response>) => {
  const requests: RecordedRequest[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    // Bun would close a connection after ten seconds, while a slow test uses it.
    idleTimeout: 0,
    fetch: async (request) => {
      const url = new URL(request.url);
      const call = {
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: bodyOf(await request.text(), request.headers.get("content-type")),
      };
      requests.push(call);
      const response = await reply(call);
      if (response instanceof Response) return response;
      const { status, body, headers } = response;
      return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, requests, stop: () => server.stop(true) };
};

const bodyOf = (text: string, type: string | null): unknown => {
  if (type?.startsWith("application/x-www-form-urlencoded")) return new URLSearchParams(text);
  return text ? JSON.parse(text) : undefined;
};
