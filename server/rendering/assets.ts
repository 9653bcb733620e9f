// The scripts and styles of a page, from the build manifest or from Vite in development.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { DocumentAssets } from "#client/document.tsx";
import type { PageStyles } from "#shared/routes.ts";

export const clientFolder = "dist/client";

/** `styleHash`: of inlined styles, for the content policy. */
export type Assets = DocumentAssets & { styleHash?: string };

export type AssetsOf = (styles: PageStyles) => Assets;

/** The hash of an inline script or style, as the content policy names it. */
export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);

/** Returns the built assets from the manifest. Throws an error if a file is missing from the build. */
export const builtAssets = (): AssetsOf => {
  const built = manifest.parse(JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8")));
  const chunk = (source: string) => {
    const entry = built[source];
    if (!entry) throw new Error(`The build has no ${source}; run bun run build.`);
    return entry;
  };
  const toUrl = (file: string) => `/${file}`;
  const readStyles = (file: string) =>
    readFileSync(join(clientFolder, file), "utf8")
      .replace(/^\/\*.*?\*\/\s*/s, "")
      .trim();
  const withImports = (source: string): string[] => [
    chunk(source).file,
    ...(chunk(source).imports ?? []).flatMap(withImports),
  ];
  // With their imports, so that all are loaded in one round trip.
  const lateScripts = withImports("client/site/site-script.ts");
  const publicAssets = (styles: string): Assets => {
    const text = readStyles(chunk(styles).file);
    return {
      css: { text },
      styleHash: hashSource(text),
      font: undefined,
      scripts: [],
      lateScripts: lateScripts.map(toUrl),
      preloads: [],
      consent: toUrl(chunk("client/site/consent-script.ts").file),
    };
  };
  const entry = "client/entry.tsx";
  const appAssets: Assets = {
    font: chunk("client/app/styles/app.css")
      .assets?.map(toUrl)
      .find((file) => file.endsWith(".woff2")),
    css: { href: toUrl(chunk("client/app/styles/app.css").file) },
    scripts: [toUrl(chunk(entry).file)],
    preloads: withImports(entry).slice(1).map(toUrl),
  };
  const all: Record<PageStyles, Assets> = {
    public: publicAssets("client/app/styles/public.css"),
    home: publicAssets("client/app/styles/home.css"),
    blog: publicAssets("client/app/styles/blog.css"),
    directories: publicAssets("client/app/styles/directories.css"),
    docs: publicAssets("client/app/styles/docs.css"),
    reports: publicAssets("client/app/styles/reports.css"),
    app: appAssets,
  };
  return (styles) => all[styles];
};

/** Returns source URLs, which Vite serves. */
export const developmentAssets = (): AssetsOf => (styles) => ({
  css: { href: `/client/app/styles/${styles}.css` },
  scripts: ["/@vite/client", ...(styles === "app" ? ["/client/react-refresh.ts", "/client/entry.tsx"] : [])],
  ...(styles !== "app" && { lateScripts: ["/client/site/site-script.ts"] }),
  preloads: [],
  font: undefined,
});
