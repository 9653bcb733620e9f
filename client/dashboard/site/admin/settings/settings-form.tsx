import { useRef, useState } from "react";
import { type OldData as Counts, type RetentionSettings, retentionKinds } from "#shared/site/data-retention.ts";
import type { SavedSettings, Settings, SettingsGroup } from "#shared/site/settings.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { useDebouncedRead } from "../../../../app/use-debounced-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { ItemButtons, listEditing } from "../../../../ui/editing/list-editing.tsx";
import { formatNumber } from "../../../../ui/format.ts";
import { Checkbox, Field, Select, TextArea } from "../../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton, useFormState } from "../../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../../ui/forms/unsaved-changes-dialog.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/dialog.tsx";
import { draftOf, type FieldSpec, groups, type Item, inputOf, newItem, options } from "./settings-fields.ts";

/** The form of one group: its fields, then its list. */
export const SettingsForm = ({ saved }: { saved: SavedSettings }) => {
  const { group } = saved;
  const { fields, list } = groups[group];
  const [draft, setDraft] = useState(() => draftOf(group, saved.value as Settings[SettingsGroup]));
  const [version, setVersion] = useState(saved.version);

  const value = inputOf(group, draft);

  const save = async () => {
    const json = { value, version };
    const changed = await read(browserClient().settings[":group"].$put({ param: { group }, json }));
    setVersion(changed.version);
  };

  return (
    <Form
      onSubmit={save}
      success="Settings saved. The site is up to date."
      values={draft}
      aria-labelledby="settings-group"
      noValidate
      className="mt-6 grid gap-6"
    >
      {fields.length > 0 && (
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map((field) => (
            <SettingsField
              key={field.name}
              path={`value.${field.name}`}
              field={field}
              value={draft.values[field.name] ?? ""}
              onChange={(value) => setDraft((all) => ({ ...all, values: { ...all.values, [field.name]: value } }))}
            />
          ))}
        </div>
      )}
      {list && <ItemList {...list} items={draft.items} onChange={(items) => setDraft((all) => ({ ...all, items }))} />}
      {group === "retention" && <OldData value={value} />}
      <FormError />
      <SaveBar needsConfirmation={group === "retention" && deletesForGood(value, saved.value)} />
      <UnsavedChangesDialog query="group">
        Your changes to these settings are not saved and will be lost.
      </UnsavedChangesDialog>
    </Form>
  );
};

