import type { ReactNode } from "react";
import { Link } from "react-router";

type EmptyProps = { title: string; children?: ReactNode; action?: ReactNode };

/** Shown in place of an empty list, with the next step. */
export const EmptyState = ({ title, children, action }: EmptyProps) => (
  <div className="rounded-2xl border border-dashed border-line px-6 py-16 text-center">
    <p className="text-lg font-semibold">{title}</p>
    {children && <p className="mx-auto mt-2 max-w-md text-muted">{children}</p>}
    {action && <div className="mt-6">{action}</div>}
  </div>
);

/** The next step as a link, where it needs no button. */
export const ActionLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link inline-block py-2.5">
    {children}
  </Link>
);
