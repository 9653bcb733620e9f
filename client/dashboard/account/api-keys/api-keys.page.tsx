import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { ApiKey } from "#shared/account/api-keys.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatDateTime } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { DashboardPage } from "../../page.tsx";
import { AccountNavigation } from "../account/account-layout.tsx";
import { ApiKeyDialog } from "./api-key-dialog.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  // Read here, so that the server and the browser render the same.
  now: new Date().toISOString(),
  ...(await read(context.get(api).users.me.keys.$get())),
});

export function Component() {
  const { keys, now } = useLoaderData<typeof loader>();
  const [isCreating, setCreating] = useState(false);
  const create = <Button onClick={() => setCreating(true)}>Create key</Button>;
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
      {keys.length > 0 ? (
        <KeyList keys={keys} now={now} />
      ) : (
        <EmptyState title="No API keys yet" action={create}>
          Create one for each script or tool, so that you can revoke them separately.
        </EmptyState>
      )}
      <ApiKeyDialog open={isCreating} onClose={() => setCreating(false)} />
    </DashboardPage>
  );
}

const KeyList = ({ keys, now }: { keys: readonly ApiKey[]; now: string }) => {
  const { run } = useAction({ toastErrors: true });
  const [revoking, setRevoking] = useState<ApiKey>();
  const revoke = ({ id, name }: ApiKey) => {
    const call = async () => {
      await read(browserClient().users.me.keys[":id"].$delete({ param: { id } }));
      // The button is about to be removed.
      document.getElementById("keys")?.focus();
    };
    return run(call, { success: `“${name}” no longer works.` });
  };
  return (
    <section aria-labelledby="keys" className="max-w-3xl">
      <h2 id="keys" tabIndex={-1} className="sr-only">
        Your keys
      </h2>
      <ul className="divide-y divide-line rounded-2xl border border-line">
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
            <Button variant="quiet" onClick={() => setRevoking(key)}>
              Revoke<span className="sr-only"> {key.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={revoking !== undefined}
        title={`Revoke “${revoking?.name}”?`}
        confirmLabel="Revoke key"
        onConfirm={() => {
          if (revoking) void revoke(revoking);
          setRevoking(undefined);
        }}
        onClose={() => setRevoking(undefined)}
      >
        What uses this key stops working immediately.
      </ConfirmDialog>
    </section>
  );
};

const Expiry = ({ expiresAt, now }: { expiresAt: string | null; now: string }) => {
  if (expiresAt === null) return "never expires";
  if (expiresAt <= now) return <span className="text-bad">expired on {formatDate(expiresAt)}</span>;
  return `expires on ${formatDate(expiresAt)}`;
};
