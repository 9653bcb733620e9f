import type { Mode } from "#shared/modes.ts";
import type { Outcome } from "#shared/retention/feedback.ts";
import type { offerTypes } from "#shared/retention/offers.ts";

type DemoOffer = {
  mode: Mode;
  type: (typeof offerTypes)[number];
  title: string;
  message: string;
  acceptLabel: string;
  declineLabel: string;
  url?: string;
  reasons: readonly string[];
  active: boolean;
};

/** Offers that the demo customer shows to users who cancel. */
export const demoOffers: readonly DemoOffer[] = [
  {
    mode: "live",
    type: "pause",
    title: "Take a break for a month",
    active: true,
    message: "Your inbox and your history stay as they are. You pay nothing until you're back.",
    acceptLabel: "Pause for a month",
    declineLabel: "No, cancel my plan",
    reasons: ["No longer needed"],
  },
  {
    mode: "live",
    type: "plan_change",
    title: "The small plan may be enough",
    active: true,
    message: "Two people, one inbox, a third of the price. You can switch back at any time.",
    acceptLabel: "Show me the small plan",
    declineLabel: "No, cancel my plan",
    reasons: ["Too expensive"],
    url: "https://brightdesk.example/plans",
  },
  {
    mode: "live",
    type: "contact",
    title: "Talk to the two people who build it",
    active: true,
    message: "Tell us what is missing. Half of what we built this year started with a call like this.",
    acceptLabel: "Find a time",
    declineLabel: "No, cancel my plan",
    reasons: ["Missing a feature"],
    url: "https://brightdesk.example/call",
  },
  {
    mode: "test",
    type: "trial_extension",
    title: "Two more weeks, free",
    active: true,
    message: "Not sure yet? Try it with your whole team first.",
    acceptLabel: "Give me two weeks",
    declineLabel: "No, thanks",
    reasons: [],
  },
];

type DemoFeedback = {
  mode?: Mode;
  daysAgo: number;
  rating: number | null;
  reason: string | null;
  message?: string;
  status: "new" | "read" | "resolved";
  outcome: Outcome | null;
};

const price = "Too expensive";
const feature = "Missing a feature";
const unneeded = "No longer needed";
const hard = "Too hard to use";
const fault = "Technical problems";
const other = "Switching to another product";

/** Cancellations without a message. `days`: how many on each day, in order. */
const without = (
  days: readonly number[],
  rating: number | null,
  reason: string | null,
  outcome: Outcome | null,
): DemoFeedback[] => days.map((daysAgo) => ({ daysAgo, rating, reason, outcome, status: "resolved" }));

/** Newest first: feedback with a message, then feedback with ratings and reasons only. */
export const demoFeedback: readonly DemoFeedback[] = [
  {
    daysAgo: 0.3,
    rating: 4,
    reason: price,
    outcome: "accepted",
    status: "new",
    message: "It's just the two of us since September, so five seats make no sense. The small plan does.",
  },
  {
    daysAgo: 0.8,
    rating: 2,
    reason: feature,
    outcome: "declined",
    status: "new",
    message: "We need saved replies in three languages. Copying them from a document is slow.",
  },
  { daysAgo: 1.6, rating: 3, reason: unneeded, outcome: "accepted", status: "new" },
  {
    daysAgo: 2.2,
    rating: 1,
    reason: fault,
    outcome: "left",
    status: "new",
    message: "Attachments over 10 MB were lost twice this month. Support was friendly, but the files are gone.",
  },
  {
    daysAgo: 3.4,
    rating: 5,
    reason: unneeded,
    outcome: "accepted",
    status: "read",
    message: "The shop is closed for the winter. We'll be back in March!",
  },
  { daysAgo: 4.1, rating: 2, reason: price, outcome: "declined", status: "read" },
  {
    daysAgo: 5.5,
    rating: 3,
    reason: feature,
    outcome: "accepted",
    status: "read",
    message: "Happy to talk. It's about the export: our accountant wants one file per quarter.",
  },
  { daysAgo: 6.3, rating: 4, reason: other, outcome: "left", status: "read" },
  {
    daysAgo: 8.2,
    rating: 3,
    reason: hard,
    outcome: "left",
    status: "read",
    message: "I couldn't figure out how to assign an email to my colleague without forwarding it.",
  },
  {
    daysAgo: 9.7,
    rating: 2,
    reason: price,
    outcome: "accepted",
    status: "resolved",
    message: "Fine with the small plan for now.",
  },
  { daysAgo: 12.4, rating: null, reason: price, outcome: null, status: "read" },
  {
    daysAgo: 15.1,
    rating: 4,
    reason: price,
    outcome: "accepted",
    status: "resolved",
    message: "Thank you for making this easy.",
  },
  ...without([17.2, 19.5, 22.8], 3, price, "declined"),
  ...without([18.6, 26.1], 2, feature, "left"),
  ...without([20.3, 24.4, 28.9], 4, unneeded, "accepted"),
  ...without([33.1, 36.4, 41.2, 44.8, 52.3], 2, price, "declined"),
  ...without([34.5, 39.9, 47.7, 55.2], 3, feature, "left"),
  ...without([37.6, 49.4], 4, unneeded, "accepted"),
  ...without([43.3, 57.8], 1, fault, "left"),
  { mode: "test", daysAgo: 61, rating: 5, reason: null, outcome: "accepted", status: "read" },
];
