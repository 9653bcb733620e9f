import type { Locator, Page } from "playwright-core";

/** Types into a combobox and chooses the option that matches. */
export const chooseOption = async (within: Page | Locator, label: string, option: string) => {
  const field = within.getByRole("combobox", { name: label, exact: true });
  await field.fill(option);
  const list = within.getByRole("listbox", { name: label, exact: true });
  await list.getByRole("option", { name: option }).first().click();
};
