import { and, inArray, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { emails } from "#db/schema/index.ts";
import { currentRequestId } from "../observability/request-id.ts";
import type { TemplateName, TemplateProps } from "./templates.ts";

type EmailRequest<Name extends TemplateName> = {
  to: string;
  template: Name;
  props: TemplateProps<Name> & Record<string, string>;
};

/** Enqueues an email. Call it in the transaction that causes the email, so that both commit or neither does. */
export const enqueueEmail = async <Name extends TemplateName>(db: Db, { to, template, props }: EmailRequest<Name>) => {
  await db.insert(emails).values({ recipient: to, template, props, requestId: currentRequestId() });
};

const retentionDays = 30;
const batchSize = 1_000;

/** Deletes emails 30 days after they were sent. Unsent ones are given up and deleted after the same time. */
export const purgeMails = async (db: Db, now: Date) => {
  const limit = new Date(now.getTime() - retentionDays * 24 * 3600_000);
  const old = db
    .select({ id: emails.id })
    .from(emails)
    .where(or(lt(emails.sentAt, limit), and(isNull(emails.sentAt), lt(emails.createdAt, limit))))
    .limit(batchSize);
  for (;;) {
    const purged = await db.delete(emails).where(inArray(emails.id, old)).returning({ id: emails.id });
    if (purged.length < batchSize) return;
  }
};
