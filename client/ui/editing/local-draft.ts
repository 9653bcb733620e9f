// Unsaved changes, stored in this browser: they survive a crash, a reload and a sign-out.
export const saveLocalDraft = (key: string, fields: object) => localStorage.setItem(key, JSON.stringify(fields));

export const deleteLocalDraft = (key: string) => localStorage.removeItem(key);

export const findLocalDraft = <Fields extends object>(key: string): Fields | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

export const sameFields = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
