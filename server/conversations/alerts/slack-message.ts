// The message about new mentions in Slack's Block Kit. https://docs.slack.dev/reference/block-kit
import type { SlackMessage } from "../../integrations/slack.ts";

export type AnnouncedMention = { title: string; excerpt: string; url: string; score: number; reasons: string[] };
export type MentionDigest = {
  project: { id: string; name: string };
  mentions: readonly AnnouncedMention[];
  total: number;
};

/** Slack takes 50 blocks, 3,000 characters in a section and about 13,000 in all. */
const maxTitle = 150;
const maxExcerpt = 300;
const maxUrl = 2_000;
const maxSections = 12_000;

/** Slack's own escapes; anything else is plain text. */
const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const cut = (text: string, length: number) => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};

/** A link can't contain these characters; a longer URL wouldn't fit. */
const linkTo = (url: string, label: string) => {
  const safe = url.replace(/[|<>\s]/g, encodeURIComponent).replaceAll("&", "&amp;");
  return safe.length > maxUrl ? `*${label}*` : `<${safe}|*${label}*>`;
};

export const announcedTitle = ({ title, excerpt }: Pick<AnnouncedMention, "title" | "excerpt">) =>
  cut(title || excerpt, maxTitle);

const headlineOf = ({ project, total }: MentionDigest) =>
  `${total} new ${total === 1 ? "mention" : "mentions"} for ${project.name}`;

export const mentionMessage = (digest: MentionDigest, mentionsUrl: string): SlackMessage => {
  const headline = cut(headlineOf(digest), maxTitle);
  const sections = sectionsOf(digest.mentions);
  const rest = digest.total - sections.length;
  return {
    // Notifications show it instead of the blocks.
    text: escapeText(headline),
    blocks: [
      { type: "header", text: { type: "plain_text", text: headline, emoji: false } },
      ...sections.map((text) => ({ type: "section", text: { type: "mrkdwn", text, verbatim: true } })),
      {
        type: "context",
        elements: [
          {
            type: "mrkdwn",
            text: `<${escapeText(mentionsUrl)}|${rest > 0 ? `See ${rest} more` : "Reply in the dashboard"}>`,
          },
        ],
      },
    ],
  };
};

/** As many mentions as fit. */
const sectionsOf = (mentions: MentionDigest["mentions"]) => {
  const texts: string[] = [];
  let length = 0;
  for (const text of mentions.map(textOf)) {
    length += text.length;
    if (length > maxSections) break;
    texts.push(text);
  }
  return texts;
};

const textOf = (mention: AnnouncedMention) => {
  const { excerpt, url, score, reasons } = mention;
  const facts = [`Score ${score}`, URL.parse(url)?.host ?? "", ...reasons.slice(0, 2)].filter(Boolean).join(" · ");
  const lines = [linkTo(url, escapeText(announcedTitle(mention))), escapeText(cut(facts, maxExcerpt))];
  return [...lines, ...(mention.title ? [escapeText(cut(excerpt, maxExcerpt))] : [])].filter(Boolean).join("\n");
};

export const testMessage = (project: string): SlackMessage => {
  const text = `Linkstead posts new mentions for ${cut(project, maxTitle)} here.`;
  return { text: escapeText(text), blocks: [{ type: "section", text: { type: "plain_text", text, emoji: false } }] };
};
