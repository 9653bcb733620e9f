import { eq } from "drizzle-orm";
import { rowBatches, without } from "#db/queries/batches.ts";
import {
  apiKeys,
  auditEntries,
  connectStates,
  contactDeletions,
  contacts,
  creditBalances,
  credits,
  customerNotes,
  emails,
  files,
  idempotentRequests,
  listedUsers,
  passkeys,
  planGrants,
  recoveryCodes,
  secondFactors,
  signInChallenges,
  verificationTokens,
} from "#db/schema/index.ts";
import { utcDay } from "#shared/time.ts";
import type { User } from "../../access/user.ts";
import { getUserRow } from "../../account/account/account.ts";
import { getEmailPreferences } from "../../account/account/email-preferences.ts";
import { getMe } from "../../account/account/me.ts";
import { listSessions } from "../../account/auth/sessions.ts";
import { exportPayments } from "../../billing/subscriptions/subscriptions.ts";
import type { Dependencies } from "../../dependencies.ts";
import { exportMemberships, exportProjects, exportUsage } from "../../workspace/projects/data-export.ts";

/** The export itself names the user, and hashes belong to secrets. */
const omitted = ["userId", "tokenHash", "stateHash", "keyHash", "codeHash", "challengeHash"];
const keyMaterial = ["credentialId", "publicKey", "counter"];

/**
 * Returns everything stored about a user, with long lists in batches. Secrets (password, tokens) are left out, even as
 * hashes.
 */
export const exportAccount = async (dependencies: Dependencies, user: Pick<User, "id"> & { sessionId?: string }) => {
  const { db } = dependencies;
  const account = await getUserRow(dependencies, user);
  // Mails and waitlist contacts of an unconfirmed address may belong to someone else.
  const isConfirmed = account.emailVerifiedAt !== null;
  return {
    exportedAt: dependencies.clock().toISOString(),
    account: { ...without(account, ["passwordHash"]), ...(await getMe(dependencies, user)) },
    mails: await getEmailPreferences(db, user),
    sessions: (await listSessions(dependencies, { id: user.id, sessionId: user.sessionId ?? "" })).sessions,
    listed: await db.select().from(listedUsers).where(eq(listedUsers.id, user.id)),
    secondFactor: rowBatches(db, secondFactors, eq(secondFactors.userId, user.id), [...omitted, "secret", "lastStep"]),
    recoveryCodes: rowBatches(db, recoveryCodes, eq(recoveryCodes.userId, user.id), omitted),
    passkeys: rowBatches(db, passkeys, eq(passkeys.userId, user.id), [...omitted, ...keyMaterial]),
    startedSignIns: rowBatches(db, signInChallenges, eq(signInChallenges.userId, user.id), omitted),
    apiKeys: rowBatches(db, apiKeys, eq(apiKeys.userId, user.id), omitted),
    idempotentRequests: await db
      .select({
        call: idempotentRequests.call,
        key: idempotentRequests.key,
        status: idempotentRequests.status,
        createdAt: idempotentRequests.createdAt,
      })
      .from(idempotentRequests)
      .where(eq(idempotentRequests.userId, user.id)),
    mailedLinks: rowBatches(db, verificationTokens, eq(verificationTokens.userId, user.id), omitted),
    sentMails: isConfirmed ? rowBatches(db, emails, eq(emails.recipient, account.email), ["props", "requestId"]) : [],
    waitlist: isConfirmed ? await db.select().from(contacts).where(eq(contacts.email, account.email)) : [],
    contactDeletions: isConfirmed
      ? await db.select().from(contactDeletions).where(eq(contactDeletions.email, account.email))
      : [],
    payments: await exportPayments(db, user.id),
    startedConnections: (await db.select().from(connectStates).where(eq(connectStates.userId, user.id))).map((row) =>
      without(row, omitted),
    ),
    uses: await exportUsage(db, user.id),
    memberships: await exportMemberships(db, user.id),
    credits: rowBatches(db, credits, eq(credits.userId, user.id), omitted),
    creditBalances: (await db.select().from(creditBalances).where(eq(creditBalances.userId, user.id))).map((row) =>
      without(row, omitted),
    ),
    uploads: rowBatches(db, files, eq(files.uploadedBy, user.id), ["uploadedBy"]),
    notes: rowBatches(db, customerNotes, eq(customerNotes.userId, user.id), [...omitted, "adminId"]),
    grantedPlans: rowBatches(db, planGrants, eq(planGrants.userId, user.id), [...omitted, "adminId"]),
    adminCalls: rowBatches(db, auditEntries, eq(auditEntries.adminId, user.id), ["adminId", "onBehalfOf"]),
    projects: exportProjects(db, user.id),
  };
};

export const exportName = (now: Date) => `linkstead-data-${utcDay(now)}.json`;
