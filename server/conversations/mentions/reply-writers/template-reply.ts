// Fallback when no language model is configured or it fails. The UI labels the draft as a template.
import type { Intent } from "#shared/conversations/mentions.ts";

type Material = {
  mention: { id: string; title: string; excerpt: string; intent: Intent; author: string | null; keyword: string };
  project: { name: string; url: string; description: string | null };
};

const maxLength = 900;

const openings: Record<Intent, readonly ((keyword: string) => string)[]> = {
  asking: [
    (keyword) => `A few things helped me when I looked into ${keyword}: [your own experience in two sentences].`,
    (keyword) => `On ${keyword}, what I would check first is [your honest advice in two sentences].`,
  ],
  comparing: [
    (keyword) => `I have compared a few options for ${keyword}. What made the difference was [what you found].`,
    (keyword) => `For ${keyword} it depends on what matters most to you: [the trade-off as you see it].`,
  ],
  complaint: [
    (keyword) => `That sounds tiring. With ${keyword} I have seen the same, and what helped was [what helped].`,
    (keyword) => `I understand why that annoys you. In the case of ${keyword} it is worth trying [a first step].`,
  ],
  mention: [
    (keyword) => `Good point about ${keyword}. From my side I would add [one thing that you know from practice].`,
    (keyword) => `Interesting. What I have learned about ${keyword} is [one thing that you know from practice].`,
  ],
};

/** Returns a draft with gaps for the customer to fill, so that it invents no experience for them. */
export const templateReply = ({ mention: { id, author, intent, keyword }, project }: Material) => {
  const choices = openings[intent];
  // Picks by id: stable for one mention, varied across mentions.
  const opening = choices[Number.parseInt(id.replaceAll("-", "").slice(-6), 16) % choices.length] ?? choices[0];
  const greeting = author ? `Hi ${author},\n\n` : "";
  const about = project.description ? ` (${firstSentence(project.description)})` : "";
  const disclosure = `Disclosure: I work on ${project.name}${about}, so I am not neutral. If it fits, it is at ${project.url}; if not, I hope the above helps.`;
  return `${greeting}${opening?.(keyword) ?? ""}\n\n${disclosure}`.slice(0, maxLength);
};

const firstSentence = (text: string) =>
  (text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text).replace(/[.!?]$/, "").slice(0, 200);
