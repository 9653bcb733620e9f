import type { ReactNode } from "react";

type SectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** One part of the account page, under its heading. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section aria-labelledby={id}>
    {/* A place for the focus when what had it is gone. */}
    <h2 id={id} tabIndex={-1} className="text-xl font-semibold outline-none">
      {title}
    </h2>
    {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
    {children}
  </section>
);
