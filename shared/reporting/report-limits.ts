// Limits of reports, in a file of their own: pages that import them don't load zod.

export const maxReportLinks = 20;

/** The most listings that a report shows, newest first. */
export const maxReportListings = 500;

/** The most articles, and the most pages, that a report shows, newest first. */
export const maxReportDocuments = 500;

export const maxBrandName = 60;
