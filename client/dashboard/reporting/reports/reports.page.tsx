import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { VisitStats } from "#shared/links/visits.ts";
import type { AutomaticMonths, Report } from "#shared/reporting/reports.ts";
import { link } from "#shared/routes.ts";
import { monthText } from "#shared/text/month.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { toQuery } from "../../../app/search-params.ts";
import { useAbsoluteUrl } from "../../../app/site-url.ts";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import { DateRangePicker } from "../../../ui/dates/date-range-picker.tsx";
import { type DayRange, formatDays } from "../../../ui/dates/day-range.ts";
import { formatCount, formatDate, formatNumber } from "../../../ui/format.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { PagedList } from "../../../ui/lists/paged-list.tsx";
import { Section } from "../../../ui/section.tsx";
import { ShareTable } from "../../../ui/share-table.tsx";
import { ScrollTable } from "../../../ui/table.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { useMe } from "../../use-me.ts";
import { BrandingSection } from "./branding-section.tsx";
import { lastMonths, reportParams, reportPath, visitsId, visitsPath } from "./report-path.ts";

const limit = 12;

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const { page, ...range } = reportParams.parse(args.request.url);
  const calls = args.context.get(api).projects[":id"];
  const param = { id: project.id };
  const [list, visits, { branding }] = await Promise.all([
    read(calls.reports.$get({ param, query: { page: String(page), limit: String(limit) } })),
    read(calls.visits.$get({ param, query: toQuery(range) })),
    read(calls["report-branding"].$get({ param })),
  ]);
  return { project, page, range, visits, branding, ...list };
};

export function Component() {
  const { project, page, range, reports, total, automatic, visits, branding } = useLoaderData<typeof loader>();
  const canEdit = useRole("editor");
  return (
    <DashboardPage title="Reports" description="A month of your project in figures, to print or to share by link.">
      <div className="grid grid-cols-1 gap-12">
        <div>
          <AutomaticReports automatic={automatic} />
          {canEdit && <CreateReport projectId={project.id} />}
          <PagedList
            total={total}
            limit={limit}
            page={page}
            to={(number) => reportParams.link(projectLink("reports", project.id), { ...range, page: number })}
            empty={
              <EmptyState title="No reports yet">
                {canEdit ? "Choose a month above to create the first one." : "Editors and owners can create reports."}
              </EmptyState>
            }
          >
            <ReportTable projectId={project.id} reports={reports} />
          </PagedList>
        </div>
        {canEdit && <BrandingSection key={project.id} projectId={project.id} branding={branding} />}
        <VisitsSection projectId={project.id} range={range} visits={visits} />
      </div>
    </DashboardPage>
  );
}

/** Which reports come without asking. */
const AutomaticReports = ({ automatic }: { automatic: AutomaticMonths | null }) => {
  const { now } = useMe();
  const [thisMonth = ""] = lastMonths(now);
  if (!automatic)
    return (
      <p className="mb-6 max-w-prose text-muted">
        Create a report whenever you need one. Some{" "}
        <Link to={link("plan")} className="link">
          plans
        </Link>{" "}
        also include monthly reports by email.
      </p>
    );
  const { last } = automatic;
  return (
    <p className="mb-6 max-w-prose text-muted">
      {last && last < thisMonth
        ? `Your plan's monthly reports ended with ${monthText(last)}. You can still create reports here.`
        : `On the 1st of each month, we make the report of the month before and email it to you${last ? `: the last one is on ${monthText(last)}` : ""}.`}
    </p>
  );
};

const CreateReport = ({ projectId }: { projectId: string }) => {
  const { now } = useMe();
  const navigate = useNavigate();
  const create = async (data: FormData) => {
    const calls = browserClient().projects[":id"].reports;
    const { id } = await read(calls.$post({ param: { id: projectId }, json: { month: fieldText(data, "month") } }));
    await navigate(reportPath(id, projectId));
  };
  return (
    <Form onSubmit={create} className="mb-8 flex flex-wrap items-end gap-4">
      <Combobox
        name="month"
        label="Month"
        options={lastMonths(now).map((month, at) => ({
          value: month,
          label: monthText(month) + (at === 0 ? ", so far" : ""),
        }))}
        className="w-60"
      />
      <SubmitButton busyLabel="Creating…">Create report</SubmitButton>
      <FormError className="w-full" />
    </Form>
  );
};

