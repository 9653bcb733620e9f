type Limits = { minMs: number; maxMs: number; now?: Date };

/** Parses Retry-After (seconds, or a date relative to the server's clock) into milliseconds within the limits. */
export const retryAfterMs = (headers: Headers, { minMs, maxMs, now = new Date() }: Limits) => {
  const retryAfter = headers.get("retry-after");
  if (!retryAfter) return undefined;
  const sentAt = Date.parse(headers.get("date") ?? "") || now.getTime();
  const ms = /^\d+(\.\d+)?$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - sentAt;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, minMs), maxMs) : undefined;
};
