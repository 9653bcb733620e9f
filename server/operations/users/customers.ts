// What admins see and change of one customer.

import { and, count, desc, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import {
  customerNotes,
  planGrants,
  plans,
  projects,
  purchases,
  submissions,
  subscriptions,
  users,
} from "#db/schema/index.ts";
import type { TrialInput } from "#shared/operations/users.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import { utcDay } from "#shared/time.ts";
import { listCredits } from "../../billing/credits/credits.ts";
import type { Dependencies } from "../../dependencies.ts";
import { toMajorUnits } from "../../integrations/stripe/stripe-amounts.ts";
import { listAuditEntries } from "../../site/audit-log/audit-log.ts";
import { getListedUser, notFound } from "./users.ts";

type Scope = Pick<Dependencies, "db" | "clock">;
const auditLimit = 20;

/** Returns everything that an admin sees of a user. Throws Problem `not-found`. */
export const getUserDetail = async (scope: Scope, id: string) => {
  const { db, clock } = scope;
  const listed = await getListedUser(scope, id);
  const [facts] = await db
    .select({
      emailVerifiedAt: users.emailVerifiedAt,
      trialEndsAt: users.trialEndsAt,
      stripeCustomerId: users.stripeCustomerId,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!facts) throw notFound();
  return {
    ...listed,
    ...facts,
    balances: (await listCredits(db, id, { page: 1, limit: 1 })).balances,
    subscriptions: (
      await db
        .select({
          id: subscriptions.id,
          stripeId: subscriptions.stripeId,
          plan: plans.label,
          amount: subscriptions.amount,
          currency: subscriptions.currency,
          status: subscriptions.status,
          currentPeriodEnd: subscriptions.currentPeriodEnd,
          cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
          createdAt: subscriptions.createdAt,
        })
        .from(subscriptions)
        .leftJoin(plans, eq(plans.id, subscriptions.planId))
        .where(eq(subscriptions.userId, id))
        .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    ).map(inMajorUnits),
    payments: (
      await db
        .select({
          id: purchases.id,
          plan: plans.label,
          amount: purchases.amount,
          currency: purchases.currency,
          paymentIntentId: purchases.paymentIntentId,
          refundedAt: purchases.refundedAt,
          createdAt: purchases.createdAt,
        })
        .from(purchases)
        .leftJoin(plans, eq(plans.id, purchases.planId))
        .where(eq(purchases.userId, id))
        .orderBy(desc(purchases.createdAt), desc(purchases.id))
    ).map(inMajorUnits),
    grants: await listGrants(db, id, clock()),
    ownProjects: await listProjects(db, id),
    notes: (await listNotes(db, id)).notes,
    audit: (await listAuditEntries(db, { customer: id, page: 1, limit: auditLimit })).entries,
  };
};

const inMajorUnits = <Row extends { amount: number | null; currency: string | null }>(row: Row) => ({
  ...row,
  amount: row.amount === null || !row.currency ? null : toMajorUnits(row.amount, row.currency),
});

const listGrants = async (db: Db, userId: string, now: Date) => {
  const rows = await db
    .select({
      id: planGrants.id,
      plan: { id: plans.id, label: plans.label },
      note: planGrants.note,
      admin: { email: users.email },
      endsAt: planGrants.endsAt,
      createdAt: planGrants.createdAt,
    })
    .from(planGrants)
    .innerJoin(plans, eq(plans.id, planGrants.planId))
    .leftJoin(users, eq(users.id, planGrants.adminId))
    .where(eq(planGrants.userId, userId))
    .orderBy(desc(planGrants.createdAt), desc(planGrants.id));
  return rows.map((row) => ({ ...row, isRunning: row.endsAt === null || row.endsAt > now }));
};

/** A user's projects with the number of their live links. */
const listProjects = (db: Db, userId: string) =>
  db
    .select({
      id: projects.id,
      name: projects.name,
      url: projects.url,
      links: count(submissions.id),
      createdAt: projects.createdAt,
    })
    .from(projects)
    .leftJoin(submissions, and(eq(submissions.projectId, projects.id), eq(submissions.state, "live")))
    .where(eq(projects.userId, userId))
    .groupBy(projects.id)
    .orderBy(desc(projects.createdAt), desc(projects.id));

/** Moves the end of a user's trial, and keeps the reason as a note. Throws Problem `not-found`. */
export const saveTrial = ({ db, clock }: Scope, adminId: string, userId: string, { note, ...input }: TrialInput) =>
  db.transaction(async (tx) => {
    const endsAt = new Date(input.endsAt);
    if (endsAt <= clock()) throw problemAt("endsAt", "Choose a time in the future.");
    // The reminder is sent again before the new end.
    const set = { trialEndsAt: endsAt, trialRemindedAt: null };
    const [user] = await tx.update(users).set(set).where(eq(users.id, userId)).returning({ id: users.id });
    if (!user) throw notFound();
    const text = `Trial until ${utcDay(endsAt)}: ${note}`;
    await tx.insert(customerNotes).values({ userId, adminId, text, createdAt: clock() });
  });

/** Returns an admin's notes about a user, newest first. */
export const listNotes = async (db: Db, userId: string) => {
  const notes = await db
    .select({
      id: customerNotes.id,
      text: customerNotes.text,
      author: { email: users.email },
      createdAt: customerNotes.createdAt,
      updatedAt: customerNotes.updatedAt,
    })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.adminId))
    .where(eq(customerNotes.userId, userId))
    .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id));
  return { notes, total: notes.length };
};

const getNote = async (db: Db, userId: string, id: string) => {
  const note = (await listNotes(db, userId)).notes.find((found) => found.id === id);
  if (!note) throw new Problem("not-found", "Note not found.");
  return note;
};

/** Throws Problem `not-found` for an unknown user. */
export const createNote = async ({ db, clock }: Scope, adminId: string, userId: string, text: string) => {
  if (!(await db.$count(users, eq(users.id, userId)))) throw notFound();
  const [added] = await db.insert(customerNotes).values({ userId, adminId, text, createdAt: clock() }).returning();
  return getNote(db, userId, added?.id ?? "");
};

const isNote = (userId: string, id: string) => and(eq(customerNotes.userId, userId), eq(customerNotes.id, id));

/** Throws Problem `not-found`. */
export const updateNote = async ({ db, clock }: Scope, userId: string, id: string, text: string) => {
  await db.update(customerNotes).set({ text, updatedAt: clock() }).where(isNote(userId, id));
  return getNote(db, userId, id);
};

/** Throws Problem `not-found`. */
export const deleteNote = async (db: Db, userId: string, id: string) => {
  const [deleted] = await db.delete(customerNotes).where(isNote(userId, id)).returning({ id: customerNotes.id });
  if (!deleted) throw new Problem("not-found", "Note not found.");
};
