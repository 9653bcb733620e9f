import { and, desc, eq, getTableColumns, lt, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { contacts } from "#db/schema/index.ts";
import type { Paging } from "#shared/paging.ts";
import { offsetOf } from "#shared/paging.ts";
import type { WaitlistInput } from "#shared/waitlist.ts";
import { inBatches } from "../batches.ts";
import { queueMail } from "../emails/mails.ts";
import type { Parts } from "../parts.ts";
import { Problem } from "../problem.ts";

const { id, email, source, state, list, createdAt } = getTableColumns(contacts);
const contactColumns = { id, email, source, state, list, createdAt };

/**
 * Keeps the contact and wants a welcome mail, then lets the jobs send both on. A known email changes nothing and is
 * answered alike; what a bot filled into the trap is not kept.
 */
export const joinWaitlist = async ({ db, jobs }: Pick<Parts, "db" | "jobs">, input: WaitlistInput) => {
  if (input.nickname) return;
  const row = { email: input.email.toLowerCase(), source: input.source ?? null };
  await db.transaction(async (tx) => {
    const [added] = await tx.insert(contacts).values(row).onConflictDoNothing().returning({ id: contacts.id });
    if (added) await queueMail(tx, { to: row.email, template: "waitlist-welcome", props: {} });
  });
  jobs.nudge("send-mails");
  jobs.nudge("sync-waitlist");
};

export const listContacts = async (db: Db, paging: Paging) => ({
  contacts: await db
    .select(contactColumns)
    .from(contacts)
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(paging.limit)
    .offset(offsetOf(paging)),
  total: await db.$count(contacts),
});

/** Sends a contact that was refused, or still waits, on again soon. */
export const retryContact = async ({ db, jobs, clock }: Pick<Parts, "db" | "jobs" | "clock">, contactId: string) => {
  const [contact] = await db
    .update(contacts)
    .set({ state: "waiting", tries: 0, nextTryAt: clock(), reason: null })
    .where(and(eq(contacts.id, contactId), ne(contacts.state, "synced")))
    .returning({ id: contacts.id });
  if (!contact) throw new Problem("not-found", "There is no such contact to send on.");
  jobs.nudge("sync-waitlist");
};

/** Every contact, the newest first. */
export const allContacts = (db: Db) =>
  inBatches(
    (after: string | undefined, count) =>
      db
        .select(contactColumns)
        .from(contacts)
        .where(after === undefined ? undefined : lt(contacts.id, after))
        .orderBy(desc(contacts.id))
        .limit(count),
    ({ id }) => id,
  );
