// The interface that every source of mentions implements.
import type { SourceName, SourceSettings } from "#shared/conversations/sources.ts";

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
  /** ISO 639-1, if the source reports it. */
  language?: string | undefined;
};

/** One request to a source, for one or more keywords. */
export type SearchQuery = {
  keywords: readonly string[];
  /** The keywords whose words may appear apart; the others are phrases. */
  loose?: readonly string[];
  /** What the project chose at this source: URLs of feeds or forums, tags, or names of sites. */
  targets?: readonly string[];
  /** The base URL of the instance that the project chose. */
  site?: string;
};

/** What a project chose for its sources. */
export type SourceChoices = { feeds: readonly string[] } & SourceSettings;

/** Called by a source that wants no requests for this many milliseconds. */
export type PauseSource = (ms: number) => void;
/** Called by a source when a part of a search failed, with a sentence for the customer. */
export type WarnCustomer = (reason: string) => void;

export type Source = {
  name: SourceName;
  /** Why the source is unavailable in this environment, shown to customers; undefined if it is available. */
  unavailableReason: string | undefined;
  /** Why the source is off for a project with these choices, or undefined if it is on. */
  missingReason?: (choices: SourceChoices) => string | undefined;
  /** Whether its posts come from addresses that customers gave, so that other customers must not see them. */
  isPrivate?: boolean;
  /** Searches that the source allows in a day; by default, as many as `minIntervalMs` does. */
  dailySearches?: number;
  /** Whether one search is for all keywords of a project. */
  searchesAllAtOnce?: boolean;
  /** Minimum time between two requests across all processes, from the source's rate limit. */
  minIntervalMs: number;
  queriesFor: (keywords: readonly string[], choices: SourceChoices) => SearchQuery[];
  /** Returns posts since then, newest first. The caller does the matching. Throws SourceError. */
  search: (query: SearchQuery, since: Date, pause?: PauseSource, warn?: WarnCustomer) => Promise<Post[]>;
};

/** Returns why a source is off for a project with these choices, or undefined if it is on. */
export const disabledReason = ({ name, unavailableReason, missingReason }: Source, choices: SourceChoices) =>
  unavailableReason ?? (choices.disabled.includes(name) ? "You switched this source off." : missingReason?.(choices));

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
