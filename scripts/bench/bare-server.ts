// The reference of the benchmark: nothing but Bun.serve, a body and its headers. Prints its address.
const headers = JSON.parse(process.env.BARE_HEADERS ?? "{}") as Record<string, string>;
const body = Buffer.from(process.env.BARE_BODY ?? "", "base64");
const server = Bun.serve({ port: 0, development: false, fetch: () => new Response(body, { headers }) });
console.log(server.url.href);
