// Which body a request accepts (RFC 9110, 12.5.3), and whether the client has it already (13.1.2).

/** In the order of preference. */
export const encodings = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof encodings)[number];
/** The same body by encoding. */
export type Encoded = Partial<Record<Encoding, Uint8Array>>;

/** Returns the best encoding the client accepts; `;q=0` rejects one. */
export const negotiateEncoding = (accepted: string): Encoding | undefined => {
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
  return encodings.find((name) => acceptedNames.has(name));
};

/** Whether an `If-None-Match` header names this ETag. */
export const matchesEtag = (condition: string | null, etag: string) =>
  condition !== null &&
  (condition === "*" || condition.split(",").some((part) => part.trim().replace(/^W\//, "") === etag));
