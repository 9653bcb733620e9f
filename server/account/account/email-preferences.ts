import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { users } from "#db/schema/index.ts";
import type { EmailPreferences, EmailPreferencesInput } from "#shared/account/account.ts";
import { Problem } from "#shared/problem.ts";

type Self = { id: string };
const preferenceColumns = {
  digest: users.wantsDigest,
  submissions: users.wantsSubmissionEmails,
  mutedOwnerEmails: users.mutedOwnerEmails,
  isAdmin: users.isAdmin,
};

export const getEmailPreferences = async (db: Db, { id }: Self): Promise<EmailPreferences> =>
  chosen(await db.select(preferenceColumns).from(users).where(eq(users.id, id)));

/** Throws Problem `forbidden` for emails that only administrators get. */
export const saveEmailPreferences = async (
  db: Db,
  { id, isAdmin }: Self & { isAdmin: boolean },
  { digest, submissions, mutedOwnerEmails }: EmailPreferencesInput,
): Promise<EmailPreferences> => {
  if (mutedOwnerEmails && !isAdmin) throw new Problem("forbidden", "Only administrators get these emails.");
  return chosen(
    await db
      .update(users)
      .set({ wantsDigest: digest, wantsSubmissionEmails: submissions, mutedOwnerEmails })
      .where(eq(users.id, id))
      .returning(preferenceColumns),
  );
};

const chosen = ([row]: (Required<EmailPreferences> & { isAdmin: boolean })[]): EmailPreferences => {
  if (!row) throw new Problem("not-found", "Account not found.");
  const { isAdmin, mutedOwnerEmails, ...preferences } = row;
  return isAdmin ? { ...preferences, mutedOwnerEmails } : preferences;
};
