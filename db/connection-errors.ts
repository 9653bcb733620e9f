const connectionErrorCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  // Postgres: shutdown, startup, too many connections, and the timeouts set in `connect.ts`.
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "57014",
  "55P03",
]);

/** Errors of `pg` that have no code. */
const connectionErrorMessages = new RegExp(
  `^(${[
    "Connection terminated",
    "timeout expired",
    "Query read timeout",
    "timeout exceeded when trying to connect",
    "Client has encountered a connection error",
    "Client was closed",
    "Cannot use a pool after calling end",
  ].join("|")})`,
);

/** Whether the error or one of its causes means that Postgres is unavailable. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (connectionErrorCodes.has(String((error as { code?: unknown }).code)) ||
    connectionErrorMessages.test(error.message) ||
    isDatabaseUnavailable(error.cause));
