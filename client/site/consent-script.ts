// Asks whether visits may be counted and recorded, and loads what does so after a yes. In the page only if set up.

import { count, record, vendorCookies } from "./analytics.ts";

const key = "consent";

const bar = document.querySelector("[data-consent]") as HTMLElement;
const { analytics, recording } = bar.dataset;
let opener: HTMLElement | undefined;
let isLoaded = false;

// A browser may forbid storage; the answer then holds for this page.
const remembered = () => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const remember = (answer: string) => {
  try {
    localStorage.setItem(key, answer);
  } catch {}
};

const load = () => {
  if (isLoaded) return;
  isLoaded = true;
  if (analytics) count(analytics);
  if (recording) record(recording);
};

/** Not before the page is done with itself. Safari knows no idle time. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 1_000);

/** What already runs cannot be stopped, but a fresh page has none of it. */
const forget = () => {
  const parts = location.hostname.split(".");
  const domains = ["", ...parts.map((_, at) => `; domain=${parts.slice(at).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (vendorCookies.test(name))
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store cannot name every domain, nor is it everywhere.
      for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
  location.reload();
};

const show = (isShown: boolean) => {
  bar.hidden = !isShown;
  // What has the focus, and the end of the page, stay free of the bar.
  const height = isShown ? `${bar.offsetHeight}px` : "";
  document.documentElement.style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
};

bar.addEventListener("click", ({ target }) => {
  const answer = (target as Element).closest("button")?.value;
  if (!answer) return;
  remember(answer);
  show(false);
  opener?.focus();
  if (answer === "allow") whenIdle(load);
  else if (isLoaded) forget();
});

document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-consent-settings]");
  if (!button) return;
  opener = button;
  show(true);
  bar.querySelector("button")?.focus();
});

const answer = remembered();
if (answer === "allow") whenIdle(load);
else if (answer !== "decline") show(true);
