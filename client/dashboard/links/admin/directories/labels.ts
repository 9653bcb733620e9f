// The words for values that only administrators see.
import type { Directory, DirectoryWithSources } from "#shared/links/directories.ts";

export const categoryLabels: Record<Directory["category"], string> = {
  startup: "Startup",
  software: "Software",
  ai: "AI",
  community: "Community",
  local: "Local",
  business: "Business",
  industry: "Industry",
  general: "General",
};

export const statusLabels: Record<Directory["status"], string> = {
  active: "Active",
  paused: "Paused",
  closed: "Closed",
};

export const standingLabels: Record<Directory["standing"], string> = {
  listed: "Listed",
  network: "Network of one owner",
  unconfirmed: "Unconfirmed",
};

export const listedByLabels: Record<Directory["listedBy"], string> = {
  submission: "Submission form",
  registration: "Registration",
  membership: "Membership",
};

export const checkByLabels: Record<DirectoryWithSources["checkBy"], string> = {
  bot: "Our bot",
  person: "A person",
  never: "No one",
};

export const yesNoLabels = { yes: "Yes", no: "No" } as const;
