/** A local website: maps paths to responses. */
export const website = (
  pages: Record<string, (request: Request) => Response | Promise<Response>>,
  hostname = "127.0.0.1",
) => {
  const requests: Request[] = [];
  const server = Bun.serve({
    port: 0,
    hostname,
    idleTimeout: 0,
    fetch: async (request) => {
      requests.push(request);
      return (await pages[new URL(request.url).pathname]?.(request)) ?? new Response("Not found", { status: 404 });
    },
  });
  return {
    host: `${hostname}:${server.port}`,
    url: `http://${hostname}:${server.port}`,
    requests,
    stop: () => server.stop(true),
  };
};

export const htmlPage = (html: string, type = "text/html; charset=utf-8") =>
  new Response(html, { headers: { "content-type": type } });
