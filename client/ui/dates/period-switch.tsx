import { Link } from "react-router";

type PeriodSwitchProps<Days extends number> = {
  /** Numbers of days up to today. */
  periods: readonly Days[];
  /** Undefined for other days. */
  current: number | undefined;
  to: (days: Days) => string;
};

/** Links between periods of different length. */
export const PeriodSwitch = <Days extends number>({ periods, current, to }: PeriodSwitchProps<Days>) => (
  <nav aria-label="Period" className="flex gap-1 rounded-lg border border-line p-0.5">
    {periods.map((days) => (
      <Link
        key={days}
        to={to(days)}
        preventScrollReset
        aria-current={days === current ? "true" : undefined}
        className={`flex min-h-control items-center gap-x-1 rounded-md px-3 ${days === current ? "bg-wash font-semibold" : "text-muted hover:bg-surface"}`}
      >
        <span className="max-sm:sr-only">Last </span>
        {days} days
      </Link>
    ))}
  </nav>
);
