import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { findFirst } from "#db/queries/find-page.ts";
import { newestFirst } from "#db/queries/order.ts";
import { containsText } from "#db/queries/text-search.ts";
import {
  articles,
  directories,
  leads,
  mentions,
  posts,
  projects,
  submissions,
  suggestions,
  tasks,
  users,
} from "#db/schema/index.ts";
import { waitingStates } from "#shared/article-states.ts";
import { Problem } from "#shared/problem.ts";
import { maxWaiting, type SearchHit, type SearchKind, type Waiting } from "#shared/search.ts";
import { searchedColumns } from "../users/users.ts";

const hitsPerKind = 5;

type Scope = { projectId: string | undefined; isAdmin: boolean };

const hit = (kind: SearchKind, id: PgColumn, title: PgColumn, detail: PgColumn) => ({
  kind: sql<SearchKind>`${kind}::text`.as("kind"),
  id: sql<string>`${id}::text`.as("id"),
  title: sql<string>`${title}`.as("title"),
  detail: sql<string>`coalesce(${detail}, '')`.as("detail"),
});

/** Finds rows by their title: the project's, the catalogue's and, for admins, all posts, and users as in their list. */
export const search = async (db: Db, { projectId, isAdmin }: Scope, text: string): Promise<SearchHit[]> => {
  const isIn = (...columns: PgColumn[]) => containsText({ text, columns });
  const directoryHits = db
    .select(hit("directories", directories.slug, directories.name, directories.host))
    .from(directories)
    .where(and(eq(directories.status, "active"), isIn(directories.name, directories.host)))
    .orderBy(directories.standingRank, directories.name)
    .limit(hitsPerKind);
  const ofProject = projectId ? await searchProject(db, projectId, text) : [];
  const ofAdmin = isAdmin ? await searchAsAdmin(db, text) : [];
  const [first, ...others] = [...ofProject, ...ofAdmin];
  return first ? unionAll(directoryHits, first, ...others) : directoryHits;
};

/** How many rows are read in the order of a list before its index for search is. A text too short for it is found in these. */
const readRows = 1_000;

const newestArticles = [desc(articles.updatedAt), desc(articles.id)];
const newestMentions = newestFirst(mentions.foundAt, mentions.id);
const newestLeads = newestFirst(leads.lastSeenAt, leads.id);

const searchProject = async (db: Db, projectId: string, text: string) => {
  /** Of a table that may be long. */
  const idsOf = async (
    table: PgTable & { id: PgColumn; projectId: PgColumn },
    column: PgColumn,
    order: readonly SQL[],
  ) => {
    const list = { table, listed: eq(table.projectId, projectId), order };
    return (await findFirst(db, list, { text, columns: [column], readRows }, hitsPerKind)).ids;
  };
  const [articleIds, mentionIds, leadIds] = await Promise.all([
    idsOf(articles, articles.title, newestArticles),
    idsOf(mentions, mentions.title, newestMentions),
    idsOf(leads, leads.handle, newestLeads),
  ]);
  return [
    db
      .select(hit("submissions", submissions.id, directories.name, submissions.state))
      .from(submissions)
      .innerJoin(directories, eq(directories.id, submissions.directoryId))
      .where(
        and(
          eq(submissions.projectId, projectId),
          containsText({ text, columns: [directories.name, directories.host] }),
        ),
      )
      .orderBy(directories.name)
      .limit(hitsPerKind),
    db
      .select(hit("articles", articles.id, articles.title, articles.state))
      .from(articles)
      .where(inArray(articles.id, articleIds))
      .orderBy(...newestArticles)
      .limit(hitsPerKind),
    db
      .select(hit("mentions", mentions.id, mentions.title, mentions.source))
      .from(mentions)
      .where(inArray(mentions.id, mentionIds))
      .orderBy(...newestMentions)
      .limit(hitsPerKind),
    db
      .select(hit("leads", leads.id, leads.handle, leads.source))
      .from(leads)
      .where(inArray(leads.id, leadIds))
      .orderBy(...newestLeads)
      .limit(hitsPerKind),
  ];
};

const searchAsAdmin = async (db: Db, text: string) => {
  const list = { table: users, listed: undefined, order: [asc(users.email)] };
  const { ids } = await findFirst(db, list, { text, columns: searchedColumns, readRows }, hitsPerKind);
  return [
    db
      .select(hit("users", users.id, users.email, users.name))
      .from(users)
      .where(inArray(users.id, ids))
      .orderBy(users.email)
      .limit(hitsPerKind),
    db
      .select(hit("posts", posts.id, posts.title, posts.slug))
      .from(posts)
      .where(containsText({ text, columns: [posts.title] }))
      .orderBy(posts.title)
      .limit(hitsPerKind),
  ];
};

/** Counts what waits for a project's customer and, for operators, the open tasks, up to `maxWaiting` each. */
export const countWaiting = async (db: Db, projectId: string, isOperator: boolean): Promise<Waiting> => {
  const count = (table: PgTable, ...conditions: SQL[]) =>
    sql<number>`(select count(*)::int from (select 1 from ${table} where ${and(...conditions)} limit ${maxWaiting}) counted)`;
  const [counts] = await db
    .select({
      submissions: count(
        submissions,
        eq(submissions.projectId, projectId),
        inArray(submissions.state, ["proposed", "needs_customer"]),
      ),
      articles: count(articles, eq(articles.projectId, projectId), inArray(articles.state, waitingStates)),
      mentions: count(mentions, eq(mentions.projectId, projectId), eq(mentions.status, "new")),
      leads: count(leads, eq(leads.projectId, projectId), eq(leads.status, "new")),
      suggestions: count(suggestions, eq(suggestions.projectId, projectId), eq(suggestions.state, "open")),
      work: isOperator ? count(tasks, eq(tasks.state, "open")) : sql<number>`0`,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!counts) throw new Problem("not-found", "Project not found.");
  return counts;
};
