// The interface that every source of mentions implements.
import type { SourceName } from "#shared/sources.ts";

/** A public post as returned by a source, as plain text. */
export type Post = {
  /** Unique within the source. */
  externalId: string;
  url: string;
  author: string | null;
  authorUrl: string | null;
  title: string;
  text: string;
  publishedAt: Date;
  /** Replies and votes; null if the source does not report them. */
  comments: number | null;
  points: number | null;
};

/** One request to a source, for one or more keywords. */
export type SearchQuery = {
  keywords: readonly string[];
  /** The keywords whose words may appear apart; the others are phrases. */
  loose?: readonly string[];
  /** URLs of the project's feeds, for the feed source only. */
  feeds?: readonly string[];
};

/** Called by a source that wants no requests for this many milliseconds. */
export type PauseSource = (ms: number) => void;

export type Source = {
  name: SourceName;
  /** Why the source is unavailable in this environment, shown to customers; undefined if it is available. */
  unavailableReason: string | undefined;
  /** Why the source is off for projects without feeds; only set for the feed source. */
  missingFeedsReason?: string;
  /** Minimum time between two requests across all processes, from the source's rate limit. */
  minIntervalMs: number;
  queriesFor: (keywords: readonly string[], feeds: readonly string[]) => SearchQuery[];
  /** Returns posts since then, newest first. The caller does the matching. Throws SourceError. */
  search: (question: SearchQuery, since: Date, rest?: PauseSource) => Promise<Post[]>;
};

/** Returns why a source is off for a project with these feeds, or undefined if it is on. */
export const disabledReason = ({ unavailableReason, missingFeedsReason }: Source, feeds: readonly string[]) =>
  unavailableReason ?? (feeds.length ? undefined : missingFeedsReason);

type SourceErrorOptions = { retryAfterMs?: number | undefined; posts?: readonly Post[]; cause?: unknown };

/**
 * A failed request to a source. `reason` is shown to customers, `retryAfterMs` is how long the source wants us to wait,
 * and `posts` are those received before the failure.
 */
export class SourceError extends Error {
  readonly reason: string;
  readonly retryAfterMs: number | undefined;
  readonly posts: readonly Post[];

  constructor(reason: string, { retryAfterMs, posts: found = [], cause }: SourceErrorOptions = {}) {
    super(reason, { cause });
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
    this.posts = found;
  }
}
