import type { ReactNode } from "react";

type CardProps = { id: string; title: string; action?: ReactNode; children: ReactNode };

/** A titled part of the overview. */
export const Card = ({ id, title, action, children }: CardProps) => (
  <section aria-labelledby={id} className="min-w-0 rounded-card border border-line px-4 pt-3 pb-3">
    <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {action}
    </div>
    {children}
  </section>
);
