import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string | undefined>();

/** Runs work with a request id, which is then added to logs, jobs and emails. */
export const withRequestId = <Result>(requestId: string | undefined, work: () => Result) =>
  current.run(requestId, work);

/** Returns the current request id; undefined in scheduled jobs. */
export const currentRequestId = () => current.getStore();
