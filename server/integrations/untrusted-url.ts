import { limitMarks } from "#shared/text/combining-marks.ts";

const maxUrlLength = 4_000;
/** Longer URLs are not worth saving. */
const maxWebUrlLength = 2_000;

/**
 * Parses a URL from untrusted text; null if invalid. The URL parser normalizes hosts in quadratic time of their
 * combining marks (also written %CC%95), so marks and length are limited. Data URLs have no host and may be longer.
 */
export const parseUntrustedUrl = (text: string, base?: string | URL) => {
  const limited = limitMarks(text.trim());
  return limited.length > maxUrlLength && !/^data:/i.test(limited) ? null : URL.parse(limited, base);
};

/** Also null unless the URL starts with http(s). */
export const parseWebUrl = (text: string, base?: string | URL) => {
  const url = parseUntrustedUrl(text, base);
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

/** Returns a normalized http(s) URL that is safe to link to, or undefined. */
export const toWebUrl = (text: string, base?: string) => {
  const url = text.trim() ? parseWebUrl(text, base) : null;
  return url && url.href.length <= maxWebUrlLength ? url.href : undefined;
};
