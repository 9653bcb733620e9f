import type { ComponentProps } from "react";
import { Link } from "react-router";

type PaginationProps = {
  page: number;
  pages: number;
  /** Returns the link to a page of the list. */
  to: (page: number) => string;
  /** For public pages, which have no client-side router. */
  plain?: boolean;
};

const maxLinks = 7;

/** Returns the page numbers to link to: at most seven, around the current one. */
export const visiblePages = (page: number, pages: number) => {
  const count = Math.min(maxLinks, pages);
  const first = Math.max(1, Math.min(page - Math.floor(maxLinks / 2), pages - count + 1));
  return Array.from({ length: count }, (_, at) => first + at);
};

const linkClass = "grid min-h-control min-w-control place-items-center rounded-lg px-3";

type PageLinkProps = ComponentProps<"a"> & { to: string; plain: boolean };

const PageLink = ({ to, plain, ...rest }: PageLinkProps) =>
  plain ? <a href={to} {...rest} /> : <Link to={to} {...rest} />;

type StepProps = Omit<PageLinkProps, "to"> & { to: string | false; children: string };

/** A link to the page before or after; only its label where there is none. */
const Step = ({ to, children, ...rest }: StepProps) =>
  to ? (
    <PageLink to={to} {...rest} className={`${linkClass} hover:bg-surface`}>
      {children}
    </PageLink>
  ) : (
    <span aria-hidden="true" className={`${linkClass} text-muted`}>
      {children}
    </span>
  );

export const Pagination = ({ page, pages, to, plain = false }: PaginationProps) =>
  pages > 1 && (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-center gap-1">
      <Step to={page > 1 && to(page - 1)} plain={plain} rel="prev">
        Previous
      </Step>
      {visiblePages(page, pages).map((number) => (
        <PageLink
          key={number}
          to={to(number)}
          plain={plain}
          aria-current={number === page ? "page" : undefined}
          className={`${linkClass} ${number === page ? "bg-surface font-semibold" : "text-muted hover:bg-surface"}`}
        >
          {number}
        </PageLink>
      ))}
      <Step to={page < pages && to(page + 1)} plain={plain} rel="next">
        Next
      </Step>
    </nav>
  );
