import { DrizzleQueryError } from "drizzle-orm";
import type { Problem } from "#shared/problem.ts";

const uniqueViolation = "23505";

/** For `.catch()` on a query: throws `problem()` if this unique constraint was violated, else rethrows the error. */
export const onUniqueViolation =
  (constraint: string, problem: () => Problem) =>
  (error: unknown): never => {
    const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
    const violation = (cause ?? {}) as Record<string, unknown>;
    // Postgres.js' name for it, and PGlite's.
    const violated = violation.constraint_name ?? violation.constraint;
    throw violation.code === uniqueViolation && violated === constraint ? problem() : error;
  };
