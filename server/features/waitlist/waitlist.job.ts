import { and, eq, inArray, lte, notExists } from "drizzle-orm";
import { claimBatchSize, nextAttempt } from "#db/queries/claim.ts";
import { contactDeletions, contacts } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { ContactService } from "../../integrations/brevo.ts";

type SyncDependencies = Pick<Dependencies, "db" | "clock" | "log"> & { contactService: ContactService };

/**
 * Syncs the contact service: first deletes contacts that were deleted here, then sends waiting ones. Without a service,
 * both wait.
 */
export const syncWaitlist = async ({ db, clock, log, contactService }: Dependencies) => {
  if (!contactService) return;
  const dependencies = { db, clock, log, contactService };
  if (await deleteContacts(dependencies)) await sendContacts(dependencies);
};

/** Returns false if the service rejects our API key. */
const deleteContacts = async ({ db, clock, contactService, log }: SyncDependencies) => {
  for (;;) {
    const due = await claimDueDeletions(db, clock());
    for (const { id, email } of due) {
      const deleted = await contactService.delete(email);
      const row = eq(contactDeletions.id, id);
      if (deleted.state === "deleted") await db.delete(contactDeletions).where(row);
      else {
        const { state, reason } = deleted;
        log.error({ reason, deletion: id }, "A contact could not be deleted from the contact service; it is retried.");
        const set = { reason, ...waitOf(deleted, clock()) };
        await db.update(contactDeletions).set(set).where(row);
        if (state === "stopped") return false;
      }
    }
    if (due.length < claimBatchSize) return true;
  }
};

const sendContacts = async ({ db, clock, contactService, log }: SyncDependencies) => {
  for (;;) {
    const due = await claimDueContacts(db, clock());
    for (const { id, email } of due) {
      const added = await contactService.add(email);
      const set = (values: Partial<typeof contacts.$inferInsert>) =>
        db.update(contacts).set(values).where(eq(contacts.id, id)).returning({ id: contacts.id });
      const [updated] =
        added.state === "added"
          ? await set({ state: "synced", list: added.list, reason: null })
          : await set({ ...nextState(added, clock()), reason: added.reason });
      // Deleted here while it was being sent.
      if (!updated) await db.insert(contactDeletions).values({ email });
      if (added.state === "stopped") {
        log.error({ reason: added.reason }, "The contact service does not take our key; contacts wait here.");
        return;
      }
    }
    if (due.length < claimBatchSize) return;
  }
};

type NotAdded = { state: "refused" | "stopped" | "later"; seconds?: number };

const nextState = (result: NotAdded, now: Date) =>
  result.state === "refused" ? { state: "failed" as const } : waitOf(result, now);

const waitOf = ({ seconds }: { state: string; seconds?: number }, now: Date) =>
  seconds ? { nextAttemptAt: new Date(now.getTime() + seconds * 1000) } : {};

const claimDueContacts = (db: Dependencies["db"], now: Date) => {
  const deletion = db.select().from(contactDeletions).where(eq(contactDeletions.email, contacts.email));
  const due = db
    .select({ id: contacts.id })
    .from(contacts)
    // After rejoining, wait for the pending deletion, which would delete the new contact.
    .where(and(eq(contacts.state, "waiting"), lte(contacts.nextAttemptAt, now), notExists(deletion)))
    .orderBy(contacts.nextAttemptAt, contacts.id)
    .limit(claimBatchSize)
    .for("update", { skipLocked: true });
  return db
    .update(contacts)
    .set(nextAttempt(contacts, now))
    .where(inArray(contacts.id, due))
    .returning({ id: contacts.id, email: contacts.email });
};

const claimDueDeletions = (db: Dependencies["db"], now: Date) => {
  const due = db
    .select({ id: contactDeletions.id })
    .from(contactDeletions)
    .where(lte(contactDeletions.nextAttemptAt, now))
    .orderBy(contactDeletions.nextAttemptAt, contactDeletions.id)
    .limit(claimBatchSize)
    .for("update", { skipLocked: true });
  return db
    .update(contactDeletions)
    .set(nextAttempt(contactDeletions, now))
    .where(inArray(contactDeletions.id, due))
    .returning({ id: contactDeletions.id, email: contactDeletions.email });
};
