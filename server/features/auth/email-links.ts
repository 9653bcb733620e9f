import { link } from "#shared/routes.ts";
import { ownPath } from "#shared/urls/internal-path.ts";
import type { Parts } from "../../dependencies.ts";
import { forgetLinkMails, mayMailLink } from "../../emails/email-limits.ts";
import { queueMail } from "../../emails/email-queue.ts";
import { signedInAs } from "./create-signed-in-response.ts";
import type { Caller } from "./known-device.ts";
import { extendProof, takeProof } from "./verification-tokens.ts";
import { proveEmail } from "./verify-email.ts";

/**
 * Wants a link mailed to an address. For every address the same is done here, in the same time; whether it has an
 * account is looked up when the mail is sent. A request too soon after another, or beyond the day's mails, is answered
 * alike: the link that was mailed last works again, so that no stranger's requests can keep its owner out.
 * `next`: where the link leads; the dashboard when it is not one of its pages.
 */
export const requestLink = async (
  { db, jobs, clock }: Pick<Parts, "db" | "jobs" | "clock">,
  template: "magic-link" | "password-reset",
  email: string,
  next?: string,
) => {
  if (await mayMailLink(db, template, email)) await queueMail(db, { to: email, template, props: leadingTo(next) });
  else await extendProof(db, clock(), template, email);
  jobs.nudge("send-mails");
};

/** Only to the dashboard: other addresses of ours may hold a token, and none is ever kept with a mail. */
const leadingTo = (next: string | undefined): Record<string, string> => {
  const path = ownPath(next, "");
  return path.startsWith(link("dashboard")) ? { next: path } : {};
};

/** Signs in with the token of a mailed link. Problem `invalid`. */
export const signInByLink = async (parts: Parts, token: string, caller: Caller) => {
  const now = parts.clock();
  const user = await parts.db.transaction(async (tx) => {
    const { user, email } = await takeProof(tx, now, "magic-link", token);
    return proveEmail(tx, { user, email, now });
  });
  await forgetLinkMails(parts.db, "magic-link", user.email);
  return signedInAs(parts, user, caller);
};
