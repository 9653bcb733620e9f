import { and, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { newestFirst } from "#db/queries/order.ts";
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
import { waitingStates } from "#shared/articles.ts";
import { Problem } from "#shared/problem.ts";
import { maxWaiting, type SearchHit, type SearchKind, type Waiting } from "#shared/search.ts";

const hitsPerKind = 5;

type Scope = { projectId: string | undefined; isAdmin: boolean };

/** Finds rows whose title contains the text, in one statement: the project's, the catalogue's and, for admins, all users and posts. */
export const search = async (db: Db, { projectId, isAdmin }: Scope, text: string): Promise<SearchHit[]> => {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const contains = (...columns: PgColumn[]) => or(...columns.map((column) => ilike(column, pattern)));
  const hit = (kind: SearchKind, id: PgColumn, title: PgColumn, detail: PgColumn) => ({
    kind: sql<SearchKind>`${kind}::text`.as("kind"),
    id: sql<string>`${id}::text`.as("id"),
    title: sql<string>`${title}`.as("title"),
    detail: sql<string>`coalesce(${detail}, '')`.as("detail"),
  });
  const directoryHits = db
    .select(hit("directories", directories.slug, directories.name, directories.host))
    .from(directories)
    .where(and(eq(directories.status, "active"), contains(directories.name, directories.host)))
    .orderBy(directories.standingRank, directories.name)
    .limit(hitsPerKind);
  const ofProject = projectId
    ? [
        db
          .select(hit("submissions", submissions.id, directories.name, submissions.state))
          .from(submissions)
          .innerJoin(directories, eq(directories.id, submissions.directoryId))
          .where(and(eq(submissions.projectId, projectId), contains(directories.name, directories.host)))
          .orderBy(directories.name)
          .limit(hitsPerKind),
        db
          .select(hit("articles", articles.id, articles.title, articles.state))
          .from(articles)
          .where(and(eq(articles.projectId, projectId), contains(articles.title)))
          .orderBy(sql`${articles.updatedAt} desc`)
          .limit(hitsPerKind),
        db
          .select(hit("mentions", mentions.id, mentions.title, mentions.source))
          .from(mentions)
          .where(and(eq(mentions.projectId, projectId), contains(mentions.title)))
          .orderBy(...newestFirst(mentions.foundAt))
          .limit(hitsPerKind),
        db
          .select(hit("leads", leads.id, leads.handle, leads.source))
          .from(leads)
          .where(and(eq(leads.projectId, projectId), contains(leads.handle)))
          .orderBy(...newestFirst(leads.lastSeenAt))
          .limit(hitsPerKind),
      ]
    : [];
  const ofAdmin = isAdmin
    ? [
        db
          .select(hit("users", users.id, users.email, users.name))
          .from(users)
          .where(contains(users.email, users.name))
          .orderBy(users.email)
          .limit(hitsPerKind),
        db
          .select(hit("posts", posts.id, posts.title, posts.slug))
          .from(posts)
          .where(contains(posts.title))
          .orderBy(posts.title)
          .limit(hitsPerKind),
      ]
    : [];
  const [first, ...others] = [...ofProject, ...ofAdmin];
  return first ? unionAll(directoryHits, first, ...others) : directoryHits;
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
