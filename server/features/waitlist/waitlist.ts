import { and, desc, eq, getTableColumns, lt, ne, type SQL } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { contactDeletions, contacts, mails } from "#db/schema/index.ts";
import type { Paging } from "#shared/pagination.ts";
import { offsetOf } from "#shared/pagination.ts";
import type { WaitlistInput } from "#shared/waitlist.ts";
import type { Parts } from "../../dependencies.ts";
import { mayMailStranger } from "../../emails/email-limits.ts";
import { queueMail } from "../../emails/email-queue.ts";
import { Problem } from "../../problem.ts";

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
    if (added && (await mayMailStranger(tx, row.email)))
      await queueMail(tx, { to: row.email, template: "waitlist-welcome", props: {} });
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

type EraseParts = Pick<Parts, "jobs" | "contactService">;

/** Deletes a contact and its mails here and, by the job, at the contact service. Problem `not-found`. */
export const deleteContact = async ({ db, ...parts }: EraseParts & Pick<Parts, "db">, contactId: string) => {
  await db.transaction(async (tx) => {
    if (!(await eraseContact(tx, parts, eq(contacts.id, contactId))))
      throw new Problem("not-found", "There is no such contact.");
  });
  parts.jobs.nudge("sync-waitlist");
};

/** Deletes the contact of an address, if there is one, as a part of erasing its owner's account. */
export const eraseContactOf = (tx: Db, parts: Pick<Parts, "contactService">, address: string) =>
  eraseContact(tx, parts, eq(contacts.email, address));

const eraseContact = async (tx: Db, { contactService }: Pick<Parts, "contactService">, which: SQL) => {
  const [deleted] = await tx
    .delete(contacts)
    .where(which)
    .returning({ email: contacts.email, state: contacts.state, tries: contacts.tries });
  if (!deleted) return false;
  await tx.delete(mails).where(and(eq(mails.recipient, deleted.email), eq(mails.template, "waitlist-welcome")));
  // One that still waits may be on its way to the service.
  const wasNeverSent = !contactService && deleted.state === "waiting" && deleted.tries === 0;
  if (!wasNeverSent) await tx.insert(contactDeletions).values({ email: deleted.email });
  return true;
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
