import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { trials } from "#db/schema/index.ts";
import { normalizeMailbox } from "../../emails/email-limits.ts";

/** Starts the mailbox's trial. A later account of the same mailbox gets the first trial's end. */
export const startTrial = async (db: Db, email: string, now: Date, days: number) => {
  const mailboxHash = createHash("sha256")
    .update(`linkstead trial ${normalizeMailbox(email)}`)
    .digest("base64url");
  const endsAt = new Date(now.getTime() + days * 24 * 3600 * 1000);
  const [started] = await db
    .insert(trials)
    .values({ mailboxHash, endsAt })
    .onConflictDoNothing()
    .returning({ endsAt: trials.endsAt });
  if (started) return { endsAt: started.endsAt, isFirst: true };
  const [trial] = await db.select({ endsAt: trials.endsAt }).from(trials).where(eq(trials.mailboxHash, mailboxHash));
  return { endsAt: trial?.endsAt ?? now, isFirst: false };
};
