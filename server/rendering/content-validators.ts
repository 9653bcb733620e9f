// Proves that a rendered page shows what is in the database: by the versions of its tags, read before it was rendered.
import { collectionOf, type TagVersions } from "./content-versions.ts";

type Collection = { versions: TagVersions; at: number };

/**
 * `tick` advances and returns the cache's version, `changedAt` returns that of the last change of a tag. A page rendered
 * since these versions were read has at least the content that they stand for: if a change was missed, the versions read
 * later differ.
 */
export const createContentValidators = (tick: () => number, changedAt: (tag: string) => number) => {
  const collections = new Map<string, Collection>();
  /** Also of changes of single items. */
  const collectionChangedAt = new Map<string, number>();

  return {
    noteChange: (tag: string, at: number) => collectionChangedAt.set(collectionOf(tag), at),

    forget: () => collections.clear(),

    /** Whether nothing in the collection has changed since this version of the cache, as far as we know. */
    isUnchanged: (collection: string, since: number) => (collectionChangedAt.get(collection) ?? 0) <= since,

    /** Saves versions whose reading began at this version of the cache, unless they may be outdated. */
    learn: (collection: string, versions: TagVersions, since: number) => {
      if ((collectionChangedAt.get(collection) ?? 0) > since) return;
      collections.set(collection, { versions, at: tick() });
    },

    existing: (collection: string): TagVersions | undefined => collections.get(collection)?.versions,

    /** Returns the validator of a page rendered since this version of the cache, or undefined if there is none. */
    validatorOf: (tags: Iterable<string>, since: number): string | undefined => {
      const versions: string[] = [];
      for (const tag of tags) {
        const collection = collections.get(collectionOf(tag));
        if (!collection || collection.at > since || changedAt(tag) > collection.at) return undefined;
        versions.push(`${tag}=${collection.versions.get(tag) ?? ""}`);
      }
      return Bun.hash.xxHash3(versions.sort().join("\n")).toString(36);
    },
  };
};
