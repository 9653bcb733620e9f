import { somethingBad } from "#shared/problem.ts";
import { ApiError } from "./api-client.ts";

/** An error that a page may show, in a form that survives JSON, so that server and browser render the same. */
export type PageError = { status: number; message: string };

export const toPageError = (error: unknown): PageError => {
  if (error instanceof ApiError) return { status: error.status, message: error.message };
  const { status, message } = (typeof error === "object" ? (error ?? {}) : {}) as Partial<PageError>;
  // Only errors with a status have a message meant for users; other messages stay private.
  return typeof status === "number"
    ? { status, message: message ?? somethingBad }
    : { status: 500, message: somethingBad };
};

/** For reads of an id in the path: a malformed one is not found either. */
export const throwNotFound = (error: unknown): never => {
  if (error instanceof ApiError && error.status === 400) throw new Response(null, { status: 404 });
  throw error;
};

/** For reads of an id in the query: what it names was removed, or never existed. */
export const nullIfMissing = (error: unknown): null => {
  if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
  throw error;
};
