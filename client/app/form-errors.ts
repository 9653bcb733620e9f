import { ApiError } from "./api-client.ts";
import { toPageError } from "./page-error.ts";

/** Errors of a failed call, by field name or for the whole form. */
export type FormErrors = { fields: Record<string, string>; message: string };

/** Thrown by a form's `onSubmit` for input that it rejects itself; `fields` maps field names to messages. */
export class InvalidFields extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super("Some fields are invalid.");
    this.fields = fields;
  }
}

/**
 * Maps an error to form errors. `form` says which fields exist, like `FormData`. An issue goes to its field, or to the
 * closest field above it (`origins.3` to `origins`); without one, the error's message is shown for the whole form.
 */
export const toFormErrors = (error: unknown, form: { has: (name: string) => boolean } = new Set()): FormErrors => {
  if (error instanceof InvalidFields) return { fields: error.fields, message: "" };
  if (!(error instanceof ApiError)) {
    // Not an API error, so a bug: report it to the console.
    reportError(error);
    return { fields: {}, message: toPageError(error).message };
  }
  if (error.waitSeconds)
    return { fields: {}, message: `Too many attempts. Try again in ${waitText(error.waitSeconds)}.` };
  const issues = error.issues.map(({ path, message }) => ({ field: fieldOf(path, form), message }));
  const fields = Object.fromEntries(issues.flatMap(({ field, message }) => (field ? [[field, message]] : [])));
  const isAssigned = issues.length > 0 && issues.every(({ field }) => field !== undefined);
  return { fields, message: isAssigned ? "" : error.message };
};

const fieldOf = (path: string, form: { has: (name: string) => boolean }) => {
  const keys = path.split(".");
  return keys.map((_, at) => keys.slice(0, keys.length - at).join(".")).find((name) => form.has(name));
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
