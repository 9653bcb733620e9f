// The mention that has the focus is the one that the keys are about.
const cards = () => [...document.querySelectorAll<HTMLElement>("[data-mention]")];

const currentCard = () => document.activeElement?.closest<HTMLElement>("[data-mention]") ?? undefined;

/** To the next mention or the one before; from anywhere else to the first. */
export const stepTo = (step: 1 | -1) => {
  const all = cards();
  const current = currentCard();
  (current ? all[all.indexOf(current) + step] : all[0])?.focus();
};

/** From a mention that is about to go to one beside it. */
export const leaveCard = (id: string) => {
  if (currentCard()?.id !== id) return;
  const all = cards();
  const at = all.findIndex((card) => card.id === id);
  (all[at + 1] ?? all[at - 1] ?? document.getElementById("feed"))?.focus({ preventScroll: true });
};

/** Presses what the current mention has for a key. */
export const pressFor = (key: string) =>
  currentCard()?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key}"]`)?.click();

/** To the mention that an address points at. */
export const focusNamed = (hash: string) =>
  cards()
    .find(({ id }) => `#${id}` === hash)
    ?.focus();
