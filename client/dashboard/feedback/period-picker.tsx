import { Form, Link } from "react-router";
import { DayField } from "../../ui/fields.tsx";
import { SubmitButton } from "../../ui/form.tsx";
import type { Place } from "./feedback-filters.ts";
import { defaultPeriods, maxDays, type Period, statsLink } from "./period.ts";

export const PeriodPicker = ({ place, period }: { place: Place; period: Period }) => (
  <div className="flex flex-wrap items-end gap-x-8 max-sm:*:w-full">
    <nav aria-label="Period" className="mb-6 flex flex-wrap gap-1 rounded-lg border border-line p-0.5">
      {defaultPeriods.map((days) => {
        const isShown = period.isDefault && period.days === days;
        return (
          <Link
            key={days}
            to={statsLink(place, days)}
            preventScrollReset
            aria-current={isShown ? "page" : undefined}
            className={`flex min-h-10 items-center gap-x-1 rounded-md px-3 ${isShown ? "bg-wash font-semibold" : "text-muted hover:bg-surface"}`}
          >
            <span className="max-sm:sr-only">Last </span>
            {days} days
          </Link>
        );
      })}
    </nav>
    <search aria-label="Choose the days">
      {/* Has a submit button: applying after only one date changed would show an unintended period. */}
      <Form preventScrollReset className="mb-6 flex flex-wrap items-end gap-4">
        <input type="hidden" name="project" value={place.projectId} />
        <input type="hidden" name="mode" value={place.mode} />
        <DayField name="from" label="From" defaultValue={period.from} className="flex-1 basis-36" />
        <DayField name="to" label="To" defaultValue={period.to} className="flex-1 basis-36" />
        {period.days === maxDays && <p className="py-2.5 text-sm text-muted">A year is the longest.</p>}
        <SubmitButton variant="quiet">Show</SubmitButton>
      </Form>
    </search>
  </div>
);
