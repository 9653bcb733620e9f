import { ApiError, browserClient } from "../../app/api-client.ts";
import { downloadFile } from "../../app/download-file.ts";
import { fieldText } from "../../app/form-errors.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DayField } from "../../ui/fields.tsx";
import { Form, FormError, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";

type ExportDialogProps = { open: boolean; projectId: string; from: string | undefined; onClose: () => void };

export const ExportDialog = ({ open, projectId, from, onClose }: ExportDialogProps) => (
  <Dialog open={open} title="Export leads" onClose={onClose}>
    <Form
      onSubmit={(data) => exportLeads(projectId, fieldText(data, "from")).catch(ignoreLimit)}
      onSuccess={onClose}
      className="mt-3 grid gap-5 text-left"
    >
      <p className="text-center text-muted">
        A CSV file with one row per lead. Each lead counts toward your monthly exports.
      </p>
      <DayField name="from" label="Seen since" hint="Leave empty to export all leads." defaultValue={from} />
      <FormError />
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Exporting…">Download</SubmitButton>
      </div>
    </Form>
  </Dialog>
);

const exportLeads = async (id: string, from: string) => {
  await downloadFile(browserClient().projects[":id"].exports.$get({ param: { id }, query: from ? { from } : {} }));
  toast("Leads exported.");
};

/** The API client opens a dialog for plan limits, which takes this one's place. */
const ignoreLimit = (error: unknown) => {
  if (!(error instanceof ApiError && error.code === "limit")) throw error;
};
