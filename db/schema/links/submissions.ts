import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { creditStates } from "#shared/billing/credits.ts";
import { submissionActors, submissionStates } from "#shared/links/submission-states.ts";
import {
  type CheckedAnchor,
  checkOutcomes,
  listingFlags,
  listingLinkKinds,
  type SentValue,
  submissionReasons,
} from "#shared/links/submissions.ts";
import type { ListingTrail } from "#shared/links/verification.ts";
import { taskKinds, taskStates } from "#shared/operations/tasks.ts";
import { createdAt, id, instant } from "../columns.ts";
import { articles } from "../content/articles.ts";
import { projects } from "../projects.ts";
import { users } from "../users.ts";
import { directories } from "./directories.ts";

const projectId = () =>
  uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

/** A directory with submissions can't be deleted, only closed. */
export const submissions = pgTable(
  "submissions",
  {
    id: id(),
    projectId: projectId(),
    directoryId: uuid("directory_id")
      .notNull()
      .references(() => directories.id, { onDelete: "restrict" }),
    /** Changed only by `transition`. */
    state: text("state", { enum: submissionStates }).notNull().default("proposed"),
    creditState: text("credit_state", { enum: creditStates }).notNull().default("none"),
    reason: text("reason", { enum: submissionReasons }),
    note: text("note"),
    /** What the customer answered to `needs_customer`. */
    answer: text("answer"),
    /** When the current state must end: an answer, a task or the expiry. */
    dueAt: instant("due_at"),
    /** When a proposal is approved automatically; set when its email is sent. */
    autoApproveAt: instant("auto_approve_at"),
    /** Orders the project's proposals, and its approved submissions until they are queued. Gaps mean nothing. */
    position: integer("position").notNull().default(0),
    /** From when pacing allows an approved submission to be queued. */
    plannedAt: instant("planned_at"),
    submittedAt: instant("submitted_at"),
    listingUrl: text("listing_url"),
    /** What the directory answered, as noted by the operator. */
    confirmation: text("confirmation"),
    linkKind: text("link_kind", { enum: listingLinkKinds }),
    linkRel: text("link_rel").array().notNull().default(sql`'{}'`),
    linkFoundAt: instant("link_found_at"),
    linkUrl: text("link_url"),
    flags: text("flags", { enum: listingFlags }).array().notNull().default(sql`'{}'`),
    firstLiveAt: instant("first_live_at"),
    lastCheckedAt: instant("last_checked_at"),
    nextCheckAt: instant("next_check_at"),
    /** Definite misses on different days since the last proof, and unknowns in a row. */
    misses: smallint("misses").notNull().default(0),
    firstMissAt: instant("first_miss_at"),
    lastMissAt: instant("last_miss_at"),
    unknowns: smallint("unknowns").notNull().default(0),
    lostAt: instant("lost_at"),
    replacesId: uuid("replaces_id").unique(),
    fitScore: smallint("fit_score").notNull().default(0),
    fitReasons: text("fit_reasons").array().notNull().default(sql`'{}'`),
    kitVersion: integer("kit_version"),
    values: jsonb("values").$type<SentValue[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("submissions_once").on(table.projectId, table.directoryId),
    index("submissions_updated").on(table.projectId, table.updatedAt, table.id),
    // With the directory, so that every list finds its ids in this index alone.
    index("submissions_state").on(table.projectId, table.state, table.updatedAt, table.id, table.directoryId),
    index("submissions_directory").on(table.directoryId, table.state),
    index("submissions_next_check").on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index("submissions_directory_check")
      .on(table.directoryId, table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    index("submissions_due").on(table.state, table.dueAt).where(sql`${table.dueAt} is not null`),
    index("submissions_auto_approve").on(table.autoApproveAt).where(sql`${table.autoApproveAt} is not null`),
    index("submissions_planned").on(table.plannedAt).where(sql`${table.state} = 'approved'`),
    index("submissions_replacements").on(table.projectId, table.createdAt).where(sql`${table.replacesId} is not null`),
  ],
);

const submissionId = () =>
  uuid("submission_id")
    .notNull()
    .references(() => submissions.id, { onDelete: "cascade" });

/** The history of a submission, written by `transition`. */
export const submissionEvents = pgTable(
  "submission_events",
  {
    id: id(),
    submissionId: submissionId(),
    /** The submission's, so that a project's history is read from an index. A trigger sets it (migration event_projects). */
    projectId: uuid("project_id")
      .notNull()
      .$default(() => sql`null`),
    actor: text("actor", { enum: submissionActors }).notNull(),
    /** Without a reference: an event outlives the account that caused it. */
    actorId: uuid("actor_id"),
    from: text("from_state", { enum: submissionStates }),
    to: text("to_state", { enum: submissionStates }).notNull(),
    note: text("note"),
    evidenceIds: uuid("evidence_ids").array().notNull().default(sql`'{}'`),
    at: instant("at").notNull(),
  },
  (table) => [
    index("submission_events_newest").on(table.submissionId, table.at),
    index("submission_events_month").on(table.to, table.at),
    // A note keeps the state. With the other columns that lists filter by, so that they read this index alone.
    index("submission_events_project")
      .on(table.projectId, table.at, table.id, table.to, table.from, table.submissionId)
      .where(sql`${table.from} is distinct from ${table.to}`),
    index("submission_events_notes").on(table.projectId, table.at, table.id).where(sql`${table.from} = ${table.to}`),
  ],
);

/** One look at a listing's page and what it showed: the proof. */
export const submissionChecks = pgTable(
  "submission_checks",
  {
    id: id(),
    submissionId: submissionId(),
    at: instant("at").notNull(),
    outcome: text("outcome", { enum: checkOutcomes }).notNull(),
    /** A sentence. */
    reason: text("reason").notNull(),
    status: smallint("http_status"),
    finalUrl: text("final_url").notNull(),
    hops: text("hops").array().notNull().default(sql`'{}'`),
    anchors: jsonb("anchors").$type<CheckedAnchor[]>().notNull().default([]),
    /** The page's own robots rules: `noindex`, `nofollow` …, from the meta element and the header. */
    robots: text("robots").array().notNull().default(sql`'{}'`),
    canonicalUrl: text("canonical_url"),
    /** Text around the link, at most 1 kB. */
    excerpt: text("excerpt"),
    bodyDigest: text("body_digest"),
    isTruncated: boolean("is_truncated").notNull().default(false),
    by: text("checked_by", { enum: ["bot", "person"] })
      .notNull()
      .default("bot"),
  },
  (table) => [index("submission_checks_newest").on(table.submissionId, table.at)],
);

/** The account at the directory that an operator opened for the customer. */
export const directoryLogins = pgTable("directory_logins", {
  id: id(),
  submissionId: uuid("submission_id")
    .notNull()
    .unique()
    .references(() => submissions.id, { onDelete: "cascade" }),
  username: text("username").notNull(),
  /** The password, encrypted; see `server/security/secret-box.ts`. */
  secret: text("secret").notNull(),
  note: text("note").notNull().default(""),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** What a submission's checks need between two requests. */
export const submissionVisits = pgTable("submission_visits", {
  submissionId: uuid("submission_id")
    .primaryKey()
    .references(() => submissions.id, { onDelete: "cascade" }),
  /** How far a check under way has come. */
  trail: jsonb("trail").$type<ListingTrail>(),
  /** The page that was read last, and its validators. */
  finalUrl: text("final_url"),
  etag: text("etag"),
  lastModified: text("last_modified"),
  /** Since when its host name does not exist. */
  nameMissingAt: instant("name_missing_at"),
  /** When its owner last requested a check. */
  requestedAt: instant("requested_at"),
});

/** Work for operators. */
export const tasks = pgTable(
  "tasks",
  {
    id: id(),
    kind: text("kind", { enum: taskKinds }).notNull(),
    state: text("state", { enum: taskStates }).notNull().default("open"),
    projectId: projectId(),
    submissionId: uuid("submission_id").references(() => submissions.id, { onDelete: "cascade" }),
    articleId: uuid("article_id").references(() => articles.id, { onDelete: "cascade" }),
    dueAt: instant("due_at").notNull(),
    claimedBy: uuid("claimed_by").references(() => users.id, { onDelete: "set null" }),
    claimedAt: instant("claimed_at"),
    leaseUntil: instant("lease_until"),
    /** How it ended. Checks and reviews that have one stay claimed until their operator can't undo it any more. */
    outcome: text("outcome"),
    finishedBy: uuid("finished_by").references(() => users.id, { onDelete: "set null" }),
    finishedAt: instant("finished_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("tasks_once").on(table.submissionId, table.kind).where(sql`${table.state} <> 'done'`),
    uniqueIndex("tasks_article_once").on(table.articleId).where(sql`${table.state} <> 'done'`),
    index("tasks_open").on(table.dueAt, table.id).where(sql`${table.state} = 'open'`),
    index("tasks_lease").on(table.leaseUntil).where(sql`${table.state} = 'claimed'`),
    index("tasks_finished").on(table.finishedBy, table.finishedAt),
    index("tasks_claimed").on(table.claimedAt),
    index("tasks_project").on(table.projectId),
  ],
);

/** Screenshots of operators, for operators and the project's owner. The bytes are in file storage under the id. */
export const evidence = pgTable(
  "evidence",
  {
    id: id(),
    submissionId: submissionId(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    uploadedBy: uuid("uploaded_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [index("evidence_submission").on(table.submissionId)],
);

/** What our submissions to a directory showed, without those still in review; refreshed by a job. */
export const directoryStats = pgTable("directory_stats", {
  directoryId: uuid("directory_id")
    .primaryKey()
    .references(() => directories.id, { onDelete: "cascade" }),
  submitted: integer("submitted").notNull(),
  live: integer("live").notNull(),
  rejected: integer("rejected").notNull(),
  expired: integer("expired").notNull(),
  lost: integer("lost").notNull(),
  medianDaysToLive: doublePrecision("median_days_to_live"),
  followShare: doublePrecision("follow_share"),
  survival90: doublePrecision("survival_90"),
  medianVisits: doublePrecision("median_visits"),
  refreshedAt: instant("refreshed_at").notNull(),
});
