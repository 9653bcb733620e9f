import type { DragEvent, KeyboardEvent, ReactNode } from "react";
import { dayAfterKey } from "../../../ui/dates/day-range.ts";
import { monthOf } from "../../../ui/dates/days.ts";
import { formatDate, formatWeekday } from "../../../ui/format.ts";

export const dayId = (day: string) => `day-${day}`;

type CalendarDayProps = {
  day: string;
  month: string;
  today: string;
  /** Whether phones show it. */
  isListed: boolean;
  isActive: boolean;
  /** Whether an article is being dragged or was picked up. */
  isDropping: boolean;
  /** Whether an article is dragged over it. */
  isOver: boolean;
  onOver: (day: string) => void;
  onFocus: (day: string) => void;
  onDrop: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A day that takes articles by drag and drop and by keyboard. */
export const CalendarDay = ({
  day,
  month,
  today,
  isListed,
  isActive,
  isDropping,
  isOver,
  children,
  ...on
}: CalendarDayProps) => {
  const isToday = day === today;
  const isPast = day < today;
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = dayAfterKey(day, event);
    if (target) on.onFocus(target);
    else if (event.key === "Escape" && isDropping) on.onCancel();
    else if (event.key === "Enter" && event.target === event.currentTarget) {
      if (isDropping) on.onDrop();
      else event.currentTarget.querySelector<HTMLElement>("a, button")?.focus();
    } else return;
    event.preventDefault();
  };
  /** Past days don't take articles; the pointer shows it. */
  const handleDrag = (event: DragEvent) => {
    if (!isDropping || isPast) return;
    event.preventDefault();
    if (!isOver) on.onOver(day);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't become a list on phones
    <div
      id={dayId(day)}
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      className={[
        "min-w-0 scroll-my-24 -outline-offset-2 max-md:mb-3 md:min-h-32 md:border-t md:border-line md:p-1.5 md:not-first:border-l",
        isListed ? "" : "max-md:hidden",
        isPast || monthOf(day) !== month ? "md:bg-surface" : "",
        isOver ? "md:bg-wash" : "",
        isDropping && isPast ? "md:opacity-60" : "",
      ].join(" ")}
      onKeyDown={handleKey}
      onDragOver={handleDrag}
      onDrop={(event) => {
        event.preventDefault();
        on.onDrop();
      }}
    >
      <p className="mb-1.5 text-sm max-md:font-semibold">
        <time dateTime={day}>
          <span className="md:sr-only">
            {formatWeekday(day)}, {formatDate(day)}
            {isToday && " (today)"}
          </span>
          <span
            aria-hidden="true"
            className={`grid h-6 w-fit min-w-6 place-items-center rounded-full px-1 digits max-md:hidden ${isToday ? "bg-action font-semibold text-on-action" : "text-muted"}`}
          >
            {Number(day.slice(8))}
          </span>
        </time>
      </p>
      <ul className="grid gap-1.5">{children}</ul>
    </div>
  );
};
