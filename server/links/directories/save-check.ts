// Saves the results of link checks, in the transaction that ends the lease on the directory.
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { columnsOf, type Fact } from "#db/directories/facts.ts";
import { changesBetween, readFacts, saveFacts, updateDirectories } from "#db/directories/stored.ts";
import { directories, directoryChecks } from "#db/schema/index.ts";
import { type CheckTrail, missesUntilClosed, unknownsUntilDecision } from "#shared/links/directory-checks.ts";
import { dayMs, utcDay } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { noValidators, type Validators } from "../bot/visit.ts";
import type { CheckResult } from "./check-result.ts";

/** The source of what our link checks find. */
const linkCheckSource = "Linkstead link check";

type Observation = Partial<Record<"status" | "standing", string>>;

/** Saves facts that a link check observed, and what changes by them. */
const observe = async (tx: Db, id: string, values: Observation, now: Date) => {
  const observed = Object.entries(values).map(
    ([field, value]): Fact => ({
      field: field as keyof Observation,
      value,
      source: linkCheckSource,
      sourceUrl: null,
      licence: null,
      observedAt: utcDay(now),
      origin: "observed",
    }),
  );
  const [before] = await tx.select().from(directories).where(eq(directories.id, id));
  const facts = (await readFacts(tx, [id])).get(id) ?? [];
  if (!before) return;
  await saveFacts(tx, [{ id, facts: observed }]);
  const others = facts.filter(({ field, origin }) => !(origin === "observed" && field in values));
  const columns = columnsOf([...others, ...observed]);
  await updateDirectories(tx, [{ id, columns, changes: changesBetween(before, columns) }], { origin: "observed" });
};

type Claim = Pick<typeof directories.$inferSelect, "id" | "lastCheck"> & {
  until: Date;
  check: typeof directoryChecks.$inferSelect | undefined;
};

const monthDays = 30;
/** Days until the next check after so many checks in a row without a result, or with a miss. */
const retryDays = { unknown: [1, 3, 7], missing: [1, 2] };
const maxTextLength = 2_000;

/** Saves that a visit waits for its host. */
export const postpone = async (db: Db, claim: Claim, nextCheckAt: Date) =>
  void (await endLease(db, claim, { nextCheckAt }));

/** Saves how far a visit has come. It goes on as soon as its next host may be requested. */
export const saveTrail = async (db: Db, claim: Claim, trail: CheckTrail, now: Date) => {
  await db.transaction(async (tx) => {
    if (await endLease(tx, claim, { nextCheckAt: now })) await upsertCheck(tx, claim.id, { trail });
  });
};

/**
 * Saves the result of a visit and when the next one is due. Returns whether lists change by it, since they show whether
 * a directory is alive.
 */
export const saveResult = async (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  claim: Claim,
  result: CheckResult,
  validators: Validators = noValidators,
) => {
  const now = clock();
  const { outcome } = result;
  const isAlive = outcome === "alive";
  const unknowns = outcome === "unknown" ? (claim.check?.unknowns ?? 0) + 1 : 0;
  return db.transaction(async (tx) => {
    const directory = await endLease(tx, claim, {
      nextCheckAt: claim.until,
      lastCheckedAt: now,
      lastCheck: outcome,
      movedTo: result.movedTo,
    });
    if (!directory) return false;
    const misses = missesAfter(directory, outcome, now);
    const isClosed = misses.misses >= missesUntilClosed;
    const nextCheckAt = new Date(now.getTime() + daysUntilNext(outcome, unknowns, misses.misses) * dayMs);
    await tx
      .update(directories)
      .set({ ...misses, nextCheckAt })
      .where(eq(directories.id, claim.id));
    const decision = decisionOn(result);
    const isOpen = decision !== null && decision !== claim.check?.dismissed;
    const needsDecision = isClosed || (isOpen && (outcome !== "unknown" || unknowns >= unknownsUntilDecision));
    await upsertCheck(tx, claim.id, {
      trail: null,
      finalUrl: result.finalUrl.slice(0, maxTextLength),
      httpStatus: result.status,
      // An unchanged page is not sent again.
      title: result.status === 304 ? (claim.check?.title ?? null) : result.title,
      reason: result.reason,
      ...(result.status === 304 ? {} : isAlive ? validators : noValidators),
      ...(isAlive && { lastAliveAt: now, dismissed: null }),
      unknowns,
      needsDecision,
    });
    if (isClosed) await observe(tx, claim.id, { status: "closed" }, now);
    if (isAlive && directory.standing === "unconfirmed") await observe(tx, claim.id, { standing: "listed" }, now);
    return isClosed || outcome !== claim.lastCheck;
  });
};

/** Ends the lease unless another process has it by now. Returns the directory. */
const endLease = async (
  tx: Db,
  { id, until }: Pick<Claim, "id" | "until">,
  values: Partial<typeof directories.$inferInsert>,
) => {
  const [directory] = await tx
    .update(directories)
    .set(values)
    .where(and(eq(directories.id, id), eq(directories.nextCheckAt, until), eq(directories.status, "active")))
    .returning({
      standing: directories.standing,
      misses: directories.misses,
      lastMissAt: directories.lastMissAt,
    });
  return directory;
};

const upsertCheck = async (tx: Db, directoryId: string, values: Partial<typeof directoryChecks.$inferInsert>) =>
  void (await tx
    .insert(directoryChecks)
    .values({ ...values, directoryId })
    .onConflictDoUpdate({ target: directoryChecks.directoryId, set: values }));

type Misses = Pick<typeof directories.$inferSelect, "misses" | "lastMissAt">;

/** A miss counts once a day, a found website clears all misses, and what is unknown changes nothing. */
const missesAfter = (before: Misses, outcome: CheckResult["outcome"], now: Date): Misses => {
  if (outcome === "alive" || outcome === "moved") return { misses: 0, lastMissAt: null };
  if (outcome !== "missing") return { misses: before.misses, lastMissAt: before.lastMissAt };
  // An admin has reopened a closed directory, so counting starts over.
  const misses = before.misses < missesUntilClosed ? before.misses : 0;
  const isNewDay = misses === 0 || before.lastMissAt === null || utcDay(before.lastMissAt) !== utcDay(now);
  return { misses: misses + (isNewDay ? 1 : 0), lastMissAt: now };
};

const daysUntilNext = (outcome: CheckResult["outcome"], unknowns: number, misses: number) => {
  if (outcome === "unknown") return retryDays.unknown[unknowns - 1] ?? monthDays;
  return (outcome === "missing" && retryDays.missing[misses - 1]) || monthDays;
};

/** What an admin would decide on, or null if the result needs no decision. */
export const decisionOn = ({ outcome, movedTo }: Pick<CheckResult, "outcome" | "movedTo">) => {
  if (outcome === "moved") return `moved ${movedTo}`;
  return outcome === "parked" || outcome === "unknown" ? outcome : null;
};
