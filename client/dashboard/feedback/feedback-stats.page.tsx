import { Form, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DayField } from "../../ui/fields.tsx";
import { SubmitButton } from "../../ui/form.tsx";
import { formatDate } from "../../ui/format.ts";
import { modeOf } from "../mode/mode.ts";
import { DashboardPage } from "../page.tsx";
import { requireProject } from "../projects/current-project.ts";
import { type FeedbackScope, feedbackLink } from "./feedback-filters.tsx";
import { EmptyInbox } from "./feedback-list.tsx";
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

const PeriodPicker = ({ scope, period }: { scope: FeedbackScope; period: Period }) => (
  <div className="flex flex-wrap items-end gap-x-8 max-sm:*:w-full">
    <nav aria-label="Period" className="mb-6 flex flex-wrap gap-1 rounded-lg border border-line p-0.5">
      {presetPeriods.map((days) => {
        const isCurrent = period.isPreset && period.days === days;
        return (
          <Link
            key={days}
            to={statsLink(scope, days)}
            preventScrollReset
            aria-current={isCurrent ? "page" : undefined}
            className={`flex min-h-10 items-center gap-x-1 rounded-md px-3 ${isCurrent ? "bg-wash font-semibold" : "text-muted hover:bg-surface"}`}
          >
            <span className="max-sm:sr-only">Last </span>
            {days} days
          </Link>
        );
      })}
    </nav>
    <search aria-label="Custom period">
      {/* Has a submit button: applying after only one date changed would show an unintended period. */}
      <Form preventScrollReset className="mb-6 flex flex-wrap items-end gap-4">
        <input type="hidden" name="project" value={scope.projectId} />
        <input type="hidden" name="mode" value={scope.mode} />
        <DayField
          key={`from ${period.from}`}
          name="from"
          label="From"
          defaultValue={period.from}
          className="flex-1 basis-36"
        />
        <DayField key={`to ${period.to}`} name="to" label="To" defaultValue={period.to} className="flex-1 basis-36" />
        {period.days === maxDays && <p className="py-2.5 text-sm text-muted">The longest period is one year.</p>}
        <SubmitButton variant="quiet">Apply</SubmitButton>
      </Form>
    </search>
  </div>
);

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
