import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { ArticleDetail } from "#shared/articles.ts";
import type { Destination, PublishMode } from "#shared/destinations.ts";
import { read } from "../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../app/form-errors.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, optionsOf, Select } from "../../ui/fields.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { destinationsLink } from "./article-link.ts";
import { articleCall } from "./use-article.ts";

const modeLabels: Record<PublishMode, string> = {
  draft: "As a draft: you publish it there",
  live: "Live: it's public at once",
};

type PublishDialogProps = {
  article: ArticleDetail;
  destinations: readonly Destination[];
  /** Whether to choose a time; otherwise it's published now. */
  isScheduled: boolean;
  onClose: () => void;
};

/** Asks where to publish an article, how, and when. */
export const PublishDialog = ({ article, destinations, isScheduled, onClose }: PublishDialogProps) => {
  const title = isScheduled ? "Schedule the article" : "Publish the article";
  const usable = destinations.filter(({ state }) => state !== "paused");
  const [id, setId] = useState(() => (usable.find(({ id }) => id === article.destinationId) ?? usable[0])?.id ?? "");
  const [mode, setMode] = useState(article.publishAs ?? undefined);
  const { revalidate } = useRevalidator();
  const destination = usable.find((one) => one.id === id);
  if (!destination)
    return (
      <Dialog open title={title} onClose={onClose}>
        <p className="mt-3 text-muted">
          {destinations.length
            ? "All destinations of this project are paused. Correct their access first."
            : "This project has no destination yet. Connect WordPress, Ghost, Webflow, Shopify or a webhook, or publish to a download."}
        </p>
        <Link to={destinationsLink(article.projectId)} className="button mt-6">
          {destinations.length ? "Open destinations" : "Add a destination"}
        </Link>
      </Dialog>
    );
  const as = mode ?? destination.settings.publishAs;
  const save = async (data: FormData) => {
    const { call, param } = articleCall(article.id);
    if (!isScheduled) return read(call.publish.$post({ param, json: { destinationId: id, as } }));
    const time = new Date(fieldText(data, "at"));
    if (Number.isNaN(time.getTime())) throw new InvalidFields({ at: "Choose a day and a time." });
    return read(call.schedule.$post({ param, json: { at: time.toISOString(), destinationId: id, as } }));
  };
  return (
    <FormDialog
      title={title}
      submitLabel={isScheduled ? "Schedule" : "Publish now"}
      busyLabel={isScheduled ? "Scheduling…" : "Publishing…"}
      noValidate
      onClose={onClose}
      onSubmit={save}
      onSuccess={async () => {
        onClose();
        toast(isScheduled ? "Scheduled." : "On its way to the destination.");
        await revalidate();
      }}
    >
      {isScheduled && (
        <Field
          name="at"
          label="Day and time"
          type="datetime-local"
          required
          defaultValue={toLocalInput(article.scheduledAt ? new Date(article.scheduledAt) : tomorrowMorning())}
          hint={`In your time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`}
        />
      )}
      <Select
        name="destinationId"
        label="Destination"
        value={id}
        options={destinations.map(({ id, name, state }) => ({
          value: id,
          label: state === "paused" ? `${name} (paused)` : name,
          disabled: state === "paused",
        }))}
        onChange={({ target }) => {
          setId(target.value);
          setMode(undefined);
        }}
      />
      <Select
        name="as"
        label="How"
        value={as}
        options={optionsOf(modeLabels)}
        onChange={({ target }) => setMode(target.value as PublishMode)}
      />
    </FormDialog>
  );
};

/** The value of a `datetime-local` input, in the browser's time zone. */
const toLocalInput = (time: Date) =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, "2026-01-01T09:00".length);

const tomorrowMorning = () => {
  const time = new Date();
  time.setDate(time.getDate() + 1);
  time.setHours(9, 0, 0, 0);
  return time;
};
