// Screenshots of the demo account on the home page, taken by `bun run screenshots`.

export type Screenshot = {
  /** The file is `/screenshots/NAME.webp`, and `NAME-dark.webp` in the dark theme. */
  name: "submissions" | "proof" | "report";
  /** In CSS pixels; the file has twice as many. */
  width: number;
  height: number;
  alt: string;
  caption: string;
};

export const heroScreenshot: Screenshot = {
  name: "submissions",
  width: 600,
  height: 560,
  alt: "A list of submissions: each directory by name with its state, its date and its link.",
  caption: "The demo account: a fictional company with sample data. Each directory decides what it lists.",
};

export const checkScreenshots: readonly Screenshot[] = [
  {
    name: "proof",
    width: 480,
    height: 600,
    alt: "A submission's history from proposal to verified link, with the proof of the last check.",
    caption: "Every state has a date. The proof shows what our last check found on the page.",
  },
  {
    name: "report",
    width: 480,
    height: 600,
    alt: "A monthly report with the numbers of submitted, live, rejected and lost listings.",
    caption: "Reports count losses too. Share one by link, and revoke the link at any time.",
  },
];
