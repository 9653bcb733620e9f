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
