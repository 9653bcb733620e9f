// Emails about a project: what needs its owner, what was found, and reports.

import { invitationDays } from "#shared/account/auth.ts";
import type { Digest } from "#shared/conversations/digest.ts";
import type { ReportFigures } from "#shared/reporting/reports.ts";
import { roleWithArticle } from "#shared/roles.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { monthText } from "#shared/text/month.ts";
import type { PausedDestination } from "../content/destinations/connection.ts";
import type { DisabledSlack } from "../conversations/alerts/alerts.ts";
import { announcedTitle, type MentionDigest } from "../conversations/alerts/slack-message.ts";
import type { DisabledWebhook } from "../developers/webhooks/save-attempt.ts";
import type { ReportEmail } from "../reporting/reports/report-emails.ts";
import type { InvitationEmail } from "../workspace/members/invitation-email.ts";
import {
  Action,
  Link,
  Paragraph,
  SiteLink,
  small,
  Text,
  template,
  Unsubscribe,
  unsubscribeQuery,
} from "./email-layout.tsx";

const permissions = {
  viewer: "You can see everything in the project.",
  editor: "You can see and change everything in the project, except its members and secrets.",
  owner: "You can change everything in the project, including its members.",
};

const andOthers = (others: number) => (others ? ` and ${others} more ${others === 1 ? "project" : "projects"}` : "");

/** One and many of each figure, in the order of the report. */
const nouns: Record<keyof ReportFigures, [one: string, many: string]> = {
  submitted: ["directory submitted to", "directories submitted to"],
  live: ["link went live", "links went live"],
  rejected: ["submission rejected", "submissions rejected"],
  expired: ["submission expired", "submissions expired"],
  lost: ["link lost", "links lost"],
  replaced: ["replacement proposed", "replacements proposed"],
  articlesPublished: ["article published", "articles published"],
  pagesPublished: ["page published", "pages published"],
  mentions: ["mention found", "mentions found"],
  leads: ["new lead", "new leads"],
  visits: ["visit from directories", "visits from directories"],
};
const number = new Intl.NumberFormat("en-US");

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

export const projectEmails = {
  "offer-accepted": template<{ projectId: string; project: string; offer: string }>({
    subject: ({ project }) => `A customer of ${project} accepted an offer, please carry it out`,
    preview: "Their subscription hasn't changed yet.",
    body: ({ projectId, project, offer }) => (
      <>
        <Paragraph>
          A customer who wanted to cancel {project} accepted “{offer}”. Their subscription hasn't changed: applying
          offers is off, so it's up to you.
        </Paragraph>
        <Paragraph>
          Carry it out, then mark the answer as resolved. Until then, it stays under “Waiting for you”.
        </Paragraph>
        <Action to={`${link("feedback")}?project=${projectId}&outcome=accepted`}>View the answer</Action>
      </>
    ),
  }),
  "destination-paused": template<{ destination: PausedDestination; token: string }>({
    subject: ({ destination }) => `Publishing to ${destination.name} is paused`,
    preview: ({ destination }) => `${destination.name} needs your attention.`,
    list: "submissions",
    body: ({ destination, token }) => (
      <>
        <Paragraph>
          We paused publishing for {destination.project} to {destination.name}. {destination.reason}
        </Paragraph>
        <Paragraph>Nothing is lost: what is scheduled waits until the connection works again.</Paragraph>
        <Action to={`${link("destinations")}?project=${destination.projectId}`}>Fix the connection</Action>
        <Unsubscribe list="submissions" token={token}>
          You receive this email because you publish with {site.name}.
        </Unsubscribe>
      </>
    ),
  }),
  "webhook-disabled": template<{ webhook: DisabledWebhook; token: string }>({
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
  }),
  "slack-disabled": template<{ slack: DisabledSlack }>({
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
  }),
  "mention-alert": template<{ alert: MentionDigest; token: string }>({
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
            You receive this email because you turned on alerts of {site.name} for {project.name}.{" "}
            <SiteLink to={`${link("integrations")}?project=${project.id}`}>Change how often</SiteLink>
            {" · "}
            <SiteLink to={link("unsubscribe") + unsubscribeQuery("alerts", token)}>Unsubscribe</SiteLink>
          </Text>
        </>
      );
    },
  }),
  "project-invitation": template<{ invitation: InvitationEmail; token: string }>({
    subject: ({ invitation: { inviter, project } }) => `${inviter} invited you to ${project}`,
    preview: ({ invitation }) => `Join ${invitation.project} on ${site.name}.`,
    body: ({ invitation: { inviter, project, others, role }, token }) => (
      <>
        <Paragraph>
          {inviter} invited you to work on {project}
          {andOthers(others)} as {roleWithArticle[role]}. {permissions[role]}
        </Paragraph>
        <Action to={link("invitation", { token })}>View the invitation</Action>
        <Paragraph>
          It expires in {invitationDays} days. If you don't know the sender, you can ignore this email.
        </Paragraph>
      </>
    ),
  }),
  "report-ready": template<{ report: ReportEmail; token: string }>({
    subject: ({ report: { project, month } }) => `${project} in ${monthText(month)}`,
    preview: ({ report: { project, month } }) => `What happened to ${project} in ${monthText(month)}.`,
    list: "submissions",
    body: ({ report: { reportId, project, month, figures, others }, token }) => (
      <>
        <Paragraph>
          This is what happened to {project} in {monthText(month)}:
        </Paragraph>
        <ul style={{ color: "#1c1917", fontSize: 16, lineHeight: "28px", margin: "16px 0", paddingLeft: 24 }}>
          {(Object.keys(nouns) as (keyof ReportFigures)[])
            .filter((figure) => figures[figure] > 0)
            .map((figure) => (
              <li key={figure}>
                <strong>{number.format(figures[figure])}</strong> {nouns[figure][figures[figure] === 1 ? 0 : 1]}
              </li>
            ))}
        </ul>
        <Action to={link("report", { id: reportId })}>View the report</Action>
        {others > 0 && (
          <Paragraph>
            The {others === 1 ? "report on another project is" : `reports on ${others} other projects are`} ready too.{" "}
            <SiteLink to={link("reports")}>View all reports</SiteLink>
          </Paragraph>
        )}
        <Paragraph>
          It has the proof of each number. You can print it, or share it by a link that you can revoke at any time.
        </Paragraph>
        <Unsubscribe list="submissions" token={token}>
          You receive this email once a month because your plan on {site.name} includes monthly reports.
        </Unsubscribe>
      </>
    ),
  }),
  "weekly-digest": template<{ digest: Digest; token: string }>({
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
  }),
};
