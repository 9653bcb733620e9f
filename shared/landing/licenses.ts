import { site } from "../site.ts";

type NamedLink = { label: string; url: string };

/** Third-party material used on the site. `notice` is the attribution that its license requires. */
export type LicensedSource = { heading: string; notice: string; use: string; links: readonly NamedLink[] };

export const licenses = {
  title: "Sources and licenses",
  description: `The data sources and font that ${site.name} uses, and their licenses.`,
  intro: `${site.name} builds on open data and an open-source font. This page lists what we use, who made it and its license.`,
} as const;

/** Path of the font's license text; the license requires distributing it with the font. */
export const interLicensePath = "/licenses/inter.txt";

export const licensedSources: readonly LicensedSource[] = [
  {
    heading: "Country facts",
    notice:
      "Contains information from mledoze/countries, which is made available under the Open Database License (ODbL) 1.0.",
    use: "Official names, capitals, regions, languages, currencies, calling codes, domains and neighbors on our country pages come from this database.",
    links: [
      { label: "mledoze/countries", url: "https://github.com/mledoze/countries" },
      { label: "ODbL 1.0", url: "https://opendatacommons.org/licenses/odbl/1-0/" },
    ],
  },
  {
    heading: "Official registers",
    notice:
      "Registers: contains information from org-id.guide, made available under the Open Database License (ODbL) 1.0.",
    use: "Names, addresses and identifier examples of the registers on our country pages come from this list. We left out entries that aren't registers of companies.",
    links: [
      { label: "org-id.guide", url: "https://org-id.guide" },
      { label: "ODbL 1.0", url: "https://opendatacommons.org/licenses/odbl/1-0/" },
    ],
  },
  {
    heading: "Addresses, phone numbers, weeks",
    notice:
      "Address formats and telephone examples: Google libaddressinput and libphonenumber (Apache-2.0). Weeks: Unicode CLDR (Unicode-3.0). Examples of business numbers: documentation of python-stdnum.",
    use: "Our country pages show how an address and a phone number are written, and when the week starts.",
    links: [
      { label: "libaddressinput", url: "https://github.com/google/libaddressinput" },
      { label: "libphonenumber", url: "https://github.com/google/libphonenumber" },
      { label: "CLDR", url: "https://github.com/unicode-org/cldr" },
      { label: "python-stdnum", url: "https://github.com/arthurdejong/python-stdnum" },
    ],
  },
  {
    heading: "Directory facts",
    notice: "Directory facts in part from launch-directories by Team Handyapps (CC BY 4.0), changed.",
    use: "We combined these facts with other public lists and reworded them. Each entry on our reciprocal links page names its own source.",
    links: [
      { label: "launch-directories", url: "https://github.com/teamhandyapps-oss/launch-directories" },
      { label: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
    ],
  },
  {
    heading: "Domain ratings",
    notice:
      "Domain ratings from awesome-startup-launch-directories by mukund1158 and awesome-saas-directories by theshubh77 (both CC0 1.0), and from Startup-Launch-List by volodstaimi (MIT License).",
    use: "The first two lists quote Ahrefs; the third does not name its tool. The year of each figure is shown next to it.",
    links: [
      {
        label: "awesome-startup-launch-directories",
        url: "https://github.com/mukund1158/awesome-startup-launch-directories",
      },
      { label: "awesome-saas-directories", url: "https://github.com/theshubh77/awesome-saas-directories" },
      { label: "Startup-Launch-List", url: "https://github.com/volodstaimi/Startup-Launch-List" },
    ],
  },
  {
    heading: "Font",
    notice:
      "Inter, Copyright 2016 The Inter Project Authors, is licensed under the SIL Open Font License, Version 1.1.",
    use: "Our pages and preview images are set in Inter.",
    links: [
      { label: "Inter", url: "https://github.com/rsms/inter" },
      { label: "Full license text", url: interLicensePath },
    ],
  },
];
