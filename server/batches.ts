const batchSize = 1_000;

/**
 * The rows of a query however many there are, a thousand at a time: each batch begins after the last row of the one
 * before, which a skipped offset would be too slow for.
 */
export async function* inBatches<Row, Place>(
  read: (after: Place | undefined, count: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<Row[]> {
  let after: Place | undefined;
  for (;;) {
    const rows = await read(after, batchSize);
    if (rows.length) yield rows;
    const last = rows.at(-1);
    if (rows.length < batchSize || !last) return;
    after = placeOf(last);
  }
}
