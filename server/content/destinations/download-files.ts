// A zip of what is published at a destination, as Markdown and HTML.
import { and, asc, eq, gt } from "drizzle-orm";
import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Db } from "#db/connect.ts";
import { publications } from "#db/schema/index.ts";
import type { PublishedDocument } from "#shared/content/destinations.ts";
import { toMarkdown } from "../../integrations/publishing/markdown.ts";
import type { DestinationRow } from "./destinations.ts";
import { withAbsoluteUrls } from "./publications.ts";

const batchSize = 50;

/** Yields the parts of a zip with two files per document. A batch of documents is in memory at a time. */
export const zipOfDocuments = async function* (db: Db, siteUrl: string, { id: destinationId }: DestinationRow) {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const add = (name: string, text: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(strToU8(text), true);
  };
  const names = new Set<string>();
  for (let after: string | undefined; ; ) {
    const rows = await db
      .select({ id: publications.id, document: publications.document })
      .from(publications)
      .where(
        and(
          eq(publications.destinationId, destinationId),
          eq(publications.state, "published"),
          after ? gt(publications.id, after) : undefined,
        ),
      )
      .orderBy(asc(publications.id))
      .limit(batchSize);
    for (const { id, document } of rows) {
      const absolute = withAbsoluteUrls(document, siteUrl);
      const name = names.has(document.slug) ? `${document.slug}-${id.slice(-6)}` : document.slug;
      names.add(name);
      add(`${name}.md`, markdownFile(absolute));
      add(`${name}.html`, htmlFile(absolute));
    }
    yield* parts.splice(0);
    after = rows.at(-1)?.id;
    if (rows.length < batchSize) break;
  }
  zip.end();
  yield* parts;
};

/** Markdown with front matter. JSON texts are valid YAML. */
const markdownFile = (document: PublishedDocument) => {
  const fields = {
    title: document.title,
    slug: document.slug,
    description: document.metaDescription || document.excerpt,
    canonical: document.canonicalUrl,
    image: document.image?.url ?? null,
    tags: document.tags,
    language: document.language,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---", "", toMarkdown(document.html), ""].join("\n");
};

const { escapeHTML } = Bun;

const htmlFile = (document: PublishedDocument) => `<!doctype html>
<html lang="${escapeHTML(document.language)}">
<head>
<meta charset="utf-8">
<title>${escapeHTML(document.metaTitle || document.title)}</title>
<meta name="description" content="${escapeHTML(document.metaDescription || document.excerpt)}">
${document.canonicalUrl ? `<link rel="canonical" href="${escapeHTML(document.canonicalUrl)}">\n` : ""}</head>
<body>
<article>
<h1>${escapeHTML(document.title)}</h1>
${document.html}
</article>
</body>
</html>
`;
