import { and, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { deleteInBatches } from "#db/queries/batches.ts";
import { emails } from "#db/schema/index.ts";
import type { Dependencies, Jobs } from "../dependencies.ts";
import type { Email, QueuedProps } from "./define-email.ts";

export type EmailRequest<Props extends QueuedProps> = { to: string; email: Email<Props>; props: NoInfer<Props> };

/** Enqueues an email. Call it in the transaction that causes the email, so that both commit or neither does. */
export const enqueueEmail = async <Props extends QueuedProps>(
  tx: Db,
  jobs: Jobs,
  { to, email, props }: EmailRequest<Props>,
) => {
  const id = Bun.randomUUIDv7();
  await tx.insert(emails).values({ id, recipient: to, template: email.name, props });
  await jobs.enqueueFor(tx, "send-email", id);
};

const retentionDays = 30;
/** Deletes emails 30 days after they were sent, or after they were enqueued if they could not be sent. */
export const deleteOldEmails = async ({ db, mail }: Pick<Dependencies, "db" | "mail">, now: Date) => {
  const limit = new Date(now.getTime() - retentionDays * 24 * 3600_000);
  await mail.deleteBefore(limit);
  await deleteInBatches(
    db,
    emails,
    or(lt(emails.sentAt, limit), and(isNull(emails.sentAt), lt(emails.createdAt, limit))),
  );
};
