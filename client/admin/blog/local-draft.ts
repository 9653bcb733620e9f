import type { PostFields } from "./post-fields.ts";

// Unsaved changes, stored in this browser: they survive a crash, a reload and a sign-out.
const keyOf = (id: string | undefined) => `unsaved-post-${id ?? "new"}`;

export const saveLocalDraft = (id: string | undefined, fields: PostFields) =>
  localStorage.setItem(keyOf(id), JSON.stringify(fields));

export const deleteLocalDraft = (id: string | undefined) => localStorage.removeItem(keyOf(id));

export const findLocalDraft = (id: string | undefined): PostFields | undefined => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};
