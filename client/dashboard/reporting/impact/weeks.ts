import { sumFigures } from "#shared/content/search-figures.ts";
import type { Impact, ImpactMark } from "#shared/reporting/impact.ts";
import { addDays, weekdayOf } from "../../../ui/dates/days.ts";
import { formatCount } from "../../../ui/format.ts";

type Day = Impact["days"][number];
type Point = { from: string; to: string; clicks: number; impressions: number; position: number | null };

/** From so many days on, a chart shows weeks. */
const minDaysForWeeks = 63;

/** The days, or whole weeks from Monday if there are many: incomplete ones at either end would look like a fall. */
export const toPoints = (days: readonly Day[]): Point[] => {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return [];
  const length = days.length < minDaysForWeeks ? 1 : 7;
  const byDay = new Map(days.map((day) => [day.day, day]));
  const points: Point[] = [];
  for (let from = length === 7 ? addDays(first, (7 - weekdayOf(first)) % 7) : first; ; from = addDays(from, length)) {
    const to = addDays(from, length - 1);
    if (to > last) return points;
    const found = Array.from({ length }, (_, at) => byDay.get(addDays(from, at))).filter((day) => day !== undefined);
    points.push({ from, to, ...sumFigures(found) });
  }
};

const nouns: Record<ImpactMark["kind"], [one: string, many: string]> = {
  links: ["link live", "links live"],
  articles: ["article", "articles"],
  pages: ["page", "pages"],
};

/** What happened, in words: `Live on Alternative Index`, `3 links live`. */
export const markText = ({ kind, count, title }: ImpactMark) => {
  if (title === null || kind === "pages")
    return `${formatCount(count, ...nouns[kind])}${title ? ` of “${title}”` : ""}`;
  return kind === "links" ? `Live on ${title}` : `Article published: ${title}`;
};

/** The marks at each point of a chart. */
export const toChartMarks = (points: readonly Point[], marks: readonly ImpactMark[]) =>
  points.flatMap(({ from, to }, at) => {
    const found = marks.filter(({ day }) => day >= from && day <= to);
    if (!found.length) return [];
    const [only, ...others] = found;
    const counts = Map.groupBy(found, ({ kind }) => kind);
    const label =
      only && !others.length
        ? markText(only)
        : [...counts]
            .map(([kind, ofKind]) =>
              formatCount(
                ofKind.reduce((sum, { count }) => sum + count, 0),
                ...nouns[kind],
              ),
            )
            .join(", ");
    return [{ at, label }];
  });
