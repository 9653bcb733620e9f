export type RelatedGroup = { heading: string; links: readonly { label: string; href: string }[] };

/** Links to related pages. */
export const Related = ({ groups }: { groups: readonly RelatedGroup[] }) => (
  <nav aria-label="Related pages" className="border-t border-line bg-surface">
    <div className="shell grid gap-10 py-14 sm:grid-cols-2">
      {groups
        .filter(({ links }) => links.length)
        .map(({ heading, links }) => (
          <div key={heading}>
            <h2 className="font-semibold">{heading}</h2>
            <ul className="mt-2">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className="link inline-block py-2.5">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  </nav>
);
