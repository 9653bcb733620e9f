// Keyboard shortcuts apply to the focused mention.
const cards = () => [...document.querySelectorAll<HTMLElement>("[data-mention]")];

const currentCard = () => document.activeElement?.closest<HTMLElement>("[data-mention]") ?? undefined;

/** Focuses the next or previous mention, or the first one if none is focused. */
export const stepTo = (step: 1 | -1) => {
  const all = cards();
  const current = currentCard();
  (current ? all[all.indexOf(current) + step] : all[0])?.focus();
};

/** Moves the focus to a neighbour if this mention, about to be removed, has it. */
export const leaveCard = (id: string) => {
  if (currentCard()?.id !== id) return;
  const all = cards();
  const at = all.findIndex((card) => card.id === id);
  (all[at + 1] ?? all[at - 1] ?? document.getElementById("feed"))?.focus({ preventScroll: true });
};

/** Clicks the current mention's control for this key. */
export const pressFor = (key: string) =>
  currentCard()?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key}"]`)?.click();

/** Focuses the mention in the URL's hash. */
export const focusNamed = (hash: string) =>
  cards()
    .find(({ id }) => `#${id}` === hash)
    ?.focus();
