// The manifest of a backup lists its contents, so that a restore can detect a damaged backup before it starts.
import { createHash } from "node:crypto";
import { createReadStream, existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const part = z.strictObject({ bytes: z.int().min(0), sha256: z.string().length(64) });

const manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  from: z.enum(["postgres", "pglite"]),
  migrations: z.array(z.string()),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int().min(0) })),
  counters: z.array(z.strictObject({ name: z.string(), value: z.int() })),
  /** Every file of the backup except the manifest, by path in the backup. */
  parts: z.record(z.string().regex(/^(secret|tables\/\w+\.copy\.zst|files\/(?!(.*\/)?\.\.(\/|$)).+)$/), part),
});

export type Manifest = z.infer<typeof manifest>;
export type Part = z.infer<typeof part>;

const fileName = "manifest.json";

export const writeManifest = (folder: string, content: Manifest) =>
  writeFileSync(join(folder, fileName), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });

/** Returns the manifest if every file is unchanged; otherwise throws an error that names the files that are not. */
export const verifiedManifest = async (folder: string): Promise<Manifest> => {
  if (!existsSync(join(folder, fileName))) throw new Error(`${folder} is not a backup: it has no ${fileName}.`);
  const content = manifest.parse(JSON.parse(readFileSync(join(folder, fileName), "utf8")));
  const errors: string[] = [];
  for (const [path, { bytes, sha256 }] of Object.entries(content.parts)) {
    const file = await partOf(join(folder, path));
    if (!file) errors.push(`${path} is missing`);
    else if (file.bytes !== bytes || file.sha256 !== sha256) errors.push(`${path} has changed`);
  }
  for (const { name } of content.tables)
    if (!content.parts[tablePart(name)]) errors.push(`the table ${name} has no file`);
  if (errors.length) throw new Error(`The backup in ${folder} is damaged:\n${errors.slice(0, 10).join("\n")}`);
  return content;
};

export const tablePart = (name: string) => `tables/${name}.copy.zst`;

export const partOf = async (file: string): Promise<Part | undefined> => {
  if (!existsSync(file) || !lstatSync(file).isFile()) return undefined;
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
};
