// Page sets of a project, and their pages.
import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { toTotal } from "#db/queries/count.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { newestFirst } from "#db/queries/order.ts";
import { pageSets, pages, publications } from "#db/schema/index.ts";
import type { PublishedDocument } from "#shared/content/destinations.ts";
import {
  type PageDraft,
  type PageQuery,
  type PageSet,
  type PageSetInput,
  type PageSetUpdate,
  type PageState,
  pageSetLimits,
  pageStates,
} from "#shared/content/page-sets.ts";
import { maxTotal } from "#shared/max-total.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import { publishedEvidence } from "#shared/published-page.ts";
import { csvLines } from "#shared/text/csv.ts";
import { getOwnProject } from "../../access/own-project.ts";
import type { Viewer } from "../../access/project-access.ts";
import type { Dependencies } from "../../dependencies.ts";
import { type MaybeUser, recordActivity } from "../../workspace/activity/activity.ts";
import { checkFile } from "./read-rows.ts";
import { cellOf, parseTemplate, renderPage } from "./template.ts";
import { countByState } from "./transition.ts";

type SetRow = typeof pageSets.$inferSelect;

/** The sets of a project, the newest first, with all their columns but the file. */
export const listPageSets = async (db: Db, projectId: string) => {
  const rows = await db
    .select(described)
    .from(pageSets)
    .where(eq(pageSets.projectId, projectId))
    .orderBy(...newestFirst(pageSets.createdAt, pageSets.id));
  return { pageSets: await describeSets(db, rows), total: rows.length };
};

const described = {
  id: pageSets.id,
  projectId: pageSets.projectId,
  name: pageSets.name,
  template: pageSets.template,
  columns: pageSets.columns,
  state: pageSets.state,
  createdAt: pageSets.createdAt,
  updatedAt: pageSets.updatedAt,
};

const describeSets = async (db: Db, rows: readonly Omit<SetRow, "csv" | "version" | "leaseUntil">[]) => {
  const counted = await countByState(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const countOf = (state: PageState) =>
      counted.find((one) => one.pageSetId === row.id && one.state === state)?.total ?? 0;
    const counts = Object.fromEntries(pageStates.map((state) => [state, countOf(state)])) as PageSet["counts"];
    const all = Object.values(counts).reduce((sum, one) => sum + one, 0) - counts.archived;
    return {
      ...row,
      rows: all,
      passing: all - counts.held_back,
      heldBack: counts.held_back,
      counts,
    };
  });
};

/** Saves a set, whose pages a job makes. Throws Problem `invalid` for a wrong file or template, `limit` for too many sets. */
export const createPageSet = async (
  { db, clock, jobs, user }: Pick<Dependencies, "db" | "clock" | "jobs"> & MaybeUser,
  project: { id: string; userId: string },
  input: PageSetInput,
) => {
  const { columns } = await checkInput(input);
  const saved = await db.transaction(async (tx) => {
    await lockAccount(tx, project.userId);
    if ((await tx.$count(pageSets, eq(pageSets.projectId, project.id))) >= pageSetLimits.sets)
      throw new Problem("limit", `A project has at most ${pageSetLimits.sets} page sets.`);
    const now = clock();
    const entry = { projectId: project.id, actorId: user?.id, subject: input.name, at: now };
    await recordActivity(tx, { ...entry, kind: "page_set.created" });
    return tx
      .insert(pageSets)
      .values({ ...input, projectId: project.id, columns, createdAt: now, updatedAt: now })
      .returning(described);
  });
  jobs.enqueue("check-page-sets");
  return onlySet(db, saved);
};

/** Replaces a set's template and file; without a file, its rows stay. Pages that stay the same keep their state. */
export const updatePageSet = async (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  viewer: Viewer,
  id: string,
  input: PageSetUpdate,
) => {
  const set = await getOwnPageSet(db, viewer, id);
  const csv = input.csv ?? (await writeFile(db, set));
  const { columns } = await checkInput({ ...input, csv });
  const saved = await db
    .update(pageSets)
    .set({
      ...input,
      csv,
      columns,
      state: "checking",
      leaseUntil: null,
      version: sql`${pageSets.version} + 1`,
      updatedAt: clock(),
    })
    .where(eq(pageSets.id, id))
    .returning(described);
  jobs.enqueue("check-page-sets");
  return onlySet(db, saved);
};

const rowsAtOnce = 500;

