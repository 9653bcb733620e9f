// What changed in a user's submissions, articles and published pages, for the email about it.

import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import {
  articleEvents,
  articles,
  creditBalances,
  directories,
  projects,
  publications,
  submissionEvents,
  submissions,
  users,
} from "#db/schema/index.ts";
import { replacementDays } from "#shared/limits.ts";
import type { PublishedProblem } from "#shared/published-page.ts";
import { dayMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createUnsubscribeToken } from "../../emails/unsubscribe-token.ts";
import { isUnfollowed } from "../submissions/decisions.ts";
import { isLesserReason } from "../submissions/proposals.ts";
import { inOrder } from "../submissions/submissions.ts";
import { canBeEmailed } from "./daily-email.ts";

/** Older events are not worth an email. */
const maxAgeDays = 7;
const maxNames = 5;

export type SubmissionNews = {
  /** The project with most of the news, for links. */
  projectId: string;
  /** The best proposals; they are approved automatically at `approveAt`. */
  proposals: { count: number; names: string[]; projects: string[]; approveAt: Date | null };
  needsCustomer: { directory: string; project: string; note: string | null; dueAt: Date | null }[];
  /** The first link that went live for a project. */
  firstLive: { directory: string; project: string; url: string | null }[];
  /** Links that are live, but no longer followed. */
  unfollowed: { directory: string; project: string; url: string | null }[];
  /** `keptCredit`: why a credit was not returned. `lesserReason`: why the replacement isn't worth as much. */
  lost: {
    directory: string;
    project: string;
    keptCredit: "late" | "limit" | null;
    replacement: string | null;
    lesserReason: string | null;
  }[];
  /** Articles that wait for the customer's review. */
  articles: { title: string; project: string }[];
  /** Published articles and pages with which something is wrong, as two checks on different days saw it. */
  damaged: {
    count: number;
    pages: { title: string; project: string; url: string | null; problem: PublishedProblem }[];
  };
};

/** From when events are news to a user who had the last ones then. */
export const newsSince = (lastNewsAt: Date | null, now: Date) => {
  const oldest = new Date(now.getTime() - maxAgeDays * dayMs);
  return lastNewsAt && lastNewsAt > oldest ? lastNewsAt : oldest;
};

/**
 * The ids of users with news, among those who want emails about submissions and had none in the last day. The proposals
 * of a user without a credit are no news: they can't be approved.
 */
export const listUsersWithNews = async (db: Db, now: Date) => {
  const withProposals = db
    .selectDistinct({ id: users.id })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(canBeEmailed(now), isUnannounced(now), hasCredit));
  const oldest = newsSince(null, now);
  const withEvents = db
    .selectDistinct({ id: users.id })
    .from(submissionEvents)
    .innerJoin(submissions, isCurrentEvent)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(
      and(
        canBeEmailed(now),
        isNewsworthy(db),
        gte(submissionEvents.at, oldest),
        or(isNull(users.submissionNewsAt), gt(submissionEvents.at, users.submissionNewsAt)),
      ),
    );
  const withArticles = db
    .selectDistinct({ id: users.id })
    .from(articleEvents)
    .innerJoin(articles, isReviewable)
    .innerJoin(projects, eq(projects.id, articles.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(
      and(
        canBeEmailed(now),
        isWrittenForCustomer,
        gte(articleEvents.at, oldest),
        or(isNull(users.submissionNewsAt), gt(articleEvents.at, users.submissionNewsAt)),
      ),
    );
  const withDamaged = db
    .selectDistinct({ id: users.id })
    .from(publications)
    .innerJoin(projects, eq(projects.id, publications.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(
      and(
        canBeEmailed(now),
        isDamaged,
        gte(publications.problemConfirmedAt, oldest),
        or(isNull(users.submissionNewsAt), gt(publications.problemConfirmedAt, users.submissionNewsAt)),
      ),
    );
  const found = await Promise.all([withProposals, withEvents, withArticles, withDamaged]);
  const ids = found.flat().map(({ id }) => id);
  return [...new Set(ids)].sort();
};

const isReviewable = and(eq(articles.id, articleEvents.articleId), eq(articles.state, "in_review"));
/** What customers change themselves is no news to them. */
const isWrittenForCustomer = and(eq(articleEvents.to, "in_review"), ne(articleEvents.actor, "customer"));

const isDamaged = and(eq(publications.state, "published"), isNotNull(publications.problem));

/** Proposals that are still being made are announced by the next run. */
const settleMs = 10 * 60_000;

export const isUnannounced = (now: Date) =>
  and(
    eq(submissions.state, "proposed"),
    isNull(submissions.autoApproveAt),
    lt(submissions.createdAt, new Date(now.getTime() - settleMs)),
  );

const hasCredit = sql`exists (select from ${creditBalances} b where b.user_id = ${users.id} and b.kind = 'submission' and b.available > 0)`;

const isCurrentEvent = and(
  eq(submissions.id, submissionEvents.submissionId),
  eq(submissions.state, submissionEvents.to),
);

/** A note keeps the state, so it is no news, unless the link is no longer followed. */
const isNewsworthy = (db: Db) =>
  or(
    and(
      sql`${submissionEvents.from} is distinct from ${submissionEvents.to}`,
      or(
        inArray(submissionEvents.to, ["needs_customer", "lost"]),
        and(eq(submissionEvents.to, "live"), isFirstLive(db)),
      ),
    ),
    isStillUnfollowed,
  );

const isStillUnfollowed = and(eq(submissionEvents.to, "live"), eq(submissions.linkKind, "nofollow"), isUnfollowed);

const isFirstLive = (db: Db) => {
  const earlier = alias(submissions, "earlier");
  return notExists(
    db
      .select({ one: sql`1` })
      .from(earlier)
      .where(and(eq(earlier.projectId, submissions.projectId), lt(earlier.firstLiveAt, submissions.firstLiveAt))),
  );
};

/** Builds the news when the email is sent. Undefined if there are none left or the user has unsubscribed. */
export const findSubmissionNews = async (
  { db, clock, tokens }: Pick<Dependencies, "db" | "clock" | "tokens">,
  email: string,
  { userId, since }: { userId: string; since: string },
) => {
  const isSubscribed = and(eq(users.wantsSubmissionEmails, true), isNotNull(users.emailVerifiedAt));
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, email), isSubscribed));
  const news = user && (await readNews(db, user.id, new Date(since), clock()));
  return news && { news, token: createUnsubscribeToken(tokens, userId, "submissions") };
};

