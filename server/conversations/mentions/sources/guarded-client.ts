// HTTP client for sources at hosts that customers name. A failing host affects the projects that chose it, and no others.

import { Problem } from "#shared/problem.ts";
import { minuteMs } from "#shared/time.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { SourceError } from "../../../integrations/mention-source.ts";
import { retryAfterMs } from "../../../integrations/retry-after.ts";

export type GuardedClientOptions = Pick<Dependencies, "safeFetch" | "parseUntrusted" | "clock"> & {
  timeoutMs?: number | undefined;
};

const waitLimits = { minMs: 1_000, maxMs: 24 * 60 * minuteMs };
/** The source is not paused for other projects. */
const noPause = { retryAfterMs: 0 };

/** Returns a function that reads a URL. It throws SourceError, and makes no requests to a host that asked us to wait. */
export const createGuardedClient = ({ safeFetch, clock, timeoutMs }: GuardedClientOptions) => {
  const waits = new Map<string, number>();
  return async (url: string) => {
    const { host } = new URL(url);
    const now = clock().getTime();
    if ((waits.get(host) ?? 0) > now) throw new SourceError(`${host} asked us to wait.`, noPause);
    waits.delete(host);
    const response = await safeFetch(url, {
      accept: /json/,
      isRaw: true,
      headers: { accept: "application/json" },
      ...(timeoutMs !== undefined && { timeoutMs }),
    }).catch((cause) => {
      if (!(cause instanceof Problem)) throw cause;
      throw new SourceError(`${host} did not answer.`, { ...noPause, cause });
    });
    const text = new TextDecoder().decode(response.bytes);
    if (response.status === 429) {
      waits.set(host, now + (retryAfterMs(response.headers, waitLimits) ?? waitIn(text) ?? minuteMs));
      throw new SourceError(`${host} asked us to wait.`, noPause);
    }
    if (response.status === 401 || response.status === 403 || response.status === 422)
      throw new SourceError(`${host} does not let visitors search without signing in (${response.status}).`, noPause);
    if (response.status !== 200) throw new SourceError(`${host} answered with an error (${response.status}).`, noPause);
    if (response.isTruncated) throw new SourceError(`${host} answered with too much.`, noPause);
    return text;
  };
};

/** Discourse says how long to wait in the body. */
const waitIn = (text: string) => {
  const seconds = Number(text.match(/"wait_seconds":\s*(\d{1,5})\b/)?.[1]);
  return seconds ? seconds * 1000 : undefined;
};

export const unreadable = (url: string, cause?: unknown) =>
  new SourceError(`${new URL(url).host} answered with something that we cannot read.`, { ...noPause, cause });
