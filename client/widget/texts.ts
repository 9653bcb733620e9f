/** All texts of the dialog except the project's own; pages can override them with `words`. */
export const englishTexts = {
  title: "Before you go",
  why: "Why are you leaving?",
  rating: "How satisfied were you?",
  lowest: "1 (not at all)",
  highest: "5 (very)",
  message: "Anything else we should know? (optional)",
  email: "Your email, so we can reply (optional)",
  next: "Continue",
  close: "Close and stay",
  off: "{amount} off",
  thanks: "Thank you for staying",
  noted: "We've noted your choice and will follow up.",
  done: "Close",
  test: "Test mode: answers don't count.",
};

export type WidgetTexts = typeof englishTexts;
