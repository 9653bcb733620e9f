import type { CrawlerPurpose } from "#shared/website/crawlers.ts";
import type { Audit } from "#shared/website/suggestions.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { Table } from "../../../ui/table.tsx";

const purposes: Record<CrawlerPurpose, string> = {
  search: "Search results",
  answers: "Answers that cite pages",
  training: "Training of models",
};

/** Which search engines and AI crawlers may read the website, as its robots.txt says. */
export const Crawlers = ({ crawlers, hasLlmsTxt }: Pick<Audit, "crawlers" | "hasLlmsTxt">) => (
  <section aria-labelledby="crawlers" className="mt-8">
    <h2 id="crawlers" className="mb-1 text-lg font-semibold">
      Who may read your website
    </h2>
    <ScrollBox label="Table: Who may read your website">
      <Table
        caption="As your robots.txt said when we last checked. Crawlers may ignore it, and a firewall may still block them."
        columns={[
          { key: "agent", label: "Crawler" },
          { key: "purpose", label: "Used for", className: "max-sm:hidden" },
          { key: "access", label: "Access" },
        ]}
      >
        {crawlers.map(({ agent, name, purpose, isAllowed, whenShutOut }) => (
          <tr key={agent}>
            <th scope="row" className="py-1.5 pr-3 font-normal">
              <span className="font-medium">{agent}</span>
              <span className="block text-muted">{name}</span>
            </th>
            <td className="py-1.5 pr-3 max-sm:hidden">{purposes[purpose]}</td>
            <td className="py-1.5 pr-3">
              <Badge tone={isAllowed ? "good" : purpose === "training" ? "quiet" : "warn"}>
                {isAllowed ? "Allowed" : "Shut out"}
              </Badge>
              {!isAllowed && <span className="mt-1 block text-muted">{whenShutOut}</span>}
            </td>
          </tr>
        ))}
      </Table>
    </ScrollBox>
    {hasLlmsTxt !== null && (
      <p className="mt-3 max-w-prose text-sm text-muted">
        {hasLlmsTxt ? "You have an llms.txt." : "You have no llms.txt, and need none."} No search engine or assistant
        has said that it uses this file, so it makes no difference.
      </p>
    )}
  </section>
);
