// What pages may say about a directory, and when its page is worth a place in search results.
import type { Directory, DirectoryFact } from "../directories.ts";

/** Fewer say little more than the list does. */
export const minSourcedFacts = 6;

/** The title states the name already, and the others are about our work. */
const uncounted = new Set(["name", "standing", "status", "checkBy", "listingUrlPattern", "submissions"]);

/** Whether someone else can look the fact up: general knowledge and assumptions have no source. */
export const isSourced = ({ source }: Pick<DirectoryFact, "source">) => !/^(general knowledge|assumed)/i.test(source);

/** Counts the fields with a source. Two sources for one field count once. */
export const countSourcedFacts = (facts: readonly Pick<DirectoryFact, "field" | "source">[]) =>
  new Set(facts.filter((fact) => isSourced(fact) && !uncounted.has(fact.field)).map(({ field }) => field)).size;

type Rated = Pick<Directory, "standing" | "status"> & { sources: readonly Pick<DirectoryFact, "field" | "source">[] };

/** Whether search engines may index a directory's page. The sitemap lists the same pages. */
export const isDirectoryIndexed = ({ standing, status, sources }: Rated) =>
  standing === "listed" && status === "active" && countSourcedFacts(sources) >= minSourcedFacts;

/** Whether the site has a form to submit to. Registers and chambers list businesses that register or join. */
export const takesSubmissions = ({ listedBy, status }: Pick<Directory, "listedBy" | "status">) =>
  listedBy === "submission" && status !== "closed";

/** Figures from our own submissions are public from this number on, so that they say nothing about one customer. */
export const minObservations = 5;
