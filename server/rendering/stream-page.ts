// Streams a page while it renders, compresses it on the fly and collects it for the cache.
import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  type Gzip,
  type ZstdCompress,
} from "node:zlib";
import type { Encoded, Encoding } from "./content-negotiation.ts";

/** Fast levels: the cache starts with these bodies, and compresses better once they are requested again. */
const compressors: Record<Encoding, () => BrotliCompress | ZstdCompress | Gzip> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  zstd: () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  gzip: () => createGzip({ level: 4 }),
};

/** The head of a page with its inlined styles, and the start of its body. */
const firstPieceBytes = 32 * 1024;

type StreamOptions = {
  encoding: Encoding | undefined;
  /** Gets the whole page as it is and as it was sent, even if the client has disconnected. */
  onComplete?: ((page: Uint8Array, encoded: Encoded | undefined) => void) | undefined;
  onError: (error: unknown) => void;
};

/**
 * Returns the response body of a rendering page. The first piece is flushed separately, so that the browser starts on
 * the head while the rest is compressed. Rendering continues if the client disconnects, because the result is cached.
 * Slow clients are buffered in memory: pages are small.
 */
export const streamPage = (rendered: ReadableStream<Uint8Array>, { encoding, onComplete, onError }: StreamOptions) => {
  let isCancelled = false;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const output = encoding ? compressedOutput(encoding) : plainOutput;
      const sent: Uint8Array[] = [];
      const enqueue = (bytes: Uint8Array) => {
        if (encoding) sent.push(bytes);
        if (!isCancelled) controller.enqueue(bytes);
      };
      const send = async () => {
        const { write, end } = output(enqueue);
        const pieces: Uint8Array[] = [];
        for await (const ready of readyParts(rendered)) {
          for (const piece of pieces.length ? [ready] : withFirstPiece(ready)) await write(piece);
          pieces.push(ready);
        }
        await end();
        onComplete?.(joined(pieces), encoding && { [encoding]: joined(sent) });
        if (!isCancelled) controller.close();
      };
      send().catch((error) => {
        onError(error);
        if (!isCancelled) controller.error(error);
      });
    },
    cancel: () => {
      isCancelled = true;
    },
  });
};

const joined = (chunks: Uint8Array[]) => (chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));

/**
 * Joins the chunks that React has ready: they have as little as 2 kB, and compressing and flushing each costs more than
 * rendering it.
 */
async function* readyParts(rendered: ReadableStream<Uint8Array>) {
  const reader = rendered.getReader();
  let ready: Uint8Array[] = [];
  for (let next = reader.read(); ; next = reader.read()) {
    if (ready.length && !(await isSettled(next))) {
      yield joined(ready);
      ready = [];
    }
    const { done, value } = await next;
    if (done) break;
    ready.push(value);
  }
  if (ready.length) yield joined(ready);
}

const isSettled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);

const withFirstPiece = (part: Uint8Array) =>
  part.length > firstPieceBytes ? [part.subarray(0, firstPieceBytes), part.subarray(firstPieceBytes)] : [part];

type Output = (enqueue: (bytes: Uint8Array) => void) => {
  /** Resolves once the piece has been flushed. */
  write: (piece: Uint8Array) => Promise<void>;
  end: () => Promise<void>;
};

const plainOutput: Output = (enqueue) => ({
  write: (piece) => {
    enqueue(piece);
    return new Promise((resolve) => setImmediate(resolve));
  },
  end: async () => {},
});

const compressedOutput =
  (encoding: Encoding): Output =>
  (enqueue) => {
    const compressor = compressors[encoding]();
    compressor.on("data", enqueue);
    const ended = new Promise<void>((resolve, reject) => {
      compressor.on("end", resolve);
      compressor.on("error", reject);
    });
    return {
      write: (piece) =>
        new Promise((resolve) => {
          compressor.write(piece);
          compressor.flush(resolve);
        }),
      end: () => {
        compressor.end();
        return ended;
      },
    };
  };
