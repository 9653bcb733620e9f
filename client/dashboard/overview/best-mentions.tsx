import { Link } from "react-router";
import type { BestMention } from "#shared/overview.ts";
import { dayOf } from "../../ui/dates.ts";
import { feedLink, noFilters, pageOf } from "../mentions/filters.ts";
import { intentLabels } from "../mentions/intent-labels.ts";
import { sourceLabels } from "../mentions/source-labels.ts";

/** The new mentions most worth a reply. */
export const BestMentions = ({ projectId, mentions }: { projectId: string; mentions: BestMention[] }) => (
  <section aria-labelledby="best">
    <h2 id="best" className="mb-4 text-xl font-semibold">
      Most worth an answer
    </h2>
    {mentions.length ? (
      <ul className="divide-y divide-line rounded-2xl border border-line">
        {mentions.map(({ id, title, author, source, intent, score, foundAt, newer }) => (
          <li key={id} className="relative flex items-center justify-between gap-4 px-5 py-4 hover:bg-surface">
            <div className="min-w-0">
              <Link
                to={`${feedLink(projectId, noFilters, pageOf(newer))}#${id}`}
                className="font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {title || "Without a title"}
              </Link>
              <p className="mt-0.5 text-sm text-muted wrap-anywhere">
                {intentLabels[intent]} · {sourceLabels[source]}
                {author && ` · ${author}`} · <time dateTime={foundAt}>{dayOf(foundAt)}</time>
              </p>
            </div>
            <p className="shrink-0 rounded-full bg-wash px-3 py-1 text-sm font-semibold tabular-nums">
              <span className="sr-only">Score </span>
              {score}
            </p>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">Nothing new waits for you. What the next searches find shows here.</p>
    )}
  </section>
);
