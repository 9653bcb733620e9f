import type { ReactNode } from "react";
import { SiteUrlProvider } from "./site-url.ts";
import { type Tracking, TrackingProvider } from "./tracking.ts";

export type DocumentAssets = {
  css: { inline: string } | { href: string };
  scripts: string[];
  preloads: string[];
  font: string | undefined;
  /** The consent banner's script, if analytics or recording are configured. */
  consent?: string | undefined;
};

type DocumentProps = {
  siteUrl: string;
  assets: DocumentAssets;
  /** Hydration data as JSON text; absent on public pages, which are not hydrated. */
  data?: string | undefined;
  nonce?: string | undefined;
  tracking?: Tracking | undefined;
  children: ReactNode;
};

/** Sets the theme before the first paint. The content policy contains its hash, so it must stay constant. */
export const themeScript = `try{const t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}`;

/** The HTML document around every page. Server and browser must render it identically. */
export const Document = ({ siteUrl, assets, data, nonce, tracking, children }: DocumentProps) => (
  <html lang="en" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant from this file.
        dangerouslySetInnerHTML={{ __html: themeScript }}
      />
      {assets.font && <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />}
      <Styles css={assets.css} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} nonce={nonce} suppressHydrationWarning />
      ))}
      {tracking && <script type="module" src={assets.consent} />}
    </head>
    <body>
      <SiteUrlProvider value={siteUrl}>
        <TrackingProvider value={tracking}>{children}</TrackingProvider>
      </SiteUrlProvider>
      {data !== undefined && (
        <script
          type="application/json"
          id={pageDataId}
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped.
          dangerouslySetInnerHTML={{ __html: data }}
        />
      )}
    </body>
  </html>
);

export const pageDataId = "page-data";

const Styles = ({ css }: Pick<DocumentAssets, "css">) =>
  "inline" in css ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet.
    <style dangerouslySetInnerHTML={{ __html: css.inline }} />
  ) : (
    <link rel="stylesheet" href={css.href} />
  );
