import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type Severity, type Suggestion, severities } from "#shared/suggestions.ts";
import { api, browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { pageNumber } from "../../ui/page-number.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { DashboardPage } from "../page.tsx";
import { projectLink, requireProject } from "../projects/current-project.ts";
import { AuditCard } from "./audit-card.tsx";
import { EmptySuggestions } from "./empty-suggestions.tsx";
import { RecentlyResolved } from "./recently-resolved.tsx";
import { severityLabels } from "./severity-labels.ts";
import { listId, SuggestionCard } from "./suggestion-card.tsx";

/** More than the number of checks, so that only projects with many themes need a second page. */
const limit = 50;

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const page = pageNumber(args.request);
  const calls = args.context.get(api).suggestions[":projectId"];
  const param = { projectId: project.id };
  const [list, audit] = await Promise.all([
    read(calls.project.$get({ param, query: { page: String(page), limit: String(limit) } })),
    read(calls.audit.$get({ param })),
  ]);
  return { project, page, audit, ...list };
};

export function Component() {
  const { project, page, audit, suggestions, total } = useLoaderData<typeof loader>();
  const attempt = useAction();
  const dismiss = ({ id, title }: Suggestion) => {
    const call = browserClient().suggestions[":id"];
    const param = { id };
    const putBack = () =>
      void attempt(() => read(call.$put({ param, json: { state: "open" } })), `“${title}” is back.`);
    const successMessage = `“${title}” is dismissed. It comes back only when something about it changes.`;
    return attempt(() => read(call.$delete({ param })), successMessage, putBack);
  };

  return (
    <DashboardPage title="Suggestions" description="What to mend on your website, and why customers leave.">
      <AuditCard project={project} audit={audit} />
      <div id={listId} tabIndex={-1} className="grid grid-cols-1 gap-10 scroll-mt-20 outline-none">
        {suggestions.length > 0 && (
          <p className="-mb-4 text-muted">
            {total} {total === 1 ? "thing" : "things"} to mend
          </p>
        )}
        {severities.map((severity) => (
          <SeverityGroup
            key={severity}
            severity={severity}
            suggestions={suggestions.filter((suggestion) => suggestion.severity === severity)}
            onDismiss={(suggestion) => void dismiss(suggestion)}
          />
        ))}
        {suggestions.length === 0 && <EmptySuggestions projectId={project.id} audit={audit} total={total} />}
      </div>
      <Pagination
        page={page}
        pages={Math.ceil(total / limit)}
        to={(number) => `${projectLink("suggestions", project.id)}&page=${number}`}
      />
      <RecentlyResolved mended={audit.mended} />
    </DashboardPage>
  );
}

type SeverityGroupProps = {
  severity: Severity;
  suggestions: Suggestion[];
  onDismiss: (suggestion: Suggestion) => void;
};

const SeverityGroup = ({ severity, suggestions, onDismiss }: SeverityGroupProps) => {
  const { title, badge, className } = severityLabels[severity];
  return (
    suggestions.length > 0 && (
      <section aria-labelledby={severity}>
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h2 id={severity} className="text-xl font-semibold">
            {title}
          </h2>
          <p className={`rounded-full px-3 py-1 text-sm font-medium ${className}`}>{badge}</p>
        </div>
        <div className="grid grid-cols-1 gap-4">
          {suggestions.map((suggestion) => (
            <SuggestionCard key={suggestion.id} suggestion={suggestion} onDismiss={onDismiss} />
          ))}
        </div>
      </section>
    )
  );
};
