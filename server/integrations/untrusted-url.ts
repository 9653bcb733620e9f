import { fewMarks } from "#shared/text/combining-marks.ts";

const longest = 4_000;

/**
 * An address that strangers wrote, read; null where it is none. A host is composed when it is read, which takes time by
 * the square of its marks, also of those written as %CC%95: an endless address is none. A picture in it has no host.
 */
export const strangeAddress = (text: string, base?: string | URL) => {
  const address = fewMarks(text.trim());
  return address.length > longest && !/^data:/i.test(address) ? null : URL.parse(address, base);
};
