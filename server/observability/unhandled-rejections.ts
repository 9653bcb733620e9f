import type { Log } from "./log.ts";

/** Logs unhandled rejections instead of crashing the process for all users. Uncaught exceptions still end it. */
export const logUnhandledRejections = (log: Log) =>
  process.on("unhandledRejection", (err) => log.error({ err }, "Unhandled promise rejection."));
