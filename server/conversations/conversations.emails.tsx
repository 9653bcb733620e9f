import { and, eq } from "drizzle-orm";
import { mentionAlerts, projects, slackConnections, users } from "#db/schema/index.ts";
import type { Digest } from "#shared/conversations/digest.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../emails/define-email.ts";
import {
  Action,
  Link,
  Paragraph,
  SiteLink,
  small,
  Text,
  Unsubscribe,
  unsubscribeQuery,
} from "../emails/email-layout.tsx";
import { createUnsubscribeToken } from "../emails/unsubscribe-token.ts";
import { findNewMentions } from "./alerts/mention-feed.ts";
import { announcedTitle, type MentionDigest } from "./alerts/slack-message.ts";
import { findDigest } from "./digest/digest.ts";

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const alertNews = ({ project, total }: MentionDigest) => `${pluralize(total, "new mention")} for ${project.name}`;
const digestNews = ({ name, mentions, leads }: Digest["projects"][number]) =>
  `${name}: ${pluralize(mentions, "new mention")}${leads ? ` and ${pluralize(leads, "new lead")}` : ""}.`;

type FoundPost = { title: string; url: string; score: number; reasons: readonly string[] };

const Post = ({ title, url, score, reasons }: FoundPost) => (
  <Text style={{ color: "#1c1917", fontSize: 16, lineHeight: "24px", margin: "12px 0" }}>
    <Link href={url} style={{ color: "#ca3500", fontWeight: 600 }}>
      {title}
    </Link>
    <br />
    <span style={small}>
      {[`Score ${score}`, URL.parse(url)?.host, ...reasons.slice(0, 2)].filter(Boolean).join(" · ")}
    </span>
  </Text>
);

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
  preview: "Connect your channel again.",
  body: ({ slack }) => (
    <>
      <Paragraph>
        We can no longer post new mentions of {slack.project} to your Slack channel. {slack.reason}
      </Paragraph>
      <Paragraph>Create a new incoming webhook in Slack and connect it again.</Paragraph>
      <Action to={`${link("integrations")}?project=${slack.projectId}`}>Open integrations</Action>
    </>
  ),
});

export const mentionAlert = defineEmail({
  name: "mention-alert",
  /** Not sent if the mentions are gone or their owner has unsubscribed. */
  resolve: async (
    { db, tokens },
    email,
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
  subject: ({ alert }) => alertNews(alert),
  preview: ({ alert }) => alert.mentions.map(announcedTitle).join(", "),
  list: "alerts",
  body: ({ alert, token }) => {
    const { project, mentions, total } = alert;
    const rest = total - mentions.length;
    return (
      <>
        <Paragraph>We found {alertNews(alert)}.</Paragraph>
        {mentions.map((mention) => (
          <Post key={mention.url} {...mention} title={announcedTitle(mention)} />
        ))}
        <Action to={`${link("mentions")}?project=${project.id}`}>
          {rest > 0 ? `View all, with ${rest} more` : "Reply in the dashboard"}
        </Action>
        <Text style={small}>
          You receive this email because you turned on {site.name} alerts for {project.name}.{" "}
          <SiteLink to={`${link("integrations")}?project=${project.id}`}>Change how often</SiteLink>
          {" · "}
          <SiteLink to={link("unsubscribe") + unsubscribeQuery("alerts", token)}>Unsubscribe</SiteLink>
        </Text>
      </>
    );
  },
});

export const weeklyDigest = defineEmail({
  name: "weekly-digest",
  resolve: findDigest,
  subject: "Your weekly mentions",
  preview: ({ digest }) => digest.projects.map(digestNews).join(" "),
  list: "digest",
  body: ({ digest: { best, projects }, token }) => (
    <>
      <Paragraph>Here's what we found for you this week.</Paragraph>
      {projects.map((project) => (
        <Paragraph key={project.id}>{digestNews(project)}</Paragraph>
      ))}
      <Paragraph>{best.length > 1 ? "The best mentions to reply to:" : "The best mention to reply to:"}</Paragraph>
      {best.map((mention) => (
        <Post key={mention.url} {...mention} />
      ))}
      <Action to={`${link("mentions")}?project=${projects[0]?.id}`}>View all mentions</Action>
      <Unsubscribe list="digest" token={token}>
        You receive this email up to once a week because you have a project on {site.name}.
      </Unsubscribe>
    </>
  ),
});
