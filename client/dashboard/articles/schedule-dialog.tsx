import { Link } from "react-router";
import type { ArticleSummary } from "#shared/articles.ts";
import { fieldText } from "../../app/form-errors.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, Select } from "../../ui/fields.tsx";
import { DialogForm } from "../../ui/form-dialog.tsx";
import { destinationsLink } from "./article-link.ts";
import { dayAt, timeOf } from "./calendar-days.ts";

export type Destination = { id: string; name: string; state: "ok" | "failing" | "paused" };

type ScheduleDialogProps = {
  article: ArticleSummary;
  /** The day to propose. */
  day: string;
  today: string;
  destinations: readonly Destination[];
  onSchedule: (time: { at: string; destinationId: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Asks when and where an article is published. */
export const ScheduleDialog = ({ article, day, today, destinations, onSchedule, onClose }: ScheduleDialogProps) => {
  const usable = destinations.filter(({ state }) => state !== "paused");
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
            options={destinations.map(({ id, name, state }) => ({
              value: id,
              label: state === "paused" ? `${name} (paused)` : name,
              disabled: state === "paused",
            }))}
          />
        </DialogForm>
      ) : (
        <>
          <p className="mt-4">
            {destinations.length
              ? "All destinations of this project are paused. Correct their access first."
              : "Add a destination first: the place where this project's articles are published."}
          </p>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Link to={destinationsLink(article.projectId)} className="button">
              {destinations.length ? "See destinations" : "Add a destination"}
            </Link>
          </div>
        </>
      )}
    </Dialog>
  );
};

/** The day that the dialog proposes for an article: its own, or tomorrow. */
export const proposedDay = ({ scheduledAt }: ArticleSummary, today: string, tomorrow: string) => {
  const day = scheduledAt ? dayAt(scheduledAt) : tomorrow;
  return day < today ? tomorrow : day;
};
