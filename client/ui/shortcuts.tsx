import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { createSignal } from "../app/signal.ts";
import { Button } from "./button.tsx";
import { Checkbox } from "./forms/fields.tsx";
import { clickPageShortcut, clickShortcut, moveFocus } from "./lists/list-focus.ts";
import { Dialog } from "./overlays/dialog.tsx";
import { TextButton } from "./text-button.tsx";

/** Keys other than `j`, `k` and `?` click the control of the focused item that has the key in `aria-keyshortcuts`. */
export type Shortcut = { key: string; alternative?: string; effect: string };

type ShortcutsHelpProps = {
  /** Defined once per module. */
  shortcuts: readonly Shortcut[];
  /** For a page that shows one item: keys click any control of the page with the key in `aria-keyshortcuts`. */
  isForPage?: boolean;
  /** A summary in one sentence. */
  children: ReactNode;
};

/** A summary of a list's or page's shortcuts, and a dialog to turn them off. */
export const ShortcutsHelp = ({ shortcuts, isForPage = false, children }: ShortcutsHelpProps) => {
  const [isOpen, setOpen] = useState(false);
  const isEnabled = useShortcutsEnabled();
  useShortcuts(
    shortcuts,
    isForPage,
    useCallback(() => setOpen(true), []),
  );
  return (
    <div className="mb-4 hidden flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted pointer-fine:flex">
      {isEnabled && <p>{children}</p>}
      <TextButton label="Keyboard shortcuts" onClick={() => setOpen(true)} />
      <ShortcutsDialog isOpen={isOpen} shortcuts={shortcuts} onClose={() => setOpen(false)} />
    </div>
  );
};

/** Shortcuts of all pages, which every page's list ends with. */
export const GlobalShortcuts = createContext<readonly Shortcut[]>([]);

type ShortcutsDialogProps = { isOpen: boolean; shortcuts: readonly Shortcut[]; onClose: () => void };

/** Lists a page's and the global shortcuts, and turns them off. */
export const ShortcutsDialog = ({ isOpen, shortcuts, onClose }: ShortcutsDialogProps) => {
  const isEnabled = useShortcutsEnabled();
  const listed = [...shortcuts, ...useContext(GlobalShortcuts)];
  return (
    <Dialog open={isOpen} title="Keyboard shortcuts" onClose={onClose}>
      <dl className="mt-5 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 text-left">
        {listed.map(({ key, alternative, effect }) => (
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
      <Checkbox
        label="Enable in this browser"
        className="mt-6 text-left"
        checked={isEnabled}
        onChange={({ target }) => enableShortcuts(target.checked)}
      />
      <Button variant="quiet" className="mt-4" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
};

export const Key = ({ name }: { name: string }) => (
  <kbd className="rounded border border-line bg-surface px-1.5 py-0.5 font-mono text-sm text-ink">{name}</kbd>
);

/** A button's shortcut beside its label; assistive technology reads it from `aria-keyshortcuts`. */
export const KeyHint = ({ name }: { name: string }) => (
  <span aria-hidden="true" className="hidden pointer-fine:inline">
    <Key name={name} />
  </span>
);

// Single-key shortcuts can interfere with speech input, so they can be turned off: WCAG 2.1.4.
const storageKey = "shortcuts";
const { announce, subscribe } = createSignal();

const enableShortcuts = (isEnabled: boolean) => {
  if (isEnabled) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
  announce();
};

export const shortcutsEnabled = () => localStorage.getItem(storageKey) !== "off";
const useShortcutsEnabled = () => useSyncExternalStore(subscribe, shortcutsEnabled, () => true);

/** Handles single-key shortcuts, except while the user types or a dialog is open. */
const useShortcuts = (shortcuts: readonly Shortcut[], isForPage: boolean, showHelp: () => void) => {
  const isEnabled = useShortcutsEnabled();
  useEffect(() => {
    if (!isEnabled) return;
    // Letters only: rows handle Enter and the arrows; elsewhere these belong to the focused control.
    const keys = new Set(shortcuts.flatMap(({ key, alternative }) => [key, alternative]).filter(isLetter));
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const { key, repeat } = event;
      if (isForPage) {
        if (repeat) return;
        // Keep the letter out of the field that opens.
        if (key === "?") {
          // Instead of the help of all pages.
          event.preventDefault();
          showHelp();
        } else if (clickPageShortcut(key)) event.preventDefault();
      } else if (key === "j") moveFocus(1);
      else if (key === "k") moveFocus(-1);
      else if (repeat) return;
      else if (key === "?") {
        event.preventDefault();
        showHelp();
      } else if (keys.has(key)) {
        // Keep the letter out of the field that opens.
        event.preventDefault();
        clickShortcut(key);
      }
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isEnabled, shortcuts, isForPage, showHelp]);
};

const isLetter = (key?: string) => key?.length === 1;

/** Panels beside a list leave it usable. */
export const openDialogs = "[role=dialog]:not([data-panel])";

export const isTyping = (target: EventTarget | null) =>
  document.querySelector(openDialogs) !== null ||
  (target instanceof Element &&
    target.closest("input:not([type=checkbox]), textarea, [role=combobox], [contenteditable]") !== null);
