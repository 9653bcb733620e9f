import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Select } from "../../../ui/forms/fields.tsx";

type AlertCardProps = { id: string; title: string; isOn: boolean; isBroken?: boolean; children: ReactNode };

/** A way to hear about new mentions, and whether it is on. */
export const AlertCard = ({ id, title, isOn, isBroken = false, children }: AlertCardProps) => (
  <section aria-labelledby={id} className="rounded-2xl border border-line p-5">
    <div className="flex items-center justify-between gap-4">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <Badge tone={isOn ? "good" : isBroken ? "bad" : "quiet"}>{isOn ? "On" : "Off"}</Badge>
    </div>
    {children}
  </section>
);

const labels: Record<number, string> = {
  0: "All mentions",
  20: "Score 20 or more",
  40: "Score 40 or more",
  60: "Score 60 or more",
  80: "Score 80 or more",
};

/** From which score on a mention is announced. A score that was set through the API is kept. */
export const ScoreField = ({ defaultValue }: { defaultValue: number }) => {
  const scores = [...new Set([...Object.keys(labels).map(Number), defaultValue])].sort((one, two) => one - two);
  return (
    <Select
      name="minScore"
      label="Which mentions"
      defaultValue={String(defaultValue)}
      options={scores.map((score) => ({ value: String(score), label: labels[score] ?? `Score ${score} or more` }))}
    />
  );
};
