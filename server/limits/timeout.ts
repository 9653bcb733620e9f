export class TimeoutError extends Error {}

/** Returns the result of `work`, or rejects with TimeoutError after `ms`. The work itself is not cancelled. */
export const withTimeout = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new TimeoutError(`Timed out after ${ms} ms.`)), ms);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
};
