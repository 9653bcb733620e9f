import { useState } from "react";
import { defaultMinScore } from "#shared/conversations/alert-limits.ts";
import type { Alerts } from "#shared/conversations/alerts.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { Field } from "../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { useRole } from "../../role.tsx";
import { AlertCard, ScoreField } from "./alert-parts.tsx";

type SlackCardProps = { projectId: string; slack: Alerts["slack"] };

export const SlackCard = ({ projectId, slack }: SlackCardProps) => {
  const [open, setOpen] = useState<"connect" | "disconnect">();
  const { run, isPending } = useAction({ toastErrors: true });
  const [canTest, canManage] = [useRole("editor"), useRole("owner")];
  const calls = () => browserClient().projects[":id"].alerts.slack;
  const param = { id: projectId };
  const close = () => setOpen(undefined);
  const test = () =>
    run(() => read(calls().test.$post({ param })), {
      success: ({ ok, reason }) => (ok ? "Posted. Check your Slack channel." : `Nothing was posted. ${reason}`),
    });
  const disconnect = () => run(() => read(calls().$delete({ param })), { success: "Slack disconnected." });
  const isOn = slack?.active ?? false;
  return (
    <AlertCard id="slack" title="Slack" isOn={isOn} isBroken={slack !== null}>
      {slack && !isOn && <p className="mt-2 text-bad">{slack.reason} Connect the channel again.</p>}
      <p className="mt-2 text-muted">
        {isOn && slack
          ? `One message per scan, with mentions that score ${slack.minScore} or more.`
          : "One message per scan in the channel of your choice."}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {canManage && (
          <Button variant={isOn ? "quiet" : "primary"} onClick={() => setOpen("connect")}>
            {isOn ? "Change" : "Connect Slack"}
          </Button>
        )}
        {canTest && isOn && (
          <Button variant="quiet" busy={isPending} onClick={() => void test()}>
            Send test message
          </Button>
        )}
        {canManage && slack && (
          <Button variant="quiet" onClick={() => setOpen("disconnect")}>
            Disconnect
          </Button>
        )}
      </div>
      {open === "connect" && <SlackDialog projectId={projectId} slack={isOn ? slack : null} onClose={close} />}
      <ConfirmDialog
        open={open === "disconnect"}
        title="Disconnect Slack?"
        confirmLabel="Disconnect"
        onClose={close}
        onConfirm={() => void disconnect()}
      >
        The address of your incoming webhook is deleted here. In Slack, it stays until you remove it there.
      </ConfirmDialog>
    </AlertCard>
  );
};

const SlackDialog = ({ projectId, slack, onClose }: SlackCardProps & { onClose: () => void }) => {
  const save = async (data: FormData) => {
    const url = fieldText(data, "url").trim();
    const json = { minScore: Number(fieldText(data, "minScore")), ...(url && { url }) };
    await read(browserClient().projects[":id"].alerts.slack.$put({ param: { id: projectId }, json }));
  };
  return (
    <FormDialog
      title={slack ? "Slack channel" : "Connect Slack"}
      submitLabel="Save"
      busyLabel="Saving…"
      onSubmit={save}
      onSuccess={onClose}
      success="Saved. New mentions are posted from the next scan on."
      onClose={onClose}
    >
      <p className="text-muted">
        In Slack, create an app with{" "}
        <ExternalLink className="link" href="https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks">
          incoming webhooks
        </ExternalLink>{" "}
        and add one for your channel. Paste its address here.
      </p>
      <Field
        name="url"
        type="url"
        label="Address of the incoming webhook"
        placeholder="https://hooks.slack.com/services/…"
        autoComplete="off"
        required={!slack}
        hint={slack ? "It is saved. Leave this empty to keep it." : "We store it encrypted and never show it again."}
      />
      <ScoreField defaultValue={slack?.minScore ?? defaultMinScore} />
    </FormDialog>
  );
};
