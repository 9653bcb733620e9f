import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import { type Audit, type Severity, type Suggestion, severities } from "#shared/website/suggestions.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { pageParam, searchParams } from "../../../app/search-params.ts";
import { formatDate, formatTotal } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { Pagination } from "../../../ui/lists/pagination.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { AuditCard } from "./audit-card.tsx";
import { listId, SuggestionCard } from "./suggestion-card.tsx";

/** More than the number of checks, so that only projects with many themes need a second page. */
const limit = 50;

const suggestionParams = searchParams({ page: pageParam });

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const { page } = suggestionParams.parse(args.request.url);
  const calls = args.context.get(api).suggestions[":projectId"];
  const param = { projectId: project.id };
  const [list, audit] = await Promise.all([
    read(calls.project.$get({ param, query: { page: String(page), limit: String(limit) } })),
    read(calls.audit.$get({ param })),
  ]);
  return { project, page, audit, ...list };
};

export function Component() {
  const { project, page, audit, suggestions, total, totalIsCapped } = useLoaderData<typeof loader>();
  const { run } = useAction({ toastErrors: true });
  const dismiss = ({ id, title }: Suggestion) => {
    const call = browserClient().suggestions[":id"];
    const param = { id };
    const restore = () =>
      void run(() => read(call.$put({ param, json: { state: "open" } })), { success: `Restored “${title}”.` });
    const successMessage = `Dismissed “${title}”. It returns only if the issue changes.`;
    return run(() => read(call.$delete({ param })), { once: id, success: successMessage, undo: restore });
  };

  return (
    <DashboardPage title="Suggestions" description="Issues to fix on your website, and why customers cancel.">
      <AuditCard project={project} audit={audit} />
      <div id={listId} tabIndex={-1} className="grid grid-cols-1 gap-8 scroll-mt-20 outline-none">
        {suggestions.length > 0 && (
          <p className="-mb-4 text-muted">{formatTotal({ total, totalIsCapped }, "issue")} to fix</p>
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
        to={(number) => suggestionParams.link(projectLink("suggestions", project.id), { page: number })}
      />
      <RecentlyResolved issues={audit.mended} />
    </DashboardPage>
  );
}

const issuesText = (count: number) => (count === 1 ? "1 issue" : `${count} issues`);

const severityLabels: Record<Severity, { title: string; className: string }> = {
  high: { title: "High priority", className: "border border-bad text-bad" },
  medium: { title: "Medium priority", className: "bg-wash text-accent" },
  low: { title: "Low priority", className: "bg-surface text-muted" },
};

type SeverityGroupProps = {
  severity: Severity;
  suggestions: Suggestion[];
  onDismiss: (suggestion: Suggestion) => void;
};

const SeverityGroup = ({ severity, suggestions, onDismiss }: SeverityGroupProps) => {
  const { title, className } = severityLabels[severity];
  return (
    suggestions.length > 0 && (
      <section aria-labelledby={severity}>
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h2 id={severity} className="text-xl font-semibold">
            {title}
          </h2>
          <p className={`rounded-full px-3 py-0.5 text-sm font-medium ${className}`}>
            {issuesText(suggestions.length)}
          </p>
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

const RecentlyResolved = ({ issues }: { issues: Audit["mended"] }) =>
  issues.length > 0 && (
    <section aria-labelledby="resolved" className="mt-10">
      <h2 id="resolved" className="mb-4 text-xl font-semibold">
        Recently resolved
      </h2>
      <ul className="divide-y divide-line rounded-2xl border border-line">
        {issues.map(({ id, title, endedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 px-5 py-3">
            <p className="min-w-0 font-medium wrap-anywhere">{title}</p>
            <p className="rounded-full bg-good-wash px-3 py-1 text-sm font-medium text-good">
              Resolved on <time dateTime={endedAt}>{formatDate(endedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );

type EmptySuggestionsProps = { projectId: string; audit: Audit; total: number };

const EmptySuggestions = ({ projectId, audit, total }: EmptySuggestionsProps) => {
  if (total)
    return (
      <EmptyState
        title="This page is empty"
        action={
          <Link to={projectLink("suggestions", projectId)} className="link inline-block py-2.5">
            Go to the first page
          </Link>
        }
      >
        The list has fewer pages.
      </EmptyState>
    );
  if (audit.isRunning)
    return <EmptyState title="Checking your website">Issues appear here in a minute or two.</EmptyState>;
  if (audit.failure)
    return (
      <EmptyState
        title="We couldn't check enough pages"
        action={
          <Link to={projectLink("project", projectId)} className="button">
            Review the URL
          </Link>
        }
      >
        Issues appear here once your website responds.
      </EmptyState>
    );
  if (!audit.auditedAt)
    return <EmptyState title="Not checked yet">Select “Check now” to look for issues on your website.</EmptyState>;
  return (
    <EmptyState
      title="No issues to fix"
      action={
        <a href={link("directories")} className="button">
          Browse directories
        </a>
      }
    >
      Your website is in good shape, and no cancellation reason stands out. To get it seen, list it in directories your
      customers use, and link to new pages from your home page.
    </EmptyState>
  );
};
