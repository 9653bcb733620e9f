import { useEffect, useEffectEvent, useRef, useState } from "react";
import { changedFields, deleteLocalDraft, findLocalDraft, saveLocalDraft, withDraft } from "../../app/local-draft.ts";

/** Stores the fields in this browser while they are changed, and deletes them once they are saved or changed back. */
export const useLocalDraft = (key: string, isChanged: boolean, fields: object) => {
  const storedAs = useRef<string>(undefined);
  const text = isChanged ? JSON.stringify(fields) : undefined;
  useEffect(() => {
    if (text !== undefined) saveLocalDraft(key, text);
    else if (storedAs.current === key) deleteLocalDraft(key);
    storedAs.current = text === undefined ? undefined : key;
  }, [key, text]);
};

type FormDraftOptions<Fields> = {
  /** `unsaved-kit-{id}`. */
  key: string;
  fields: Fields;
  /** Without the user's changes. */
  saved: Fields;
  setFields: (fields: Fields) => void;
};

/**
 * For forms that save on request: what was typed and not saved is there again when the form opens the next time, on top
 * of what has been saved meanwhile. Show `RestoredDraft` above the form.
 */
export const useFormDraft = <Fields extends object>({ key, fields, saved, setFields }: FormDraftOptions<Fields>) => {
  const [isRestored, setRestored] = useState(false);
  const changes = changedFields(saved, fields);
  const isChanged = Object.keys(changes).length > 0;
  useLocalDraft(key, isChanged, changes);
  useEffect(() => {
    if (!isChanged) setRestored(false);
  }, [isChanged]);
  const restore = useEffectEvent(() => {
    const draft = findLocalDraft<Partial<Fields>>(key);
    const restored = draft && withDraft(saved, draft);
    if (!restored || !Object.keys(changedFields(saved, restored)).length) return;
    setFields(restored);
    setRestored(true);
  });
  // localStorage exists only in the browser, so read it after the first render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key has a draft of its own.
  useEffect(() => restore(), [key]);
  return {
    isRestored,
    discard: () => {
      deleteLocalDraft(key);
      setFields(saved);
    },
    /** After saving, where the form closes and `saved` stays. */
    clear: () => deleteLocalDraft(key),
  };
};

export type FormDraft = Pick<ReturnType<typeof useFormDraft>, "isRestored" | "discard">;
