import type { WebsiteInfos } from "#shared/website-infos.ts";
import type { ReadPublic } from "../outside/safe-fetch.ts";
import { pageInfos } from "./page-infos.ts";

const html = { accept: /^(text\/html|application\/xhtml\+xml)\b/i };

/** What a website says of itself. */
export const websiteInfos = async (readPublic: ReadPublic, address: string): Promise<WebsiteInfos> => {
  const { url, text } = await readWebsite(readPublic, address);
  return pageInfos(url, text);
};

/** A website's page as text. An address without a scheme is tried with https, and with http when that fails. */
export const readWebsite = async (readPublic: ReadPublic, address: string) => {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^/:]+:\d+(\/|$)/.test(address);
  const page = hasScheme
    ? await readPublic(address, html)
    : await readPublic(`https://${address}`, html).catch(() => readPublic(`http://${address}`, html));
  return { url: page.url, text: decoded(page.bytes, page.type) };
};

/** The text of a page in the encoding that its header or its head names. */
export const decoded = (bytes: Uint8Array, type: string) => {
  const named = type.match(/charset=["']?([\w-]+)/i)?.[1] ?? headCharset(bytes) ?? "utf-8";
  try {
    return new TextDecoder(named as Bun.Encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

const headCharset = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 2_048))
    .toString("latin1")
    .match(/<meta[^>]+charset=["']?\s*([\w-]+)/i)?.[1];
