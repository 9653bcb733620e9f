// The credit ledger. Entries are only ever added; whoever writes locks the account first, so that no balance turns
// negative whatever runs in parallel.
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { credits, users } from "#db/schema/index.ts";
import type { CreditKind, CreditReason } from "#shared/credits.ts";
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
  expiresAt?: Date | null;
  note?: string;
};

/** Locks the account's balance until the transaction ends. Throws Problem `not-found` if the account is gone. */
export const lockBalance = async (tx: Db, userId: string) => {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  if (!user) throw new Problem("not-found", "Account not found.");
};

/** The credits that can still be reserved. */
export const availableCredits = async (db: Db, userId: string, kind: CreditKind) => {
  const [row] = await db
    .select({ available: sql<number>`coalesce(sum(${credits.delta}), 0)::int` })
    .from(credits)
    .where(and(eq(credits.userId, userId), eq(credits.kind, kind)));
  return row?.available ?? 0;
};

/**
 * Adds an entry once per source. Call it after `lockBalance`. Returns false if the source was already written. Throws
 * Problem `limit` if the balance would turn negative.
 */
export const addCredits = async (tx: Db, entry: Entry) => {
  if (entry.delta < 0 && (await availableCredits(tx, entry.userId, entry.kind)) + entry.delta < 0)
    throw new Problem("limit", outOfCredits[entry.kind]);
  const written = await tx.insert(credits).values(entry).onConflictDoNothing().returning({ id: credits.id });
  return written.length > 0;
};

const outOfCredits: Record<CreditKind, string> = {
  submission: "You have no submission credits left.",
  article: "You have no article credits left.",
  page: "You have no page credits left.",
};
