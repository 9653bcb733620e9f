import { readFileSync } from "node:fs";
import devServer from "@hono/vite-dev-server";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const entry = "scripts/dev-server.ts";

/**
 * Loads the app when the dev server starts, not on the first request, so that the demo accounts are printed at once.
 */
const startApp: Plugin = {
  name: "start-app",
  configureServer: (server) => {
    server.httpServer?.once("listening", () => void server.ssrLoadModule(entry));
  },
};

/** In development, the widget is a classic script that imports the module; the build bundles it into a single file. */
const serveWidget: Plugin = {
  name: "serve-widget",
  configureServer: (server) => {
    server.middlewares.use("/widget.js", (_, response) => {
      response.setHeader("Content-Type", "text/javascript");
      response.end('import("/client/widget/widget.ts")');
    });
  },
};

/** Copies the fonts next to the built social image worker, matching the source layout. */
const copyFonts: Plugin = {
  name: "copy-fonts",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle() {
    for (const fileName of ["inter-500.ttf", "inter-700.ttf"])
      this.emitFile({ type: "asset", fileName, source: readFileSync(`server/rendering/${fileName}`) });
  },
};

/** The rate limiter computes the name of Drizzle's package, which hides the import from the bundler. */
const bundleDrizzle: Plugin = {
  name: "bundle-drizzle",
  apply: "build",
  transform: {
    filter: { id: /rate-limiter-flexible\/lib\/RateLimiterDrizzle\.js$/ },
    handler: (code) => {
      const bundled = code.replace("import(/* @vite-ignore */ specifier)", 'import("drizzle-orm")');
      if (bundled === code) throw new Error("RateLimiterDrizzle imports Drizzle in another way.");
      return bundled;
    },
  },
};

/** What operators run on a deployment: `bun run backup`, also in the image. */
export const commands = ["backup", "catalogue", "create-admin", "doctor", "migrate", "restore", "rotate-secrets"];

/** Read from files next to their code, so they stay packages; everything else is bundled. */
export const externalPackages = ["@electric-sql/pglite", "@resvg/resvg-js"];

const siteScriptModules = /client\/app\/theme\.ts|shared\/(site\/waitlist|billing\/payment)-messages\.ts/;
/** Without the entry, which awaits the page's chunk: that imports the app's, which must not wait for it. */
const appModules = /\/(client\/(?!site|widget|entry)|shared|node_modules)\b.*\.[jt]sx?$/;

export default defineConfig(({ command }) => ({
  publicDir: "client/public",
  plugins: [
    react(),
    tailwindcss(),
    serveWidget,
    copyFonts,
    bundleDrizzle,
    devServer({
      entry,
      exclude: [
        /^\/(client|shared|node_modules|@.*)\/?.*/,
        /^\/(favicon|apple-touch-icon|icon-|licenses\/|screenshots\/)/,
      ],
      injectClientScript: false,
    }),
    startApp,
  ],
  server: {
    port: Number(process.env.PORT || 3000),
    strictPort: true,
    watch: { ignored: ["**/.data/**", "**/dist/**"] },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // Browsers with light-dark(), widely available since November 2026: its polyfill doubles every colour.
        cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
        rollupOptions: {
          input: [
            "client/entry.tsx",
            "client/site/site-script.ts",
            "client/site/consent-script.ts",
            "client/app/styles/public.css",
            "client/app/styles/home.css",
            "client/app/styles/blog.css",
            "client/app/styles/directories.css",
            "client/app/styles/docs.css",
            "client/app/styles/reports.css",
            "client/app/styles/app.css",
          ],
          output: {
            codeSplitting: {
              groups: [
                // One chunk, so that zod is configured before a dependent chunk creates a schema.
                { name: "zod", test: /node_modules\/zod\/|client\/zod-config\.ts/, priority: 2 },
                // What scripts of public pages share with the app, so that they don't load the app.
                { name: "site", test: siteScriptModules, priority: 2 },
                // Without these two, a page of the dashboard loads about 60 files, most of them smaller than 1 kB.
                { name: "app", test: appModules, tags: ["$initial"], priority: 1 },
                // With a lower count, the layout loads what only other pages need, and more than its 30 kB.
                { name: "dashboard", test: appModules, minShareCount: 20 },
              ],
            },
          },
        },
      },
    },
    widget: {
      consumer: "client",
      build: {
        outDir: "dist/client",
        // The output folder already contains the client build.
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: "client/widget/widget.ts",
          output: { format: "iife", entryFileNames: "widget.js" },
        },
      },
    },
    ssr: {
      // The built server runs without node_modules except for these packages. In development, all others are loaded from
      // there, except for 52 MB of icons.
      resolve:
        command === "build" ? { noExternal: true, external: externalPackages } : { noExternal: ["lucide-react"] },
      build: {
        outDir: "dist/server",
        ssr: true,
        copyPublicDir: false,
        rollupOptions: {
          input: {
            main: "server/main.ts",
            "parsing-worker": "server/untrusted/parsing-worker.ts",
            "social-image-worker": "server/rendering/social-image-worker.ts",
            ...Object.fromEntries(commands.map((name) => [name, `scripts/${name}.ts`])),
          },
        },
      },
    },
  },
}));
