// The parts of the OpenAPI document about sessions, API keys, idempotency and rate limits, which many endpoints share.
import type { Header, Parameter } from "#shared/developers/openapi.ts";
import { keyLimits } from "../../http/key-access.ts";

export const securitySchemes = {
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The `accessToken` from a sign-in.",
  },
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "lsk_live_…",
    description:
      "An API key. `read` retrieves data, `write` changes it, `publish` publishes on the customer's site; a scope includes no other.",
  },
};

export const parameters: Record<string, Parameter> = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    schema: { type: "string", minLength: 1, maxLength: 255 },
    example: "8e03978e-40d5-43dd-bc93-6894a57f9324",
  },
};

const integer = { type: "integer", minimum: 0 };

export const headers: Record<string, Header> = {
  "RateLimit-Limit": { description: "Requests per hour with this API key.", schema: integer },
  "RateLimit-Remaining": { description: "Requests left in this hour.", schema: integer },
  "RateLimit-Reset": { description: "Seconds until the hour is over.", schema: integer },
  "RateLimit-Policy": { description: 'The limit: `"read";q=500;w=3600`.', schema: { type: "string" } },
  RateLimit: { description: 'The rest: `"read";r=499;t=3600`.', schema: { type: "string" } },
  "Idempotency-Replayed": {
    description: "`true` if this is the response to an earlier request with the same `Idempotency-Key`.",
    schema: { const: "true" },
  },
};

export const rateLimitHeaders = Object.keys(headers).filter((name) => name.startsWith("RateLimit"));

export const introduction = [
  "Authenticate with an API key or with the `accessToken` from a sign-in: `Authorization: Bearer <token>`. API keys work where an endpoint names the scope that they need.",
  `Each key can make ${keyLimits.read} reads and ${keyLimits.write} other requests an hour. The \`RateLimit-Remaining\` and \`RateLimit-Reset\` headers say how many are left and for how many seconds; \`RateLimit\` and \`RateLimit-Policy\` say the same in the form of the current IETF draft.`,
  "To repeat a POST safely, for example after a timeout, send an `Idempotency-Key` of your choice with it. Within 24 hours, the same request with the same key gets the first one's response and the header `Idempotency-Replayed: true`. This works for JSON bodies and successful responses; a request that failed runs again.",
].join("\n\n");
