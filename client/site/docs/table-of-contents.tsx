type Chapter = { id: string; name: string };

/** Links to the chapters: beside the content on wide screens, else above it and collapsed. */
export const TableOfContents = ({ chapters }: { chapters: readonly Chapter[] }) => {
  const places = [...chapters, { id: "problems", name: "Problems" }, { id: "names", name: "What the names mean" }];
  const links = (
    <ul>
      {places.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-1.5 text-muted hover:text-ink hover:underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav aria-label="Chapters" className="sticky top-24 hidden self-start lg:block">
        {links}
      </nav>
      <details className="card mb-8 p-4 lg:hidden">
        <summary className="cursor-pointer font-semibold">Chapters</summary>
        <nav aria-label="Chapters" className="mt-2">
          {links}
        </nav>
      </details>
    </>
  );
};
