// The demo project's page set: one page per kind of business.
import type { PageTemplate } from "#shared/content/page-sets.ts";

export const demoPageSetName = "Help desk by business";

export const demoTemplate: PageTemplate = {
  title: "A help desk for {{business}}",
  slug: "help-desk-for-{{business}}",
  metaTitle: "Help desk for {{business}} | Brightdesk",
  metaDescription: "What {{business}} are asked, when it gets busy, and how to answer it with one shared inbox.",
  excerpt: "What {{business}} are asked, when it gets busy, and a setup that works.",
  language: "en",
  html: `<h2>What customers ask</h2>
<p>{{questions}}</p>
<h2>When it gets busy</h2>
<p>{{busy}}</p>
<h2>A setup that works</h2>
<p>{{setup}}</p>
<p>Brightdesk is a help desk with <a href="https://brightdesk.example/features/shared-inbox">one inbox, clear owners</a> and <a href="https://brightdesk.example/pricing">one price per team</a>.</p>`,
};

type Row = { business: string; questions?: string; busy?: string; setup?: string };

const yogaQuestions =
  "Members want to move a booking, pause a membership or know which class suits a bad knee. Newcomers ask what to bring and whether the first lesson is free.";

/** The first eight have a page of their own; the others are held back, each for another reason. */
const rows: readonly Row[] = [
  {
    business: "yoga studios",
    questions: yogaQuestions,
    busy: "Most emails arrive on Sunday evening, when people plan their week, and in the hour before a class, when nobody at the studio can read them.",
    setup:
      "Let teachers answer questions about their own classes and the front desk everything about money. Keep a saved reply for pausing a membership, since the rules have to be told the same way to everyone.",
  },
  {
    business: "online shops",
    questions:
      "Where is my parcel, how do I return it, and when do I get the money back? Before a purchase, people ask about sizes and whether a gift can arrive by Friday.",
    busy: "The two weeks after a sale bring returns, not orders. December is two busy seasons in one: deadlines first, exchanges after the holidays.",
    setup:
      "Sort by order number, not by name, and give each return one owner until the refund is paid. A page with delivery times, updated daily in December, saves more emails than any reply.",
  },
  {
    business: "dental practices",
    questions:
      "Patients ask for an earlier appointment, for an estimate to send to their insurance, and whether pain can wait until Monday.",
    busy: "Monday mornings, and the days before school holidays, when whole families remember their check-ups at once.",
    setup:
      "Emails about pain are read first, by someone who may judge them. Estimates have one person and one day of the week. Nothing medical is answered from a saved reply.",
  },
  {
    business: "property managers",
    questions:
      "The heating is cold, a key is lost, the neighbor's tree drops leaves into the gutter. Owners ask for statements, and craftspeople for the code of the front door.",
    busy: "The first cold weekend of autumn, and the weeks in which the yearly statements are sent out.",
    setup:
      "One entry per building and defect, so that ten tenants who report the same broken elevator get the same answer. Whoever orders the repair stays the owner until it's finished.",
  },
  {
    business: "language schools",
    questions:
      "Which level am I, can I change the group, and do you issue a certificate that the university accepts? Parents write about missed lessons.",
    busy: "September and January, when courses start, and the days after each exam.",
    setup:
      "Placement tests go to teachers, everything else to the office. Prepare answers about certificates with a lawyer's wording once, and date them, because the rules of universities change every year.",
  },
  {
    business: "bike rentals",
    questions:
      "Groups ask for a price, guests for a child seat, and somebody stands at a lake with a flat tire. Hotels want to know how many bikes are left.",
    busy: "Sunny Fridays before ten. On rainy days everyone writes to cancel within the same half hour.",
    setup:
      "Breakdowns are for the phone; say so in the automatic reply. Decide once, in writing, who gets a refund for rain, so that the student at the counter doesn't have to.",
  },
  {
    business: "podcast networks",
    questions:
      "Listeners send corrections, guests ask for the release date, and sponsors want their numbers. Among them are twenty pitches a week that nobody asked for.",
    busy: "The evening of a release, and the last days of a quarter, when sponsors close their books.",
    setup:
      "Each show owns its listeners' letters; sales owns the sponsors. Pitches get a friendly saved reply on the same day, which stops the reminders that would follow.",
  },
  {
    business: "accounting offices",
    questions:
      "Clients ask which receipts are missing, whether a letter from the tax office is urgent, and why the fee is higher than last year.",
    busy: "Ten days before each filing date, and the whole of May.",
    setup:
      "Letters from the authorities get a due date on arrival. Missing receipts are one email with a list, not five emails, and the owner stays the same from the first request until the return is filed.",
  },
  { business: "law firms", questions: "Clients ask about dates.", busy: "Before hearings.", setup: "One owner each." },
  {
    business: "pilates studios",
    questions: yogaQuestions,
    busy: "Most emails arrive on Sunday evening, when people plan their week, and in the hour before a lesson, when nobody at the studio can read them.",
    setup:
      "Let trainers answer questions about their own classes and the front desk everything about money. Keep a saved reply for pausing a membership, since the rules have to be told the same way to everyone.",
  },
  {
    business: "veterinary clinics",
    questions:
      "Owners ask whether a cough can wait, how often the tablets are due and what an operation costs. Breeders want certificates for travel.",
    busy: "Saturday mornings, the first warm weeks with their ticks, and New Year's Eve.",
  },
  {
    business: "Online Shops",
    questions: "Where is the invoice, and why is the color different from the picture?",
    busy: "Whenever a newsletter goes out, for about three hours, and in the week before Mother's Day with its flowers and cards.",
    setup:
      "Ask for a photo in the first reply. Send invoices automatically, and tell new colleagues who may promise a discount before their first shift begins.",
  },
];

const columns = ["business", "questions", "busy", "setup"] as const;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

export const demoCsv = [
  columns.join(","),
  ...rows.map((row) => columns.map((column) => quoted(row[column] ?? "")).join(",")),
].join("\n");
