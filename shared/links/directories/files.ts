/** The catalogue as downloads. */
export const directoryFiles = { csv: "/directories.csv", json: "/directories.json" } as const;

/** What the licenses ask those to say who pass the files on. */
export const directoryCredits = [
  "Directory facts in part from launch-directories by Team Handyapps (CC BY 4.0), changed.",
  "Referring subnets: Majestic Million, Majestic (CC BY 3.0), March 2026.",
] as const;
