import type { ScanProgress } from "#shared/overview.ts";

type ScanSummary = Pick<ScanProgress, "keywords" | "searched" | "mentions" | "isDone">;

/** Describes the first search's progress. `isOver`: polling has stopped. */
export const scanText = ({ keywords, searched, mentions, isDone }: ScanSummary, isOver: boolean) => {
  const found = `${mentions} ${mentions === 1 ? "mention" : "mentions"}`;
  if (keywords === 0)
    return {
      title: "No keywords yet",
      text: "Add what people write when they need what you sell, and we look for it.",
    };
  if (!isDone)
    return {
      title: mentions ? `Looking for mentions: ${found} so far` : "Looking for mentions",
      text: isOver
        ? "Some places let us ask only now and then. The search goes on without you; come back in a while."
        : "This takes a minute or two. You can go on; the search does not stop when you leave.",
    };
  if (mentions) return { title: `${found} found`, text: "We go on looking by ourselves, and show what is new." };
  return searched < keywords
    ? { title: "The search is not finished", text: "Not every place answered. We try again by ourselves." }
    : {
        title: "Nothing was found yet",
        text: "Nobody wrote about your keywords in the last two weeks. We go on looking by ourselves; wider keywords find more.",
      };
};
