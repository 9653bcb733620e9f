import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Link, Paragraph, small, Text } from "../../emails/email-layout.tsx";
import { announcedTitle, type MentionDigest } from "./slack-message.ts";

type MentionAlertProps = { siteUrl: string; alert: MentionDigest; token: string };

const newsOf = ({ project, total }: MentionDigest) =>
  `${total} new ${total === 1 ? "mention" : "mentions"} for ${project.name}`;

export const mentionAlertSubject = ({ alert }: MentionAlertProps) => newsOf(alert);

export const MentionAlert = ({ siteUrl, alert, token }: MentionAlertProps) => {
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
        <Link href={`${siteUrl}${link("unsubscribe")}?list=alerts&token=${token}`}>Unsubscribe</Link>
      </Text>
    </EmailLayout>
  );
};

/** One-click unsubscribe (RFC 8058). */
export const mentionAlertHeaders = ({ siteUrl, token }: MentionAlertProps) => ({
  "List-Unsubscribe": `<${siteUrl}/api/digest/off?list=alerts&token=${token}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
