import type { ReactNode } from "react";

type SectionHeadingProps = { id: string; title: string; children?: ReactNode };

/** A section's title and introduction. */
export const SectionHeading = ({ id, title, children }: SectionHeadingProps) => (
  <div className="max-w-2xl">
    <h2 id={id} className="text-title">
      {title}
    </h2>
    {children && <p className="mt-4 text-lead text-muted">{children}</p>}
  </div>
);
