import { Fragment } from "react";
import type { Mention, Verdict } from "#shared/conversations/mentions.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { Score } from "../../../ui/score.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { highlight } from "./highlight.ts";
import { intentLabels } from "./labels.ts";

/** A post that has no title is named by its author. */
export const titleOf = ({ title, author }: Mention) => title || `A post${author ? ` by ${author}` : ""}`;

/** The post with its source and score. */
export const MentionDetails = ({ mention }: { mention: Mention }) => {
  const { url, excerpt, keyword, intent, score, reasons } = mention;
  return (
    <article>
      <MentionSource mention={mention} />
      <h3 className="mt-1 text-lg font-semibold wrap-anywhere">
        <ExternalLink href={url} aria-keyshortcuts="o" className="inline-block min-h-6 hover:underline">
          <Highlighted text={titleOf(mention)} keyword={keyword} />
        </ExternalLink>
      </h3>
      {excerpt && (
        <p className="mt-1 text-muted wrap-anywhere">
          <Highlighted text={excerpt} keyword={keyword} />
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <span className="font-medium">{intentLabels[intent]}</span>
        <span className="text-muted wrap-anywhere">Matches “{keyword}”</span>
        <Score score={score} reasons={reasons} />
      </div>
    </article>
  );
};

const MentionSource = ({ mention: { source, author, authorUrl, publishedAt, alsoFoundIn } }: { mention: Mention }) => (
  <p className="text-sm text-muted wrap-anywhere">
    {sourceLabels[source]}
    {author && " · "}
    {author && authorUrl ? (
      <ExternalLink href={authorUrl} className="inline-block min-h-6 underline hover:text-ink">
        {author}
      </ExternalLink>
    ) : (
      author
    )}
    {" · "}
    <time dateTime={publishedAt}>{formatDateTime(publishedAt)}</time>
    {alsoFoundIn.map(({ source: other, url }, at) => (
      <Fragment key={`${other} ${url}`}>
        {at ? ", " : " · Also on "}
        <ExternalLink href={url} className="inline-block min-h-6 underline hover:text-ink">
          {sourceLabels[other]}
        </ExternalLink>
      </Fragment>
    ))}
  </p>
);

const Highlighted = ({ text, keyword }: { text: string; keyword: string }) =>
  highlight(text, keyword).map(({ text: piece, at, isHit }) =>
    isHit ? (
      <mark key={at} className="rounded bg-wash px-0.5 text-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );

const buttons = [
  { verdict: "relevant", label: "Relevant", key: "+" },
  { verdict: "not_relevant", label: "Not relevant", key: "-" },
] as const;

type VerdictButtonsProps = {
  verdict: Verdict | null;
  about: string;
  /** Called with null to remove the verdict. */
  onJudge: (verdict: Verdict | null) => void;
};

/** Thumbs up and down; the pressed one is the customer's verdict. */
export const VerdictButtons = ({ verdict, about, onJudge }: VerdictButtonsProps) => {
  const isHydrated = useHydrated();
  return (
    <div className="flex gap-1">
      {buttons.map(({ verdict: value, label, key }) => (
        <button
          key={value}
          type="button"
          disabled={!isHydrated}
          title={label}
          aria-label={`${label}: ${about}`}
          aria-pressed={verdict === value}
          aria-keyshortcuts={key}
          className={`grid size-control place-items-center rounded-lg border ${verdict === value ? "border-edge bg-wash text-ink" : "border-transparent text-muted hover:bg-surface hover:text-ink"}`}
          onClick={() => onJudge(verdict === value ? null : value)}
        >
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            fill={verdict === value ? "currentColor" : "none"}
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
            className={`size-5 ${value === "not_relevant" ? "rotate-180" : ""}`}
          >
            <path d="M3.5 10.5h3.5v9.5H3.5zM7 10.5l4-7.5c1.6 0 2.6 1.1 2.4 2.7l-.5 3.3h5.6c1.3 0 2.2 1.2 1.9 2.4l-1.7 6.9c-.2.9-1 1.7-2 1.7H7z" />
          </svg>
        </button>
      ))}
    </div>
  );
};
