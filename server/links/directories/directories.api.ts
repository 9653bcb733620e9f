import { Hono } from "hono";
import { importDirectories } from "#db/directories/import.ts";
import {
  directoryHistory,
  directoryImportResult,
  directoryInput,
  historyQuery,
  importQuery,
  maxImportBytes,
  mergeInput,
} from "#shared/links/directories/editing.ts";
import { generatedPages, pageTableAnswer, pageTableQuery } from "#shared/links/directories/page-answers.ts";
import { maxShownRows } from "#shared/links/directories/page-tables.ts";
import { directoryList, directoryQuery, directorySlugPath, directoryWithSources } from "#shared/links/directories.ts";
import { checkDecisionInput, directoryCheckList, directoryChecksQuery } from "#shared/links/directory-checks.ts";
import { utcDay } from "#shared/time.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { unauthenticated } from "../../http/auth.ts";
import { csv } from "../../http/download.ts";
import { publicRead } from "../../http/public-limits.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { readCsv } from "../../http/upload.ts";
import { decideOnCheck, listUndecidedChecks } from "./check-decisions.ts";
import { pausedUntil } from "./check-pace.ts";
import {
  createDirectory,
  deleteDirectory,
  getDirectory,
  listChanges,
  mergeDirectory,
  updateDirectory,
} from "./directories.ts";
import { exportColumns, exportDirectories } from "./export-directories.ts";
import { listDirectories, listForProject } from "./list-directories.ts";
import { getPageTable, listGeneratedPages } from "./page-tables.ts";

export const directories = new Hono<AppEnv>()
  .get(
    "/generated-pages",
    route({ access: "anyone", limits: [publicRead] }),
    describe("List generated pages", {
      description: "The pages about a country, niche, business type or topic, whether each is indexed, and why not.",
      responses: { 200: generatedPages },
    }),
    async (c) => c.json(await listGeneratedPages(c.var.db)),
  )
  .get(
    "/page-table",
    route({ access: "anyone", limits: [publicRead], query: pageTableQuery }),
    describe("Retrieve a page's table", {
      description: `The first ${maxShownRows} directories of a generated page, best match first, how many there are, and whether the page is indexed.`,
      responses: { 200: pageTableAnswer },
      problems: ["not-found"],
    }),
    async (c) => c.json(await getPageTable(c.var.db, c.req.valid("query").path)),
  )
  .get(
    "/checks",
    route({ access: "admin", query: directoryChecksQuery }),
    describe("List link checks that need a decision", {
      description:
        "Directories that have moved, are parked, were closed after three misses on three days, or gave no result three times in a row.",
      responses: { 200: directoryCheckList },
    }),
    async (c) => {
      const list = await listUndecidedChecks(c.var.db, c.req.valid("query"));
      return c.json({ ...list, pausedUntil: (await pausedUntil(c.var)) ?? null });
    },
  )
  .post(
    "/:id/check-decision",
    route({ access: "admin", param: idPath, json: checkDecisionInput }),
    describe("Decide on a link check", {
      description:
        "`accept` saves the new URL of a directory that has moved, `keep` leaves it as it is and reopens it if it was closed, `close` closes it.",
    }),
    async (c) => noContent(c, decideOnCheck(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json").decision)),
  )
  .get(
    "/",
    route({ access: "reader", key: "read", limits: [publicRead], query: directoryQuery }),
    describe("List directories", {
      description:
        "In every order, unconfirmed directories come last. `country` is a slug or `worldwide`. Only administrators see paused and closed directories; for others `status` has no effect. With the `projectId` of a project of yours, each directory has its `fit` and the state of its submission; `sort=fit` puts the best first, and `fits=true` leaves out those that don't suit the project or that it has a submission to. `excluded=true` lists those that the project's kit excludes.",
      responses: { 200: directoryList },
      problems: ["not-found"],
    }),
    async (c) => {
      const { projectId, ...query } = c.req.valid("query");
      if (projectId === undefined) return c.json(await listDirectories(c.var.db, c.var.viewer, query));
      if (!c.var.viewer) throw unauthenticated();
      c.header("Cache-Control", "no-store");
      return c.json(await listForProject(c.var.db, c.var.viewer, projectId, query));
    },
  )
  .get(
    "/export",
    route({ access: "admin" }),
    describe("Export directories", {
      description: "All directories as CSV, which can be imported again.",
      responses: { 200: "text/csv" },
    }),
    (c) => {
      const day = utcDay(c.var.clock());
      return csv(`Directories_${day}.csv`, exportColumns, exportDirectories(c.var.db));
    },
  )
  .get(
    "/:slug",
    route({ access: "reader", limits: [publicRead], param: directorySlugPath }),
    describe("Retrieve a directory", {
      description:
        "With the source of each fact. Also finds a directory by the slug of one that was merged into it; the response has the current slug.",
      responses: { 200: directoryWithSources },
    }),
    async (c) => c.json(await getDirectory(c.var.db, c.var.viewer, c.req.valid("param").slug)),
  )
  .post(
    "/",
    route({ access: "admin", json: directoryInput }),
    describe("Create a directory", { responses: { 201: directoryWithSources } }),
    async (c) => c.json(await createDirectory(c.var, c.req.valid("json")), 201),
  )
  .post(
    "/import",
    route({ access: "admin", uploadBytes: maxImportBytes, query: importQuery }),
    describe("Import directories", {
      description:
        "Creates directories and updates them by host, from a data file or an export. Delimiter and encoding are recognized, see `format`. Values that an administrator or a link check has set stay. With `dryRun`, nothing is saved.",
      requestBody: "text/csv",
      responses: { 200: directoryImportResult },
      problems: ["unsupported", "too-large"],
    }),
    async (c) => {
      const dryRun = c.req.valid("query").dryRun === "true";
      const { text, format } = await readCsv(c);
      return c.json({ ...(await importDirectories(c.var.db, [text], { dryRun })), format });
    },
  )
  .put(
    "/:id",
    route({ access: "admin", param: idPath, json: directoryInput }),
    describe("Update a directory", {
      description: "Imports don't override the values changed here.",
      responses: { 200: directoryWithSources },
      problems: ["conflict"],
    }),
    async (c) => c.json(await updateDirectory(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete(
    "/:id",
    route({ access: "admin", param: idPath }),
    describe("Delete a directory", {
      description:
        "Imports don't create it again, until you do. A directory with submissions can't be deleted; set its `status` to `closed`.",
      problems: ["conflict"],
    }),
    async (c) => noContent(c, deleteDirectory(c.var.db, c.req.valid("param").id)),
  )
  .post(
    "/:id/merge",
    route({ access: "admin", param: idPath, json: mergeInput }),
    describe("Merge a duplicate", {
      description: "Adds its facts and its history to the directory `intoId`, which is returned, and deletes it.",
      responses: { 200: directoryWithSources },
    }),
    async (c) =>
      c.json(await mergeDirectory(c.var.db, c.var.user, c.req.valid("param").id, c.req.valid("json").intoId)),
  )
  .get(
    "/:id/history",
    route({ access: "admin", param: idPath, query: historyQuery }),
    describe("List the changes of a directory", { responses: { 200: directoryHistory } }),
    async (c) => c.json(await listChanges(c.var.db, c.req.valid("param").id, c.req.valid("query"))),
  );
