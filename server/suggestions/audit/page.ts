import type { PublicPage } from "../../outside/safe-fetch.ts";
import { decodeHtml } from "../../sandbox/decode-text.ts";
import { isSlow } from "../checks/speed.ts";
import { pageFacts } from "./page-facts.ts";
import type { Page } from "./website.ts";

/** Asks one address; it rejects where nothing comes in time. */
export type Read = (url: string, reading?: { limitBytes?: number }) => Promise<PublicPage>;

/** A page, or nothing where something else than a page answers; `why` where the address is broken. */
export type Answer = { page: Page } | { why?: string; isGone?: boolean };

export const pageAt = async (read: Read, url: string): Promise<Answer> => {
  const first = await timed(read, url);
  if (!first) return { why: "does not answer as it should" };
  const { status, type, headers, bytes } = first.answer;
  if (status >= 500 || status === 404 || status === 410) return { why: `answers ${status}`, isGone: status < 500 };
  if (status >= 400 || !/^(text\/html|application\/xhtml\+xml)\b/i.test(type)) return {};
  // Once may be by chance, ours or the network's.
  const again = isSlow(first.ms) ? await timed(read, url) : undefined;
  const facts = pageFacts(first.answer.url, decodeHtml(first.answer));
  const isHidden = facts.isHidden || /\b(noindex|none)\b/i.test(headers.get("x-robots-tag") ?? "");
  const ms = Math.min(first.ms, again?.ms ?? first.ms);
  return { page: { ...facts, isHidden, url: first.answer.url, ms, bytes: bytes.length } };
};

const timed = async (read: Read, url: string) => {
  const begun = performance.now();
  const answer = await read(url).catch(() => undefined);
  return answer && { answer, ms: performance.now() - begun };
};
