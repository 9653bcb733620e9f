import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { link } from "#shared/routes.ts";
import type { Audit } from "#shared/website/suggestions.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { idParam, pageParam, searchParams } from "../../../app/search-params.ts";
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
import { usePolling } from "../../use-polling.ts";
import { Crawlers } from "./crawlers.tsx";
import { listId, SuggestionsTable } from "./suggestions-table.tsx";

/** More than the number of checks, so that only projects with many themes need a second page. */
const limit = 50;

const suggestionParams = searchParams({
  page: pageParam,
  /** The open suggestion. */
  suggestion: idParam,
});

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const filters = suggestionParams.parse(args.request.url);
  const calls = args.context.get(api).suggestions[":projectId"];
  const param = { projectId: project.id };
  const [list, audit] = await Promise.all([
    read(calls.project.$get({ param, query: { page: String(filters.page), limit: String(limit) } })),
    read(calls.audit.$get({ param })),
  ]);
  return { project, filters, audit, ...list };
};

export function Component() {
  const { project, filters, audit, suggestions, total, totalIsCapped } = useLoaderData<typeof loader>();
  const linkTo = (change: Partial<typeof filters>) =>
    suggestionParams.link(projectLink("suggestions", project.id), { ...filters, ...change });
  return (
    <DashboardPage title="Suggestions" description="What to fix on your website, and why customers cancel.">
      <AuditSummary key={project.id} project={project} audit={audit} />
      <div id={listId} tabIndex={-1} className="scroll-mt-20 outline-none">
        <PagedList
          total={total}
          totalIsCapped={totalIsCapped}
          limit={limit}
          page={filters.page}
          to={(page) => linkTo({ page })}
          empty={<EmptySuggestions projectId={project.id} audit={audit} />}
        >
          <SuggestionsTable
            suggestions={suggestions}
            caption={`${formatTotal({ total, totalIsCapped }, "suggestion")}, most important first`}
            openId={filters.suggestion}
            linkTo={(suggestion) => linkTo({ suggestion })}
          />
        </PagedList>
      </div>
      {audit.crawlers.length > 0 && <Crawlers crawlers={audit.crawlers} hasLlmsTxt={audit.hasLlmsTxt} />}
      <RecentlyResolved suggestions={audit.mended} />
    </DashboardPage>
  );
}

const RecentlyResolved = ({ suggestions }: { suggestions: Audit["mended"] }) =>
  suggestions.length > 0 && (
    <section aria-labelledby="resolved" className="mt-8">
      <h2 id="resolved" className="mb-2 text-lg font-semibold">
        Recently resolved
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {suggestions.map(({ id, title, endedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-1.5">
            <p className="min-w-0 wrap-anywhere">{title}</p>
            <p className="text-good">
              Resolved on <time dateTime={endedAt}>{formatDate(endedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );

const EmptySuggestions = ({ projectId, audit }: { projectId: string; audit: Audit }) => {
  if (audit.isRunning)
    return <EmptyState title="Checking your website">Suggestions appear here in a minute or two.</EmptyState>;
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
        Suggestions appear here once your website responds.
      </EmptyState>
    );
  if (!audit.auditedAt)
    return <EmptyState title="Not checked yet">Select “Check now” to look for problems on your website.</EmptyState>;
  return (
    <EmptyState
      title="No suggestions"
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

type AuditSummaryProps = { project: { id: string; url: string }; audit: Audit };

/** Result of the last audit, with a button to start another. */
const AuditSummary = ({ project, audit }: AuditSummaryProps) => {
  const { isRunning, isProgressLost, error, start } = useAudit(project.id, audit);
  const canEdit = useRole("editor");
  return (
    <section aria-labelledby="audit" className="mb-3 rounded-card border border-line px-4 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap gap-x-3">
          <h2 id="audit" className="font-semibold wrap-anywhere">
            {URL.parse(project.url)?.host ?? project.url}
          </h2>
          <p role="status" className="text-muted">
            {isRunning ? "We're checking your website. This takes a minute or two." : <LastAudit {...audit} />}
          </p>
        </div>
        {canEdit && (
          <Button variant="quiet" busy={isRunning} aria-disabled={isRunning} onClick={() => !isRunning && void start()}>
            {isRunning ? "Checking…" : audit.auditedAt ? "Check again" : "Check now"}
          </Button>
        )}
      </div>
      {isRunning && <progress aria-label="Checking your website" className="mt-2 h-2 w-full accent-accent-strong" />}
      {isProgressLost && <p className="mt-2 text-sm text-muted">We can't load the progress right now. Retrying…</p>}
      {!isRunning && audit.failure && <p className="mt-2 text-bad wrap-anywhere">{audit.failure}</p>}
      <FormMessage className="mt-2">{error}</FormMessage>
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

/** Polls a running audit while the page is visible, and starts new ones. */
const useAudit = (projectId: string, audit: Audit) => {
  const { revalidate } = useRevalidator();
  const { isPending, error, run } = useAction();
  const [isProgressLost, setProgressLost] = useState(false);

  const poll = async (signal: AbortSignal) => {
    const call = browserClient().suggestions[":projectId"].audit;
    const current = await read(call.$get({ param: { projectId } }, { init: { signal } }));
    setProgressLost(false);
    if (current.isRunning) return;
    toast(current.failure ?? `Checked ${pagesText(current.pages)}.`);
    await revalidate();
  };
  usePolling(audit.isRunning, poll, () => setProgressLost(true));

  const start = () =>
    run(async () => {
      await read(browserClient().suggestions[":projectId"].audit.$post({ param: { projectId } }));
      await revalidate();
    });
  return { isRunning: isPending || audit.isRunning, isProgressLost, error, start };
};
