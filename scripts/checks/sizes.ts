// bun run sizes: checks the download sizes of pages against the design's limits. Fails if one is exceeded.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createClient, read } from "#client/app/api-client.ts";
import { clientOf } from "#client/testing/users.ts";
import { demoCustomer } from "#db/seed.ts";
import { startDemoServer } from "#server/testing/demo-server.ts";
import { readCompressed } from "./phone.ts";

const kB = 1024;
const folder = "dist/client";
const manifest: Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean; src?: string }> =
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
const bytesOf = (file: string) => readFileSync(join(folder, file));
const brotli = (body: Uint8Array) => brotliCompressSync(body).length;

const withImports = (source: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[source];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const name of chunk.imports ?? []) withImports(name, seen);
  return seen;
};
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + brotli(bytesOf(file)), 0);

const server = await startDemoServer({ JOBS: "off" });

/** The size of a shared report with a brand. It is compressed for each request, because it is never cached. */
const readSharedReport = async () => {
  const api = createClient(`${server.url}/api`, fetch);
  const { email, password } = demoCustomer;
  const customer = clientOf(server.url, await read(api.auth.signIn.$post({ json: { email, password } })));
  const { projects } = await read(customer.projects.my.$get());
  const param = { id: projects[0]?.id ?? "" };
  const { reports } = await read(customer.projects[":id"].reports.$get({ param, query: {} }));
  const json = { name: "Northpine", logoFileId: null, color: "#1d4fa8" };
  await read(customer.projects[":id"]["report-branding"].$put({ param, json }));
  const { url } = await read(customer.reports[":id"].links.$post({ param: { id: reports[0]?.id ?? "" }, json: {} }));
  const headers = { "accept-encoding": "br" };
  const response = await fetch(server.url + new URL(url).pathname, { headers, decompress: false } as RequestInit);
  if (!response.ok) throw new Error(`The shared report answered ${response.status}.`);
  return (await response.bytes()).length;
};

const home = await readCompressed(`${server.url}/`);
// With its headers, 14,600 bytes: ten packets, which TCP sends at once. A larger page is painted a round trip later.
const pageLimit = 13.3 * kB;
// Generated pages have a table of up to 60 directories, about 45 bytes each.
const generatedLimit = 20 * kB;
const generated = [
  "/page/saas-backlinks",
  "/g/directory-submission-list-seo-germany",
  // The longest ones of their kinds.
  "/g/usa-business-directories-list",
  "/g/directory-listing-local-businesses",
  "/g/directory-listing-ai-solutions",
  "/g/directory-backlinks-list-law-firms",
  "/g/free-directory-traffic-saas",
  "/c/directory-submission-websites-southafrica",
  "/page/niche-directory-submission",
];
const others = [
  "/directories",
  "/directories/local",
  "/directories/uneed",
  "/directories/sources",
  "/directories/countries",
  "/list-of-directories-with-reciprocal-links",
  "/growth-partner",
  "/ledger",
  "/blog",
  "/blog/measuring-what-listings-bring",
  "/terms",
];
const pageSizes: [path: string, sent: number, limit: number][] = [];
for (const path of [...generated, ...others]) {
  const { sent } = await readCompressed(server.url + path);
  pageSizes.push([path, sent.length, generated.includes(path) ? generatedLimit : pageLimit]);
}
pageSizes.push(["/r/… (a shared report)", await readSharedReport(), pageLimit]);
await server.stop();

const css = home.html.match(/<style>(.*?)<\/style>/s)?.[1] ?? "";
const script = sum(withImports("client/site/site-script.ts"));
const fonts = new Set([...home.html.matchAll(/\/(assets\/[^"')]+\.woff2)/g)].map(([, file = ""]) => file));
const fontBytes = [...fonts].reduce((total, file) => total + bytesOf(file).length, 0);
const entry = withImports("client/entry.tsx");
const layout = withImports("client/dashboard/layout.tsx");
/** Pages of the dashboard are loaded after the layout that they share. */
const loadedBefore = (source: string) => (/^client\/dashboard\//.test(source) ? layout : entry);
const routes = Object.entries(manifest).filter(
  ([source, { isDynamicEntry }]) => isDynamicEntry && source.endsWith(".page.tsx"),
);

const rows: [what: string, bytes: number, limit: number][] = [
  ["home: HTML with inlined styles", Buffer.byteLength(home.html), 60 * kB],
  ["home: HTML with inlined styles, compressed", home.sent.length, pageLimit],
  ["home: inlined styles, compressed", brotli(Buffer.from(css)), 10 * kB],
  ["home: scripts", script, 5 * kB],
  ["home: total with the font", home.sent.length + script + fontBytes, 32 * kB],
  ...pageSizes.map(([path, sent, limit]): [string, number, number] => [`${path}: HTML, compressed`, sent, limit]),
  ["app: entry", sum(entry), 122 * kB],
  ["app: dashboard layout", sum([...layout].filter((file) => !entry.has(file))), 30 * kB],
  ...routes.map(([source]): [string, number, number] => [
    `app: ${source}`,
    sum([...withImports(source)].filter((file) => !loadedBefore(source).has(file))),
    30 * kB,
  ]),
];
for (const [what, bytes, limit] of rows)
  console.log(
    `${bytes <= limit ? "ok  " : "OVER"} ${(bytes / kB).toFixed(1).padStart(7)} kB of ${limit / kB} kB  ${what}`,
  );
console.log(`${fonts.size <= 1 ? "ok  " : "OVER"} ${fonts.size} font files`);
if (fonts.size > 1 || rows.some(([, bytes, limit]) => bytes > limit)) process.exit(1);
