import { and, asc, eq, sql } from "drizzle-orm";
import { contactDeletions, contacts } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueDeletion } from "./waitlist.ts";

const deletionCheckSeconds = 60;

/** Sends a waiting contact to the contact service. Throws if the service fails, so that the job is retried. */
export const syncContact = async ({ db, jobs, contactService }: Dependencies, id: string): Promise<void> => {
  if (!contactService) return;
  const isThisContact = eq(contacts.id, id);
  const [contact] = await db
    .select({ email: contacts.email })
    .from(contacts)
    .where(and(isThisContact, eq(contacts.state, "waiting")));
  if (!contact) return;
  const { email } = contact;
  // After a person rejoins, the pending deletion would also delete the new contact.
  if ((await db.$count(contactDeletions, eq(contactDeletions.email, email))) > 0)
    return jobs.enqueueFor(db, "sync-contact", id, { delaySeconds: deletionCheckSeconds });
  await db
    .update(contacts)
    .set({ attempts: sql`${contacts.attempts} + 1` })
    .where(isThisContact);
  const result = await contactService.add(email);
  await db.transaction(async (tx) => {
    const [saved] = await tx.update(contacts).set(stateAfter(result)).where(isThisContact).returning();
    // Deleted here while it was being sent.
    if (!saved) await enqueueDeletion(tx, jobs, email);
  });
  if (result.state === "stopped" || result.state === "later")
    await retryLater(result, (delaySeconds) => jobs.enqueueFor(db, "sync-contact", id, { delaySeconds }));
};

type ContactResult = Awaited<ReturnType<NonNullable<Dependencies["contactService"]>["add"]>>;

const stateAfter = (result: ContactResult): Partial<typeof contacts.$inferInsert> => {
  if (result.state === "added") return { state: "synced", list: result.list, reason: null };
  return { reason: result.reason, ...(result.state === "refused" && { state: "failed" }) };
};

/** Deletes a contact from the contact service. Throws if the service fails, so that the job is retried. */
export const deleteSyncedContact = async ({ db, jobs, contactService }: Dependencies, id: string): Promise<void> => {
  if (!contactService) return;
  const isThisDeletion = eq(contactDeletions.id, id);
  const [deletion] = await db
    .update(contactDeletions)
    .set({ attempts: sql`${contactDeletions.attempts} + 1` })
    .where(isThisDeletion)
    .returning({ email: contactDeletions.email });
  if (!deletion) return;
  const result = await contactService.delete(deletion.email);
  if (result.state === "deleted") {
    await db.delete(contactDeletions).where(isThisDeletion);
    return;
  }
  await db.update(contactDeletions).set({ reason: result.reason }).where(isThisDeletion);
  await retryLater(result, (delaySeconds) => jobs.enqueueFor(db, "delete-contact", id, { delaySeconds }));
};

/** Retries when the service asks to, otherwise throws: the queue then retries with growing delays. */
const retryLater = async (
  { reason, seconds }: { reason: string; seconds?: number },
  retryIn: (seconds: number) => Promise<void>,
) => {
  if (seconds === undefined) throw new Error(`The contact service failed: ${reason}`);
  await retryIn(seconds);
};

/** Without a contact service, contacts and deletions wait until one is configured. */
export const listWaitingContacts = async ({ db, contactService }: Dependencies) => {
  if (!contactService) return [];
  const isWaiting = eq(contacts.state, "waiting");
  return idsOf(await db.select({ id: contacts.id }).from(contacts).where(isWaiting).orderBy(asc(contacts.id)));
};

export const listContactDeletions = async ({ db, contactService }: Dependencies) =>
  contactService
    ? idsOf(await db.select({ id: contactDeletions.id }).from(contactDeletions).orderBy(asc(contactDeletions.id)))
    : [];

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
