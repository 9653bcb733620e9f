import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { link } from "#shared/routes.ts";
import { type Audit, type Severity, type Suggestion, severities } from "#shared/website/suggestions.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { pageParam, searchParams } from "../../../app/search-params.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatDateTime, formatTotal } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { PagedList } from "../../../ui/lists/paged-list.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { Crawlers } from "./crawlers.tsx";
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
      <div id={listId} tabIndex={-1} className="scroll-mt-20 outline-none">
        <PagedList
          total={total}
          totalIsCapped={totalIsCapped}
          limit={limit}
          page={page}
          to={(number) => suggestionParams.link(projectLink("suggestions", project.id), { page: number })}
          empty={<EmptySuggestions projectId={project.id} audit={audit} />}
        >
          <div className="grid grid-cols-1 gap-8">
            <p className="-mb-4 text-muted">{formatTotal({ total, totalIsCapped }, "issue")} to fix</p>
            {severities.map((severity) => (
              <SeverityGroup
                key={severity}
                severity={severity}
                suggestions={suggestions.filter((suggestion) => suggestion.severity === severity)}
                onDismiss={(suggestion) => void dismiss(suggestion)}
              />
            ))}
          </div>
        </PagedList>
      </div>
      {audit.crawlers.length > 0 && <Crawlers crawlers={audit.crawlers} hasLlmsTxt={audit.hasLlmsTxt} />}
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

const EmptySuggestions = ({ projectId, audit }: { projectId: string; audit: Audit }) => {
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

type AuditCardProps = { project: { id: string; url: string }; audit: Audit };

/** Result of the last audit, with a button to start another. */
const AuditCard = ({ project, audit }: AuditCardProps) => {
  const { isRunning, isProgressLost, error, start } = useAudit(project.id, audit);
  const canEdit = useRole("editor");
  return (
    <section aria-labelledby="audit" className="card mb-8 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="audit" className="font-semibold wrap-anywhere">
            {URL.parse(project.url)?.host ?? project.url}
          </h2>
          <p role="status" className="mt-1 text-muted">
            {isRunning ? "We're checking your website. This takes a minute or two." : <LastAudit {...audit} />}
          </p>
        </div>
        {canEdit && (
          <Button variant="quiet" busy={isRunning} aria-disabled={isRunning} onClick={() => !isRunning && void start()}>
            {isRunning ? "Checking…" : audit.auditedAt ? "Check again" : "Check now"}
          </Button>
        )}
      </div>
      {isRunning && <progress aria-label="Checking your website" className="mt-4 h-2 w-full accent-accent-strong" />}
      {isProgressLost && <p className="mt-3 text-sm text-muted">We can't load the progress right now. Retrying…</p>}
      {!isRunning && audit.failure && (
        <p className="mt-4 rounded-lg border border-bad px-4 py-3 text-sm text-bad wrap-anywhere">{audit.failure}</p>
      )}
      <FormMessage className="mt-4">{error}</FormMessage>
    </section>
  );
};

const LastAudit = ({ auditedAt, pages, failure }: Audit) => {
  if (!auditedAt) return "We haven't checked your website yet.";
  return (
    <>
      {failure && pages === 0 ? "Last tried on " : `${pagesText(pages)} checked on `}
      <time dateTime={auditedAt}>{formatDateTime(auditedAt)}</time>.{" "}
      {failure ? "We'll try again in a day." : "We check again every week."}
    </>
  );
};

const pagesText = (pages: number) => `${pages} ${pages === 1 ? "page" : "pages"}`;

const pollMs = 2_000;

/** Polls a running audit while the page is visible, and starts new ones. */
const useAudit = (projectId: string, audit: Audit) => {
  const { revalidate } = useRevalidator();
  const { isPending, error, run } = useAction();
  const [isProgressLost, setProgressLost] = useState(false);

  useEffect(() => {
    if (!audit.isRunning) return;
    const abort = new AbortController();
    const poll = async () => {
      const call = browserClient().suggestions[":projectId"].audit;
      const current = await read(call.$get({ param: { projectId } }, { init: { signal: abort.signal } }));
      setProgressLost(false);
      if (current.isRunning) return;
      toast(current.failure ?? `Checked ${pagesText(current.pages)}.`);
      await revalidate();
    };
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      poll().catch(() => {
        if (!abort.signal.aborted) setProgressLost(true);
      });
    }, pollMs);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [projectId, audit.isRunning, revalidate]);

  const start = () =>
    run(async () => {
      await read(browserClient().suggestions[":projectId"].audit.$post({ param: { projectId } }));
      await revalidate();
    });
  return { isRunning: isPending || audit.isRunning, isProgressLost, error, start };
};
