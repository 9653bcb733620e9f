import { Hono, type TypedResponse } from "hono";
import type { ApiDocument } from "#shared/openapi.ts";
import type { AppEnv } from "../../dependencies.ts";
import { publicRead } from "../../http/read-budget.ts";

type Described = Response & TypedResponse<ApiDocument, 200, "json">;

let text: string | undefined;

/** The description of all calls, this one too. */
export const openapi = new Hono<AppEnv>().get("/openapi.json", publicRead, async (c): Promise<Described> => {
  // The description reads the calls, of which this is one: it can only be made once they are there.
  text ??= JSON.stringify((await import("./document.ts")).document);
  return c.body(text, 200, {
    "Content-Type": "application/json",
    "Cache-Control": "public, max-age=3600",
    "Access-Control-Allow-Origin": "*",
  }) as Response as Described;
});
