import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { monthText } from "#shared/text/month.ts";
import { utcDay } from "#shared/time.ts";
import { api, read } from "../../../app/api-client.ts";
import { addDays, addMonths, monthOf, weeksOf } from "../../../ui/dates/days.ts";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useMe } from "../../use-me.ts";
import { isReady } from "../articles/states.tsx";
import { ArticleCalendar } from "./article-calendar.tsx";
import { calendarLink, dayOf, monthIn } from "./calendar-days.ts";

/** The API's maximum per page. */
const pageSize = 100;

export const loader = async (args: LoaderFunctionArgs) => {
  const { id: projectId } = await requireProject(args);
  const month = monthIn(args.request.url, Date.now());
  const days = weeksOf(month).flat();
  const from = days[0] ?? month;
  const to = addDays(days.at(-1) ?? month, 1);
  const calls = args.context.get(api).projects[":id"];
  const param = { id: projectId };
  const list = (query: Record<string, string>) =>
    read(calls.articles.$get({ param, query: { ...query, limit: String(pageSize) } }));
  const [shown, approved, { destinations }] = await Promise.all([
    list({ from, to }),
    list({ state: "approved" }),
    read(calls.destinations.$get({ param })),
  ]);
  const more = await Promise.all(
    Array.from({ length: Math.ceil(shown.total / pageSize) - 1 }, (_, at) => list({ from, to, page: String(at + 2) })),
  );
  return {
    projectId,
    month,
    articles: [shown, ...more].flatMap(({ articles }) => articles),
    ready: approved.articles.filter(isReady),
    destinations,
  };
};

export function Component() {
  const { projectId, month, articles, ready, destinations } = useLoaderData<typeof loader>();
  const today = utcDay(useMe().now);
  const isEmpty = !articles.some((article) => monthOf(dayOf(article) ?? "") === month);
  return (
    <DashboardPage title="Calendar" description="When your articles are published.">
      <p className="mb-4 text-muted">What is published when. All times are in UTC.</p>
      <Months projectId={projectId} month={month} today={today} />
      {isEmpty && <p className="mb-4 text-muted">No article is scheduled or published in {monthText(month)}.</p>}
      <ArticleCalendar
        key={projectId}
        projectId={projectId}
        month={month}
        today={today}
        articles={articles}
        ready={ready}
        destinations={destinations}
      />
    </DashboardPage>
  );
}

/** The month, with links to others. */
const Months = ({ projectId, month, today }: { projectId: string; month: string; today: string }) => {
  const [before, after] = [-1, 1].map((step) => monthOf(addMonths(`${month}-01`, step))) as [string, string];
  return (
    <div className="mb-4 flex flex-wrap items-center gap-1">
      <h2 className="mr-auto text-xl font-semibold" aria-live="polite">
        {monthText(month)}
      </h2>
      <nav aria-label="Months" className="flex items-center gap-1">
        <MonthLink to={calendarLink(projectId, before)} label={`Previous month, ${monthText(before)}`}>
          <ChevronLeft size={20} aria-hidden="true" />
        </MonthLink>
        <Link
          to={calendarLink(projectId, monthOf(today))}
          preventScrollReset
          className="flex min-h-control items-center rounded-lg px-3 hover:bg-surface"
        >
          Today
        </Link>
        <MonthLink to={calendarLink(projectId, after)} label={`Next month, ${monthText(after)}`}>
          <ChevronRight size={20} aria-hidden="true" />
        </MonthLink>
      </nav>
    </div>
  );
};

const MonthLink = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <Link
    to={to}
    preventScrollReset
    aria-label={label}
    className="grid size-control place-items-center rounded-lg hover:bg-surface"
  >
    {children}
  </Link>
);
