import { useState } from "react";
import type { DestinationKind } from "#shared/content/destinations.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, PasswordField, Select } from "../../../ui/forms/fields.tsx";
import { platforms } from "./destination-params.ts";

type FieldsProps = { kind: DestinationKind; draft: Draft };

export const AddressField = ({ kind, draft }: FieldsProps) => {
  const { address } = platforms[kind];
  return (
    address && (
      <Field
        type="url"
        label={address.isOptional ? `${address.label} (optional)` : address.label}
        placeholder={address.placeholder}
        hint={address.hint}
        required={!address.isOptional}
        maxLength={2000}
        {...draft.field("url")}
      />
    )
  );
};

/** The keys of a platform. `isStored`: there are some already, which stay unless new ones are entered. */
export const SecretFields = ({ kind, draft, isStored = false }: FieldsProps & { isStored?: boolean }) =>
  platforms[kind].secrets.map(({ name, label, placeholder, isOptional, isReadable }) => {
    const Input = isReadable ? Field : PasswordField;
    return (
      <Input
        key={name}
        label={isOptional && !isStored ? `${label} (optional)` : label}
        placeholder={isStored ? undefined : placeholder}
        required={!isOptional && !isStored}
        autoComplete="off"
        maxLength={500}
        {...draft.field(`secret.${name}`)}
      />
    );
  });

/** The entered keys; undefined if there are none. */
export const secretIn = (kind: DestinationKind, { text }: Draft) => {
  const entered = platforms[kind].secrets.flatMap(({ name }) => {
    const value = text(`secret.${name}`);
    return value ? [[name, value] as const] : [];
  });
  return entered.length ? Object.fromEntries(entered) : undefined;
};

/** Stored keys can't be shown, only replaced. */
export const ReplaceKey = ({ kind, draft }: FieldsProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!platforms[kind].secrets.length) return null;
  return (
    <fieldset className="grid gap-4 rounded-xl border border-line p-4">
      <legend className="px-1 text-sm font-medium">Key</legend>
      {isOpen ? (
        <>
          <SecretFields kind={kind} draft={draft} isStored />
          {kind === "webhook" && (
            <Button variant="quiet" className="justify-self-start" onClick={() => draft.set(newWebhookSecret())}>
              Create a new secret
            </Button>
          )}
          <p className="text-sm text-muted">Leave it empty to keep the stored one.</p>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">Stored encrypted. It can't be shown again.</p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            Replace key
          </Button>
        </div>
      )}
    </fieldset>
  );
};

const newWebhookSecret = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { "secret.secret": `whsec_${btoa(String.fromCharCode(...bytes))}` };
};

export const PublishAsField = ({ kind, draft }: FieldsProps) =>
  kind !== "download" && (
    <Select
      label="Publish as"
      options={[
        { value: "draft", label: "Draft: you publish it there yourself" },
        { value: "live", label: "Live: visible to everyone at once" },
      ]}
      hint="You can choose otherwise each time you publish."
      {...draft.field("settings.publishAs")}
    />
  );

type Values = Record<string, string>;

/** The values of a form's fields, by name. `field(name)` connects an input or select. */
export const useDraft = (initial: Values) => {
  const [values, setValues] = useState(initial);
  const set = (changes: Values) => setValues((current) => ({ ...current, ...changes }));
  const field = (name: string) => ({
    name,
    value: values[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return { values, set, field, text: (name: string) => (values[name] ?? "").trim() };
};

export type Draft = ReturnType<typeof useDraft>;
