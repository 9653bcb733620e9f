import { useState } from "react";
import type { ScanProgress } from "#shared/conversations/sources.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { toPageError } from "../../../app/page-error.ts";
import { usePolling } from "../../use-polling.ts";

/** The progress of a project's first search. */
// Drawn with SVG attributes: the content policy blocks inline styles.
export const ScanProgressBar = ({ searched, keywords }: Pick<ScanProgress, "searched" | "keywords">) => (
  <>
    <p role="status" className="mt-3 font-medium">
      {searched} of {keywords} {keywords === 1 ? "keyword" : "keywords"} searched
    </p>
    <progress aria-label="Keywords searched" className="sr-only" max={keywords} value={searched} />
    <svg aria-hidden="true" className="mt-2 h-2 w-full rounded-full bg-line">
      <rect width={`${(searched / keywords) * 100}%`} height="100%" rx="4" className="fill-accent-strong" />
    </svg>
  </>
);

/** Five minutes; slower sources are not waited for. */
const maxPolls = 150;

/** Polls the search's progress while the page is visible, until it is done or `maxPolls` is reached. */
export const useScanProgress = (projectId: string, initialProgress: ScanProgress) => {
  const [progress, setProgress] = useState(initialProgress);
  const [polls, setPolls] = useState(0);
  const [error, setError] = useState("");
  const hasStopped = progress.isDone || polls >= maxPolls;

  const poll = async (signal: AbortSignal) => {
    setPolls((count) => count + 1);
    const call = browserClient().projects[":id"].scan;
    setProgress(await read(call.$get({ param: { id: projectId } }, { init: { signal } })));
    setError("");
  };
  usePolling(!hasStopped, poll, (failure) => setError(toPageError(failure).message));

  return { progress, hasStopped, error };
};

type ScanSummary = Pick<ScanProgress, "keywords" | "searched" | "mentions" | "isDone">;

/** Describes the first search. `hasStopped`: its progress is no longer polled. */
export const describeScan = ({ keywords, searched, mentions, isDone }: ScanSummary, hasStopped: boolean) => {
  const foundText = `${mentions} ${mentions === 1 ? "mention" : "mentions"} found`;
  if (keywords === 0)
    return {
      title: "No keywords yet",
      text: "Add phrases people use when they need what you sell, and we'll search for them.",
    };
  if (!isDone)
    return {
      title: mentions ? `Searching: ${foundText} so far` : "Searching for mentions",
      text: hasStopped
        ? "Some sources limit how often we can search. The search continues in the background, so check back later."
        : "This takes a minute or two. The search continues if you leave this page.",
    };
  if (mentions) return { title: foundText, text: "We keep searching and add new mentions as we find them." };
  return searched < keywords
    ? { title: "The search is incomplete", text: "Some sources didn't respond. We'll retry automatically." }
    : {
        title: "No mentions yet",
        text: "No posts from the last two weeks match your keywords. We keep searching. Broader keywords find more.",
      };
};
