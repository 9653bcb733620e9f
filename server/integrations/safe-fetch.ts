// Fetches customer-supplied URLs with protection against SSRF.
import { pipeline, Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import ipaddr from "ipaddr.js";
import { Problem } from "#shared/problem.ts";
import { firstReachable } from "./first-reachable.ts";
import { hostOf, isPublicIp, parsePublicUrl } from "./public-url.ts";
import { readLimited, rejectOnAbort } from "./read-limited.ts";
import { createResolver } from "./resolve-host.ts";
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
  /** Return every response as it is: redirects are not followed, and error responses keep their body. */
  isRaw?: boolean;
  /** Other methods than GET need `isRaw`: a redirect must not carry a body and credentials to another host. */
  method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: string | Uint8Array<ArrayBuffer> | FormData;
  headers?: Record<string, string>;
};
type Resolve = (host: string) => Promise<string[]>;
type SafeFetchOptions = {
  /** Private hosts to allow, like `127.0.0.1:9999`, for tests and development. */
  allow?: readonly string[] | undefined;
  /** Rejects with the code `ENOTFOUND` only if the name certainly doesn't exist. */
  resolve?: Resolve;
  /** Certificate authority to trust instead of the public ones, for tests. */
  ca?: string | undefined;
};

/** `no-such-name`: the name certainly doesn't exist. `not-public`: a private or otherwise forbidden URL. */
export type FetchFailure = "no-such-name" | "not-public" | "tls" | "timeout" | "connection" | "redirects" | "encoding";

/** A failed fetch. Its message is for users and doesn't reveal the reason, `failure` is for our own jobs. */
export class FetchError extends Problem {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure, options?: { message?: string; cause?: unknown }) {
    const isForbidden = failure === "not-public";
    super(isForbidden ? "invalid" : "upstream", options?.message ?? (isForbidden ? notAllowed : notResponding), {
      cause: options?.cause,
    });
    this.failure = failure;
  }
}

const notAllowed = "This URL can't be fetched. Enter the URL of a public website.";
const notResponding = "This website is not responding as expected. Check the URL, or try again later.";

export type SafeFetch = (url: string, options: FetchOptions) => Promise<PublicPage>;

const maxRedirects = 3;
const userAgent = "Mozilla/5.0 (compatible; LinksteadBot/1.0)";

/**
 * Resolves a name once, requires all its addresses to be public and connects to the first that answers, which prevents
 * DNS rebinding. Redirects get the same checks. Throws FetchError: Problem `invalid` for forbidden URLs and `upstream` for
 * failures, each with one message that doesn't reveal the reason.
 */
export const createSafeFetch = ({ allow = [], resolve = createResolver(), ca }: SafeFetchOptions = {}): SafeFetch => {
  const requirePublicUrl = (text: string | URL) => {
    const url = URL.parse(String(text));
    if (url && /^https?:$/.test(url.protocol) && allow.includes(url.host)) return url;
    const publicUrl = parsePublicUrl(text);
    if (!publicUrl) throw new FetchError("not-public");
    return publicUrl;
  };

  /** The address to connect to. */
  const addressOf = async (url: URL, signal: AbortSignal) => {
    const host = hostOf(url);
    if (ipaddr.isValid(host)) return host;
    const ips = await rejectOnAbort(resolve(host), signal);
    if (!ips.length) throw new FetchError("connection");
    if (!allow.includes(url.host) && !ips.every(isPublicIp)) throw new FetchError("not-public");
    const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
    return firstReachable(ips, port, signal);
  };

  type Sent = Pick<FetchOptions, "method" | "body" | "headers">;
  const send = async (url: URL, { method = "GET", body, headers }: Sent, signal: AbortSignal) => {
    const ip = await addressOf(url, signal);
    const target = new URL(url);
    target.hostname = ip.includes(":") ? `[${ip}]` : ip;
    return fetch(target, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        "user-agent": userAgent,
        accept: "*/*;q=0.8",
        ...headers,
        host: url.host,
        "accept-encoding": "gzip",
      },
      // Decompressed in chunks by `decompressBody`: Bun decompresses a body at once, e.g. 66 kB of zstd to 3.4 GB.
      decompress: false,
      redirect: "manual",
      keepalive: false,
      signal,
      tls: { serverName: hostOf(url), rejectUnauthorized: true, ...(ca !== undefined && { ca }) },
    });
  };

  return async (text, options) => {
    const { accept, limitBytes = 2_000_000, timeoutMs = 8_000, anyStatus = false, isRaw = false } = options;
    if (options.method && options.method !== "GET" && !isRaw) throw new Error(`${options.method} needs isRaw.`);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      let url = requirePublicUrl(text);
      for (let redirects = 0; redirects <= maxRedirects; redirects++) {
        const response = await send(url, options, signal);
        const isRedirect = !isRaw && response.status >= 300 && response.status < 400;
        const location = isRedirect ? response.headers.get("location") : null;
        if (location === null) {
          const { status, headers: received } = response;
          const type = received.get("content-type") ?? "";
          const isAccepted = isRaw || (response.ok && accept.test(type));
          if (!isAccepted) await response.body?.cancel();
          if (!isAccepted && (response.ok || !anyStatus)) throw new FetchError("connection");
          const body = isAccepted ? await readLimited(decompressBody(response), limitBytes, signal) : noBytes;
          return { url: url.href, status, type, headers: received, ...body };
        }
        await response.body?.cancel();
        url = requirePublicUrl(parseUntrustedUrl(location, url) ?? "");
      }
      throw new FetchError("redirects");
    } catch (cause) {
      throw cause instanceof FetchError ? cause : new FetchError(failureOf(cause), { cause });
    }
  };
};

const failureOf = (error: unknown): FetchFailure => {
  const { name = "", code = "" } = error as { name?: string; code?: unknown };
  if (name === "TimeoutError") return "timeout";
  if (code === "ENOTFOUND") return "no-such-name";
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(String(code))) return "tls";
  return /^Z_|ZLIB/i.test(String(code)) ? "encoding" : "connection";
};

/** Returns the decompressed body. Throws FetchError for encodings other than gzip. */
const decompressBody = ({ body, headers }: Response): ReadableStream<Uint8Array> | null => {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() || "identity";
  if (!body || encoding === "identity") return body;
  if (encoding !== "gzip" && encoding !== "x-gzip") {
    void body.cancel();
    throw new FetchError("encoding", {
      message: "This website uses an unsupported compression. It should use gzip.",
    });
  }
  const gunzip = createGunzip();
  // No callback needed: errors reach the reader through `gunzip`.
  pipeline(Readable.fromWeb(body as unknown as WebStream), gunzip, () => {});
  return Readable.toWeb(gunzip) as unknown as ReadableStream<Uint8Array>;
};

const noBytes = { bytes: new Uint8Array(), isTruncated: false };
