import { setImmediate } from "node:timers/promises";

const defaultStepMs = 8;

/**
 * Returns a function for long loops: await it in each round, and it lets other requests run whenever the loop has used
 * its time. Its cost is that of reading a clock.
 */
export const createPauses = (stepMs = defaultStepMs) => {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < stepMs) return;
    await setImmediate();
    startedAt = performance.now();
  };
};
