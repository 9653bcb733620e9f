import { and, eq, isNull, lt, or } from "drizzle-orm";
import { mentions, type projects } from "#db/schema/index.ts";
import type { GeneratedReply } from "#shared/conversations/mentions.ts";
import { limitsOf } from "#shared/limits.ts";
import { Problem } from "#shared/problem.ts";
import { payerOf, planName } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { consumeQuota, refundQuota } from "../../limits/quota.ts";
import { createTextStream, type TextStream } from "../../text/text-stream.ts";
import { recordDecision } from "./mentions.ts";
import { aiReply } from "./reply-writers/ai-reply.ts";
import { templateReply } from "./reply-writers/template-reply.ts";

type Mention = typeof mentions.$inferSelect;
type Project = typeof projects.$inferSelect;

/**
 * A draft being written, already counted against the quota. `follow` streams its parts if the caller requested
 * streaming.
 */
export type DraftInProgress = { follow: TextStream["follow"]; drafted: Promise<GeneratedReply> };
type DraftOptions = { isStreamed: boolean };

const reuseMs = 60_000;
const running = new Map<string, Promise<DraftInProgress>>();

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
) => {
  const started = running.get(mention.id);
  if (started) return started;
  const beginning = createDraft(dependencies, user, mention, project, options);
  running.set(mention.id, beginning);
  const forget = () => void running.delete(mention.id);
  beginning.then(({ drafted }) => drafted).then(forget, forget);
  return beginning;
};

const createDraft = async (
  dependencies: Dependencies,
  user: User,
  mention: Mention,
  project: Project,
  { isStreamed }: DraftOptions,
): Promise<DraftInProgress> => {
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
