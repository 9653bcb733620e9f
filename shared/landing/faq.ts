import { site } from "../site.ts";

export type FaqItem = { question: string; answer: string };

export const faq: readonly FaqItem[] = [
  {
    question: `What does ${site.name} do?`,
    answer:
      "You describe your product once. We submit it to online directories where founders, buyers and journalists look things up, and on the larger plans we also publish SEO articles. You see where you were submitted and which listings were verified live.",
  },
  {
    question: "What is a directory submission?",
    answer:
      "It is an entry for your website on a site that lists companies or products, with a name, a description, a category and a link. Some directories publish entries at once, others have an editor who reads each of them first.",
  },
  {
    question: "Will directory links improve my ranking?",
    answer:
      "They can help search engines discover your website and give it links from other domains. How high a page ranks depends on many things that nobody outside the search engine controls, your own pages first of all. So we promise the submissions and no position.",
  },
  {
    question: "Can you guarantee a certain domain rating?",
    answer:
      "No. Domain rating (DR) is computed by an SEO tool from all the links it knows of, and it can move in both directions. We tell you the DR of a directory with its source and year, and leave out figures that we could not source.",
  },
  {
    question: "How long does it take until a listing is live?",
    answer:
      "That is up to each directory. Some show a listing within minutes, some have a queue of several weeks for free entries, and some never answer. For that reason a submission counts as live only once the page with your link has been seen.",
  },
  {
    question: "Does every directory accept my website?",
    answer:
      "No, and nobody can promise that. Directories have their own rules and editors, and a few will turn an entry down or ask for changes. Such an entry is shown to you for what it is, and it is not counted as a link.",
  },
  {
    question: "Are the links dofollow or nofollow?",
    answer:
      "Both. Some directories pass their vote on, some mark every outgoing link as nofollow, and some do so for free entries only. A mix is what an ordinary website has, and a nofollow listing can still bring visitors.",
  },
  {
    question: "Is this safe under Google's spam policies?",
    answer:
      "Google's spam policies are about links made mainly to manipulate rankings, and they name low-quality directory links among the examples. We submit truthful entries to sites that people can browse, and use no private networks and no comment spam. If a directory asks for a link back to it, the decision is yours.",
  },
  {
    question: "What do you need from me?",
    answer:
      "The address of your website, a short and a long description, a logo, a screenshot, your categories and a contact address for confirmation mails. If a text is missing, we draft it from what your website says.",
  },
  {
    question: "Which directories do you submit to?",
    answer:
      "More than 200: startup and launch sites, software and AI directories, and general and local business directories, as far as they fit your product. The Publisher plan uses directories with a free listing only, so no listing fees are added to its price.",
  },
  {
    question: "What is the difference between the plans?",
    answer:
      "Publisher is a single round of submissions to 200+ free directories. Full Organic Growth adds 1000+ articles and a report in each of three months. Growth Partner is monthly work: 50 directory submissions, 30 blog posts and 300 programmatic pages each month.",
  },
  {
    question: "How does the launch offer work?",
    answer: `The price you see already includes the ${site.launchOffer.percentOff}% launch offer, and the crossed-out figure is the regular price. The checkout link carries the promo code ${site.launchOffer.promoCode}, so there is nothing for you to type in.`,
  },
  {
    question: "Can I get a refund?",
    answer:
      "No. As our terms say, fees for premium services are non-refundable, except where the law gives you a right that we cannot exclude. If you are unsure which plan fits, ask us before you buy.",
  },
  {
    question: "What is in the free trial?",
    answer:
      "New accounts have 3 days to try the dashboard with its keywords, mentions, leads and offers. After that you can still read your data, and you choose a plan to go on working with it.",
  },
  {
    question: "I have another question. How do I reach you?",
    answer: `Write to ${site.supportEmail}. Tell us the address of your website and what you would like to achieve, and we will say plainly whether directory submissions are a sensible step for it.`,
  },
];
