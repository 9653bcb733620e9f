import type { ReactNode } from "react";
import { ActionLink, EmptyState } from "./empty-state.tsx";
import { Pagination } from "./pagination.tsx";

type PagedListProps = {
  /** Number of rows on all pages. If there are more, only the pages up to here are shown. */
  total: number;
  totalIsCapped?: true | undefined;
  /** Number of rows on a page. */
  limit: number;
  page: number;
  /** Returns the link to a page of the list. */
  to: (page: number) => string;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** The rows of the page. */
  children: ReactNode;
};

/** A list with links to its pages, or why there is none. */
export const PagedList = ({ total, totalIsCapped, limit, page, to, empty, children }: PagedListProps) => {
  const pages = Math.ceil(total / limit);
  if (!pages) return empty;
  if (page > pages)
    return (
      <EmptyState
        title={totalIsCapped ? "The list ends before this page" : "This page is empty"}
        action={<ActionLink to={to(1)}>Go to the first page</ActionLink>}
      >
        {totalIsCapped
          ? "Long lists show their first 10,000 rows, searches 200. Use filters to find the others."
          : "The list has fewer pages."}
      </EmptyState>
    );
  return (
    <>
      {children}
      <Pagination page={page} pages={pages} to={to} />
    </>
  );
};

type NoMatchesProps = { rows: string; to: string; children: ReactNode };

/** Shown if no rows match the filters. `to`: the list without filters. */
export const NoMatches = ({ rows, to, children }: NoMatchesProps) => (
  <EmptyState title={`No ${rows} match these filters`} action={<ActionLink to={to}>Show all {rows}</ActionLink>}>
    {children}
  </EmptyState>
);
