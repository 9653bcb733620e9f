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
import type { AppEnv } from "../../http/app-env.ts";
import { csv } from "../../http/download.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { acceptsEventStream, streamText } from "../../http/sse.ts";
import { dismissMention, getOwnMention, getReply, listMentions, restoreMention, saveReply } from "./mentions.ts";
import { exportRules, listRules, resetRules, ruleExportColumns, saveRule, saveVerdict } from "./relevance.ts";
import { startDraft } from "./reply-drafts.ts";

/** Language models are slow to respond. */
const draftSeconds = 40;

export const mentions = new Hono<AppEnv>()
  .get(
    "/:projectId/mentions",
    route({ access: "user", key: "read", query: mentionQuery, project: "path" }),
    describe("List mentions", { responses: { 200: mentionList } }),
    async (c) => c.json(await listMentions(c.var.db, c.var.project.id, c.req.valid("query"))),
  )
  .get(
    "/:mentionId/generate",
    route({ access: "activePlan", key: "write", param: mentionPath, timeoutSeconds: draftSeconds, own: getOwnMention }),
    describe("Draft a reply to a mention", {
      description:
        "Counts toward your monthly replies. With `Accept: text/event-stream`, streams the draft as `{part}` events, followed by the complete response.",
      responses: { 200: generatedReply },
      isStreamed: true,
      problems: ["upstream", "unavailable"],
    }),
    async (c) => {
      const isStreamed = acceptsEventStream(c);
      const drafting = await startDraft(c.var, c.var.user, c.var.own.mention, c.var.own.project, { isStreamed });
      return isStreamed ? streamText(c, drafting.follow, drafting.drafted) : c.json(await drafting.drafted);
    },
  )
  .get(
    "/:mentionId/reply",
    route({ access: "user", key: "read", param: mentionPath, own: getOwnMention }),
    describe("Retrieve your reply to a mention", { responses: { 200: savedReply } }),
    async (c) => c.json(getReply(c.var.own.mention)),
  )
  .put(
    "/:mentionId/reply",
    route({
      access: "activePlan",
      key: "write",
      support: "allowed",
      param: mentionPath,
      json: replyInput,
      own: getOwnMention,
    }),
    describe("Save your reply to a mention", {
      description: "Set `sent` to mark the mention as replied.",
      responses: { 200: savedReply },
      problems: ["conflict"],
    }),
    async (c) => c.json(await saveReply(c.var, c.var.own.mention, c.req.valid("json"))),
  )
  .put(
    "/:mentionId/relevance",
    route({
      access: "activePlan",
      key: "write",
      support: "allowed",
      param: mentionPath,
      json: verdictInput,
      own: getOwnMention,
    }),
    describe("Judge a mention", {
      description:
        "Rules learned from your verdicts change the scores of this project's new and recent mentions. `null` removes the verdict.",
      responses: { 200: savedVerdict },
    }),
    async (c) => c.json(await saveVerdict(c.var.db, c.var.clock(), c.var.own.mention, c.req.valid("json").verdict)),
  )
  .get(
    "/:projectId/relevance-rules",
    route({ access: "user", key: "read", project: "path" }),
    describe("List relevance rules", {
      description: "The rules learned from the newest verdicts, strongest first.",
      responses: { 200: relevanceRules },
    }),
    async (c) => c.json(await listRules(c.var.db, c.var.project.id)),
  )
  .put(
    "/:projectId/relevance-rules",
    route({ access: "user", support: "allowed", json: ruleInput, project: "path" }),
    describe("Switch a relevance rule on or off", { responses: { 200: relevanceRules } }),
    async (c) => c.json(await saveRule(c.var.db, c.var.clock(), c.var.project.id, c.req.valid("json"))),
  )
  .delete(
    "/:projectId/relevance-rules",
    route({ access: "user", support: "allowed", project: "path" }),
    describe("Reset relevance rules", { description: "Deletes all verdicts and restores the scores." }),
    async (c) => noContent(c, resetRules(c.var.db, c.var.project.id)),
  )
  .get(
    "/:projectId/relevance-export",
    route({ access: "user", project: "path" }),
    describe("Export verdicts and relevance rules", { responses: { 200: "text/csv" } }),
    async (c) => csv("Relevance.csv", [...ruleExportColumns], [await exportRules(c.var.db, c.var.project.id)]),
  )
  .put(
    "/:mentionId/mention",
    route({ access: "user", support: "allowed", param: mentionPath, json: mentionInput, own: getOwnMention }),
    describe("Restore a dismissed mention", { responses: { 200: mentionState } }),
    async (c) => c.json(await restoreMention(c.var, c.var.own.mention)),
  )
  .delete(
    "/:mentionId/mention",
    route({ access: "user", support: "allowed", param: mentionPath, own: getOwnMention }),
    describe("Dismiss a mention", { description: "Later scans skip the dismissed post." }),
    async (c) => noContent(c, dismissMention(c.var, c.var.own.mention)),
  );
