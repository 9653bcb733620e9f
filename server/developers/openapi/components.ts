// The parts of the OpenAPI document that many endpoints share: sessions, API keys, idempotency, rate limits and problems.
import type { Header, Parameter, ResponseObject } from "#shared/developers/openapi.ts";
import { type ProblemCode, problemStatus } from "#shared/problem.ts";
import { keyLimits } from "../../http/key-access.ts";
import { refTo } from "./schemas.ts";

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

/** What each problem code means. */
export const problemDescriptions: Record<ProblemCode, string> = {
  invalid: "The body, query or path is invalid. `issues` lists the errors.",
  unauthenticated:
    "The token or API key is missing, invalid, expired or revoked. On sign-in: the email or password is wrong.",
  forbidden: "Your account or API key doesn't have permission for this request.",
  "second-factor":
    "The account has two-factor authentication. Send `challenge` and a code to `POST /auth/second-factor` within ten minutes.",
  limit: "You have reached a limit of your plan or trial.",
  "not-found": "The resource doesn't exist or belongs to another account.",
  "method-not-allowed": "The path doesn't support this method. The `Allow` header lists those it supports.",
  conflict:
    "The value is taken, the resource is in use or has changed since you loaded it, or the `Idempotency-Key` belongs to another request.",
  "too-large": "The body is too large.",
  unsupported: "The file is not an image that can be decoded.",
  "rate-limited": "Too many requests. The `Retry-After` header has the number of seconds to wait.",
  internal: "An unexpected error occurred on the server.",
  upstream: "An external service failed.",
  unavailable: "The feature is not configured, or a service that it needs is not responding.",
};

const retryAfter = {
  "Retry-After": { description: "Seconds to wait before the next request.", schema: { type: "integer" } },
};

const mediaType = "application/problem+json";

/** Returns the error responses for these codes, one per status, with the names under which endpoints share them. */
export const problemResponses = (codes: readonly ProblemCode[]) => {
  const byStatus = Map.groupBy(
    (Object.keys(problemStatus) as ProblemCode[]).filter((code) => codes.includes(code)),
    (code) => problemStatus[code],
  );
  return [...byStatus].map(([status, codes]) => ({ status, name: codes.join("."), response: responseOf(codes) }));
};

const responseOf = (codes: ProblemCode[]): ResponseObject => ({
  description: codes.map((code) => `\`${code}\`: ${problemDescriptions[code]}`).join(" "),
  ...(codes.some((code) => code === "rate-limited" || code === "unavailable") && { headers: retryAfter }),
  content: { [mediaType]: { schema: { allOf: [refTo("Problem"), { properties: { error: { enum: codes } } }] } } },
});

/** The default error response of every endpoint. */
export const defaultProblem: ResponseObject = {
  description: `Any request can also fail with \`internal\` or \`unavailable\`. \`internal\`: ${problemDescriptions.internal} \`unavailable\`: ${problemDescriptions.unavailable}`,
  content: { [mediaType]: { schema: refTo("Problem") } },
};
