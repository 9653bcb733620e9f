// What a directory is, in a sentence, from its category, niches and countries.

import { countries, countryInSentence } from "../../site/landing/countries.ts";
import { niches } from "../../site/landing/niches.ts";
import type { Directory } from "../directories.ts";

const kinds: Record<Directory["category"], string> = {
  startup: "a launch site or startup directory",
  software: "a software directory",
  ai: "a directory of AI tools",
  community: "a community where makers show what they build",
  local: "a local business directory",
  business: "a company directory",
  industry: "an industry directory",
  general: "a general web directory",
};

const countriesBySlug = new Map(countries.map((country) => [country.slug, country]));
const nichesBySlug = new Map(niches.map((niche) => [niche.slug, niche]));
const and = new Intl.ListFormat("en");
const maxNames = 3;

const listed = (names: readonly string[], more: string) =>
  names.length > maxNames
    ? and.format([...names.slice(0, maxNames - 1), `${names.length - maxNames + 1} more ${more}`])
    : and.format(names);

const kindOf = ({ listedBy, category }: Pick<Directory, "listedBy" | "category">) => {
  if (listedBy === "registration") return "an official register of businesses";
  return listedBy === "membership" ? "a chamber or business association" : kinds[category];
};

type Introduced = Pick<Directory, "name" | "category" | "countries" | "niches" | "listedBy">;

export const directoryIntro = (directory: Introduced) => {
  const places = directory.countries.flatMap((slug) => countriesBySlug.get(slug) ?? []).map(countryInSentence);
  const trades = directory.niches.flatMap((slug) => nichesBySlug.get(slug) ?? []).map(({ plural }) => plural);
  const isOpen = directory.listedBy === "submission";
  const audience = isOpen && trades.length ? ` for ${listed(trades, "niches")}` : "";
  const area = places.length ? ` in ${listed(places, "countries")}` : "";
  return `${directory.name} is ${kindOf(directory)}${audience}${area}${places.length || !isOpen ? "" : ", open to businesses of any country"}.`;
};

type Noticed = Pick<Directory, "status" | "standing" | "listedBy" | "lastCheck">;

/** What a visitor must know before anything else. */
export const directoryNotice = ({ status, standing, listedBy, lastCheck }: Noticed) => {
  if (status === "closed") return "This directory has closed: our checks found no site on three different days.";
  if (status === "paused") return "We have paused this directory while we look into a change.";
  if (listedBy === "registration")
    return "This is an official register: a business gets in by registering with the authority, not by submitting a form to a directory. We never submit to it.";
  if (listedBy === "membership")
    return "A business is listed here once it joins as a member. There is no submission, and we never submit to it.";
  if (lastCheck === "parked") return "At our last check, this address showed a parked domain.";
  if (standing === "unconfirmed")
    return "Unconfirmed: no public list names this site, and our link check has not found it online yet.";
  if (standing === "network")
    return "One of about a hundred sites of the same owner, one per country. A listing on several of them is worth little more than one.";
  return undefined;
};
