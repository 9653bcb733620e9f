import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ApiKeyInput, KeyScope } from "#shared/account/api-keys.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Checkbox, describeField, Field, FieldNotes, Select, TextArea } from "../../../ui/forms/fields.tsx";
import { useFormState } from "../../../ui/forms/form.tsx";
import { DialogForm } from "../../../ui/forms/form-dialog.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

/** Creates an API key and shows it, this one time. */
export const ApiKeyDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [key, setKey] = useState<string>();
  const { revalidate } = useRevalidator();
  const close = () => {
    setKey(undefined);
    onClose();
    if (key) void revalidate();
  };
  const create = async (data: FormData) => {
    const scopes = data.getAll("scopes") as KeyScope[];
    if (scopes.length === 0) throw new InvalidFields({ scopes: "Choose at least one permission." });
    const days = fieldText(data, "expiresInDays");
    const expiresInDays = (days ? Number(days) : null) as ApiKeyInput["expiresInDays"];
    const json = { name: fieldText(data, "name"), scopes, expiresInDays };
    setKey((await read(browserClient().users.me.keys.$post({ json }))).key);
  };
  return (
    <Dialog open={open} title={key ? "Copy your API key" : "Create an API key"} onClose={close}>
      {key ? (
        <div className="mt-3 grid gap-5 text-left">
          <TextArea
            label="API key"
            hint="Copy it now: it is shown only this once. If you lose it, revoke it and create another."
            rows={2}
            readOnly
            value={key}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="quiet" onClick={close}>
              Done
            </Button>
            <Button onClick={() => void copyText(key)}>Copy key</Button>
          </div>
        </div>
      ) : (
        <DialogForm submitLabel="Create key" busyLabel="Creating…" onSubmit={create} onClose={close}>
          <Field
            name="name"
            label="Name"
            hint="What uses the key, such as “Weekly report script”."
            maxLength={60}
            autoComplete="off"
            required
          />
          <Scopes />
          <Select name="expiresInDays" label="Expires" defaultValue="90" options={lifetimes} />
        </DialogForm>
      )}
    </Dialog>
  );
};

const Scopes = () => {
  const error = useFormState().errors.fields.scopes;
  const { "aria-describedby": describedBy } = describeField("scopes", { error });
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="text-sm font-medium">Permissions</legend>
      {(Object.keys(scopeLabels) as KeyScope[]).map((scope) => (
        <Checkbox
          key={scope}
          name="scopes"
          value={scope}
          defaultChecked={scope === "read"}
          aria-invalid={error ? true : undefined}
          {...scopeLabels[scope]}
        />
      ))}
      <FieldNotes id="scopes" error={error} />
    </fieldset>
  );
};

const scopeLabels: Record<KeyScope, { label: string; hint: string }> = {
  read: { label: "Read", hint: "See your projects with their submissions, mentions, leads, feedback and articles." },
  write: { label: "Write", hint: "Change listing kits, propose and approve submissions, write and approve articles." },
  publish: { label: "Publish", hint: "Publish articles and pages on your website, and unpublish them." },
};

const lifetimes = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "", label: "Never" },
];
