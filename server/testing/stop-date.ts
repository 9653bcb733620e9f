import { onTestFinished, vi } from "vitest";

const stop = (clock: "Date" | "performance") => {
  vi.useFakeTimers({ toFake: [clock] });
  onTestFinished(() => void vi.useRealTimers());
};

/** Stops `Date` until the test ends: rate limits read it, and their window would end while a slow machine sends the requests. */
export const stopDate = () => stop("Date");

/** Stops `performance.now()` until the test ends. Limits of elapsed time are over only after `vi.advanceTimersByTime`. */
export const stopElapsedTime = () => stop("performance");
