import type { Severity } from "#shared/suggestions.ts";

export const severityLabels: Record<Severity, { title: string; badge: string; className: string }> = {
  high: { title: "Mend these first", badge: "Important", className: "border border-bad text-bad" },
  medium: { title: "Worth mending soon", badge: "Useful", className: "bg-wash text-accent" },
  low: { title: "When you have time", badge: "Small", className: "bg-surface text-muted" },
};
