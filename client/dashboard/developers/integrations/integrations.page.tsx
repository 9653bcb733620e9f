import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { maxAlertsPerDay } from "#shared/conversations/alert-limits.ts";
import type { Alerts, MailAlerts } from "#shared/conversations/alerts.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Checkbox, Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ConfirmDialog, Dialog } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import { ShownOnce } from "../../../ui/shown-once.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { AlertCard, ScoreField } from "../../conversations/alerts/alert-parts.tsx";
import { SlackCard } from "../../conversations/alerts/slack-card.tsx";
import { requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset, useRole } from "../../role.tsx";
import { DeliveryDrawer } from "../webhooks/delivery-drawer.tsx";
import { integrationParams, integrationsLink } from "../webhooks/event-labels.ts";
import { WebhooksSection } from "../webhooks/webhooks-section.tsx";

const deliveriesPerPage = 20;
const noDeliveries = { deliveries: [], total: 0 };

export const loader = async (args: LoaderFunctionArgs) => {
  const project = await requireProject(args);
  const { log, state, page } = integrationParams.parse(args.request.url);
  const client = args.context.get(api);
  const param = { id: project.id };
  const [{ webhooks }, alerts] = await Promise.all([
    read(client.projects[":id"].webhooks.$get({ param })),
    read(client.projects[":id"].alerts.$get({ param })),
  ]);
  const opened = webhooks.find(({ id }) => id === log);
  const query = { page: String(page), limit: String(deliveriesPerPage), ...(state && { state }) };
  const list = opened
    ? await read(client.webhooks[":id"].deliveries.$get({ param: { id: opened.id }, query }))
    : noDeliveries;
  return { projectId: project.id, webhooks, alerts, opened, state, page, list };
};

export function Component() {
  const { projectId, webhooks, alerts, opened, state, page, list } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <DashboardPage title="Integrations" description="Where this project's mentions and events are sent.">
      {/* Keyed by project, so that text typed for one is not saved for another. */}
      <div key={projectId} className="grid grid-cols-1 gap-14">
        <AlertsSection projectId={projectId} alerts={alerts} />
        <WebhooksSection projectId={projectId} webhooks={webhooks} />
      </div>
      {opened && (
        <DeliveryDrawer
          key={opened.id}
          projectId={projectId}
          webhook={opened}
          {...list}
          state={state}
          page={page}
          limit={deliveriesPerPage}
          onClose={() => void navigate(integrationsLink(projectId), { preventScrollReset: true })}
        />
      )}
    </DashboardPage>
  );
}

/** How new mentions are announced. */
const AlertsSection = ({ projectId, alerts }: { projectId: string; alerts: Alerts }) => (
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
    <AlertCard id="feed" title="RSS feed" isOn={feed !== null}>
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
        <ShownOnce
          label="Link"
          hint="Copy it now: it is shown only this once. You can revoke it at any time."
          value={url ?? ""}
          copyLabel="Copy link"
          onDone={() => setUrl(undefined)}
        />
      </Dialog>
      <ConfirmDialog
        open={confirming !== undefined}
        title={confirming === "replace" ? "Replace the feed's link?" : "Revoke the feed's link?"}
        confirmLabel={confirming === "replace" ? "Replace link" : "Revoke link"}
        onClose={() => setConfirming(undefined)}
        onConfirm={() => void (confirming === "replace" ? create() : revoke())}
      >
        Feed readers with the current link get nothing more.
      </ConfirmDialog>
    </AlertCard>
  );
};

/** Emails about new mentions: which, how many a day, and when not. */
const MailAlertsForm = ({ projectId, mail }: { projectId: string; mail: MailAlerts }) => {
  const { revalidate } = useRevalidator();
  const [isOn, setOn] = useState(mail.on);
  const save = async (data: FormData) => {
    const number = (name: string) => Number(fieldText(data, name));
    const json = {
      on: data.has("on"),
      minScore: number("minScore"),
      timeZone: fieldText(data, "timeZone"),
      quietFrom: number("quietFrom"),
      quietUntil: number("quietUntil"),
      maxPerDay: number("maxPerDay"),
    };
    await read(browserClient().projects[":id"].alerts.mail.$put({ param: { id: projectId }, json }));
    await revalidate();
    toast(json.on ? "Saved. We email you after a scan with new mentions." : "Email alerts turned off.");
  };
  return (
    <AlertCard id="mail-alerts" title="Email" isOn={mail.on}>
      <div className="mt-2">
        <RoleFieldset>
          <Form onSubmit={save} className="grid grid-cols-1 gap-4">
            <Checkbox
              name="on"
              label="Email me about new mentions"
              checked={isOn}
              onChange={({ target }) => setOn(target.checked)}
              disabled={!useHydrated()}
            />
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <ScoreField defaultValue={mail.minScore} />
              <Field
                name="maxPerDay"
                type="number"
                label="Emails a day, at most"
                min={1}
                max={maxAlertsPerDay}
                required
                defaultValue={mail.maxPerDay}
              />
              <HourField name="quietFrom" label="Quiet from" hour={mail.quietFrom} />
              <HourField name="quietUntil" label="Quiet until" hour={mail.quietUntil} />
            </div>
            <TimeZoneField timeZone={mail.timeZone} isNew={!mail.on} />
            <p className="text-sm text-muted">
              What we find in quiet hours, or after the day's last email, comes with the next one.
            </p>
            <FormError />
            <div>
              <SubmitButton busyLabel="Saving…">Save</SubmitButton>
            </div>
          </Form>
        </RoleFieldset>
      </div>
    </AlertCard>
  );
};

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

const HourField = ({ name, label, hour }: { name: string; label: string; hour: number }) => (
  <Combobox name={name} label={label} options={hours} defaultValue={String(hour)} />
);

/** Suggests the browser's own time zone until one is saved. */
const TimeZoneField = ({ timeZone, isNew }: { timeZone: string; isNew: boolean }) => {
  const isHydrated = useHydrated();
  const own = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
  const suggested = isNew && timeZone === "UTC" ? own : timeZone;
  const zones = isHydrated ? Intl.supportedValuesOf("timeZone") : [];
  const options = [...new Set(["UTC", ...zones, suggested])].sort();
  return (
    <Combobox
      key={suggested}
      name="timeZone"
      label="Time zone"
      defaultValue={suggested}
      options={options.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
    />
  );
};
