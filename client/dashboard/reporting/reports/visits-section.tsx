import { useNavigate } from "react-router";
import type { VisitStats } from "#shared/links/visits.ts";
import { useAbsoluteUrl } from "../../../app/site-url.ts";
import { ShareTable } from "../../../ui/charts/share-table.tsx";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import { DateRangePicker } from "../../../ui/dates/date-range-picker.tsx";
import { type DayRange, formatDays } from "../../../ui/dates/day-range.ts";
import { formatCount, formatNumber } from "../../../ui/format.ts";
import { Section } from "../../../ui/section.tsx";
import { visitsId, visitsPath } from "./report-path.ts";

type VisitsSectionProps = {
  projectId: string;
  /** By default the last 30 days. */
  range: DayRange;
  visits: VisitStats;
};

/** Visits from directories, and the snippet that counts them. */
export const VisitsSection = ({ projectId, range, visits }: VisitsSectionProps) => {
  const navigate = useNavigate();
  const { from, to } = range;
  const isCustom = from !== undefined || to !== undefined;
  const count = formatCount(visits.total, "visit");
  const period = from && to ? `, ${formatDays(from, to)}` : isCustom ? "" : " in the last 30 days";
  const origin = useAbsoluteUrl("") ?? "";
  return (
    <Section
      id={visitsId}
      title="Visits from directories"
      lead="See which listings send people to your website. We count a number per day and directory, without cookies and without anything about the visitor."
    >
      {(visits.total > 0 || isCustom) && (
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
        </div>
      )}
      <details open={visits.total === 0 && !isCustom} className="mt-6 max-w-3xl rounded-2xl border border-line px-5">
        <summary className="-mx-2 min-h-11 cursor-pointer rounded-lg px-2 py-3 font-medium">
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
