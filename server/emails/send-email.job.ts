import { and, asc, eq, isNull } from "drizzle-orm";
import { emails } from "#db/schema/index.ts";
import type { Dependencies } from "../dependencies.ts";
import { senderOf } from "../integrations/smtp.ts";
import { maskEmail } from "../observability/log.ts";
import { currentRequestId } from "../observability/request-id.ts";
import { resolveEmailProps } from "./email-links.ts";
import type { TemplateName } from "./render-email.tsx";

/** Sends the email, unless it was sent or deleted in the meantime. Throws if the mail server doesn't accept it. */
export const sendEmail = async (
  { db, clock, tokens, mail, env, log, settings }: Dependencies,
  id: string,
): Promise<void> => {
  const [email] = await db
    .select()
    .from(emails)
    .where(and(eq(emails.id, id), isNull(emails.sentAt)));
  if (!email) return;
  const { recipient, props } = email;
  const template = email.template as TemplateName;
  const requestId = currentRequestId();
  const { renderEmail } = await import("./render-email.tsx");
  const resolved = await resolveEmailProps({ db, clock, tokens }, template, recipient, props);
  if (resolved) {
    const current = await settings.read();
    const { headers, ...rendered } = renderEmail(template, resolved, { siteUrl: env.SITE_URL, settings: current });
    const from = senderOf(env, current.general);
    const traced = { ...headers, ...(requestId && { "X-Request-Id": requestId }) };
    await mail.send({ id, from, to: recipient, ...rendered, headers: traced });
    log.info({ template, email: id, to: maskEmail(recipient) }, "An email was sent.");
  }
  await db.update(emails).set({ sentAt: clock(), props: {} }).where(eq(emails.id, id));
};

export const listUnsentEmails = async ({ db }: Pick<Dependencies, "db">) => {
  const unsent = await db.select({ id: emails.id }).from(emails).where(isNull(emails.sentAt)).orderBy(asc(emails.id));
  return unsent.map(({ id }) => id);
};
