import { Hono, type TypedResponse } from "hono";
import { z } from "zod";
import type { ApiDocument } from "#shared/openapi.ts";
import type { AppEnv } from "../../dependencies.ts";
import { describe } from "../../http/describe.ts";
import { publicRead } from "../../http/read-budget.ts";

const openApiDocument = z.looseObject({ openapi: z.literal("3.1.0") });

type Described = Response & TypedResponse<ApiDocument, 200, "json">;

let text: string | undefined;

/** Serves the OpenAPI document of all endpoints, including this one. */
export const openapi = new Hono<AppEnv>().get(
  "/openapi.json",
  publicRead,
  describe({ summary: "Retrieve this document", responses: { 200: openApiDocument } }),
  async (c): Promise<Described> => {
    // Imported lazily: the document reads the routes, and this file is one of them.
    text ??= JSON.stringify((await import("./document.ts")).document);
    return c.body(text, 200, {
      "Content-Type": "application/json",
      "Cache-Control": "public, max-age=3600",
      "Access-Control-Allow-Origin": "*",
    }) as Response as Described;
  },
);
