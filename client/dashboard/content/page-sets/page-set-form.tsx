import { useCallback, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { PageSet, PageSetChanges, PageTemplate } from "#shared/content/page-sets.ts";
import { ApiError, browserClient, read } from "../../../app/api-client.ts";
import { InvalidFields } from "../../../app/form-errors.ts";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { useFormDraft } from "../../../ui/editing/use-local-draft.ts";
import { formatCount } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { projectLink } from "../../current-project.ts";
import { pageSetLink } from "./labels.ts";
import { type RowsFile, valuesOf } from "./read-file.ts";
import { RowsField } from "./rows-field.tsx";
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
      <ConfirmDialog
        open={review !== undefined}
        title="Save these changes?"
        confirmLabel="Save"
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      >
        {review && <Changes {...review.changes} />}
      </ConfirmDialog>
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
