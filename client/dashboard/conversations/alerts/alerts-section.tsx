import { useState } from "react";
import { Link } from "react-router";
import type { Alerts } from "#shared/conversations/alerts.ts";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { formatDate } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ConfirmDialog, Dialog } from "../../../ui/overlays/dialog.tsx";
import { Section } from "../../../ui/section.tsx";
import { useRole } from "../../role.tsx";
import { MailAlertsForm } from "./mail-alerts-form.tsx";
import { SlackCard } from "./slack-card.tsx";

type AlertsProps = { projectId: string; alerts: Alerts };

/** How new mentions are announced. */
export const AlertsSection = ({ projectId, alerts }: AlertsProps) => (
  <Section
    id="alerts"
    title="New mentions"
    lead={
      <>
        Hear about mentions after each scan. The weekly digest is an{" "}
        <Link to={`${link("accountEmails")}#mails`} className="link">
          email preference
        </Link>{" "}
        of your account.
      </>
    }
  >
    <div className="mt-6 grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start">
      <MailAlertsForm projectId={projectId} mail={alerts.mail} />
      <div className="grid grid-cols-1 gap-4">
        <SlackCard projectId={projectId} slack={alerts.slack} />
        <FeedCard projectId={projectId} feed={alerts.feed} />
      </div>
    </div>
  </Section>
);

const FeedCard = ({ projectId, feed }: { projectId: string; feed: Alerts["feed"] }) => {
  const [url, setUrl] = useState<string>();
  const [confirming, setConfirming] = useState<"replace" | "revoke">();
  const { run, isPending } = useAction({ toastErrors: true });
  const isOwner = useRole("owner");
  const calls = () => browserClient().projects[":id"].alerts.feed;
  const param = { id: projectId };
  const create = () =>
    run(async () => setUrl((await read(calls().$post({ param }))).url), { success: "Your feed is ready." });
  const revoke = () => run(() => read(calls().$delete({ param })), { success: "The feed's link no longer works." });
  return (
    <section aria-labelledby="feed" className="rounded-2xl border border-line p-5">
      <div className="flex items-center justify-between gap-4">
        <h3 id="feed" className="font-semibold">
          RSS feed
        </h3>
        <Badge tone={feed ? "good" : "quiet"}>{feed ? "On" : "Off"}</Badge>
      </div>
      <p className="mt-2 text-muted">
        {feed
          ? `The link was created on ${formatDate(feed.createdAt)}. Anyone who has it can read the feed.`
          : "Read new mentions in any feed reader, or pass them on with your automation tool."}
      </p>
      {isOwner && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            variant={feed ? "quiet" : "primary"}
            busy={isPending}
            onClick={() => (feed ? setConfirming("replace") : void create())}
          >
            {feed ? "Replace link" : "Create feed"}
          </Button>
          {feed && (
            <Button variant="quiet" onClick={() => setConfirming("revoke")}>
              Revoke link
            </Button>
          )}
        </div>
      )}
      <Dialog open={url !== undefined} title="Your feed" onClose={() => setUrl(undefined)}>
        <div className="mt-3 grid gap-5 text-left">
          <Field
            label="Link"
            hint="Copy it now: it is shown only this once. You can revoke it at any time."
            readOnly
            value={url ?? ""}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="quiet" onClick={() => setUrl(undefined)}>
              Done
            </Button>
            <Button onClick={() => void copyText(url ?? "")}>Copy link</Button>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog
        open={confirming !== undefined}
        title={confirming === "replace" ? "Replace the feed's link?" : "Revoke the feed's link?"}
        confirmLabel={confirming === "replace" ? "Replace link" : "Revoke link"}
        onClose={() => setConfirming(undefined)}
        onConfirm={() => {
          setConfirming(undefined);
          void (confirming === "replace" ? create() : revoke());
        }}
      >
        Feed readers with the current link get nothing more.
      </ConfirmDialog>
    </section>
  );
};
