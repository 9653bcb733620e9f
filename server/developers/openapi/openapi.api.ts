import { Hono, type TypedResponse } from "hono";
import { z } from "zod";
import type { ApiDocument } from "#shared/developers/openapi.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { publicRead } from "../../http/public-limits.ts";
import { describe, route } from "../../http/route.ts";
import { tagOf } from "../../rendering/cache-invalidation.ts";
import { buildDocument } from "./document.ts";

const openApiDocument = z.looseObject({ openapi: z.literal("3.1.0") });

type Described = Response & TypedResponse<ApiDocument, 200, "json">;

/** Serves the OpenAPI document of all endpoints, including this one. */
export const openapi = new Hono<AppEnv>().get(
  "/openapi.json",
  route({ access: "anyone", limits: [publicRead] }),
  describe("Retrieve this document", { responses: { 200: openApiDocument } }),
  async (c): Promise<Described> =>
    (await c.var.documents(c.req.raw, {
      contentType: "application/json",
      cacheControl: "public, max-age=3600",
      headers: { "Access-Control-Allow-Origin": "*" },
      tags: new Set([tagOf(c.req.path)]),
      write: async () => JSON.stringify(buildDocument(c.var.apiReference)),
    })) as Response as Described,
);
