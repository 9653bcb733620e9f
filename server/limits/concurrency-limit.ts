import { Problem } from "../problem.ts";

type ConcurrencyOptions = { maxRunning: number; maxQueued: number; message: string };

/**
 * Costly work done few at once, with a bounded line behind it and an early no beyond: a Problem `unavailable` whose
 * sentence is `refusal`.
 */
export const createConcurrencyLimit = ({
  maxRunning: running,
  maxQueued: waiting,
  message: refusal,
}: ConcurrencyOptions) => {
  const queue: (() => void)[] = [];
  let inFlight = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inFlight < running) inFlight++;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new Problem("unavailable", refusal, { headers: { "Retry-After": "2" } });
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that a newcomer cannot take it in between.
      const next = queue.shift();
      if (next) next();
      else inFlight--;
    }
  };
};
