import { and, eq } from "drizzle-orm";
import { projects, users, webhooks } from "#db/schema/index.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../emails/define-email.ts";
import { Action, Paragraph, Unsubscribe } from "../emails/email-layout.tsx";
import { createUnsubscribeToken } from "../emails/unsubscribe-token.ts";

export const webhookDisabled = defineEmail({
  name: "webhook-disabled",
  /** Not sent if it is on again or its owner has unsubscribed. */
  resolve: async ({ db, tokens }, email, { webhookId }: { webhookId: string }) => {
    const [found] = await db
      .select({
        userId: users.id,
        url: webhooks.url,
        reason: webhooks.reason,
        project: projects.name,
        projectId: projects.id,
      })
      .from(webhooks)
      .innerJoin(projects, eq(projects.id, webhooks.projectId))
      .innerJoin(users, eq(users.id, projects.userId))
      .where(
        and(
          eq(webhooks.id, webhookId),
          eq(webhooks.isActive, false),
          eq(users.email, email),
          eq(users.wantsSubmissionEmails, true),
        ),
      );
    return found && { webhook: found, token: createUnsubscribeToken(tokens, found.userId, "submissions") };
  },
  subject: ({ webhook }) => `We turned off your webhook for ${webhook.project}`,
  preview: ({ webhook }) => `${new URL(webhook.url).host} no longer receives events.`,
  list: "submissions",
  body: ({ webhook, token }) => (
    <>
      <Paragraph>
        We no longer send events of {webhook.project} to {webhook.url}. {webhook.reason}
      </Paragraph>
      <Paragraph>Fix your endpoint, then turn the webhook on again. Events that wait are then sent.</Paragraph>
      <Action to={`${link("integrations")}?project=${webhook.projectId}`}>Open integrations</Action>
      <Unsubscribe list="submissions" token={token}>
        You receive this email because you use webhooks of {site.name}.
      </Unsubscribe>
    </>
  ),
});
