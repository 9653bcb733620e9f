import { readFileSync } from "node:fs";
import devServer from "@hono/vite-dev-server";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const entry = "server/dev.ts";

/** Starts the app with the server, not with its first visitor: who may sign in is printed at once. */
const startApp: Plugin = {
  name: "start-app",
  configureServer: (server) => {
    server.httpServer?.once("listening", () => void server.ssrLoadModule(entry));
  },
};

/** While developing, the widget is a classic script that fetches the module; built, it is one file of its own. */
const serveWidget: Plugin = {
  name: "serve-widget",
  configureServer: (server) => {
    server.middlewares.use("/widget.js", (_, answer) => {
      answer.setHeader("Content-Type", "text/javascript");
      answer.end('import("/client/widget/widget.ts")');
    });
  },
};

/** Copies the fonts that the social image worker reads beside it, as they stand beside its source. */
const copyFonts: Plugin = {
  name: "copy-fonts",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle() {
    for (const fileName of ["inter-500.ttf", "inter-700.ttf"])
      this.emitFile({ type: "asset", fileName, source: readFileSync(`server/rendering/${fileName}`) });
  },
};

export default defineConfig({
  publicDir: "client/public",
  plugins: [
    react(),
    tailwindcss(),
    serveWidget,
    copyFonts,
    devServer({
      entry,
      exclude: [/^\/(client|shared|node_modules|@.*)\/?.*/, /^\/(favicon|apple-touch-icon|icon-|licenses\/)/],
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
        rollupOptions: {
          input: [
            "client/app/entry.tsx",
            "client/site/site-script.ts",
            "client/site/consent-script.ts",
            "client/app/styles/public.css",
            "client/app/styles/blog.css",
            "client/app/styles/docs.css",
            "client/app/styles/app.css",
          ],
          output: {
            // One chunk, so that zod is configured before a chunk that depends on it creates a schema.
            codeSplitting: { groups: [{ name: "zod", test: /node_modules\/zod\/|client\/app\/zod-config\.ts/ }] },
          },
        },
      },
    },
    widget: {
      consumer: "client",
      build: {
        outDir: "dist/client",
        // Beside what the client's build has just put there.
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: "client/widget/widget.ts",
          output: { format: "iife", entryFileNames: "widget.js" },
        },
      },
    },
    ssr: {
      // 52 MB of icons, of which the build takes the few that are used.
      resolve: { noExternal: ["lucide-react"] },
      build: {
        outDir: "dist/server",
        ssr: true,
        copyPublicDir: false,
        rollupOptions: {
          input: {
            main: "server/main.ts",
            "parsing-worker": "server/sandbox/parsing-worker.ts",
            "social-image-worker": "server/rendering/social-image-worker.ts",
          },
        },
      },
    },
  },
});
