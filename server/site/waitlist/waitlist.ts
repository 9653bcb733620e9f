import { and, desc, eq, getTableColumns, lt, ne, type SQL } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { countListed } from "#db/queries/count.ts";
import { contactDeletions, contacts, emails } from "#db/schema/index.ts";
import type { Paging } from "#shared/pagination.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import type { WaitlistInput } from "#shared/site/waitlist.ts";
import type { Dependencies, Jobs } from "../../dependencies.ts";
import { canEmailUnverified } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { waitlistWelcome } from "../site.emails.tsx";

const { id, email, source, state, list, createdAt } = getTableColumns(contacts);
const contactColumns = { id, email, source, state, list, createdAt };

/**
 * Saves the contact and enqueues its welcome email and its sync. A known email changes nothing and gets the same
 * response; submissions that fill the honeypot field are ignored.
 */
export const joinWaitlist = async ({ db, jobs }: Pick<Dependencies, "db" | "jobs">, input: WaitlistInput) => {
  if (input.nickname) return;
  const row = { email: input.email.toLowerCase(), source: input.source ?? null };
  await db.transaction(async (tx) => {
    const [added] = await tx.insert(contacts).values(row).onConflictDoNothing().returning({ id: contacts.id });
    if (!added) return;
    await jobs.enqueueFor(tx, "sync-contact", added.id);
    if (await canEmailUnverified(tx, row.email))
      await enqueueEmail(tx, jobs, { to: row.email, email: waitlistWelcome, props: {} });
  });
};

export const listContacts = async (db: Db, paging: Paging) => ({
  contacts: await db
    .select(contactColumns)
    .from(contacts)
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(paging.limit)
    .offset(offsetOf(paging)),
  ...(await countListed(db, contacts, undefined)),
});

/** Retries a contact that was refused or is still waiting. Throws Problem `not-found`. */
export const retryContact = ({ db, jobs }: Pick<Dependencies, "db" | "jobs">, contactId: string) =>
  db.transaction(async (tx) => {
    const [contact] = await tx
      .update(contacts)
      .set({ state: "waiting", attempts: 0, reason: null })
      .where(and(eq(contacts.id, contactId), ne(contacts.state, "synced")))
      .returning({ id: contacts.id });
    if (!contact) throw new Problem("not-found", "This contact does not exist or was already sent.");
    await jobs.enqueueFor(tx, "sync-contact", contactId);
  });

type EraseDependencies = Pick<Dependencies, "jobs" | "contactService">;

/** Deletes a contact and its emails here, and in a job at the contact service. Throws Problem `not-found`. */
export const deleteContact = (
  { db, ...dependencies }: EraseDependencies & Pick<Dependencies, "db">,
  contactId: string,
) =>
  db.transaction(async (tx) => {
    if (!(await eraseContact(tx, dependencies, eq(contacts.id, contactId))))
      throw new Problem("not-found", "Contact not found.");
  });

/** Deletes the contact with this email, if any, when its owner's account is erased. */
export const eraseContactOf = (tx: Db, dependencies: EraseDependencies, address: string) =>
  eraseContact(tx, dependencies, eq(contacts.email, address));

const eraseContact = async (tx: Db, { jobs, contactService }: EraseDependencies, which: SQL) => {
  const [deleted] = await tx
    .delete(contacts)
    .where(which)
    .returning({ email: contacts.email, state: contacts.state, attempts: contacts.attempts });
  if (!deleted) return false;
  await tx.delete(emails).where(and(eq(emails.recipient, deleted.email), eq(emails.template, "waitlist-welcome")));
  // A waiting contact may be on its way to the service.
  const wasNeverSent = !contactService && deleted.state === "waiting" && deleted.attempts === 0;
  if (!wasNeverSent) await enqueueDeletion(tx, jobs, deleted.email);
  return true;
};

/** Enqueues the deletion of a contact at the contact service. */
export const enqueueDeletion = async (tx: Db, jobs: Jobs, address: string) => {
  const deletionId = Bun.randomUUIDv7();
  await tx.insert(contactDeletions).values({ id: deletionId, email: address });
  await jobs.enqueueFor(tx, "delete-contact", deletionId);
};

/** Exports every contact, newest first. */
export const exportContacts = (db: Db) =>
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
