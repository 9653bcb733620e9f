import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../app/api-client.ts";
import { deleteLocalDraft, sameFields } from "../../app/local-draft.ts";
import { useLocalDraft } from "./use-local-draft.ts";

export type SaveState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved"; at: Date }
  | { kind: "failed"; message: string; fields: Record<string, string> };

type AutosaveOptions<Fields, Saved, As> = {
  /** Undefined before the first save. */
  loaded: Saved | undefined;
  fields: Fields;
  toFields: (saved: Saved | undefined) => Fields;
  /** Where unsaved changes are stored in this browser. */
  storageKeyOf: (saved: Saved | undefined) => string;
  /** As what to save after a pause in typing; undefined to save only on request. */
  automaticAs: (saved: Saved | undefined) => As | undefined;
  /** Throws an ApiError with an issue for `versionField` if someone else has saved since `base` was loaded. */
  write: (fields: Fields, as: As, base: Saved | undefined) => Promise<Saved>;
  versionField: string;
  load: (base: Saved) => Promise<Saved>;
  /** Returns the fields that are now saved; by default, those that were sent. */
  onSaved?: (saved: Saved, sent: Fields) => Fields | undefined;
};

const autosaveAfterMs = 2_000;

/**
 * Saves a form after a pause in typing or on request, and keeps unsaved changes in this browser. If someone else saved in
 * the meantime, sets `conflict` until the user picks a version.
 */
export const useAutosave = <Fields extends { title: string }, Saved, As>({
  loaded,
  fields,
  toFields,
  storageKeyOf,
  automaticAs,
  write,
  versionField,
  load,
  onSaved,
}: AutosaveOptions<Fields, Saved, As>) => {
  // The server sanitizes what it saves, so changes are compared with the submitted fields, not with its response.
  const [base, setBase] = useState(() => ({ saved: loaded, fields: toFields(loaded) }));
  // For saves that wait for a running one.
  const latest = useRef(base);
  const rebase = (next: typeof base) => {
    latest.current = next;
    setBase(next);
  };
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const [conflict, setConflict] = useState<{ theirs: Saved; as: As }>();
  const running = useRef<Promise<boolean>>(undefined);
  const isRequested = useRef(false);
  // Not sent again by itself.
  const refused = useRef<Fields>(undefined);

  const isChanged = !sameFields(fields, base.fields);

  const put = async (as: As, replaced: Saved | undefined): Promise<boolean> => {
    setState({ kind: "saving" });
    const sent = fields;
    try {
      const saved = await write(sent, as, replaced);
      if (storageKeyOf(saved) !== storageKeyOf(replaced)) deleteLocalDraft(storageKeyOf(replaced));
      rebase({ saved, fields: onSaved?.(saved, sent) ?? sent });
      setState({ kind: "saved", at: new Date() });
      return true;
    } catch (error) {
      const failure = error instanceof ApiError ? error : undefined;
      const isConflict = failure?.issues.some(({ path }) => path === versionField);
      const theirs = isConflict && replaced ? await load(replaced).catch(() => undefined) : undefined;
      if (theirs) {
        setConflict({ theirs, as });
        setState({ kind: "idle" });
      } else {
        if (failure && !isConflict && failure.status < 500 && failure.status !== 429) refused.current = sent;
        const issues = failure?.issues.map(({ path, message }) => [path, message]) ?? [];
        const message = failure?.message ?? "Connection lost.";
        setState({ kind: "failed", message, fields: Object.fromEntries(issues) });
      }
      return false;
    }
  };

  const start = (as: As, replaced = latest.current.saved) => {
    running.current = put(as, replaced).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  /**
   * Saves the form, after a running automatic save, and returns whether it succeeded; false during another call.
   * `replaced` is the version that it replaces, by default the last one saved.
   */
  const save = async (as: As, replaced?: Saved): Promise<boolean> => {
    if (isRequested.current) return false;
    isRequested.current = true;
    await running.current;
    return start(as, replaced).finally(() => {
      isRequested.current = false;
    });
  };

  /** Saves changes, after a running save, and returns whether everything is saved. */
  const flush = async (as: As): Promise<boolean> => {
    await running.current;
    return sameFields(fields, latest.current.fields) || save(as);
  };

  const autosave = useEffectEvent(() => {
    const as = automaticAs(base.saved);
    const isFree = !running.current && !isRequested.current && !conflict;
    const hasNews = isChanged && fields !== refused.current && fields.title.trim() !== "";
    if (isFree && hasNews && as !== undefined) void start(as);
  });
  useLocalDraft(storageKeyOf(base.saved), isChanged, fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form restarts the timer.
  useEffect(() => {
    const timer = setTimeout(autosave, autosaveAfterMs);
    return () => clearTimeout(timer);
  }, [fields, state.kind === "saving"]);

  return {
    saved: base.saved,
    state,
    isChanged,
    conflict,
    save,
    flush,
    /** Ends the conflict, with `saved` as the version on which the form is based. */
    settle: (saved: Saved | undefined) => {
      setConflict(undefined);
      rebase({ saved, fields: toFields(saved) });
      setState({ kind: "idle" });
    },
  };
};
