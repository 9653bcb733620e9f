import { useCallback, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { keys, turnShortcuts, useShortcuts, useShortcutsOn } from "./shortcuts.ts";

/** A summary of the feed's shortcuts, and a dialog to turn them off. */
export const ShortcutsHelp = () => {
  const [isOpen, setOpen] = useState(false);
  const isOn = useShortcutsOn();
  useShortcuts(useCallback(() => setOpen(true), []));
  return (
    <div className="mb-4 hidden flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted pointer-fine:flex">
      {isOn && (
        <p>
          <Key name="j" /> and <Key name="k" /> move, <Key name="r" /> replies, <Key name="x" /> dismisses,{" "}
          <Key name="o" /> opens the thread.
        </p>
      )}
      <TextButton label="Keyboard shortcuts" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} title="Keyboard shortcuts" onClose={() => setOpen(false)}>
        <dl className="mt-5 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 text-left">
          {keys.map(({ key, does, ...more }) => (
            <div key={key} className="contents">
              <dt>
                <Key name={key} />
                {"also" in more && (
                  <>
                    {" or "}
                    <Key name={more.also} />
                  </>
                )}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-6 flex min-h-11 items-center gap-3 text-left">
          <input
            type="checkbox"
            className="size-5 accent-accent-strong"
            checked={isOn}
            onChange={(event) => turnShortcuts(event.currentTarget.checked)}
          />
          Use these keys in this browser
        </label>
        <Button variant="quiet" className="mt-4" onClick={() => setOpen(false)}>
          Close
        </Button>
      </Dialog>
    </div>
  );
};

const Key = ({ name }: { name: string }) => (
  <kbd className="rounded border border-line bg-surface px-1.5 py-0.5 font-mono text-sm text-ink">{name}</kbd>
);
