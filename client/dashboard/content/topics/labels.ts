import type { Topic, TopicEvidence, TopicIntent, TopicSource } from "#shared/content/topics.ts";
import { formatCount, formatNumber } from "../../../ui/format.ts";

export const sourceLabels: Record<TopicSource, string> = {
  mentions: "Mentions",
  queries: "Search Console",
  pages: "Gaps on your website",
  manual: "Added by you",
};

/** What readers of the topic want. */
export const intentLabels: Record<TopicIntent, string> = {
  learn: "To learn",
  compare: "To compare",
  solve: "To solve a problem",
  buy: "To buy",
};

const sumOf = (evidence: readonly TopicEvidence[]) => evidence.reduce((sum, { count = 0 }) => sum + count, 0);

/** The evidence in a line: `Asked in 3 mentions · 240 impressions in Search Console`. */
export const evidenceSummary = ({ evidence }: Pick<Topic, "evidence">) => {
  const byKind = Map.groupBy(evidence, ({ kind }) => kind);
  const { mention = [], query = [], page = [], competing = [], manual = [] } = Object.fromEntries(byKind);
  const mentions = sumOf(page);
  return [
    mention.length && `Asked in ${formatCount(mention.length, "mention")}`,
    query.length && `${formatCount(sumOf(query), "impression")} in Search Console`,
    page.length && `Missing on your website${mentions ? `, with ${formatCount(mentions, "mention")}` : ""}`,
    competing.length && `${formatNumber(competing.length)} of your pages compete`,
    manual.length && "Added by you",
  ]
    .filter(Boolean)
    .join(" · ");
};
