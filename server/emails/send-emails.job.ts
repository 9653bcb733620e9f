import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import { claimed, claimSize } from "#db/queries/claim.ts";
import { mails } from "#db/schema/index.ts";
import type { Parts } from "../dependencies.ts";
import { hiddenEmail } from "../observability/log.ts";
import { asRequest } from "../observability/request-id.ts";
import { withLink } from "./email-links.ts";
import type { TemplateName } from "./templates.ts";

/** Sends the mails that are due; one that fails is tried again later and holds up no other. */
export const sendMails = async (parts: Parts) => {
  for (;;) {
    const due = await claimDueMails(parts.db, parts.clock());
    for (const mail of due) await asRequest(mail.requestId ?? undefined, () => sendOne(parts, mail));
    if (due.length < claimSize) return;
  }
};

const sendOne = async (
  { db, clock, tokens, mail, env, log }: Parts,
  { id, recipient, template, props, requestId }: Due,
) => {
  try {
    const { renderMail } = await import("./templates.ts");
    const name = template as TemplateName;
    const filled = await withLink({ db, clock, tokens }, name, recipient, props);
    if (filled) {
      const { headers, ...rendered } = renderMail(name, filled, env.SITE_URL);
      const traced = { ...headers, ...(requestId && { "X-Request-Id": requestId }) };
      await mail.send({ id, to: recipient, ...rendered, headers: traced });
      log.info({ template, mail: id, to: hiddenEmail(recipient) }, "A mail was sent.");
    }
    await db.update(mails).set({ sentAt: clock(), props: {} }).where(eq(mails.id, id));
  } catch (err) {
    log.warn(
      { err, template, mail: id, to: hiddenEmail(recipient) },
      "A mail could not be sent; it will be tried again.",
    );
  }
};

type Due = Pick<typeof mails.$inferSelect, "id" | "recipient" | "template" | "props" | "requestId">;

const claimDueMails = (db: Parts["db"], now: Date) => {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, now)))
    .orderBy(mails.nextTryAt, mails.id)
    .limit(claimSize)
    .for("update", { skipLocked: true });
  return db.update(mails).set(claimed(mails, now)).where(inArray(mails.id, due)).returning({
    id: mails.id,
    recipient: mails.recipient,
    template: mails.template,
    props: mails.props,
    requestId: mails.requestId,
  });
};
