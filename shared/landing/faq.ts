import { trialCredits } from "../billing/credits.ts";
import { defaultWeeklyPace } from "../links/submission-states.ts";
import { site } from "../site.ts";

// The owner edits these texts in the settings. Placeholders in braces are filled in by `fillPlaceholders`.
export type FaqItem = { question: string; answer: string };

export const faq: readonly FaqItem[] = [
  {
    question: `What does ${site.name} do?`,
    answer:
      "You describe your product once. We submit it to online directories that you approve, and on the larger plans we also publish SEO articles. You see where we submitted it and which listings we verified as live.",
  },
  {
    question: "What is a directory submission?",
    answer:
      "It's an entry for your website on a site that lists companies or products, with a name, a description, a category and a link. Some directories publish entries right away. Others have an editor who reviews each one first.",
  },
  {
    question: "Will directory links improve my ranking?",
    answer:
      "They can help search engines discover your website, and they give it links from other domains. But rankings depend on many things only the search engine controls, starting with your own pages. We promise the work, not a position.",
  },
  {
    question: "Can you guarantee a certain domain rating?",
    answer:
      "No. Domain rating (DR) is calculated by an SEO tool from all the links it knows about, and it can go up or down. We show each directory's DR with its source and year, and leave out figures we can't source.",
  },
  {
    question: "How long does it take until a listing is live?",
    answer: `We send ${defaultWeeklyPace} submissions a week unless you choose another pace. The rest depends on the directory. Some show a listing within minutes, some have a queue of several weeks for free entries, and some never reply. We look for your link on days 1, 3, 7, 14, 30, 45 and 60. If there is none after 60 days, the submission expires, you get its credit back and we propose another directory.`,
  },
  {
    question: "Does every directory accept my website?",
    answer:
      "No, and we can't promise that. Directories have their own rules and editors, and a few will reject an entry or ask for changes. We show you every rejected entry, don't count it as a link, and give its credit back within your plan's limit.",
  },
  {
    question: "What is a credit?",
    answer:
      "The right to one submission, article or page. Approving a directory reserves a credit, and submitting uses it. It comes back if the directory rejects you or takes no entries, if no listing appears within 60 days, or if the link is lost within 90 days of our first proof. A plan limits how many credits come back, usually to half of its submissions.",
  },
  {
    question: "How do articles and pages work?",
    answer:
      "Topics come from your mentions, Search Console and website. A language model or our team writes, we check, you approve. Pages come from your data; thin or similar ones are held back and cost no credit. We publish to WordPress, Ghost, Webflow, Shopify or a webhook, as drafts by default.",
  },
  {
    question: "When do you call a link lost?",
    answer:
      "After three checks on three different days, at least a week apart from first to last, that found no link. A page we couldn't read counts as unknown, never as lost. If the link returns, the listing is live again.",
  },
  {
    question: "Are the links dofollow or nofollow?",
    answer:
      "Both. Some directories give dofollow links, some mark every outgoing link as nofollow, and some do so only for free entries. Ordinary websites have a mix of both, and a nofollow listing can still bring visitors.",
  },
  {
    question: "Is this safe under Google's spam policies?",
    answer:
      "Google's spam policies cover links made mainly to manipulate rankings, and list low-quality directory links as an example. We submit truthful entries to sites people can browse, and use no private networks or comment spam. If a directory asks for a link back, you decide.",
  },
  {
    question: "What do you need from me?",
    answer:
      "A complete listing kit: texts, a logo, a screenshot, categories and an email address at your domain for confirmations. We prefill it from your website and draft texts that you edit. Some directories then need a step only you can take, such as confirming an email; these wait under “Needs you”.",
  },
  {
    question: "Which directories do you submit to?",
    answer:
      "More than 200: startup and launch sites, software and AI directories, and general and local business directories. We propose those that fit your product, each with its reasons, and you decide. If fewer fit today than your plan includes, the other credits remain yours. The Publisher plan uses only directories with free listings, so there are no listing fees on top.",
  },
  {
    question: "What is the difference between the plans?",
    answer:
      "Publisher is a single round of submissions to 200+ free directories. Full Organic Growth adds 1000+ articles and three monthly reports. Growth Partner is ongoing work: 50 directory submissions, 30 blog posts and 300 programmatic pages each month.",
  },
  {
    question: "How does the launch offer work?",
    answer: `The price you see already includes the {percentOff}% launch discount; the crossed-out figure is the regular price. The promo code {promoCode} is part of the checkout link, so you don't have to enter anything.`,
  },
  {
    question: "Can I get a refund?",
    answer:
      "No. As our terms say, fees for premium services are non-refundable, except where the law gives you a right we can't exclude. Submissions that fail give credits back, not money. If you're unsure which plan fits, ask us before you buy.",
  },
  {
    question: "What is in the free trial?",
    answer: `New accounts get {trialDays} days to try the dashboard with its keywords, mentions, leads and offers, and ${trialCredits} credits for real submissions. After that your data stays readable, and you choose a plan to keep working with it.`,
  },
  {
    question: "I have another question. How do I reach you?",
    answer: `Email {supportEmail}. Tell us your website and what you'd like to achieve, and we'll tell you honestly whether directory submissions make sense for it.`,
  },
];
