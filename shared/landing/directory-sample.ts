// The ten free directories of the preview table, with their sources.

export type SampleDirectory = {
  name: string;
  url: string;
  dr: number;
  /** Monthly visits with the year of the figure; null if there is no published figure. */
  visits: string | null;
  pricing: "Free";
  /** Source and year of the domain rating. */
  source: string;
  year: number;
};

const ahrefsList = "theshubh77/awesome-saas-directories (Ahrefs)";
const launchList = "volodstaimi/Startup-Launch-List (initial commit)";

// Visits are from the list at boobo94.github.io (2023).
export const directorySample: readonly SampleDirectory[] = [
  {
    name: "SubmitAITools",
    url: "https://submitaitools.org/",
    dr: 73,
    visits: null,
    pricing: "Free",
    source: launchList,
    year: 2026,
  },
  {
    name: "FoundrList",
    url: "https://www.foundrlist.com/",
    dr: 72,
    visits: null,
    pricing: "Free",
    source: ahrefsList,
    year: 2026,
  },
  {
    name: "SideProjectors",
    url: "https://www.sideprojectors.com/",
    dr: 71,
    visits: "75-100K (2023)",
    pricing: "Free",
    source: ahrefsList,
    year: 2026,
  },
  {
    name: "PitchWall",
    url: "https://pitchwall.co/",
    dr: 68,
    visits: "<25K (2023)",
    pricing: "Free",
    source: ahrefsList,
    year: 2026,
  },
  {
    name: "SiteLike",
    url: "https://www.sitelike.org/",
    dr: 66,
    visits: null,
    pricing: "Free",
    source: ahrefsList,
    year: 2026,
  },
  {
    name: "Startup Stash",
    url: "https://startupstash.com/",
    dr: 64,
    visits: "150-200K (2023)",
    pricing: "Free",
    source: ahrefsList,
    year: 2026,
  },
  {
    name: "Uno Directory",
    url: "https://uno.directory/",
    dr: 63,
    visits: null,
    pricing: "Free",
    source: ahrefsList,
    year: 2026,
  },
  {
    name: "Toolfio",
    url: "https://toolfio.com/",
    dr: 60,
    visits: null,
    pricing: "Free",
    source: ahrefsList,
    year: 2026,
  },
  {
    name: "Launching Next",
    url: "https://www.launchingnext.com/",
    dr: 52,
    visits: "<25K (2023)",
    pricing: "Free",
    source: ahrefsList,
    year: 2026,
  },
  {
    name: "Startup Buffer",
    url: "https://startupbuffer.com/",
    dr: 38,
    visits: "<25K (2023)",
    pricing: "Free",
    source: launchList,
    year: 2026,
  },
];
