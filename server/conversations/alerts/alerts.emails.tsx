import { and, eq } from "drizzle-orm";
import { mentionAlerts, projects, slackConnections, users } from "#db/schema/index.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail, type EmailDependencies } from "../../emails/define-email.ts";
import { Action, EmailLayout, Link, Paragraph, small, Text, UnsubscribeLink } from "../../emails/email-layout.tsx";
import { createUnsubscribeToken, unsubscribeHeaders } from "../../emails/unsubscribe-token.ts";
import { findNewMentions } from "./new-mentions.ts";
import { announcedTitle, type MentionDigest } from "./slack-message.ts";

const newsOf = ({ project, total }: MentionDigest) =>
  `${total} new ${total === 1 ? "mention" : "mentions"} for ${project.name}`;

export const mentionAlert = defineEmail({
  name: "mention-alert",
  /** Not sent if the mentions are gone or their owner has unsubscribed. */
  resolve: async (
    { db, tokens }: EmailDependencies,
    email: string,
    { projectId, after, until }: { projectId: string; after: string; until: string },
  ) => {
    const [found] = await db
      .select({ userId: users.id, minScore: mentionAlerts.minScore, project: { id: projects.id, name: projects.name } })
      .from(mentionAlerts)
      .innerJoin(projects, eq(projects.id, mentionAlerts.projectId))
      .innerJoin(users, eq(users.id, projects.userId))
      .where(and(eq(projects.id, projectId), eq(users.email, email), eq(mentionAlerts.isOn, true)));
    if (!found) return undefined;
    const { userId, minScore, project } = found;
    const news = await findNewMentions(db, project.id, { after: new Date(after), until: new Date(until), minScore });
    return news.total
      ? { alert: { project, ...news }, token: createUnsubscribeToken(tokens, userId, "alerts") }
      : undefined;
  },
  subject: ({ alert }) => newsOf(alert),
  body: ({ siteUrl, alert, token }) => {
    const { project, mentions, total } = alert;
    const rest = total - mentions.length;
    return (
      <EmailLayout preview={mentions.map(announcedTitle).join(", ")} siteUrl={siteUrl}>
        <Paragraph>We found {newsOf(alert)}.</Paragraph>
        {mentions.map((mention) => (
          <Text key={mention.url} style={{ color: "#1c1917", fontSize: 16, lineHeight: "24px", margin: "12px 0" }}>
            <Link href={mention.url} style={{ color: "#ca3500", fontWeight: 600 }}>
              {announcedTitle(mention)}
            </Link>
            <br />
            <span style={small}>
              {[`Score ${mention.score}`, URL.parse(mention.url)?.host, ...mention.reasons.slice(0, 2)]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </Text>
        ))}
        <Action href={`${siteUrl}${link("mentions")}?project=${project.id}`}>
          {rest > 0 ? `View all, with ${rest} more` : "Reply in the dashboard"}
        </Action>
        <Text style={small}>
          You receive this email because you turned on alerts of {site.name} for {project.name}.{" "}
          <Link href={`${siteUrl}${link("integrations")}?project=${project.id}`}>Change how often</Link>
          {" · "}
          <UnsubscribeLink siteUrl={siteUrl} list="alerts" token={token} />
        </Text>
      </EmailLayout>
    );
  },
  headers: unsubscribeHeaders("alerts"),
});

export const slackDisabled = defineEmail({
  name: "slack-disabled",
  /** Not sent if it works again. */
  resolve: async ({ db }, email, { projectId }: { projectId: string }) => {
    const [slack] = await db
      .select({ reason: slackConnections.reason, project: projects.name, projectId: projects.id })
      .from(slackConnections)
      .innerJoin(projects, eq(projects.id, slackConnections.projectId))
      .innerJoin(users, eq(users.id, projects.userId))
      .where(and(eq(projects.id, projectId), eq(users.email, email), eq(slackConnections.isActive, false)));
    return slack && { slack };
  },
  subject: ({ slack }) => `Slack messages for ${slack.project} are off`,
  body: ({ siteUrl, slack }) => (
    <EmailLayout preview="Connect your channel again." siteUrl={siteUrl}>
      <Paragraph>
        We can no longer post new mentions of {slack.project} to your Slack channel. {slack.reason}
      </Paragraph>
      <Paragraph>Create a new incoming webhook in Slack and connect it again.</Paragraph>
      <Action href={`${siteUrl}${link("integrations")}?project=${slack.projectId}`}>Open integrations</Action>
    </EmailLayout>
  ),
});
