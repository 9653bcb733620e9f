import { Select } from "../../../ui/forms/fields.tsx";

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
