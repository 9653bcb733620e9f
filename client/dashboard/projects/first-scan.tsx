import { Link } from "react-router";
import type { ScanProgress } from "#shared/overview.ts";
import { FormMessage } from "../../ui/form.tsx";
import { SourceStatus } from "../overview/source-status.tsx";
import { projectLink } from "./current-project.ts";
import { scanText } from "./scan-text.ts";
import { useScanProgress } from "./use-scan-progress.ts";

type FirstScanProps = { projectId: string; start: ScanProgress };

/** Progress of the first search, with a link to its results. */
export const FirstScan = ({ projectId, start }: FirstScanProps) => {
  const { progress, isOver, failure } = useScanProgress(projectId, start);
  const { keywords, searched, sources, isDone } = progress;
  const { title, text } = scanText(progress, isOver);
  return (
    <div className="grid max-w-2xl gap-8">
      <section aria-labelledby="search" className="card p-6 sm:p-8">
        <h2 id="search" className="text-xl font-semibold">
          {title}
        </h2>
        <p className="mt-2 text-muted">{text}</p>
        {keywords > 0 && (
          <>
            <p role="status" className="mt-6 font-medium">
              {searched} of {keywords} {keywords === 1 ? "keyword" : "keywords"} searched
            </p>
            <SearchBar searched={searched} keywords={keywords} />
          </>
        )}
        <FormMessage className="mt-5">{failure}</FormMessage>
        <div className="mt-6 flex flex-wrap gap-3">
          {keywords === 0 ? (
            <Link className="button" to={projectLink("keywords", projectId)}>
              Add keywords
            </Link>
          ) : (
            <Link className={isDone ? "button" : "button button-quiet"} to={projectLink("mentions", projectId)}>
              See the mentions
            </Link>
          )}
          <Link className="button button-quiet" to={projectLink("dashboard", projectId)}>
            Go to the overview
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
const SearchBar = ({ searched, keywords }: Pick<ScanProgress, "searched" | "keywords">) => (
  <>
    <progress aria-label="Keywords searched" className="sr-only" max={keywords} value={searched} />
    <svg aria-hidden="true" className="mt-2 h-2 w-full rounded-full bg-line">
      <rect width={`${(searched / keywords) * 100}%`} height="100%" rx="4" className="fill-accent-strong" />
    </svg>
  </>
);
