import type { ReactNode } from "react";

type SectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** A titled section of a settings page. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section aria-labelledby={id}>
    {/* Receives the focus when the focused element is removed. */}
    <h2 id={id} tabIndex={-1} className="text-lg font-semibold outline-none">
      {title}
    </h2>
    {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
    {children}
  </section>
);

/** A titled part of a panel. */
export const PanelSection = ({ title, children }: Pick<SectionProps, "title" | "children">) => (
  <section aria-label={title}>
    <h3 className="mb-3 font-semibold">{title}</h3>
    {children}
  </section>
);
