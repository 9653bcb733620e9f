import type { mentions, projects } from "#db/schema/index.ts";
import { maxReplyLength } from "#shared/conversations/mentions.ts";
import type { AiWriter } from "../../../integrations/ai.ts";

type Mention = typeof mentions.$inferSelect;
type Project = typeof projects.$inferSelect;

const task = `You draft a reply to a public post for the maker of a product. Be helpful first: answer what was asked in two
to five sentences. Say openly that you work on the product, mention it once and only where it fits, invent no facts,
numbers, prices or customers, link to nothing but the product's address, and use no headings, lists or emojis. Answer with
the reply alone.`;

/** Returns a draft written by the language model. Throws if the draft is unusable. */
export const aiReply = async (
  writer: AiWriter,
  { title, excerpt, intent, keyword }: Mention,
  { name, url, description }: Project,
  onPart?: (part: string) => void,
) => {
  const material = { title, excerpt, intent, keyword, product: name, address: url, about: description ?? "" };
  const reply = isUsable((await writer.draft({ task, material }, onPart)).slice(0, maxReplyLength));
  if (!reply.trim()) throw new Error("The draft is empty.");
  // Prompt injection in a post usually aims to spread the attacker's link.
  if (linksElsewhere(reply, url)) throw new Error("The draft links to an address that is not the product's.");
  return reply;
};

const isUsable = (text: string) => text.replaceAll("\0", "").toWellFormed();

const linksElsewhere = (text: string, home: string) => {
  const own = hostOf(home);
  return [...text.matchAll(/(?:https?:\/\/|\bwww\.)[^\s<>()[\]"']+/gi)].some(([link]) => {
    const host = hostOf(/^http/i.test(link) ? link : `https://${link}`);
    return host !== own && !host.endsWith(`.${own}`);
  });
};

const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\.|\.$/g, "") ?? "";
