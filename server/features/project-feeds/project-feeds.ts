import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { keywords, projectFeeds, projects, scans } from "#db/schema/index.ts";
import { type FeedInput, mostFeeds } from "#shared/project-feeds.ts";
import type { Parts } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import { findFeed } from "./fetch-feed.ts";

const feedColumns = { id: projectFeeds.id, url: projectFeeds.url, createdAt: projectFeeds.createdAt };

export const listFeeds = async (db: Db, projectId: string) => {
  const feeds = await db
    .select(feedColumns)
    .from(projectFeeds)
    .where(eq(projectFeeds.projectId, projectId))
    .orderBy(asc(projectFeeds.createdAt), asc(projectFeeds.id));
  return { feeds, total: feeds.length };
};

export const feedAddresses = async (db: Db, projectId: string) =>
  (await listFeeds(db, projectId)).feeds.map(({ url }) => url);

/**
 * Looks through one more feed. It is read before it is kept, so that a wrong address is told at once; that of a website
 * stands for the feed which it names.
 */
export const addFeed = async (
  { db, clock, jobs, ...reader }: Pick<Parts, "db" | "clock" | "jobs" | "readPublic" | "parseUntrusted">,
  projectId: string,
  input: FeedInput,
) => {
  const url = await findFeed(reader, addressOf(input), clock());
  const added = await db.transaction(async (tx) => {
    // Held until commit, so that two tabs cannot pass the limit together.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
    const used = await tx.$count(projectFeeds, eq(projectFeeds.projectId, projectId));
    if (used >= mostFeeds) throw new Problem("conflict", `A project has ${mostFeeds} feeds at most. Remove one first.`);
    const [feed] = await tx
      .insert(projectFeeds)
      .values({ projectId, url })
      .onConflictDoNothing()
      .returning(feedColumns);
    if (!feed) throw new Problem("conflict", "This feed is looked through already.");
    await searchFeedsAnew(tx, projectId);
    await tx.update(projects).set({ nextScanAt: clock() }).where(eq(projects.id, projectId));
    return feed;
  });
  jobs.nudge("scan-projects");
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
const addressOf = ({ url }: FeedInput) => {
  const address = new URL(url);
  address.hash = "";
  return address.href;
};

/** What was found in the other feeds says nothing of the new one. */
const searchFeedsAnew = (db: Db, projectId: string) => {
  const ofProject = db.select({ id: keywords.id }).from(keywords).where(eq(keywords.projectId, projectId));
  return db.delete(scans).where(and(eq(scans.source, "feeds"), inArray(scans.keywordId, ofProject)));
};
