import { useState } from "react";
import type { ArticleDetail } from "#shared/content/articles.ts";
import type { Destination, PublishMode } from "#shared/content/destinations.ts";
import { read } from "../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../app/form-errors.ts";
import { Field, optionsOf, Select } from "../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { destinationOptions, NoDestination, usableOf } from "../destinations/destination-choice.tsx";
import { isOnline, namesOf } from "./states.tsx";
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
  const usable = usableOf(destinations);
  const [id, setId] = useState(() => (usable.find(({ id }) => id === article.destinationId) ?? usable[0])?.id ?? "");
  const [mode, setMode] = useState(article.publishAs ?? undefined);
  const destination = usable.find((one) => one.id === id);
  if (!destination)
    return (
      <Dialog open title={title} onClose={onClose}>
        <NoDestination projectId={article.projectId} destinations={destinations} onClose={onClose} />
      </Dialog>
    );
  const as = mode ?? destination.settings.publishAs;
  const copies = article.publications.filter(
    (publication) => publication.destinationId !== id && publication.as === "live" && isOnline(publication),
  );
  const save = async (data: FormData) => {
    const { call, param } = articleCall(article.id);
    if (!isScheduled) return read(call.publish.$post({ param, json: { destinationId: id, as } }));
    const time = fieldText(data, "at");
    if (!time) throw new InvalidFields({ at: "Choose a day and a time." });
    return read(call.schedule.$post({ param, json: { at: `${time}:00Z`, destinationId: id, as } }));
  };
  return (
    <FormDialog
      title={title}
      submitLabel={isScheduled ? "Schedule" : "Publish now"}
      busyLabel={isScheduled ? "Scheduling…" : "Publishing…"}
      noValidate
      onClose={onClose}
      onSubmit={save}
      onSuccess={onClose}
      success={isScheduled ? "Scheduled." : "On its way to the destination."}
    >
      {isScheduled && (
        <Field
          name="at"
          label="Day and time (UTC)"
          type="datetime-local"
          required
          max="2099-12-31T23:59"
          defaultValue={(article.scheduledAt ?? tomorrowMorning()).slice(0, "2026-01-01T09:00".length)}
        />
      )}
      <Select
        name="destinationId"
        label="Destination"
        value={id}
        options={destinationOptions(destinations)}
        onChange={({ target }) => {
          setId(target.value);
          // Otherwise the other destination's default would replace it unseen.
          setMode(as);
        }}
      />
      <Select
        name="as"
        label="How"
        value={as}
        options={optionsOf(modeLabels)}
        onChange={({ target }) => setMode(target.value as PublishMode)}
      />
      {as === "live" && copies.length > 0 && (
        <p role="status" className="rounded-lg border border-line px-4 py-3 text-sm">
          It's already public at {namesOf(copies)}. Search engines treat a second public copy as a duplicate and show
          one of them, maybe not the one you want.
        </p>
      )}
    </FormDialog>
  );
};

const tomorrowMorning = () =>
  `${new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, "2026-01-01".length)}T09:00`;
