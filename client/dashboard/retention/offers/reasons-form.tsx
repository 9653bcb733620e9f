import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Mode } from "#shared/modes.ts";
import { defaultReasons, type LeavingDialog } from "#shared/retention/feedback.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { InvalidFields } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { listEditing } from "../../../ui/editing/list-editing.tsx";
import { Checkbox, Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton, useFormState } from "../../../ui/forms/form.tsx";
import { Section } from "../../../ui/section.tsx";
import { whyStep } from "../../../widget/steps.ts";
import { englishTexts } from "../../../widget/texts.ts";
import { WidgetPreview } from "./widget-preview.tsx";

/** A reason in the form; the key is stable while it is edited and moved. */
export type ReasonRow = { key: number; text: string };

export const maxReasons = 12;

/** Returns the rows with new ones appended for these texts. */
export const appendRows = (rows: readonly ReasonRow[], texts: readonly string[]): ReasonRow[] => {
  const firstKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return [...rows, ...texts.map((text, index) => ({ key: firstKey + index, text }))];
};

/** Returns the texts to send, without empty rows. */
export const textsOf = (rows: readonly ReasonRow[]) => rows.map(({ text }) => text.trim()).filter(Boolean);

const normalize = (text: string) => text.trim().toLowerCase();

/** Returns the keys of rows that repeat an earlier one, regardless of case. */
export const findDuplicates = (rows: readonly ReasonRow[]) =>
  rows
    .filter(({ text }, index) => {
      const earlier = rows.slice(0, index).map((row) => normalize(row.text));
      return normalize(text) && earlier.includes(normalize(text));
    })
    .map(({ key }) => key);

/** Adds the default reasons that are missing, up to the maximum. */
export const withDefaults = (rows: readonly ReasonRow[]) => {
  const filled = rows.filter(({ text }) => text.trim());
  const existing = filled.map(({ text }) => normalize(text));
  const missing = defaultReasons.filter((reason) => !existing.includes(normalize(reason)));
  return appendRows(filled, missing.slice(0, Math.max(0, maxReasons - filled.length)));
};

type ReasonsFormProps = {
  projectId: string;
  dialog: LeavingDialog;
  mode: Mode;
  onDirtyChange: (isDirty: boolean) => void;
};

/** The reasons in the dialog, next to a preview. */
export const ReasonsForm = ({ projectId, dialog, mode, onDirtyChange }: ReasonsFormProps) => {
  const [rows, setRows] = useState(() => appendRows([], dialog.reasons));
  const [isShuffled, setShuffled] = useState(dialog.isShuffled);
  const step = useMemo(() => whyStep(englishTexts, textsOf(rows), true), [rows]);
  const values: LeavingDialog = { reasons: textsOf(rows), isShuffled };
  const duplicates = findDuplicates(rows);
  const isDirty = JSON.stringify(values) !== JSON.stringify(dialog);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const save = async () => {
    // Their errors are shown while typing.
    if (duplicates.length) throw new InvalidFields({});
    const call = browserClient().projects[":id"]["leaving-dialog"];
    const saved = await read(call.$put({ param: { id: projectId }, json: values }));
    setRows(appendRows([], saved.reasons));
  };

  return (
    <Section
      id="reasons"
      title="Reasons"
      lead="Customers choose one of these. Offers are matched by reason, so update the offers of a reason that you rename."
    >
      <Form
        noValidate
        values={values}
        onSubmit={save}
        success="Reasons saved."
        className="mt-5 grid items-start gap-x-10 gap-y-8 xl:grid-cols-[1fr_26rem]"
      >
        <div className="grid min-w-0 max-w-xl gap-5">
          <ReasonRows rows={rows} duplicates={duplicates} onChange={setRows} />
          <Checkbox
            label="Show in random order, so that the first reason isn't chosen too often"
            checked={isShuffled}
            onChange={({ target }) => setShuffled(target.checked)}
          />
          <FormError />
          <SubmitButton busyLabel="Saving…" className="justify-self-start">
            Save reasons
          </SubmitButton>
        </div>
        <WidgetPreview step={step} isTest={mode === "test"} />
      </Form>
    </Section>
  );
};

type ReasonRowsProps = {
  rows: readonly ReasonRow[];
  /** Keys of duplicate rows. */
  duplicates: readonly number[];
  onChange: (rows: ReasonRow[]) => void;
};

const inputId = ({ key }: ReasonRow) => `reason-${key}`;

/** The reasons in the order the dialog shows them. */
const ReasonRows = ({ rows, duplicates, onChange }: ReasonRowsProps) => {
  const error = useFormState().errors.fields.reasons;
  const isFull = rows.length >= maxReasons;
  const rowsWithDefaults = withDefaults(rows);
  /** Focuses the first new row. */
  const add = (next: ReasonRow[]) => {
    flushSync(() => onChange(next));
    const added = next.find(({ key }) => !rows.some((row) => row.key === key));
    if (added) document.getElementById(inputId(added))?.focus();
  };
  const { move, remove } = listEditing({ items: rows, onChange, fieldIdOf: inputId, emptyId: "reasons" });
  return (
    <fieldset name="reasons" className="min-w-0">
      <ol className="grid gap-3 empty:hidden">
        {rows.map((row, index) => (
          <li key={row.key} className="flex items-end gap-1">
            <Field
              id={inputId(row)}
              label={`Reason ${index + 1}`}
              className="min-w-0 flex-1"
              value={row.text}
              error={duplicates.includes(row.key) && "This reason already exists."}
              maxLength={80}
              onChange={({ target }) => onChange(rows.toSpliced(index, 1, { ...row, text: target.value }))}
            />
            <div className="flex">
              <IconButton
                label={`Move reason ${index + 1} up`}
                isDisabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp size={18} />
              </IconButton>
              <IconButton
                label={`Move reason ${index + 1} down`}
                isDisabled={index === rows.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown size={18} />
              </IconButton>
              <IconButton label={`Remove reason ${index + 1}`} onClick={() => remove(index)}>
                <X size={18} />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {error && <FormMessage className="mt-3">{error}</FormMessage>}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {!isFull && (
          <Button variant="quiet" onClick={() => add(appendRows(rows, [""]))}>
            Add reason
          </Button>
        )}
        {rowsWithDefaults.length > rows.length && (
          <Button variant="quiet" onClick={() => add(rowsWithDefaults)}>
            Add default reasons
          </Button>
        )}
      </div>
      {isFull && <p className="mt-3 text-sm text-muted">You can have up to {maxReasons} reasons.</p>}
    </fieldset>
  );
};

type IconButtonProps = { label: string; isDisabled?: boolean; onClick: () => void; children: ReactNode };

/** With `isDisabled` it keeps its focus, so that a row can be moved to the end by keyboard. */
const IconButton = ({ label, isDisabled = false, onClick, children }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isDisabled}
    className={`grid size-control place-items-center rounded-lg ${isDisabled ? "cursor-not-allowed text-muted opacity-40" : "text-muted hover:bg-surface hover:text-ink"}`}
    onClick={() => {
      if (!isDisabled) onClick();
    }}
  >
    {children}
  </button>
);
