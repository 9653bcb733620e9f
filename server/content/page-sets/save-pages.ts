// Saves what became of a file's rows: new pages, changed ones, and those that are no longer there.
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { pages, publications } from "#db/schema/index.ts";
import type { PageState } from "#shared/content/page-sets.ts";
import { createPauses } from "../../limits/pauses.ts";
import type { GatedPage, ReadRows } from "./gate.ts";
import { cellOf, type ParsedTemplate, type Values } from "./template.ts";
import { transitionPages } from "./transition.ts";

type Existing = Pick<
  typeof pages.$inferSelect,
  "id" | "key" | "row" | "digest" | "state" | "problems" | "version" | "queuedVersion" | "destinationId" | "publishedAt"
>;
type PageWithValues = GatedPage & { values: Values };
type Set = { id: string; projectId: string };

/** Rows per statement: a larger one takes long to build. */
const batchSize = 25;

/**
 * Saves the pages in batches. Unchanged ones keep their state; published ones whose text changed are queued as an update,
 * unless the new text is held back. Returns false if a page was just being published, so that its change must wait.
 */
export const savePages = async (
  db: Db,
  now: Date,
  set: Set,
  parsed: ParsedTemplate,
  { gated, readRows, existing }: { gated: readonly GatedPage[]; readRows: ReadRows; existing: readonly Existing[] },
) => {
  const pause = createPauses();
  const byKey = new Map(existing.map((page) => [page.key, page]));
  const added: (typeof pages.$inferInsert)[] = [];
  let isComplete = true;
  for await (const { row, values } of readRows()) {
    const gatedPage = gated[row - 1];
    if (!gatedPage) continue;
    const page = { ...gatedPage, values };
    const digest = digestOf(parsed, values);
    const before = byKey.get(page.key);
    byKey.delete(page.key);
    if (!before) added.push(newPage(set, now, page, digest));
    else if (hasChanged(before, page, digest))
      isComplete = (await changePage(db, now, set, before, page, digest)) && isComplete;
    if (added.length === batchSize) await db.insert(pages).values(added.splice(0)).onConflictDoNothing();
    await pause();
  }
  if (added.length) await db.insert(pages).values(added).onConflictDoNothing();
  const removed = [...byKey.values()].filter(({ state }) => state !== "archived");
  for (let at = 0; at < removed.length; at += batchSize)
    isComplete = (await archivePages(db, now, set, removed.slice(at, at + batchSize))) && isComplete;
  return isComplete;
};

const newPage = (set: Set, now: Date, { row, key, title, slug, values, problems }: PageWithValues, digest: string) => ({
  projectId: set.projectId,
  pageSetId: set.id,
  row,
  key,
  title,
  slug,
  values,
  digest,
  problems,
  state: stateOf(problems),
  createdAt: now,
  updatedAt: now,
});

const stateOf = (problems: readonly string[]) => (problems.length ? ("held_back" as const) : ("ready" as const));

const hasChanged = (before: Existing, page: PageWithValues, digest: string) =>
  before.digest !== digest ||
  before.row !== page.row ||
  before.state === "archived" ||
  // A failed page keeps the reason until its text changes.
  (before.state !== "failed" && before.problems.join() !== page.problems.join());

const changePage = (db: Db, now: Date, { projectId }: Set, before: Existing, page: PageWithValues, digest: string) =>
  db.transaction(async (tx) => {
    const isNewText = before.digest !== digest;
    const to = nextState(before, page, isNewText);
    const moved = await transitionPages(
      tx,
      now,
      { projectId, ids: [before.id] },
      {
        from: before.state,
        to,
        values: {
          row: page.row,
          title: page.title,
          slug: page.slug,
          values: page.values,
          digest,
          problems: page.problems,
          ...(isNewText && { version: before.version + 1 }),
          // The destination's queue has the earlier text, which this one must not replace if it is held back.
          ...(isNewText && page.problems.length && isHandedOver(before) && { queuedVersion: before.version + 1 }),
        },
      },
    );
    // Its state has changed since it was read: the next check sees the new one.
    return moved.length > 0;
  });

const isHandedOver = ({ state, version, queuedVersion }: Existing) => state === "queued" && queuedVersion === version;

const nextState = (before: Existing, { problems }: GatedPage, isNewText: boolean): PageState => {
  const { state, destinationId, publishedAt } = before;
  const isBad = problems.length > 0;
  if (state === "queued" && (!isBad || isHandedOver(before))) return "queued";
  if (state === "queued") return publishedAt ? "published" : "held_back";
  if (state === "published") return isNewText && destinationId !== null && !isBad ? "queued" : "published";
  if (state === "failed" && !isNewText) return "failed";
  return stateOf(problems);
};

/** Archives pages whose rows are gone. Those in the destination's queue leave it, unless they are just being published. */
const archivePages = async (db: Db, now: Date, { projectId }: Set, removed: readonly Existing[]) => {
  let isComplete = true;
  const byState = Map.groupBy(removed, ({ state }) => state);
  for (const [state, group] of byState)
    await db.transaction(async (tx) => {
      const ids: string[] = [];
      for (const { id } of group) {
        const isFree = state !== "queued" || (await leaveQueue(tx, id));
        if (isFree) ids.push(id);
        else isComplete = false;
      }
      await transitionPages(tx, now, { projectId, ids }, { from: state, to: "archived" });
    });
  return isComplete;
};

/** Returns false if the page is being published right now. */
const leaveQueue = async (tx: Db, pageId: string) => {
  const isQueued = and(eq(publications.pageId, pageId), eq(publications.state, "queued"));
  await tx.delete(publications).where(and(isQueued, isNull(publications.remoteId)));
  // An update that is dropped leaves the published version.
  await tx.update(publications).set({ state: "published" }).where(isQueued);
  return (
    (await tx.$count(publications, and(eq(publications.pageId, pageId), eq(publications.state, "publishing")))) === 0
  );
};

/** Of everything that the page is made from. Postgres stores a template's fields in another order. */
export const digestOf = ({ template, used }: ParsedTemplate, values: Values) =>
  new Bun.CryptoHasher("sha256")
    .update(
      JSON.stringify([
        Object.entries(template).toSorted(),
        used.toSorted().map((column) => [column, cellOf(values, column)]),
      ]),
    )
    .digest("hex");
