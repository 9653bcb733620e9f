// Deleted rows as gzip-compressed JSON Lines in the file storage: archive/TABLE/MONTH/TIME-ID.jsonl.gz.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { addMonths } from "#shared/time.ts";
import type { Storage } from "../../integrations/storage.ts";

export const archiveFolder = "archive";

/** `line`: the row as JSON, with the names of its columns; `month`: of the row, like `2025-03`. */
export type ArchivedRow = { month: string; line: string };

const compress = promisify(gzip);

/** Returns once the rows are stored durably, in a file per month. */
export const archiveRows = async (storage: Storage, now: Date, table: string, rows: readonly ArchivedRow[]) => {
  const time = now.toISOString().replaceAll(":", "-").slice(0, 19);
  for (const [month, ofMonth] of Map.groupBy(rows, (row) => row.month)) {
    const text = `${ofMonth.map(({ line }) => line).join("\n")}\n`;
    const key = `${archiveFolder}/${table}/${month}/${time}Z-${crypto.randomUUID().slice(0, 8)}.jsonl.gz`;
    await storage.write(key, await compress(text), "application/gzip");
  }
};

/** Deletes archive files that were written so many months ago. Returns how many. */
export const deleteOldArchives = async (storage: Storage, now: Date, months: number) => {
  const limit = addMonths(now, -months);
  let deleted = 0;
  for await (const key of storage.list(archiveFolder)) {
    const writtenAt = writtenAtOf(key);
    if (!writtenAt || writtenAt >= limit) continue;
    await storage.remove(key);
    deleted++;
  }
  return deleted;
};

const writtenAtOf = (key: string) => {
  const [, day, hours, minutes, seconds] = /\/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-[^/]+$/.exec(key) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined;
};
