// Keyboard shortcuts apply to the focused mention.
const cards = () => [...document.querySelectorAll<HTMLElement>("[data-mention]")];

const focusedCard = () => document.activeElement?.closest<HTMLElement>("[data-mention]") ?? undefined;

/** Focuses the next or previous mention, or the first one if none is focused. */
export const moveFocus = (step: 1 | -1) => {
  const all = cards();
  const current = focusedCard();
  (current ? all[all.indexOf(current) + step] : all[0])?.focus();
};

/** Moves the focus to a neighbour if this mention, about to be removed, has it. */
export const moveFocusFrom = (id: string) => {
  if (focusedCard()?.id !== id) return;
  const all = cards();
  const at = all.findIndex((card) => card.id === id);
  (all[at + 1] ?? all[at - 1] ?? document.getElementById("feed"))?.focus({ preventScroll: true });
};

/** Clicks the focused mention's control for this key. */
export const clickShortcut = (key: string) =>
  focusedCard()?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key}"]`)?.click();

/** Focuses the mention in the URL's hash. */
export const focusMentionIn = (hash: string) =>
  cards()
    .find(({ id }) => `#${id}` === hash)
    ?.focus();
