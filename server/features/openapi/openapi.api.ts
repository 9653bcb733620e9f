import { Hono, type TypedResponse } from "hono";
import type { ApiDocument } from "#shared/openapi.ts";
import type { AppEnv } from "../../dependencies.ts";
import { publicRead } from "../../http/read-budget.ts";

type Described = Response & TypedResponse<ApiDocument, 200, "json">;

let text: string | undefined;

/** Serves the OpenAPI document of all endpoints, including this one. */
export const openapi = new Hono<AppEnv>().get("/openapi.json", publicRead, async (c): Promise<Described> => {
  // Imported lazily: the document reads the routes, and this file is one of them.
  text ??= JSON.stringify((await import("./document.ts")).document);
  return c.body(text, 200, {
    "Content-Type": "application/json",
    "Cache-Control": "public, max-age=3600",
    "Access-Control-Allow-Origin": "*",
  }) as Response as Described;
});
