import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import { mails } from "#db/schema/index.ts";
import { claimed, claimSize } from "../due.ts";
import { hiddenEmail } from "../log.ts";
import type { Parts } from "../parts.ts";
import { withLink } from "./links.ts";
import type { TemplateName } from "./templates.ts";

/** Sends the mails that are due; one that fails is tried again later and holds up no other. */
export const sendMails = async ({ db, clock, tokens, mail, env, log }: Parts) => {
  for (;;) {
    const due = await claimDueMails(db, clock());
    for (const { id, recipient, template, props } of due) {
      try {
        const { renderMail } = await import("./templates.ts");
        const name = template as TemplateName;
        const filled = await withLink({ db, clock, tokens }, name, recipient, props);
        if (filled) await mail.send({ id, to: recipient, ...(await renderMail(name, filled, env.SITE_URL)) });
        await db.update(mails).set({ sentAt: clock(), props: {} }).where(eq(mails.id, id));
      } catch (err) {
        log.warn({ err, template, to: hiddenEmail(recipient) }, "A mail could not be sent; it will be tried again.");
      }
    }
    if (due.length < claimSize) return;
  }
};

const claimDueMails = (db: Parts["db"], now: Date) => {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, now)))
    .orderBy(mails.nextTryAt, mails.id)
    .limit(claimSize)
    .for("update", { skipLocked: true });
  return db
    .update(mails)
    .set(claimed(mails, now))
    .where(inArray(mails.id, due))
    .returning({ id: mails.id, recipient: mails.recipient, template: mails.template, props: mails.props });
};
