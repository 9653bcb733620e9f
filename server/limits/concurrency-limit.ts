import { Problem } from "#shared/problem.ts";

type ConcurrencyOptions = { maxRunning: number; maxQueued: number; message: string };

/** Limits how many tasks run at once and how many wait. Beyond that it throws Problem `unavailable` with `message`. */
export const createConcurrencyLimit = ({ maxRunning, maxQueued, message }: ConcurrencyOptions) => {
  const queue: (() => void)[] = [];
  let running = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < maxRunning) running++;
    else if (queue.length < maxQueued) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new Problem("unavailable", message, { headers: { "Retry-After": "2" } });
    try {
      return await work();
    } finally {
      // Hand the slot directly to the next task in the queue, so that a new caller can't take it first.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
};

/** The same for each key apart, such as a network. Tells a task whether it had to wait. */
export const createKeyedLimit = (options: ConcurrencyOptions) => {
  const keys = new Map<string, { limit: ReturnType<typeof createConcurrencyLimit>; tasks: number }>();

  return async <Result>(key: string, work: (isQueued: boolean) => Promise<Result>): Promise<Result> => {
    const entry = keys.get(key) ?? { limit: createConcurrencyLimit(options), tasks: 0 };
    keys.set(key, entry);
    const isQueued = ++entry.tasks > options.maxRunning;
    try {
      return await entry.limit(() => work(isQueued));
    } finally {
      if (--entry.tasks === 0) keys.delete(key);
    }
  };
};
