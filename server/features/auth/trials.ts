import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { trials } from "#db/schema/index.ts";
import { trialDays } from "#shared/auth.ts";

/** One mailbox whatever its spelling: without a `+tag`, and for Gmail without dots. */
export const normalizeMailbox = (email: string) => {
  const [local = "", host = ""] = email.toLowerCase().split("@");
  const name = local.replace(/\+.*/, "");
  return /^(gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
};

/** When the mailbox's trial ends: it starts with its first account, and a second account does not start another. */
export const startTrial = async (db: Db, email: string, now: Date) => {
  const mailboxHash = createHash("sha256")
    .update(`linkstead trial ${normalizeMailbox(email)}`)
    .digest("base64url");
  const endsAt = new Date(now.getTime() + trialDays * 24 * 3600 * 1000);
  await db.insert(trials).values({ mailboxHash, endsAt }).onConflictDoNothing();
  const [trial] = await db.select({ endsAt: trials.endsAt }).from(trials).where(eq(trials.mailboxHash, mailboxHash));
  return trial?.endsAt ?? now;
};
