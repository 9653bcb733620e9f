import { Hono } from "hono";
import { apiKeyInput, apiKeyList, createdApiKey, maxKeysPerUser } from "#shared/account/api-keys.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { createApiKey, deleteApiKey, listApiKeys } from "./api-keys.ts";

export const apiKeys = new Hono<AppEnv>()
  .get(
    "/me/keys",
    route({ access: "user" }),
    describe("List your API keys", {
      description: "Newest first, including expired ones, without their secrets.",
      responses: { 200: apiKeyList },
    }),
    async (c) => c.json(await listApiKeys(c.var.db, c.var.user.id)),
  )
  .post(
    "/me/keys",
    route({ access: "user", json: apiKeyInput }),
    describe("Create an API key", {
      description: `Returns the key, which can't be retrieved again, and notifies you by email. You can have ${maxKeysPerUser} keys.`,
      responses: { 201: createdApiKey },
    }),
    async (c) => c.json(await createApiKey(c.var, c.var.user, c.req.valid("json"), c.var.requestId), 201),
  )
  .delete("/me/keys/:id", route({ access: "user", param: idPath }), describe("Revoke an API key"), async (c) =>
    noContent(c, deleteApiKey(c.var.db, c.var.user, c.req.valid("param").id, c.var.requestId)),
  );
