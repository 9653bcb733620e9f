import type { Counts, Limits } from "#shared/limits.ts";

const labels: Record<keyof Counts, string> = {
  projects: "Projects",
  keywords: "Keywords in a project",
  replies: "Replies this month",
  exports: "Leads exported this month",
};
export const limitKeys = Object.keys(labels) as (keyof Counts)[];

/** Usage of each plan limit. */
export const Usage = ({ limits, usage }: { limits: Limits; usage: Counts }) => (
  <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
    {limitKeys.map((key) => (
      <li key={key}>
        <div className="flex justify-between gap-4">
          <span>{labels[key]}</span>
          <span className="text-muted tabular-nums">{amountText(usage[key], limits[key])}</span>
        </div>
        {limits[key] !== null && <Meter label={labels[key]} used={usage[key]} limit={limits[key]} />}
      </li>
    ))}
  </ul>
);

const amountText = (used: number, limit: number | null) =>
  limit === null ? `${used}, no limit` : `${used} of ${limit}`;

// Drawn with SVG attributes: the content policy blocks inline styles.
const Meter = ({ label, used, limit }: { label: string; used: number; limit: number }) => {
  const part = limit === 0 ? 0 : Math.min(1, used / limit);
  return (
    <>
      {limit > 0 && <meter aria-label={label} max={limit} value={Math.min(used, limit)} className="sr-only" />}
      <svg aria-hidden="true" className="mt-2 h-2 w-full rounded-full bg-line">
        <rect
          width={`${part * 100}%`}
          height="100%"
          rx="4"
          className={part === 1 ? "fill-bad" : "fill-accent-strong"}
        />
      </svg>
    </>
  );
};

/** A limit as a plan shows it: `10 projects`. */
export const limitText = (key: keyof Counts, limit: number | null) =>
  `${limit === null ? "Unlimited" : limit.toLocaleString("en-US")} ${limitWords[key]}`;

const limitWords: Record<keyof Counts, string> = {
  projects: "projects",
  keywords: "keywords in each project",
  replies: "replies a month",
  exports: "exported leads a month",
};