const SaveBar = ({ needsConfirmation }: { needsConfirmation: boolean }) => {
  const { isDirty } = useFormState();
  const bar = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      ref={bar}
      className="sticky bottom-(--phone-bar) z-10 flex flex-wrap items-center gap-4 border-t border-line bg-canvas py-4"
    >
      <SubmitButton
        busyLabel="Saving…"
        onClick={(event) => {
          if (!needsConfirmation) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        Save settings
      </SubmitButton>
      <p role="status" className="text-sm text-muted">
        {isDirty ? "Unsaved changes" : ""}
      </p>
      <ConfirmDialog
        open={isOpen}
        title="Delete without an archive?"
        confirmLabel="Save and delete"
        onClose={() => setOpen(false)}
        onConfirm={() => bar.current?.closest("form")?.requestSubmit()}
      >
        Archiving is off. The next nightly run deletes everything older, and only a backup can restore it.
      </ConfirmDialog>
    </div>
  );
};

type SettingsFieldProps = {
  /** As in the server's validation paths. */
  path: string;
  id?: string;
  field: FieldSpec;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
};

const SettingsField = ({ path, id, field, value, onChange }: SettingsFieldProps) => {
  const { label, hint, kind = "text", maxLength, isWide } = field;
  const common = {
    ...(id !== undefined && { id }),
    name: path,
    label,
    hint,
    value: String(value),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (kind) {
    case "checkbox":
      return (
        <Checkbox
          label={label}
          hint={hint}
          name={path}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
          className="sm:col-span-2"
        />
      );
    case "long":
      return <TextArea {...common} maxLength={maxLength} className="sm:col-span-2" />;
    case "icon":
    case "hue":
      return <Select {...common} options={options[kind].map((choice) => ({ value: choice, label: choice }))} />;
    case "number":
      return <Field {...common} inputMode="numeric" maxLength={7} />;
    case "limit":
      return <Field {...common} inputMode="numeric" maxLength={7} placeholder="No limit" />;
    case "months":
      return <Field {...common} inputMode="numeric" maxLength={3} placeholder="Forever" />;
    default:
      return <Field {...common} type={kind} maxLength={maxLength} {...(isWide && { className: "sm:col-span-2" })} />;
  }
};

type ItemListProps = {
  noun: string;
  fields: readonly FieldSpec[];
  items: readonly Item[];
  onChange: (items: Item[]) => void;
};

const ItemList = ({ noun, fields, items, onChange }: ItemListProps) => {
  const fieldIdOf = ({ key }: Item) => `${key}-${fields[0]?.name}`;
  const { add, ...actions } = listEditing({ items, onChange, fieldIdOf, emptyId: "add-item" });
  return (
    <div>
      <ol className="grid gap-4 empty:hidden">
        {items.map((item, at) => (
          <li key={item.key} className="rounded-2xl border border-line p-4">
            <fieldset>
              <legend className="sr-only">{`${noun} ${at + 1}`}</legend>
              <div className="grid gap-4 sm:grid-cols-2">
                {fields.map((field) => (
                  <SettingsField
                    key={field.name}
                    id={`${item.key}-${field.name}`}
                    path={`value.items.${at}.${field.name}`}
                    field={field}
                    value={item.values[field.name] ?? ""}
                    onChange={(value) =>
                      onChange(items.with(at, { ...item, values: { ...item.values, [field.name]: String(value) } }))
                    }
                  />
                ))}
              </div>
              <ItemButtons noun={noun} at={at} isLast={at === items.length - 1} {...actions} />
            </fieldset>
          </li>
        ))}
      </ol>
      <Button id="add-item" variant="quiet" className="mt-4" onClick={() => add(newItem(fields))}>
        Add {noun}
      </Button>
    </div>
  );
};

/** What the next run would delete with these values, whenever the owner stops typing. */
const OldData = ({ value }: { value: Record<string, unknown> }) => {
  const months = retentionKinds.flatMap((kind) => (typeof value[kind] === "number" ? [[kind, `${value[kind]}`]] : []));
  const { loaded, isLoading } = useDebouncedRead<Record<string, string>, Counts[]>(
    Object.fromEntries(months),
    (query) => read(browserClient().retention["old-data"].$get({ query })),
  );
  const found = loaded?.data?.filter(({ rows, hasMore }) => rows > 0 || hasMore) ?? [];
  return (
    <section
      aria-labelledby="old-data"
      aria-busy={isLoading}
      className="rounded-2xl border border-line p-4 aria-busy:text-muted"
    >
      <h3 id="old-data" className="font-semibold">
        Deleted by the next run
      </h3>
      <p role="status" className={`mt-1 text-sm ${loaded?.error ? "text-bad" : "text-muted"}`}>
        {loaded ? (loaded.error ?? summaryOf(found, value.archive === true)) : "Counting…"}
      </p>
      {found.length > 0 && (
        <dl className="mt-3 grid gap-2 text-sm">
          {found.map(({ kind, rows, hasMore }) => (
            <div key={kind} className="flex justify-between gap-4 border-t border-line pt-2">
              <dt>{labelOf(kind)}</dt>
              <dd className="font-medium digits">
                {formatNumber(rows)}
                {hasMore && " or more"}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};

const labelOf = (kind: Counts["kind"]) => groups.retention.fields.find(({ name }) => name === kind)?.label;

const summaryOf = (found: readonly Counts[], isArchived: boolean) => {
  if (!found.length) return "Nothing is old enough to be deleted.";
  return isArchived ? "Archived first." : "Archiving is off: only a backup can restore this.";
};

/** Whether saving makes more data disappear than before, without an archive. */
const deletesForGood = (value: Record<string, unknown>, saved: unknown) => {
  const before = saved as RetentionSettings;
  if (value.archive === true) return false;
  return retentionKinds.some((kind) => {
    const months = value[kind];
    return typeof months === "number" && (before.archive || months < (before[kind] ?? Number.POSITIVE_INFINITY));
  });
};
