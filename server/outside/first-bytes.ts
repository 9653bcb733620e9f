type Bytes = { bytes: Buffer /** Whether more came than was read. */; isCut: boolean };

/** Decoded bytes are counted as they come, so that a small answer that unpacks to a large one is cut too. */
export const firstBytes = async (answer: Response, limitBytes: number, signal: AbortSignal): Promise<Bytes> => {
  const reader = answer.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = reader ? await within(reader.read(), signal) : { done: true, value: undefined };
    if (done || !value) return { bytes: Buffer.concat(chunks), isCut: false };
    chunks.push(value);
    length += value.length;
    if (length <= limitBytes) continue;
    await reader?.cancel();
    return { bytes: Buffer.concat(chunks).subarray(0, limitBytes), isCut: true };
  }
};

/** A resolver, or a body that drips, may take longer than the time limit lets it. */
export const within = <Result>(work: Promise<Result>, signal: AbortSignal) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    }),
  ]);
