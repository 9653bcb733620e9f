// Unsaved changes, stored in this browser: they survive a crash, a reload and a sign-out. Keys start with `unsaved-`.
import { storedUserId } from "./session.ts";

/** Others who use this browser may work on the same project: each account has drafts of its own. */
const ownKey = (key: string) => `${key} ${storedUserId()}`;

const keysOf = (prefix: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefix) && key.endsWith(ownKey("")));

export const hasLocalDrafts = () => keysOf("unsaved-").length > 0;

/** Deletes the drafts whose keys start with the prefix. */
export const deleteLocalDrafts = (prefix: string) => {
  for (const key of keysOf(prefix)) localStorage.removeItem(key);
};

/** `text`: the fields as JSON. */
export const saveLocalDraft = (key: string, text: string) => localStorage.setItem(ownKey(key), text);

export const deleteLocalDraft = (key: string) => localStorage.removeItem(ownKey(key));

export const findLocalDraft = <Fields extends object>(key: string): Fields | undefined => {
  try {
    return JSON.parse(localStorage.getItem(ownKey(key)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

export const sameFields = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields that differ from the saved ones. */
export const changedFields = <Fields extends object>(saved: Fields, fields: Fields): Partial<Fields> => {
  const names = Object.keys(fields) as (keyof Fields)[];
  const changed = names.filter((name) => !sameFields([fields[name]], [saved[name]]));
  return Object.fromEntries(changed.map((name) => [name, fields[name]])) as Partial<Fields>;
};

/** Returns the saved fields with a draft's changes; fields that the form no longer has are left out. */
export const withDraft = <Fields extends object>(saved: Fields, draft: Partial<Fields>): Fields => ({
  ...saved,
  ...Object.fromEntries(Object.entries(draft).filter(([name]) => name in saved)),
});
