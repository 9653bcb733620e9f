import { and, eq, isNull, lt, or } from "drizzle-orm";
import { mentions, type projects } from "#db/schema/index.ts";
import { type GeneratedReply, type Intent, maxReplyLength } from "#shared/conversations/mentions.ts";
import { limitsOf } from "#shared/limits.ts";
import { Problem } from "#shared/problem.ts";
import { payerOf, planName } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { AiWriter } from "../../integrations/ai.ts";
import { consumeQuota, refundQuota } from "../../limits/quota.ts";
import { createDraftRunner, createTextStream, type DraftInProgress } from "../../text/text-stream.ts";
import { recordDecision } from "./mentions.ts";

const task = `You draft a reply to a public post for the maker of a product. Be helpful first: answer what was asked in two
to five sentences. Say openly that you work on the product, mention it once and only where it fits, invent no facts,
numbers, prices or customers, link to nothing but the product's address, and use no headings, lists or emojis. Answer with
the reply alone.`;

/** Returns a draft written by the language model. Throws if the draft is unusable. */
const aiReply = async (
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
const templateReply = ({ mention: { id, author, intent, keyword }, project }: Material) => {
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

type Mention = typeof mentions.$inferSelect;
type Project = typeof projects.$inferSelect;

type DraftOptions = { isStreamed: boolean };

const reuseMs = 60_000;
const runDraft = createDraftRunner<GeneratedReply>();

/**
 * Starts a reply draft and counts it against the monthly quota. Repeated requests within a minute, or from two tabs at
 * once, get the same draft and count once. Writing continues if the client disconnects.
 */
export const startDraft = (
  dependencies: Dependencies,
  user: User,
  mention: Mention,
  project: Project,
  options: DraftOptions,
) => runDraft(mention.id, () => createDraft(dependencies, user, mention, project, options));

const createDraft = async (
  dependencies: Dependencies,
  user: User,
  mention: Mention,
  project: Project,
  { isStreamed }: DraftOptions,
): Promise<DraftInProgress<GeneratedReply>> => {
  const now = dependencies.clock();
  const stream = createTextStream();
  const existing = recentDraft(mention, now) ?? (await claimDraft(dependencies, user, mention, project, now));
  if (existing) return { follow: stream.follow, drafted: Promise.resolve(existing) };
  const drafted = writeDraft(dependencies, mention, project, now, isStreamed ? stream.push : undefined);
  return { follow: stream.follow, drafted: drafted.then((draft) => saveDraft(dependencies, mention, draft)) };
};

const recentDraft = (
  { draft, draftWriter, draftedAt }: Pick<Mention, "draft" | "draftWriter" | "draftedAt">,
  now: Date,
): GeneratedReply | undefined =>
  draft !== null && draftWriter && draftedAt && now.getTime() - draftedAt.getTime() < reuseMs
    ? { reply: draft, writer: draftWriter }
    : undefined;

/**
 * Claims the next draft and counts it. If another process was faster, returns its draft. Throws Problem `unavailable`
 * while that one is still being written.
 */
const claimDraft = async (
  { db, settings }: Dependencies,
  user: User,
  mention: Mention,
  { id: projectId, userId }: Project,
  now: Date,
) => {
  const { id } = mention;
  const limit = limitsOf(payerOf(user, projectId), now, (await settings.read()).limits).replies;
  const isOurs = await db.transaction(async (tx) => {
    const stale = or(isNull(mentions.draftedAt), lt(mentions.draftedAt, new Date(now.getTime() - reuseMs)));
    const [claimed] = await tx
      .update(mentions)
      .set({ draftedAt: now, draft: null })
      .where(and(eq(mentions.id, id), stale))
      .returning({ id: mentions.id });
    if (!claimed) return false;
    const message = `${planName(user, projectId)} drafts ${limit} replies a month. They are used up.`;
    await consumeQuota(tx, { userId, kind: "replies", count: 1, limit, now, message });
    await recordDecision(tx, now, user, mention, "mention.drafted");
    return true;
  });
  if (isOurs) return undefined;
  const [row] = await db.select().from(mentions).where(eq(mentions.id, id));
  const theirs = row && recentDraft(row, now);
  if (theirs) return theirs;
  throw new Problem("unavailable", "A draft is already being written in another window.", {
    headers: { "Retry-After": "2" },
  });
};

const saveDraft = async ({ db }: Dependencies, { id }: Mention, draft: GeneratedReply) => {
  await db.update(mentions).set({ draft: draft.reply, draftWriter: draft.writer }).where(eq(mentions.id, id));
  return draft;
};

const writeDraft = async (
  { db, writer, log }: Dependencies,
  mention: Mention,
  project: Project,
  now: Date,
  onPart?: (part: string) => void,
): Promise<GeneratedReply> => {
  const byTemplate: GeneratedReply = { reply: templateReply({ mention, project }), writer: "template" };
  if (!writer) return byTemplate;
  try {
    return { reply: await aiReply(writer, mention, project, onPart), writer: "ai" };
  } catch (err) {
    log.warn({ err }, "The writer gave no draft; the template is used.");
    // Don't charge for a draft that the model failed to write.
    await refundQuota(db, { userId: project.userId, kind: "replies", count: 1, now });
    return byTemplate;
  }
};
