// The scripts that count and record visits, loaded as their vendors ask, with nothing allowed that serves advertising.

type Page = { dataLayer?: unknown[]; clarity?: ((...call: unknown[]) => void) & { q: unknown[] } };

const page = globalThis as Page;

/** The cookies that they set. */
export const vendorCookies = /^(_ga|_gid|_gat|_clck|_clsk)/;

const loadScript = (src: string) => {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
};

// Both vendors read the `arguments` objects that are queued before their script is there.
export const count = (id: string) => {
  page.dataLayer = [];
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: an array would be left unread.
    page.dataLayer?.push(arguments);
  }
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  gtag("consent", "default", { ...denied, analytics_storage: "granted" });
  gtag("js", new Date());
  gtag("config", id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
};

export const record = (id: string) => {
  const queue: unknown[] = [];
  page.clarity = Object.assign(
    function clarity(..._: unknown[]) {
      // biome-ignore lint/complexity/noArguments: an array would be left unread.
      queue.push(arguments);
    },
    { q: queue },
  );
  page.clarity("consentv2", { ad_Storage: "denied", analytics_Storage: "granted" });
  loadScript(`https://www.clarity.ms/tag/${id}`);
};
