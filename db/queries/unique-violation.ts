import { DrizzleQueryError } from "drizzle-orm";
import type { Problem } from "#shared/problem.ts";

const uniqueViolation = "23505";

/** For `.catch()` on a query: throws `problem()` if this unique constraint was violated, else rethrows the error. */
export const onUniqueViolation =
  (constraint: string, problem: () => Problem) =>
  (error: unknown): never => {
    const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
    const violation = (cause ?? {}) as Record<string, unknown>;
    throw violation.code === uniqueViolation && violation.constraint === constraint ? problem() : error;
  };
