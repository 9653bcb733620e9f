import { limitMarks } from "#shared/text/combining-marks.ts";

const maxUrlLength = 4_000;

/**
 * An address that strangers wrote, read; null where it is none. A host is composed when it is read, which takes time by
 * the square of its marks, also of those written as %CC%95: an endless address is none. A picture in it has no host.
 */
export const parseUntrustedUrl = (text: string, base?: string | URL) => {
  const address = limitMarks(text.trim());
  return address.length > maxUrlLength && !/^data:/i.test(address) ? null : URL.parse(address, base);
};
