// The credit ledger. Entries are only ever added; a writer locks the account first, so that no balance turns negative,
// even with parallel requests.

import { and, count, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { isInRange } from "#db/queries/days.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { newestFirst } from "#db/queries/order.ts";
import {
  articles,
  creditBalances,
  credits,
  directories,
  pages,
  projects,
  submissions,
  users,
} from "#db/schema/index.ts";
import {
  type CreditInput,
  type CreditKind,
  type CreditQuery,
  type CreditReason,
  creditKinds,
} from "#shared/billing/credits.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";

type Entry = {
  userId: string;
  kind: CreditKind;
  delta: number;
  reason: CreditReason;
  /** What caused the entry, unique per kind: a repeated event writes nothing. */
  source: string;
  projectId?: string;
  submissionId?: string;
  articleId?: string;
  /** The grant that the entry takes back. */
  grantId?: string;
  expiresAt?: Date | null;
  note?: string;
  createdAt?: Date;
};

/** The credits that can still be reserved. */
export const availableCredits = async (db: Db, userId: string, kind: CreditKind) => {
  const [row] = await db
    .select({ available: creditBalances.available })
    .from(creditBalances)
    .where(and(eq(creditBalances.userId, userId), eq(creditBalances.kind, kind)));
  return row?.available ?? 0;
};

/**
 * Throws Problem `forbidden` if the account's submission credits all come from a trial and its email isn't confirmed:
 * anyone can sign up with made-up addresses.
 */
export const requireConfirmedTrial = async (db: Db, userId: string) => {
  const isGrant = and(gt(credits.delta, 0), inArray(credits.reason, ["purchase", "renewal", "trial", "adjustment"]));
  const [unconfirmed] = await db
    .select({ isTrial: sql<boolean>`bool_and(${credits.reason} = 'trial')` })
    .from(credits)
    .innerJoin(users, and(eq(users.id, credits.userId), isNull(users.emailVerifiedAt)))
    .where(and(eq(credits.userId, userId), eq(credits.kind, "submission"), isGrant))
    .groupBy(credits.userId);
  if (unconfirmed?.isTrial) throw new Problem("forbidden", "Confirm your email address to use your trial credits.");
};

/**
 * Adds an entry once per source. Call it after `lockAccount`. Returns the entry, or undefined if the source was already
 * written. Throws Problem `limit` if the balance would turn negative.
 */
export const addCredits = async (tx: Db, entry: Entry) => {
  if (entry.delta < 0 && (await availableCredits(tx, entry.userId, entry.kind)) + entry.delta < 0)
    throw new Problem("limit", outOfCredits[entry.kind]);
  const [written] = await tx.insert(credits).values(entry).onConflictDoNothing().returning(entryColumns);
  return written;
};

const outOfCredits: Record<CreditKind, string> = {
  submission: "You have no submission credits left.",
  article: "You have no article credits left.",
  page: "You have no page credits left.",
};

const entryColumns = {
  id: credits.id,
  kind: credits.kind,
  delta: credits.delta,
  reason: credits.reason,
  submissionId: credits.submissionId,
  directory: sql<
    string | null
  >`(select d.name from ${submissions} s join ${directories} d on d.id = s.directory_id where s.id = ${credits}.submission_id)`,
  articleId: credits.articleId,
  note: credits.note,
  createdAt: credits.createdAt,
};

const newest = newestFirst(credits.createdAt, credits.id);

/** Returns an account's balances and a page of its ledger, newest first. The other filters apply to the ledger. */
export const listCredits = async (
  db: Db,
  userId: string,
  { kind, onlyProject, from, to, ...paging }: CreditQuery & { onlyProject?: string | undefined },
) => {
  const ofProject = onlyProject === undefined ? undefined : eq(credits.projectId, onlyProject);
  const isListed = and(
    eq(credits.userId, userId),
    kind && eq(credits.kind, kind),
    ofProject,
    isInRange(credits.createdAt, { from, to }),
  );
  const [balances, entries, total] = await Promise.all([
    listBalances(db, userId),
    db
      .select(entryColumns)
      .from(credits)
      .where(isListed)
      .orderBy(...newest)
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    countListed(db, credits, isListed, newest),
  ]);
  return { balances, entries, ...total };
};

const listBalances = async (db: Db, userId: string) => {
  const balances = await db.select().from(creditBalances).where(eq(creditBalances.userId, userId));
  const countReserved = async (table: typeof submissions | typeof articles | typeof pages) => {
    const [counted] = await db
      .select({ reserved: count() })
      .from(table)
      .innerJoin(projects, eq(projects.id, table.projectId))
      .where(and(eq(projects.userId, userId), eq(table.creditState, "reserved")));
    return counted?.reserved ?? 0;
  };
  const reservedOf: Record<CreditKind, number> = {
    submission: await countReserved(submissions),
    article: await countReserved(articles),
    page: await countReserved(pages),
  };
  return creditKinds.map((kind) => {
    const { available = 0, held = 0 } = balances.find((row) => row.kind === kind) ?? {};
    const reserved = reservedOf[kind];
    return { kind, available, reserved, used: held - reserved };
  });
};

/** Adjusts an account's balance and returns whose it is. Throws Problem `not-found`, or `conflict` if the balance would turn negative. */
export const adjustCredits = (db: Db, now: Date, { projectId, userId, kind, delta, note }: CreditInput) =>
  db.transaction(async (tx) => {
    const ownerId = userId ?? (await ownerOf(tx, projectId ?? ""));
    await lockAccount(tx, ownerId);
    const available = await availableCredits(tx, ownerId, kind);
    if (available + delta < 0)
      throw new Problem("conflict", `The account has ${available} ${kind} ${available === 1 ? "credit" : "credits"}.`);
    const entry = await addCredits(tx, {
      userId: ownerId,
      kind,
      delta,
      reason: "adjustment",
      source: `adjustment ${crypto.randomUUID()}`,
      ...(projectId && { projectId }),
      note,
      createdAt: now,
    });
    if (!entry) throw new Error("The adjustment was not written.");
    return { entry, ownerId };
  });

const ownerOf = async (db: Db, projectId: string) => {
  const [project] = await db.select({ userId: projects.userId }).from(projects).where(eq(projects.id, projectId));
  if (!project) throw new Problem("not-found", "Project not found.");
  return project.userId;
};

/** Gives back the credits that a project's work has reserved. Call it in the transaction that deletes the project. */
export const releaseReservedCredits = async (tx: Db, now: Date, project: { id: string; userId: string }) => {
  await lockAccount(tx, project.userId);
  const reserved = [
    ["submission", submissions],
    ["article", articles],
    ["page", pages],
  ] as const;
  for (const [kind, table] of reserved) {
    const isReserved = and(eq(table.projectId, project.id), eq(table.creditState, "reserved"));
    const delta = await tx.$count(table, isReserved);
    if (!delta) continue;
    await addCredits(tx, {
      userId: project.userId,
      kind,
      delta,
      reason: "release",
      source: `project ${project.id}`,
      createdAt: now,
    });
  }
};
