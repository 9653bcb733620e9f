// Sends a page while it is rendered, compressed as it goes, and collects it for the cache.
import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  type Gzip,
  type ZstdCompress,
} from "node:zlib";
import type { Encoding } from "./page-cache.ts";

/** Fast levels, for one visitor: the cache compresses better, for all who follow. */
const compressors: Record<Encoding, () => BrotliCompress | ZstdCompress | Gzip> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  zstd: () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  gzip: () => createGzip({ level: 4 }),
};

/** The head of a page and the beginning of its body. */
const firstPieceBytes = 16 * 1024;

type StreamOptions = {
  encoding: Encoding | undefined;
  /** Gets the whole page once it is rendered, whether or not the client still listens. */
  onComplete?: ((page: Uint8Array) => void) | undefined;
  onError: (error: unknown) => void;
};

/**
 * The response body of a page that is being rendered. The first piece is sent by itself: React renders a page without
 * late parts in one go, and the browser starts on its head while the rest is compressed. A client that leaves stops
 * nothing, since the next one gets the page from the cache. A page is small, so a slow client may hold it in memory.
 */
export const streamPage = (rendered: ReadableStream<Uint8Array>, { encoding, onComplete, onError }: StreamOptions) => {
  let isCancelled = false;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const output = encoding ? compressedOutput(encoding) : plainOutput;
      const enqueue = (bytes: Uint8Array) => {
        if (!isCancelled) controller.enqueue(bytes);
      };
      const send = async () => {
        const { write, end } = output(enqueue);
        const chunks: Uint8Array[] = [];
        for await (const chunk of rendered) {
          for (const piece of chunks.length ? [chunk] : piecesOf(chunk)) await write(piece);
          chunks.push(chunk);
        }
        onComplete?.(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
        await end();
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

const piecesOf = (chunk: Uint8Array) =>
  chunk.length > firstPieceBytes ? [chunk.subarray(0, firstPieceBytes), chunk.subarray(firstPieceBytes)] : [chunk];

type Output = (enqueue: (bytes: Uint8Array) => void) => {
  /** Resolves once the piece is on its way. */
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
