// Tokens for links are created when an email is sent, so that the queue never stores a usable token.
import { and, eq, ne, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { users } from "#db/schema/index.ts";
import type { TokenPurpose } from "#shared/account/auth.ts";
import { invitationsPath } from "#shared/account/auth.ts";
import { createVerificationToken } from "../account/auth/verification-tokens.ts";
import { findPausedDestination } from "../content/destinations/connection.ts";
import { findDisabledSlack, findMentionAlert } from "../conversations/alerts/alerts.ts";
import { findDigest } from "../conversations/digest/digest.ts";
import type { Dependencies } from "../dependencies.ts";
import { findDisabledWebhook } from "../developers/webhooks/save-attempt.ts";
import { findSubmissionNews } from "../links/news/news.ts";
import { findReportEmail } from "../reporting/reports/report-emails.ts";
import { findInvitationEmail, findInvitationPath } from "../workspace/members/invitation-email.ts";
import type { EmailProps, TemplateName } from "./templates.tsx";

type Props = Record<string, string>;

const purposes: Partial<Record<TemplateName, TokenPurpose>> = {
  welcome: "confirm-email",
  "confirm-email": "confirm-email",
  "magic-link": "magic-link",
  "password-reset": "password-reset",
  "team-invitation": "team-invitation",
  "deletion-scheduled": "keep-account",
};

/**
 * Returns the props with the link's token or the digest's content. Undefined if the email must not be sent, like a
 * sign-in link without an account.
 */
export const resolveEmailProps = async (
  dependencies: Pick<Dependencies, "db" | "clock" | "tokens">,
  template: TemplateName,
  recipient: string,
  props: Props,
): Promise<EmailProps | undefined> => {
  if (template === "weekly-digest") return findDigest(dependencies, recipient, props);
  if (template === "destination-paused") return findPausedDestination(dependencies, recipient, props);
  if (template === "webhook-disabled") return findDisabledWebhook(dependencies, recipient, props);
  if (template === "report-ready") return findReportEmail(dependencies, recipient, props);
  if (template === "submission-news") return findSubmissionNews(dependencies, recipient, props);
  if (template === "project-invitation") return findInvitationEmail(dependencies, recipient, props);
  if (template === "mention-alert") return findMentionAlert(dependencies, recipient, props);
  const { db } = dependencies;
  if (template === "slack-disabled") return findDisabledSlack(db, recipient, props);
  const purpose = purposes[template];
  if (!purpose) return props;
  const userId =
    purpose === "confirm-email"
      ? await findUserToConfirm(db, props.userId ?? "", recipient)
      : await findUserByEmail(db, recipient);
  if (userId) {
    const token = await createVerificationToken(dependencies, { userId, purpose, email: recipient });
    const leadsToInvitation = purpose === "confirm-email" || props.next === invitationsPath;
    const next = leadsToInvitation ? await findInvitationPath(dependencies, recipient) : props.next;
    return { ...props, token, next: next ?? "" };
  }
  // Google sign-ups have a verified address and get the welcome email without a link.
  return template === "welcome" ? {} : undefined;
};

const findUserByEmail = async (db: Db, email: string) => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
};

/** Returns the account id if the address is its unverified or pending one and no other account uses it. */
const findUserToConfirm = async (db: Db, userId: string, email: string) => {
  const [user] = await db
    .select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(and(eq(users.id, userId), or(eq(users.email, email), eq(users.pendingEmail, email))));
  if (!user || (user.email === email && user.emailVerifiedAt)) return undefined;
  const isTaken = (await db.$count(users, and(eq(users.email, email), ne(users.id, userId)))) > 0;
  return isTaken ? undefined : user.id;
};
