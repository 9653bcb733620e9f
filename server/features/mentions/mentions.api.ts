import { Hono } from "hono";
import { mentionInput, mentionPath, mentionQuery, replyInput } from "#shared/mentions.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { requestTimeout } from "../../http/request-timeout.ts";
import { requireProject } from "../../http/require-project.ts";
import { acceptsEventStream, streamAnswer } from "../../http/sse.ts";
import { validate } from "../../http/validate.ts";
import { dismissMention, getOwnMention, getReply, listMentions, restoreMention, saveReply } from "./mentions.ts";
import { startDraft } from "./reply-drafts.ts";

/** Language models are slow to respond. */
const draftTimeout = requestTimeout(40);

export const mentions = new Hono<AppEnv>()
  .get("/:projectId/mentions", requireUser, validate("query", mentionQuery), requireProject, async (c) =>
    c.json(await listMentions(c.var.db, c.var.project.id, c.req.valid("query"))),
  )
  .get("/:mentionId/generate", requireActivePlan, validate("param", mentionPath), draftTimeout, async (c) => {
    const { mention, project } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
    const isStreamed = acceptsEventStream(c);
    const drafting = await startDraft(c.var, c.var.user, mention, project, { isStreamed });
    return isStreamed ? streamAnswer(c, drafting.follow, drafting.drafted) : c.json(await drafting.drafted);
  })
  .get("/:mentionId/reply", requireUser, validate("param", mentionPath), async (c) => {
    const { mention } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
    return c.json(getReply(mention));
  })
  .put(
    "/:mentionId/reply",
    requireActivePlan,
    validate("param", mentionPath),
    validate("json", replyInput),
    async (c) => {
      const { mention } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
      return c.json(await saveReply(c.var.db, c.var.clock(), mention.id, c.req.valid("json")));
    },
  )
  .put(
    "/:mentionId/mention",
    requireUser,
    validate("param", mentionPath),
    validate("json", mentionInput),
    async (c) => {
      const { mention } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
      return c.json(await restoreMention(c.var.db, mention));
    },
  )
  .delete("/:mentionId/mention", requireUser, validate("param", mentionPath), async (c) => {
    const { mention } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
    await dismissMention(c.var.db, mention.id);
    return c.body(null, 204);
  });
