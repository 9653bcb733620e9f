import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { type KitDraft, toDraft } from "./kit-draft.ts";
import { kitLabel } from "./labels.ts";
import type { Conflict } from "./use-kit.ts";

type ConflictProps = {
  conflict: Conflict;
  draft: KitDraft;
  onResolve: (side: "mine" | "theirs") => void;
  onClose: () => void;
};

/** Shown when the kit was saved elsewhere with other values for the same fields. */
export const ConflictDialog = ({ conflict: { fields, theirs }, draft, onResolve, onClose }: ConflictProps) => {
  const current = toDraft(theirs.fields);
  return (
    <Dialog open title="The kit was changed elsewhere" onClose={onClose} className="w-[min(44rem,calc(100%-2rem))]">
      <p className="mt-2 text-muted">
        Both versions changed these fields. Pick one; you can still edit before you save.
      </p>
      <ul className="mt-4 max-h-[50dvh] divide-y divide-line overflow-y-auto text-left">
        {fields.map((field) => (
          <li key={field} className="py-3">
            <p className="font-medium">{kitLabel(field)}</p>
            <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
              <Version heading="Yours" value={draft[field]} />
              <Version heading="Saved elsewhere" value={current[field]} />
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={() => onResolve("theirs")}>
          Use the saved version
        </Button>
        <Button onClick={() => onResolve("mine")}>Keep mine</Button>
      </div>
    </Dialog>
  );
};

const Version = ({ heading, value }: { heading: string; value: KitDraft[keyof KitDraft] }) => (
  <div className="min-w-0">
    <dt className="text-muted">{heading}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{textOf(value) || "Empty"}</dd>
  </div>
);

const textOf = (value: KitDraft[keyof KitDraft]): string => {
  if (Array.isArray(value)) return value.filter(Boolean).join("\n");
  if (typeof value === "string") return value;
  return Object.values(value ?? {})
    .filter((part) => part !== "" && part !== false)
    .map((part) => (part === true ? "Yes" : String(part)))
    .join("\n");
};
