// The theme a visitor chose. Without a choice, the system's colour scheme applies.

const key = "theme";

const root = () => document.documentElement.dataset;

const isDark = () => (root().theme ? root().theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);

const showState = () => {
  for (const button of document.querySelectorAll("[data-theme-toggle]")) button.ariaPressed = String(isDark());
};

const toggle = ({ target }: Event) => {
  if (!(target as Element).closest("[data-theme-toggle]")) return;
  root().theme = isDark() ? "light" : "dark";
  localStorage.setItem(key, root().theme ?? "");
  showState();
};

/** Handles clicks on theme toggles, including ones rendered later. Returns a cleanup function. */
export const startTheme = () => {
  showState();
  document.addEventListener("click", toggle);
  return () => document.removeEventListener("click", toggle);
};
