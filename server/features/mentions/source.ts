// What every source of mentions is to the rest of the product.
import type { SourceName } from "#shared/sources.ts";

/** A public post as a source told of it: text without tags, times as instants. */
export type Post = {
  /** Unique within the source. */
  externalId: string;
  url: string;
  author: string | null;
  authorUrl: string | null;
  title: string;
  text: string;
  publishedAt: Date;
  /** How many answered or voted; null where the source does not say. */
  comments: number | null;
  points: number | null;
};

/** One call to a source, for one keyword or for several that it can ask for at once. */
export type SearchQuery = {
  keywords: readonly string[];
  /** Those among them whose words may stand apart; the others are phrases. */
  loose?: readonly string[];
  /** The project's own, where they are looked through. */
  feeds?: readonly string[];
};

/** Told by a source that answered but wants to be left alone for so long. */
export type PauseSource = (ms: number) => void;

export type Source = {
  name: SourceName;
  /** Why it cannot be asked here, in words for customers; undefined when it can. */
  unavailableReason: string | undefined;
  /** Why it is off for a project without feeds: only a source that reads those has it. */
  missingFeedsReason?: string;
  /** The least time between two calls of all processes together, as the source's rules want it. */
  minIntervalMs: number;
  queriesFor: (keywords: readonly string[], feeds: readonly string[]) => SearchQuery[];
  /** Posts since then, newest first, whether or not they match: matching is ours. Rejects with SourceFailed. */
  search: (question: SearchQuery, since: Date, rest?: PauseSource) => Promise<Post[]>;
};

/** Why a source is not asked for a project with these feeds; undefined when it is. */
export const disabledReason = ({ unavailableReason, missingFeedsReason }: Source, feeds: readonly string[]) =>
  unavailableReason ?? (feeds.length ? undefined : missingFeedsReason);

type SourceErrorOptions = { retryAfterMs?: number | undefined; posts?: readonly Post[]; cause?: unknown };

/**
 * A source that did not answer as it should. `reason` is for customers; `waitMs`: how long it wants to be left alone;
 * `found`: what it told before it failed.
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