const ReportTable = ({ projectId, reports }: { projectId: string; reports: readonly Report[] }) => (
  <ScrollTable
    label="Table: Reports"
    caption="Newest month first"
    columns={[
      { key: "month", label: "Month" },
      ...columns.map(({ key, label }) => ({ key, label, className: "text-right" })),
      { key: "created", label: "Created", className: "text-right" },
    ]}
  >
    {reports.map(({ id, month, figures, createdAt }) => (
      <tr key={id}>
        <th scope="row" className="pr-3 font-normal whitespace-nowrap">
          <Link to={reportPath(id, projectId)} className="link inline-block py-3">
            {monthText(month)}
          </Link>
        </th>
        {columns.map(({ key }) => (
          <td key={key} className="py-3 pr-3 text-right digits">
            {formatNumber(figures[key])}
          </td>
        ))}
        <td className="py-3 pr-3 text-right whitespace-nowrap text-muted">{formatDate(createdAt)}</td>
      </tr>
    ))}
  </ScrollTable>
);

const columns = [
  { key: "submitted", label: "Submitted" },
  { key: "live", label: "Went live" },
  { key: "lost", label: "Lost" },
  { key: "mentions", label: "Mentions" },
  { key: "visits", label: "Visits" },
] as const;

type VisitsSectionProps = {
  projectId: string;
  /** By default the last 30 days. */
  range: DayRange;
  visits: VisitStats;
};

/** Visits from directories, and the snippet that counts them. */
const VisitsSection = ({ projectId, range, visits }: VisitsSectionProps) => {
  const navigate = useNavigate();
  const { from, to } = range;
  const isCustom = from !== undefined || to !== undefined;
  const count = formatCount(visits.total, "visit");
  const hasVisits = visits.total + visits.assistantTotal > 0;
  const period = from && to ? `, ${formatDays(from, to)}` : isCustom ? "" : " in the last 30 days";
  const origin = useAbsoluteUrl("") ?? "";
  return (
    <Section
      id={visitsId}
      title="Visits from directories and AI assistants"
      lead="See which listings and assistants send people to your website. We count a number per day, without cookies and without anything about the visitor."
    >
      {(hasVisits || isCustom) && (
        <div className="mt-6 max-w-3xl">
          <DateRangePicker
            label="Days"
            range={range}
            anyLabel="Last 30 days"
            className="mb-6 w-64 max-w-full"
            onChange={(days) => void navigate(visitsPath(projectId, days), { preventScrollReset: true })}
          />
          <ShareTable
            id="visits-by-directory"
            title={count + period}
            summary="Most visits first"
            columns={["Directory", "Visits"]}
            shares={visits.byDirectory.map(({ directoryId, name, visits }) => ({
              key: directoryId,
              name,
              count: visits,
              texts: [formatNumber(visits)],
            }))}
          />
          {visits.assistantTotal > 0 && (
            <div className="mt-8">
              <ShareTable
                id="visits-by-assistant"
                title={`${formatCount(visits.assistantTotal, "visit")} from AI assistants`}
                summary="Most visits first"
                columns={["Assistant", "Visits"]}
                shares={visits.byAssistant.map(({ assistant, name, visits }) => ({
                  key: assistant,
                  name,
                  count: visits,
                  texts: [formatNumber(visits)],
                }))}
              />
            </div>
          )}
        </div>
      )}
      <details open={!hasVisits && !isCustom} className="mt-6 max-w-3xl rounded-2xl border border-line px-5">
        <summary className="-mx-2 min-h-control cursor-pointer rounded-lg px-2 py-3 font-medium">
          Count visits on your website
        </summary>
        <div className="grid grid-cols-1 gap-4 pt-1 pb-5">
          <p>
            Add this line to every page that people may land on. If our script is there already, for the cancellation
            dialog, add the <code>data-project</code> attribute to it instead.
          </p>
          <CodeSnippet code={widgetSnippet(origin, projectId)} about="Count visits" />
          <p>Or add this line, which counts without loading a script:</p>
          <CodeSnippet code={visitSnippet(origin, projectId)} about="Count visits without a script" />
          <p className="text-muted">
            Both send one request when someone arrives from another website, with the address of that website and no
            cookie. Listings that hide the referrer can't be counted.
          </p>
        </div>
      </details>
    </Section>
  );
};

export const widgetSnippet = (origin: string, projectId: string) =>
  `<script async src="${origin}/widget.js" data-project="${projectId}"></script>`;

/** What `client/widget/report-visit.ts` does, in one line. */
export const visitSnippet = (origin: string, projectId: string) =>
  `<script>(r=>{r=r&&new URL(r);if(r&&r.host!==location.host)fetch("${origin}/api/visits",{method:"POST",credentials:"omit",keepalive:true,body:JSON.stringify({projectId:"${projectId}",referrer:r.origin})}).catch(()=>{})})(document.referrer)</script>`;
