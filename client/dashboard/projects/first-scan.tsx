import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { ScanProgress } from "#shared/overview.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { toPageError } from "../../app/page-error.ts";
import { FormMessage } from "../../ui/form.tsx";
import { SourceStatus } from "../overview/source-status.tsx";
import { projectLink } from "./current-project.ts";

type FirstScanProps = { projectId: string; initialProgress: ScanProgress };

/** Progress of the first search, with a link to its results. */
export const FirstScan = ({ projectId, initialProgress }: FirstScanProps) => {
  const { progress, hasStopped, error } = useScanProgress(projectId, initialProgress);
  const { keywords, searched, sources, isDone } = progress;
  const { title, text } = describeScan(progress, hasStopped);
  return (
    <div className="grid max-w-2xl gap-8">
      <section aria-labelledby="search" className="card p-6">
        <h2 id="search" className="text-xl font-semibold">
          {title}
        </h2>
        <p className="mt-1.5 text-muted">{text}</p>
        {keywords > 0 && (
          <>
            <p role="status" className="mt-5 font-medium">
              {searched} of {keywords} {keywords === 1 ? "keyword" : "keywords"} searched
            </p>
            <ProgressBar searched={searched} keywords={keywords} />
          </>
        )}
        <FormMessage className="mt-5">{error}</FormMessage>
        <div className="mt-6 flex flex-wrap gap-3">
          {keywords === 0 ? (
            <Link className="button" to={projectLink("keywords", projectId)}>
              Add keywords
            </Link>
          ) : (
            <Link className={isDone ? "button" : "button button-quiet"} to={projectLink("mentions", projectId)}>
              View mentions
            </Link>
          )}
          <Link className="button button-quiet" to={projectLink("dashboard", projectId)}>
            Go to overview
          </Link>
        </div>
      </section>
      {keywords > 0 && (
        <SourceStatus
          sources={sources}
          noteFor={({ state, searched }) => (state === "on" ? `${searched} of ${keywords} searched` : undefined)}
        />
      )}
    </div>
  );
};

// Drawn with SVG attributes: the content policy blocks inline styles.
const ProgressBar = ({ searched, keywords }: Pick<ScanProgress, "searched" | "keywords">) => (
  <>
    <progress aria-label="Keywords searched" className="sr-only" max={keywords} value={searched} />
    <svg aria-hidden="true" className="mt-2 h-2 w-full rounded-full bg-line">
      <rect width={`${(searched / keywords) * 100}%`} height="100%" rx="4" className="fill-accent-strong" />
    </svg>
  </>
);

const pollMs = 2_000;
/** Five minutes; slower sources are not waited for. */
const maxPolls = 150;

/** Polls the search's progress while the page is visible, until it is done or `maxPolls` is reached. */
const useScanProgress = (projectId: string, initialProgress: ScanProgress) => {
  const [progress, setProgress] = useState(initialProgress);
  const [polls, setPolls] = useState(0);
  const [error, setError] = useState("");
  const hasStopped = progress.isDone || polls >= maxPolls;

  useEffect(() => {
    if (hasStopped) return;
    const abort = new AbortController();
    const poll = async () => {
      const call = browserClient().projects[":id"].scan;
      const init = { init: { signal: abort.signal } };
      setProgress(await read(call.$get({ param: { id: projectId } }, init)));
      setError("");
    };
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      setPolls((count) => count + 1);
      poll().catch((failure) => {
        if (!abort.signal.aborted) setError(toPageError(failure).message);
      });
    }, pollMs);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [projectId, hasStopped]);

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
        text: "No posts of the last two weeks match your keywords. We keep searching. Broader keywords find more.",
      };
};
