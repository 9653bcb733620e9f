export type Command = {
  id: string;
  group: string;
  label: string;
  detail?: string;
  /** Where it leads, or else what it does. */
  to?: string;
  run?: () => void;
};

const shown = 50;

/**
 * How well a text matches: the start of the label is best, then of a word, then any part, then its letters in order.
 * 0 without a match.
 */
export const scoreMatch = (label: string, text: string) => {
  const [whole, part] = [label.toLowerCase(), text.trim().toLowerCase()];
  const at = whole.indexOf(part);
  if (at === 0) return 4;
  if (at > 0) return /[\s./-]/.test(whole[at - 1] ?? "") ? 3 : 2;
  let next = 0;
  for (const letter of whole) if (letter === part[next]) next++;
  return next === part.length ? 1 : 0;
};

/** The matching commands by group, groups in the order of their best match; recently used ones come first. */
export const rankCommands = (commands: Command[], text: string, recent: string[]): Command[] => {
  const recency = ({ id }: Command) => (recent.includes(id) ? 1 - recent.indexOf(id) / recent.length : 0);
  const ranked = commands
    .map((command) => {
      const match = text.trim()
        ? Math.max(scoreMatch(command.label, text), scoreMatch(command.detail ?? "", text) / 2)
        : 1;
      return { command, score: match && match + recency(command) / 2 };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({ command }) => command);
  return [...Map.groupBy(ranked, ({ group }) => group).values()].flat();
};
