// Guesses where a directory shows a listing, from its pattern and the customer's name.
import type { SentValue } from "#shared/links/submissions.ts";
import { slugify } from "#shared/text/slug.ts";
import { parseUntrustedUrl } from "../../integrations/untrusted-url.ts";

/** Returns the pattern's URL with the name as its slug, or null if the pattern has no single place for it. */
export const guessListingUrl = (
  { listingUrlPattern }: { listingUrlPattern: string | null },
  project: { name: string },
  values: readonly SentValue[],
) => {
  const parts = listingUrlPattern?.split("*") ?? [];
  if (parts.length !== 2) return null;
  const name = values.find(({ field }) => field === "name")?.value ?? project.name;
  const slug = slugify(name);
  const url = slug ? parseUntrustedUrl(parts.join(slug)) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};
