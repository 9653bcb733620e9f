import { and, arrayContains, count, eq, gte, isNull, lt, not, or } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { dayMs, startOfDay } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { ownerSignUps } from "../operations.emails.tsx";

/** Mails every administrator who wants it how many people signed up on the last UTC day, once and only if anyone did. */
export const mailSignUps = async ({ db, clock, jobs }: Dependencies) => {
  const now = clock();
  const today = startOfDay(now);
  const yesterday = new Date(today.getTime() - dayMs);
  await db.transaction(async (tx) => {
    const wantsIt = not(arrayContains(users.mutedOwnerEmails, ["sign-ups"]));
    const isDue = or(isNull(users.signUpsCountedAt), lt(users.signUpsCountedAt, today));
    const admins = await tx
      .update(users)
      .set({ signUpsCountedAt: now })
      .where(and(eq(users.isAdmin, true), wantsIt, isDue))
      .returning({ email: users.email });
    const [counted] = await tx
      .select({ total: count() })
      .from(users)
      .where(and(eq(users.role, "customer"), gte(users.createdAt, yesterday), lt(users.createdAt, today)));
    if (!counted?.total) return;
    const props = { total: String(counted.total), day: yesterday.toISOString() };
    for (const { email } of admins) await enqueueEmail(tx, jobs, { to: email, email: ownerSignUps, props });
  });
};
