import type { Digest } from "#shared/conversations/digest.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../../emails/define-email.ts";
import { Action, EmailLayout, Link, Paragraph, small, Text, UnsubscribeLink } from "../../emails/email-layout.tsx";
import { unsubscribeHeaders } from "../../emails/unsubscribe-token.ts";
import { findDigest } from "./digest.ts";

export const weeklyDigest = defineEmail({
  name: "weekly-digest",
  resolve: findDigest,
  subject: "Your weekly mentions",
  body: ({ siteUrl, digest: { best, projects }, token }) => (
    <EmailLayout preview={projects.map(newsOf).join(" ")} siteUrl={siteUrl}>
      <Paragraph>Here's what we found for you this week.</Paragraph>
      {projects.map((project) => (
        <Paragraph key={project.id}>{newsOf(project)}</Paragraph>
      ))}
      <Paragraph>{best.length > 1 ? "The best mentions to reply to:" : "The best mention to reply to:"}</Paragraph>
      {best.map((mention) => (
        <BestMention key={mention.url} {...mention} />
      ))}
      <Action href={`${siteUrl}${link("mentions")}?project=${projects[0]?.id}`}>View all mentions</Action>
      <Text style={small}>
        You receive this email up to once a week because you have a project on {site.name}.{" "}
        <UnsubscribeLink siteUrl={siteUrl} list="digest" token={token} />
      </Text>
    </EmailLayout>
  ),
  headers: unsubscribeHeaders("digest"),
});

const newsOf = ({ name, mentions, leads }: Digest["projects"][number]) =>
  `${name}: ${pluralize(mentions, "new mention")}${leads ? ` and ${pluralize(leads, "new lead")}` : ""}.`;

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const BestMention = ({ title, url, score, reasons }: Digest["best"][number]) => (
  <Text style={{ color: "#1c1917", fontSize: 16, lineHeight: "24px", margin: "12px 0" }}>
    <Link href={url} style={{ color: "#ca3500", fontWeight: 600 }}>
      {title}
    </Link>
    <br />
    <span style={{ color: "#57534e", fontSize: 13 }}>
      {[`Score ${score}`, URL.parse(url)?.host, ...reasons.slice(0, 2)].filter(Boolean).join(" · ")}
    </span>
  </Text>
);
