import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { api, read } from "../../../app/api-client.ts";
import { DateRangePicker } from "../../../ui/dates/date-range-picker.tsx";
import { PeriodSwitch } from "../../../ui/dates/period-switch.tsx";
import { formatDate } from "../../../ui/format.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { requireProject } from "../../current-project.ts";
import { modeOf } from "../../mode/mode.ts";
import { DashboardPage } from "../../page.tsx";
import { EmptyInbox } from "./empty-inbox.tsx";
import { type FeedbackScope, feedbackLink } from "./feedback-filters.tsx";
import { maxDays, type Period, parsePeriod, periodBefore, presetPeriods, statsLink } from "./period.ts";
import { StatsBreakdown } from "./stats-breakdown.tsx";
import { StatsByDay } from "./stats-by-day.tsx";
import { StatsFigures } from "./stats-figures.tsx";

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
    action={
      <Link to={feedbackLink(scope)} className="link inline-block py-2.5">
        Go to the inbox
      </Link>
    }
  >
    Choose another period, or see in the inbox when feedback came in.
  </EmptyState>
);
