import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { keywords, projectFeeds, projects, scans } from "#db/schema/index.ts";
import { type FeedInput, maxFeeds } from "#shared/project-feeds.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
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
 * Looks through one more feed. It is read before it is kept, so that a wrong address is told at once; that of a website
 * stands for the feed which it names.
 */
export const addFeed = async (
  { db, clock, jobs, ...reader }: Pick<Dependencies, "db" | "clock" | "jobs" | "safeFetch" | "parseUntrusted">,
  projectId: string,
  input: FeedInput,
) => {
  const url = await discoverFeed(reader, normalizeFeedUrl(input), clock());
  const added = await db.transaction(async (tx) => {
    // Held until commit, so that two tabs cannot pass the limit together.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
    const used = await tx.$count(projectFeeds, eq(projectFeeds.projectId, projectId));
    if (used >= maxFeeds) throw new Problem("conflict", `A project has ${maxFeeds} feeds at most. Remove one first.`);
    const [feed] = await tx
      .insert(projectFeeds)
      .values({ projectId, url })
      .onConflictDoNothing()
      .returning(feedColumns);
    if (!feed) throw new Problem("conflict", "This feed is looked through already.");
    await rescanFeeds(tx, projectId);
    await tx.update(projects).set({ nextScanAt: clock() }).where(eq(projects.id, projectId));
    return feed;
  });
  jobs.enqueue("scan-projects");
  return added;
};

export const deleteFeed = async (db: Db, projectId: string, id: string) => {
  const [gone] = await db
    .delete(projectFeeds)
    .where(and(eq(projectFeeds.id, id), eq(projectFeeds.projectId, projectId)))
    .returning({ id: projectFeeds.id });
  if (!gone) throw new Problem("not-found", "There is no such feed.");
};

/** The part behind # is not sent, so it does not make another feed. */
const normalizeFeedUrl = ({ url }: FeedInput) => {
  const address = new URL(url);
  address.hash = "";
  return address.href;
};

/** What was found in the other feeds says nothing of the new one. */
const rescanFeeds = (db: Db, projectId: string) => {
  const ofProject = db.select({ id: keywords.id }).from(keywords).where(eq(keywords.projectId, projectId));
  return db.delete(scans).where(and(eq(scans.source, "feeds"), inArray(scans.keywordId, ofProject)));
};
