const lifetimeMs = 5 * 60_000;
const maxEntries = 200;

/** Caches listings that many projects read, such as the newest posts with a tag. Failures are not cached. */
export const createListingCache = <Listing>(clock: () => Date) => {
  const entries = new Map<string, { listing: Listing; until: number }>();
  return async (key: string, read: () => Promise<Listing>): Promise<Listing> => {
    const now = clock().getTime();
    const entry = entries.get(key);
    if (entry && entry.until > now) return entry.listing;
    const listing = await read();
    entries.delete(key);
    entries.set(key, { listing, until: now + lifetimeMs });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return listing;
  };
};
