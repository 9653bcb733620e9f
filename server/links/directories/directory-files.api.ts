// The catalogue as CSV and JSON, for everyone.
import { Hono } from "hono";
import { directoryCredits, directoryFiles } from "#shared/links/directories/files.ts";
import { link } from "#shared/routes.ts";
import { csvLines } from "#shared/text/csv.ts";
import type { AppEnv, Documents } from "../../http/app-env.ts";
import { listPublicRows, type PublicRow, publicColumns } from "./public-rows.ts";

type DirectoryFilesOptions = { siteUrl: string; documents: Documents };

export const catalogueFiles = ({ siteUrl, documents }: DirectoryFilesOptions) => {
  const serve = (
    c: { var: AppEnv["Variables"]; req: { raw: Request } },
    contentType: string,
    write: (rows: PublicRow[]) => string,
  ) =>
    documents(c.req.raw, {
      contentType: `${contentType}; charset=utf-8`,
      cacheControl: "public, max-age=3600",
      tags: new Set(["directories"]),
      write: async () => write(await listPublicRows(c.var.db)),
    });

  const toJson = (rows: PublicRow[]) =>
    JSON.stringify({
      credits: directoryCredits,
      sources: siteUrl + link("directorySources"),
      directories: rows.map((row) => ({ ...row, page: siteUrl + link("directory", { slug: row.slug }) })),
    });

  const toCsv = (rows: PublicRow[]) =>
    csvLines([publicColumns, ...rows.map((row) => publicColumns.map((column) => row[column]))]);

  return new Hono<AppEnv>()
    .get(directoryFiles.json, (c) => serve(c, "application/json", toJson))
    .get(directoryFiles.csv, (c) => serve(c, "text/csv", toCsv));
};
