import { Hono } from "hono";
import { importDirectories } from "#db/directories/import.ts";
import {
  directoryHistory,
  directoryImportResult,
  directoryInput,
  directoryPath,
  historyQuery,
  importQuery,
  maxImportBytes,
  mergeInput,
} from "#shared/links/directories/editing.ts";
import { directoryList, directoryQuery, directorySlugPath, directoryWithSources } from "#shared/links/directories.ts";
import { utcDay } from "#shared/time.ts";
import type { AppEnv } from "../../dependencies.ts";
import { optionalUser, requireAdmin, unauthenticated } from "../../http/auth.ts";
import { csv } from "../../http/csv.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { publicRead } from "../../http/read-budget.ts";
import { allowUpload, readCsv } from "../../http/upload.ts";
import { validate } from "../../http/validate.ts";
import {
  createDirectory,
  deleteDirectory,
  getDirectory,
  listChanges,
  mergeDirectory,
  updateDirectory,
} from "./directories.ts";
import { exportColumns, exportDirectories } from "./export-directories.ts";
import { listDirectories } from "./list-directories.ts";
import { listForProject } from "./list-for-project.ts";

export const directories = new Hono<AppEnv>()
  .get(
    "/",
    publicRead,
    acceptKey("read"),
    optionalUser,
    validate("query", directoryQuery),
    describe({
      summary: "List directories",
      description:
        "In every order, unconfirmed directories come last. `country` is a slug or `worldwide`. Only administrators see paused and closed directories; for others `status` has no effect. With the `projectId` of a project of yours, each directory has its `fit` and the state of its submission; `sort=fit` puts the best first, and `fits=true` leaves out those that don't suit the project or that it has a submission to. `excluded=true` lists those that the project's kit excludes.",
      responses: { 200: directoryList },
      problems: ["unauthenticated", "not-found"],
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
    requireAdmin,
    describe({
      summary: "Export directories",
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
    publicRead,
    optionalUser,
    validate("param", directorySlugPath),
    describe({
      summary: "Retrieve a directory",
      description:
        "With the source of each fact. Also finds a directory by the slug of one that was merged into it; the response has the current slug.",
      responses: { 200: directoryWithSources },
    }),
    async (c) => c.json(await getDirectory(c.var.db, c.var.viewer, c.req.valid("param").slug)),
  )
  .post(
    "/",
    requireAdmin,
    validate("json", directoryInput),
    describe({ summary: "Create a directory", responses: { 201: directoryWithSources }, problems: ["conflict"] }),
    async (c) => c.json(await createDirectory(c.var, c.req.valid("json")), 201),
  )
  .post(
    "/import",
    requireAdmin,
    allowUpload(maxImportBytes),
    validate("query", importQuery),
    describe({
      summary: "Import directories",
      description:
        "Creates directories and updates them by host, from a data file or an export. Delimiter and encoding are recognized, see `format`. Values that an administrator or a link check has set stay. With `dryRun`, nothing is saved.",
      requestBody: "text/csv",
      responses: { 200: directoryImportResult },
      problems: ["invalid", "unsupported", "too-large"],
    }),
    async (c) => {
      const dryRun = c.req.valid("query").dryRun === "true";
      const { text, format } = await readCsv(c);
      return c.json({ ...(await importDirectories(c.var.db, [text], { dryRun })), format });
    },
  )
  .put(
    "/:id",
    requireAdmin,
    validate("param", directoryPath),
    validate("json", directoryInput),
    describe({
      summary: "Update a directory",
      description: "Imports don't override the values changed here.",
      responses: { 200: directoryWithSources },
      problems: ["conflict"],
    }),
    async (c) => c.json(await updateDirectory(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete(
    "/:id",
    requireAdmin,
    validate("param", directoryPath),
    describe({
      summary: "Delete a directory",
      description:
        "Imports don't create it again, until you do. A directory with submissions can't be deleted; set its `status` to `closed`.",
      responses: { 204: null },
      problems: ["conflict"],
    }),
    async (c) => {
      await deleteDirectory(c.var.db, c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .post(
    "/:id/merge",
    requireAdmin,
    validate("param", directoryPath),
    validate("json", mergeInput),
    describe({
      summary: "Merge a duplicate",
      description: "Adds its facts and its history to the directory `intoId`, which is returned, and deletes it.",
      responses: { 200: directoryWithSources },
      problems: ["conflict"],
    }),
    async (c) =>
      c.json(await mergeDirectory(c.var.db, c.var.user, c.req.valid("param").id, c.req.valid("json").intoId)),
  )
  .get(
    "/:id/history",
    requireAdmin,
    validate("param", directoryPath),
    validate("query", historyQuery),
    describe({ summary: "List the changes of a directory", responses: { 200: directoryHistory } }),
    async (c) => c.json(await listChanges(c.var.db, c.req.valid("param").id, c.req.valid("query"))),
  );
