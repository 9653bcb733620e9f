import { z } from "zod";

/** What a key may do. A scope includes no other. */
export const keyScopes = ["read", "write", "publish"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Days until a key expires; null: never. */
export const keyLifetimes = [30, 90, 365, null] as const;

export const maxKeysPerUser = 20;

/** A key without its secret, of which only the last four characters are shown. */
export const apiKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    last4: z.string(),
    scopes: z.array(z.enum(keyScopes)),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "ApiKey" });
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyList = z.object({ keys: z.array(apiKey), total: z.number().int() }).strict();

/** `key` is the secret. It is in no other response. */
export const createdApiKey = apiKey.extend({ key: z.string() }).meta({ id: "CreatedApiKey" });

export const apiKeyInput = z
  .object({
    name: z.string().trim().min(1, "Enter a name.").max(60),
    scopes: z
      .array(z.enum(keyScopes))
      .min(1, "Choose at least one permission.")
      .max(keyScopes.length)
      .transform((scopes) => keyScopes.filter((scope) => scopes.includes(scope))),
    expiresInDays: z.union(keyLifetimes.map((days) => z.literal(days))),
  })
  .strict();
export type ApiKeyInput = z.infer<typeof apiKeyInput>;
