// Types and helpers of the fault scripts.
import type { Figure } from "../checks/measurement.ts";

export type Options = {
  /** Shorter outages and fewer requests, for use during development. */
  quick: boolean;
};

export type Fault = (options: Options) => Promise<Figure[]>;

/** Polls until `condition` returns true; returns the elapsed milliseconds. Throws after `seconds`. */
export const untilTrue = async (what: string, seconds: number, condition: () => boolean | Promise<boolean>) => {
  const startedAt = performance.now();
  while (!(await condition())) {
    if (performance.now() - startedAt > seconds * 1000) throw new Error(`Timed out after ${seconds} s: ${what}.`);
    await Bun.sleep(50);
  }
  return performance.now() - startedAt;
};
