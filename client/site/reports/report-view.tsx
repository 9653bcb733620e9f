import { Link } from "react-router";
import type { ListingLinkKind } from "#shared/links/submissions.ts";
import { maxReportDocuments, maxReportListings } from "#shared/reporting/report-limits.ts";
import type {
  ReportContent,
  ReportDocument,
  ReportFigure,
  ReportListing,
  ReportSearch,
  SharedReport,
} from "#shared/reporting/reports.ts";
import { monthText } from "#shared/text/month.ts";
import { formatCount, formatDate, formatNumber, formatShortDate } from "../../ui/format.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";

const figureLabels: Record<ReportFigure, { label: string; note: string }> = {
  submitted: { label: "Submitted", note: "Sent to directories" },
  live: { label: "Went live", note: "Found by our check for the first time" },
  rejected: { label: "Rejected", note: "By the directory" },
  expired: { label: "Expired", note: "No listing within the deadline" },
  lost: { label: "Lost", note: "Gone in three checks on three days" },
  replaced: { label: "Replaced", note: "Another directory proposed instead" },
  articlesPublished: { label: "Articles", note: "Published" },
  pagesPublished: { label: "Pages", note: "Published" },
  mentions: { label: "Mentions", note: "Found in public posts" },
  leads: { label: "New leads", note: "People behind the mentions" },
  visits: { label: "Visits", note: "Counted from directories" },
  assistantVisits: { label: "AI visits", note: "Counted from AI assistants" },
};

/** Left out while they are zero, since not every plan includes them. */
const optional: readonly ReportFigure[] = ["articlesPublished", "pagesPublished", "assistantVisits"];

/** The section of the report that proves a figure. */
export const sectionOf: Partial<Record<ReportFigure, string>> = {
  live: "links",
  lost: "links",
  articlesPublished: "articles",
  pagesPublished: "pages",
};

type ReportViewProps = {
  report: SharedReport;
  /** Where the proof of a figure is. */
  linkOf: (figure: ReportFigure) => string | undefined;
};

/** A report's figures and the listings behind them, on screen and on paper. */
export const ReportView = ({ report, linkOf }: ReportViewProps) => {
  const { month, createdAt, figures, listings } = report;
  return (
    <div className="grid grid-cols-1 gap-10">
      <div>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-6 print:grid-cols-3">
          {(Object.keys(figureLabels) as ReportFigure[])
            .filter((figure) => figures[figure] || !optional.includes(figure))
            .map((figure) => (
              <FigureCard key={figure} {...figureLabels[figure]} value={figures[figure] ?? 0} to={linkOf(figure)} />
            ))}
        </ul>
        <p className="mt-4 text-sm text-muted">
          {monthText(month)}, in UTC. Counted on {formatDate(createdAt)}.
        </p>
      </div>
      {figures.search && <SearchFigures {...figures.search} />}
      <Listings listings={listings} />
      <Content {...report} />
    </div>
  );
};

/** The month in Google Search. */
const SearchFigures = ({ clicks, impressions, position, clicksBefore, until, isSample }: ReportSearch) => (
  <section aria-labelledby="search">
    <h2 id="search" className="mb-4 text-xl font-semibold">
      Google Search
    </h2>
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 print:grid-cols-3">
      <FigureCard
        label="Clicks"
        note={
          clicksBefore === null
            ? "From Google Search"
            : `${formatNumber(clicksBefore)} in the same days of the month before`
        }
        value={clicks}
        to={undefined}
      />
      <FigureCard label="Impressions" note="How often it was shown" value={impressions} to={undefined} />
      {position !== null && (
        <FigureCard label="Average position" note="Lower is better" value={position} to={undefined} />
      )}
    </ul>
    <p className="mt-4 text-sm text-muted">
      {isSample ? "Sample data" : "Source: Google Search Console"}, up to {formatDate(until)} in Pacific time. Links,
      seasons and Google's updates move these figures; a change is not proof of its cause.
    </p>
  </section>
);

type FigureCardProps = { label: string; note: string; value: number; to: string | undefined };

const FigureCard = ({ label, note, value, to }: FigureCardProps) => (
  <li className="relative break-inside-avoid rounded-2xl border border-line p-4 sm:p-5 has-[a]:hover:bg-surface">
    <FigureLink to={to}>{label}</FigureLink>
    <p className="mt-1 text-3xl font-semibold digits">{formatNumber(value)}</p>
    <p className="mt-1 text-sm text-muted">{note}</p>
  </li>
);

const FigureLink = ({ to, children }: { to: string | undefined; children: string }) => {
  const className = "text-muted after:absolute after:inset-0 hover:underline";
  if (!to) return <p className="text-muted">{children}</p>;
  // The router would write the whole URL, and a shared report's contains its token.
  if (to.startsWith("#"))
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
};

const kindLabels: Record<ListingLinkKind, string> = {
  follow: "Followed",
  nofollow: "Not followed",
  indirect: "Through a redirect",
  mention: "Mention without a link",
};

