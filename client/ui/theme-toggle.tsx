import Contrast from "lucide-react/icons/contrast";

/** The script of the page gives it its work and its state; without one it is not shown. */
export const ThemeToggle = () => (
  <button
    type="button"
    data-theme-toggle
    aria-label="Dark theme"
    className="grid size-11 place-items-center rounded-lg text-muted hover:bg-surface hover:text-ink noscript:hidden"
  >
    <Contrast size={20} />
  </button>
);
