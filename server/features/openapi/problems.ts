import type { Answer } from "#shared/openapi.ts";
import { type ProblemCode, problemStatus } from "#shared/problem.ts";
import { refTo } from "./schemas.ts";

/** What each problem code means. */
export const problemSentences: Record<ProblemCode, string> = {
  invalid: "The body, the query or the path is not as the call takes it; `issues` says where.",
  unauthenticated: "There is no token, or it is bad, expired or revoked; signing in: a wrong email or password.",
  forbidden: "The call is not for this caller.",
  limit: "The limit of the plan or of the trial is reached.",
  "not-found": "There is no such row, or it is another owner's.",
  "method-not-allowed": "The call has other methods, which the header `Allow` names.",
  conflict: "It is taken, in use, or was changed meanwhile.",
  "too-large": "The body is too large.",
  unsupported: "This is not a picture that can be read.",
  "rate-limited": "Too many requests; `Retry-After` says when to come back.",
  internal: "Something failed that nobody expected.",
  upstream: "An outside service failed.",
  unavailable: "What this needs is not set up, or does not answer for now.",
};

const retryAfter = {
  "Retry-After": { description: "Seconds to wait before the next try.", schema: { type: "integer" } },
};

const media = "application/problem+json";

/** Returns the error responses for these codes, one per status, with names under which endpoints share them. */
export const problemAnswers = (codes: readonly ProblemCode[]) => {
  const byStatus = Map.groupBy(
    (Object.keys(problemStatus) as ProblemCode[]).filter((code) => codes.includes(code)),
    (code) => problemStatus[code],
  );
  return [...byStatus].map(([status, codes]) => ({ status, name: codes.join("."), answer: answerFor(codes) }));
};

const answerFor = (codes: ProblemCode[]): Answer => ({
  description: codes.map((code) => `\`${code}\`: ${problemSentences[code]}`).join(" "),
  ...(codes.some((code) => code === "rate-limited" || code === "unavailable") && { headers: retryAfter }),
  content: { [media]: { schema: { allOf: [refTo("Problem"), { properties: { error: { enum: codes } } }] } } },
});

/** The default error response of every endpoint. */
export const anyProblem: Answer = {
  description: `Any call may also fail so. \`internal\`: ${problemSentences.internal} \`unavailable\`: ${problemSentences.unavailable}`,
  content: { [media]: { schema: refTo("Problem") } },
};
