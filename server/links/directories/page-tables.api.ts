import { Hono } from "hono";
import { generatedPages, pageTableAnswer, pageTableQuery } from "#shared/links/directories/page-answers.ts";
import { maxShownRows } from "#shared/links/directories/page-tables.ts";
import type { AppEnv } from "../../dependencies.ts";
import { describe } from "../../http/describe.ts";
import { publicRead } from "../../http/read-budget.ts";
import { validate } from "../../http/validate.ts";
import { getPageTable, listGeneratedPages } from "./page-tables.ts";

export const pageTables = new Hono<AppEnv>()
  .get(
    "/generated-pages",
    publicRead,
    describe({
      summary: "List generated pages",
      description: "The pages about a country, niche, business type or topic, whether each is indexed, and why not.",
      responses: { 200: generatedPages },
    }),
    async (c) => c.json(await listGeneratedPages(c.var.db)),
  )
  .get(
    "/page-table",
    publicRead,
    validate("query", pageTableQuery),
    describe({
      summary: "Retrieve a page's table",
      description: `The first ${maxShownRows} directories of a generated page, best match first, how many there are, and whether the page is indexed.`,
      responses: { 200: pageTableAnswer },
      problems: ["not-found"],
    }),
    async (c) => c.json(await getPageTable(c.var.db, c.req.valid("query").path)),
  );
