// bun run sitemap [--out FILE]: writes the sitemap of all pages under /g to $DATA_DIR/sitemap-g.xml or to FILE; `-` is standard
// output.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { guideSitemapXml } from "#server/developers/crawlers/sitemaps.ts";
import { readEnv } from "#server/env.ts";

const { SITE_URL, DATA_DIR } = readEnv();
const { out = join(DATA_DIR, "sitemap-g.xml") } = parseArgs({ options: { out: { type: "string" } } }).values;
const xml = `${await guideSitemapXml(SITE_URL)}\n`;
if (out === "-") process.stdout.write(xml);
else {
  await Bun.write(out, xml);
  console.log(`Wrote ${out}.`);
}
