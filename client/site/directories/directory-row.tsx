// A directory as a table row, the same in the catalogue and on generated pages.
import type { ReactNode } from "react";
import { authorityText, linkText, priceText, reviewText } from "#shared/directories/labels.ts";
import { takesSubmissions } from "#shared/directories/rules.ts";
import type { Directory } from "#shared/directories.ts";
import { link } from "#shared/routes.ts";
import type { Sort } from "./list-params.ts";

type Column = { key: string; label: string; sort?: Sort; className?: string };

// Phones show what fits next to the name; the rest follows below it.
const wide = "max-md:hidden";

/** The columns of every table; tables add a last one. */
export const directoryColumns: readonly Column[] = [
  { key: "name", label: "Directory", sort: "name" },
  { key: "submit", label: "Submit" },
  { key: "price", label: "Price", sort: "price", className: wide },
  { key: "authority", label: "Authority", sort: "authority" },
  { key: "link", label: "Link", className: wide },
  { key: "review", label: "Review", sort: "review", className: wide },
];

type DirectoryRowProps = {
  directory: Directory;
  /** Follows the name on every screen. */
  note?: string;
  /** The last cell. */
  children: ReactNode;
};

/**
 * Facts about a directory; a dash if unknown. The table's `directory-rows` styles it, since pages show up to a thousand.
 */
export const DirectoryRow = ({ directory, note, children }: DirectoryRowProps) => {
  const { slug, name } = directory;
  const [price, linked, review] = [priceText(directory), linkText(directory), reviewText(directory)];
  const facts = [price, linked, review && `review ${review.toLowerCase()}`].filter(Boolean).join(" · ");
  return (
    <tr>
      <th scope="row">
        <a href={link("directory", { slug })}>{name}</a>
        <p className={note ? undefined : "md:hidden"}>
          {note && `${note} `}
          <span>{facts}</span>
        </p>
      </th>
      <td>
        <SubmitLink directory={directory} />
      </td>
      <td>{price}</td>
      <td>{authorityText(directory) ?? "–"}</td>
      <td>{linked ?? "–"}</td>
      <td>{review ?? "–"}</td>
      <td>{children}</td>
    </tr>
  );
};

/** Opens the directory's form; without a known form, its home page. */
export const SubmitLink = ({ directory }: { directory: Directory }) => {
  const { name, url, submitUrl, listedBy } = directory;
  if (!takesSubmissions(directory))
    return <span className="text-muted">{listedBy === "membership" ? "By joining" : "By registering"}</span>;
  return (
    <a href={submitUrl ?? url} rel="nofollow noopener" className="link inline-block py-2">
      {submitUrl ? "Submit" : "Visit"}
      <span className="sr-only">{`: ${name}`}</span>
    </a>
  );
};
