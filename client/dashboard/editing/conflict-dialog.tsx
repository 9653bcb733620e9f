import type { ReactNode } from "react";
import { textOf } from "#shared/text/article-html.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";

type TextVersion = { title: string; content: string };

type ConflictDialogProps = {
  title: string;
  mine: TextVersion;
  theirs: TextVersion;
  onOverwrite: () => void;
  onDiscardMine: () => void;
  onClose: () => void;
  /** Further ways out, as buttons. */
  children?: ReactNode;
};

/** Shown when someone else has saved a text in the meantime. Both versions stay until the user picks one. */
export const ConflictDialog = ({
  title,
  mine,
  theirs,
  onOverwrite,
  onDiscardMine,
  onClose,
  children,
}: ConflictDialogProps) => (
  <Dialog open title={title} onClose={onClose}>
    <div className="mt-4 grid gap-4 text-left sm:grid-cols-2">
      <Version heading="Your unsaved version" {...mine} />
      <Version heading="Their saved version" {...theirs} />
    </div>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <Button variant="quiet" onClick={onDiscardMine}>
        Use theirs
      </Button>
      {children}
      <Button onClick={onOverwrite}>Overwrite with mine</Button>
    </div>
  </Dialog>
);

const Version = ({ heading, title, content }: TextVersion & { heading: string }) => (
  <label className="grid min-w-0 gap-2 text-sm font-semibold">
    {heading}
    <textarea readOnly rows={9} value={`${title}\n\n${textOf(content)}`} className="input p-3 font-normal" />
  </label>
);
