import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { deleteLocalDraft, findLocalDraft } from "./local-draft.ts";
import { type PostFields, sameFields } from "./post-fields.ts";

type RestoreDraftProps = { id: string | undefined; fields: PostFields; onRestore: (fields: PostFields) => void };

/** Offers to restore changes left unsaved when this page was last closed. */
export const RestoreDraft = ({ id, fields, onRestore }: RestoreDraftProps) => {
  const [copy, setCopy] = useState<PostFields>();
  // localStorage exists only in the browser, so read it after the first render.
  useEffect(() => setCopy(findLocalDraft(id)), [id]);
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
          deleteLocalDraft(id);
        }}
      >
        Discard
      </Button>
    </div>
  );
};
