import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { newestFirst } from "#db/queries/order.ts";
import { containsText, isShort, matchesText } from "#db/queries/text-search.ts";
import {
  articles,
  directories,
  leads,
  mentions,
  posts,
  projects,
  searchedUserColumns,
  submissions,
  suggestions,
  tasks,
  users,
} from "#db/schema/index.ts";
import { waitingStates } from "#shared/content/article-states.ts";
import { Problem } from "#shared/problem.ts";
import { maxWaiting, type SearchHit, type SearchKind, type Waiting } from "#shared/reporting/search.ts";

const hitsPerKind = 5;
/** How many mentions are searched for a text that is too short for the index. */
const maxMentions = 10_000;

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
  const ofProject = projectId ? searchProject(db, projectId, text) : [];
  const ofAdmin = isAdmin ? searchAsAdmin(db, text) : [];
  const [first, ...others] = [...ofProject, ...ofAdmin];
  return first ? unionAll(directoryHits, first, ...others) : directoryHits;
};

const newestArticles = [desc(articles.updatedAt), desc(articles.id)];
const newestMentions = newestFirst(mentions.foundAt, mentions.id);
const newestLeads = newestFirst(leads.lastSeenAt, leads.id);

const searchProject = (db: Db, projectId: string, text: string) => {
  // No index finds two letters, and a project may have a hundred thousand mentions.
  const firstSearched = db
    .select({ foundAt: mentions.foundAt })
    .from(mentions)
    .where(eq(mentions.projectId, projectId))
    .orderBy(...newestMentions)
    .limit(1)
    .offset(maxMentions);
  const isRecent = isShort(text) ? sql`${mentions.foundAt} >= coalesce((${firstSearched}), '-infinity')` : undefined;
  const isFound = (table: { projectId: PgColumn }, column: PgColumn) =>
    and(eq(table.projectId, projectId), matchesText({ text, columns: [column] }));
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
      .where(isFound(articles, articles.title))
      .orderBy(...newestArticles)
      .limit(hitsPerKind),
    db
      .select(hit("mentions", mentions.id, mentions.title, mentions.source))
      .from(mentions)
      .where(and(isFound(mentions, mentions.title), isRecent))
      .orderBy(...newestMentions)
      .limit(hitsPerKind),
    db
      .select(hit("leads", leads.id, leads.handle, leads.source))
      .from(leads)
      .where(isFound(leads, leads.handle))
      .orderBy(...newestLeads)
      .limit(hitsPerKind),
  ];
};

const searchAsAdmin = (db: Db, text: string) => [
  db
    .select(hit("users", users.id, users.email, users.name))
    .from(users)
    .where(matchesText({ text, columns: searchedUserColumns }))
    .orderBy(users.email)
    .limit(hitsPerKind),
  db
    .select(hit("posts", posts.id, posts.title, posts.slug))
    .from(posts)
    .where(containsText({ text, columns: [posts.title] }))
    .orderBy(posts.title)
    .limit(hitsPerKind),
];

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
