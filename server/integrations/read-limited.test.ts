import { expect, test } from "vitest";
import { readLimited } from "./read-limited.ts";

const chunkCount = 100;

/** A body of single chunks, which are created when they are read. */
const bodyOf = (onChunk: (chunk: Uint8Array) => void) => {
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (sent++ === chunkCount) return controller.close();
        const chunk = new Uint8Array(1_000);
        onChunk(chunk);
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
};

test("holds no chunk once the body is read, though its signal may still abort", async () => {
  const { signal } = new AbortController();
  const chunks: WeakRef<Uint8Array>[] = [];
  const { bytes } = await readLimited(
    bodyOf((chunk) => chunks.push(new WeakRef(chunk))),
    1_000_000,
    signal,
  );
  expect(bytes).toHaveLength(chunkCount * 1_000);
  const held = () => {
    Bun.gc(true);
    return chunks.filter((chunk) => chunk.deref()).length;
  };
  // The last ones may still be on the stack, which is searched for anything that looks like a reference.
  await expect.poll(held).toBeLessThan(chunkCount / 10);
  expect(signal.aborted).toBe(false);
});

test("rejects with the signal's reason, before the first chunk and between two", async () => {
  const stalled = (chunk?: Uint8Array) =>
    new ReadableStream<Uint8Array>({ start: (controller) => chunk && controller.enqueue(chunk) });
  for (const body of [stalled(), stalled(new Uint8Array(10))]) {
    const controller = new AbortController();
    const reading = readLimited(body, 1_000, controller.signal);
    controller.abort(new Error("too late"));
    await expect(reading).rejects.toThrow("too late");
  }
  await expect(readLimited(stalled(), 1_000, AbortSignal.abort(new Error("too late")))).rejects.toThrow("too late");
});
