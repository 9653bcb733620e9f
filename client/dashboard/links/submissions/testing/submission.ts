import type { Submission } from "#shared/links/submissions.ts";

/** A submission as the API returns it. */
export const submissionOf = (values: Partial<Submission> = {}): Submission => ({
  id: "0b5e8a3a-6f0a-4cc0-9d5a-2b9f3f6f6c11",
  projectId: "0b5e8a3a-6f0a-4cc0-9d5a-2b9f3f6f6c12",
  directory: {
    id: "0b5e8a3a-6f0a-4cc0-9d5a-2b9f3f6f6c13",
    slug: "saashub",
    name: "SaaSHub",
    host: "saashub.com",
    dr: 81,
  },
  state: "proposed",
  reason: null,
  note: null,
  dueAt: null,
  submittedAt: null,
  listingUrl: null,
  link: null,
  flags: [],
  firstLiveAt: null,
  lastCheckedAt: null,
  nextCheckAt: null,
  lostAt: null,
  replacesId: null,
  replacedById: null,
  fit: { score: 80, reasons: ["Lists software"] },
  kitVersion: null,
  createdAt: "2026-11-20T09:00:00Z",
  ...values,
});
