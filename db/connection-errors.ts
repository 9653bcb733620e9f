const connectionErrorCodes = new Set([
  // Of postgres.js, and of `pool.ts`.
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
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

/** Whether the error or one of its causes means that Postgres is unavailable. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (connectionErrorCodes.has(String((error as { code?: unknown }).code)) || isDatabaseUnavailable(error.cause));

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });
export const closed = () => failure("CONNECTION_CLOSED", "The connection to the database is closed.");
export const late = (code = "ETIMEDOUT") => failure(code, "The database did not respond in time.");
