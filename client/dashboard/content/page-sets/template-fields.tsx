import { type FocusEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PageTemplate } from "#shared/content/page-sets.ts";
import { createColumnFinder, placeholderFor, placeholdersIn } from "#shared/content/page-templates.ts";
import { Checkbox, Field, TextArea } from "../../../ui/forms/fields.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";

export type TemplateField = keyof PageTemplate;
type TextElement = HTMLInputElement | HTMLTextAreaElement;

type TemplateFieldsProps = {
  template: PageTemplate;
  /** The columns of the file; undefined until there is one. */
  columns: readonly string[] | undefined;
  onChange: (values: Partial<PageTemplate>) => void;
};

/** The template's texts. Columns are inserted where the cursor was, and placeholders without a column are marked. */
export const TemplateFields = ({ template, columns, onChange }: TemplateFieldsProps) => {
  const html = useRef<HTMLTextAreaElement>(null);
  const last = useRef<TextElement>(null);
  const findColumn = columns && createColumnFinder(columns);
  const form = useRef<HTMLDivElement>(null);

  const bind = (field: TemplateField) => {
    const text = template[field];
    const unknown = findColumn && placeholdersIn(text).find(({ name }) => findColumn(name) === undefined);
    const line = unknown && text.slice(0, unknown.start).split("\n").length;
    return {
      name: `template.${field}`,
      value: text,
      spellCheck: false,
      onChange: ({ target }: { target: TextElement }) => onChange({ [field]: target.value }),
      onFocus: ({ target }: FocusEvent<TextElement>) => {
        last.current = target;
      },
      ...(unknown && {
        error: (
          <>
            {text.includes("\n") && `Line ${line}: `}The file has no column “{unknown.name}”.{" "}
            <button type="button" className="link min-h-6" onClick={() => select(field, unknown.start, unknown.end)}>
              Select it
            </button>
          </>
        ),
      }),
    };
  };

  const select = (field: TemplateField, start: number, end: number) => {
    const element = form.current?.querySelector<TextElement>(`[name="template.${field}"]`);
    element?.focus();
    element?.setSelectionRange(start, end);
  };

  const insert = (placeholder: string) => {
    const element = last.current ?? html.current;
    if (!element) return;
    const { name, value } = element;
    const start = element.selectionStart ?? value.length;
    const text = value.slice(0, start) + placeholder + value.slice(element.selectionEnd ?? start);
    flushSync(() => onChange({ [name.replace("template.", "")]: text }));
    element.focus();
    element.setSelectionRange(start + placeholder.length, start + placeholder.length);
  };

  return (
    <div ref={form} className="grid min-w-0 grid-cols-1 gap-5">
      {columns && columns.length > 0 && <ColumnButtons columns={columns} onInsert={insert} />}
      <Field {...bind("title")} label="Title" maxLength={500} required />
      <Field
        {...bind("slug")}
        label="Last part of the address"
        hint="Spaces and accents are replaced. With a column, so that each page has its own address."
        autoCapitalize="none"
        maxLength={300}
        required
      />
      <TextArea
        {...bind("html")}
        ref={html}
        label="Page"
        hint="HTML. Cells are inserted as text. Scripts, styles and forms are removed."
        rows={12}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
        required
      />
      <Field {...bind("metaTitle")} label="Title in search results" hint="Optional. Without it, the title." />
      <TextArea {...bind("metaDescription")} label="Description in search results" hint="Optional." rows={2} />
      <Field {...bind("excerpt")} label="Excerpt" hint="Optional, for websites that list pages with a summary." />
      <Field
        {...bind("language")}
        label="Language"
        hint="A code like en or pt-BR."
        autoCapitalize="none"
        maxLength={12}
        className="max-w-40"
        required
      />
    </div>
  );
};

type ColumnButtonsProps = { columns: readonly string[]; onInsert: (placeholder: string) => void };

const ColumnButtons = ({ columns, onInsert }: ColumnButtonsProps) => {
  const [isOptional, setOptional] = useState(false);
  const isHydrated = useHydrated();
  return (
    <fieldset className="min-w-0 rounded-xl border border-line px-4 pt-2 pb-1">
      <legend className="px-1 text-sm font-medium">Insert a column</legend>
      <ul className="flex max-h-40 flex-wrap gap-2 overflow-y-auto py-1">
        {columns.map((column) => (
          <li key={column}>
            <button
              type="button"
              disabled={!isHydrated}
              className="min-h-control rounded-lg border border-line px-3 font-mono text-sm wrap-anywhere hover:bg-surface"
              // The field keeps the focus and its cursor.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onInsert(placeholderFor(column, isOptional))}
            >
              {placeholderFor(column, isOptional)}
            </button>
          </li>
        ))}
      </ul>
      <Checkbox
        label="Cells may be empty"
        checked={isOptional}
        onChange={({ target }) => setOptional(target.checked)}
      />
    </fieldset>
  );
};
