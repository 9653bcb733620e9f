import type { Verdict } from "#shared/conversations/mentions.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";

const buttons = [
  { verdict: "relevant", label: "Relevant", key: "+" },
  { verdict: "not_relevant", label: "Not relevant", key: "-" },
] as const;

type VerdictButtonsProps = {
  verdict: Verdict | null;
  about: string;
  /** Called with null to remove the verdict. */
  onJudge: (verdict: Verdict | null) => void;
};

/** Thumbs up and down; the pressed one is the customer's verdict. */
export const VerdictButtons = ({ verdict, about, onJudge }: VerdictButtonsProps) => {
  const isHydrated = useHydrated();
  return (
    <div className="flex gap-1">
      {buttons.map(({ verdict: value, label, key }) => (
        <button
          key={value}
          type="button"
          disabled={!isHydrated}
          title={label}
          aria-label={`${label}: ${about}`}
          aria-pressed={verdict === value}
          aria-keyshortcuts={key}
          className={`grid size-11 place-items-center rounded-full border ${verdict === value ? "border-edge bg-wash text-ink" : "border-transparent text-muted hover:bg-surface hover:text-ink"}`}
          onClick={() => onJudge(verdict === value ? null : value)}
        >
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            fill={verdict === value ? "currentColor" : "none"}
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
            className={`size-5 ${value === "not_relevant" ? "rotate-180" : ""}`}
          >
            <path d="M3.5 10.5h3.5v9.5H3.5zM7 10.5l4-7.5c1.6 0 2.6 1.1 2.4 2.7l-.5 3.3h5.6c1.3 0 2.2 1.2 1.9 2.4l-1.7 6.9c-.2.9-1 1.7-2 1.7H7z" />
          </svg>
        </button>
      ))}
    </div>
  );
};
