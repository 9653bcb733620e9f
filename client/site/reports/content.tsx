import { maxReportDocuments } from "#shared/reporting/report-limits.ts";
import type { ReportContent, ReportDocument } from "#shared/reporting/reports.ts";
import { formatCount, formatNumber, formatShortDate } from "../../ui/format.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { PageLink } from "./page-link.tsx";

/** The articles and pages of a report; sections without any are left out, since not every plan includes them. */
export const Content = ({ articles, pages, heldBack }: ReportContent) => (
  <>
    {articles.length > 0 && <Documents id="articles" title="Articles" documents={articles} />}
    {pages.length > 0 && <Documents id="pages" title="Pages" documents={pages} />}
    {heldBack.length > 0 && <HeldBack heldBack={heldBack} />}
  </>
);

type DocumentsProps = { id: string; title: string; documents: readonly ReportDocument[] };

const Documents = ({ id, title, documents }: DocumentsProps) => (
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
          <span className="tabular-nums">{formatNumber(pages)}</span>
        </li>
      ))}
    </ul>
  </section>
);
