import { Hono } from "hono";
import {
  maxTopicImportBytes,
  topic,
  topicImportResult,
  topicInput,
  topicList,
  topicPath,
  topicQuery,
} from "#shared/content/topics.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { allowUpload, readCsv } from "../../http/upload.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { findTopics, importQueries } from "./find-topics.ts";
import { addTopic, dismissTopic, getOwnTopic, listTopics, restoreTopic } from "./topics.ts";

// Of each client address: it compares up to 2,000 mentions with each other.
const findHour = createRateLimit({ name: "find-topics-hour", points: 60, seconds: 3600 });

export const projectTopics = new Hono<AppEnv>()
  .get(
    "/:id/topics",
    acceptKey("read"),
    requireUser,
    validate("query", topicQuery),
    requireProject,
    describe({
      summary: "List topics",
      description: "Those with most evidence first. `cannibalises` is a page of the website that covers the topic.",
      responses: { 200: topicList },
    }),
    async (c) => c.json(await listTopics(c.var.db, c.var.project.id, c.req.valid("query"))),
  )
  .post(
    "/:id/topics",
    allowSupport,
    acceptKey("write"),
    requireUser,
    validate("json", topicInput),
    requireProject,
    describe({ summary: "Add a topic", responses: { 201: topic }, problems: ["conflict"] }),
    async (c) => c.json(await addTopic(c.var.db, c.var.clock(), c.var.project.id, c.req.valid("json")), 201),
  )
  .post(
    "/:id/topics/find",
    allowSupport,
    requireActivePlan,
    rateLimit(findHour),
    validate("query", topicQuery),
    requireProject,
    describe({
      summary: "Find topics",
      description:
        "In the questions of the project's mentions and in what its website doesn't cover. Also runs every night. Responds with the list of topics.",
      responses: { 200: topicList },
    }),
    async (c) => {
      await findTopics(c.var.db, c.var.clock(), c.var.project.id);
      return c.json(await listTopics(c.var.db, c.var.project.id, c.req.valid("query")));
    },
  )
  .post(
    "/:id/topics/import",
    allowSupport,
    acceptKey("write"),
    requireUser,
    allowUpload(maxTopicImportBytes),
    requireProject,
    describe({
      summary: "Import queries from Search Console",
      description:
        "Send the file `Queries.csv` of a Search Console export. Queries at positions 8 to 30 become topics, the others are counted in `skipped`. Delimiter and encoding are recognized, see `format`.",
      requestBody: "text/csv",
      responses: { 200: topicImportResult },
      problems: ["invalid", "unsupported", "too-large"],
    }),
    async (c) => {
      const { text, format } = await readCsv(c);
      return c.json({ ...(await importQueries(c.var.db, c.var.clock(), c.var.project.id, text)), format });
    },
  );

export const topics = new Hono<AppEnv>()
  .delete(
    "/:id",
    allowSupport,
    acceptKey("write"),
    requireUser,
    validate("param", topicPath),
    describe({
      summary: "Dismiss a topic",
      description: "It isn't proposed again. Articles about it stay.",
      responses: { 204: null },
    }),
    async (c) => {
      const { id } = await getOwnTopic(c.var.db, c.var.user, c.req.valid("param").id);
      await dismissTopic(c.var.db, c.var.clock(), id);
      return c.body(null, 204);
    },
  )
  .post(
    "/:id/restore",
    allowSupport,
    acceptKey("write"),
    requireUser,
    validate("param", topicPath),
    describe({ summary: "Restore a topic", description: "That was dismissed.", responses: { 200: topic } }),
    async (c) => {
      const { id } = await getOwnTopic(c.var.db, c.var.user, c.req.valid("param").id);
      return c.json(await restoreTopic(c.var.db, id));
    },
  );
