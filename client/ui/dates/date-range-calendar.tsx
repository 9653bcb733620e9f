import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { monthText } from "#shared/text/month.ts";
import { utcDay } from "#shared/time.ts";
import { formatDate, formatWeekday } from "../format.ts";
import { type DayRange, dayAfterKey, rangesUpTo } from "./day-range.ts";
import { addMonths, monthOf, weeksOf } from "./days.ts";

export type DateRangeCalendarProps = {
  range: DayRange;
  min: string;
  max: string;
  /** The name of no range; null if one has to be chosen. */
  anyLabel: string | null;
  onChange: (range: DayRange) => void;
};

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * The usual ranges, and a month to choose any first and last day from. Follows the date grid pattern of the ARIA
 * Authoring Practices.
 */
export const DateRangeCalendar = ({ range, min, max, anyLabel, onChange }: DateRangeCalendarProps) => {
  const today = utcDay(Date.now());
  const clamp = (day: string) => (day < min ? min : day > max ? max : day);
  const [active, setActive] = useState(() => clamp(range.to ?? range.from ?? today));
  const [first, setFirst] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const grid = useRef<HTMLTableElement>(null);
  const headingId = useId();
  const month = monthOf(active);
  const shown = first === undefined ? range : toRange(first, hovered ?? active);

  // Keys bring the focus here; the month's buttons keep it.
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
    hasMoved.current = false;
  }, [active]);

  const choose = (day: string) => {
    if (first === undefined) {
      setFirst(day);
      setActive(day);
    } else onChange(toRange(first, day));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const day = dayAfterKey(active, event);
    if (day === undefined) return;
    event.preventDefault();
    hasMoved.current = true;
    setHovered(undefined);
    setActive(clamp(day));
  };
  const turn = (months: number) => setActive(clamp(addMonths(active, months)));
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
                className="min-h-9 w-full rounded-md px-2.5 text-left hover:bg-surface aria-pressed:bg-wash aria-pressed:font-semibold"
                onClick={() => onChange({ from: from && clamp(from), to: to && clamp(to) })}
              >
                {label}
              </button>
            </li>
          ),
        )}
      </ul>
      <div className="sm:border-l sm:border-line sm:pl-3">
        <div className="flex items-center justify-between">
          <MonthButton label="Previous month" isDisabled={month <= monthOf(min)} onClick={() => turn(-1)} />
          <p id={headingId} aria-live="polite" className="font-semibold">
            {monthText(month)}
          </p>
          <MonthButton label="Next month" isDisabled={month >= monthOf(max)} onClick={() => turn(1)} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern's grid is a table */}
        <table ref={grid} role="grid" aria-labelledby={headingId} className="mt-1 tabular-nums" onKeyDown={handleKey}>
          <thead>
            <tr>
              {weekdays.map((weekday) => (
                <th
                  key={weekday}
                  scope="col"
                  abbr={weekday}
                  className="size-9 text-center text-xs font-medium text-muted"
                >
                  {weekday.slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <Day
                    key={day}
                    day={day}
                    isOfMonth={monthOf(day) === month}
                    isToday={day === today}
                    isActive={day === active}
                    isDisabled={day < min || day > max}
                    isIn={isWithin(day, shown)}
                    isEnd={day === shown.from || day === shown.to}
                    onChoose={() => choose(day)}
                    onHover={() => setHovered(day)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status" className="mt-2 text-xs text-muted">
          {first === undefined ? "Choose the first day." : `From ${formatDate(first)}. Choose the last day.`}
        </p>
      </div>
    </div>
  );
};

const toRange = (one: string, other: string): DayRange =>
  one < other ? { from: one, to: other } : { from: other, to: one };

const isWithin = (day: string, { from, to }: DayRange) =>
  (from !== undefined || to !== undefined) && (!from || day >= from) && (!to || day <= to);

type MonthButtonProps = { label: string; isDisabled: boolean; onClick: () => void };

const MonthButton = ({ label, isDisabled, onClick }: MonthButtonProps) => {
  const Icon = label === "Previous month" ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      className={`grid size-9 place-items-center rounded-md ${isDisabled ? "cursor-not-allowed text-muted opacity-60" : "hover:bg-surface"}`}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
};

type DayProps = {
  day: string;
  isOfMonth: boolean;
  isToday: boolean;
  isActive: boolean;
  isDisabled: boolean;
  isIn: boolean;
  isEnd: boolean;
  onChoose: () => void;
  onHover: () => void;
};

const Day = ({ day, isOfMonth, isToday, isActive, isDisabled, isIn, isEnd, onChoose, onHover }: DayProps) => (
  // biome-ignore lint/a11y: the cells of the pattern contain what is focused
  <td role="gridcell" aria-selected={isIn} className="p-0">
    <button
      type="button"
      data-day={day}
      data-autofocus={isActive || undefined}
      tabIndex={isActive ? 0 : -1}
      disabled={isDisabled}
      aria-current={isToday ? "date" : undefined}
      aria-label={`${formatWeekday(day)}, ${formatDate(day)}`}
      className={[
        "size-9 outline-offset-0",
        isEnd ? "rounded-md bg-action font-semibold text-on-action" : isIn ? "bg-wash" : "rounded-md hover:bg-surface",
        isDisabled ? "cursor-not-allowed opacity-40" : isOfMonth || isIn ? "" : "text-muted",
        isToday && !isEnd ? "font-semibold text-accent" : "",
      ].join(" ")}
      onClick={onChoose}
      onPointerEnter={onHover}
    >
      {Number(day.slice(8))}
    </button>
  </td>
);
