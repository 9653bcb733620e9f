import { ApiError, browserClient } from "../../app/api-client.ts";
import { downloadFile } from "../../app/download-file.ts";
import { fieldText } from "../../app/form-errors.ts";
import { DayField } from "../../ui/fields.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { toast } from "../../ui/toast.tsx";

type ExportDialogProps = { open: boolean; projectId: string; from: string | undefined; onClose: () => void };

export const ExportDialog = ({ open, projectId, from, onClose }: ExportDialogProps) => (
  <FormDialog
    open={open}
    title="Export leads"
    submitLabel="Download"
    busyLabel="Exporting…"
    onSubmit={(data) => exportLeads(projectId, fieldText(data, "from")).catch(ignoreLimit)}
    onSuccess={onClose}
    onClose={onClose}
  >
    <p className="text-center text-muted">
      A CSV file with one row per lead. Each lead counts toward your monthly exports.
    </p>
    <DayField name="from" label="Seen since" hint="Leave empty to export all leads." defaultValue={from} />
  </FormDialog>
);

const exportLeads = async (id: string, from: string) => {
  await downloadFile(browserClient().projects[":id"].exports.$get({ param: { id }, query: from ? { from } : {} }));
  toast("Leads exported.");
};

/** The API client opens a dialog for plan limits, which takes this one's place. */
const ignoreLimit = (error: unknown) => {
  if (!(error instanceof ApiError && error.code === "limit")) throw error;
};
