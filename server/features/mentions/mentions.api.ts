import { Hono } from "hono";
import {
  generatedReply,
  mentionInput,
  mentionList,
  mentionPath,
  mentionQuery,
  mentionState,
  replyInput,
  savedReply,
} from "#shared/mentions.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { requestTimeout } from "../../http/request-timeout.ts";
import { requireProject } from "../../http/require-project.ts";
import { acceptsEventStream, streamText } from "../../http/sse.ts";
import { validate } from "../../http/validate.ts";
import { dismissMention, getOwnMention, getReply, listMentions, restoreMention, saveReply } from "./mentions.ts";
import { startDraft } from "./reply-drafts.ts";

/** Language models are slow to respond. */
const draftTimeout = requestTimeout(40);

export const mentions = new Hono<AppEnv>()
  .get(
    "/:projectId/mentions",
    acceptKey("read"),
    requireUser,
    validate("query", mentionQuery),
    requireProject,
    describe({ summary: "List mentions", responses: { 200: mentionList } }),
    async (c) => c.json(await listMentions(c.var.db, c.var.project.id, c.req.valid("query"))),
  )
  .get(
    "/:mentionId/generate",
    acceptKey("write"),
    requireActivePlan,
    validate("param", mentionPath),
    draftTimeout,
    describe({
      summary: "Draft a reply to a mention",
      description:
        "Counts toward your monthly replies. With `Accept: text/event-stream`, streams the draft as `{part}` events, followed by the complete response.",
      responses: { 200: generatedReply },
      isStreamed: true,
      problems: ["upstream", "unavailable"],
    }),
    async (c) => {
      const { mention, project } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
      const isStreamed = acceptsEventStream(c);
      const drafting = await startDraft(c.var, c.var.user, mention, project, { isStreamed });
      return isStreamed ? streamText(c, drafting.follow, drafting.drafted) : c.json(await drafting.drafted);
    },
  )
  .get(
    "/:mentionId/reply",
    acceptKey("read"),
    requireUser,
    validate("param", mentionPath),
    describe({ summary: "Retrieve your reply to a mention", responses: { 200: savedReply } }),
    async (c) => {
      const { mention } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
      return c.json(getReply(mention));
    },
  )
  .put(
    "/:mentionId/reply",
    acceptKey("write"),
    requireActivePlan,
    validate("param", mentionPath),
    validate("json", replyInput),
    describe({
      summary: "Save your reply to a mention",
      description: "Set `sent` to mark the mention as replied.",
      responses: { 200: savedReply },
      problems: ["conflict"],
    }),
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
    describe({ summary: "Restore a dismissed mention", responses: { 200: mentionState } }),
    async (c) => {
      const { mention } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
      return c.json(await restoreMention(c.var.db, mention));
    },
  )
  .delete(
    "/:mentionId/mention",
    requireUser,
    validate("param", mentionPath),
    describe({
      summary: "Dismiss a mention",
      description: "Later scans skip the dismissed post.",
      responses: { 204: null },
    }),
    async (c) => {
      const { mention } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
      await dismissMention(c.var.db, mention.id);
      return c.body(null, 204);
    },
  );
