import { Button } from "../../ui/button.tsx";
import type { Message } from "./use-message.ts";

/** Reminds of unsaved changes to the message while the dialog is closed. */
export const UnsavedMessage = ({ message, onOpen }: { message: Message; onOpen: () => void }) => (
  <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-wash px-4 py-3">
    <p>Your message has changes that are not saved.</p>
    <div className="flex flex-wrap gap-3">
      <Button variant="quiet" onClick={onOpen}>
        Go on writing
      </Button>
      <Button busy={message.isBusy} onClick={() => void message.save()}>
        Save
      </Button>
    </div>
  </div>
);
