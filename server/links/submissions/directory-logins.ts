// Logins of accounts that operators open for customers. Only the operator at work on the submission and the project's
// editors read them.
import { eq } from "drizzle-orm";
import { directoryLogins } from "#db/schema/index.ts";
import type { DirectoryLogin, DirectoryLoginInput } from "#shared/links/directory-logins.ts";
import type { Viewer } from "../../access/project-access.ts";
import type { Dependencies } from "../../dependencies.ts";
import { getOwnSubmission } from "./submissions.ts";

type Scope = Pick<Dependencies, "db" | "secrets" | "clock">;

/** Saves the login for the customer and later operators. */
export const saveLogin = async (
  { db, secrets, clock }: Scope,
  submissionId: string,
  { username, password, note = "" }: DirectoryLoginInput,
) => {
  // The id is the context of the secret, so a new login has a new one.
  const id = Bun.randomUUIDv7();
  const values = { id, username, secret: secrets.seal(password, id), note, updatedAt: clock() };
  await db
    .insert(directoryLogins)
    .values({ submissionId, ...values })
    .onConflictDoUpdate({ target: directoryLogins.submissionId, set: values });
};

/** Returns the login for an editor of the project, or null. Throws Problem `not-found` and `forbidden`. */
export const findOwnLogin = async (scope: Scope, user: Viewer, submissionId: string) => {
  await getOwnSubmission(scope.db, user, submissionId);
  return findLogin(scope, submissionId);
};

/** Deletes the login once the customer has taken the account over. Throws Problem `not-found`. */
export const deleteLogin = async ({ db }: Pick<Scope, "db">, user: Viewer, submissionId: string) => {
  await getOwnSubmission(db, user, submissionId);
  await db.delete(directoryLogins).where(eq(directoryLogins.submissionId, submissionId));
};

/** Returns the login of a submission, or null. */
export const findLogin = async ({ db, secrets }: Scope, submissionId: string): Promise<DirectoryLogin | null> => {
  const [row] = await db.select().from(directoryLogins).where(eq(directoryLogins.submissionId, submissionId));
  if (!row) return null;
  const { id, username, secret, note, updatedAt } = row;
  return { username, password: secrets.open(secret, id), note, updatedAt: updatedAt.toISOString() };
};
