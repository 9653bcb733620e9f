type Bytes = {
  bytes: Buffer;
  /** Whether the body was longer than the limit. */
  isTruncated: boolean;
};

/** Returns up to `limitBytes` of a body and cancels the rest. Rejects when the signal aborts. */
export const readLimited = async (
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
  signal: AbortSignal,
): Promise<Bytes> => {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = reader ? await rejectOnAbort(reader.read(), signal) : { done: true, value: undefined };
    if (done || !value) return { bytes: Buffer.concat(chunks), isTruncated: false };
    chunks.push(value);
    length += value.length;
    if (length <= limitBytes) continue;
    await reader?.cancel();
    return { bytes: Buffer.concat(chunks).subarray(0, limitBytes), isTruncated: true };
  }
};

/** Rejects when the signal aborts. DNS lookups ignore signals, and a slow body can outlast the timeout. */
export const rejectOnAbort = async <Result>(work: Promise<Result>, signal: AbortSignal) => {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    // The signal of a timeout lives until then, and with this listener, so would the result.
    signal.removeEventListener("abort", abort);
  }
};
