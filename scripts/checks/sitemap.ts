// Writes the sitemap with `bun run sitemap` for a built server, checks it against the specification and the schema of
// sitemaps.org, and requests each of its addresses once.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltServer } from "#server/testing/built-server.ts";
import { findSitemapErrors, locationsOf } from "./sitemap-file.ts";

const { url, stop } = await startBuiltServer({ JOBS: "off" });
const file = join(tmpdir(), `sitemap-${crypto.randomUUID()}.xml`);
const written = Bun.spawn(["bun", "run", "sitemap", "--out", file], {
  env: { ...process.env, SITE_URL: url },
  stdout: "inherit",
  stderr: "inherit",
});
if ((await written.exited) !== 0) process.exit(1);
const xml = await Bun.file(file).text();
await Bun.file(file).delete();

const errors = await findSitemapErrors(xml, url);
const addresses = locationsOf(xml);
for (const address of addresses) {
  const { status } = await fetch(address, { redirect: "manual" });
  if (status !== 200) errors.push(`${address} answers ${status}.`);
}
await stop();

for (const error of errors) console.error(error);
if (errors.length) process.exit(1);
console.log(`The sitemap has ${addresses.length} addresses and fits its schema; each address answered 200.`);
