import { Button } from "../../ui/button.tsx";

type ReplyConflictProps = { text: string; onTake: () => void; onOverwrite: () => void };

/** Shows the text saved in another window, so that neither version is lost. */
export const ReplyConflict = ({ text, onTake, onOverwrite }: ReplyConflictProps) => (
  <section role="alert" aria-label="Kept by another window" className="mt-4 rounded-lg border border-bad p-4">
    <p className="font-medium">Another window kept this text meanwhile:</p>
    <p className="mt-2 text-sm whitespace-pre-wrap text-muted wrap-anywhere">{text}</p>
    <div className="mt-4 flex flex-wrap gap-3">
      <Button variant="quiet" onClick={onTake}>
        Use that text
      </Button>
      <Button variant="quiet" onClick={onOverwrite}>
        Keep mine instead
      </Button>
    </div>
  </section>
);
