import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { Webhook, WebhookDelivery } from "#shared/developers/webhooks.ts";
import { maxWebhooks, webhookEvents } from "#shared/webhook-events.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../app/form-errors.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { CheckboxGroup, Field } from "../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { ConfirmDialog, Dialog } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import { ShownOnce } from "../../../ui/shown-once.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { useRole } from "../../role.tsx";
import { eventLabels, integrationsLink } from "./event-labels.ts";

/** Which dialog is open, and for which webhook. */
type Open = { dialog: "add" } | { dialog: "edit" | "rotate" | "delete"; webhook: Webhook };

export const WebhooksSection = ({ projectId, webhooks }: { projectId: string; webhooks: readonly Webhook[] }) => {
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState<string>();
  const { revalidate } = useRevalidator();
  const { run } = useAction({ toastErrors: true });
  const calls = () => browserClient().webhooks[":id"];
  const close = () => setOpen(undefined);
  const webhook = open && "webhook" in open ? open.webhook : undefined;
  const isRotating = open?.dialog === "rotate";

  const rotate = ({ id }: Webhook) =>
    run(async () => setSecret((await read(calls().rotate.$post({ param: { id } }))).secret), {
      success: "The new secret signs from now on, the old one for 24 more hours.",
    });
  const remove = ({ id }: Webhook) =>
    run(() => read(calls().$delete({ param: { id } })), { success: "Webhook deleted." });

  const add = useRole("owner") && (
    <Button onClick={() => setOpen({ dialog: "add" })} disabled={webhooks.length >= maxWebhooks}>
      Add webhook
    </Button>
  );
  return (
    <Section
      id="webhooks"
      title="Webhooks"
      lead="We send events to your own endpoint, signed as Standard Webhooks describes, and repeat failed requests for three days."
    >
      {webhooks.length > 0 ? (
        <>
          <ul className="mt-6 grid grid-cols-1 gap-4">
            {webhooks.map((shown) => (
              <WebhookCard
                key={shown.id}
                projectId={projectId}
                webhook={shown}
                onOpen={(dialog) => setOpen({ dialog, webhook: shown })}
              />
            ))}
          </ul>
          <div className="mt-6">{add}</div>
        </>
      ) : (
        <div className="mt-6">
          <EmptyState title="No webhooks yet" action={add}>
            Add the address of an endpoint to get links, mentions, leads and feedback in your own systems.
          </EmptyState>
        </div>
      )}
      {(open?.dialog === "add" || open?.dialog === "edit") && (
        <WebhookDialog
          projectId={projectId}
          webhook={webhook}
          onClose={close}
          onSaved={(created) => {
            close();
            setSecret(created);
            void revalidate();
          }}
        />
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      <ConfirmDialog
        open={isRotating || open?.dialog === "delete"}
        title={isRotating ? "Replace the signing secret?" : "Delete this webhook?"}
        confirmLabel={isRotating ? "Replace secret" : "Delete"}
        onClose={close}
        onConfirm={() => webhook && void (isRotating ? rotate : remove)(webhook)}
      >
        {isRotating
          ? "Requests are signed with both secrets for 24 hours, so you can change your endpoint meanwhile."
          : `${webhook?.url} gets no more events, and its log is deleted.`}
      </ConfirmDialog>
    </Section>
  );
};

type WebhookCardProps = {
  projectId: string;
  webhook: Webhook;
  onOpen: (dialog: "edit" | "rotate" | "delete") => void;
};

const WebhookCard = ({ projectId, webhook, onOpen }: WebhookCardProps) => {
  const { id, url, events, active } = webhook;
  const { run, isPending } = useAction({ toastErrors: true });
  const calls = () => browserClient().webhooks[":id"];
  const { host } = new URL(url);
  const [canTest, canManage] = [useRole("editor"), useRole("owner")];
  const test = () => run(() => read(calls().test.$post({ param: { id } })), { success: testResult });
  const turn = (isOn: boolean) =>
    run(() => read(calls().$put({ param: { id }, json: { active: isOn } })), {
      success: isOn ? "Webhook turned on. What waited is sent now." : "Webhook turned off.",
    });
  return (
    <li className="rounded-2xl border border-line p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 font-medium wrap-anywhere">{url}</p>
        <WebhookBadge webhook={webhook} />
      </div>
      <WebhookTrouble webhook={webhook} />
      <p className="mt-2 text-sm text-muted">{events.map((event) => eventLabels[event]).join(" · ")}</p>
      <div className="mt-3 -ml-2 flex flex-wrap items-center gap-x-3">
        <Link
          to={integrationsLink(projectId, { log: id })}
          preventScrollReset
          className="link inline-flex min-h-control items-center px-2"
        >
          Deliveries<span className="sr-only"> to {host}</span>
        </Link>
        {canTest && (
          <TextButton
            label={isPending ? "Sending…" : "Send test"}
            name={`${isPending ? "Sending…" : "Send test"} to ${host}`}
            isDisabled={isPending}
            onClick={() => void test()}
          />
        )}
        {canManage && (
          <>
            <TextButton label="Edit" name={`Edit the webhook to ${host}`} onClick={() => onOpen("edit")} />
            <TextButton
              label={active ? "Turn off" : "Turn on"}
              name={`${active ? "Turn off" : "Turn on"} the webhook to ${host}`}
              onClick={() => void turn(!active)}
            />
            <TextButton label="Replace secret" name={`Replace secret of ${host}`} onClick={() => onOpen("rotate")} />
            <TextButton label="Delete" name={`Delete the webhook to ${host}`} onClick={() => onOpen("delete")} />
          </>
        )}
      </div>
    </li>
  );
};

const testResult = ({ state, attempts }: WebhookDelivery) => {
  const attempt = attempts.at(-1);
  return state === "delivered"
    ? `Your endpoint took the test event (status ${attempt?.status}, ${attempt?.ms} ms).`
    : `The test event failed. ${attempt?.error ?? ""}`;
};

const WebhookBadge = ({ webhook: { active, failingSince } }: { webhook: Webhook }) => {
  if (!active) return <Badge tone="quiet">Off</Badge>;
  return failingSince ? <Badge tone="warn">Failing</Badge> : <Badge tone="good">On</Badge>;
};

const WebhookTrouble = ({ webhook: { active, failingSince, reason, previousSecretUntil } }: { webhook: Webhook }) => (
  <>
    {!active && reason && <p className="mt-2 text-bad">{reason} Fix your endpoint, then turn the webhook on again.</p>}
    {active && failingSince && (
      <p className="mt-2 text-warn">
        No request has succeeded since {formatDateTime(failingSince)}. After five days we turn the webhook off.
      </p>
    )}
    {previousSecretUntil && (
      <p className="mt-2 text-sm text-muted">The old secret also signs until {formatDateTime(previousSecretUntil)}.</p>
    )}
  </>
);

type WebhookDialogProps = {
  projectId: string;
  /** The webhook to change; a new one without. */
  webhook: Webhook | undefined;
  onClose: () => void;
  /** Called with the secret of a new webhook. */
  onSaved: (secret: string | undefined) => void;
};

const WebhookDialog = ({ projectId, webhook, onClose, onSaved }: WebhookDialogProps) => {
  const save = async (data: FormData) => {
    const events = webhookEvents.filter((event) => data.getAll("events").includes(event));
    if (!events.length) throw new InvalidFields({ events: "Choose at least one event." });
    const json = { url: fieldText(data, "url"), events };
    const client = browserClient();
    if (webhook) {
      await read(client.webhooks[":id"].$put({ param: { id: webhook.id }, json }));
      toast("Webhook saved.");
      onSaved(undefined);
    } else {
      const { secret } = await read(client.projects[":id"].webhooks.$post({ param: { id: projectId }, json }));
      onSaved(secret);
    }
  };
  return (
    <FormDialog
      title={webhook ? "Edit webhook" : "Add a webhook"}
      submitLabel={webhook ? "Save" : "Add webhook"}
      busyLabel="Saving…"
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        name="url"
        type="url"
        label="Address of your endpoint"
        placeholder="https://example.com/hooks"
        inputMode="url"
        autoComplete="off"
        required
        {...(webhook && { defaultValue: webhook.url })}
      />
      <CheckboxGroup
        name="events"
        legend="Events"
        options={webhookEvents.map((event) => ({
          value: event,
          label: eventLabels[event],
          defaultChecked: (webhook?.events ?? webhookEvents).includes(event),
        }))}
        className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-4"
      />
    </FormDialog>
  );
};

/** Shows a new secret, this one time, and how to verify a request with it. */
const SecretDialog = ({ secret, onClose }: { secret: string | undefined; onClose: () => void }) => (
  <Dialog
    open={secret !== undefined}
    title="Your signing secret"
    className="w-[min(40rem,calc(100%-2rem))]"
    onClose={onClose}
  >
    <ShownOnce
      label="Secret"
      hint="Copy it now: it is shown only this once. You can replace it at any time."
      value={secret ?? ""}
      copyLabel="Copy secret"
      onDone={onClose}
    >
      <div>
        <h3 className="mb-2 font-semibold">Verify each request</h3>
        <CodeSnippet code={verification} about="verify the signature of a request" />
      </div>
    </ShownOnce>
  </Dialog>
);

const verification = `import { Webhook } from "standardwebhooks";

app.post("/hooks", async (c) => {
  const body = await c.req.text();
  const webhook = new Webhook(process.env.WEBHOOK_SECRET);
  // Throws if the signature is wrong or older than five minutes.
  const { type, data } = webhook.verify(body, c.req.header());
  // A request that is repeated has the same webhook-id.
  await save(c.req.header("webhook-id"), type, data);
  return c.body(null, 204);
});`;
