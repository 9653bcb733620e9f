import { link } from "#shared/routes.ts";
import { internalPath } from "#shared/urls/internal-path.ts";
import type { Dependencies } from "../../dependencies.ts";
import { forgetLinkMails, mayMailLink } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { createSignedInResponse } from "./create-signed-in-response.ts";
import type { Caller } from "./known-device.ts";
import { consumeToken, extendVerificationToken } from "./verification-tokens.ts";
import { markEmailVerified } from "./verify-email.ts";

/**
 * Wants a link mailed to an address. For every address the same is done here, in the same time; whether it has an
 * account is looked up when the mail is sent. A request too soon after another, or beyond the day's mails, is answered
 * alike: the link that was mailed last works again, so that no stranger's requests can keep its owner out.
 * `next`: where the link leads; the dashboard when it is not one of its pages.
 */
export const requestEmailLink = async (
  { db, jobs, clock }: Pick<Dependencies, "db" | "jobs" | "clock">,
  template: "magic-link" | "password-reset",
  email: string,
  next?: string,
) => {
  if (await mayMailLink(db, template, email))
    await enqueueEmail(db, { to: email, template, props: dashboardPath(next) });
  else await extendVerificationToken(db, clock(), template, email);
  jobs.enqueue("send-emails");
};

/** Only to the dashboard: other addresses of ours may hold a token, and none is ever kept with a mail. */
const dashboardPath = (next: string | undefined): Record<string, string> => {
  const path = internalPath(next, "");
  return path.startsWith(link("dashboard")) ? { next: path } : {};
};

/** Signs in with the token of a mailed link. Problem `invalid`. */
export const signInWithEmailLink = async (dependencies: Dependencies, token: string, caller: Caller) => {
  const now = dependencies.clock();
  const user = await dependencies.db.transaction(async (tx) => {
    const { user, email } = await consumeToken(tx, now, "magic-link", token);
    return markEmailVerified(tx, { user, email, now });
  });
  await forgetLinkMails(dependencies.db, "magic-link", user.email);
  return createSignedInResponse(dependencies, user, caller);
};
