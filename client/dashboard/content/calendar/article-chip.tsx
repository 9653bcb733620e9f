import CalendarClock from "lucide-react/icons/calendar-clock";
import { Link } from "react-router";
import type { ArticleSummary } from "#shared/content/articles.ts";
import { formatTime } from "../../../ui/format.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useRole } from "../../role.tsx";
import { articleLink } from "../articles/article-filters.ts";
import { canSchedule, labelOf, toneOf } from "../articles/states.tsx";

const toneClasses = {
  attention: "border-line bg-wash",
  info: "border-line bg-raised",
  good: "border-line bg-good-wash",
  warn: "border-line bg-warn-wash",
  bad: "border-bad bg-bad-wash",
  quiet: "border-line bg-surface",
};

export const linkId = (id: string) => `article-${id}`;

type ArticleChipProps = {
  article: ArticleSummary;
  isPicked: boolean;
  onDrag: () => void;
  onDragEnd: () => void;
  /** Starts moving it by keyboard. */
  onPickUp: () => void;
  /** Asks for its time. */
  onMove: () => void;
};

/** An article in the calendar. Scheduled and approved ones can be moved. */
export const ArticleChip = ({ article, isPicked, onDrag, onDragEnd, onPickUp, onMove }: ArticleChipProps) => {
  const { id, projectId, state, title, scheduledAt } = article;
  const canEdit = useRole("editor");
  const isMovable = canEdit && canSchedule(article);
  const isHydrated = useHydrated();
  return (
    <li
      draggable={isMovable}
      className={`relative min-w-0 rounded-lg border px-2 py-1.5 text-sm leading-snug max-md:pr-14 md:px-1.5 ${toneClasses[toneOf(article)]} ${isMovable ? "cursor-grab" : ""} ${isPicked ? "outline-2 outline-accent" : ""}`}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        onDrag();
      }}
      onDragEnd={onDragEnd}
    >
      {state !== "approved" && (
        <p className="min-h-6 pr-6 text-xs leading-6 text-muted">
          {state === "scheduled" && scheduledAt ? (
            <time dateTime={scheduledAt} className="whitespace-nowrap">
              {formatTime(scheduledAt)}
            </time>
          ) : (
            labelOf(article)
          )}
        </p>
      )}
      <Link
        id={linkId(id)}
        to={articleLink(id, projectId)}
        draggable={false}
        aria-keyshortcuts={isMovable ? "m" : undefined}
        className={`line-clamp-3 wrap-anywhere hover:underline ${state === "approved" ? "md:pr-7" : ""}`}
        onKeyDown={(event) => {
          if (!isMovable || event.key !== "m" || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          onPickUp();
        }}
      >
        {title}
      </Link>
      {isMovable && (
        <button
          type="button"
          disabled={!isHydrated}
          aria-label={`${scheduledAt ? "Move" : "Schedule"} ${title}`}
          className="absolute top-0.5 right-0.5 grid size-6 place-items-center rounded-md text-muted hover:bg-surface hover:text-ink max-md:top-1/2 max-md:right-1 max-md:size-11 max-md:-translate-y-1/2"
          onClick={onMove}
        >
          <CalendarClock size={16} aria-hidden="true" />
        </button>
      )}
    </li>
  );
};
