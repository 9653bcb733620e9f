import { and, eq, isNull, lt, or } from "drizzle-orm";
import { mentions, type projects } from "#db/schema/index.ts";
import { limitsOf } from "#shared/limits.ts";
import type { GeneratedReply } from "#shared/mentions.ts";
import type { Parts } from "../../dependencies.ts";
import { countUse, giveBackUse } from "../../limits/quota.ts";
import { Problem } from "../../problem.ts";
import type { User } from "../auth/sessions.ts";
import { modelReply } from "./reply-writers/ai-reply.ts";
import { templateReply } from "./reply-writers/template-reply.ts";
import { createTextFeed, type TextFeed } from "./reply-writers/text-stream.ts";

type Mention = typeof mentions.$inferSelect;
type Project = typeof projects.$inferSelect;

/** A draft that was allowed and counted, and is being written: `follow` tells its parts, where it was asked for in parts. */
export type Drafting = { follow: TextFeed["follow"]; drafted: Promise<GeneratedReply> };
type DraftOptions = { inParts: boolean };

const sameForMs = 60_000;
const running = new Map<string, Promise<Drafting>>();

/**
 * A draft of a reply, counted against the month. Asked again within a minute, or by two tabs at once, it is the same
 * draft and counted once. It is written to its end, whether or not somebody still listens.
 */
export const beginDraft = (parts: Parts, user: User, mention: Mention, project: Project, options: DraftOptions) => {
  const started = running.get(mention.id);
  if (started) return started;
  const beginning = begin(parts, user, mention, project, options);
  running.set(mention.id, beginning);
  const forget = () => void running.delete(mention.id);
  beginning.then(({ drafted }) => drafted).then(forget, forget);
  return beginning;
};

const begin = async (
  parts: Parts,
  user: User,
  mention: Mention,
  project: Project,
  { inParts }: DraftOptions,
): Promise<Drafting> => {
  const now = parts.clock();
  const feed = createTextFeed();
  const known = freshDraft(mention, now) ?? (await takeTurn(parts, user, mention, project, now));
  if (known) return { follow: feed.follow, drafted: Promise.resolve(known) };
  const drafted = write(parts, mention, project, now, inParts ? feed.tell : undefined);
  return { follow: feed.follow, drafted: drafted.then((draft) => keepDraft(parts, mention, draft)) };
};

const freshDraft = (
  { draft, draftWriter, draftedAt }: Pick<Mention, "draft" | "draftWriter" | "draftedAt">,
  now: Date,
): GeneratedReply | undefined =>
  draft !== null && draftWriter && draftedAt && now.getTime() - draftedAt.getTime() < sameForMs
    ? { reply: draft, writer: draftWriter }
    : undefined;

/** Makes the next draft ours and counts it; if another process was quicker, gives what it drafted. */
const takeTurn = async ({ db }: Parts, user: User, { id }: Mention, { userId }: Project, now: Date) => {
  const limit = limitsOf(user, now).replies;
  const isOurs = await db.transaction(async (tx) => {
    const stale = or(isNull(mentions.draftedAt), lt(mentions.draftedAt, new Date(now.getTime() - sameForMs)));
    const [taken] = await tx
      .update(mentions)
      .set({ draftedAt: now, draft: null })
      .where(and(eq(mentions.id, id), stale))
      .returning({ id: mentions.id });
    if (!taken) return false;
    const sentence = `Your plan drafts ${limit} replies a month. They are used up.`;
    await countUse(tx, { userId, kind: "replies", count: 1, limit, now, sentence });
    return true;
  });
  if (isOurs) return undefined;
  const [row] = await db.select().from(mentions).where(eq(mentions.id, id));
  const theirs = row && freshDraft(row, now);
  if (theirs) return theirs;
  throw new Problem("unavailable", "This draft is being written in another window.", {
    headers: { "Retry-After": "2" },
  });
};

const keepDraft = async ({ db }: Parts, { id }: Mention, draft: GeneratedReply) => {
  await db.update(mentions).set({ draft: draft.reply, draftWriter: draft.writer }).where(eq(mentions.id, id));
  return draft;
};

const write = async (
  { db, writer, log }: Parts,
  mention: Mention,
  project: Project,
  now: Date,
  hear?: (part: string) => void,
): Promise<GeneratedReply> => {
  const byTemplate: GeneratedReply = { reply: templateReply({ mention, project }), writer: "template" };
  if (!writer) return byTemplate;
  try {
    return { reply: await modelReply(writer, mention, project, hear), writer: "ai" };
  } catch (err) {
    log.warn({ err }, "The writer gave no draft; the template is used.");
    // Nobody pays for a draft that they did not get.
    await giveBackUse(db, { userId: project.userId, kind: "replies", count: 1, now });
    return byTemplate;
  }
};
