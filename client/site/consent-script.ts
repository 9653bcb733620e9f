// Asks for consent to analytics and recording, and loads their scripts once granted. Only on the page if one is
// configured. Advertising features stay denied.

type VendorGlobals = { dataLayer?: unknown[]; clarity?: ((...call: unknown[]) => void) & { q: unknown[] } };

const page = globalThis as VendorGlobals;

/** Cookies set by the vendors. */
const vendorCookies = /^(_ga|_gid|_gat|_clck|_clsk)/;

const loadScript = (src: string) => {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
};

// Both vendors read `arguments` objects queued before their script loads.

/** Loads Google Analytics. */
const loadAnalytics = (id: string) => {
  page.dataLayer = [];
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the vendor's script ignores arrays.
    page.dataLayer?.push(arguments);
  }
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  gtag("consent", "default", { ...denied, analytics_storage: "granted" });
  gtag("js", new Date());
  gtag("config", id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
};

/** Loads Microsoft Clarity. */
const loadRecording = (id: string) => {
  const queue: unknown[] = [];
  page.clarity = Object.assign(
    function clarity(..._: unknown[]) {
      // biome-ignore lint/complexity/noArguments: the vendor's script ignores arrays.
      queue.push(arguments);
    },
    { q: queue },
  );
  page.clarity("consentv2", { ad_Storage: "denied", analytics_Storage: "granted" });
  loadScript(`https://www.clarity.ms/tag/${id}`);
};

const key = "consent";

const bar = document.querySelector("[data-consent]") as HTMLElement;
const { analytics, recording } = bar.dataset;
let opener: HTMLElement | undefined;
let isLoaded = false;

// If the browser blocks storage, the choice applies to this page only.
const readChoice = () => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const saveChoice = (choice: string) => {
  try {
    localStorage.setItem(key, choice);
  } catch {}
};

const load = () => {
  if (isLoaded) return;
  isLoaded = true;
  if (analytics) loadAnalytics(analytics);
  if (recording) loadRecording(recording);
};

/** Runs work when the page is idle. Safari lacks requestIdleCallback. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 1_000);

/** Running scripts can't be stopped, so delete the vendors' cookies and reload. */
const revoke = () => {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, at) => `; domain=${labels.slice(at).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (vendorCookies.test(name))
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API can't set every domain and isn't in every browser.
      for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
  location.reload();
};

const show = (isShown: boolean) => {
  bar.hidden = !isShown;
  // Keeps the bar from covering focused elements and the end of the page.
  const height = isShown ? `${bar.offsetHeight}px` : "";
  document.documentElement.style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
};

bar.addEventListener("click", ({ target }) => {
  const choice = (target as Element).closest("button")?.value;
  if (!choice) return;
  saveChoice(choice);
  show(false);
  opener?.focus();
  if (choice === "allow") whenIdle(load);
  else if (isLoaded) revoke();
});

document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-consent-settings]");
  if (!button) return;
  opener = button;
  show(true);
  bar.querySelector("button")?.focus();
});

const choice = readChoice();
if (choice === "allow") whenIdle(load);
else if (choice !== "decline") show(true);

// Makes this file a module, so that its names are not global.
export {};
