import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { PublicPage } from "../../../integrations/safe-fetch.ts";
import { isSlow } from "../checks/speed.ts";
import type { Page } from "./website.ts";

/** What an audit reads with; `read` rejects on timeouts and network errors. */
export type Reader = {
  read: (url: string, reading?: { limitBytes?: number }) => Promise<PublicPage>;
  parseUntrusted: Dependencies["parseUntrusted"];
};

/** A page; empty if the response is not a page; `why` if the URL is broken. */
export type PageResult = { page: Page } | { why?: string; isGone?: boolean; isTooComplex?: boolean };

export const fetchPage = async (reader: Reader, url: string): Promise<PageResult> => {
  const first = await fetchTimed(reader, url);
  if (!first) return { why: "does not respond as it should" };
  const { status, type, headers, bytes, url: address } = first.response;
  if (status >= 500 || status === 404 || status === 410) return { why: `answers ${status}`, isGone: status < 500 };
  if (status >= 400 || !/^(text\/html|application\/xhtml\+xml)\b/i.test(type)) return {};
  // A single slow response may be chance, so measure twice.
  const again = isSlow(first.ms) ? await fetchTimed(reader, url) : undefined;
  const facts = await reader.parseUntrusted("pageFacts", { url: address, type, bytes }).catch(ifProblem);
  if (!facts) return { isTooComplex: true };
  const isHidden = facts.isHidden || /\b(noindex|none)\b/i.test(headers.get("x-robots-tag") ?? "");
  const ms = Math.min(first.ms, again?.ms ?? first.ms);
  return { page: { ...facts, isHidden, url: address, ms, bytes: bytes.length } };
};

/** Catch handler for parsing tasks: returns undefined for a Problem and rethrows other errors. */
export const ifProblem = (error: unknown) => {
  if (!(error instanceof Problem)) throw error;
  return undefined;
};

const fetchTimed = async ({ read }: Reader, url: string) => {
  const startedAt = performance.now();
  const response = await read(url).catch(() => undefined);
  return response && { response, ms: performance.now() - startedAt };
};
