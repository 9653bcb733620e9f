import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { keywords, projectFeeds, projects, scans } from "#db/schema/index.ts";
import { type FeedInput, maxFeeds } from "#shared/conversations/project-feeds.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { discoverFeed } from "./fetch-feed.ts";

const feedColumns = { id: projectFeeds.id, url: projectFeeds.url, createdAt: projectFeeds.createdAt };

export const listFeeds = async (db: Db, projectId: string) => {
  const feeds = await db
    .select(feedColumns)
    .from(projectFeeds)
    .where(eq(projectFeeds.projectId, projectId))
    .orderBy(asc(projectFeeds.createdAt), asc(projectFeeds.id));
  return { feeds, total: feeds.length };
};

export const listFeedUrls = async (db: Db, projectId: string) =>
  (await listFeeds(db, projectId)).feeds.map(({ url }) => url);

/**
 * Adds a feed to a project. It is fetched first, so that a wrong URL fails immediately; a website's URL is replaced by
 * the feed it links to. Throws Problem `conflict`, `invalid` or `upstream`.
 */
export const addFeed = async (
  { db, clock, jobs, ...reader }: Pick<Dependencies, "db" | "clock" | "jobs" | "safeFetch" | "parseUntrusted">,
  projectId: string,
  input: FeedInput,
) => {
  const url = await discoverFeed(reader, normalizeFeedUrl(input), clock());
  const added = await db.transaction(async (tx) => {
    // Locks until commit, so that concurrent requests cannot exceed the limit together.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
    const used = await tx.$count(projectFeeds, eq(projectFeeds.projectId, projectId));
    if (used >= maxFeeds) throw new Problem("conflict", `A project can have ${maxFeeds} feeds. Remove one first.`);
    const [feed] = await tx
      .insert(projectFeeds)
      .values({ projectId, url })
      .onConflictDoNothing()
      .returning(feedColumns);
    if (!feed) throw new Problem("conflict", "This feed has already been added.");
    await rescanFeeds(tx, projectId);
    await tx.update(projects).set({ nextScanAt: clock() }).where(eq(projects.id, projectId));
    return feed;
  });
  jobs.enqueue("scan-projects");
  return added;
};

export const deleteFeed = async (db: Db, projectId: string, id: string) => {
  const [deleted] = await db
    .delete(projectFeeds)
    .where(and(eq(projectFeeds.id, id), eq(projectFeeds.projectId, projectId)))
    .returning({ id: projectFeeds.id });
  if (!deleted) throw new Problem("not-found", "Feed not found.");
};

/** The fragment is never sent, so it does not make a different feed. */
const normalizeFeedUrl = ({ url }: FeedInput) => {
  const address = new URL(url);
  address.hash = "";
  return address.href;
};

/** The new feed has not been searched yet, so reset the scans. */
const rescanFeeds = (db: Db, projectId: string) => {
  const ofProject = db.select({ id: keywords.id }).from(keywords).where(eq(keywords.projectId, projectId));
  return db.delete(scans).where(and(eq(scans.source, "feeds"), inArray(scans.keywordId, ofProject)));
};
