// Logins of accounts that operators open for customers. Only the operator at work on the submission and the project's
// editors read them.
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directoryLogins, tasks } from "#db/schema/index.ts";
import type { DirectoryLogin, DirectoryLoginInput } from "#shared/directory-logins.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Viewer } from "../members/access.ts";
import { getOwnSubmission } from "../submissions/submissions.ts";
import { isHeld } from "../tasks/lease.ts";

type Scope = Pick<Dependencies, "db" | "secrets" | "clock">;

/** Returns the submission of a task that the operator has claimed. Throws Problem `conflict`. */
const getClaimedSubmission = async (db: Db, operatorId: string, taskId: string) => {
  const [task] = await db
    .select({ submissionId: tasks.submissionId })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.claimedBy, operatorId), isHeld));
  if (!task?.submissionId) throw new Problem("conflict", "You don't hold a task of this submission.");
  return task.submissionId;
};

/** Returns the login for the operator who has claimed the task, or null. Throws Problem `conflict`. */
export const findLoginForTask = async (scope: Scope, operatorId: string, taskId: string) =>
  findLogin(scope, await getClaimedSubmission(scope.db, operatorId, taskId));

/** Saves the login for the customer and later operators. Throws Problem `conflict`. */
export const saveLogin = async (
  { db, secrets, clock }: Scope,
  operatorId: string,
  taskId: string,
  { username, password, note = "" }: DirectoryLoginInput,
) => {
  const submissionId = await getClaimedSubmission(db, operatorId, taskId);
  const updatedAt = clock();
  await db.transaction(async (tx) => {
    // A new row's id is the context of its secret, so a new login replaces the old one.
    await tx.delete(directoryLogins).where(eq(directoryLogins.submissionId, submissionId));
    const id = Bun.randomUUIDv7();
    await tx
      .insert(directoryLogins)
      .values({ id, submissionId, username, secret: secrets.seal(password, id), note, updatedAt });
  });
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

const findLogin = async ({ db, secrets }: Scope, submissionId: string): Promise<DirectoryLogin | null> => {
  const [row] = await db.select().from(directoryLogins).where(eq(directoryLogins.submissionId, submissionId));
  if (!row) return null;
  const { id, username, secret, note, updatedAt } = row;
  return { username, password: secrets.open(secret, id), note, updatedAt: updatedAt.toISOString() };
};
