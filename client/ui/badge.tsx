import type { ReactNode } from "react";

export type Tone = "attention" | "info" | "good" | "warn" | "bad" | "quiet";

const toneClasses: Record<Tone, string> = {
  attention: "bg-wash text-accent",
  info: "bg-info-wash text-info",
  good: "bg-good-wash text-good",
  warn: "bg-warn-wash text-warn",
  bad: "bg-bad-wash text-bad",
  quiet: "bg-surface text-muted",
};

/** A state in one or two words. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${toneClasses[tone]}`}
  >
    {children}
  </span>
);
