import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { EmailDependencies } from "../../emails/define-email.ts";
import { renderEmail } from "../../emails/render-email.tsx";
import { withTimeout } from "../../limits/timeout.ts";
import { testEmail } from "../operations.emails.tsx";
import { reasonOf } from "./checks.ts";

const timeoutMs = 20_000;

/**
 * Sends an email at once, without the queue. Throws Problem `unavailable` without a mail server, and `upstream` with the
 * server's reason if it refuses the email.
 */
export const sendTestEmail = async (
  { mail, ...dependencies }: EmailDependencies & Pick<Dependencies, "mail">,
  to: string,
) => {
  if (!mail.verify) throw new Problem("unavailable", "No mail server is set.");
  const message = await renderEmail(dependencies, testEmail, to, {});
  if (!message) return;
  try {
    await withTimeout(timeoutMs, mail.send({ id: Bun.randomUUIDv7(), ...message }));
  } catch (error) {
    throw new Problem("upstream", `The email could not be sent: ${reasonOf(error)}`, { cause: error });
  }
};
