// Loads the analytics and session recording scripts with all advertising features denied.

type Page = { dataLayer?: unknown[]; clarity?: ((...call: unknown[]) => void) & { q: unknown[] } };

const page = globalThis as Page;

/** Cookies set by the vendors. */
export const vendorCookies = /^(_ga|_gid|_gat|_clck|_clsk)/;

const loadScript = (src: string) => {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
};

// Both vendors read `arguments` objects queued before their script loads.
export const count = (id: string) => {
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

export const record = (id: string) => {
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
