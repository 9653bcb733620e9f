import { DrizzleQueryError } from "drizzle-orm";
import type { ProblemBody, ProblemCode } from "#shared/problem.ts";

type Extra = { issues?: ProblemBody["issues"]; headers?: Record<string, string>; cause?: unknown };

/** An expected failure: an error code and a user-facing message. `http/error-handler.ts` turns it into a response. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly issues: ProblemBody["issues"];
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, sentence: string, { issues, headers = {}, cause }: Extra = {}) {
    super(sentence, { cause });
    this.code = code;
    this.issues = issues;
    this.headers = headers;
  }
}

const uniqueViolation = "23505";

/** For `.catch()` on a query: throws `problem()` if this unique constraint was violated, else rethrows the error. */
export const conflictAt =
  (constraint: string, problem: () => Problem) =>
  (error: unknown): never => {
    const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
    const { code, constraint_name, constraint: name } = (cause ?? {}) as Record<string, unknown>;
    throw code === uniqueViolation && (constraint_name ?? name) === constraint ? problem() : error;
  };
