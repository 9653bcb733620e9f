import { onTestFinished, vi } from "vitest";

const stop = (clock: "Date" | "performance") => {
  vi.useFakeTimers({ toFake: [clock] });
  onTestFinished(() => void vi.useRealTimers());
};

/** Stops `Date` until the test ends: rate limits read it, and their window would end while a slow machine sends the requests. */
export const stopDate = () => stop("Date");

/** Stops `performance`, which measures how fast websites respond: none is slow unless a test says so. */
export const stopPerformance = () => stop("performance");
