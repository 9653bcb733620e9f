/** Bytes as a website served them, with their Content-Type and the address they came from in the end. */
export type Served = { url: string; type: string; bytes: Uint8Array };

/** The text of a page in the encoding that its header or its head names. */
export const decodeHtml = ({ bytes, type }: Served) =>
  decode(bytes, charsetIn(type) ?? latin1(bytes, 2_048).match(/<meta[^>]+charset=["']?\s*([\w-]+)/i)?.[1]);

const charsetIn = (type: string) => type.match(/charset=["']?([\w-]+)/i)?.[1];

const latin1 = (bytes: Uint8Array, length: number) => Buffer.from(bytes.subarray(0, length)).toString("latin1");

const decode = (bytes: Uint8Array, encoding = "utf-8") => {
  try {
    return new TextDecoder(encoding as Bun.Encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};
