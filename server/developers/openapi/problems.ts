import type { ResponseObject } from "#shared/developers/openapi.ts";
import { type ProblemCode, problemStatus } from "#shared/problem.ts";
import { refTo } from "./schemas.ts";

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
