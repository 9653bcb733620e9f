import type { StoredPreview } from "#shared/conversations/mentions.ts";
import type { KeywordInput } from "#shared/workspace/keywords.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { useDebouncedRead } from "../../../app/use-debounced-read.ts";
import { formatDate } from "../../../ui/format.ts";
import { Score } from "../../../ui/score.tsx";
import { sourceLabels } from "../mentions/labels.ts";

/** Shows what a keyword would find among the posts read lately, whenever its user stops typing. */
export const LivePreview = ({ projectId, input }: { projectId: string; input: KeywordInput }) => {
  const isEmpty = input.text.length < 2;
  const { loaded, isLoading } = useDebouncedRead(isEmpty ? undefined : { projectId, input }, (latest) => {
    const call = browserClient().projects[":id"].keywords.preview;
    return read(call.$post({ param: { id: latest.projectId }, json: latest.input }));
  });
  if (isEmpty || !loaded) return null;
  const { data: preview, error } = loaded;
  return (
    <section aria-labelledby="live-preview" className="mt-6 border-t border-line pt-6" aria-busy={isLoading}>
      <h3 id="live-preview" className="font-semibold">
        Matches among recent posts
      </h3>
      <p role="status" className={`mt-1 text-sm ${error ? "text-bad" : "text-muted"}`}>
        {error ?? summaryOf(preview)}
      </p>
      {preview && preview.matches.length > 0 && (
        <ul
          className={`mt-4 grid max-h-96 gap-4 overflow-y-auto rounded-2xl border border-line p-4 ${isLoading ? "opacity-60" : ""}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
          tabIndex={0}
          aria-label="Matching posts"
        >
          {preview.matches.map((match) => (
            <li key={match.url} className="min-w-0">
              <a href={match.url} target="_blank" rel="noopener noreferrer" className="link wrap-anywhere">
                {match.title || "Comment"}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              <p className="mt-0.5 text-sm wrap-anywhere text-muted">
                {sourceLabels[match.source]}
                {match.author && ` · ${match.author}`} ·{" "}
                <time dateTime={match.publishedAt}>{formatDate(match.publishedAt)}</time>
                {match.excerpt !== match.title && `: ${match.excerpt}`}
              </p>
              <Score score={match.score} reasons={match.reasons} of={match.title || "Comment"} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const summaryOf = (preview: StoredPreview | undefined) => {
  const count = preview?.matches.length ?? 0;
  if (!count) return "No post that we have read in the last 30 days matches. Searching the sources may find others.";
  if (preview?.hasMore) return `The ${count} newest, with the score they would get.`;
  return `${count === 1 ? "1 post" : `${count} posts`}, with the score they would get.`;
};
