import type { Topic } from "./topic.ts";

export const aiTopics = {
  "ai-backlink-maker": {
    table: {
      filter: { categories: ["startup", "software", "ai"], knows: ["fields"] },
      noun: "directories whose form we know field by field",
      note: "Startup, software and AI directories for which a source lists the form's fields, so a draft can be cut to the right length.",
    },
    intro:
      "A backlink maker can't make another website link to you. It can take away the part that makes people give up: describing the same product forty times, in forty boxes of different sizes. That is what ours does. You write one profile, software drafts the variants, a person sends them, and the published page decides whether a link exists.",
    sections: [
      {
        heading: "From one profile to many forms",
        text: "Directory forms differ less in what they request than in how much room they give you. A tagline may have 30 characters on one site and 100 on the next. A model is good at this kind of shortening, as long as it works from facts that you wrote.",
        points: [
          "One sentence that says who uses the product and what they get out of it.",
          "A description of about 60 words, and one of 250 that names features and limits.",
          "Up to ten tags, your main category, and two alternatives in case it doesn't exist.",
          "Price model, launch date, logo, one wide picture, and three screenshots.",
        ],
      },
      {
        heading: "Where we let software work",
        text: "Drafting, shortening, picking a category, and reading a page to see whether your address is on it. Every draft can be read before it goes out. If a model adds a customer, a number or a feature that isn't in your profile, the draft is wrong, and it must not be sent.",
      },
      {
        heading: "Where we don't",
        text: "No script presses the button on other people's websites. Many directories forbid it, and those that don't soon end up full of junk. We also don't post in comment fields, build networks of blogs, or exchange links in your name without asking you.",
      },
      {
        heading: "How to try the method yourself",
        text: "Take three rows from the table. Open each form in a tab and note the limits. Write your shortest text first, because a clear line of 60 characters grows easily, while a vague paragraph rarely shrinks well. Send the three entries, put the date in a sheet, and look again after two weeks. If that felt quick, you don't need us. If it ate your afternoon, multiply by the number of directories you had in mind.",
      },
    ],
    questions: [
      {
        question: "Is the text on my listings written by AI?",
        answer:
          "Drafts can be. They start from your own profile, and you can change or replace every sentence. Directories that forbid generated text get the wording you wrote.",
      },
      {
        question: "How many links will one profile become?",
        answer:
          "Fewer than the number of forms sent. Some editors decline, some never answer, and some list you without a link. Only entries we can open and see count as live.",
      },
    ],
  },
  "ai-backlinks-generator": {
    table: {
      filter: { categories: ["startup", "software", "ai", "community"], condition: "none" },
      noun: "sites that want neither a badge nor a link back",
      note: "Product directories and communities of which a source says that they list you without anything on your own site in return.",
    },
    intro:
      "Type “backlinks generator” into a search engine and you mostly find programs that drop your URL into guest books, redirect scripts and abandoned wikis. The counter goes up, and nothing else happens. This page explains what such programs do, how to recognize one, and what a generator can do without spamming anyone.",
    sections: [
      {
        heading: "What spam generators really create",
        text: "They reuse a list of pages that accept any input: site statistics, WHOIS look-ups, profile pages of forums without moderators. Google's spam policies name links created by automated programs as link spam. In the best case such links are ignored. In the worst, you pay somebody to undo them.",
        points: [
          "The result appears within seconds, and no one has read your product name.",
          "The report has thousands of lines, and most pages in it mention hundreds of unrelated sites.",
          "You are never asked for a description, because no person will ever read one.",
        ],
      },
      {
        heading: "What we generate instead",
        text: "Text and order, not links. From your product page we draft listing copy, choose directories whose visitors look for such a product, and keep track of every entry. The links come from sites that chose to publish you. On the larger plans we add articles, which other people can cite because they answer a question.",
      },
      {
        heading: "What we refuse",
        text: "We don't take orders for a number of links per day, for anchor texts stuffed with keywords, for comments under other people's posts, or for pages that exist only to link. If a directory turns out to be a link farm, we drop it from the list and say so.",
      },
      {
        heading: "Why the table looks the way it does",
        text: "Plenty of launch sites give a link only after you place their badge in your footer. That is a deal, and sometimes a fair one, but it isn't a gift. The rows here are those where a source states that nothing is wanted back. So being in this table is a fact with a source, not an assumption. A site whose terms we don't know is left out, even when it may well be free of conditions.",
      },
    ],
    questions: [
      {
        question: "I have used a spam generator before. What now?",
        answer:
          "Usually nothing. Search engines ignore most such links. Look at Search Console: only with a manual action for unnatural links do you need to clean up and ask for a review.",
      },
      {
        question: "Do you show me each directory by name?",
        answer:
          "Yes. You get a list of directories with the state of each entry and the address of the listing once it is live. There are no anonymous totals.",
      },
    ],
  },
  "free-ai-backlinks": {
    table: {
      filter: { categories: ["ai"], isFree: true },
      noun: "AI directories with a free listing",
      note: "AI tool directories only, and only those that a public list states as free. Directories with a paid and a free route are on the page about AI tool submission.",
    },
    intro:
      "The table holds AI directories that charge nothing for a listing. Free isn't the same as effortless: you pay with waiting time, with an account, and sometimes with a badge. Here is what they usually want, how to get through the queue, and what our own service costs if you would rather not do it.",
    sections: [
      {
        heading: "What a free listing costs in practice",
        text: "Most AI directories earn money from a paid fast lane, so the free lane is slow on purpose. Expect one of four arrangements.",
        points: [
          "A queue of days or weeks, without any notice when you are published.",
          "A login, often with Google or GitHub, so that the entry belongs to a person.",
          "A link attribute that depends on payment: nofollow for free, dofollow for paid.",
          "A badge on your home page that must stay there as long as the listing does.",
        ],
      },
      {
        heading: "What editors of AI lists ask for",
        text: "They sort tools by task. “Writes alt text for product photos” finds its place at once; “AI-powered productivity platform” doesn't. Have a working demo, because a waitlist page is often declined. Say which parts are free, what happens to uploaded data, and show a result in a screenshot, not just an empty input box.",
      },
      {
        heading: "An evening's plan",
        text: "Two hours are enough for a first round, if you stay with the rows that fit.",
        steps: [
          "Cross out directories for tasks that aren't yours, such as lists of GPTs or of image models.",
          "Do those without an account first, highest authority on top.",
          "Use one mail address that you will still read in a year.",
          "Write down the day, the category and the text you sent.",
          "Come back after three weeks and note what is live, and whether the link has a rel attribute.",
        ],
      },
      {
        heading: "What we charge, and for what",
        text: "The listing itself stays free. Our Publisher plan is a one-time payment for the work: preparing the texts, submitting to directories with free listings, and checking each entry afterwards. It isn't limited to AI sites. No part of the price goes to a directory. If your product is one of a kind and fits ten AI lists at most, do them yourself with the plan above and keep the money.",
      },
    ],
    questions: [
      {
        question: "Is a nofollow link from a free AI directory useless?",
        answer:
          "No. People who browse the directory can still click, and other lists copy from the big ones. It just shouldn't be the only reason to submit.",
      },
      {
        question: "Why is a well-known AI directory missing here?",
        answer:
          "Because its free route is gone or couldn't be confirmed. Several of the largest now charge for every listing. They are in the full list of AI directories, with their price.",
      },
    ],
  },
  "ai-directory-bulk-submission": {
    table: {
      filter: { categories: ["ai"], account: "not-required" },
      noun: "AI directories that take entries without an account",
      note: "AI directories where a page check saw a form without a sign-in. These are the ones you can work through in one go.",
    },
    intro:
      "Bulk means one brief and many forms on one day. It doesn't mean the same paragraph everywhere. AI directories copy from each other, so identical text soon fills a page of search results with nothing but itself. This page shows how to prepare one brief that produces different, correct entries.",
    sections: [
      {
        heading: "The brief",
        text: "A good brief answers the questions of all forms before the first one is open. For an AI tool it has these parts.",
        points: [
          "The task in one verb and one object: transcribes calls, removes backgrounds, reviews contracts.",
          "Input and output formats, with one example of each.",
          "The model or provider behind it, if you are willing to name it.",
          "Free quota, first paid price, and whether a card is needed.",
          "Where data is processed, and whether it trains a model.",
          "Three wordings of the short text that share no full sentence.",
        ],
      },
      {
        heading: "One category per site",
        text: "The same tool is “Copywriting” on one list, “Marketing” on another and “Text” on a third. The wrong shelf is the most common reason why a good tool gets no visits. Open the category, read the three tools at the top, and ask whether you would want to be compared with them. If not, look for another one.",
      },
      {
        heading: "How we run a batch",
        text: "You approve a batch of proposals, and we spread it over weeks, ten a week at first. Each entry is checked against the form before anyone opens it: a missing screenshot or a text that can't be cut comes back to you. A person then sends it. If a directory mails a confirmation to your address, the entry waits under “Needs you” until you have clicked it.",
      },
      {
        heading: "Stop signs",
        text: "Leave a directory out of the batch if its newest tool is months old, if every listing carries the same badge, or if the form wants a phone number or a card for a free entry. Don't send to five directories of the same owner in one week either. Their editors are one person, and that person will see five copies.",
      },
    ],
    questions: [
      {
        question: "How many AI directories can one tool be sent to?",
        answer:
          "The heading above the table counts those that need no account. A tool for one narrow task fits fewer than a general assistant, and we would rather skip a site than file you wrongly.",
      },
      {
        question: "Can I add screenshots in bulk?",
        answer:
          "Yes, if you give us a few. Most forms want a logo and one wide picture; some take three. We use the same files everywhere and never alter what they show.",
      },
    ],
  },
  "ai-tool-directory-submission": {
    table: {
      filter: { categories: ["ai"] },
      noun: "AI tool directories",
      note: "All AI directories of the catalogue, free and paid, including registries for MCP servers and agent skills.",
    },
    intro:
      "This is our complete list of AI tool directories, with price, authority and link where a source states them. Below you find out which kinds there are, what makes an editor say yes, and how we submit a tool for you.",
    sections: [
      {
        heading: "Four kinds of AI directory",
        text: "They look alike, but accept different things. Sending to the wrong kind is the usual reason for silence.",
        points: [
          "General tool lists, sorted by task. They take nearly any working AI product.",
          "Newsletters with an archive. They pick a few tools a day and publish a short note on each.",
          "Registries for developers: MCP servers, skills, llms.txt files. They want a repository, not a landing page.",
          "Lists for one audience or one kind of product, such as GPTs. They are small, and their visitors are the right ones.",
        ],
      },
      {
        heading: "What editors look for",
        text: "An editor spends a minute or two on your page. In that time it must be clear what the tool does without a sign-up, who runs it, and what it costs. A visible price page, a privacy page and a real contact address help more than adjectives. Thin wrappers around a public chat model are declined often; say what yours adds, for example a data source, a workflow or an integration.",
      },
      {
        heading: "Free, paid, or later",
        text: "Start with free rows of high authority. Consider a fee only where you can see current tools with comments or votes, and where the fee buys a review rather than a position. Prices of AI directories change from month to month, so compare the price on the form with the one in the table before you pay.",
      },
      {
        heading: "How we submit your tool",
        text: "You describe it once. We propose the directories whose shelves it fits; for those you approve, we cut the wording to each form and send the entries manually over several weeks. Then our check opens each listing and looks for your link, now and every month after. You see what was sent, what is waiting, what was declined, and what is live.",
      },
      {
        heading: "After you are listed",
        text: "Listings of AI tools age fast. When your price, name or model changes, the old entry keeps telling the old story. Keep the edit links and the accounts, and go through them twice a year.",
      },
    ],
    questions: [
      {
        question: "My product uses AI but isn't an AI tool. Should I list it here?",
        answer:
          "Only if the AI part is what people would search for. An invoice program with a smart import belongs in software directories, where its buyers compare.",
      },
      {
        question: "How fast do AI directories publish?",
        answer:
          "From the same day to several weeks. Where a source states the review time it is on the directory's own page. Registries that read a repository are usually quickest.",
      },
    ],
  },
} satisfies Record<string, Topic>;
