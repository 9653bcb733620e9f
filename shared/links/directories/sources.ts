import sources from "../../site/content/sources.json" with { type: "json" };
import { site } from "../../site.ts";
import { fillContent } from "../../text/placeholders.ts";
import { directoryCredits } from "./files.ts";
import { minSourcedFacts } from "./rules.ts";

/** What the catalogue's facts come from, each with the attribution that its license requires. */
export const directorySources = fillContent(sources.directories, {
  siteName: site.name,
  minSourcedFacts,
  credits: directoryCredits.join(" "),
});
