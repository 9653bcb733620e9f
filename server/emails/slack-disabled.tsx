import { link } from "#shared/routes.ts";
import type { DisabledSlack } from "../conversations/alerts/alerts.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

type SlackDisabledProps = { siteUrl: string; slack: DisabledSlack };

export const slackDisabledSubject = ({ slack }: SlackDisabledProps) => `Slack messages for ${slack.project} are off`;

export const SlackDisabled = ({ siteUrl, slack }: SlackDisabledProps) => (
  <EmailLayout preview="Connect your channel again." siteUrl={siteUrl}>
    <Paragraph>
      We can no longer post new mentions of {slack.project} to your Slack channel. {slack.reason}
    </Paragraph>
    <Paragraph>Create a new incoming webhook in Slack and connect it again.</Paragraph>
    <Action href={`${siteUrl}${link("integrations")}?project=${slack.projectId}`}>Open integrations</Action>
  </EmailLayout>
);
