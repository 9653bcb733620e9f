import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { Button } from "../../ui/button.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { LeaveDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { Screen } from "../page.tsx";
import { projectFor } from "../projects/current-project.ts";
import { NoLeads } from "./empty-leads.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { type Asked, askedIn, isFiltered, leadsAddress, pageSize, queryOf } from "./lead-filters.ts";
import { LeadsFilterBar } from "./leads-filter-bar.tsx";
import { LeadsTable } from "./leads-table.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { UnsavedMessage } from "./unsaved-message.tsx";
import { useMessage } from "./use-message.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await projectFor(args);
  const asked = askedIn(args.request.url);
  const calls = args.context.get(api).projects[":id"].leads;
  const [list, lead] = await Promise.all([
    read(calls.$get({ param: { id: project.id }, query: queryOf(asked) })),
    asked.lead ? read(calls[":leadId"].$get({ param: { id: project.id, leadId: asked.lead } })) : null,
  ]);
  return { project, asked, lead, ...list };
};

export function Component() {
  const { project, asked, lead, leads, total } = useLoaderData<typeof loader>();
  const [isExporting, setExporting] = useState(false);
  const message = useMessage(project);
  const navigate = useNavigate();
  const address = (change: Partial<Asked>) => leadsAddress(project.id, { ...asked, ...change });
  const show = (leadId: string | undefined) => void navigate(address({ lead: leadId }), { preventScrollReset: true });
  const [first] = leads;

  return (
    <Screen
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
      {(project.counts.leads > 0 || isFiltered(asked)) && <LeadsFilterBar projectId={project.id} asked={asked} />}
      {message.isChanged && !lead && first && <UnsavedMessage message={message} onOpen={() => show(first.id)} />}
      <p role="status" className="sr-only">
        {isFiltered(asked) ? `${total} found` : ""}
      </p>
      {first ? (
        <>
          <LeadsTable
            caption={`${total.toLocaleString("en-US")} ${total === 1 ? "person" : "people"}`}
            projectId={project.id}
            leads={leads}
            messageTo={({ id }) => address({ lead: id })}
          />
          <Pagination page={asked.page} pages={Math.ceil(total / pageSize)} to={(page) => address({ page })} />
        </>
      ) : (
        <NoLeads projectId={project.id} isFiltered={isFiltered(asked)} total={total} />
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
      <LeaveDialog isChanged={message.isChanged}>What you changed of your message is not saved.</LeaveDialog>
      <ExportDialog open={isExporting} projectId={project.id} from={asked.from} onClose={() => setExporting(false)} />
    </Screen>
  );
}
