import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import { claimBatchSize, nextAttempt } from "#db/queries/claim.ts";
import { emails } from "#db/schema/index.ts";
import type { Dependencies } from "../dependencies.ts";
import { maskEmail } from "../observability/log.ts";
import { withRequestId } from "../observability/request-id.ts";
import { resolveEmailProps } from "./email-links.ts";
import type { TemplateName } from "./templates.ts";

/** Sends all due emails. A failed one is retried later and doesn't block the others. */
export const sendEmails = async (dependencies: Dependencies) => {
  for (;;) {
    const due = await claimDueEmails(dependencies.db, dependencies.clock());
    for (const mail of due) await withRequestId(mail.requestId ?? undefined, () => sendEmail(dependencies, mail));
    if (due.length < claimBatchSize) return;
  }
};

const sendEmail = async (
  { db, clock, tokens, mail, env, log }: Dependencies,
  { id, recipient, template, props, requestId }: Due,
) => {
  try {
    const { renderEmail: renderMail } = await import("./templates.ts");
    const name = template as TemplateName;
    const filled = await resolveEmailProps({ db, clock, tokens }, name, recipient, props);
    if (filled) {
      const { headers, ...rendered } = renderMail(name, filled, env.SITE_URL);
      const traced = { ...headers, ...(requestId && { "X-Request-Id": requestId }) };
      await mail.send({ id, to: recipient, ...rendered, headers: traced });
      log.info({ template, mail: id, to: maskEmail(recipient) }, "A mail was sent.");
    }
    await db.update(emails).set({ sentAt: clock(), props: {} }).where(eq(emails.id, id));
  } catch (err) {
    log.warn(
      { err, template, mail: id, to: maskEmail(recipient) },
      "A mail could not be sent; it will be tried again.",
    );
  }
};

type Due = Pick<typeof emails.$inferSelect, "id" | "recipient" | "template" | "props" | "requestId">;

const claimDueEmails = (db: Dependencies["db"], now: Date) => {
  const due = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(isNull(emails.sentAt), lte(emails.nextAttemptAt, now)))
    .orderBy(emails.nextAttemptAt, emails.id)
    .limit(claimBatchSize)
    .for("update", { skipLocked: true });
  return db.update(emails).set(nextAttempt(emails, now)).where(inArray(emails.id, due)).returning({
    id: emails.id,
    recipient: emails.recipient,
    template: emails.template,
    props: emails.props,
    requestId: emails.requestId,
  });
};
