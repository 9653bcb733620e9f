import { Fragment } from "react";
import type { Mention, MentionStatus, Verdict } from "#shared/conversations/mentions.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { Score } from "../../../ui/score.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useRole } from "../../role.tsx";
import { highlight } from "./highlight.ts";
import { intentLabels } from "./labels.ts";

type MentionCardProps = {
  mention: Mention;
  onReply: (mention: Mention) => void;
  onDismiss: (mention: Mention) => void;
  onRestore: (mention: Mention) => void;
  onJudge: (mention: Mention, verdict: Verdict | null) => void;
};

/** A mention in the feed. Its controls declare their shortcut in `aria-keyshortcuts`. */
export const MentionCard = ({ mention, onReply, onDismiss, onRestore, onJudge }: MentionCardProps) => {
  const { id, title, author, excerpt, keyword, intent, score, reasons, status, reply } = mention;
  const canEdit = useRole("editor");
  const about = title || `A post${author ? ` by ${author}` : ""}`;
  return (
    <article
      id={id}
      data-list-item
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 rounded-2xl border border-line p-5 focus-within:border-edge sm:p-6"
    >
      <MentionSource mention={mention} />
      <h2 id={`${id}-title`} className="mt-1 text-lg font-semibold wrap-anywhere">
        <a
          href={mention.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-keyshortcuts="o"
          className="inline-block min-h-6 hover:underline"
        >
          <Highlighted text={about} keyword={keyword} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </h2>
      {excerpt && (
        <p className="mt-2 max-w-prose text-muted wrap-anywhere">
          <Highlighted text={excerpt} keyword={keyword} />
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span className="font-medium">{intentLabels[intent]}</span>
        <span className="text-muted wrap-anywhere">Matches “{keyword}”</span>
        <StatusBadge status={status} hasDraft={reply !== null} />
        <Score score={score} reasons={reasons} />
      </div>
      {canEdit && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            variant={status === "new" ? "primary" : "quiet"}
            aria-keyshortcuts="r"
            onClick={() => onReply(mention)}
          >
            {reply === null ? "Reply" : "Open reply"}
            <span className="sr-only">: {about}</span>
          </Button>
          <Button
            variant="quiet"
            aria-keyshortcuts="x e"
            onClick={() => (status === "dismissed" ? onRestore : onDismiss)(mention)}
          >
            {status === "dismissed" ? "Restore" : "Dismiss"}
            <span className="sr-only">: {about}</span>
          </Button>
          <VerdictButtons verdict={mention.verdict} about={about} onJudge={(verdict) => onJudge(mention, verdict)} />
        </div>
      )}
    </article>
  );
};

const MentionSource = ({ mention: { source, author, authorUrl, publishedAt, alsoFoundIn } }: { mention: Mention }) => (
  <p className="text-sm text-muted wrap-anywhere">
    {sourceLabels[source]}
    {author && " · "}
    {author && authorUrl ? (
      <a
        href={authorUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-block min-h-6 underline hover:text-ink"
      >
        {author}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ) : (
      author
    )}
    {" · "}
    <time dateTime={publishedAt}>{formatDateTime(publishedAt)}</time>
    {alsoFoundIn.map(({ source: other, url }, at) => (
      <Fragment key={`${other} ${url}`}>
        {at ? ", " : " · Also on "}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-block min-h-6 underline hover:text-ink"
        >
          {sourceLabels[other]}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
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

const StatusBadge = ({ status, hasDraft }: { status: MentionStatus; hasDraft: boolean }) => {
  if (status === "replied")
    return <span className="rounded-full bg-good-wash px-3 py-1 font-medium text-good">Replied</span>;
  if (status === "dismissed") return <span className="rounded-full bg-surface px-3 py-1 text-muted">Dismissed</span>;
  return hasDraft && <span className="rounded-full bg-surface px-3 py-1 text-muted">Draft</span>;
};

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
const VerdictButtons = ({ verdict, about, onJudge }: VerdictButtonsProps) => {
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
          className={`grid size-11 place-items-center rounded-full border ${verdict === value ? "border-edge bg-wash text-ink" : "border-transparent text-muted hover:bg-surface hover:text-ink"}`}
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
