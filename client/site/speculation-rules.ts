/**
 * Prefetches a link on hover, except actions, private pages and URLs with a query string. The site's script adds the rules
 * after the first paint; the content policy contains their hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/auth/*", "/dashboard", "/dashboard/*", "/*\\?*"] } },
          { not: { selector_matches: "[rel~=nofollow], [download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
