// The reference for all public pages: Bun.serve with the bodies and headers in the file BARE_PAGES. Prints its URL.
import { readFileSync } from "node:fs";

const file = readFileSync(process.env.BARE_PAGES ?? "", "utf8");
const stored = JSON.parse(file) as Record<string, { body: string; headers: Record<string, string> }>;
const pages = new Map(
  Object.entries(stored).map(([path, { body, headers }]) => [
    path,
    { body: Uint8Array.fromBase64(body), headers: new Headers(headers) },
  ]),
);
const server = Bun.serve({
  port: 0,
  development: false,
  fetch: (request) => {
    const page = pages.get(new URL(request.url).pathname);
    return page ? new Response(page.body, { headers: page.headers }) : new Response(null, { status: 404 });
  },
});
console.log(server.url.href);
