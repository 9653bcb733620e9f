import type { ArticleSummary } from "#shared/content/articles.ts";
import type { PublishMode } from "#shared/content/destinations.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { timeOf } from "../../../ui/dates/days.ts";
import { Field, Select } from "../../../ui/forms/fields.tsx";
import { DialogForm } from "../../../ui/forms/form-dialog.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { destinationOptions, NoDestination, usableOf } from "../destinations/destination-choice.tsx";

export type Time = { at: string; destinationId: string; as?: PublishMode };

export type Destination = { id: string; name: string; state: "ok" | "failing" | "paused" };

type ScheduleDialogProps = {
  article: ArticleSummary;
  /** The day to propose. */
  day: string;
  today: string;
  destinations: readonly Destination[];
  onSchedule: (time: Time) => Promise<unknown>;
  onClose: () => void;
};

/** Asks when and where an article is published. */
export const ScheduleDialog = ({ article, day, today, destinations, onSchedule, onClose }: ScheduleDialogProps) => {
  const usable = usableOf(destinations);
  return (
    <Dialog open title={article.scheduledAt ? "Move article" : "Schedule article"} onClose={onClose}>
      <p className="mt-2 text-muted wrap-anywhere">{article.title}</p>
      {usable.length ? (
        <DialogForm
          submitLabel={article.scheduledAt ? "Move" : "Schedule"}
          busyLabel="Saving…"
          onClose={onClose}
          onSubmit={(data) =>
            onSchedule({
              at: `${fieldText(data, "day")}T${fieldText(data, "at")}:00Z`,
              destinationId: fieldText(data, "destinationId"),
              // As chosen before, whatever the destination's default is.
              ...(article.publishAs && { as: article.publishAs }),
            })
          }
          onSuccess={onClose}
        >
          <Field name="day" type="date" label="Day" required min={today} max="2099-12-31" defaultValue={day} />
          <Field
            name="at"
            type="time"
            label="Time (UTC)"
            required
            defaultValue={article.scheduledAt ? timeOf(article.scheduledAt) : "09:00"}
          />
          <Select
            name="destinationId"
            label="Destination"
            defaultValue={article.destinationId ?? usable[0]?.id}
            options={destinationOptions(destinations)}
          />
        </DialogForm>
      ) : (
        <NoDestination projectId={article.projectId} destinations={destinations} onClose={onClose} />
      )}
    </Dialog>
  );
};
