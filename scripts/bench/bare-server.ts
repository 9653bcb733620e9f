// The reference server: Bun.serve with a fixed body and headers. Prints its URL.
const headers = JSON.parse(process.env.BARE_HEADERS ?? "{}") as Record<string, string>;
const body = Buffer.from(process.env.BARE_BODY ?? "", "base64");
const server = Bun.serve({ port: 0, development: false, fetch: () => new Response(body, { headers }) });
console.log(server.url.href);
