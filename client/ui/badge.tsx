import Check from "lucide-react/icons/check";
import CircleDot from "lucide-react/icons/circle-dot";
import Minus from "lucide-react/icons/minus";
import Play from "lucide-react/icons/play";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";

export type Tone = "attention" | "info" | "good" | "warn" | "bad" | "quiet";

// A shape of its own for each tone, for people who can't tell the colours apart.
const tones = {
  attention: { className: "bg-notice-wash text-notice", Icon: CircleDot },
  info: { className: "bg-info-wash text-info", Icon: Play },
  good: { className: "bg-good-wash text-good", Icon: Check },
  warn: { className: "bg-warn-wash text-warn", Icon: TriangleAlert },
  bad: { className: "bg-bad-wash text-bad", Icon: X },
  quiet: { className: "bg-surface text-muted", Icon: Minus },
} satisfies Record<Tone, unknown>;

/** A state in one or two words. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => {
  const { className, Icon } = tones[tone];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${className}`}
    >
      <Icon size={13} strokeWidth={2.5} aria-hidden="true" />
      {children}
    </span>
  );
};
