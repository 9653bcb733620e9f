// Compression of cached bodies: fast levels for the request at hand, the best ones in the background.
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from "node:zlib";

/** In the order of preference. */
export const encodings = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

export type Bodies = Record<Encoding, Uint8Array>;
export type Compress = (body: Uint8Array) => Promise<Bodies>;

const brotliOptions = (body: Uint8Array, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
});

/** Takes about a millisecond for a page. */
export const compressNow: Record<Encoding, (body: Uint8Array) => Uint8Array> = {
  br: (body) => brotliCompressSync(body, brotliOptions(body, 4)),
  zstd: (body) => Bun.zstdCompressSync(body, { level: 3 }),
  gzip: (body) => gzipSync(body, { level: 4 }),
};

export const decompress: Record<Encoding, (body: Uint8Array) => Uint8Array> = {
  br: (body) => brotliDecompressSync(body),
  zstd: (body) => Bun.zstdDecompressSync(body),
  gzip: (body) => gunzipSync(body),
};

const compressAt = async (body: Uint8Array, levels: Record<Encoding, number>): Promise<Bodies> => {
  const [br, zstd, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, brotliOptions(body, levels.br)),
    Bun.zstdCompress(body, { level: levels.zstd }),
    promisify(gzip)(body, { level: levels.gzip }),
  ]);
  return { br, zstd, gzip: gzipped };
};

/** Off the event loop, for files of any size. */
export const compressWell = (body: Uint8Array) => compressAt(body, { br: 5, zstd: 9, gzip: 6 });

/** A tenth smaller for ten to twenty times the processor time. */
export const compressBest = (body: Uint8Array) => compressAt(body, { br: 11, zstd: 19, gzip: 9 });
