import { ApiError, browserClient, read } from "../../app/api-client.ts";
import { fieldText } from "../../app/form-errors.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { Field } from "../../ui/fields.tsx";
import { FormMessage, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";

type ExportDialogProps = { open: boolean; projectId: string; from: string; onClose: () => void };

export const ExportDialog = ({ open, projectId, from, onClose }: ExportDialogProps) => (
  <Dialog open={open} title="Export your leads" onClose={onClose}>
    <ExportForm projectId={projectId} from={from} onClose={onClose} />
  </Dialog>
);

const download = async (projectId: string, from: string) => {
  const call = browserClient().projects[":id"].exports;
  const answer = await call.$get({ param: { id: projectId }, query: from ? { from } : {} });
  if (!answer.ok) await read(Promise.resolve(answer));
  await downloadFile(answer);
  toast("Your leads are in your downloads.");
};

/** Ignores the plan limit error: the API client opens its own dialog for it. */
const passLimit = (error: unknown) => {
  if (!(error instanceof ApiError && error.code === "limit")) throw error;
};

const ExportForm = ({ projectId, from, onClose }: Omit<ExportDialogProps, "open">) => {
  const { isBusy, failure, run } = useCall(["from"]);
  return (
    <form
      className="mt-3 grid gap-5 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        const since = fieldText(new FormData(event.currentTarget), "from");
        void run(async () => {
          await download(projectId, since).catch(passLimit);
          onClose();
        });
      }}
    >
      <p className="text-center text-muted">
        A CSV file for your spreadsheet, one line a person. Each counts as one of the month's exports.
      </p>
      <Field
        id="export-from"
        name="from"
        type="date"
        label="Seen since"
        hint="Leave it empty for everyone."
        defaultValue={from}
        max="9999-12-31"
        error={failure?.fields.from}
      />
      <FormMessage>{failure?.message}</FormMessage>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busy={isBusy} busyLabel="Exporting…">
          Download
        </SubmitButton>
      </div>
    </form>
  );
};
