import type { Page } from "playwright-core";

/**
 * Waits until a page of the dashboard handles keys, and its links no longer open new documents. Clicks on buttons and
 * fields wait by themselves, because these are disabled until then.
 */
export const isHydrated = (page: Page) =>
  page.getByRole("button", { name: "Search", exact: true, disabled: false }).waitFor();
