import type { CrawlerPurpose } from "#shared/website/crawlers.ts";
import type { Audit } from "#shared/website/suggestions.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";

const purposes: Record<CrawlerPurpose, string> = {
  search: "Search results",
  answers: "Answers that cite pages",
  training: "Training of models",
};

type Crawler = Audit["crawlers"][number] & { id: string };

const columns: DataColumn<Crawler>[] = [
  {
    key: "agent",
    label: "Crawler",
    isRowHeader: true,
    cell: ({ agent }) => agent,
    detail: ({ name }) => name,
  },
  {
    key: "purpose",
    label: "Used for",
    className: "text-muted",
    isPlain: true,
    cell: ({ purpose }) => purposes[purpose],
  },
  {
    key: "access",
    label: "Access",
    isPlain: true,
    cell: ({ isAllowed, purpose }) => (
      <Badge tone={isAllowed ? "good" : purpose === "training" ? "quiet" : "warn"}>
        {isAllowed ? "Allowed" : "Shut out"}
      </Badge>
    ),
  },
  {
    key: "effect",
    label: "Effect",
    className: "cell-wide whitespace-normal text-muted",
    isPlain: true,
    cell: ({ isAllowed, whenShutOut }) => !isAllowed && whenShutOut,
  },
];

/** Which search engines and AI crawlers may read the website, as its robots.txt says. */
export const Crawlers = ({ crawlers, hasLlmsTxt }: Pick<Audit, "crawlers" | "hasLlmsTxt">) => (
  <section aria-labelledby="crawlers" className="mt-8">
    <h2 id="crawlers" className="text-lg font-semibold">
      Who may read your website
    </h2>
    <DataTable
      id="crawler-list"
      label="Crawlers"
      caption="As your robots.txt said when we last checked. Crawlers may ignore it, and a firewall may still block them."
      columns={columns}
      rows={crawlers.map((crawler) => ({ ...crawler, id: crawler.agent }))}
      nameOf={({ agent }) => agent}
    />
    {hasLlmsTxt !== null && (
      <p className="mt-3 max-w-prose text-sm text-muted">
        {hasLlmsTxt ? "You have an llms.txt." : "You have no llms.txt, and need none."} No search engine or assistant
        has said that it uses this file, so it makes no difference.
      </p>
    )}
  </section>
);
