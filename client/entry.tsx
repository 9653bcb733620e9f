// Hydrates an app page in the browser.
import "./zod-config.ts";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
} from "react-router";
import { ApiError, api, browserClient } from "./app/api-client.ts";
import { toPageError } from "./app/page-error.ts";
import { syncAcrossTabs } from "./app/session.ts";
import { GoogleClientId } from "./auth/google-client-id.ts";
import { Document, type DocumentAssets, pageDataId } from "./document.tsx";
import { routes } from "./routes.tsx";
import { toast } from "./ui/overlays/toast.tsx";

export type PageData = {
  siteUrl: string;
  assets: DocumentAssets;
  state: HydrationState;
  googleClientId?: string | undefined;
};

const data = document.getElementById(pageDataId)?.textContent ?? "";
const { siteUrl, assets, state, googleClientId } = JSON.parse(data) as PageData;

// Load matched lazy routes first, or the first render would differ from the server's HTML.
for (const { route } of matchRoutes(routes, location) ?? []) {
  if (typeof route.lazy !== "function") continue;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

const client = browserClient();
const router = createBrowserRouter(routes, {
  hydrationData: state,
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(api, client);
    return context;
  },
});

// Shows unhandled errors as a toast; plan limits have their own dialog.
window.addEventListener("unhandledrejection", ({ reason }) => {
  if (!(reason instanceof ApiError && reason.code === "limit")) toast(toPageError(reason).message);
});
window.addEventListener("error", ({ error }) => {
  if (error instanceof Error) toast(toPageError(error).message);
});

syncAcrossTabs();
startTransition(() => {
  hydrateRoot(
    document,
    <Document siteUrl={siteUrl} assets={assets} data={data}>
      <GoogleClientId value={googleClientId}>
        <RouterProvider router={router} />
      </GoogleClientId>
    </Document>,
  );
});
