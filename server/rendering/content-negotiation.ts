// Which body a request accepts (RFC 9110, 12.5.3), and whether the client has it already (13.1.2).
import { LRUCache } from "lru-cache";

/** In the order of preference. */
export const encodings = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof encodings)[number];
/** The same body by encoding. */
export type Encoded = Partial<Record<Encoding, Uint8Array>>;

/** Results by header: clients send few different ones. */
const negotiated = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 100 });

/** Returns the best encoding the client accepts; `;q=0` rejects one. */
export const negotiateEncoding = (accepted: string): Encoding | undefined => {
  if (/(^|, ?)br(,|$)/.test(accepted)) return "br";
  const cached = negotiated.get(accepted);
  if (cached) return cached.encoding;
  const acceptedNames = new Set(
    accepted
      .split(",")
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name),
  );
  const encoding = encodings.find((name) => acceptedNames.has(name));
  // Longer ones can't be many in memory.
  if (accepted.length < 200) negotiated.set(accepted, { encoding });
  return encoding;
};

/** Whether an `If-None-Match` header names this ETag. */
export const matchesEtag = (condition: string | null, etag: string) =>
  condition !== null &&
  (condition === "*" || condition.split(",").some((part) => part.trim().replace(/^W\//, "") === etag));
