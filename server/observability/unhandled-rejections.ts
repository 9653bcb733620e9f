import type { Log } from "./log.ts";

/** A promise that nobody looked at costs its own request, not everybody's. An exception that nobody caught ends the process. */
export const logUnhandledRejections = (log: Log) =>
  process.on("unhandledRejection", (err) => log.error({ err }, "A promise was rejected and nobody looked."));
