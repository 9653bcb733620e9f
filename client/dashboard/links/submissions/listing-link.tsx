import ExternalLink from "lucide-react/icons/external-link";

/** The public page of a listing, in a new tab. */
export const ListingLink = ({ url, name }: { url: string; name: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="inline-flex min-h-6 items-center gap-1.5 underline hover:text-accent"
  >
    View listing
    <span className="sr-only"> on {name} (opens in a new tab)</span>
    <ExternalLink size={14} aria-hidden="true" />
  </a>
);
