import type { ReactNode } from "react";

type ScrollBoxProps = { id?: string; label: string; className?: string; children: ReactNode };

/** Scrolls wide content horizontally by touch, wheel and keyboard. */
export const ScrollBox = ({ id, label, className = "overflow-x-auto", children }: ScrollBoxProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser makes scroll containers focusable
  <section id={id} tabIndex={0} aria-label={label} className={`relative ${className}`}>
    {children}
  </section>
);
