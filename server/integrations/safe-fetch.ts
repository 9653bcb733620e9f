// Fetches customer-supplied URLs with protection against SSRF.
import { lookup } from "node:dns/promises";
import { pipeline, Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import ipaddr from "ipaddr.js";
import { Problem } from "#shared/problem.ts";
import { hostOf, isPublicIp, parsePublicUrl } from "./public-url.ts";
import { readLimited, rejectOnAbort } from "./read-limited.ts";
import { parseUntrustedUrl } from "./untrusted-url.ts";

export type PublicPage = {
  /** The final URL, after redirects. */
  url: string;
  status: number;
  type: string;
  headers: Headers;
  bytes: Uint8Array;
  /** Whether the body was longer than the limit. */
  isTruncated: boolean;
};

type FetchOptions = {
  accept: RegExp;
  limitBytes?: number;
  timeoutMs?: number;
  /** Return error responses with their status and no body, instead of throwing. */
  anyStatus?: boolean;
};
type Resolve = (host: string) => Promise<string[]>;
type SafeFetchOptions = {
  /** Private hosts to allow, like `127.0.0.1:9999`, for tests and development. */
  allow?: readonly string[] | undefined;
  resolve?: Resolve;
};

export type SafeFetch = (url: string, options: FetchOptions) => Promise<PublicPage>;

const maxRedirects = 3;
const userAgent = "Mozilla/5.0 (compatible; LinksteadBot/1.0)";

/**
 * Resolves a name once, requires all its addresses to be public and connects to the checked address, which prevents DNS
 * rebinding. Redirects get the same checks. Throws Problem `invalid` for forbidden URLs and `upstream` for failures,
 * each with one message that doesn't reveal the reason.
 */
export const createSafeFetch = ({ allow = [], resolve = resolveAll }: SafeFetchOptions = {}): SafeFetch => {
  const requirePublicUrl = (text: string | URL) => {
    const url = URL.parse(String(text));
    if (url && /^https?:$/.test(url.protocol) && allow.includes(url.host)) return url;
    const publicUrl = parsePublicUrl(text);
    if (!publicUrl) throw notAllowed();
    return publicUrl;
  };

  const resolveHost = async (url: URL) => {
    const host = hostOf(url);
    if (allow.includes(url.host) || ipaddr.isValid(host)) return host;
    const ips = await resolve(host);
    if (!ips.length) throw fetchFailed();
    if (!ips.every(isPublicIp)) throw notAllowed();
    return ips[0] ?? host;
  };

  const send = async (url: URL, signal: AbortSignal) => {
    const ip = await rejectOnAbort(resolveHost(url), signal);
    const target = new URL(url);
    target.hostname = ip.includes(":") ? `[${ip}]` : ip;
    return fetch(target, {
      headers: { host: url.host, "user-agent": userAgent, accept: "*/*;q=0.8", "accept-encoding": "gzip" },
      // Decompressed in chunks by `decompressBody`: Bun decompresses a body at once, e.g. 66 kB of zstd to 3.4 GB.
      decompress: false,
      redirect: "manual",
      keepalive: false,
      signal,
      tls: { serverName: hostOf(url), rejectUnauthorized: true },
    });
  };

  return async (text, { accept, limitBytes = 2_000_000, timeoutMs = 8_000, anyStatus = false }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      let url = requirePublicUrl(text);
      for (let redirects = 0; redirects <= maxRedirects; redirects++) {
        const response = await send(url, signal);
        const location = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
        if (location === null) {
          const { status, headers } = response;
          const type = headers.get("content-type") ?? "";
          const isAccepted = response.ok && accept.test(type);
          if (!isAccepted) await response.body?.cancel();
          if (!isAccepted && (response.ok || !anyStatus)) throw fetchFailed();
          const body = isAccepted ? await readLimited(decompressBody(response), limitBytes, signal) : noBytes;
          return { url: url.href, status, type, headers, ...body };
        }
        await response.body?.cancel();
        url = requirePublicUrl(parseUntrustedUrl(location, url) ?? "");
      }
      throw fetchFailed();
    } catch (error) {
      throw error instanceof Problem ? error : fetchFailed(error);
    }
  };
};

/** Returns the decompressed body. Throws Problem `upstream` for encodings other than gzip. */
const decompressBody = ({ body, headers }: Response): ReadableStream<Uint8Array> | null => {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() || "identity";
  if (!body || encoding === "identity") return body;
  if (encoding !== "gzip" && encoding !== "x-gzip") {
    void body.cancel();
    throw new Problem("upstream", "This website uses an unsupported compression. It should use gzip.");
  }
  const gunzip = createGunzip();
  // No callback needed: errors reach the reader through `gunzip`.
  pipeline(Readable.fromWeb(body as unknown as WebStream), gunzip, () => {});
  return Readable.toWeb(gunzip) as unknown as ReadableStream<Uint8Array>;
};

const noBytes = { bytes: new Uint8Array(), isTruncated: false };

const resolveAll: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

const notAllowed = () => new Problem("invalid", "This URL can't be fetched. Enter the URL of a public website.");
const fetchFailed = (cause?: unknown) =>
  new Problem("upstream", "This website is not responding as expected. Check the URL, or try again later.", {
    cause,
  });
