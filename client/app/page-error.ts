import { somethingBad } from "#shared/problem.ts";
import { ApiError } from "./api-client.ts";

/** What a page may say of an error, in a form that survives JSON, so that both sides render the same. */
export type PageError = { status: number; message: string };

export const toPageError = (error: unknown): PageError => {
  if (error instanceof ApiError) return { status: error.status, message: error.message };
  const { status, message } = (typeof error === "object" ? (error ?? {}) : {}) as Partial<PageError>;
  // Only what was thrown with a status was meant for people; the message of any other error stays inside.
  return typeof status === "number"
    ? { status, message: message ?? somethingBad }
    : { status: 500, message: somethingBad };
};
