import { Hono } from "hono";
import { apiKeyInput, apiKeyList, apiKeyPath, createdApiKey, maxKeysPerUser } from "#shared/account/api-keys.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { validate } from "../../http/validate.ts";
import { createApiKey, deleteApiKey, listApiKeys } from "./api-keys.ts";

export const apiKeys = new Hono<AppEnv>()
  .get(
    "/me/keys",
    requireUser,
    describe({
      summary: "List your API keys",
      description: "Newest first, including expired ones, without their secrets.",
      responses: { 200: apiKeyList },
    }),
    async (c) => c.json(await listApiKeys(c.var.db, c.var.user.id)),
  )
  .post(
    "/me/keys",
    requireUser,
    validate("json", apiKeyInput),
    describe({
      summary: "Create an API key",
      description: `Returns the key, which can't be retrieved again, and notifies you by email. You can have ${maxKeysPerUser} keys.`,
      responses: { 201: createdApiKey },
      problems: ["conflict", "rate-limited"],
    }),
    async (c) => c.json(await createApiKey(c.var, c.var.user, c.req.valid("json"), c.var.requestId), 201),
  )
  .delete(
    "/me/keys/:id",
    requireUser,
    validate("param", apiKeyPath),
    describe({ summary: "Revoke an API key", responses: { 204: null } }),
    async (c) => {
      await deleteApiKey(c.var.db, c.var.user, c.req.valid("param").id, c.var.requestId);
      return c.body(null, 204);
    },
  );
