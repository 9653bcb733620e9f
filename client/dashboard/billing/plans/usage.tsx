import type { CreditBalance } from "#shared/billing/credits.ts";
import type { Counts, Limits } from "#shared/limits.ts";
import { formatNumber } from "../../../ui/format.ts";
import { limitKeys } from "./plan-card.tsx";

export const Credits = ({ balance: { available, reserved, used } }: { balance: CreditBalance }) => (
  <div className="mt-6">
    <h3 className="font-medium">Submission credits</h3>
    <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
      {Object.entries({ Left: available, Reserved: reserved, Used: used }).map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular-nums">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const usageLabels: Record<keyof Counts, string> = {
  projects: "Projects",
  keywords: "Keywords per project",
  replies: "Replies this month",
  exports: "Leads exported this month",
};

export const Usage = ({ limits, usage }: { limits: Limits; usage: Counts }) => (
  <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
    {limitKeys.map((key) => (
      <li key={key}>
        <div className="flex justify-between gap-4">
          <span>{usageLabels[key]}</span>
          <span className="text-muted tabular-nums">
            {limits[key] === null ? `${usage[key]} (unlimited)` : `${usage[key]} of ${limits[key]}`}
          </span>
        </div>
        {limits[key] !== null && <Meter label={usageLabels[key]} used={usage[key]} limit={limits[key]} />}
        <p className="mt-2 text-sm text-muted empty:hidden">{overLimitText(key, usage[key], limits[key])}</p>
      </li>
    ))}
  </ul>
);

/** Explains a usage above the limit, as after the end of a larger plan. */
export const overLimitText = (key: keyof Counts, used: number, limit: number | null) => {
  if (limit === null || used <= limit) return null;
  if (key === "replies" || key === "exports") return "Used under an earlier plan. The count starts again next month.";
  const things = key === "projects" ? "projects" : "keywords";
  if (limit === 0) return `Your ${things} from before stay readable. Choose a plan to work on them.`;
  return `Your ${things} from an earlier plan all stay. To add one, remove some or choose a larger plan.`;
};

// Drawn with SVG attributes: the content policy blocks inline styles.
const Meter = ({ label, used, limit }: { label: string; used: number; limit: number }) => {
  const fraction = limit === 0 ? 0 : Math.min(1, used / limit);
  return (
    <>
      {limit > 0 && <meter aria-label={label} max={limit} value={Math.min(used, limit)} className="sr-only" />}
      <svg aria-hidden="true" className="mt-2 h-2 w-full rounded-full bg-line">
        <rect
          width={`${fraction * 100}%`}
          height="100%"
          rx="4"
          className={fraction === 1 ? "fill-bad" : "fill-accent-strong"}
        />
      </svg>
    </>
  );
};
