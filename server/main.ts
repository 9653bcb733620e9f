import { StartupError } from "#db/startup-error.ts";
import { readEnv } from "./env.ts";
import { createLog, type Log } from "./observability/log.ts";
import { logUnhandledRejections } from "./observability/unhandled-rejections.ts";
import { startServer } from "./server.ts";

const stopTimeoutMs = 15_000;

/** Ends the process. What the operator can fix is a message; anything else is logged with its stack. */
const failToStart = (error: unknown, log?: Log): never => {
  if (error instanceof StartupError || !log) process.stderr.write(`${(error as Error).message}\n`);
  else log.fatal({ err: error }, "The server did not start.");
  process.exit(1);
};

const readEnvironment = () => {
  try {
    return readEnv();
  } catch (error) {
    return failToStart(error);
  }
};

const env = readEnvironment();
const log = createLog(env);
logUnhandledRejections(log);

// Before any work, so that a signal during a long migration ends the process, too: the transaction is rolled back.
let shutDown = async () => {};
let isStopping = false;
const stopOnSignal = async (signal: string) => {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, "Stopping.");
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  await shutDown();
  log.info("Stopped.");
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stopOnSignal(signal));

shutDown = await startServer(env, log).then(
  ({ stop }) => stop,
  (error) => failToStart(error, log),
);
