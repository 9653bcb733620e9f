import { Link } from "react-router";
import { link } from "#shared/routes.ts";

/** The way back from a page about directories. */
export const AllDirectoriesLink = () => (
  <p className="mb-6">
    <Link to={link("adminDirectories")} className="link inline-block py-2.5">
      All directories
    </Link>
  </p>
);
