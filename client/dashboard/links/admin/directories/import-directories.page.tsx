import { useState } from "react";
import type { DirectoryImportResult } from "#shared/links/directories/editing.ts";
import { csvFormatText } from "#shared/text/csv-format.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { InvalidFields } from "../../../../app/form-errors.ts";
import { Button } from "../../../../ui/button.tsx";
import { formatCount } from "../../../../ui/format.ts";
import { Field } from "../../../../ui/forms/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../../../../ui/forms/form.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { ScrollTable } from "../../../../ui/table.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdminAccess } from "../../../require-admin.ts";
import { ChangeCells, changeColumns } from "./change-cells.tsx";

export const loader = requireAdminAccess;

/** A file with what its import would change, or has changed. */
type Import = { file: File; isDone: boolean; result: DirectoryImportResult };

const send = (file: File, dryRun: boolean) => {
  const init = { body: file, headers: { "content-type": "text/csv" } };
  return read(browserClient().directories.import.$post({ query: { dryRun: dryRun ? "true" : "false" } }, { init }));
};

export function Component() {
  const [shown, setShown] = useState<Import>();
  const { isPending, error, run } = useAction();
  const preview = async (data: FormData) => {
    const file = data.get("file");
    if (!(file instanceof File) || !file.size) throw new InvalidFields({ file: "Choose a CSV file." });
    setShown(undefined);
    setShown({ file, isDone: false, result: await send(file, true) });
  };
  const save = (file: File) =>
    run(async () => setShown({ file, isDone: true, result: await send(file, false) }), {
      success: "Directories imported. The site is up to date.",
    });
  return (
    <DashboardPage title="Import directories" description="Import directories from a CSV file.">
      <p className="mb-6 max-w-2xl text-muted">
        Upload a data file or an edited export. Rows are matched by host: known directories are updated, others created.
        Values that administrators or link checks have set are preserved.
      </p>
      <Form onSubmit={preview} className="flex flex-wrap items-end gap-4" noValidate>
        <Field name="file" type="file" accept=".csv,text/csv" label="CSV file" className="min-w-0 flex-1 basis-64" />
        <SubmitButton busyLabel="Reading…">Show changes</SubmitButton>
        <FormError className="basis-full" />
      </Form>
      {shown && (
        <section aria-labelledby="result" className="mt-10">
          <h2 id="result" className="text-xl font-semibold">
            {shown.isDone ? "Imported" : "This import would make these changes"}
          </h2>
          <Counts result={shown.result} />
          <p className="mt-1 text-muted">{csvFormatText(shown.result.format)}</p>
          {!shown.isDone && (
            <div className="mt-6">
              <Button busy={isPending} onClick={() => void save(shown.file)}>
                Import
              </Button>
              <FormMessage className="mt-4">{error}</FormMessage>
            </div>
          )}
          <Errors errors={shown.result.errors} />
          <Changes result={shown.result} />
        </section>
      )}
    </DashboardPage>
  );
}

const Counts = ({ result: { created, updated, unchanged, kept, errors } }: { result: DirectoryImportResult }) => (
  <p role="status" className="mt-2">
    {created} created, {updated} updated, {unchanged} unchanged, {formatCount(kept, "edited value")} preserved,{" "}
    {formatCount(errors.length, "line")} with errors.
  </p>
);

const Errors = ({ errors }: Pick<DirectoryImportResult, "errors">) =>
  errors.length > 0 && (
    <ul className="mt-6 list-disc pl-5 text-bad">
      {errors.map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          Line {line}: {message}
        </li>
      ))}
    </ul>
  );

const columns = [{ key: "action", label: "Action" }, { key: "host", label: "Host" }, ...changeColumns];

const shownChanges = 1_000;

const actionLabels = { created: "Created", updated: "Updated", kept: "Preserved" } as const;

const Changes = ({ result: { changes } }: { result: DirectoryImportResult }) =>
  changes.length > 0 && (
    <div className="mt-6">
      <ScrollTable
        label="Changes"
        caption={changes.length > shownChanges ? "The first 1,000 changes" : "All changes"}
        columns={columns}
      >
        {changes.slice(0, shownChanges).map(({ action, host, field, from, to }) => (
          <tr key={`${action} ${host} ${field} ${to}`}>
            <td className="py-3 pr-3">{actionLabels[action]}</td>
            <td className="py-3 pr-3">{host}</td>
            <ChangeCells field={field} from={from} to={to} />
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
