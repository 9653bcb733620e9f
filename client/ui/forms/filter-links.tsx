import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "../format.ts";

/** Links that filter a list by one choice. */
export const FilterLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className="scroll-line mb-2">
    <ul className="flex w-max gap-1">{children}</ul>
  </nav>
);

type FilterLinkProps = { to: string; label: string; count?: number; isCurrent: boolean };

/** `count`: the rows that match. */
export const FilterLink = ({ to, label, count, isCurrent }: FilterLinkProps) => (
  <li>
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
      className={`inline-flex min-h-control-small items-center gap-1.5 rounded-lg px-2 ${isCurrent ? "bg-wash font-semibold" : "text-muted hover:bg-surface hover:text-ink"}`}
    >
      {label}
      {count !== undefined && <span className="text-sm digits">{formatNumber(count)}</span>}
    </Link>
  </li>
);
