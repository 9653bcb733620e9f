// bun run sitemap [--out FILE]: writes the sitemap of all pages under /g to standard output or to FILE.
import { parseArgs } from "node:util";
import { readEnv } from "#server/env.ts";
import { guideSitemapXml } from "#server/rendering/sitemaps.ts";

const { out } = parseArgs({ options: { out: { type: "string" } } }).values;
const xml = await guideSitemapXml(readEnv().SITE_URL);
await Bun.write(out ?? Bun.stdout, `${xml}\n`);
