// Screenshots of the demo account on the home page, taken by `bun run screenshots`.

export type Screenshot = {
  /** The file is `/screenshots/NAME.webp`, and `NAME-dark.webp` in the dark theme. */
  name: "overview" | "proposals" | "submissions" | "proof";
  width: number;
  height: number;
  alt: string;
};

/** Pixels of the file per CSS pixel: of pictures for wide screens alone, and of those that phones show too. */
export const screenshotScale = { wide: 1.25, phone: 2 };

export const heroScreenshot: Screenshot = {
  name: "overview",
  width: 1180,
  height: 760,
  alt: "A project's dashboard: live and lost links, what needs an answer, mentions and articles.",
};

/** How a link comes about. Shown at three quarters of their size. */
export const steps: readonly { title: string; text: string; screenshot: Screenshot }[] = [
  {
    title: "Approve what fits",
    text: "We draft a listing kit from your website and propose directories, each with the reasons why it fits.",
    screenshot: {
      name: "proposals",
      width: 480,
      height: 272,
      alt: "Proposed directories, each to approve or skip.",
    },
  },
  {
    title: "Follow each submission",
    text: "We fill in the forms. Every directory has a state and a date, and the few steps that need you wait in one list.",
    screenshot: {
      name: "submissions",
      width: 480,
      height: 272,
      alt: "Submissions with their states and dates.",
    },
  },
  {
    title: "See the proof",
    text: "A link counts once our check has found it on the page. We look again every month.",
    screenshot: {
      name: "proof",
      width: 480,
      height: 272,
      alt: "The proof of a check: the link it found, and when.",
    },
  },
];
