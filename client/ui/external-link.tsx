import type { ComponentProps } from "react";

type ExternalLinkProps = Omit<ComponentProps<"a">, "target" | "rel">;

/** A link to another website, in a new tab. That website doesn't learn where it was opened. */
export const ExternalLink = ({
  className = "link inline-block min-h-6 wrap-anywhere",
  children,
  ...link
}: ExternalLinkProps) => (
  <a {...link} target="_blank" rel="noopener noreferrer nofollow" className={className}>
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
