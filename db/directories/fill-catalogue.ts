import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../connect.ts";
import { directoryImports } from "../schema/index.ts";
import { importDirectories } from "./import.ts";

/** Relative to the project root, where every command runs, so that it also works for the built server. */
const folder = "db/data";

/** Imports the data files unless anything has been imported before. */
export const fillCatalogue = async (db: Db) => {
  if (await db.$count(directoryImports)) return;
  const names = (await readdir(folder)).filter((name) => name.endsWith(".csv"));
  const { errors } = await importDirectories(
    db,
    await Promise.all(names.map((name) => readFile(join(folder, name), "utf8"))),
  );
  const [error] = errors;
  if (error) throw new Error(`A data file is invalid at line ${error.line}: ${error.message}`);
};
