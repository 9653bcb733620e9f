import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { toQuery } from "../../app/search-params.ts";
import { Button } from "../../ui/button.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { UnsavedChangesDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { DashboardPage } from "../page.tsx";
import { requireProject } from "../projects/current-project.ts";
import { EmptyLeads } from "./empty-leads.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { isFiltered, type LeadFilters, leadParams, leadsLink, pageSize } from "./lead-filters.ts";
import { LeadsFilterBar } from "./leads-filter-bar.tsx";
import { LeadsTable } from "./leads-table.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { UnsavedMessage } from "./unsaved-message.tsx";
import { useMessage } from "./use-message.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const filters = leadParams.parse(args.request.url);
  const { lead: leadId, ...query } = filters;
  const calls = args.context.get(api).projects[":id"].leads;
  const [list, lead] = await Promise.all([
    read(calls.$get({ param: { id: project.id }, query: { ...toQuery(query), limit: String(pageSize) } })),
    leadId ? read(calls[":leadId"].$get({ param: { id: project.id, leadId } })) : null,
  ]);
  return { project, filters, lead, ...list };
};

export function Component() {
  const { project, filters, lead, leads, total } = useLoaderData<typeof loader>();
  const [isExporting, setExporting] = useState(false);
  const message = useMessage(project);
  const navigate = useNavigate();
  const address = (change: Partial<LeadFilters>) => leadsLink(project.id, { ...filters, ...change });
  const show = (leadId: string | undefined) => void navigate(address({ lead: leadId }), { preventScrollReset: true });
  const [first] = leads;

  return (
    <DashboardPage
      title="Leads"
      description="The people who wrote about what you sell."
      actions={
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
      {(project.counts.leads > 0 || isFiltered(filters)) && <LeadsFilterBar projectId={project.id} filters={filters} />}
      {message.isChanged && !lead && first && <UnsavedMessage message={message} onOpen={() => show(first.id)} />}
      <p role="status" className="sr-only">
        {isFiltered(filters) ? `${total} found` : ""}
      </p>
      {first ? (
        <>
          <LeadsTable
            caption={`${total.toLocaleString("en-US")} ${total === 1 ? "person" : "people"}`}
            projectId={project.id}
            leads={leads}
            messageTo={({ id }) => address({ lead: id })}
          />
          <Pagination page={filters.page} pages={Math.ceil(total / pageSize)} to={(page) => address({ page })} />
        </>
      ) : (
        <EmptyLeads projectId={project.id} isFiltered={isFiltered(filters)} total={total} />
      )}
      {lead && (
        <MessageDialog
          project={project}
          lead={lead}
          others={leads}
          message={message}
          onChoose={show}
          onClose={() => show(undefined)}
        />
      )}
      <UnsavedChangesDialog isChanged={message.isChanged}>
        What you changed of your message is not saved.
      </UnsavedChangesDialog>
      <ExportDialog
        open={isExporting}
        projectId={project.id}
        from={filters.from ?? ""}
        onClose={() => setExporting(false)}
      />
    </DashboardPage>
  );
}
