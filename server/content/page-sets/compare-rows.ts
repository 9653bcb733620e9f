// Tells the owner what an update of a set would do to its pages.
import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { pages } from "#db/schema/index.ts";
import type { PageSetChanges, PageSetUpdate } from "#shared/content/page-sets.ts";
import { openCsv } from "#shared/text/csv.ts";
import type { Viewer } from "../../access/project-access.ts";
import { addressPages, publishedKeys } from "./gate.ts";
import { getOwnPageSet, writeFile } from "./page-sets.ts";
import { checkFile, rowsOf } from "./read-rows.ts";
import { digestOf } from "./save-pages.ts";
import { parseTemplate } from "./template.ts";

/** Counts the changes of an update without saving it. Pauses for other requests. Throws like the update. */
export const compareRows = async (
  db: Db,
  viewer: Viewer,
  id: string,
  { template, ...input }: PageSetUpdate,
): Promise<PageSetChanges> => {
  const set = await getOwnPageSet(db, viewer, id);
  const csv = input.csv ?? (await writeFile(db, set));
  const parsed = parseTemplate(template, (await checkFile(csv)).columns);
  const existing = await db
    .select({ key: pages.key, digest: pages.digest, state: pages.state })
    .from(pages)
    .where(and(eq(pages.pageSetId, id), ne(pages.state, "archived")));
  const addresses = await addressPages(parsed, () => rowsOf(csv), publishedKeys(existing));
  const byKey = new Map(existing.map((page) => [page.key, page]));
  const delimiter = input.csv === undefined ? null : openCsv(input.csv).delimiter;
  const changes = {
    added: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    publishedChanged: 0,
    publishedRemoved: 0,
    delimiter,
  };
  for await (const { row, values } of rowsOf(csv)) {
    const key = addresses[row - 1]?.key ?? "";
    const page = byKey.get(key);
    byKey.delete(key);
    if (!page) changes.added++;
    else if (page.digest === digestOf(parsed, values)) changes.unchanged++;
    else {
      changes.changed++;
      if (page.state === "published") changes.publishedChanged++;
    }
  }
  changes.removed = byKey.size;
  changes.publishedRemoved = [...byKey.values()].filter(({ state }) => state === "published").length;
  return changes;
};
