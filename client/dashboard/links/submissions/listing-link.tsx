import { ExternalLink } from "../../../ui/external-link.tsx";

/** The public page of a listing. */
export const ListingLink = ({ url, name }: { url: string; name: string }) => (
  <ExternalLink href={url} className="inline-flex min-h-6 items-center underline hover:text-accent">
    View listing<span className="sr-only"> on {name}</span>
  </ExternalLink>
);
