import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "../format.ts";

/** Links that filter a list by one choice. */
export const FilterLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className="mb-5">
    <ul className="flex flex-wrap gap-2">{children}</ul>
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
      className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 text-sm sm:min-h-9 ${isCurrent ? "border-ink bg-ink font-medium text-canvas" : "border-line hover:bg-surface"}`}
    >
      {label}
      {count !== undefined && (
        <span className={`tabular-nums ${isCurrent ? "" : "text-muted"}`}>{formatNumber(count)}</span>
      )}
    </Link>
  </li>
);
