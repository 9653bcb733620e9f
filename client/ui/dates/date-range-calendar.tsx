import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { DayButton, type DayButtonProps, DayPicker } from "react-day-picker";
import { monthText } from "#shared/text/month.ts";
import { utcDay } from "#shared/time.ts";
import { formatDate, formatWeekday } from "../format.ts";
import { type DayRange, rangesUpTo } from "./day-range.ts";
import { monthOf } from "./days.ts";

export type DateRangeCalendarProps = {
  range: DayRange;
  min: string;
  max: string;
  /** The name of no range; null if one has to be chosen. */
  anyLabel: string | null;
  onChange: (range: DayRange) => void;
};

/** The usual ranges, and a month to choose any first and last day from. */
export const DateRangeCalendar = ({ range, min, max, anyLabel, onChange }: DateRangeCalendarProps) => {
  const today = utcDay(Date.now());
  const clamp = (day: string) => (day < min ? min : day > max ? max : day);
  const [first, setFirst] = useState<string>();
  const [active, setActive] = useState<string>();
  const shown = first === undefined ? range : toRange(first, active ?? first);

  const choose = (day: string) => {
    setActive(day);
    if (first === undefined) setFirst(day);
    else onChange(toRange(first, day));
  };
  const presets = rangesUpTo(today).filter(
    ({ label, range: { from, to } }) => label !== anyLabel && to >= min && from <= max,
  );

  return (
    <div className="flex w-72 max-w-full flex-col gap-3 p-2 sm:w-auto sm:flex-row">
      <ul className="flex flex-wrap gap-1 sm:w-32 sm:flex-col">
        {[...presets, ...(anyLabel === null ? [] : [{ label: anyLabel, range: {} as DayRange }])].map(
          ({ label, range: { from, to } }) => (
            <li key={label}>
              <button
                type="button"
                aria-pressed={range.from === from && range.to === to}
                className="min-h-control w-full rounded-md px-2.5 text-left hover:bg-surface aria-pressed:bg-wash aria-pressed:font-semibold"
                onClick={() => onChange({ from: from && clamp(from), to: to && clamp(to) })}
              >
                {label}
              </button>
            </li>
          ),
        )}
      </ul>
      <DayPicker
        mode="range"
        autoFocus
        timeZone="UTC"
        weekStartsOn={1}
        showOutsideDays
        navLayout="around"
        today={new Date(today)}
        defaultMonth={new Date(clamp(range.to ?? range.from ?? today))}
        startMonth={new Date(min)}
        endMonth={new Date(max)}
        disabled={[{ before: new Date(min) }, { after: new Date(max) }]}
        selected={
          shown.from || shown.to ? { from: new Date(shown.from ?? min), to: new Date(shown.to ?? max) } : undefined
        }
        onSelect={(_, day) => choose(dayOf(day))}
        onDayMouseEnter={(day) => setActive(dayOf(day))}
        onDayFocus={(day) => setActive(dayOf(day))}
        footer={first === undefined ? "Choose the first day." : `From ${formatDate(first)}. Choose the last day.`}
        formatters={{
          formatCaption: (month) => monthText(monthOf(dayOf(month))),
          formatWeekdayName: (day) => formatWeekday(dayOf(day)).slice(0, 2),
        }}
        labels={{
          labelGrid: (month) => monthText(monthOf(dayOf(month))),
          labelDayButton: (day) => `${formatWeekday(dayOf(day))}, ${formatDate(dayOf(day))}`,
          labelPrevious: () => "Previous month",
          labelNext: () => "Next month",
        }}
        components={{ DayButton: Day, Chevron }}
        className="sm:border-l sm:border-line sm:pl-3"
        classNames={{
          month: "grid grid-cols-[auto_1fr_auto] items-center",
          month_caption: "text-center font-semibold",
          button_previous: monthButton,
          button_next: monthButton,
          month_grid: "col-span-3 mt-1 digits",
          weekday: "size-control text-center text-xs font-medium text-muted",
          day: "p-0",
          footer: "mt-2 text-xs text-muted",
        }}
      />
    </div>
  );
};

const dayOf = (date: Date) => utcDay(date.getTime());

const toRange = (one: string, other: string): DayRange =>
  one < other ? { from: one, to: other } : { from: other, to: one };

const monthButton =
  "grid size-control place-items-center rounded-md hover:bg-surface aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:opacity-60";

const Chevron = ({ orientation }: { orientation?: string }) => {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon size={18} aria-hidden="true" />;
};

const Day = (props: DayButtonProps) => {
  const { selected, range_start, range_end, today, outside } = props.modifiers;
  const isEnd = range_start || range_end;
  return (
    <DayButton
      {...props}
      aria-current={today ? "date" : undefined}
      className={[
        "size-control outline-offset-0 disabled:cursor-not-allowed disabled:opacity-40",
        isEnd
          ? "rounded-md bg-action font-semibold text-on-action"
          : selected
            ? "bg-wash"
            : `rounded-md hover:bg-surface ${outside ? "text-muted" : ""}`,
        today && !isEnd ? "font-semibold text-accent" : "",
      ].join(" ")}
    />
  );
};