const readNews = async (db: Db, userId: string, since: Date, now: Date): Promise<SubmissionNews | undefined> => {
  const proposals = await readProposals(db, userId, now);
  const rows = await readEvents(db, userId, and(isNewsworthy(db), gt(submissionEvents.at, since)));
  const articlesToReview = await readArticles(db, userId, since);
  const damaged = await readDamaged(db, userId, since);
  const projectId = [...rows, ...damaged, ...proposals, ...articlesToReview][0]?.projectId;
  if (!projectId) return undefined;
  const [first] = proposals;
  const of = (state: (typeof rows)[number]["state"]) => rows.filter((row) => row.state === state);
  const liveRows = (unfollowed: boolean) =>
    of("live")
      .filter((row) => row.isUnfollowed === unfollowed)
      .map(({ directory, project, linkUrl }) => ({ directory, project, url: linkUrl }));
  return {
    projectId,
    proposals: {
      count: proposals.length,
      names: proposals.slice(0, maxNames).map(({ directory }) => directory),
      projects: [...new Set(proposals.map(({ project }) => project))],
      approveAt: first?.autoApproveAt ?? null,
    },
    needsCustomer: of("needs_customer"),
    firstLive: liveRows(false),
    unfollowed: liveRows(true),
    lost: of("lost").map(({ directory, project, creditState, isLate, replacement, replacementReasons }) => ({
      directory,
      project,
      keptCredit: creditState === "returned" ? null : isLate ? "late" : "limit",
      replacement,
      lesserReason: replacementReasons?.find(isLesserReason) ?? null,
    })),
    articles: articlesToReview,
    damaged: {
      count: damaged.length,
      pages: damaged.slice(0, maxNames).flatMap(({ problem, ...page }) => (problem ? [{ ...page, problem }] : [])),
    },
  };
};

const readArticles = (db: Db, userId: string, since: Date) =>
  db
    .selectDistinct({ id: articles.id, title: articles.title, project: projects.name, projectId: projects.id })
    .from(articleEvents)
    .innerJoin(articles, isReviewable)
    .innerJoin(projects, eq(projects.id, articles.projectId))
    .where(and(eq(projects.userId, userId), isWrittenForCustomer, gt(articleEvents.at, since)))
    .orderBy(asc(articles.id));

const readDamaged = (db: Db, userId: string, since: Date) =>
  db
    .select({
      projectId: publications.projectId,
      project: projects.name,
      title: sql<string>`${publications.document}->>'title'`,
      url: publications.url,
      problem: publications.problem,
    })
    .from(publications)
    .innerJoin(projects, eq(projects.id, publications.projectId))
    .where(and(eq(projects.userId, userId), isDamaged, gt(publications.problemConfirmedAt, since)))
    .orderBy(asc(publications.problem), asc(publications.id));

const readProposals = (db: Db, userId: string, now: Date) =>
  db
    .select({
      projectId: submissions.projectId,
      project: projects.name,
      directory: directories.name,
      autoApproveAt: submissions.autoApproveAt,
    })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .where(and(eq(projects.userId, userId), eq(submissions.state, "proposed"), gte(submissions.autoApproveAt, now)))
    .orderBy(...inOrder);

const readEvents = (db: Db, userId: string, where: SQL | undefined) => {
  const replacement = alias(submissions, "replacement");
  const replacementDirectory = alias(directories, "replacement_directory");
  return db
    .selectDistinctOn([submissions.id], {
      projectId: submissions.projectId,
      project: projects.name,
      directory: directories.name,
      state: submissions.state,
      note: submissions.note,
      dueAt: submissions.dueAt,
      linkUrl: sql<string | null>`coalesce(${submissions.linkUrl}, ${submissions.listingUrl})`,
      creditState: submissions.creditState,
      isLate: sql<boolean>`coalesce(${submissionEvents.at} - ${submissions.firstLiveAt} > make_interval(days => ${replacementDays}), false)`,
      replacement: replacementDirectory.name,
      replacementReasons: replacement.fitReasons,
      isUnfollowed: sql<boolean>`coalesce(${isStillUnfollowed}, false)`,
    })
    .from(submissionEvents)
    .innerJoin(submissions, isCurrentEvent)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .leftJoin(replacement, eq(replacement.replacesId, submissions.id))
    .leftJoin(replacementDirectory, eq(replacementDirectory.id, replacement.directoryId))
    .where(and(eq(projects.userId, userId), where))
    .orderBy(asc(submissions.id), desc(submissionEvents.at));
};
