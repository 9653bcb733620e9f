export type Crumb = { name: string; path: string };

/** Breadcrumbs from the home page to this page. */
export const Breadcrumbs = ({ trail }: { trail: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="shell pt-2 text-sm text-muted md:pt-4">
    <ol className="flex">
      {trail.map(({ name, path }, at) => {
        const isHere = at === trail.length - 1;
        return (
          <li
            key={path}
            className={`flex items-center ${isHere ? "min-w-16 shrink-99" : at && trail.length > 3 ? "min-w-0" : "shrink-0"}`}
          >
            <a href={path} aria-current={isHere ? "page" : undefined} className="truncate py-2 hover:underline">
              {name}
            </a>
            {!isHere && (
              <span aria-hidden="true" className="shrink-0 px-2">
                /
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
