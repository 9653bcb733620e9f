import { useEffect } from "react";

// Keyboard shortcuts apply to the focused item of a list: an element with `data-list-item` and an id.
const items = () => [...document.querySelectorAll<HTMLElement>("[data-list-item]")];

const focusedItem = () => document.activeElement?.closest<HTMLElement>("[data-list-item]") ?? undefined;

/** Focuses the next or previous item, or the first one if none is focused. */
export const moveFocus = (step: 1 | -1) => {
  const all = items();
  const current = focusedItem();
  (current ? all[all.indexOf(current) + step] : all[0])?.focus();
};

/** Moves the focus to a neighbour, or else to the list, if this item, about to be removed, has it. */
export const moveFocusFrom = (id: string, listId: string) => {
  if (focusedItem()?.id !== id) return;
  const all = items();
  const at = all.findIndex((item) => item.id === id);
  (all[at + 1] ?? all[at - 1] ?? document.getElementById(listId))?.focus({ preventScroll: true });
};

/** Clicks the control of the page for this key, and returns whether there is one. */
export const clickPageShortcut = (key: string) => {
  const control = document.querySelector<HTMLElement>(`main [aria-keyshortcuts~="${CSS.escape(key)}"]`);
  control?.click();
  return control !== null;
};

/** Clicks the focused item's control for this key. */
export const clickShortcut = (key: string) =>
  focusedItem()?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key}"]`)?.click();

/** Focuses the item in the URL's hash. */
export const focusItemIn = (hash: string) =>
  items()
    .find(({ id }) => `#${id}` === hash)
    ?.focus();

/** For drawers: if one closes and its row has left the list, focuses the list, since the browser can't restore the focus. */
export const useRestoreFocus = (listId: string) =>
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(listId)?.focus();
    },
    [listId],
  );
