import { ApiError, browserClient } from "../../../app/api-client.ts";
import { downloadFile } from "../../../app/download-file.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { DateRangeField } from "../../../ui/dates/date-range-picker.tsx";
import type { DayRange } from "../../../ui/dates/day-range.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";

type ExportDialogProps = { projectId: string; range: DayRange; onClose: () => void };

export const ExportDialog = ({ projectId, range, onClose }: ExportDialogProps) => (
  <FormDialog
    title="Export leads"
    submitLabel="Download"
    busyLabel="Exporting…"
    onSubmit={(data) => exportLeads(projectId, fieldText(data, "from"), fieldText(data, "to")).catch(ignoreLimit)}
    onSuccess={onClose}
    onClose={onClose}
  >
    <p className="text-center text-muted">
      A CSV file with one row per lead. Each lead counts toward your monthly exports.
    </p>
    <DateRangeField label="Last seen" defaultRange={range} />
  </FormDialog>
);

const exportLeads = async (id: string, from: string, to: string) => {
  const query = { ...(from && { from }), ...(to && { to }) };
  await downloadFile(browserClient().projects[":id"].exports.$get({ param: { id }, query }));
  toast("Leads exported.");
};

/** The API client opens a dialog for plan limits, which takes this one's place. */
const ignoreLimit = (error: unknown) => {
  if (!(error instanceof ApiError && error.code === "limit")) throw error;
};
