import { useState } from "react";
import { Link, type LoaderFunctionArgs } from "react-router";
import type { DirectoryImportResult } from "#shared/directories/editing.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../app/api-client.ts";
import { InvalidFields } from "../../app/form-errors.ts";
import { useAction } from "../../app/use-action.ts";
import { DashboardPage } from "../../dashboard/page.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields.tsx";
import { Form, FormError, SubmitButton } from "../../ui/form.tsx";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { requireAdmin } from "../require-admin.ts";

export const loader = async ({ context }: LoaderFunctionArgs) => {
  await requireAdmin(read(context.get(api).users.$get({ query: { limit: "1" } })));
  return null;
};

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
      <p className="mb-6">
        <Link to={link("adminDirectories")} className="link inline-block py-2.5">
          All directories
        </Link>
      </p>
      <p className="mb-6 max-w-2xl text-muted">
        A data file or an export. Directories are created, and updated by the host of their address. What administrators
        and link checks have set stays as it is.
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
          {!shown.isDone && (
            <div className="mt-6">
              <Button busy={isPending} onClick={() => void save(shown.file)}>
                Import
              </Button>
              {error && (
                <p role="alert" className="mt-2 text-bad">
                  {error}
                </p>
              )}
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
    {created} created, {updated} updated, {unchanged} unchanged, {kept} edited values stay, {errors.length} lines with
    errors.
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

const columns = [
  { key: "action", label: "Action" },
  { key: "host", label: "Host" },
  { key: "field", label: "Field" },
  { key: "from", label: "From" },
  { key: "to", label: "To" },
];

const actions = { created: "Created", updated: "Updated", kept: "Stays" } as const;

const Changes = ({ result: { changes } }: { result: DirectoryImportResult }) =>
  changes.length > 0 && (
    <div className="mt-6">
      <ScrollBox label="Changes">
        <Table caption={changes.length === 1_000 ? "The first 1,000 changes" : "All changes"} columns={columns}>
          {changes.map(({ action, host, field, from, to }) => (
            <tr key={`${action} ${host} ${field}`}>
              <td className="py-3 pr-3">{actions[action]}</td>
              <td className="py-3 pr-3">{host}</td>
              <td className="py-3 pr-3">{field}</td>
              <td className="min-w-40 py-3 pr-3 wrap-anywhere">{from || "–"}</td>
              <td className="min-w-40 py-3 wrap-anywhere">{to || "–"}</td>
            </tr>
          ))}
        </Table>
      </ScrollBox>
    </div>
  );
