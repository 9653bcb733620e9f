import { useState } from "react";
import { Button } from "../button.tsx";
import { Field } from "../forms/fields.tsx";
import { Dialog } from "../overlays/dialog.tsx";

type LinkDialogProps = { href: string; onSave: (href: string) => void; onRemove: () => void; onClose: () => void };

/** Whether a link target is allowed: web, mailto, a path on this site or a fragment. */
export const isLinkTarget = (text: string) => /^(https?:\/\/[^\s/]+\S*|mailto:\S+@\S+|\/(?!\/)\S*|#\S+)$/i.test(text);

export const LinkDialog = ({ href, onSave, onRemove, onClose }: LinkDialogProps) => {
  const [text, setText] = useState(href);
  const [error, setError] = useState("");
  return (
    <Dialog open title={href ? "Edit link" : "Add link"} onClose={onClose}>
      <form
        className="mt-4 grid gap-5 text-left"
        onSubmit={(event) => {
          event.preventDefault();
          const target = text.trim();
          if (isLinkTarget(target)) onSave(target);
          else setError("Enter a URL (https://…, mailto:…) or a path like /directories.");
        }}
      >
        <Field
          id="link-address"
          label="URL"
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {href && (
            <Button variant="quiet" onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save link</Button>
        </div>
      </form>
    </Dialog>
  );
};
