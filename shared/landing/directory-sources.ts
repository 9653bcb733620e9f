// The texts of /directories/sources. The credits are the attributions that the licenses require.
import { directoryCredits } from "../links/directories/files.ts";
import { site } from "../site.ts";

const github = (name: string) => ({ name, url: `https://github.com/${name}` });

type Source = {
  names: readonly { name: string; url: string }[];
  license: string;
  licenseUrl: string;
  use: string;
};

const list: readonly Source[] = [
  {
    names: [github("teamhandyapps-oss/launch-directories")],
    license: "CC BY 4.0",
    licenseUrl: "https://creativecommons.org/licenses/by/4.0/",
    use: "Directories, and what their forms ask for, changed",
  },
  {
    names: [{ name: "Majestic Million", url: "https://majestic.com/reports/majestic-million" }],
    license: "CC BY 3.0",
    licenseUrl: "https://creativecommons.org/licenses/by/3.0/",
    use: "Referring subnets, March 2026",
  },
  {
    names: [github("org-id/register"), github("mledoze/countries")],
    license: "ODbL 1.0",
    licenseUrl: "https://opendatacommons.org/licenses/odbl/1-0/",
    use: "Official registers; country facts",
  },
  {
    names: [github("google/libaddressinput"), github("google/libphonenumber")],
    license: "Apache-2.0",
    licenseUrl: "https://www.apache.org/licenses/LICENSE-2.0",
    use: "Address formats and telephone examples",
  },
  {
    names: [github("unicode-org/cldr")],
    license: "Unicode-3.0",
    licenseUrl: "https://www.unicode.org/license.txt",
    use: "The first day of the week and weekends",
  },
  {
    names: [github("arthurdejong/python-stdnum")],
    license: "LGPL-2.1",
    licenseUrl: "https://www.gnu.org/licenses/old-licenses/lgpl-2.1.html",
    use: "Names of business numbers, from its documentation",
  },
  {
    names: [
      github("apsquared/launch-agent"),
      github("camaker/backlink-pilot"),
      github("zeng-yq/submit-agent"),
      github("volodstaimi/Startup-Launch-List"),
      github("kagisearch/bangs"),
    ],
    license: "MIT",
    licenseUrl: "https://opensource.org/license/mit",
    use: "Directories, domain ratings, and what their forms ask for",
  },
  {
    names: [
      github("mukund1158/awesome-startup-launch-directories"),
      github("theshubh77/awesome-saas-directories"),
      github("mmccaff/PlacesToPostYourStartup"),
      github("emredurukn/awesome-job-boards"),
      github("matomo-org/searchengine-and-social-list"),
      github("datenanfragen/data"),
    ],
    license: "CC0 1.0",
    licenseUrl: "https://creativecommons.org/publicdomain/zero/1.0/",
    use: "Directories, prices, and domain ratings quoted from Ahrefs",
  },
  {
    names: [github("jivoi/awesome-osint"), github("olbat/ut1-blacklists")],
    license: "CC BY-SA 4.0",
    licenseUrl: "https://creativecommons.org/licenses/by-sa/4.0/",
    use: "Single facts: that a directory exists, and where",
  },
];

export const directorySources = {
  intro: `We collected these facts from public lists, and our link check visits each site to see whether it is online. This page names the lists and their licenses; every directory's page names the source of each of its facts.`,
  credits: [
    ...directoryCredits,
    "Registers: contains information from org-id.guide, made available under the Open Database License (ODbL) 1.0.",
    "Country facts: mledoze/countries, made available under the ODbL 1.0.",
    "Address formats and telephone examples: Google libaddressinput and libphonenumber (Apache-2.0). Weeks: Unicode CLDR (Unicode-3.0).",
  ],
  list,
  download: [
    "The files have the name, address and category of every confirmed directory, and further facts where their license allows redistribution. Facts without a stated license and facts under share-alike licenses are left out, and so are the official registers, whose database is under the ODbL.",
    `You may use the files for any purpose if you keep these credits with them: “${directoryCredits.join(" ")} Compiled by ${site.name}.”`,
  ],
  certainty: (minFacts: number): readonly (readonly [term: string, text: string])[] => [
    ["Listed", "A public list names the directory, or our link check has found it online."],
    ["Network", "One of about a hundred sites of one owner, one per country. They come after the listed ones."],
    [
      "Unconfirmed",
      "We know of the site, but no list names it. It comes last, is marked, and counts nowhere until a link check has found it online.",
    ],
    ["Assumed", "No list states the price. We assume it from the kind of directory and say so."],
    [
      "Search engines",
      `A directory's page is offered to search engines if at least ${minFacts} of its facts have a source. The others are for visitors of this site only.`,
    ],
  ],
} as const;
