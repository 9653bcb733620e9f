// Types and helpers of the fault scripts.
import type { Figure } from "../checks/measurement.ts";

export type Options = {
  /** Shorter outages and fewer requests, for use during development. */
  quick: boolean;
  /** Duration of the soak, in minutes. */
  minutes: number;
};

export type Fault = (options: Options) => Promise<Figure[]>;

/** Polls until `good` returns true; returns the elapsed milliseconds. Throws after `seconds`. */
export const untilTrue = async (what: string, seconds: number, good: () => boolean | Promise<boolean>) => {
  const begun = performance.now();
  while (!(await good())) {
    if (performance.now() - begun > seconds * 1000) throw new Error(`In ${seconds} s it did not happen: ${what}.`);
    await Bun.sleep(50);
  }
  return performance.now() - begun;
};
