/** All texts of the dialog except the project's own; pages can override them with `words`. */
export const englishTexts = {
  title: "Before you go",
  why: "Why are you leaving?",
  rating: "How happy were you with us?",
  lowest: "1, not at all",
  highest: "5, very",
  message: "Anything that we should know? (optional)",
  email: "Your email, if we may answer (optional)",
  next: "Continue",
  close: "Close and stay",
  off: "{amount} off",
  thanks: "Thank you for staying",
  done: "Close",
  test: "Test mode: this does not count.",
};

export type WidgetTexts = typeof englishTexts;
