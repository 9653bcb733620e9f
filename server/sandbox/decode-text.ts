/** A response body from a website, with its Content-Type and final URL. */
export type Served = { url: string; type: string; bytes: Uint8Array };

/** Decodes HTML with the encoding from the byte order mark, the Content-Type header or the meta tag. */
export const decodeHtml = ({ bytes, type }: Served) => {
  const start = latin1(bytes, 2_048);
  // A page whose tag can be read is not in UTF-16, even if it says so.
  const stated = start.match(/<meta[^>]+charset=["']?\s*([\w-]+)/i)?.[1]?.replace(/^utf-16.*/i, "utf-8");
  const named = charsetIn(type) ?? stated;
  return decode(bytes, byteOrderMark(start) ?? named);
};

/** Decodes XML with the encoding from the byte order mark, the Content-Type header or the XML declaration. */
export const decodeXml = ({ bytes, type }: Served) => {
  const start = latin1(bytes, 200);
  return decode(
    bytes,
    byteOrderMark(start) ?? charsetIn(type) ?? start.match(/^\s*<\?xml[^>]*encoding=["']([\w-]+)/i)?.[1],
  );
};

const byteOrderMark = (start: string) => {
  if (start.startsWith("\xef\xbb\xbf")) return "utf-8";
  if (start.startsWith("\xff\xfe")) return "utf-16le";
  return start.startsWith("\xfe\xff") ? "utf-16be" : undefined;
};

const charsetIn = (type: string) => type.match(/charset=["']?([\w-]+)/i)?.[1];

const latin1 = (bytes: Uint8Array, length: number) => Buffer.from(bytes.subarray(0, length)).toString("latin1");

const decode = (bytes: Uint8Array, encoding = "utf-8") => {
  try {
    return new TextDecoder(encoding as Bun.Encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};
