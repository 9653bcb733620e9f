type Rating = { drSource: string | null; drYear: number | null };

/**
 * Where a directory's rating comes from, for customers: `Ahrefs, 2026`. Of a repository, it names the tool that measured
 * the rating, if the repository does.
 */
export const ratingSource = ({ drSource, drYear }: Rating) => {
  const repository = drSource?.match(/^[\w.-]+\/[\w.-]+(?: \((.*)\))?$/);
  const tool = repository?.[1] === "tool not named" ? undefined : repository?.[1];
  const name = repository ? (tool ?? "public list") : drSource;
  return [name, drYear].filter(Boolean).join(", ");
};
