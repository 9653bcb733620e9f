import { Problem } from "../problem.ts";

type Bounds = { running: number; waiting: number; refusal: string };

/**
 * Costly work done few at once, with a bounded line behind it and an early no beyond: a Problem `unavailable` whose
 * sentence is `refusal`.
 */
export const bounded = ({ running, waiting, refusal }: Bounds) => {
  const line: (() => void)[] = [];
  let inFlight = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inFlight < running) inFlight++;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new Problem("unavailable", refusal, { headers: { "Retry-After": "2" } });
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that a newcomer cannot take it in between.
      const next = line.shift();
      if (next) next();
      else inFlight--;
    }
  };
};
