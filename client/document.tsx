import type { ReactNode } from "react";
import { SiteUrlProvider } from "./app/site-url.ts";
import { type Tracking, TrackingProvider } from "./app/tracking.ts";

export type DocumentAssets = {
  /** Public pages inline their styles, which saves a round trip. */
  css: { text: string } | { href: string };
  scripts: string[];
  preloads: string[];
  font: string | undefined;
  /** Modules that are loaded after the first paint. */
  lateScripts?: string[];
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

/**
 * Sets the theme before the first paint and, on the way from another of our pages, the font, which is then in the browser's
 * cache. The content policy contains the script's hash, so it must stay constant.
 */
export const earlyScript = `try{const{documentElement:{dataset},referrer}=document;if(referrer.startsWith(location.origin+"/"))dataset.font="";const t=localStorage.theme;if(t)dataset.theme=t}catch{}`;

/**
 * Ends a public page: loads its font and modules after its first paint, which they would compete with. Browsers that hide
 * their paints get both a second after the page has loaded. The content policy contains the script's hash, so the modules
 * are in an attribute.
 */
export const lateScript = `{
const{currentScript,documentElement,fonts}=document,start=()=>{fonts.load("1em Inter").then(()=>documentElement.dataset.font="",()=>{});currentScript.dataset.modules.split(" ").map(name=>import(name))};
new PerformanceObserver(list=>list.getEntriesByName("first-contentful-paint").length&&start()).observe({type:"paint",buffered:true});
addEventListener("load",()=>setTimeout(start,1e3))
}`;

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
        dangerouslySetInnerHTML={{ __html: earlyScript }}
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
    </head>
    <body>
      <SiteUrlProvider value={siteUrl}>
        <TrackingProvider value={tracking}>{children}</TrackingProvider>
      </SiteUrlProvider>
      {assets.lateScripts && (
        <script
          data-modules={[...assets.lateScripts, ...(tracking && assets.consent ? [assets.consent] : [])].join(" ")}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant from this file.
          dangerouslySetInnerHTML={{ __html: lateScript }}
        />
      )}
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
  "text" in css ? <style>{css.text}</style> : <link rel="stylesheet" href={css.href} />;
