import { ExternalLink } from "../../../ui/external-link.tsx";

/** The public page of a listing. */
export const ListingLink = ({ url, name }: { url: string; name: string }) => (
  <ExternalLink href={url} className="inline-block min-h-6 underline hover:text-accent">
    View listing<span className="sr-only"> on {name}</span>
  </ExternalLink>
);
