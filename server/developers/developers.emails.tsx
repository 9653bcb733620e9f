import { and, eq } from "drizzle-orm";
import { webhooks } from "#db/schema/index.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../emails/define-email.ts";
import { Action, Paragraph, Unsubscribe } from "../emails/email-layout.tsx";
import { resolveOwnerEmail } from "../emails/owner-emails.ts";

export const webhookDisabled = defineEmail({
  name: "webhook-disabled",
  /** Not sent if it is on again or its owner has unsubscribed. */
  resolve: async ({ db, tokens }, email, { webhookId }: { webhookId: string }) => {
    const [webhook] = await db
      .select()
      .from(webhooks)
      .where(and(eq(webhooks.id, webhookId), eq(webhooks.isActive, false)));
    const owner = webhook && (await resolveOwnerEmail({ db, tokens }, email, webhook.projectId));
    return owner && { webhook, ...owner };
  },
  subject: ({ project }) => `We turned off your webhook for ${project}`,
  preview: ({ webhook }) => `${new URL(webhook.url).host} no longer receives events.`,
  list: "submissions",
  body: ({ webhook, project, token }) => (
    <>
      <Paragraph>
        We no longer send events for {project} to {webhook.url}. {webhook.reason}
      </Paragraph>
      <Paragraph>Fix your endpoint, then turn the webhook on again. Waiting events are sent then.</Paragraph>
      <Action to={`${link("integrations")}?project=${webhook.projectId}`}>Open integrations</Action>
      <Unsubscribe list="submissions" token={token}>
        You receive this email because you use {site.name} webhooks.
      </Unsubscribe>
    </>
  ),
});
