import { type CsvCell, csvLines } from "#shared/text/csv.ts";

/** Of the route of a large download: it can take long on a slow connection. */
export const exportSeconds = 120;

/**
 * Returns a streamed file download. Chunks are pulled as the client reads; the generator is closed if the client
 * disconnects.
 */
export const download = (file: string, type: string, pieces: AsyncGenerator<string | Uint8Array>) => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
  return new Response(body, {
    headers: {
      "Content-Type": type === "application/zip" ? type : `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${file}"`,
      "Cache-Control": "no-store",
    },
  });
};

type Rows<Column extends string> = Iterable<Record<Column, CsvCell>>;

/**
 * Returns a CSV download (RFC 4180). Only one batch of rows is in memory at a time: the next is requested when the
 * client has read the previous one.
 */
export const csv = <Column extends string>(
  file: string,
  columns: Column[],
  batches: Iterable<Rows<Column>> | AsyncIterable<Rows<Column>>,
) => {
  const lines = (async function* () {
    yield csvLines([columns]);
    for await (const rows of batches) yield csvLines(Array.from(rows, (row) => columns.map((column) => row[column])));
  })();
  return download(file, "text/csv", lines);
};

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
