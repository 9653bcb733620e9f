import { useAbsoluteUrl } from "../../app/site-url.ts";

/** Plain share links: no third-party script is loaded. */
export const ShareLinks = ({ title, path }: { title: string; path: string }) => {
  const address = encodeURIComponent(useAbsoluteUrl(path) ?? "");
  const text = encodeURIComponent(title);
  const places = [
    { name: "X", href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: "Email", href: `mailto:?subject=${text}&body=${address}` },
  ];
  return (
    <nav
      aria-label="Share this article"
      className="mt-12 flex flex-wrap items-center gap-x-5 border-t border-line pt-6"
    >
      <p className="font-semibold">Share</p>
      {places.map(({ name, href }) => (
        <a key={name} href={href} rel="nofollow noopener" className="link inline-block py-2.5">
          {name}
        </a>
      ))}
    </nav>
  );
};
