import type { Locator, Page } from "playwright-core";

/** Chooses an option of a select. In one with search, types what the option's label contains. */
export const selectOption = async (within: Page | Locator, label: string | RegExp, option: string) => {
  const field = within.getByRole("combobox", { name: label, exact: true });
  await field.click();
  const hasSearch = await field.evaluate((element) => element.matches("input"));
  if (hasSearch) await field.fill(option);
  // Lists are at the end of the page.
  const list = ("page" in within ? within.page() : within).getByRole("listbox", { name: label, exact: true });
  await list.getByRole("option", { name: option, exact: !hasSearch }).first().click();
  await list.waitFor({ state: "detached" });
};
