import { Hono } from "hono";
import {
  article,
  articleApproval,
  articleChange,
  articleComment,
  articleDetail,
  articleInput,
  articleList,
  articlePublish,
  articleQuery,
  articleSchedule,
  articleUnpublish,
  changeRequest,
  commentInput,
  commentList,
} from "#shared/content/articles.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { acceptsEventStream, streamText } from "../../http/sse.ts";
import { addComment, getArticle, listComments } from "./article-detail.ts";
import { listArticles } from "./articles.ts";
import {
  approveArticle,
  archiveArticle,
  publishArticle,
  requestChanges,
  scheduleArticle,
  unpublishArticle,
} from "./decisions.ts";
import { startDraft } from "./draft.ts";
import { createArticle, updateArticle } from "./save-article.ts";

// Of each client address. A language model plans an article before it costs a credit, and requested changes can repeat a draft.
const planHour = rateLimit({ name: "article-plan-hour", points: 60, seconds: 3600 });
const draftHour = rateLimit({ name: "article-draft-hour", points: 60, seconds: 3600 });
// Each approval of a text opens up to 60 pages.
const approveHour = rateLimit({ name: "article-approve-hour", points: 120, seconds: 3600 });

/** A language model plans the article. */
const briefSeconds = 40;
/** Longer than a language model may take for a whole article. */
const draftSeconds = 150;
/** The pages that an article links to are opened. */
const checkSeconds = 120;

export const projectArticles = new Hono<AppEnv>()
  .get(
    "/:id/articles",
    route({ access: "user", key: "read", query: articleQuery, project: "path" }),
    describe("List articles", {
      description:
        "The last changed first. `state` takes several, separated by commas; archived ones are listed only if requested. With `from` and `to`, those that are scheduled or published in that time, the earliest first. `publishedFrom` and `publishedTo` select articles that were first published on these days (UTC), both included, and are still online.",
      responses: { 200: articleList },
    }),
    async (c) => c.json(await listArticles(c.var.db, c.var.project.id, c.req.valid("query"))),
  )
  .post(
    "/:id/articles",
    route({
      access: "activePlan",
      key: "write",
      support: "allowed",
      limits: [planHour],
      json: articleInput,
      project: "path",
      timeoutSeconds: briefSeconds,
    }),
    describe("Add an article", {
      description:
        "As an idea with a brief, about a topic or with a title of your own. Costs nothing until you approve it.",
      responses: { 201: article },
    }),
    async (c) => c.json(await createArticle(c.var, c.var.project, c.var.user.id, c.req.valid("json")), 201),
  );

export const articles = new Hono<AppEnv>()
  .get(
    "/:id",
    route({ access: "user", key: "read", param: idPath }),
    describe("Retrieve an article", {
      description:
        "With its history, the evidence of its topic, and what its public page last showed. `draft` is the text of a draft that isn't complete.",
      responses: { 200: articleDetail },
    }),
    async (c) => c.json(await getArticle(c.var, c.var.user, c.req.valid("param").id)),
  )
  .put(
    "/:id",
    route({ access: "user", key: "write", support: "allowed", param: idPath, json: articleChange }),
    describe("Update an article", {
      description:
        "`version` is the one that you edited. A text of your own goes to review, and so does a change of a text that was approved.",
      responses: { 200: article },
      problems: ["conflict"],
    }),
    async (c) => c.json(await updateArticle(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete(
    "/:id",
    route({ access: "user", key: "write", support: "allowed", param: idPath }),
    describe("Archive an article", {
      description: "Releases its credit, unless it was published. A published article has to be unpublished first.",
      problems: ["conflict"],
    }),
    async (c) => noContent(c, archiveArticle(c.var, c.var.user, c.req.valid("param").id)),
  )
  .post(
    "/:id/draft",
    route({
      access: "activePlan",
      key: "write",
      support: "allowed",
      limits: [draftHour],
      param: idPath,
      timeoutSeconds: draftSeconds,
    }),
    describe("Draft an article", {
      description:
        "With the language model. With `Accept: text/event-stream`, streams the text as Markdown in `{part}` events, followed by the article. A repeated request joins a running draft, and continues one that was interrupted.",
      responses: { 200: article },
      isStreamed: true,
      problems: ["upstream", "unavailable"],
    }),
    async (c) => {
      const { follow, drafted } = await startDraft(c.var, c.var.user, c.req.valid("param").id);
      return acceptsEventStream(c) ? streamText(c, follow, drafted) : c.json(await drafted);
    },
  )
  .post(
    "/:id/approve",
    route({
      access: "activePlan",
      key: "write",
      support: "allowed",
      limits: [approveHour],
      param: idPath,
      json: articleApproval,
      timeoutSeconds: checkSeconds,
    }),
    describe("Approve an article", {
      description:
        "An idea: reserves a credit, and `writer` chooses who writes it. A text: opens its links and approves it if no check blocks; `issues` lists those that do.",
      responses: { 200: article },
      problems: ["unavailable"],
    }),
    async (c) => c.json(await approveArticle(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json"))),
  )
  .post(
    "/:id/request-changes",
    route({ access: "user", key: "write", support: "allowed", param: idPath, json: changeRequest }),
    describe("Request changes", {
      description: "Adds the note as a comment. Draft the article again, or an operator takes it up.",
      responses: { 200: article },
    }),
    async (c) => c.json(await requestChanges(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json").note)),
  )
  .post(
    "/:id/schedule",
    route({ access: "activePlan", key: "publish", support: "allowed", param: idPath, json: articleSchedule }),
    describe("Schedule an article", {
      description: "An approved text. Scheduling it again moves it.",
      responses: { 200: article },
    }),
    async (c) => c.json(await scheduleArticle(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json"))),
  )
  .post(
    "/:id/publish",
    route({ access: "activePlan", key: "publish", support: "allowed", param: idPath, json: articlePublish }),
    describe("Publish an article", {
      description: "Queues an approved text for a destination. The article is `published` once the destination has it.",
      responses: { 200: article },
    }),
    async (c) => c.json(await publishArticle(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json"))),
  )
  .post(
    "/:id/unpublish",
    route({ access: "user", key: "publish", support: "allowed", param: idPath, query: articleUnpublish }),
    describe("Unpublish an article", {
      description:
        "Takes a scheduled article off the calendar, or a published one from all its destinations. With `destinationId`, from that one only: the article stays `published` while another has it.",
      responses: { 200: article },
      problems: ["upstream"],
    }),
    async (c) => c.json(await unpublishArticle(c.var, c.var.user, c.req.valid("param").id, c.req.valid("query"))),
  )
  .get(
    "/:id/comments",
    route({ access: "user", key: "read", param: idPath }),
    describe("List comments", { description: "Oldest first.", responses: { 200: commentList } }),
    async (c) => c.json(await listComments(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .post(
    "/:id/comments",
    route({ access: "user", support: "allowed", param: idPath, json: commentInput }),
    describe("Add a comment", { responses: { 201: articleComment } }),
    async (c) =>
      c.json(
        await addComment(c.var.db, c.var.clock(), c.var.user, c.req.valid("param").id, c.req.valid("json").text),
        201,
      ),
  );
