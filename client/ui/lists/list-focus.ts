import { useEffect } from "react";

// Keyboard shortcuts apply to the focused item of a list: an element with `data-list-item` and an id.
const items = () => [...document.querySelectorAll<HTMLElement>("[data-list-item]")];

/** The item that is shown in the panel beside the list. */
export const openItem = () => document.querySelector<HTMLElement>("[data-list-item][aria-current]") ?? undefined;

/** The focused item; if the focus is in the panel, the one that it shows. */
const focusedItem = () =>
  document.activeElement?.closest<HTMLElement>("[data-list-item]") ??
  (document.activeElement?.closest("[data-panel]") ? openItem() : undefined);

/** Focuses the next or previous item, or the first one if none is focused. With the panel open, it shows that item. */
export const moveFocus = (step: 1 | -1) => {
  const all = items();
  const open = openItem();
  const current = focusedItem() ?? open;
  const next = current ? all[all.indexOf(current) + step] : all[0];
  if (!next) return;
  if (document.activeElement?.closest("[data-panel]")) next.scrollIntoView({ block: "nearest" });
  else next.focus();
  if (open) openRow(next);
};

type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">;

/** Follows the link of a row, with the keys that were pressed: Ctrl opens a new tab. */
export const openRow = (row: Element, { ctrlKey, metaKey, shiftKey }: Partial<Keys> = {}) =>
  row
    .querySelector('[aria-keyshortcuts~="Enter"]')
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));

/** Moves the focus to a neighbour, or else to the list, if this item, about to be removed, has it. */
export const moveFocusFrom = (id: string, listId: string) => {
  if (focusedItem()?.id !== id) return;
  const all = items();
  const at = all.findIndex((item) => item.id === id);
  (all[at + 1] ?? all[at - 1] ?? document.getElementById(listId))?.focus({ preventScroll: true });
};

/** Clicks the control for this key of the open panel or else the page, and returns whether there is one. */
export const clickPageShortcut = (key: string) => {
  const page = document.querySelector("[data-panel]") ?? document.querySelector("main");
  const control = page?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`);
  control?.click();
  return Boolean(control);
};

/** Clicks the control for this key of the focused item, or of the panel that shows it. */
export const clickShortcut = (key: string) => {
  const panel = document.activeElement?.closest("[data-panel]");
  for (const part of [panel, focusedItem()]) {
    const control = part?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`);
    if (control?.matches("textarea")) return control.focus();
    if (control) return control.click();
  }
};

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
