import { useState } from "react";
import type { Lead, LeadStatus } from "#shared/leads.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { optionsOf, statusLabels } from "./lead-labels.ts";

type Named = Pick<Lead, "id" | "handle" | "status">;

const saveStatus = (projectId: string, leadId: string, status: LeadStatus) =>
  read(browserClient().projects[":id"].leads[":leadId"].$put({ param: { id: projectId, leadId }, json: { status } }));

/** Changes a lead's status and shows a toast with undo. */
export const useStatusChange = (projectId: string) => {
  const { run } = useAction({ toastErrors: true });
  return ({ id, handle, status: before }: Named, status: LeadStatus) =>
    run(() => saveStatus(projectId, id, status), {
      success: `${handle}: ${statusLabels[status]}.`,
      undo: () =>
        void run(() => saveStatus(projectId, id, before), { success: `${handle}: ${statusLabels[before]} again.` }),
    });
};

export const LeadStatusSelect = ({ projectId, lead }: { projectId: string; lead: Lead }) => {
  const change = useStatusChange(projectId);
  const [chosen, setChosen] = useState<LeadStatus>();
  return (
    <select
      className="input min-w-34"
      aria-label={`Status of ${lead.handle}`}
      disabled={!useHydrated()}
      aria-busy={chosen !== undefined}
      value={chosen ?? lead.status}
      onChange={async ({ target }) => {
        const status = target.value as LeadStatus;
        setChosen(status);
        await change(lead, status);
        setChosen(undefined);
      }}
    >
      {optionsOf(statusLabels).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
};
