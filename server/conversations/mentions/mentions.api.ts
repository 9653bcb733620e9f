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
} from "#shared/conversations/mentions.ts";
import { relevanceRules, ruleInput, savedVerdict, verdictInput } from "#shared/conversations/relevance.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { csv } from "../../http/csv.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { requestTimeout } from "../../http/request-timeout.ts";
import { requireProject } from "../../http/require-project.ts";
import { acceptsEventStream, streamText } from "../../http/sse.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { dismissMention, getOwnMention, getReply, listMentions, restoreMention, saveReply } from "./mentions.ts";
import { exportRules, listRules, resetRules, ruleExportColumns, saveRule, saveVerdict } from "./relevance.ts";
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
    allowSupport,
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
      return c.json(await saveReply(c.var, mention, c.req.valid("json")));
    },
  )
  .put(
    "/:mentionId/relevance",
    allowSupport,
    acceptKey("write"),
    requireActivePlan,
    validate("param", mentionPath),
    validate("json", verdictInput),
    describe({
      summary: "Judge a mention",
      description:
        "Rules learned from your verdicts change the scores of this project's new and recent mentions. `null` removes the verdict.",
      responses: { 200: savedVerdict },
    }),
    async (c) => {
      const { mention } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
      return c.json(await saveVerdict(c.var.db, c.var.clock(), mention, c.req.valid("json").verdict));
    },
  )
  .get(
    "/:projectId/relevance-rules",
    acceptKey("read"),
    requireUser,
    requireProject,
    describe({
      summary: "List relevance rules",
      description: "The rules learned from the newest verdicts, strongest first.",
      responses: { 200: relevanceRules },
    }),
    async (c) => c.json(await listRules(c.var.db, c.var.project.id)),
  )
  .put(
    "/:projectId/relevance-rules",
    allowSupport,
    requireUser,
    validate("json", ruleInput),
    requireProject,
    describe({ summary: "Switch a relevance rule on or off", responses: { 200: relevanceRules } }),
    async (c) => c.json(await saveRule(c.var.db, c.var.clock(), c.var.project.id, c.req.valid("json"))),
  )
  .delete(
    "/:projectId/relevance-rules",
    allowSupport,
    requireUser,
    requireProject,
    describe({
      summary: "Reset relevance rules",
      description: "Deletes all verdicts and restores the scores.",
      responses: { 204: null },
    }),
    async (c) => {
      await resetRules(c.var.db, c.var.project.id);
      return c.body(null, 204);
    },
  )
  .get(
    "/:projectId/relevance-export",
    requireUser,
    requireProject,
    describe({ summary: "Export verdicts and relevance rules", responses: { 200: "text/csv" } }),
    async (c) => csv("Relevance.csv", [...ruleExportColumns], [await exportRules(c.var.db, c.var.project.id)]),
  )
  .put(
    "/:mentionId/mention",
    allowSupport,
    requireUser,
    validate("param", mentionPath),
    validate("json", mentionInput),
    describe({ summary: "Restore a dismissed mention", responses: { 200: mentionState } }),
    async (c) => {
      const { mention } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
      return c.json(await restoreMention(c.var, mention));
    },
  )
  .delete(
    "/:mentionId/mention",
    allowSupport,
    requireUser,
    validate("param", mentionPath),
    describe({
      summary: "Dismiss a mention",
      description: "Later scans skip the dismissed post.",
      responses: { 204: null },
    }),
    async (c) => {
      const { mention } = await getOwnMention(c.var.db, c.var.user, c.req.valid("param").mentionId);
      await dismissMention(c.var, mention);
      return c.body(null, 204);
    },
  );
