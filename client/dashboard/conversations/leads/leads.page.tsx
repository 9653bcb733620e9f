import { lazy, Suspense, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { api, read } from "../../../app/api-client.ts";
import { nullIfMissing } from "../../../app/page-error.ts";
import { toQuery } from "../../../app/search-params.ts";
import { Button } from "../../../ui/button.tsx";
import { formatTotal } from "../../../ui/format.ts";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { isFiltered, LeadFilterBar, type LeadFilters, leadParams, leadsLink } from "./lead-filters.tsx";
import { LeadsTable } from "./leads-table.tsx";
import { useMessage } from "./message-editor.tsx";

const ExportDialog = lazy(async () => ({ default: (await import("./export-dialog.tsx")).ExportDialog }));
const MessagePanel = lazy(async () => ({ default: (await import("./message-panel.tsx")).MessagePanel }));

const pageSize = 20;

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const filters = leadParams.parse(args.request.url);
  const { lead: leadId, ...query } = filters;
  const calls = args.context.get(api).projects[":id"].leads;
  const param = { id: project.id };
  const [list, lead] = await Promise.all([
    read(calls.$get({ param, query: { ...toQuery(query), limit: String(pageSize) } })),
    leadId ? read(calls[":leadId"].$get({ param: { ...param, leadId } })).catch(nullIfMissing) : null,
  ]);
  return { project, filters, lead, ...list };
};

export function Component() {
  const { project, filters, lead, leads, total, totalIsCapped } = useLoaderData<typeof loader>();
  const [isExporting, setExporting] = useState(false);
  const canEdit = useRole("editor");
  const message = useMessage(project);
  const navigate = useNavigate();
  const linkTo = (change: Partial<LeadFilters>) => leadsLink(project.id, { ...filters, ...change });
  const show = (leadId: string | undefined) => void navigate(linkTo({ lead: leadId }), { preventScrollReset: true });
  const [first] = leads;
  const count = formatTotal({ total, totalIsCapped }, "lead");

  return (
    <DashboardPage
      title="Leads"
      description="People who posted about what you sell."
      actions={
        canEdit &&
        project.counts.leads > 0 && (
          <>
            {first && (
              <Button variant="quiet" onClick={() => show(first.id)}>
                Edit message
              </Button>
            )}
            <Button variant="quiet" onClick={() => setExporting(true)}>
              Export
            </Button>
          </>
        )
      }
    >
      {(project.counts.leads > 0 || isFiltered(filters)) && <LeadFilterBar projectId={project.id} filters={filters} />}
      {message.isChanged && !lead && first && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-wash px-4 py-3">
          <p>Your message has unsaved changes.</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onClick={() => show(first.id)}>
              Continue editing
            </Button>
            <Button busy={message.isPending} onClick={() => void message.save()}>
              Save
            </Button>
          </div>
        </div>
      )}
      <p role="status" className="sr-only">
        {isFiltered(filters) ? `${count} found` : ""}
      </p>
      <PagedList
        total={total}
        totalIsCapped={totalIsCapped}
        limit={pageSize}
        page={filters.page}
        to={(page) => linkTo({ page })}
        empty={<EmptyLeads projectId={project.id} isFiltered={isFiltered(filters)} />}
      >
        <LeadsTable
          caption={count}
          sort={{ value: filters.sort, to: (sort) => linkTo({ sort: sort as LeadFilters["sort"], page: 1 }) }}
          projectId={project.id}
          leads={leads}
          messageTo={({ id }) => linkTo({ lead: id })}
          openId={filters.lead}
        />
      </PagedList>
      <Suspense>
        {lead && <MessagePanel project={project} lead={lead} message={message} onClose={() => show(undefined)} />}
        {isExporting && <ExportDialog projectId={project.id} range={filters} onClose={() => setExporting(false)} />}
      </Suspense>
      <UnsavedChangesDialog isChanged={message.isChanged} isKept>
        Your changes to the message stay in this browser only.
      </UnsavedChangesDialog>
    </DashboardPage>
  );
}

const EmptyLeads = ({ projectId, isFiltered }: { projectId: string; isFiltered: boolean }) =>
  isFiltered ? (
    <NoMatches rows="leads" to={projectLink("leads", projectId)}>
      Try part of a name, another status or an earlier date.
    </NoMatches>
  ) : (
    <EmptyState
      title="No leads yet"
      action={
        <Link to={projectLink("keywords", projectId)} className="button">
          Review your keywords
        </Link>
      }
    >
      People who post about your keywords appear here. If no one does within a day, add more keywords or more common
      ones.
    </EmptyState>
  );
