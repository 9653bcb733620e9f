// Announces changed pages to search engines. https://www.indexnow.org/documentation
import { hourMs } from "#shared/time.ts";
import { retryAfterMs } from "./retry-after.ts";
import { callService } from "./service-fetch.ts";

/** The protocol's limit is 10,000. */
export const maxUrlsPerRequest = 1_000;

export type IndexnowAnswer =
  | { state: "sent" }
  /** The key file is missing or has another content. */
  | { state: "key-rejected" }
  /** The addresses are not accepted, however often they are sent. */
  | { state: "refused"; status: number }
  | { state: "later"; status?: number; retryAfterMs?: number };

type Announcement = { origin: string; key: string; urls: readonly string[] };

/** "Potential spam", as the protocol calls it, so that we wait for long. */
const tooManyLimits = { minMs: hourMs, maxMs: 24 * hourMs };

/** Sends pages of one website. Never throws for what the service or the network does. */
export const announceToSearchEngines = async (
  apiUrl: string,
  { origin, key, urls }: Announcement,
): Promise<IndexnowAnswer> => {
  const body = JSON.stringify({ host: new URL(origin).host, key, keyLocation: keyUrlOf(origin, key), urlList: urls });
  const headers = { "content-type": "application/json; charset=utf-8" };
  const answer = await callService(apiUrl, { method: "POST", headers, body }).catch(() => undefined);
  if (!answer) return { state: "later" };
  const { status } = answer;
  // 202: the key file is read later.
  if (status === 200 || status === 202) return { state: "sent" };
  if (status === 403) return { state: "key-rejected" };
  if (status === 429)
    return { state: "later", status, retryAfterMs: retryAfterMs(answer.headers, tooManyLimits) ?? hourMs };
  return status >= 500 || status === 408 ? { state: "later", status } : { state: "refused", status };
};

export const keyUrlOf = (origin: string, key: string) => `${origin}/${key}.txt`;
