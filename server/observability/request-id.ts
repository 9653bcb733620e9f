import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string | undefined>();

/** Does work that a request caused, so that what is logged, queued and mailed on the way carries its id. */
export const withRequestId = <Result>(requestId: string | undefined, work: () => Result) =>
  current.run(requestId, work);

/** The id of the request that this is done for; undefined in a job that runs by itself. */
export const currentRequestId = () => current.getStore();
