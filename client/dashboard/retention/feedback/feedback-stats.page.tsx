import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { FeedbackStats } from "#shared/retention/feedback.ts";
import { api, read } from "../../../app/api-client.ts";
import { Chart } from "../../../ui/charts/chart.tsx";
import { DateRangePicker } from "../../../ui/dates/date-range-picker.tsx";
import { formatMonthDay } from "../../../ui/dates/day-range.ts";
import { PeriodSwitch } from "../../../ui/dates/period-switch.tsx";
import { formatDate, formatNumber } from "../../../ui/format.ts";
import { ActionLink, EmptyState } from "../../../ui/lists/empty-state.tsx";
import { Section } from "../../../ui/section.tsx";
import { requireProject } from "../../current-project.ts";
import { modeOf } from "../../mode/mode-switch.tsx";
import { DashboardPage } from "../../page.tsx";
import { EmptyInbox } from "./empty-inbox.tsx";
import {
  daysOf,
  type FeedbackScope,
  feedbackLink,
  maxDays,
  type Period,
  parsePeriod,
  periodBefore,
  presetPeriods,
  statsLink,
} from "./feedback-filters.tsx";
import { formatRating, StatsBreakdown, StatsFigures } from "./stats-figures.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const scope = { projectId: project.id, mode: modeOf(args) };
  const period = parsePeriod(args.request.url, Date.now());
  const { feedbacks } = args.context.get(api);
  const statsOf = ({ from, to }: Pick<Period, "from" | "to">) =>
    read(feedbacks.stats.$get({ query: { ...scope, from, to } }));
  const [current, previous, inbox] = await Promise.all([
    statsOf(period),
    statsOf(periodBefore(period)),
    read(feedbacks.list.$get({ query: { ...scope, page: "1", limit: "1" } })),
  ]);
  return { scope, period, current, previous, allCount: inbox.total };
};

export function Component() {
  const { scope, period, current, previous, allCount } = useLoaderData<typeof loader>();
  return (
    <DashboardPage
      title="Feedback statistics"
      description="Why customers cancel, and how many stay."
      actions={
        <Link to={feedbackLink(scope)} className="button button-quiet">
          Inbox
        </Link>
      }
    >
      {allCount === 0 ? (
        <EmptyInbox scope={scope} />
      ) : (
        <>
          <PeriodPicker scope={scope} period={period} />
          {current.total === 0 ? (
            <EmptyPeriod scope={scope} />
          ) : (
            <div className="grid grid-cols-1 gap-10">
              <p role="status" className="-mb-4 text-muted">
                {`${periodText(period)}, compared with ${periodText(periodBefore(period))}. Days are in UTC.`}
              </p>
              <StatsFigures current={current} previous={previous} />
              <StatsByDay period={period} byDay={current.byDay} />
              <StatsBreakdown scope={scope} period={period} current={current} previous={previous} />
            </div>
          )}
        </>
      )}
    </DashboardPage>
  );
}

const periodText = ({ from, to }: Pick<Period, "from" | "to">) =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

const PeriodPicker = ({ scope, period }: { scope: FeedbackScope; period: Period }) => {
  const navigate = useNavigate();
  return (
    <div className="mb-6 flex flex-wrap items-end gap-4">
      <PeriodSwitch
        periods={presetPeriods}
        current={period.isPreset ? period.days : undefined}
        to={(days) => statsLink(scope, { days: `${days}` })}
      />
      <DateRangePicker
        label="Other days"
        range={period}
        anyLabel={null}
        className="basis-64"
        onChange={({ from, to }) => void navigate(statsLink(scope, { from, to }), { preventScrollReset: true })}
      />
      {period.days === maxDays && <p className="py-2.5 text-sm text-muted">The longest period is one year.</p>}
    </div>
  );
};

const EmptyPeriod = ({ scope }: { scope: FeedbackScope }) => (
  <EmptyState
    title="No feedback in this period"
    action={<ActionLink to={feedbackLink(scope)}>Go to the inbox</ActionLink>}
  >
    Choose another period, or see in the inbox when feedback came in.
  </EmptyState>
);

type Day = FeedbackStats["byDay"][number];

/** Feedback count and average rating per day. */
const StatsByDay = ({ period, byDay }: { period: Period; byDay: readonly Day[] }) => {
  const daysWithFeedback = new Map(byDay.map((day) => [day.day, day]));
  const days = daysOf(period).map((day) => daysWithFeedback.get(day) ?? { day, count: 0, average: null });
  const chart = {
    kind: "bar" as const,
    days: days.map(({ day }) => formatDate(day)),
    axisDays: days.map(({ day }) => formatMonthDay(day)),
  };
  return (
    <div className="grid grid-cols-1 gap-10 xl:grid-cols-2">
      <Section id="counts" title="Feedback per day" lead={countSummary(byDay)}>
        <Chart {...chart} title="Feedback per day" label="Feedback" values={days.map(({ count }) => count)} />
      </Section>
      <Section id="averages" title="Average rating per day" lead={averageSummary(byDay)}>
        <Chart
          {...chart}
          title="Average rating per day"
          label="Average"
          values={days.map(({ average }) => average)}
          max={5}
          format={formatRating}
        />
      </Section>
    </div>
  );
};

const countSummary = (days: readonly Day[]) => {
  const peak = days.reduce((peak, day) => (day.count >= peak.count ? day : peak));
  return `Peak: ${formatNumber(peak.count)} on ${formatDate(peak.day)}.`;
};

const averageSummary = (days: readonly Day[]) => {
  const rated = days.flatMap(({ day, average }) => (average === null ? [] : [{ day, average }]));
  const [first] = rated;
  if (!first) return "No ratings in this period.";
  const best = rated.reduce((best, day) => (day.average >= best.average ? day : best), first);
  const worst = rated.reduce((worst, day) => (day.average <= worst.average ? day : worst), first);
  return best.average === worst.average
    ? `${formatRating(best.average)} of 5 on every day with ratings.`
    : `From ${formatRating(worst.average)} on ${formatDate(worst.day)} to ${formatRating(best.average)} on ${formatDate(best.day)}.`;
};
