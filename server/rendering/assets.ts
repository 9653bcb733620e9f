// The scripts and styles of a page, from the build manifest or from Vite in development.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { DocumentAssets } from "#client/app/document.tsx";
import type { PageStyles } from "#shared/routes.ts";
import { createPageStyles } from "./page-css.ts";

export const clientFolder = "dist/client";

export type Assets = DocumentAssets & {
  /** Of public pages: returns the styles that the page uses, which are inlined to save a round trip, and its HTML for them. */
  style?: (html: string) => { css: string; html: string };
};

export type AssetsOf = (styles: PageStyles) => Assets;

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

/**
 * Writes out Tailwind's internal variables that nothing on the page sets to another value, and leaves out what registers
 * them, so that a border needs no variable for its style.
 */
export const withoutInternalDefaults = (css: string) => {
  const registered = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^;}]*))?\}/g;
  // For browsers that can't register properties.
  const fallback = css.match(/@layer properties\{.*?\}\}\}/s)?.[0] ?? "";
  const registrations = [...css.matchAll(registered)].map(([rule, name = "", initial]) => ({ rule, name, initial }));
  const initialValues = new Map(registrations.map(({ name, initial }) => [name, initial]));
  const rules = css
    .replace(fallback, "")
    .replace(registered, "")
    .replace(/(--tw-[\w-]+):([^;{}]*)(;|(?=\}))/g, (set, name: string, value: string) =>
      css.includes(`var(${name}`) && initialValues.get(name) !== value ? set : "",
    );
  const isSet = (name: string) => new RegExp(`[{;]${name}:`).test(rules);
  const needed = registrations.filter(({ name }) => isSet(name));
  const written = rules.replace(
    /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
    (reference, name: string, otherwise?: string) =>
      isSet(name) ? reference : (initialValues.get(name) ?? otherwise ?? reference),
  );
  const neededFallback = fallback.replace(/(--tw-[\w-]+):[^;}]*;?/g, (set, name: string) => (isSet(name) ? set : ""));
  return (needed.length ? neededFallback : "") + written + needed.map(({ rule }) => rule).join("");
};

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
  const sources = lateScripts.map((file) => readFileSync(join(clientFolder, file), "utf8")).join("\n");
  const publicAssets = (styles: string): Assets => {
    return {
      css: "inline",
      style: createPageStyles(withoutInternalDefaults(readStyles(chunk(styles).file)), sources),
      font: undefined,
      scripts: [],
      lateScripts: lateScripts.map(toUrl),
      preloads: [],
      consent: toUrl(chunk("client/site/consent-script.ts").file),
    };
  };
  const entry = "client/app/entry.tsx";
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
  scripts: ["/@vite/client", ...(styles === "app" ? ["/client/app/react-refresh.ts", "/client/app/entry.tsx"] : [])],
  ...(styles !== "app" && { lateScripts: ["/client/site/site-script.ts"] }),
  preloads: [],
  font: undefined,
});
