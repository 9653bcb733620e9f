import { and, asc, eq, isNull } from "drizzle-orm";
import { emails } from "#db/schema/index.ts";
import type { Dependencies } from "../dependencies.ts";
import { maskEmail } from "../observability/log.ts";
import { currentRequestId } from "../observability/request-id.ts";
import type { Email } from "./define-email.ts";

/** Sends a queued email, unless it was sent or deleted in the meantime. Throws if the mail server doesn't accept it. */
export const sendEmail = async (
  dependencies: Dependencies,
  definitions: ReadonlyMap<string, Email>,
  id: string,
): Promise<void> => {
  const { db, clock, mail, log } = dependencies;
  const [row] = await db
    .select()
    .from(emails)
    .where(and(eq(emails.id, id), isNull(emails.sentAt)));
  if (!row) return;
  const { recipient, template } = row;
  const email = definitions.get(template);
  if (!email) throw new Error(`No email is named ${template}.`);
  const requestId = currentRequestId();
  const { renderEmail } = await import("./render-email.tsx");
  const message = await renderEmail(dependencies, email, recipient, row.props as never);
  if (message) {
    const headers = { ...message.headers, ...(requestId && { "X-Request-Id": requestId }) };
    await mail.send({ id, ...message, headers });
    log.info({ template, email: id, to: maskEmail(recipient) }, "An email was sent.");
  }
  await db.update(emails).set({ sentAt: clock(), props: {} }).where(eq(emails.id, id));
};

export const listUnsentEmails = async ({ db }: Pick<Dependencies, "db">) => {
  const unsent = await db.select({ id: emails.id }).from(emails).where(isNull(emails.sentAt)).orderBy(asc(emails.id));
  return unsent.map(({ id }) => id);
};
