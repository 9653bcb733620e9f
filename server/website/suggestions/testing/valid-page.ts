export type Change = {
  title?: string | null;
  description?: string | null;
  canonical?: string | null;
  socialImage?: string | null;
  h1?: string;
  language?: string;
  viewport?: string;
  data?: string;
  head?: string;
  body?: string;
};

/** A page without faults, except for the given changes. */
export const validPage = ({
  url,
  title = "Parcel tracking for online shops",
  description = "Parcelo tells the customers of online shops where their parcel is, without a call to the shop.",
  canonical = url,
  socialImage = "/preview.png",
  h1 = "<h1>Your customers know where their parcel is</h1>",
  language = ' lang="en"',
  viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">',
  data = '<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Organization", "name": "Parcelo"}</script>',
  head = "",
  body = "",
}: Change & { url: string }) => `<!doctype html><html${language}><head><meta charset="utf-8">
  ${title === null ? "" : `<title>${title}</title>`}
  ${description === null ? "" : `<meta name="description" content="${description}">`}
  ${canonical === null ? "" : `<link rel="canonical" href="${canonical}">`}
  ${socialImage === null ? "" : `<meta property="og:image" content="${socialImage}">`}
  ${viewport}${data}${head}</head><body>${h1}${body}</body></html>`;
