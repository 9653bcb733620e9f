import { Hono } from "hono";
import { publishedDocument } from "#shared/content/destinations.ts";
import {
  pageDraft,
  pageList,
  pagePath,
  pagePreview,
  pageQuery,
  pageSet,
  pageSetChanges,
  pageSetInput,
  pageSetList,
  pageSetUpdate,
  publishPagesInput,
  queuedPages,
} from "#shared/content/page-sets.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, idPath, route } from "../../http/route.ts";
import { compareRows } from "./compare-rows.ts";
import {
  createPageSet,
  getPageSet,
  listPageSets,
  listPages,
  previewDraft,
  previewPage,
  updatePageSet,
} from "./page-sets.ts";
import { publishPages } from "./publish-pages.ts";

/** The file as JSON, where quotes and line breaks take more bytes, and the template. */
const maxInputBytes = 20_000_000;
/** Each may bring 10,000 rows. */
const pageSetHour = rateLimit({ name: "page-set-hour", points: 60, seconds: 3600 });

export const projectPageSets = new Hono<AppEnv>()
  .get(
    "/:id/page-sets",
    route({ access: "user", key: "read", project: "path" }),
    describe("List page sets", { responses: { 200: pageSetList } }),
    async (c) => c.json(await listPageSets(c.var.db, c.var.project.id)),
  )
  .post(
    "/:id/page-sets",
    route({
      access: "activePlan",
      key: "write",
      support: "allowed",
      limits: [pageSetHour],
      uploadBytes: maxInputBytes,
      json: pageSetInput,
      project: "path",
    }),
    describe("Create a page set", {
      description:
        "One page per row of the CSV file, whose first line names the columns. In the template, `{{column}}` is filled with the row's cell, and `{{column?}}` with one that may be empty. The pages are made and checked in the background: `state` is `checking` meanwhile.",
      responses: { 201: pageSet },
    }),
    async (c) => c.json(await createPageSet(c.var, c.var.project, c.req.valid("json")), 201),
  )
  .post(
    "/:id/page-sets/preview",
    route({ access: "user", support: "allowed", json: pageDraft, project: "path" }),
    describe("Preview a template", {
      description: "The page that the template makes of a row, before the set is saved. Changes nothing.",
      responses: { 200: publishedDocument },
    }),
    (c) => c.json(previewDraft(c.req.valid("json"))),
  );

export const pageSets = new Hono<AppEnv>()
  .get(
    "/:id",
    route({ access: "user", param: idPath }),
    describe("Retrieve a page set", { responses: { 200: pageSet } }),
    async (c) => c.json(await getPageSet(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .put(
    "/:id",
    route({
      access: "activePlan",
      key: "write",
      support: "allowed",
      limits: [pageSetHour],
      uploadBytes: maxInputBytes,
      param: idPath,
      json: pageSetUpdate,
    }),
    describe("Update a page set", {
      description:
        "Replaces its template and file; without `csv`, its rows stay. Pages are recognized by their address: unchanged ones keep their state, changed published ones are queued as an update, and those without a row are archived.",
      responses: { 200: pageSet },
    }),
    async (c) => c.json(await updatePageSet(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json"))),
  )
  .post(
    "/:id/changes",
    route({
      access: "user",
      support: "allowed",
      limits: [pageSetHour],
      uploadBytes: maxInputBytes,
      param: idPath,
      json: pageSetUpdate,
    }),
    describe("Preview an update of a page set", {
      description: "Counts the pages that the update would add, change and remove. Changes nothing.",
      responses: { 200: pageSetChanges },
    }),
    async (c) => c.json(await compareRows(c.var.db, c.var.user, c.req.valid("param").id, c.req.valid("json"))),
  )
  .get(
    "/:id/pages",
    route({ access: "user", key: "read", param: idPath, query: pageQuery }),
    describe("List the pages of a set", {
      description: "In the order of the file. `problems` says why a page is held back or failed.",
      responses: { 200: pageList },
    }),
    async (c) => c.json(await listPages(c.var.db, c.var.user, c.req.valid("param").id, c.req.valid("query"))),
  )
  .get(
    "/:id/pages/:row",
    route({ access: "user", key: "read", param: pagePath }),
    describe("Preview a page", {
      description: "The page of a row as it would be published, whether it passes or not.",
      responses: { 200: pagePreview },
    }),
    async (c) => c.json(await previewPage(c.var.db, c.var.user, c.req.valid("param").id, c.req.valid("param").row)),
  )
  .post(
    "/:id/publish",
    route({ access: "activePlan", key: "publish", support: "allowed", param: idPath, json: publishPagesInput }),
    describe("Publish the pages of a set", {
      description:
        "Queues the pages that passed and those that failed before; with `as: live`, drafts too. Reserves a page credit for each, in the order of the file. A page that fails for good gives its credit back.",
      responses: { 200: queuedPages },
    }),
    async (c) => c.json(await publishPages(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json"))),
  );
