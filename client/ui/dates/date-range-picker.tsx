import CalendarDays from "lucide-react/icons/calendar-days";
import { formatShortDate } from "../format.ts";
import { useFieldValue } from "../forms/fields.tsx";
import { lazyParts } from "../lazy-parts.ts";
import { Popover } from "../overlays/popover.tsx";
import { type DayRange, formatDays } from "./day-range.ts";

const useCalendar = lazyParts(() => import("./date-range-calendar.tsx"));

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
  const calendar = useCalendar(true);
  const text = rangeText(range) ?? anyLabel ?? "Choose days";
  return (
    <div className={className} data-filled={Boolean(range.from || range.to) || undefined}>
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
        {label}
      </p>
      <Popover
        name={`${label}: ${text}`}
        panelName={label}
        className="input flex items-center justify-between gap-3 text-left whitespace-nowrap"
        label={
          <>
            {text}
            <CalendarDays size={16} className="shrink-0 text-muted" aria-hidden="true" />
          </>
        }
      >
        {(close) =>
          calendar && (
            <calendar.DateRangeCalendar
              range={range}
              min={min}
              max={max}
              anyLabel={anyLabel}
              onChange={(changed) => {
                close();
                onChange(changed);
              }}
            />
          )
        }
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
  const from = useFieldValue("from", { defaultValue: defaultRange?.from });
  const to = useFieldValue("to", { defaultValue: defaultRange?.to });
  const change = (range: DayRange) => {
    from.choose(range.from ?? "");
    to.choose(range.to ?? "");
  };
  return (
    <>
      {from.element}
      {to.element}
      <DateRangePicker
        {...picker}
        range={{ from: from.value || undefined, to: to.value || undefined }}
        onChange={change}
      />
    </>
  );
};
