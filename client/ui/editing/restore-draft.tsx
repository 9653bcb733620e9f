import { useEffect, useState } from "react";
import { deleteLocalDraft, findLocalDraft, sameFields } from "../../app/local-draft.ts";
import { Button } from "../button.tsx";
import type { FormDraft } from "./use-local-draft.ts";

type RestoreDraftProps<Fields> = { storageKey: string; fields: Fields; onRestore: (fields: Fields) => void };

/** For texts that save by themselves: offers to restore changes left unsaved when this page was last closed. */
export const RestoreDraft = <Fields extends { title: string }>({
  storageKey,
  fields,
  onRestore,
}: RestoreDraftProps<Fields>) => {
  const [copy, setCopy] = useState<Fields>();
  // localStorage exists only in the browser, so read it after the first render.
  useEffect(() => setCopy(findLocalDraft<Fields>(storageKey)), [storageKey]);
  if (!copy || sameFields(copy, fields)) return null;
  return (
    <div role="status" className="card mb-6 flex flex-wrap items-center gap-4 p-4">
      <p className="flex-1 basis-60">This browser has unsaved changes: “{copy.title || "Untitled"}”.</p>
      <Button
        onClick={() => {
          setCopy(undefined);
          onRestore(copy);
        }}
      >
        Restore changes
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          setCopy(undefined);
          deleteLocalDraft(storageKey);
        }}
      >
        Discard
      </Button>
    </div>
  );
};

/** Tells that a form has unsaved changes of an earlier visit. */
export const RestoredDraft = ({ draft: { isRestored, discard } }: { draft: FormDraft }) =>
  isRestored && (
    <div role="status" className="card mb-6 flex flex-wrap items-center gap-4 p-4">
      <p className="flex-1 basis-60">Your unsaved changes are back.</p>
      <Button variant="quiet" onClick={discard}>
        Discard
      </Button>
    </div>
  );
