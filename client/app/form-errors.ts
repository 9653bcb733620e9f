import { ApiError } from "./api-client.ts";
import { toPageError } from "./page-error.ts";

/** Errors of a failed call, by field name or for the whole form. */
export type FormErrors = { fields: Record<string, string>; message: string };

/** Maps an error to form errors. `names` are the form's fields; issues with other fields go into `message`. */
export const toFormErrors = (error: unknown, names: readonly string[] = []): FormErrors => {
  if (!(error instanceof ApiError)) {
    // Not an API error, so a bug: report it to the console.
    reportError(error);
    return { fields: {}, message: toPageError(error).message };
  }
  if (error.waitSeconds) return { fields: {}, message: `Too many tries. Try again in ${waitText(error.waitSeconds)}.` };
  const fields = Object.fromEntries(
    error.issues.filter(({ path }) => names.includes(path)).map(({ path, message }) => [path, message]),
  );
  const isAssigned = error.issues.length > 0 && error.issues.every(({ path }) => path in fields);
  return { fields, message: isAssigned ? "" : error.message };
};

/** Formats a wait in seconds as text, rounded up. */
export const waitText = (seconds: number) => {
  if (seconds < 90) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
};

/** Returns a form field's value as text, "" if missing. */
export const fieldText = (form: FormData, name: string) => String(form.get(name) ?? "");
