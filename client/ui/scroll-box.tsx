import type { ReactNode } from "react";

type ScrollBoxProps = { id?: string; label: string; children: ReactNode };

/** What may be wider than a narrow window, to scroll by finger, wheel and keyboard. */
export const ScrollBox = ({ id, label, children }: ScrollBoxProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard into a box that scrolls
  <section id={id} tabIndex={0} aria-label={label} className="relative overflow-x-auto">
    {children}
  </section>
);
