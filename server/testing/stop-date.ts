import { onTestFinished, vi } from "vitest";

/** Stops `Date` until the test ends: rate limits read it, and their window would end while a slow machine sends the requests. */
export const stopDate = () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
};
