// Emails to a project's owner about something that stopped working: optional ones, on the list "submissions".
import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { projects, users } from "#db/schema/index.ts";
import type { Dependencies, Jobs } from "../dependencies.ts";
import type { QueuedProps } from "./define-email.ts";
import { type EmailRequest, enqueueEmail } from "./email-queue.ts";
import { createUnsubscribeToken } from "./unsubscribe-token.ts";

const findOwner = async (db: Db, projectId: string) => {
  const [found] = await db
    .select({ id: users.id, email: users.email, project: projects.name })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(eq(projects.id, projectId), eq(users.wantsSubmissionEmails, true), isNotNull(users.emailVerifiedAt)));
  return found;
};

/** Enqueues an email to a project's owner, unless the address is not confirmed or these emails are unsubscribed from. */
export const enqueueOwnerEmail = async <Props extends QueuedProps>(
  tx: Db,
  jobs: Jobs,
  projectId: string,
  request: Omit<EmailRequest<Props>, "to">,
) => {
  const owner = await findOwner(tx, projectId);
  if (owner) await enqueueEmail(tx, jobs, { to: owner.email, ...request });
};

/** What such an email says besides its subject, or undefined if its recipient is not the owner any more or unsubscribed. */
export const resolveOwnerEmail = async (
  { db, tokens }: Pick<Dependencies, "db" | "tokens">,
  email: string,
  projectId: string,
) => {
  const owner = await findOwner(db, projectId);
  return owner?.email === email
    ? { project: owner.project, token: createUnsubscribeToken(tokens, owner.id, "submissions") }
    : undefined;
};
