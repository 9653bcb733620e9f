import { useState } from "react";
import type { Destination, PublishMode } from "#shared/content/destinations.ts";
import type { PageSet, QueuedPages } from "#shared/content/page-sets.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { Select } from "../../../ui/forms/fields.tsx";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { destinationOptions, NoDestination, usableOf } from "../destinations/destination-choice.tsx";

type PublishDialogProps = {
  set: PageSet;
  /** `failed`: only those that failed are published again. */
  state: "ready" | "failed";
  /** Page credits. */
  available: number;
  destinations: readonly Destination[];
  onClose: () => void;
};

const modes = [
  { value: "draft", label: "As drafts" },
  { value: "live", label: "Live" },
] as const;

/** Publishes the pages that passed, after it has said how many there are and what they cost. */
export const PublishDialog = ({ set, state, available, destinations, onClose }: PublishDialogProps) => {
  const [destinationId, setDestinationId] = useState(usableOf(destinations)[0]?.id ?? "");
  const destination = destinations.find(({ id }) => id === destinationId);
  const [chosenMode, setMode] = useState<PublishMode>();
  const mode = chosenMode ?? destination?.settings.publishAs ?? "draft";
  const { run, isPending, error } = useAction();
  const { counts } = set;
  const count = state === "failed" ? counts.failed : counts.ready + counts.failed;
  const hasDrafts = state === "ready" && mode === "live" && counts.published > 0;

  const publish = () =>
    run(
      async () => {
        const only = state === "failed" ? { state } : {};
        const json = { destinationId, as: mode, ...only };
        const result = await read(browserClient()["page-sets"][":id"].publish.$post({ param: { id: set.id }, json }));
        onClose();
        return result;
      },
      { success: resultText },
    );

  const title = state === "failed" ? "Publish the failed pages again" : "Publish pages";
  if (!destination)
    return (
      <Dialog open title={title} onClose={onClose}>
        <NoDestination projectId={set.projectId} destinations={destinations} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="mt-3 grid gap-5 text-left">
        <Select
          label="Destination"
          value={destinationId}
          options={destinationOptions(destinations)}
          onChange={({ target }) => setDestinationId(target.value)}
        />
        <Select
          label="Publish"
          value={mode}
          options={modes}
          onChange={({ target }) => setMode(target.value as PublishMode)}
        />
        <p>{costText(count, available)}</p>
        {hasDrafts && <p>Pages that are drafts there are published too, without a further credit.</p>}
        <FormMessage>{error}</FormMessage>
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={isPending}
            disabled={!hasDrafts && Math.min(count, available) === 0}
            onClick={() => void publish()}
          >
            Publish
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

/** How many pages are published, and how many credits are missing. */
export const costText = (count: number, available: number) => {
  if (count === 0) return "All pages that pass are published or queued.";
  if (available >= count)
    return `${formatCount(count, "page passes", "pages pass")} and can be published with ${count} of your ${formatCount(available, "page credit")}.`;
  return available === 0
    ? `${formatCount(count, "page passes", "pages pass")}, but you have no page credits left.`
    : `${formatCount(count, "page passes", "pages pass")}, and you have ${formatCount(available, "page credit")}: the first ${available} are published. ${count - available} have no credit and stay ready.`;
};

const resultText = ({ queued, withoutCredit }: QueuedPages) =>
  `${formatCount(queued, "page is", "pages are")} being published.${withoutCredit ? ` ${formatCount(withoutCredit, "page has no credit and stays", "pages have no credit and stay")} ready.` : ""}`;
