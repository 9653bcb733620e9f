import type { ReactNode } from "react";

type BlockProps = { title: string; lead?: string | undefined; children: ReactNode };

/** A part of the features with a heading. */
export const Block = ({ title, lead, children }: BlockProps) => (
  <div className="mt-12 border-t border-line pt-8">
    <h4 className="text-xl font-semibold">{title}</h4>
    {lead && <p className="mt-2 max-w-2xl text-muted">{lead}</p>}
    {children}
  </div>
);
