import { useEffect, useSyncExternalStore } from "react";
import { pressFor, stepTo } from "./list-focus.ts";

// Single-key shortcuts can interfere with speech input, so they can be turned off: WCAG 2.1.4.
const storageKey = "shortcuts";
const listeners = new Set<() => void>();
const areOn = () => localStorage.getItem(storageKey) !== "off";

export const turnShortcuts = (isOn: boolean) => {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useShortcutsOn = () => useSyncExternalStore(subscribe, areOn, () => true);

export const keys = [
  { key: "j", does: "Next mention" },
  { key: "k", does: "Mention before" },
  { key: "r", does: "Reply" },
  { key: "x", also: "e", does: "Dismiss, or put back" },
  { key: "o", does: "Open the thread in a new tab" },
  { key: "?", does: "Show this list" },
] as const;

/** Handles the feed's single-key shortcuts, except while the user types or a dialog is open. */
export const useShortcuts = (showHelp: () => void) => {
  const isOn = useShortcutsOn();
  useEffect(() => {
    if (!isOn) return;
    const heed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const { key, repeat } = event;
      if (key === "j") stepTo(1);
      else if (key === "k") stepTo(-1);
      else if (repeat) return;
      else if (key === "?") showHelp();
      else if (["r", "x", "e", "o"].includes(key)) {
        // Keep the letter out of the field that opens.
        event.preventDefault();
        pressFor(key);
      }
    };
    document.addEventListener("keydown", heed);
    return () => document.removeEventListener("keydown", heed);
  }, [isOn, showHelp]);
};

const isBusy = (target: EventTarget | null) =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null);
