import type { Topic } from "./topic.ts";

export const linkTopics = {
  "directory-submission-for-seo": {
    table: {
      filter: { scope: "worldwide", link: "known", minDr: 0 },
      noun: "worldwide directories with known link type and rating",
      note: "Both facts come from sources that the directory's own page names. Rows where one of the two is unknown are left out.",
    },
    intro:
      "Directory submission is neither dead nor a trick. It is a small, honest part of SEO with a clear limit. This page says what listings do for a site in search, what they can't do, which ones can hurt, and what should come before and after them.",
    sections: [
      {
        heading: "What it can do",
        text: "Four effects are plausible and can be observed on your own site.",
        points: [
          "Discovery: a crawler follows the listing and visits a page that it didn't know.",
          "Entity: name, address and subject appear in agreement on several sites, which helps to tell you from others of that name.",
          "Links: some listings are followed and count like any other link from that page.",
          "Results for your name: profiles fill the page below your own site.",
        ],
      },
      {
        heading: "What it can't do",
        text: "It doesn't make a thin page rank for a contested word. It doesn't replace links that people place because they found something useful. It doesn't raise a “score” inside Google, since third-party ratings aren't used there. And it can't repair a site that is slow, blocked or the same as a hundred others.",
      },
      {
        heading: "Where it does harm",
        text: "Google's spam policies name low-quality directory and bookmark links as link spam. What is meant are entries made in bulk, for the link alone, on sites without readers, often with keywords as anchor. A single one does nothing. A profile that consists of them gives no reason to trust it.",
      },
      {
        heading: "The order that makes sense",
        text: "Do it in this sequence, and leave out what you already have.",
        steps: [
          "Make sure that your pages can be indexed, load quickly, and answer a question.",
          "Set up Search Console, so that you can see an effect at all.",
          "Take entries in your trade and region, then broader ones.",
          "Publish pages worth citing, and tell those who might.",
          "After three months, look at the links report and at queries with your name.",
        ],
      },
      {
        heading: "How to measure honestly",
        text: "Write down the week of each batch. Compare pages that received listings with pages that didn't. If you launched, redesigned or advertised in the same month, you can't tell the causes apart, and neither can a service. We report what we can see: entries, links and their kind.",
      },
    ],
    questions: [
      {
        question: "Does Google count links from directories?",
        answer:
          "Some of them. It doesn't publish which. A page that people use and that is edited has the best chance; a page made only for links has the least.",
      },
      {
        question: "How many directories are good for SEO?",
        answer:
          "As many as fit your business and have readers. For a local shop it's a dozen; for a software product that serves every country it can be over a hundred.",
      },
    ],
  },
  "high-dr-backlinks": {
    table: {
      filter: { minDr: 70 },
      noun: "directories with a domain rating of 70 or more",
      note: "The source and year of each rating are on the directory's own page. Directories without a sourced rating aren't shown, even if they are well known.",
    },
    intro:
      "Domain rating is a number from 0 to 100 that Ahrefs calculates from the links it has found to a website. It's handy for sorting a long list, and easily misunderstood. Here you see what goes into it, what doesn't, and how to use a list of highly rated directories without fooling yourself.",
    sections: [
      {
        heading: "What DR measures",
        text: "How many other domains link to a site with at least one followed link, how strong those are, and to how many they link themselves. The scale is logarithmic: from 70 to 75 is much further than from 20 to 25. It's relative as well. A site can fall without losing a link, because others have gained more.",
      },
      {
        heading: "What it leaves out",
        text: "Much of what you'd want to know about a directory isn't in the number.",
        points: [
          "Visitors: a domain can have strong links and no readers.",
          "Subject: a rating says nothing about your trade.",
          "The page itself: your entry is a new page deep in the site, with no links of its own.",
          "The link: a nofollow link from DR 90 stays nofollow.",
          "Age of the figure: lists copy ratings from each other for years. That's why ours carry a year.",
        ],
      },
      {
        heading: "High ratings that mean little",
        text: "Ratings can be bought in the form of redirects from expired domains or packages of links. Be careful if a directory founded a year ago shows a DR above 70 and you've never met it in a search. Search for its name and for one of its listings: if both are nowhere to be seen, the links behind the number are probably worth nothing.",
      },
      {
        heading: "How to use this table",
        text: "Sort by rating, then strike out what doesn't fit: other trades, other kinds of products, communities in which you aren't active. Look at the condition and the link type of the rest. What remains is a handful, and these deserve your best text, your best pictures and a complete profile. For everything else, rating is the last criterion, not the first.",
      },
      {
        heading: "What we promise, and what we don't",
        text: "We prefer strong directories where they fit, and name each one with its source. We don't promise what your own rating will be. It depends on all links that a tool knows, including those you lose.",
      },
    ],
    questions: [
      {
        question: "Why does Ahrefs show another number than your table?",
        answer:
          "Ratings change constantly. Ours are the figures a source published in the stated year. We show them to compare directories, not as a live measurement.",
      },
      {
        question: "Is a DR 30 directory not worth it?",
        answer:
          "It can be worth more than a DR 80 one, if your customers read it. Many excellent trade lists have modest ratings, because only their trade links to them.",
      },
    ],
  },
  "dofollow-backlinks": {
    table: {
      filter: { link: "dofollow" },
      noun: "directories with dofollow links",
      note: "A source calls the link dofollow. Where it depends on a badge, a link back or a fee, the condition is shown next to it.",
    },
    intro:
      "“Dofollow” isn't a real attribute. It's what people call a link that has no rel value telling search engines otherwise. Which directories give such links is a matter of fact, and the table lists those for which a source says so. The rest of this page shows how to check it yourself, since it changes.",
    sections: [
      {
        heading: "The four cases",
        text: "Look at the rel attribute of a link. Since 2019, Google treats the last three as hints rather than commands.",
        points: [
          "No rel, or only noopener and noreferrer: an ordinary, followed link.",
          'rel="nofollow": the site doesn\'t vouch for the target.',
          'rel="sponsored": the link was paid for.',
          'rel="ugc": the link was written by a user.',
        ],
      },
      {
        heading: "Check a live link in a minute",
        text: "Don't trust a browser extension alone. Some directories add the attribute later, or lead through a redirect.",
        steps: [
          "Open your listing in a private window, without being logged in.",
          "Show the page source and search for your domain.",
          "If it's only found in the inspector and not in the source, a script sets the link.",
          "Read the rel value, and whether the address is yours or the directory's own redirect.",
          "Look for a robots meta tag with nofollow or noindex in the head of the page.",
          "Compare the canonical address: if it names another page, your listing may never be indexed.",
        ],
      },
      {
        heading: "Why a mix is natural",
        text: "A business that people talk about gets links of all kinds: news sites often use nofollow, forums use ugc, partners set plain links. A profile with followed links only looks made. More important, a nofollow listing on a page with readers brings people, and some of those people write.",
      },
      {
        heading: "When a site sells the attribute",
        text: "“Nofollow free, dofollow from $19” is a common offer. Under Google's rules a paid link should be marked as sponsored or nofollow, so such a link isn't safe just because many buy it. A badge in return is a grey area. We tell you the condition and let you choose; the rows with none come without that question.",
      },
    ],
    questions: [
      {
        question: "How do you know that a link is dofollow?",
        answer:
          "From public lists, named on each directory's page. For entries that we submit, we read the published page and note what is really there.",
      },
      {
        question: "Can a dofollow link turn into nofollow?",
        answer:
          "Yes, with a redesign or a new policy, and for all old listings at once. That's a reason to look again from time to time.",
      },
    ],
  },
  "backlinks-for-new-websites": {
    table: {
      filter: { isFree: true, account: "not-required" },
      noun: "free directories without a registration",
      note: "No fee according to a list, and no sign-in seen on the form: the easiest entries for a first week.",
    },
    intro:
      "Your site went online a few weeks ago, and a link checker shows zero. That's normal. What matters now is a sensible order, since some links are easier once others exist. This page is a list to work through from the top. It needs patience, but no money.",
    sections: [
      {
        heading: "Week one: profiles you own",
        text: "These are links you can set yourself, on pages where people expect them.",
        steps: [
          "The profiles of the company and the founders on networks you already use.",
          "The signature of your mails, so customers and partners find the new address.",
          "Your other websites, if they have something to do with this one.",
          "A map entry, if you have premises or visit customers.",
          "The repository, the app store or the shop system's showcase, if there is one.",
        ],
      },
      {
        heading: "Weeks two to four: easy directories",
        text: "Use the table. Three to five a week are enough. Make sure beforehand that the site is finished, because an editor who has seen an empty page rarely looks twice. Then go on with sites that need an account, and those for your trade.",
      },
      {
        heading: "Second month: people who know you",
        text: "Suppliers, customers, former employers, your school, the association, the coworking space. A sentence and a link on their page is a small favor. Say which page you mean and suggest the text. These links are often the best a small site ever gets, since they exist for a reason.",
      },
      {
        heading: "Third month: one page worth citing",
        text: "Answer a question that you've heard at least five times and that the first results answer badly. Add something only you have: prices, photos, measurements, a template. Mention it where the question is asked, if the rules there allow it.",
      },
      {
        heading: "What to refuse",
        text: "As soon as the domain is registered, offers arrive: “guest post on DR 70”, “500 backlinks for $20”, “your site has errors”. They're sent to all new domains. Bought links are against search engines' rules, and a site without history has nothing to balance them with. Deleting these mails is the easiest SEO task of the month.",
      },
    ],
    questions: [
      {
        question: "How soon do link tools show my first backlinks?",
        answer:
          "Days to weeks after the page is public, because each tool crawls in its own rhythm. Search Console is usually more complete, but later still.",
      },
      {
        question: "Is there a sandbox for new websites?",
        answer:
          "Google has denied a fixed one. New sites simply have little that speaks for them. Expect months for contested words, and days for your own name.",
      },
    ],
  },
  "domain-authority-backlinks": {
    table: {
      filter: { minDr: 0, knows: ["referringSubnets"] },
      noun: "directories measured by two different indexes",
      note: "Of each, a domain rating and a number of referring subnets (Majestic Million) are known. Both are on the directory's own page.",
    },
    intro:
      "DA, DR, Authority Score, Trust Flow: four companies, four formulas, four numbers for the same website. None of them comes from Google. This page explains who calculates what, why the figures disagree, and how you can use them to choose directories anyway.",
    sections: [
      {
        heading: "Who calculates what",
        text: "All of them begin with their own crawl of the web, and each crawl sees another part.",
        points: [
          "Domain Authority (Moz): 1 to 100, a prediction of how likely a domain ranks, learned from search results.",
          "Domain Rating (Ahrefs): 0 to 100, the strength of a domain's links on a logarithmic scale.",
          "Authority Score (Semrush): combines links, estimated visits and signs of spam.",
          "Trust Flow (Majestic): the closeness to a set of sites that people have reviewed.",
          "Referring subnets (Majestic): a plain count of networks that link, which is harder to inflate than links.",
        ],
      },
      {
        heading: "Why Google uses none of them",
        text: "They are products of other companies, and Google's spokespeople have said for years that Search doesn't use them. It has its own measures, mostly for pages rather than domains, and doesn't publish them since it ended the public PageRank. A higher DA is therefore not a cause of better positions. Both may have the same cause: other sites refer to you.",
      },
      {
        heading: "Reading two figures together",
        text: "Open a directory's page and compare. Best are those for which both are high. That's a site many networks link to, whatever the formula. A high rating with few subnets points to a small number of strong sources, or to networks built for the purpose. A low rating with many subnets is typical of old directories with many weak links.",
      },
      {
        heading: "Choosing directories anyway",
        text: "Use authority as a filter at the bottom, not as a ranking at the top. Remove what no one links to. Then sort the rest by how close it is to your trade and country. Between two that are equally close, take the stronger. That is how we do it, and why a small list for your profession may stand before a famous one.",
      },
      {
        heading: "Don't sell the number on",
        text: "If you report to a client or a board, show links, visits and queries. A score in a report looks exact and moves for reasons that have nothing to do with you: each index is recalculated, and then all values shift.",
      },
    ],
    questions: [
      {
        question: "Which authority score is the best?",
        answer:
          "The one you use consistently. Compare sites within a single index and at the same date. Mixing a DA from one list with a DR from another means nothing.",
      },
      {
        question: "How can I raise my domain authority?",
        answer:
          "By being linked from more sites that are themselves linked. It's a side effect. Anyone who sells the rise directly sells links made for the formula.",
      },
    ],
  },
} satisfies Record<string, Topic>;
