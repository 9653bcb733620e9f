import { and, eq, inArray, lte } from "drizzle-orm";
import { contacts } from "#db/schema/index.ts";
import { claimed, claimSize } from "../due.ts";
import type { Parts } from "../parts.ts";

/** Sends waiting contacts on to the contact service. Without one set up they stay here, waiting. */
export const syncWaitlist = async ({ db, clock, contactService, log }: Parts) => {
  if (!contactService) return;
  for (;;) {
    const due = await claimDueContacts(db, clock());
    for (const { id, email } of due) {
      const added = await contactService.add(email);
      const set = (values: Partial<typeof contacts.$inferInsert>) =>
        db.update(contacts).set(values).where(eq(contacts.id, id));
      if (added.state === "added") await set({ state: "synced", list: added.list, reason: null });
      else await set({ ...whatFollows(added, clock()), reason: added.reason });
      if (added.state === "stopped") {
        log.error({ reason: added.reason }, "The contact service does not take our key; contacts wait here.");
        return;
      }
    }
    if (due.length < claimSize) return;
  }
};

type NotAdded = { state: "refused" | "stopped" | "later"; seconds?: number };

const whatFollows = ({ state, seconds }: NotAdded, now: Date) => {
  if (state === "refused") return { state: "failed" as const };
  return seconds ? { nextTryAt: new Date(now.getTime() + seconds * 1000) } : {};
};

const claimDueContacts = (db: Parts["db"], now: Date) => {
  const due = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.state, "waiting"), lte(contacts.nextTryAt, now)))
    .orderBy(contacts.nextTryAt, contacts.id)
    .limit(claimSize)
    .for("update", { skipLocked: true });
  return db
    .update(contacts)
    .set(claimed(contacts, now))
    .where(inArray(contacts.id, due))
    .returning({ id: contacts.id, email: contacts.email });
};
