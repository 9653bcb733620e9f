import { useId } from "react";
import type { Webhook } from "#shared/developers/webhooks.ts";
import { type WebhookEventType, webhookEvents } from "#shared/webhook-events.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Checkbox, describeField, Field, FieldNotes } from "../../../ui/forms/fields.tsx";
import { useFormState } from "../../../ui/forms/form.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { eventLabels } from "./event-labels.ts";

type WebhookDialogProps = {
  projectId: string;
  /** The webhook to change; a new one without. */
  webhook: Webhook | undefined;
  onClose: () => void;
  /** Called with the secret of a new webhook. */
  onSaved: (secret: string | undefined) => void;
};

export const WebhookDialog = ({ projectId, webhook, onClose, onSaved }: WebhookDialogProps) => {
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
      <EventChoice chosen={webhook?.events ?? webhookEvents} />
    </FormDialog>
  );
};

const EventChoice = ({ chosen }: { chosen: readonly WebhookEventType[] }) => {
  const id = useId();
  const error = useFormState().errors.fields.events;
  return (
    <fieldset {...describeField(id, { error })}>
      <legend className="mb-1 text-sm font-medium">Events</legend>
      <div className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-4">
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            name="events"
            value={event}
            label={eventLabels[event]}
            defaultChecked={chosen.includes(event)}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
};

/** Shows a new secret, this one time, and how to verify a request with it. */
export const SecretDialog = ({ secret, onClose }: { secret: string | undefined; onClose: () => void }) => (
  <Dialog
    open={secret !== undefined}
    title="Your signing secret"
    className="w-[min(40rem,calc(100%-2rem))]"
    onClose={onClose}
  >
    <div className="mt-3 grid grid-cols-1 gap-5 text-left">
      <Field
        label="Secret"
        hint="Copy it now: it is shown only this once. You can replace it at any time."
        readOnly
        value={secret ?? ""}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <h3 className="mb-2 font-semibold">Verify each request</h3>
        <CodeSnippet code={verification} about="verify the signature of a request" />
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
        <Button onClick={() => void copyText(secret ?? "")}>Copy secret</Button>
      </div>
    </div>
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
