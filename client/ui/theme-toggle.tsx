import Contrast from "lucide-react/icons/contrast";

/** The page's script handles clicks and state; hidden without JavaScript. */
export const ThemeToggle = () => (
  <button
    type="button"
    data-theme-toggle
    aria-label="Dark theme"
    className="grid size-control place-items-center rounded-lg text-muted hover:bg-surface hover:text-ink noscript:hidden"
  >
    <Contrast size={20} />
  </button>
);
