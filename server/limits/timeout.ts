export class TimeoutError extends Error {}

/** The result of the work, or a rejection with TooLate when it takes longer than `ms`; the work itself goes on unheard. */
export const withTimeout = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TimeoutError(`There was no answer in ${ms} ms.`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
