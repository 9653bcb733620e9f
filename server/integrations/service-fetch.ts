import { readLimited } from "./read-limited.ts";

export type ServiceLimits = { timeoutMs?: number | undefined; limitBytes?: number | undefined };
type Call = { method: "GET" | "POST" | "DELETE"; headers: Record<string, string>; body?: string } & ServiceLimits;

/**
 * Calls a service at a trusted, operator-configured URL. Rejects on timeout, on a redirect and on a response above
 * `limitBytes`.
 */
export const callService = async (url: string, { timeoutMs = 10_000, limitBytes = 1_000_000, ...call }: Call) => {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...call, redirect: "error", signal });
  const { bytes, isTruncated } = await readLimited(response.body, limitBytes, signal);
  if (isTruncated) throw new Error(`${new URL(url).host} returned more than ${limitBytes} bytes.`);
  return { status: response.status, headers: response.headers, text: new TextDecoder().decode(bytes) };
};
