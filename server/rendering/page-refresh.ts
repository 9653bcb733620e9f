// Keeps the page cache up to date in the background: reads the versions of changed content, renders outdated pages again,
// and checks what may have changed unnoticed.
import { setTimeout } from "node:timers/promises";
import type { Db } from "#db/connect.ts";
import type { Log } from "../observability/log.ts";
import { collectionOf, readTagVersions, type TagVersions, versionedCollections } from "./content-versions.ts";
import type { PageCache } from "./page-cache.ts";

type RefreshOptions = {
  cache: PageCache;
  db: Db;
  log: Log;
  /** Renders a page and waits until it is cached. */
  render: (path: string) => Promise<void>;
  /** Jobs change single directories all the time; their versions are read together. */
  itemDelayMs?: number;
};

export const createPageRefresh = ({ cache, db, log, render, itemDelayMs = 60_000 }: RefreshOptions) => {
  const { validators } = cache;
  const collections = new Set<string>();
  const paths = new Set<string>();
  let running: Promise<void> | undefined;
  let itemTimer: Timer | undefined;
  let isStopped = false;

  const learn = async (collection: string) => {
    const since = cache.version();
    const versions = await readTagVersions(db, collection);
    if (versions) validators.learn(collection, versions, since);
    // Pages that were rendered before the versions were known would have to be rendered again at the next start.
    for (const path of cache.listRequested(collection, { lacksValidator: true })) paths.add(path);
  };

  const runNext = async () => {
    const [collection] = collections;
    if (collection !== undefined) {
      collections.delete(collection);
      return learn(collection);
    }
    const [path = ""] = paths;
    paths.delete(path);
    const startedAt = performance.now();
    await render(path);
    // Leaves at least half of the processor to requests.
    await setTimeout(performance.now() - startedAt);
  };

  const run = async () => {
    while (!isStopped && collections.size + paths.size > 0)
      await runNext().catch((err) => log.warn({ err }, "Could not render outdated pages again."));
    running = undefined;
  };

  const start = () => {
    if (!running && collections.size + paths.size > 0) running = run();
  };

  const readLater = (collection: string) => {
    itemTimer ??= globalThis.setTimeout(() => {
      itemTimer = undefined;
      collections.add(collection);
      start();
    }, itemDelayMs);
    itemTimer.unref();
  };

  cache.onInvalidate((tag, outdated) => {
    const collection = collectionOf(tag);
    if (tag === collection) collections.add(collection);
    else readLater(collection);
    const others = [...paths];
    paths.clear();
    for (const path of [...outdated, ...others]) paths.add(path);
    start();
  });

  /** Invalidates what differs from the versions that were read before. */
  const compare = (collection: string, versions: TagVersions, since: number) => {
    // A change that came meanwhile has already invalidated its pages.
    if (!validators.isUnchanged(collection, since)) return collections.add(collection);
    const existing = validators.existing(collection);
    if (existing?.get(collection) !== versions.get(collection)) return cache.invalidate(collection);
    const items = [...versions].filter(([tag, version]) => existing?.get(tag) !== version);
    if (!items.length) return undefined;
    collections.add(collection);
    for (const [tag] of items) cache.invalidate(tag);
    // Lists may show an item's earlier state until they are rendered again.
    for (const path of cache.listRequested(collection)) paths.add(path);
    return undefined;
  };

  return {
    /** Reads all versions, so that stored pages can be restored and new ones stored. */
    learnAll: async () => {
      for (const collection of versionedCollections) await learn(collection);
      start();
    },

    /** Call this when changes may have been missed. Without the database, all pages are removed. */
    check: async () => {
      try {
        for (const collection of versionedCollections) {
          const since = cache.version();
          const versions = await readTagVersions(db, collection);
          if (versions) compare(collection, versions, since);
        }
        for (const tag of cache.tags()) if (!versionedCollections.includes(collectionOf(tag))) cache.invalidate(tag);
      } catch (err) {
        log.warn({ err }, "Could not check whether pages are outdated. All are rendered again.");
        cache.invalidateAll();
      }
      start();
    },

    /** Resolves when there is nothing left to do. */
    settled: async () => {
      while (running) await running;
    },

    stop: async () => {
      isStopped = true;
      clearTimeout(itemTimer);
      await running;
    },
  };
};
