import { download } from "./download.ts";

type Batches = AsyncIterable<readonly unknown[]>;

/**
 * Returns a streamed JSON download. Each async iterable of batches in `content` becomes one array of all its rows, with
 * one batch in memory at a time.
 */
export const jsonFile = (file: string, content: unknown) =>
  download(file, "application/json", inChunks(jsonPieces(content)));

/** Small pieces are buffered up to this many characters per chunk. */
const minChunkLength = 32_000;

async function* inChunks(pieces: AsyncIterable<string>) {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length < minChunkLength) continue;
    yield text;
    text = "";
  }
  if (text) yield text;
}

async function* jsonPieces(value: unknown): AsyncGenerator<string, undefined> {
  if (isBatches(value)) {
    let before = "[";
    for await (const rows of value)
      for (const row of rows) {
        yield before;
        yield* jsonPieces(row);
        before = ",";
      }
    yield before === "[" ? "[]" : "]";
  } else if (isRecord(value) && Object.values(value).some((inner) => isBatches(inner) || isRecord(inner))) {
    let before = "{";
    for (const [key, inner] of Object.entries(value)) {
      yield `${before}${JSON.stringify(key)}:`;
      yield* jsonPieces(inner);
      before = ",";
    }
    yield "}";
  } else yield JSON.stringify(value) ?? "null";
}

const isBatches = (value: unknown): value is Batches =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
