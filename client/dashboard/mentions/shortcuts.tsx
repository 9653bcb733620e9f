import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { clickShortcut, moveFocus } from "./list-focus.ts";

const shortcuts: readonly { key: string; alternative?: string; effect: string }[] = [
  { key: "j", effect: "Next mention" },
  { key: "k", effect: "Previous mention" },
  { key: "r", effect: "Reply" },
  { key: "x", alternative: "e", effect: "Dismiss or restore" },
  { key: "o", effect: "Open the thread in a new tab" },
  { key: "?", effect: "Show keyboard shortcuts" },
];

/** A summary of the feed's shortcuts, and a dialog to turn them off. */
export const ShortcutsHelp = () => {
  const [isOpen, setOpen] = useState(false);
  const isEnabled = useShortcutsEnabled();
  useShortcuts(useCallback(() => setOpen(true), []));
  return (
    <div className="mb-4 hidden flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted pointer-fine:flex">
      {isEnabled && (
        <p>
          <Key name="j" /> and <Key name="k" /> to move, <Key name="r" /> to reply, <Key name="x" /> to dismiss,{" "}
          <Key name="o" /> to open the thread.
        </p>
      )}
      <TextButton label="Keyboard shortcuts" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} title="Keyboard shortcuts" onClose={() => setOpen(false)}>
        <dl className="mt-5 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 text-left">
          {shortcuts.map(({ key, alternative, effect }) => (
            <div key={key} className="contents">
              <dt>
                <Key name={key} />
                {alternative && (
                  <>
                    {" or "}
                    <Key name={alternative} />
                  </>
                )}
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-6 flex min-h-11 items-center gap-3 text-left">
          <input
            type="checkbox"
            className="size-5 accent-accent-strong"
            checked={isEnabled}
            onChange={(event) => enableShortcuts(event.currentTarget.checked)}
          />
          Enable in this browser
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

// Single-key shortcuts can interfere with speech input, so they can be turned off: WCAG 2.1.4.
const storageKey = "shortcuts";
const listeners = new Set<() => void>();

const enableShortcuts = (isEnabled: boolean) => {
  if (isEnabled) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const useShortcutsEnabled = () =>
  useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(storageKey) !== "off",
    () => true,
  );

/** Handles the feed's single-key shortcuts, except while the user types or a dialog is open. */
const useShortcuts = (showHelp: () => void) => {
  const isEnabled = useShortcutsEnabled();
  useEffect(() => {
    if (!isEnabled) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const { key, repeat } = event;
      if (key === "j") moveFocus(1);
      else if (key === "k") moveFocus(-1);
      else if (repeat) return;
      else if (key === "?") showHelp();
      else if (["r", "x", "e", "o"].includes(key)) {
        // Keep the letter out of the field that opens.
        event.preventDefault();
        clickShortcut(key);
      }
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isEnabled, showHelp]);
};

const isTyping = (target: EventTarget | null) =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null);
