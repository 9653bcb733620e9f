import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { plans, users } from "#db/schema/index.ts";
import type { SignUpInput } from "#shared/account/auth.ts";
import { trialCredits } from "#shared/limits.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { matchUnmatchedPayments } from "../../billing/payments/unmatched-payments.ts";
import type { Dependencies } from "../../dependencies.ts";
import { canEmailUnverified } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import type { Caller } from "../../security/known-device.ts";
import { welcome } from "../account.emails.tsx";
import { createSignedInResponse } from "./create-signed-in-response.ts";
import { hashPassword, rejectCommonPassword } from "./passwords.ts";
import { startTrial } from "./trials.ts";

/**
 * Creates an account, starts its trial and signs in. Throws Problem `conflict` if the address has an account, `invalid`
 * for a common password or an unavailable plan.
 */
export const signUp = async (
  dependencies: Dependencies,
  { password, planId, ...input }: SignUpInput,
  caller: Caller,
) => {
  await rejectCommonPassword(password);
  if (planId !== undefined) await requirePlan(dependencies.db, planId);
  const passwordHash = await hashPassword(password);
  const user = await createUser(dependencies, { ...input, passwordHash, chosenPlanId: planId ?? null });
  if (!user) throw new Problem("conflict", "This email already has an account. Sign in instead.");
  return createSignedInResponse(dependencies, user, caller, { planId });
};

/** Creates a user with a trial and a welcome mail. Returns undefined if the address or Google identity is taken. */
export const createUser = async (
  { db, clock, jobs, settings }: Pick<Dependencies, "db" | "clock" | "jobs" | "settings">,
  values: typeof users.$inferInsert,
) => {
  const { trial } = await settings.read();
  return db.transaction(async (tx) => {
    const [user] = await tx.insert(users).values(values).onConflictDoNothing().returning();
    if (!user) return undefined;
    const { endsAt: trialEndsAt, isFirst } = await startTrial(tx, user.email, clock(), trial.days);
    await tx.update(users).set({ trialEndsAt }).where(eq(users.id, user.id));
    if (user.emailVerifiedAt || (await canEmailUnverified(tx, user.email)))
      await enqueueEmail(tx, jobs, { to: user.email, email: welcome, props: { userId: user.id } });
    if (isFirst)
      await addCredits(tx, {
        userId: user.id,
        kind: "submission",
        delta: trialCredits,
        reason: "trial",
        source: `trial ${user.id}`,
        createdAt: clock(),
      });
    const { id: userId, email, emailVerifiedAt: verifiedAt } = user;
    if (verifiedAt) await matchUnmatchedPayments(tx, jobs, { userId, email, verifiedAt });
    return { ...user, trialEndsAt };
  });
};

/** Throws Problem `invalid` at `planId` for an unknown or inactive plan. */
export const requirePlan = async (db: Db, id: number) => {
  const [plan] = await db
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.active, true)));
  if (plan) return;
  throw problemAt("planId", "This plan is not on offer.");
};
