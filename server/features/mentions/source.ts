// What every source of mentions is to the rest of the product.
import type { SourceName } from "#shared/sources.ts";

/** A public post as a source told of it: text without tags, times as instants. */
export type Post = {
  /** Unique within the source. */
  outsideId: string;
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
export type Question = {
  keywords: readonly string[];
  /** Those among them whose words may stand apart; the others are phrases. */
  loose?: readonly string[];
  /** The project's own, where they are looked through. */
  feeds?: readonly string[];
};

/** Told by a source that answered but wants to be left alone for so long. */
export type Rest = (ms: number) => void;

export type Source = {
  name: SourceName;
  /** Why it cannot be asked here, in words for customers; undefined when it can. */
  off: string | undefined;
  /** Why it is off for a project without feeds: only a source that reads those has it. */
  withoutFeeds?: string;
  /** The least time between two calls of all processes together, as the source's rules want it. */
  everyMs: number;
  questionsFor: (keywords: readonly string[], feeds: readonly string[]) => Question[];
  /** Posts since then, newest first, whether or not they match: matching is ours. Rejects with SourceFailed. */
  ask: (question: Question, since: Date, rest?: Rest) => Promise<Post[]>;
};

/** Why a source is not asked for a project with these feeds; undefined when it is. */
export const whyOff = ({ off, withoutFeeds }: Source, feeds: readonly string[]) =>
  off ?? (feeds.length ? undefined : withoutFeeds);

type Failure = { waitMs?: number | undefined; found?: readonly Post[]; cause?: unknown };

/**
 * A source that did not answer as it should. `reason` is for customers; `waitMs`: how long it wants to be left alone;
 * `found`: what it told before it failed.
 */
export class SourceFailed extends Error {
  readonly reason: string;
  readonly waitMs: number | undefined;
  readonly found: readonly Post[];

  constructor(reason: string, { waitMs, found = [], cause }: Failure = {}) {
    super(reason, { cause });
    this.reason = reason;
    this.waitMs = waitMs;
    this.found = found;
  }
}
