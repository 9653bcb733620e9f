import { and, count, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { directories, directoryVisits, mentions, reports, submissionEvents, submissions } from "#db/schema/index.ts";
import { offsetOf, type Paging } from "#shared/pagination.ts";
import { monthText } from "#shared/text/month.ts";
import type { Timeline, TimelineEntry, TimelineKind } from "#shared/timeline.ts";
import { isUndone } from "../ledger/outcomes.ts";

/** Lists what happened to a project, newest first. */
export const listTimeline = async (db: Db, projectId: string, paging: Paging): Promise<Timeline> => {
  // No branch can contribute more rows than this, so each reads only its newest.
  const newest = offsetOf(paging) + paging.limit;
  const rows = await unionAll(
    selectEvents(db, projectId).orderBy(desc(submissionEvents.at)).limit(newest),
    selectMentions(db, projectId).orderBy(sql`${mentions.foundAt} desc nulls last`).limit(newest),
    selectMilestones(db, projectId),
    selectReports(db, projectId),
  )
    .orderBy(sql`at desc, id desc`)
    .limit(paging.limit)
    .offset(offsetOf(paging));
  const [events] = await countRows(db, projectId);
  const total =
    (events?.count ?? 0) +
    (await db.$count(mentions, eq(mentions.projectId, projectId))) +
    (await db.$count(reports, eq(reports.projectId, projectId))) +
    (await selectMilestones(db, projectId)).length;
  return { entries: rows.map(toEntry), total };
};

const shownStates = ["submitted", "live", "lost", "rejected", "unavailable", "expired", "needs_customer"] as const;

/** A link that was only suspected to be lost is no news, and neither is a note without a change of state. */
const isShown = (db: Db, projectId: string) =>
  and(
    eq(submissions.projectId, projectId),
    inArray(submissionEvents.to, [...shownStates]),
    or(ne(submissionEvents.to, "live"), ne(submissionEvents.from, "suspect")),
    sql`${submissionEvents.from} is distinct from ${submissionEvents.to}`,
    sql`not ${isUndone(db, submissionEvents)}`,
  );

const countRows = (db: Db, projectId: string) =>
  db
    .select({ count: count() })
    .from(submissionEvents)
    .innerJoin(submissions, eq(submissions.id, submissionEvents.submissionId))
    .where(isShown(db, projectId));

// The same columns in every branch. Postgres takes the names and types of the first one.
const text = (value: unknown) => sql<string | null>`${value}::text`;
const none = sql<string | null>`null::text`;

const selectEvents = (db: Db, projectId: string) =>
  db
    .select({
      id: text(submissionEvents.id).as("id"),
      at: sql<Date>`${submissionEvents.at}`.mapWith(submissionEvents.at).as("at"),
      kind: sql<TimelineKind>`${submissionEvents.to}`.as("kind"),
      subject: text(directories.name).as("subject"),
      detail: text(submissionEvents.from).as("detail"),
      url: text(sql`coalesce(${submissions.linkUrl}, ${submissions.listingUrl})`).as("url"),
      submissionId: text(submissions.id).as("submission_id"),
      mentionId: none.as("mention_id"),
    })
    .from(submissionEvents)
    .innerJoin(submissions, eq(submissions.id, submissionEvents.submissionId))
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .where(isShown(db, projectId));

const selectMentions = (db: Db, projectId: string) =>
  db
    .select({
      id: text(mentions.id).as("id"),
      at: sql<Date>`${mentions.foundAt}`.mapWith(mentions.foundAt).as("at"),
      kind: sql<TimelineKind>`'mention'`.as("kind"),
      subject: text(sql`coalesce(nullif(${mentions.title}, ''), left(${mentions.excerpt}, 100))`).as("subject"),
      detail: none.as("detail"),
      url: text(mentions.url).as("url"),
      submissionId: none.as("submission_id"),
      mentionId: text(mentions.id).as("mention_id"),
    })
    .from(mentions)
    .where(eq(mentions.projectId, projectId));

/** The days on which the visits from a directory reached 1, 10, 100 and so on: the total has a digit more than before. */
const selectMilestones = (db: Db, projectId: string) => {
  const { day, directoryId } = directoryVisits;
  const reached = sql<number>`sum(${directoryVisits.visits}) over (partition by ${directoryId} order by ${day})`;
  const totals = db
    .select({ day, directoryId, visits: directoryVisits.visits, reached: reached.as("reached") })
    .from(directoryVisits)
    .where(eq(directoryVisits.projectId, projectId))
    .as("totals");
  const before = sql`(${totals.reached} - ${totals.visits})`;
  return db
    .select({
      id: text(totals.directoryId).as("id"),
      at: sql<Date>`${totals.day}::timestamp at time zone 'UTC'`.mapWith(submissionEvents.at).as("at"),
      kind: sql<TimelineKind>`'visits'`.as("kind"),
      subject: text(directories.name).as("subject"),
      detail: text(sql`power(10, length(${totals.reached}::text) - 1)::bigint`).as("detail"),
      url: none.as("url"),
      submissionId: none.as("submission_id"),
      mentionId: none.as("mention_id"),
    })
    .from(totals)
    .innerJoin(directories, eq(directories.id, totals.directoryId))
    .where(or(sql`${before} = 0`, sql`length(${totals.reached}::text) > length(${before}::text)`));
};

const selectReports = (db: Db, projectId: string) =>
  db
    .select({
      id: text(reports.id).as("id"),
      at: sql<Date>`${reports.createdAt}`.mapWith(reports.createdAt).as("at"),
      kind: sql<TimelineKind>`'report'`.as("kind"),
      subject: text(reports.month).as("subject"),
      detail: none.as("detail"),
      url: none.as("url"),
      submissionId: none.as("submission_id"),
      mentionId: none.as("mention_id"),
    })
    .from(reports)
    .where(eq(reports.projectId, projectId));

type Row = Awaited<ReturnType<typeof selectEvents>>[number];

const toEntry = ({ at, kind, subject, detail, url, submissionId, mentionId }: Row): TimelineEntry => ({
  at: at.toISOString(),
  kind,
  title: titles[kind](subject ?? "", detail),
  ...(url && { url }),
  ...(submissionId && { submissionId }),
  ...(mentionId && { mentionId }),
});

const number = new Intl.NumberFormat("en-US");

const titles: Record<TimelineKind, (subject: string, detail: string | null) => string> = {
  submitted: (directory) => `Submitted to ${directory}`,
  live: (directory, from) => (from === "lost" ? `Live again on ${directory}` : `Live on ${directory}`),
  lost: (directory) => `Link lost on ${directory}`,
  rejected: (directory) => `Rejected by ${directory}`,
  unavailable: (directory) => `${directory} was not available`,
  expired: (directory) => `No listing on ${directory} in time`,
  needs_customer: (directory) => `${directory} needs something from you`,
  mention: (title) => title,
  visits: (directory, milestone) =>
    milestone === "1"
      ? `First visit from ${directory}`
      : `${number.format(Number(milestone))} visits from ${directory}`,
  report: (month) => `Report for ${monthText(month)}`,
};
