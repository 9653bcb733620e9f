import type { Post } from "#shared/blog.ts";
import { textOf } from "#shared/blog-article.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { PostFields } from "./post-fields.ts";

type ConflictDialogProps = {
  mine: PostFields;
  theirs: Post;
  onOverwrite: () => void;
  onDiscardMine: () => void;
  onSaveAsNew: () => void;
  onClose: () => void;
};

/** Shown when someone else has saved the post in the meantime. Both versions stay until the user picks one. */
export const ConflictDialog = ({
  mine,
  theirs,
  onOverwrite,
  onDiscardMine,
  onSaveAsNew,
  onClose,
}: ConflictDialogProps) => (
  <Dialog open title="Someone saved this post since you opened it" onClose={onClose}>
    <div className="mt-4 grid gap-4 text-left sm:grid-cols-2">
      <Version heading="Your unsaved version" title={mine.title} content={mine.content} />
      <Version heading="Their saved version" title={theirs.title} content={theirs.content} />
    </div>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <Button variant="quiet" onClick={onDiscardMine}>
        Use theirs
      </Button>
      <Button variant="quiet" onClick={onSaveAsNew}>
        Save mine as a new draft
      </Button>
      <Button onClick={onOverwrite}>Overwrite with mine</Button>
    </div>
  </Dialog>
);

const Version = ({ heading, title, content }: { heading: string; title: string; content: string }) => (
  <label className="grid min-w-0 gap-2 text-sm font-semibold">
    {heading}
    <textarea readOnly rows={9} value={`${title}\n\n${textOf(content)}`} className="input p-3 font-normal" />
  </label>
);
