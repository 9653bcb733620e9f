import CalendarDays from "lucide-react/icons/calendar-days";
import { use, useRef, useState } from "react";
import { formatShortDate } from "../format.ts";
import { FieldDefaults } from "../forms/fields.tsx";
import { Popover } from "../overlays/popover.tsx";
// Not lazy: in a chunk of its own, it would split React's and make every page larger.
import { DateRangeCalendar } from "./date-range-calendar.tsx";
import { type DayRange, formatDays } from "./day-range.ts";

type DateRangePickerProps = {
  label: string;
  range: DayRange;
  /** The first and the last day that can be chosen; by default those that `dayParam` accepts. */
  min?: string;
  max?: string;
  /** The name of no range; null if one has to be chosen. */
  anyLabel?: string | null;
  className?: string;
  onChange: (range: DayRange) => void;
};

/** A button with a range of days that opens presets and a calendar. */
export const DateRangePicker = ({
  label,
  range,
  min = "2000-01-01",
  max = "2099-12-31",
  anyLabel = "Any time",
  className,
  onChange,
}: DateRangePickerProps) => {
  const root = useRef<HTMLDivElement>(null);
  const change = (changed: DayRange) => {
    root.current?.querySelector<HTMLElement>("[popover]")?.hidePopover();
    onChange(changed);
  };
  const text = rangeText(range) ?? anyLabel ?? "Choose days";
  return (
    <div ref={root} className={className}>
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
        {label}
      </p>
      <Popover
        name={`${label}: ${text}`}
        className="input flex items-center justify-between gap-3 text-left whitespace-nowrap"
        label={
          <>
            {text}
            <CalendarDays size={16} className="shrink-0 text-muted" aria-hidden="true" />
          </>
        }
      >
        <div role="dialog" aria-label={label}>
          <DateRangeCalendar range={range} min={min} max={max} anyLabel={anyLabel} onChange={change} />
        </div>
      </Popover>
    </div>
  );
};

const rangeText = ({ from, to }: DayRange) => {
  if (from && to) return formatDays(from, to);
  if (from) return `Since ${formatShortDate(from)}`;
  return to ? `Until ${formatShortDate(to)}` : undefined;
};

type DateRangeFieldProps = Pick<DateRangePickerProps, "label" | "className"> & { defaultRange?: DayRange };

/** A range as the fields `from` and `to` of a form. In a `FilterBar`, it applies at once. */
export const DateRangeField = ({ defaultRange, ...picker }: DateRangeFieldProps) => {
  const defaults = use(FieldDefaults);
  const [chosen, setChosen] = useState(defaultRange);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const range = chosen ?? { from: textOf(defaults.from), to: textOf(defaults.to) };
  const change = (changed: DayRange) => {
    if (!from.current || !to.current) return;
    if (defaultRange) setChosen(changed);
    from.current.value = changed.from ?? "";
    to.current.value = changed.to ?? "";
    if (!defaultRange) from.current.form?.requestSubmit();
  };
  return (
    <>
      <input ref={from} type="hidden" name="from" defaultValue={range.from ?? ""} />
      <input ref={to} type="hidden" name="to" defaultValue={range.to ?? ""} />
      <DateRangePicker {...picker} range={range} onChange={change} />
    </>
  );
};

const textOf = (value: string | number | undefined) => (value ? String(value) : undefined);
