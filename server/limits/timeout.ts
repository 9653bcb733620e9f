export class TimeoutError extends Error {}

/** Returns the result of `work`, or rejects with TimeoutError after `ms`. The work itself is not cancelled. */
export const withTimeout = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TimeoutError(`There was no answer in ${ms} ms.`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
