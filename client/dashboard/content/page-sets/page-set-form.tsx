import { useCallback, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { PageSet, PageSetChanges, PageTemplate } from "#shared/content/page-sets.ts";
import { csvFormatText } from "#shared/text/csv-format.ts";
import { ApiError, browserClient, read } from "../../../app/api-client.ts";
import { InvalidFields } from "../../../app/form-errors.ts";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { useFormDraft } from "../../../ui/editing/use-local-draft.ts";
import { formatCount } from "../../../ui/format.ts";
import { Field, TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { QuestionDialog } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { ScrollTable } from "../../../ui/table.tsx";
import { projectLink } from "../../current-project.ts";
import { pageSetLink } from "./page-sets.ts";
import { FileError, parseFile, type RowsFile, readFile, valuesOf } from "./read-file.ts";
import { TemplateFields } from "./template-fields.tsx";
import { TemplatePreview } from "./template-preview.tsx";

const emptyTemplate: PageTemplate = {
  title: "",
  slug: "",
  html: "",
  metaTitle: "",
  metaDescription: "",
  excerpt: "",
  language: "en",
};

type PageSetFormProps = {
  projectId: string;
  /** The set to edit; undefined for a new one. */
  set?: PageSet;
};

/** A page set's file and template, next to a preview of each row. */
export const PageSetForm = ({ projectId, set }: PageSetFormProps) => {
  const [name, setName] = useState(set?.name ?? "");
  const [template, setTemplate] = useState(set?.template ?? emptyTemplate);
  const [file, setFile] = useState<RowsFile>();
  const [fileIssues, setFileIssues] = useState<string[]>([]);
  // Without the file, which may have 8 MB.
  const draft = useFormDraft({
    key: `unsaved-page-set-${set?.id ?? projectId}`,
    fields: { name, template },
    saved: { name: set?.name ?? "", template: set?.template ?? emptyTemplate },
    setFields: (fields) => {
      setName(fields.name);
      setTemplate(fields.template);
    },
  });
  const review = useReview();
  const navigate = useNavigate();

  const setId = set?.id;
  const readValues = useCallback(
    async (row: number, signal: AbortSignal) => {
      if (file || !setId) return valuesOf(file ?? { columns: [], rows: [] }, row);
      const param = { id: setId, row: String(row) };
      return (await read(browserClient()["page-sets"][":id"].pages[":row"].$get({ param }, { init: { signal } })))
        .values;
    },
    [file, setId],
  );

  const save = async () => {
    setFileIssues([]);
    if (!file && !set) throw new InvalidFields({ csv: "Choose a CSV file, or paste rows." });
    const input = { name, template, ...(file && { csv: file.csv }) };
    try {
      if (!set)
        return await read(
          browserClient().projects[":id"]["page-sets"].$post({
            param: { id: projectId },
            json: { ...input, csv: file?.csv ?? "" },
          }),
        );
      const param = { id: set.id };
      const changes = await read(browserClient()["page-sets"][":id"].changes.$post({ param, json: input }));
      // Nothing is saved, and the form keeps its unsaved changes.
      if (!(await review.confirm(changes))) throw new InvalidFields({});
      return await read(browserClient()["page-sets"][":id"].$put({ param, json: input }));
    } catch (error) {
      // A form shows one error per field, and a file may have twenty.
      if (error instanceof ApiError)
        setFileIssues(error.issues.flatMap(({ path, message }) => (path === "csv" ? [message] : [])));
      throw error;
    }
  };

  const saved = useRef<PageSet>(undefined);
  return (
    <Form
      noValidate
      // Not the file itself, which may have 8 MB.
      values={{ name, template, file: file && [file.name, file.csv.length, file.rows[0]] }}
      className="grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]"
      onSubmit={async () => {
        saved.current = await save();
      }}
      onSuccess={async () => {
        if (!saved.current) return;
        draft.clear();
        await navigate(pageSetLink(saved.current));
        toast("Page set saved. Its pages are being checked.");
      }}
    >
      <div className="grid min-w-0 max-w-2xl grid-cols-1 gap-6">
        <RestoredDraft draft={draft} />
        <Field
          name="name"
          label="Name"
          hint="Only you see it."
          value={name}
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
          required
        />
        <RowsField
          file={file}
          issues={fileIssues}
          hasRows={set !== undefined}
          onChange={(next) => {
            setFileIssues([]);
            setFile(next);
          }}
        />
        <TemplateFields
          template={template}
          columns={file?.columns ?? set?.columns}
          onChange={(values) => setTemplate((current) => ({ ...current, ...values }))}
        />
        <FormError />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busyLabel="Checking…">{set ? "Save changes" : "Create page set"}</SubmitButton>
          <Link to={set ? pageSetLink(set) : projectLink("pageSets", projectId)} className="button button-quiet">
            Cancel
          </Link>
        </div>
      </div>
      <TemplatePreview
        projectId={projectId}
        template={template}
        columns={file?.columns ?? set?.columns ?? []}
        rowCount={file?.rows.length ?? set?.rows ?? 0}
        readValues={readValues}
      />
      {review.dialog}
      <UnsavedChangesDialog isKept query="project">
        Your template stays in this browser only. A new file has to be chosen again.
      </UnsavedChangesDialog>
    </Form>
  );
};

type Review = { changes: PageSetChanges; answer: (isConfirmed: boolean) => void };

/** Asks whether an update may make its changes. */
const useReview = () => {
  const [review, setReview] = useState<Review>();
  const answer = (isConfirmed: boolean) => {
    review?.answer(isConfirmed);
    setReview(undefined);
  };
  return {
    confirm: (changes: PageSetChanges) => new Promise<boolean>((resolve) => setReview({ changes, answer: resolve })),
    dialog: (
      <QuestionDialog
        open={review !== undefined}
        title="Save these changes?"
        confirmLabel="Save"
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      >
        {review && <Changes {...review.changes} />}
      </QuestionDialog>
    ),
  };
};

const Changes = ({ added, changed, unchanged, removed, publishedChanged, publishedRemoved }: PageSetChanges) => (
  <>
    <p>
      {formatCount(added, "new page")}, {changed} changed, {removed} removed, {unchanged} unchanged.
    </p>
    {publishedChanged > 0 && (
      <p className="mt-2">
        {formatCount(publishedChanged, "published page")} will be updated, without a further credit.
      </p>
    )}
    {publishedRemoved > 0 && (
      <p className="mt-2 font-medium text-bad">
        {formatCount(publishedRemoved, "published page")} will be taken offline.
      </p>
    )}
  </>
);

type RowsFieldProps = {
  file: RowsFile | undefined;
  /** What the server found wrong, by line. */
  issues: readonly string[];
  /** Whether rows are saved already, so that no file is needed. */
  hasRows: boolean;
  onChange: (file: RowsFile | undefined) => void;
};

/** A CSV file or pasted rows, with the columns and first rows found in it. */
const RowsField = ({ file, issues, hasRows, onChange }: RowsFieldProps) => {
  const [error, setError] = useState("");
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      setError("");
      onChange(await readFile(chosen));
    } catch (failure) {
      if (!(failure instanceof FileError)) throw failure;
      onChange(undefined);
      setError(failure.message);
    }
  };
  const isPasted = file !== undefined && file.name === undefined;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <Field
        name="csv"
        type="file"
        accept=".csv,text/csv"
        label={hasRows ? "New CSV file" : "CSV file"}
        hint={
          hasRows
            ? "Optional. Pages are recognized by their address: changed rows update their page, and pages without a row are taken offline."
            : "The first line names the columns. Up to 10,000 rows."
        }
        error={error || (issues.length > 0 && <Issues issues={issues} />)}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <details open={isPasted || undefined}>
        <summary className="min-h-control w-fit cursor-pointer py-2.5 hover:underline">Paste rows instead</summary>
        <TextArea
          label="Rows as CSV"
          rows={6}
          spellCheck={false}
          value={isPasted ? file.csv : ""}
          placeholder={"city,text\nBremen,What you do there…"}
          onChange={({ target }) => {
            setError("");
            onChange(target.value ? parseFile(target.value) : undefined);
          }}
        />
      </details>
      {file && <FirstRows file={file} />}
    </div>
  );
};

const Issues = ({ issues }: { issues: readonly string[] }) => (
  <ul className="list-disc pl-5">
    {issues.map((issue) => (
      <li key={issue}>{issue}</li>
    ))}
  </ul>
);

const shownRows = 3;

const FirstRows = ({ file: { name, format, columns, rows } }: { file: RowsFile }) => {
  // A wrong file may name a column twice.
  const heads = columns.map((label, at) => ({ key: `${label} ${at}`, label }));
  const shown = rows.slice(0, shownRows).map((cells, at) => ({ key: at, cells }));
  return (
    <div>
      <p role="status" className="mb-2">
        {name && <span className="font-medium wrap-anywhere">{name}: </span>}
        {formatCount(columns.length, "column")}, {formatCount(rows.length, "row")}.{" "}
        <span className="text-muted">{csvFormatText(format)}</span>
      </p>
      {shown.length > 0 && (
        <ScrollTable
          label="Table: first rows"
          caption={<span className="sr-only">The first rows</span>}
          columns={heads}
        >
          {shown.map((row) => (
            <tr key={row.key}>
              {heads.map(({ key }, at) => (
                <td key={key} className="max-w-60 truncate py-2.5 pr-3">
                  {row.cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </ScrollTable>
      )}
    </div>
  );
};
