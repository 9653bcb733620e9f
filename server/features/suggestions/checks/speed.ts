import { type Check, snippet } from "./check.ts";

/**
 * Google's threshold for a poor time to first byte (https://web.dev/articles/ttfb). We measure to the last byte, but
 * from a data centre.
 */
const slowMs = 1_800;
const heavyBytes = 500_000;

export const isSlow = (ms: number) => ms > slowMs;

export const slow: Check = {
  kind: "slow-pages",
  severity: "medium",
  title: "Pages that answer slowly",
  detail: `These took more than ${slowMs / 1000} seconds to come, twice. On a phone it is longer still, and visitors leave before they see anything.`,
  how: () =>
    `Keep ready-made pages in a cache, near your visitors where you can. With nginx in front of your server:\n\n${snippet("nginx", "proxy_cache_path /var/cache/nginx keys_zone=pages:10m;\nserver {\n  location / {\n    proxy_cache pages;\n    proxy_cache_valid 200 5m;\n    proxy_pass http://127.0.0.1:3000;\n  }\n}")}`,
  // The time is left out, because it differs with every audit.
  find: ({ pages }) => pages.filter(({ ms }) => isSlow(ms)).map(({ url }) => url),
};

export const heavy: Check = {
  kind: "heavy-pages",
  severity: "low",
  title: "Pages that are very large",
  detail: "The HTML of these is more than 500 kB, before any picture. Phones take long to load and to read it.",
  how: () =>
    `Move styles, scripts and pictures that stand inside the page into files of their own, and long lists onto pages of their own:\n\n${snippet("html", '<link rel="stylesheet" href="/site.css">\n<script src="/site.js" defer></script>')}`,
  find: ({ pages }) => pages.filter(({ bytes }) => bytes > heavyBytes).map(({ url }) => url),
};
