import { ApiError } from "./api-client.ts";
import { toPageError } from "./page-error.ts";

/** What a form says of a refused call: by the field that caused it, or for the whole form. */
export type FormErrors = { fields: Record<string, string>; message: string };

/** `names` are the form's fields; what is wrong elsewhere is said for the whole form. */
export const toFormErrors = (error: unknown, names: readonly string[] = []): FormErrors => {
  if (!(error instanceof ApiError)) {
    // Nothing that a visitor did: it is kept where a developer looks.
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

/** A time to wait as people say it, never shorter than it is. */
export const waitText = (seconds: number) => {
  if (seconds < 90) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
};

/** What was typed into a form under a name. */
export const fieldText = (form: FormData, name: string) => String(form.get(name) ?? "");
