import { useCallback, useEffect, useState } from "react";
import type { DestinationKind, PublishTarget } from "#shared/content/destinations.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Field, Select } from "../../../ui/forms/fields.tsx";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import type { Draft } from "./connection-fields.tsx";

/** Kinds with a choice of where on the platform, and the setting that stores it. */
const choices = {
  wordpress: { setting: "settings.categoryId", label: "Category", none: "Your site's default category" },
  webflow: { setting: "settings.collectionId", label: "Collection", none: "Choose a collection" },
  shopify: { setting: "settings.blogId", label: "Blog", none: "Choose a blog" },
} as const;
type KindWithTargets = keyof typeof choices;

export const hasTargets = (kind: DestinationKind): kind is KindWithTargets => kind in choices;

type TargetFieldsProps = {
  id: string;
  kind: KindWithTargets;
  draft: Draft;
  /** A paused destination has nothing to choose from until its key works. */
  isPaused: boolean;
};

/** Chooses the category, collection or blog, read from the platform when it is shown. */
export const TargetFields = ({ id, kind, draft, isPaused }: TargetFieldsProps) => {
  const { targets, error, load } = useTargets(id, isPaused);
  const { setting, label, none } = choices[kind];
  const isLoading = !isPaused && !targets && !error;
  const chosen = draft.text(setting);
  const target = targets?.find((one) => one.id === chosen);
  const options = (targets ?? []).map((one) => ({ value: one.id, label: one.name }));
  return (
    <div className="grid gap-5">
      <Combobox
        label={label}
        hint={isLoading ? "Loading from your platform…" : isPaused && "You can choose as soon as the connection works."}
        options={[
          { value: "", label: none },
          ...options,
          // Shown until the platform answers, so that saving keeps it.
          ...(chosen && !target ? [{ value: chosen, label: targets ? `${chosen} (no longer there)` : chosen }] : []),
        ]}
        name={setting}
        value={draft.values[setting] ?? ""}
        onChange={(value) => draft.set({ [setting]: value, ...guessedFields(targets, value) })}
      />
      {error && (
        <FormMessage>
          {error} <TextButton label="Try again" onClick={() => void load()} />
        </FormMessage>
      )}
      {kind === "webflow" && target && <FieldMapping target={target} draft={draft} />}
      {kind === "shopify" && (
        <Field
          label="Author (optional)"
          hint="The name that the blog shows with each article."
          maxLength={200}
          {...draft.field("settings.author")}
        />
      )}
    </div>
  );
};

const useTargets = (id: string, isPaused: boolean) => {
  const [targets, setTargets] = useState<PublishTarget[]>();
  const [error, setError] = useState("");
  const load = useCallback(async () => {
    setError("");
    try {
      setTargets((await read(browserClient().destinations[":id"].targets.$get({ param: { id } }))).targets);
    } catch (failure) {
      setError(toFormErrors(failure).message);
    }
  }, [id]);
  useEffect(() => {
    if (!isPaused) void load();
  }, [load, isPaused]);
  return { targets, error, load };
};

/** What goes into a collection's fields, with the types of fields that take it. */
const mapped = [
  { name: "body", label: "Text", types: /RichText/, isRequired: true },
  { name: "summary", label: "Summary", types: /PlainText|RichText/ },
  { name: "image", label: "Image", types: /Image/ },
  { name: "metaTitle", label: "Meta title", types: /PlainText/ },
  { name: "metaDescription", label: "Meta description", types: /PlainText/ },
  { name: "date", label: "Date", types: /Date/ },
] as const;

const mappingOf = (name: string) => `settings.fields.${name}`;

/** A collection usually has one field for long texts. */
const guessedFields = (targets: readonly PublishTarget[] | undefined, id: string) => {
  const fields = targets?.find((one) => one.id === id)?.fields ?? [];
  return Object.fromEntries(
    mapped.map(({ name, types }) => {
      const found = name === "body" || name === "image" ? fields.find(({ type }) => types.test(type)) : undefined;
      return [mappingOf(name), found?.slug ?? ""];
    }),
  );
};

const FieldMapping = ({ target, draft }: { target: PublishTarget; draft: Draft }) => {
  const taken = new Set(mapped.map(({ name }) => draft.text(mappingOf(name))));
  const unfilled = target.fields.filter(({ slug, isRequired }) => isRequired && !taken.has(slug));
  return (
    <fieldset className="grid gap-4 rounded-xl border border-line p-4">
      <legend className="px-1 text-sm font-medium">Which field takes what</legend>
      {mapped.map(({ name, label, types, ...rest }) => (
        <Select
          key={name}
          label={label}
          required={"isRequired" in rest}
          options={[
            { value: "", label: "isRequired" in rest ? "Choose a field" : "None" },
            ...target.fields
              .filter(({ type }) => types.test(type))
              .map((field) => ({
                value: field.slug,
                label: field.isRequired ? `${field.name} (required)` : field.name,
              })),
          ]}
          {...draft.field(mappingOf(name))}
        />
      ))}
      {unfilled.length > 0 && (
        <p role="status" className="text-sm text-warn">
          Webflow requires {unfilled.map(({ name, slug }) => name || slug).join(", ")}. Choose what goes there, or make
          the field optional in Webflow.
        </p>
      )}
    </fieldset>
  );
};

/** The settings in a form, as the API takes them. */
export const settingsOf = (kind: DestinationKind, { text }: Draft) => {
  const publishAs = text("settings.publishAs");
  const categoryId = text("settings.categoryId");
  const collectionId = text("settings.collectionId");
  const author = text("settings.author");
  const blogId = text("settings.blogId");
  const fields = mapped.flatMap(({ name }) => {
    const slug = text(mappingOf(name));
    return slug ? [[name, slug] as const] : [];
  });
  if (kind === "wordpress") return { publishAs, ...(categoryId && { categoryId: Number(categoryId) }) };
  if (kind === "shopify") return { publishAs, ...(blogId && { blogId }), ...(author && { author }) };
  if (kind === "webflow")
    return { publishAs, ...(collectionId && { collectionId, fields: Object.fromEntries(fields) }) };
  return { publishAs };
};

/** A destination's settings as values of a form. */
export const settingValues = (settings: object) =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]): [string, string][] =>
      name === "fields"
        ? Object.entries(value as Record<string, string>).map(([field, slug]) => [mappingOf(field), slug])
        : [[`settings.${name}`, String(value)]],
    ),
  );
