import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import type { ApiKey, ApiKeyInput, KeyScope } from "#shared/account/api-keys.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatDateTime } from "../../../ui/format.ts";
import { CheckboxGroup, Field, Select } from "../../../ui/forms/fields.tsx";
import { DialogForm } from "../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { ConfirmDialog, Dialog } from "../../../ui/overlays/dialog.tsx";
import { handOverFocusTo } from "../../../ui/overlays/hand-over-focus.ts";
import { ShownOnce } from "../../../ui/shown-once.tsx";
import { DashboardPage } from "../../page.tsx";
import { AccountNavigation } from "../account/account-layout.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  // Read here, so that the server and the browser render the same.
  now: new Date().toISOString(),
  ...(await read(context.get(api).users.me.keys.$get())),
});

export function Component() {
  const { keys, now } = useLoaderData<typeof loader>();
  const [isCreating, setCreating] = useState(false);
  const create = (
    <Button ref={passFocus} onClick={() => setCreating(true)}>
      Create key
    </Button>
  );
  return (
    <DashboardPage
      title="API keys"
      description="Use your projects from scripts and other tools."
      actions={keys.length > 0 && create}
    >
      <AccountNavigation />
      <p className="mb-8 max-w-prose text-muted">
        Anyone with a key can use your projects within its permissions. Keep keys out of pages and repositories. The{" "}
        <a href={link("apiDocs")} className="link">
          API reference
        </a>{" "}
        says what you can do with them. AI assistants connect to the{" "}
        <a href={link("mcpDocs")} className="link">
          MCP server
        </a>
        .
      </p>
      <section aria-labelledby="keys">
        <h2 id="keys" tabIndex={-1} className="sr-only">
          Your keys
        </h2>
        {keys.length > 0 ? (
          <KeyList keys={keys} now={now} />
        ) : (
          <EmptyState title="No API keys yet" action={create}>
            Create one for each script or tool, so that you can revoke them separately.
          </EmptyState>
        )}
      </section>
      <ApiKeyDialog open={isCreating} onClose={() => setCreating(false)} />
    </DashboardPage>
  );
}

const passFocus = handOverFocusTo("keys");

const KeyList = ({ keys, now }: { keys: readonly ApiKey[]; now: string }) => {
  const { run } = useAction({ toastErrors: true });
  const [revoking, setRevoking] = useState<ApiKey>();
  const revoke = ({ id, name }: ApiKey) => {
    const call = () => read(browserClient().users.me.keys[":id"].$delete({ param: { id } }));
    return run(call, { success: `“${name}” no longer works.` });
  };
  return (
    <>
      <ul className="max-w-3xl divide-y divide-line rounded-2xl border border-line">
        {keys.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium wrap-anywhere">
                {key.name} <code className="text-sm font-normal text-muted">lsk_live_…{key.last4}</code>
              </p>
              <p className="mt-1 text-sm text-muted">
                Can {key.scopes.join(", ")}
                {" · "}
                {key.lastUsedAt ? `last used ${formatDateTime(key.lastUsedAt)}` : "never used"}
                {" · "}
                <Expiry expiresAt={key.expiresAt} now={now} />
              </p>
            </div>
            <Button variant="quiet" ref={passFocus} onClick={() => setRevoking(key)}>
              Revoke<span className="sr-only"> {key.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={revoking !== undefined}
        title={`Revoke “${revoking?.name}”?`}
        confirmLabel="Revoke key"
        onConfirm={() => revoking && void revoke(revoking)}
        onClose={() => setRevoking(undefined)}
      >
        What uses this key stops working immediately.
      </ConfirmDialog>
    </>
  );
};

const Expiry = ({ expiresAt, now }: { expiresAt: string | null; now: string }) => {
  if (expiresAt === null) return "never expires";
  if (expiresAt <= now) return <span className="text-bad">expired on {formatDate(expiresAt)}</span>;
  return `expires on ${formatDate(expiresAt)}`;
};

/** Creates an API key and shows it, this one time. */
const ApiKeyDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
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
        <ShownOnce
          label="API key"
          hint="Copy it now: it is shown only this once. If you lose it, revoke it and create another."
          value={key}
          copyLabel="Copy key"
          isLong
          onDone={close}
        />
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
          <CheckboxGroup name="scopes" legend="Permissions" options={scopes} />
          <Select name="expiresInDays" label="Expires" defaultValue="90" options={lifetimes} />
        </DialogForm>
      )}
    </Dialog>
  );
};

const scopes: { value: KeyScope; label: string; hint: string; defaultChecked?: boolean }[] = [
  {
    value: "read",
    label: "Read",
    hint: "See your projects with their submissions, mentions, leads, feedback and articles.",
    defaultChecked: true,
  },
  {
    value: "write",
    label: "Write",
    hint: "Change listing kits, propose and approve submissions, write and approve articles.",
  },
  {
    value: "publish",
    label: "Publish",
    hint: "Publish articles and pages on your website, and unpublish them.",
  },
];

const lifetimes = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "", label: "Never" },
];
