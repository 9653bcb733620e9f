import { DrizzleQueryError } from "drizzle-orm";
import pino from "pino";
import pretty from "pino-pretty";
import type { Env } from "../env.ts";
import { currentRequestId } from "./request-id.ts";

export type Log = pino.Logger;

/**
 * Returns the logger: JSON lines in production, pretty-printed elsewhere. Never log full emails, tokens or passwords.
 */
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
 * Serializes an error and its causes. Database errors contain query values (emails, hashes) in `params`, in `detail`
 * and in Drizzle's message, so these are left out.
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

/** Masks an email for logs: `a…@company.com`. */
export const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, "$1…");
