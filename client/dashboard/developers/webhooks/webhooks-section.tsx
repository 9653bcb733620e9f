import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { Webhook, WebhookDelivery } from "#shared/developers/webhooks.ts";
import { maxWebhooks } from "#shared/webhook-events.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { Section } from "../../../ui/section.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { useRole } from "../../role.tsx";
import { eventLabels, integrationsLink } from "./event-labels.ts";
import { SecretDialog, WebhookDialog } from "./webhook-dialogs.tsx";

type WebhooksSectionProps = { projectId: string; webhooks: readonly Webhook[] };

/** Which dialog is open, and for which webhook. */
type Open = { dialog: "add" } | { dialog: "edit" | "rotate" | "delete"; webhook: Webhook };

export const WebhooksSection = ({ projectId, webhooks }: WebhooksSectionProps) => {
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState<string>();
  const { revalidate } = useRevalidator();
  const { run } = useAction({ toastErrors: true });
  const calls = () => browserClient().webhooks[":id"];
  const close = () => setOpen(undefined);
  const opened = (dialog: Open["dialog"]) =>
    open && open.dialog === dialog && "webhook" in open ? open.webhook : undefined;

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
            {webhooks.map((webhook) => (
              <WebhookCard
                key={webhook.id}
                projectId={projectId}
                webhook={webhook}
                onOpen={(dialog) => setOpen({ dialog, webhook })}
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
          webhook={opened("edit")}
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
        open={open?.dialog === "rotate"}
        title="Replace the signing secret?"
        confirmLabel="Replace secret"
        onClose={close}
        onConfirm={() => {
          const webhook = opened("rotate");
          close();
          if (webhook) void rotate(webhook);
        }}
      >
        Requests are signed with both secrets for 24 hours, so you can change your endpoint meanwhile.
      </ConfirmDialog>
      <ConfirmDialog
        open={open?.dialog === "delete"}
        title="Delete this webhook?"
        confirmLabel="Delete"
        onClose={close}
        onConfirm={() => {
          const webhook = opened("delete");
          close();
          if (webhook) void remove(webhook);
        }}
      >
        {opened("delete")?.url} gets no more events, and its log is deleted.
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
          className="link inline-flex min-h-11 items-center px-2"
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
