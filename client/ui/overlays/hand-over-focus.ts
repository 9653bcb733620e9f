/**
 * Returns a ref for buttons that may remove themselves: on unmount, focus moves from the button to the element with
 * this id. Call it once per module, since React reruns the ref for every new function.
 */
export const handOverFocusTo = (id: string) => (button: HTMLElement | null) => () => {
  if (button === document.activeElement) document.getElementById(id)?.focus();
};
