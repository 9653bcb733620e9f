// What operators read: outcomes with their keys, and the reasons of each.
import type { needsCustomerReasons, rejectedReasons, unavailableReasons } from "#shared/links/submissions.ts";
import type { TaskKind, TaskOutcome } from "#shared/operations/tasks.ts";
import type { Shortcut } from "../../../ui/shortcuts.tsx";

export const kindLabels: Record<TaskKind, string> = {
  submission: "Submission",
  check: "Manual check",
  article: "Article",
  review: "Second look",
};

type Outcome = { key: string; label: string; title: string; success: string };

/** `key` opens the outcome's form; `title` heads it; `success` is the toast afterwards. */
export const outcomes: Record<TaskOutcome, Outcome> = {
  submitted: { key: "s", label: "Submitted", title: "What did the directory answer?", success: "Submitted." },
  needs_customer: {
    key: "c",
    label: "Needs customer",
    title: "What does the customer have to do?",
    success: "Waiting for the customer.",
  },
  rejected: { key: "r", label: "Rejected", title: "Why was it rejected?", success: "Rejected." },
  unavailable: { key: "u", label: "Unavailable", title: "Why can't we submit there?", success: "Unavailable." },
  already_listed: { key: "a", label: "Already listed", title: "Where is the listing?", success: "Already listed." },
  found: { key: "f", label: "Link found", title: "Where did you see the link?", success: "Link found." },
  missing: { key: "m", label: "No link", title: "What did you see instead?", success: "No link found." },
  agree: { key: "y", label: "Agree", title: "Is everything right?", success: "Second look done." },
  disagree: { key: "d", label: "Disagree", title: "What should be different?", success: "Sent back to the queue." },
  drafted: { key: "s", label: "Written", title: "Is the text complete?", success: "Sent to the customer for review." },
  returned: {
    key: "r",
    label: "Return",
    title: "Why can't it be written like this?",
    success: "Returned to the customer.",
  },
};

/** Not read from `shared/operations/tasks.ts`, which would add zod to the page. */
export const outcomesOf: Record<TaskKind, readonly TaskOutcome[]> = {
  submission: ["submitted", "needs_customer", "rejected", "unavailable", "already_listed"],
  check: ["found", "missing"],
  review: ["agree", "disagree"],
  article: ["drafted", "returned"],
};

const needsCustomer: Record<(typeof needsCustomerReasons)[number], string> = {
  confirm_mail: "Confirm an email from the directory",
  add_badge: "Add the directory's badge or link",
  pay_fee: "Pay a fee",
  account_exists: "Has an account there already",
  missing_information: "Information is missing",
  other: "Another reason",
};
const rejected: Record<(typeof rejectedReasons)[number], string> = {
  not_eligible: "Not eligible for this directory",
  duplicate: "Rejected as a duplicate",
  quality: "Below the directory's quality bar",
  no_answer: "The directory doesn't answer",
  other: "Another reason",
};
const unavailable: Record<(typeof unavailableReasons)[number], string> = {
  site_down: "The site is down",
  closed: "The directory has closed",
  blocked: "The directory blocks us",
  login_broken: "Signing in doesn't work",
  other: "Another reason",
};
export const reasonsOf: Partial<Record<TaskOutcome, Record<string, string>>> = {
  needs_customer: needsCustomer,
  rejected,
  unavailable,
};

const outcomeKeys = (kind: TaskKind): Shortcut[] =>
  outcomesOf[kind].map((outcome) => ({ key: outcomes[outcome].key, effect: outcomes[outcome].label }));

const shortcutsFor = (kind: TaskKind): Shortcut[] => [
  ...outcomeKeys(kind),
  { key: "o", effect: "Open the page" },
  { key: "1–9", effect: "Copy a value by its number" },
  { key: "Ctrl+V", effect: "Add a screenshot" },
  { key: "Ctrl+Enter", effect: "Send the form" },
  { key: "Esc", effect: "Close the form" },
  { key: "z", effect: "Undo the last outcome, within 10 seconds" },
  { key: "n", effect: "Release the task and take the next one" },
  { key: "?", effect: "Show keyboard shortcuts" },
];

export const shortcutsByKind: Record<TaskKind, readonly Shortcut[]> = {
  submission: shortcutsFor("submission"),
  check: shortcutsFor("check"),
  review: shortcutsFor("review"),
  article: [
    ...outcomeKeys("article"),
    { key: "e", effect: "Edit the text" },
    { key: "Esc", effect: "Leave the text, or close the form" },
    { key: "Ctrl+Enter", effect: "Send the form" },
    { key: "n", effect: "Release the task and take the next one" },
    { key: "?", effect: "Show keyboard shortcuts" },
  ],
};
