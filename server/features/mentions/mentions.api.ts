import { Hono } from "hono";
import { mentionInput, mentionPath, mentionQuery, mentionsOfPath, replyInput } from "#shared/mentions.ts";
import type { App } from "../../dependencies.ts";
import { member, user } from "../../http/auth.ts";
import { patience } from "../../http/request-timeout.ts";
import { answerInParts, wantsParts } from "../../http/sse.ts";
import { check } from "../../http/validate.ts";
import { ownProject } from "../projects/projects.ts";
import { dismissMention, listMentions, ownMention, replyOf, restoreMention, saveReply } from "./mentions.ts";
import { beginDraft } from "./reply-drafts.ts";

/** A model takes its time. */
const draftPatience = patience(40);

export const mentions = new Hono<App>()
  .get("/:projectId/mentions", user, check("param", mentionsOfPath), check("query", mentionQuery), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").projectId);
    return c.json(await listMentions(c.var.db, project.id, c.req.valid("query")));
  })
  .get("/:mentionId/generate", member, check("param", mentionPath), draftPatience, async (c) => {
    const { mention, project } = await ownMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
    const inParts = wantsParts(c);
    const drafting = await beginDraft(c.var, c.var.user, mention, project, { inParts });
    return inParts ? answerInParts(c, drafting.follow, drafting.drafted) : c.json(await drafting.drafted);
  })
  .get("/:mentionId/reply", user, check("param", mentionPath), async (c) => {
    const { mention } = await ownMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
    return c.json(replyOf(mention));
  })
  .put("/:mentionId/reply", member, check("param", mentionPath), check("json", replyInput), async (c) => {
    const { mention } = await ownMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
    return c.json(await saveReply(c.var.db, c.var.clock(), mention.id, c.req.valid("json")));
  })
  .put("/:mentionId/mention", user, check("param", mentionPath), check("json", mentionInput), async (c) => {
    const { mention } = await ownMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
    return c.json(await restoreMention(c.var.db, mention));
  })
  .delete("/:mentionId/mention", user, check("param", mentionPath), async (c) => {
    const { mention } = await ownMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
    await dismissMention(c.var.db, mention.id);
    return c.body(null, 204);
  });
