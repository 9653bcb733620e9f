import type { Page } from "playwright-core";

/** Chooses a range of days like `2026-11-21` in the date range picker with this label. */
export const chooseDays = async (page: Page, label: string, from: string, to = from) => {
  const opener = page.getByRole("button", { name: new RegExp(`^${label}: `) });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: label, exact: true });
  await dialog.getByRole("grid").waitFor();
  for (const day of [from, to]) {
    const button = dialog.locator(`[data-day="${day}"]`);
    while (!(await button.count())) {
      const shown = (await dialog.locator("[data-day]").first().getAttribute("data-day")) ?? "";
      await dialog.getByRole("button", { name: shown > day ? "Previous month" : "Next month" }).click();
    }
    await button.click();
  }
  // The focus returns after the dialog has gone. It would close a list that is opened before.
  await opener.and(page.locator(":focus")).waitFor();
};
