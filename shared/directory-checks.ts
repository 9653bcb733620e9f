/** A redirect that a link check followed. */
export type CheckHop = { from: string; to: string; isPermanent: boolean };

/** What a link check has visited so far, starting at `url`. */
export type CheckTrail = {
  url: string;
  hops: CheckHop[];
  /** The URL of a page that is gone, while the website's home page is visited. */
  missingPage?: string | undefined;
};

/** So many misses on different days close a directory. */
export const missesUntilClosed = 3;
