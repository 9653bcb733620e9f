import type { ReportFigures } from "#shared/reporting/reports.ts";
import { monthText } from "#shared/text/month.ts";

const number = new Intl.NumberFormat("en-US");
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 0 });
const list = new Intl.ListFormat("en", { type: "conjunction" });

const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

/** A month in a sentence that can be forwarded. It states what happened side by side, and no cause. */
export const sentenceOf = (project: string, month: string, figures: ReportFigures) => {
  const { live, articlesPublished, pagesPublished, visits, assistantVisits = 0, search } = figures;
  const parts = [
    live > 0 && counted(live, "new link to it went live", "new links to it went live"),
    articlesPublished > 0 && counted(articlesPublished, "article was published", "articles were published"),
    pagesPublished > 0 && counted(pagesPublished, "page was published", "pages were published"),
    search && `Google Search sent it ${counted(search.clicks, "click", "clicks")}${changeOf(search)}`,
    visits > 0 && counted(visits, "visit came from directories", "visits came from directories"),
    assistantVisits > 0 && counted(assistantVisits, "visit came from AI assistants", "visits came from AI assistants"),
  ].filter((part) => typeof part === "string");
  const what = parts.length ? list.format(parts) : "nothing changed that we count in this sentence";
  return `${project} in ${monthText(month)}: ${what}.`;
};

/** Few clicks double by chance. */
const minClicks = 20;

const changeOf = ({ clicks, clicksBefore }: NonNullable<ReportFigures["search"]>) => {
  if (clicksBefore === null || clicksBefore < minClicks) return "";
  const change = (clicks - clicksBefore) / clicksBefore;
  if (Math.abs(change) < 0.005) return " (as many as in the same days of the month before)";
  return ` (${percent.format(Math.abs(change))} ${change > 0 ? "more" : "fewer"} than in the same days of the month before)`;
};
