import { isSlow, slowMs } from "../audit/crawl.ts";
import { type Check, snippet } from "./check.ts";

const heavyBytes = 500_000;

export const slowPages: Check = {
  kind: "slow-pages",
  severity: "medium",
  title: "Slow page loads",
  detail: `These pages took more than ${slowMs / 1000} seconds to load, twice. On phones it takes even longer, and visitors leave before they see anything.`,
  how: () =>
    `Cache rendered pages, if possible on a CDN near your visitors. With nginx in front of your server:\n\n${snippet("nginx", "proxy_cache_path /var/cache/nginx keys_zone=pages:10m;\nserver {\n  location / {\n    proxy_cache pages;\n    proxy_cache_valid 200 5m;\n    proxy_pass http://127.0.0.1:3000;\n  }\n}")}`,
  // The time is left out, because it differs with every audit.
  find: ({ pages }) => pages.filter(({ ms }) => isSlow(ms)).map(({ url }) => url),
};

export const heavyPages: Check = {
  kind: "heavy-pages",
  severity: "low",
  title: "Very large pages",
  detail: "The HTML of these pages exceeds 500 kB, without images. Phones are slow to load and process it.",
  how: () =>
    `Move inline styles, scripts and images to separate files, and split long lists into pages:\n\n${snippet("html", '<link rel="stylesheet" href="/site.css">\n<script src="/site.js" defer></script>')}`,
  find: ({ pages }) => pages.filter(({ bytes }) => bytes > heavyBytes).map(({ url }) => url),
};
