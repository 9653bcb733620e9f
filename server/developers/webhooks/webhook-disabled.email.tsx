import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Link, Paragraph, small, Text } from "../../emails/email-layout.tsx";
import type { DisabledWebhook } from "./save-attempt.ts";

type WebhookDisabledProps = { siteUrl: string; webhook: DisabledWebhook; token: string };

export const webhookDisabledSubject = ({ webhook }: WebhookDisabledProps) =>
  `We turned off your webhook for ${webhook.project}`;

export const WebhookDisabled = ({ siteUrl, webhook, token }: WebhookDisabledProps) => (
  <EmailLayout preview={`${new URL(webhook.url).host} no longer receives events.`} siteUrl={siteUrl}>
    <Paragraph>
      We no longer send events of {webhook.project} to {webhook.url}. {webhook.reason}
    </Paragraph>
    <Paragraph>Fix your endpoint, then turn the webhook on again. Events that wait are then sent.</Paragraph>
    <Action href={`${siteUrl}${link("integrations")}?project=${webhook.projectId}`}>Open integrations</Action>
    <Text style={small}>
      You receive this email because you use webhooks of {site.name}.{" "}
      <Link href={`${siteUrl}${link("unsubscribe")}?list=submissions&token=${token}`}>Unsubscribe</Link>
    </Text>
  </EmailLayout>
);
