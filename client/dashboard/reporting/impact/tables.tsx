import type { ReactNode } from "react";
import type { Impact } from "#shared/reporting/impact.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Section } from "../../../ui/section.tsx";
import { ScrollTable } from "../../../ui/table.tsx";

export const positionText = (position: number | null) => (position === null ? "–" : formatNumber(position));

export const Cells = ({ label, cells }: { label: ReactNode; cells: readonly string[] }) => (
  <tr>
    <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
      {label}
    </th>
    {cells.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order.
      <td key={at} className="py-2 pr-3 text-right whitespace-nowrap digits">
        {text}
      </td>
    ))}
  </tr>
);

export const EnteredQueries = ({ queries }: { queries: Impact["enteredQueries"] }) => (
  <Section
    id="entered"
    title="Queries that entered the top 20"
    lead="At an average position of 20 or better in the days after, and below or not shown in the days before."
  >
    {queries.length ? (
      <ScrollTable
        label="Table: queries that entered the top 20"
        scrollClass="mt-4 overflow-x-auto"
        caption="Those with most impressions. Source: Search Console."
        columns={[
          { key: "query", label: "Query" },
          ...["Position before", "Position", "Impressions", "Clicks"].map((label) => ({
            key: label,
            label,
            className: "text-right whitespace-nowrap",
          })),
        ]}
      >
        {queries.map(({ query, position, positionBefore, impressions, clicks }) => (
          <Cells
            key={query}
            label={query}
            cells={[
              positionBefore === null ? "Not shown" : positionText(positionBefore),
              positionText(position),
              formatNumber(impressions),
              formatNumber(clicks),
            ]}
          />
        ))}
      </ScrollTable>
    ) : (
      <p className="mt-3 text-muted">No query did in these days.</p>
    )}
  </Section>
);

export const GainedPages = ({ pages }: { pages: Impact["gainedPages"] }) => (
  <Section id="gained" title="Pages that gained" lead="With more clicks in the days after than in the days before.">
    {pages.length ? (
      <ScrollTable
        label="Table: pages that gained"
        scrollClass="mt-4 overflow-x-auto"
        caption="Those that gained most. Source: Search Console."
        columns={[
          { key: "page", label: "Page" },
          ...["Clicks before", "Clicks", "Impressions", "Position"].map((label) => ({
            key: label,
            label,
            className: "text-right whitespace-nowrap",
          })),
        ]}
      >
        {pages.map(({ url, clicks, clicksBefore, impressions, position, isPromoted }) => (
          <Cells
            key={url}
            label={
              <>
                <ExternalLink href={url} className="hover:underline">
                  {URL.parse(url)?.pathname ?? url}
                </ExternalLink>
                {isPromoted && (
                  <>
                    {" "}
                    <Badge tone="quiet">Links or content from us</Badge>
                  </>
                )}
              </>
            }
            cells={[
              formatNumber(clicksBefore),
              formatNumber(clicks),
              formatNumber(impressions),
              positionText(position),
            ]}
          />
        ))}
      </ScrollTable>
    ) : (
      <p className="mt-3 text-muted">No page did in these days.</p>
    )}
  </Section>
);
