import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { renderEmail } from "../../emails/templates.tsx";
import { senderOf } from "../../integrations/smtp.ts";
import { withTimeout } from "../../limits/timeout.ts";
import { reasonOf } from "./checks.ts";

const timeoutMs = 20_000;

/**
 * Sends an email at once, without the queue. Throws Problem `unavailable` without a mail server, and `upstream` with the
 * server's reason if it refuses the email.
 */
export const sendTestEmail = async (
  { mail, env, settings }: Pick<Dependencies, "mail" | "env" | "settings">,
  to: string,
) => {
  if (!mail.verify) throw new Problem("unavailable", "No mail server is set.");
  const current = await settings.read();
  const content = renderEmail("test-email", {}, { siteUrl: env.SITE_URL, settings: current });
  const from = senderOf(env, current.general);
  try {
    await withTimeout(timeoutMs, mail.send({ id: Bun.randomUUIDv7(), from, to, ...content }));
  } catch (error) {
    throw new Problem("upstream", `The email could not be sent: ${reasonOf(error)}`, { cause: error });
  }
};
