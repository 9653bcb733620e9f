// What a fault is.
import type { Figure } from "../checks/measurement.ts";

export type Options = {
  /** Shorter outages and fewer calls, for those who are changing something. */
  quick: boolean;
  /** How long the soak goes on. */
  minutes: number;
};

export type Fault = (options: Options) => Promise<Figure[]>;

/** Asks until the answer is good; how many milliseconds that took. Fails after so many seconds. */
export const untilTrue = async (what: string, seconds: number, good: () => boolean | Promise<boolean>) => {
  const begun = performance.now();
  while (!(await good())) {
    if (performance.now() - begun > seconds * 1000) throw new Error(`In ${seconds} s it did not happen: ${what}.`);
    await Bun.sleep(50);
  }
  return performance.now() - begun;
};
