import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { users } from "#db/schema/index.ts";
import type { EmailPreferences, EmailPreferencesInput } from "#shared/account.ts";
import { Problem } from "#shared/problem.ts";

type Self = { id: string };
const preferenceColumns = { digest: users.wantsDigest, submissions: users.wantsSubmissionEmails };

export const getEmailPreferences = async (db: Db, { id }: Self): Promise<EmailPreferences> =>
  chosen(await db.select(preferenceColumns).from(users).where(eq(users.id, id)));

export const saveEmailPreferences = async (
  db: Db,
  { id }: Self,
  { digest, submissions }: EmailPreferencesInput,
): Promise<EmailPreferences> =>
  chosen(
    await db
      .update(users)
      .set({ wantsDigest: digest, wantsSubmissionEmails: submissions })
      .where(eq(users.id, id))
      .returning(preferenceColumns),
  );

const chosen = ([row]: EmailPreferences[]) => {
  if (!row) throw new Problem("not-found", "Account not found.");
  return row;
};
