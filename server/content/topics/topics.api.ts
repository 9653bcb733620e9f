import { Hono } from "hono";
import {
  maxTopicImportBytes,
  topic,
  topicImportResult,
  topicInput,
  topicList,
  topicQuery,
} from "#shared/content/topics.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { readCsv } from "../../http/upload.ts";
import { findTopics, importQueries } from "./find-topics.ts";
import { addTopic, dismissTopic, getOwnTopic, listTopics, restoreTopic } from "./topics.ts";

// Of each client address: it compares up to 2,000 mentions with each other.
const findHour = rateLimit({ name: "find-topics-hour", points: 60, seconds: 3600 });

export const projectTopics = new Hono<AppEnv>()
  .get(
    "/:id/topics",
    route({ access: "user", key: "read", query: topicQuery, project: "path" }),
    describe("List topics", {
      description: "Those with most evidence first. `cannibalises` is a page of the website that covers the topic.",
      responses: { 200: topicList },
    }),
    async (c) => c.json(await listTopics(c.var.db, c.var.project.id, c.req.valid("query"))),
  )
  .post(
    "/:id/topics",
    route({ access: "user", key: "write", support: "allowed", json: topicInput, project: "path" }),
    describe("Add a topic", { responses: { 201: topic } }),
    async (c) => c.json(await addTopic(c.var.db, c.var.clock(), c.var.project.id, c.req.valid("json")), 201),
  )
  .post(
    "/:id/topics/find",
    route({ access: "activePlan", support: "allowed", limits: [findHour], query: topicQuery, project: "path" }),
    describe("Find topics", {
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
    route({ access: "user", key: "write", support: "allowed", uploadBytes: maxTopicImportBytes, project: "path" }),
    describe("Import queries from Search Console", {
      description:
        "Send the file `Queries.csv` of a Search Console export. Queries at positions 8 to 30 become topics, the others are counted in `skipped`. Delimiter and encoding are recognized, see `format`.",
      requestBody: "text/csv",
      responses: { 200: topicImportResult },
      problems: ["unsupported", "too-large"],
    }),
    async (c) => {
      const { text, format } = await readCsv(c);
      return c.json({ ...(await importQueries(c.var.db, c.var.clock(), c.var.project.id, text)), format });
    },
  );

export const topics = new Hono<AppEnv>()
  .delete(
    "/:id",
    route({ access: "user", key: "write", support: "allowed", param: idPath, own: getOwnTopic }),
    describe("Dismiss a topic", { description: "It isn't proposed again. Articles about it stay." }),
    async (c) => noContent(c, dismissTopic(c.var.db, c.var.clock(), c.var.own.id)),
  )
  .post(
    "/:id/restore",
    route({ access: "user", key: "write", support: "allowed", param: idPath, own: getOwnTopic }),
    describe("Restore a topic", { description: "That was dismissed.", responses: { 200: topic } }),
    async (c) => c.json(await restoreTopic(c.var.db, c.var.own.id)),
  );
