export type Crumb = { name: string; path: string };

/** Breadcrumbs from the home page to this page. */
export const Breadcrumbs = ({ trail }: { trail: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="shell pt-4 text-sm text-muted">
    <ol className="flex flex-wrap">
      {trail.map(({ name, path }, at) => {
        const isHere = at === trail.length - 1;
        return (
          <li key={path} className="flex items-center">
            <a href={path} aria-current={isHere ? "page" : undefined} className="inline-block py-2 hover:underline">
              {name}
            </a>
            {!isHere && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
