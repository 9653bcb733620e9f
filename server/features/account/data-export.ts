import { eq } from "drizzle-orm";
import { rowBatches, without } from "#db/queries/batches.ts";
import { auditEntries, connectStates, contactDeletions, contacts, files, mails, proofs } from "#db/schema/index.ts";
import type { Parts } from "../../dependencies.ts";
import type { User } from "../auth/sessions.ts";
import { listSessions } from "../auth/sessions.ts";
import { paymentDataOf } from "../payments/subscriptions.ts";
import { projectDataOf, usesOf } from "../projects/data-export.ts";
import { getRow } from "./account.ts";
import { getMailChoices } from "./email-preferences.ts";
import { getMe } from "./me.ts";

/** Whose row it is stands around it; hashes belong to what opens something. */
const omitted = ["userId", "tokenHash", "stateHash"];

/**
 * Everything that is stored about someone, each feature's part under its word; what may be long comes in batches. What
 * opens something (password, tokens) is left out, even as a hash.
 */
export const dataOf = async (parts: Parts, user: Pick<User, "id"> & { sessionId?: string }) => {
  const { db } = parts;
  const account = await getRow(parts, user);
  // Until an address is confirmed, what was sent to it and who joined with it may be somebody else's.
  const isConfirmed = account.emailVerifiedAt !== null;
  return {
    exportedAt: parts.clock().toISOString(),
    account: { ...without(account, ["passwordHash"]), ...(await getMe(parts, user)) },
    mails: await getMailChoices(db, user),
    sessions: (await listSessions(parts, { id: user.id, sessionId: user.sessionId ?? "" })).sessions,
    mailedLinks: rowBatches(db, proofs, eq(proofs.userId, user.id), omitted),
    sentMails: isConfirmed ? rowBatches(db, mails, eq(mails.recipient, account.email), ["props", "requestId"]) : [],
    waitlist: isConfirmed ? await db.select().from(contacts).where(eq(contacts.email, account.email)) : [],
    contactDeletions: isConfirmed
      ? await db.select().from(contactDeletions).where(eq(contactDeletions.email, account.email))
      : [],
    payments: await paymentDataOf(db, user.id),
    startedConnections: (await db.select().from(connectStates).where(eq(connectStates.userId, user.id))).map((row) =>
      without(row, omitted),
    ),
    uses: await usesOf(db, user.id),
    uploads: rowBatches(db, files, eq(files.uploadedBy, user.id), ["uploadedBy"]),
    adminCalls: rowBatches(db, auditEntries, eq(auditEntries.adminId, user.id), ["adminId"]),
    projects: projectDataOf(db, user.id),
  };
};

export const exportName = (now: Date) => `linkstead-data-${now.toISOString().slice(0, 10)}.json`;

/** A slow connection may take its time for a long file. */
export const exportSeconds = 120;
