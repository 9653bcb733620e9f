import { Link } from "react-router";
import type { PagePreview } from "#shared/content/page-sets.ts";
import type { PublishedEvidence } from "#shared/published-page.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatDateTime, formatNumber, formatShortDate } from "../../../ui/format.ts";
import { Panel } from "../../../ui/overlays/dialog.tsx";
import { PanelSection } from "../../../ui/section.tsx";
import { DocumentView } from "./document-view.tsx";
import { stateLabels, stateNotes, stateTones } from "./page-sets.ts";

type PageDrawerProps = {
  page: PagePreview;
  /** Of the set. */
  rows: number;
  /** Returns the link that opens another row. */
  linkTo: (row: number) => string;
  onClose: () => void;
};

/** A page of a set: its state and why, the proof that it is public, and what it looks like. */
export const PageDrawer = ({ page, rows, linkTo, onClose }: PageDrawerProps) => {
  const { row, title, state, problems, url, publishedAt, evidence, checkedAt, document, values } = page;
  return (
    <Panel title={title || "Untitled"} onClose={onClose}>
      <div className="grid grid-cols-1 gap-6">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="flex flex-wrap items-center gap-3">
              <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
              {publishedAt && state === "published" && (
                <span className="text-sm text-muted">
                  on <time dateTime={publishedAt}>{formatShortDate(publishedAt)}</time>
                </span>
              )}
            </p>
            <nav aria-label="Rows" className="flex items-center gap-1">
              <RowLink to={row > 1 ? linkTo(row - 1) : undefined}>Previous</RowLink>
              <span className="text-sm text-muted digits">
                {formatNumber(row)} of {formatNumber(rows)}
              </span>
              <RowLink to={row < rows ? linkTo(row + 1) : undefined}>Next</RowLink>
            </nav>
          </div>
          {problems.length > 0 && (
            <ul className="mt-3 list-disc pl-5 font-medium">
              {problems.map((problem) => (
                <li key={problem} className="wrap-anywhere">
                  {problem}
                </li>
              ))}
            </ul>
          )}
          <p className="mt-2 text-muted">{stateNotes[state]}</p>
          {url && (
            <p className="mt-3">
              <ExternalLink href={url}>{url}</ExternalLink>
            </p>
          )}
        </div>
        {evidence && <Evidence evidence={evidence} checkedAt={checkedAt} />}
        <PanelSection title="Page">
          <DocumentView document={document} />
        </PanelSection>
        <details>
          <summary className="min-h-control w-fit cursor-pointer py-2.5 font-semibold hover:underline">
            Cells of row {row}
          </summary>
          <dl className="divide-y divide-line rounded-xl border border-line">
            {Object.entries(values).map(([column, cell]) => (
              <div key={column} className="px-4 py-2">
                <dt className="text-sm text-muted wrap-anywhere">{column}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere">{cell || "Empty"}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </Panel>
  );
};

const RowLink = ({ to, children }: { to: string | undefined; children: string }) =>
  to ? (
    <Link to={to} preventScrollReset className="link inline-flex min-h-control items-center px-2">
      {children}
      <span className="sr-only"> row</span>
    </Link>
  ) : (
    <span aria-hidden="true" className="px-2 text-muted">
      {children}
    </span>
  );

/** What the last check of the public page saw. */
const Evidence = ({ evidence, checkedAt }: { evidence: PublishedEvidence; checkedAt: string | null }) => (
  <PanelSection title="Proof of the last check">
    <div className="rounded-xl border border-line px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className={evidence.reachable === "no" ? "font-medium text-bad" : "font-medium"}>{evidence.reason}</span>
        {checkedAt && (
          <time dateTime={checkedAt} className="text-sm text-muted">
            {formatDateTime(checkedAt)}
          </time>
        )}
      </p>
      <ul className="mt-2 text-sm text-muted">
        {factsOf(evidence).map((fact) => (
          <li key={fact} className="wrap-anywhere">
            {fact}
          </li>
        ))}
      </ul>
    </div>
  </PanelSection>
);

const canonicalTexts = {
  own: "Its canonical URL is its own.",
  elsewhere: "Its canonical URL is another page.",
  none: "It names no canonical URL.",
};

const factsOf = ({ status, indexable, canonical, inSitemap, links }: PublishedEvidence) => [
  ...(status === null ? [] : [`HTTP status ${status}.`]),
  ...(indexable === null ? [] : [indexable ? "Search engines may list it." : "It asks search engines not to list it."]),
  ...(canonical ? [canonicalTexts[canonical]] : []),
  ...(inSitemap === null ? [] : [inSitemap ? "Your sitemap lists it." : "Your sitemap doesn't list it."]),
  ...(links && links.expected > 0
    ? [
        links.missing.length
          ? `${links.missing.length} of its ${links.expected} links are missing: ${links.missing.join(", ")}`
          : `All of its ${links.expected} links are there.`,
      ]
    : []),
];