/** The set's file: as it was uploaded while its pages are being made, else written from them. */
export const writeFile = async (db: Db, { id, columns }: Pick<SetRow, "id" | "columns">): Promise<string> => {
  const [uploaded] = await db.select({ csv: pageSets.csv }).from(pageSets).where(eq(pageSets.id, id));
  if (uploaded?.csv) return uploaded.csv;
  // States the delimiter, which long texts could hide.
  let csv = `sep=,\n${csvLines([columns])}`;
  for (let row = 0, isLast = false; !isLast; ) {
    const rows = await db
      .select({ row: pages.row, values: pages.values })
      .from(pages)
      .where(and(eq(pages.pageSetId, id), ne(pages.state, "archived"), gt(pages.row, row)))
      .orderBy(asc(pages.row))
      .limit(rowsAtOnce);
    csv += csvLines(rows.map(({ values }) => columns.map((column) => cellOf(values, column))));
    row = rows.at(-1)?.row ?? row;
    isLast = rows.length < rowsAtOnce;
  }
  return csv;
};

const checkInput = async ({ csv, template }: PageSetInput) => {
  const { columns } = await checkFile(csv);
  parseTemplate(template, columns);
  return { columns };
};

const onlySet = async (db: Db, rows: Parameters<typeof describeSets>[1]) => {
  const [set] = await describeSets(db, rows);
  if (!set) throw notFound();
  return set;
};

const notFound = () => new Problem("not-found", "Page set not found.");

/** Returns a set, without its file, that the viewer owns; an admin may see all. Throws Problem `not-found`. */
export const getOwnPageSet = async (db: Db, viewer: Viewer, id: string) => {
  const [set] = await db.select(described).from(pageSets).where(eq(pageSets.id, id));
  if (!set) throw notFound();
  await getOwnProject(db, viewer, set.projectId).catch((error) => {
    throw error instanceof Problem && error.code === "not-found" ? notFound() : error;
  });
  return set;
};

export const getPageSet = async (db: Db, viewer: Viewer, id: string) =>
  onlySet(db, [await getOwnPageSet(db, viewer, id)]);

const order = [asc(pages.row), asc(pages.id)];

/** A set's pages in the order of the file, without archived ones unless they are asked for. */
export const listPages = async (db: Db, viewer: Viewer, id: string, { state, ...paging }: PageQuery) => {
  await getOwnPageSet(db, viewer, id);
  const isListed = and(eq(pages.pageSetId, id), state ? eq(pages.state, state) : ne(pages.state, "archived"));
  // The ids first, so that a late page doesn't read the rows of all earlier ones.
  const ids = db
    .select({ id: pages.id })
    .from(pages)
    .where(isListed)
    .orderBy(...order)
    .limit(paging.limit)
    .offset(offsetOf(paging));
  const [rows, counted] = await Promise.all([
    db
      .select(pageColumns)
      .from(pages)
      .where(inArray(pages.id, ids))
      .orderBy(...order),
    countByState(db, [id]),
  ]);
  const total = counted.reduce(
    (sum, one) => sum + ((state ? one.state === state : one.state !== "archived") ? one.total : 0),
    0,
  );
  return { pages: rows, ...toTotal(total, maxTotal) };
};

const pageColumns = {
  id: pages.id,
  row: pages.row,
  title: pages.title,
  slug: pages.slug,
  values: pages.values,
  state: pages.state,
  problems: pages.problems,
  url: pages.url,
  publishedAt: pages.publishedAt,
};

/** The page that a template makes of a row. Throws Problem `invalid` for a placeholder without a value. */
export const previewDraft = ({ template, values }: PageDraft): PublishedDocument =>
  renderPage(parseTemplate(template, Object.keys(values)), values);

/** A row's page as it would be published, whether it passes or not. */
export const previewPage = async (db: Db, viewer: Viewer, id: string, row: number) => {
  const { template, columns } = await getOwnPageSet(db, viewer, id);
  const isShownAt = and(eq(publications.pageId, pages.id), eq(publications.destinationId, pages.destinationId));
  const [found] = await db
    .select({ page: pageColumns, evidence: publications.evidence, checkedAt: publications.checkedAt })
    .from(pages)
    .leftJoin(publications, isShownAt)
    .where(and(eq(pages.pageSetId, id), eq(pages.row, row), ne(pages.state, "archived")));
  if (!found) throw new Problem("not-found", "Page not found.");
  const { page, evidence, checkedAt } = found;
  const document = { ...renderPage(parseTemplate(template, columns), page.values), slug: page.slug };
  return { ...page, document, evidence: publishedEvidence.safeParse(evidence).data ?? null, checkedAt };
};
