import { Hono, type TypedResponse } from "hono";
import type { ApiDocument } from "#shared/openapi.ts";
import type { App } from "../parts.ts";

type Described = Response & TypedResponse<ApiDocument, 200, "json">;

/** The description of all calls, this one too. */
export const openapi = new Hono<App>().get("/openapi.json", async (c): Promise<Described> => {
  // The description reads the calls, of which this is one: it can only be made once they are there.
  const { document } = await import("./document.ts");
  c.header("Cache-Control", "public, max-age=3600");
  c.header("Access-Control-Allow-Origin", "*");
  return c.json(document) as Response as Described;
});
