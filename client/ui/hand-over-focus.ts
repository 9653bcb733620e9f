/**
 * For a button that what it does may take away: the focus on it goes to the element of this id instead of nowhere.
 * Made once a module, as React calls it again for every new function.
 */
export const handOverFocusTo = (id: string) => (button: HTMLElement | null) => () => {
  if (button === document.activeElement) document.getElementById(id)?.focus();
};
