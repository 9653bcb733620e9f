import { DrizzleQueryError } from "drizzle-orm";
import pino from "pino";
import pretty from "pino-pretty";
import type { Env } from "../env.ts";
import { currentRequestId } from "./request-id.ts";

export type Log = pino.Logger;

/** JSON lines in production, readable ones elsewhere. Whole emails, tokens and passwords never go in. */
export const createLog = ({ LOG_LEVEL, NODE_ENV }: Pick<Env, "LOG_LEVEL" | "NODE_ENV">): Log =>
  pino(
    {
      level: LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: serializeError },
      mixin: () => ({ requestId: currentRequestId() }),
    },
    NODE_ENV === "production" ? pino.destination({ sync: true }) : pretty({ sync: true, ignore: "pid,hostname" }),
  );

/**
 * What is logged of an error and its causes. Errors of the database hold the values of the statement that failed,
 * emails and hashes among them, in `params`, in `detail` and in drizzle's message; none of these goes in.
 */
const serializeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  return {
    type: error.constructor.name,
    message,
    code: (error as { code?: unknown }).code,
    stack: error.stack?.replace(error.message, () => message),
    cause: serializeError(error.cause),
  };
};

/** An email as logs may show it: `a…@company.com`. */
export const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, "$1…");