const Listings = ({ listings }: { listings: readonly ReportListing[] }) => (
  <section aria-labelledby="links">
    <h2 id="links" className="text-xl font-semibold">
      Links
    </h2>
    {listings.length === 0 ? (
      <p className="mt-2 text-muted">No links were live this month.</p>
    ) : (
      <ScrollBox label="Table: Links">
        <Table
          caption={`${listings.length < maxReportListings ? "All links" : `The newest ${maxReportListings} links`} that were live at the end of the counted period, and those lost in it. Open a page to see it yourself.`}
          columns={[
            { key: "directory", label: "Directory" },
            { key: "kind", label: "Link" },
            { key: "since", label: "Live since", className: "max-sm:hidden" },
            { key: "lost", label: "State" },
          ]}
        >
          {listings.map((listing) => (
            <ListingRow key={`${listing.directory} ${listing.url}`} listing={listing} />
          ))}
        </Table>
      </ScrollBox>
    )}
  </section>
);

const stateTones: Record<ReportListing["state"], string> = {
  live: "text-good",
  suspect: "text-warn",
  lost: "text-bad",
};

const stateText = ({ state, lostAt }: ReportListing) => {
  if (lostAt) return `Lost on ${formatShortDate(lostAt)}`;
  return state === "suspect" ? "Link missing, being checked" : "Live";
};

const ListingRow = ({ listing }: { listing: ReportListing }) => (
  <tr className="break-inside-avoid">
    <th scope="row" className="py-3 pr-3 font-medium">
      <PageLink url={listing.url}>{listing.directory}</PageLink>
    </th>
    <td className="py-3 pr-3 sm:whitespace-nowrap">
      {listing.kind ? kindLabels[listing.kind] : "Listed"}
      {listing.unfollowedAt && ` since ${formatShortDate(listing.unfollowedAt)}`}
    </td>
    <td className="py-3 pr-3 whitespace-nowrap max-sm:hidden">{formatShortDate(listing.firstLiveAt)}</td>
    <td className={`py-3 pr-3 sm:whitespace-nowrap ${stateTones[listing.state]}`}>
      {stateText(listing)}
      <span className="block text-xs text-muted sm:hidden">
        {listing.lostAt ? "live since" : "since"} {formatShortDate(listing.firstLiveAt)}
      </span>
    </td>
  </tr>
);

/** The articles and pages of a report; sections without any are left out, since not every plan includes them. */
const Content = ({ articles, pages, heldBack }: ReportContent) => (
  <>
    {articles.length > 0 && <Documents id="articles" title="Articles" documents={articles} />}
    {pages.length > 0 && <Documents id="pages" title="Pages" documents={pages} />}
    {heldBack.length > 0 && <HeldBack heldBack={heldBack} />}
  </>
);

const Documents = ({ id, title, documents }: { id: string; title: string; documents: readonly ReportDocument[] }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="text-xl font-semibold">
      {title}
    </h2>
    <ScrollBox label={`Table: ${title}`}>
      <Table
        caption={`${documents.length < maxReportDocuments ? "All" : `The newest ${maxReportDocuments}`} that were published this month, with what our last check saw.`}
        columns={[
          { key: "title", label: "Title" },
          { key: "published", label: "Published", className: "max-sm:hidden" },
          { key: "check", label: "Last check" },
        ]}
      >
        {documents.map((document) => (
          <DocumentRow key={`${document.url} ${document.title} ${document.publishedAt}`} {...document} />
        ))}
      </Table>
    </ScrollBox>
  </section>
);

const DocumentRow = ({ title, url, publishedAt, check }: ReportDocument) => (
  <tr className="break-inside-avoid">
    <th scope="row" className="py-3 pr-3 font-medium">
      <PageLink url={url}>{title}</PageLink>
      <span className="block text-xs font-normal text-muted sm:hidden">{formatShortDate(publishedAt)}</span>
    </th>
    <td className="py-3 pr-3 whitespace-nowrap max-sm:hidden">{formatShortDate(publishedAt)}</td>
    <td className={`py-3 pr-3 ${check ? tones[check.reachable] : "text-muted"}`}>
      {check ? check.reason : "Not checked yet"}
      {check && <span className="block text-xs text-muted">{formatShortDate(check.at)}</span>}
    </td>
  </tr>
);

const tones = { yes: "text-good", no: "text-bad", unknown: "text-muted" };

const HeldBack = ({ heldBack }: Pick<ReportContent, "heldBack">) => (
  <section aria-labelledby="held-back" className="break-inside-avoid">
    <h2 id="held-back" className="text-xl font-semibold">
      Pages held back
    </h2>
    <p className="mt-2 max-w-prose text-muted">
      {formatCount(
        heldBack.reduce((sum, { pages }) => sum + pages, 0),
        "page",
      )}{" "}
      did not pass the checks. They were not published and used no credit.
    </p>
    <ul className="mt-3 divide-y divide-line">
      {heldBack.map(({ reason, pages }) => (
        <li key={reason} className="flex justify-between gap-4 py-2.5">
          {reason}
          <span className="digits">{formatNumber(pages)}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** A link to what the report is about. Paper has no links, and shows the address. */
const PageLink = ({ url, children }: { url: string | null; children: string }) =>
  url ? (
    <>
      <a href={url} rel="nofollow noopener noreferrer" className="link wrap-break-word">
        {children}
      </a>
      <span className="hidden text-xs font-normal text-muted wrap-anywhere print:block">{url}</span>
    </>
  ) : (
    children
  );
