// The theme that a visitor chose. Without a choice the system's colour scheme holds.

const key = "theme";

const chosen = () => document.documentElement.dataset;

const isDark = () => (chosen().theme ? chosen().theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);

const showState = () => {
  for (const button of document.querySelectorAll("[data-theme-toggle]")) button.ariaPressed = String(isDark());
};

const toggle = ({ target }: Event) => {
  if (!(target as Element).closest("[data-theme-toggle]")) return;
  chosen().theme = isDark() ? "light" : "dark";
  localStorage.setItem(key, chosen().theme ?? "");
  showState();
};

/** Gives the toggles of the page their work, those too that are drawn later; the answer takes it back. */
export const startTheme = () => {
  showState();
  document.addEventListener("click", toggle);
  return () => document.removeEventListener("click", toggle);
};
