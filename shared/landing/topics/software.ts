import type { Topic } from "./topic.ts";

export const softwareTopics = {
  "saas-backlinks": {
    table: {
      filter: { categories: ["software", "startup"], niches: ["saas"], link: "known" },
      noun: "SaaS directories with a known link type",
      note: "Software and launch directories that list SaaS and of which a source says whether the link is dofollow or nofollow.",
    },
    intro:
      "A buyer of business software rarely starts on your home page. They read a comparison, an alternatives list, or a review site, and follow a link from there. Those pages are therefore the best backlinks a SaaS can have: they are seen by people with a budget, and they are hard to fake.",
    sections: [
      {
        heading: "Three sources that fit each other",
        text: "Each kind of page answers another question of the buyer, so cover all three before you look for more of one.",
        points: [
          "Review sites: “Is it any good?” A profile without reviews is a weak link and a weak argument. Invite five customers first.",
          "Alternatives lists: “What else is there?” Choose the two products people really leave for yours.",
          "Launch and SaaS directories: “What's new?” They are quick to get and give a young domain its first references.",
        ],
      },
      {
        heading: "Which page should the link point to?",
        text: "Home is the default, but not always best. Where a form allows a second address, give the page for the use case that the category describes. Don't add tracking parameters to the main link: some directories strip them, some count the address as a duplicate later.",
      },
      {
        heading: "Your own pages earn the rest",
        text: "Directories bring a base. What other writers cite are things they can't make up: an honest comparison page with prices and dates, a public changelog, documentation of an API, data about how the product is used. Write one of those per quarter, and mention it in the profiles you already have.",
      },
      {
        heading: "How we check the result",
        text: "A profile can be public and still give nothing: the link may run through a redirect, be set by a script, or carry nofollow. We open the published page, find your address and note how it is linked. If you check yourself, look at the page source rather than at what the browser shows.",
      },
      {
        heading: "A sensible number",
        text: "Thirty good profiles beat three hundred thin ones, because each has to stay correct. A price change means an edit in every profile that shows prices. Count that work before you add another site.",
      },
    ],
    questions: [
      {
        question: "Do links from review sites pass ranking signals?",
        answer:
          "Some are dofollow, some aren't; the table shows what sources say. Their larger value is that review sites rank for “best … software” themselves, and you appear on those pages.",
      },
      {
        question: "Should I pay for a premium profile?",
        answer:
          "Not for the link. Premium usually buys leads, placement or the removal of competitors' ads. Decide it as advertising, with a cost per lead.",
      },
    ],
  },
  "startups-backlinks": {
    table: {
      filter: { categories: ["startup"], link: "dofollow" },
      noun: "startup directories with dofollow links",
      note: "Startup and launch directories whose link a source calls dofollow. Some want a badge or a fee for it; the condition is shown next to it.",
    },
    intro:
      "A company that was founded last month has a domain without history. No page mentions it, so search engines crawl it slowly, and a person who searches for its name finds something else. The first dozen links change that. They don't have to be famous, they have to be real and about you.",
    sections: [
      {
        heading: "What the first links are for",
        text: "Expect three effects and no miracles: search engines find new pages sooner, a search for your name shows pages about you, and a journalist or investor who looks you up sees the same description in several places. Positions for words that others fight over come later and need other work.",
      },
      {
        heading: "Set the record straight first",
        text: "The first profiles get copied by other sites, including mistakes. Fix these facts before you submit anywhere.",
        points: [
          "One spelling of the name, with or without a space, and never with “.com” unless it belongs to the name.",
          "One form of the address: with or without www, always https.",
          "Founding year, city, and the founders' names as they want to be found.",
          "One sentence that still holds if you change your pricing.",
        ],
      },
      {
        heading: "Why dofollow is a fair filter here",
        text: "For a new domain with few links, it's reasonable to spend the first hours where a link can count. That is why this table holds dofollow rows only. It isn't a rule for ever: once you have a base, a nofollow listing on a busy site is worth more than another quiet dofollow one.",
      },
      {
        heading: "Read the condition before the rating",
        text: "Many launch sites trade the attribute: follow with their badge on your home page, nofollow without. A badge costs you something too. Three badges in a footer look like a hobby project to the very customer you want. Choose one or two whose readers you would like to meet, and leave the others.",
      },
      {
        heading: "Keep a record",
        text: "Date, site, login, text, link type, live address: six columns are enough. In a year you will know which listing still exists and who registered it. It also spares you from submitting twice, which many directories punish by deleting both entries.",
      },
    ],
    questions: [
      {
        question: "How many links should a startup have after three months?",
        answer:
          "There is no right number. Ten to thirty listings that fit, a few mentions from people you know, and none you would be embarrassed by is a healthy start.",
      },
      {
        question: "Will a sudden rise in links look suspicious?",
        answer:
          "A launch naturally brings many mentions in a week. What looks bad isn't speed but sameness: identical text and identical anchors on sites that exist only to link.",
      },
    ],
  },
  "startup-directory-submission": {
    table: {
      filter: { categories: ["startup"] },
      noun: "startup directories and launch sites",
      note: "Every startup directory and launch site of the catalogue, free and paid, best known first.",
    },
    intro:
      "Launch day is one day. A startup directory is where people look you up on all the others: an investor checking a name from a pitch, a journalist collecting examples, an early user looking for something new. This page is about the entry that stays.",
    sections: [
      {
        heading: "Who reads which directory",
        text: "Choose by reader, not by the number of sites. The same company needs a different first sentence for each of them.",
        points: [
          "Investors use company databases. They filter by country, stage, team size and funding.",
          "Journalists use lists by topic and region, and need a contact and a picture they may print.",
          "Early users browse by novelty. They want a screenshot, a price and a button.",
          "Job seekers read startup databases too. An empty team section costs you applicants.",
        ],
      },
      {
        heading: "What belongs in an entry that lasts",
        text: "Write for somebody who arrives in two years. Leave out “just launched”, discounts with an end date and the number of users in week one. Put in the founding year, the place, the problem, the customer, the business model and a contact at your own domain. A company database will also want legal name and registration country.",
      },
      {
        heading: "Launch site or database first?",
        text: "Database first. It takes a day, has no queue that depends on a date, and gives launch sites something to find when they check you. Then plan the launch with the page about product launch submissions, which has the queues.",
      },
      {
        heading: "Keep it true",
        text: "A profile that says “two founders, pre-seed” when you are a team of twelve makes people doubt the rest. Put a reminder in the calendar after each funding round, move or change of name. Claim profiles that others made about you: large databases create entries from public sources, and they often get the category wrong.",
      },
      {
        heading: "What we do",
        text: "We propose from the table what fits your country and kind of product, fill in the entries you approve from your listing kit, and submit them. When one appears, we check that it links to the right address. Whether a database accepts you is its decision; some list only funded companies, others only a single region.",
      },
    ],
    questions: [
      {
        question: "Do I need a registered company to be listed?",
        answer:
          "Launch sites don't care. Company databases often expect a legal entity, or at least a product with a public website and named founders.",
      },
      {
        question: "Can I list a startup that isn't public yet?",
        answer:
          "Some sites are made for products before launch and collect sign-ups for you. Most others want something a visitor can try today.",
      },
    ],
  },
  "saas-directory-submission": {
    table: {
      filter: { categories: ["software"], niches: ["saas"], account: "required" },
      noun: "software sites where a vendor claims a profile",
      note: "Review, comparison and alternatives sites on which a vendor needs an account to create or claim a product's profile.",
    },
    intro:
      "On review and comparison sites you don't send an entry and leave. You open a vendor account, claim the product, and fill in a profile with twenty or more fields. Half-empty profiles are common, so a complete one stands out at no cost. This page goes through it field by field.",
    sections: [
      {
        heading: "Before you claim",
        text: "Search the site for your product. Many create profiles from public data, and a second one splits your reviews. If there is one, use the claim button with an address at your own domain; a free mail address is usually refused. Decide who owns the account, because reviews and leads arrive there for years.",
      },
      {
        heading: "The fields buyers filter by",
        text: "Visitors rarely read a profile from top to bottom. They tick boxes in a filter, and what you didn't fill in doesn't match.",
        points: [
          "Category: one main category with few, comparable products, then at most two more.",
          "Deployment and platforms: web, desktop, mobile, on your own servers.",
          "Price: the cheapest paid plan, the unit (user, month, project), and whether there is a free plan or only a trial.",
          "Company size and industries that really use you.",
          "Integrations by their official names, because people search for those.",
          "Languages of the interface and of support; they are not the same.",
        ],
      },
      {
        heading: "Screenshots and words",
        text: "Show the three screens somebody works in on a Tuesday, with invented but plausible data. Crop the browser bar away. In the description, say first for whom it isn't. That sounds odd, but it saves both sides a demo, and editors trust it.",
      },
      {
        heading: "Reviews, within the rules",
        text: "Ask customers after a success, not in bulk after a newsletter. Most sites permit a small thank-you if it's offered to all, positive or not; some forbid it. Never write one yourself, and answer critical ones within a week. We prepare profiles, but don't procure reviews.",
      },
      {
        heading: "Who does what",
        text: "You create the account or confirm its mail, since a vendor account should be yours from the first day. We prepare texts, filters and pictures to the site's limits, and check the link on the public profile once it's published.",
      },
    ],
    questions: [
      {
        question: "How long does a complete profile take?",
        answer:
          "The first takes an afternoon, mostly for collecting facts. With those at hand, each further site goes much faster, plus its own review time.",
      },
      {
        question: "Is an alternatives site worth a profile?",
        answer:
          "Yes, if you name honest alternatives. Visitors come because they want to leave a product, which is as close to a purchase as a visitor gets.",
      },
    ],
  },
  "software-directory-submission": {
    table: {
      filter: { categories: ["software"] },
      noun: "software directories",
      note: "All software directories of the catalogue: download archives, open-source lists, review sites and lists of alternatives.",
    },
    intro:
      "Software directories existed before web apps, and many still think in versions, licenses and platforms. That suits desktop programs and open source well, and makes cloud products look odd. This page explains how these sites are organized and what each kind of software should enter.",
    sections: [
      {
        heading: "How the catalogues are sorted",
        text: "A store for downloads sorts by operating system first, then by task. An open-source list sorts by the commercial product you replace. A review site sorts by business category. An alternatives site has no shelves at all, only relations between products. Pick the system your users think in, and start there.",
      },
      {
        heading: "Desktop programs",
        text: "You'll be asked for exact data. Prepare it in a text file, and update the file with each release.",
        points: [
          "Version number, release date, size, and supported system versions.",
          "Direct address of the installer, and a checksum if you publish one.",
          "License: freeware, trial with its length, or paid with price.",
          "Whether it's signed. Unsigned installers are often flagged or declined.",
        ],
      },
      {
        heading: "Open source",
        text: "The repository counts more than the website. Lists look at the license file, the date of the last commit, open issues, and whether there's a release to install. Name the license by its identifier, such as MIT or AGPL-3.0, and say clearly what is only in a hosted version. If you offer self-hosting, add the system requirements. Being described as “open source” with a license that isn't one gets you removed.",
      },
      {
        heading: "Web applications",
        text: "Write “Web” as the platform, leave the version empty or give the date of the last larger change, and don't upload a bookmark as a download. Review sites need the price model instead. If you also have apps for phones, link the store pages, not files.",
      },
      {
        heading: "Keeping entries current",
        text: "Old versions are the plague of this kind of directory: people install a program from five years ago and complain to you. Prefer sites that read a feed or your releases. On the others, write down where the edit page is. For each entry we submit, we check that the link leads to your own site rather than to a mirror.",
      },
    ],
    questions: [
      {
        question: "Are download portals safe for my users?",
        answer:
          "Not all of them. Some wrap installers in their own program. Choose portals that link to your server, and look at what a download really contains before you submit.",
      },
      {
        question: "Does a software directory accept browser extensions?",
        answer:
          "Many do, under their own heading. Give the address in the browser's store, list the permissions it needs, and explain why it needs them.",
      },
    ],
  },
  "mobile-app-backlinks": {
    table: {
      filter: { niches: ["mobile-apps"] },
      noun: "sites that list mobile apps or their makers",
      note: "App directories, independent stores and lists of app developers from the catalogue.",
    },
    intro:
      "An app store page is not a website you own. It can change its rules, and links to it strengthen the store's domain. If you want people to find your app by a web search, it needs a page of its own, and that page needs links. Here is where an iOS or Android app can get them.",
    sections: [
      {
        heading: "First, a page to link to",
        text: "One page per app is enough, on a domain you control. It should answer what a store page can't: how the app handles data, how it compares with others, what support looks like. Put both store buttons on it and mark it up as a mobile application, with price and operating system. Give this address in directories, and the store addresses only in the fields made for them.",
      },
      {
        heading: "Where an app fits",
        text: "The table mixes three kinds of sites, so read the row before you submit.",
        points: [
          "App review and discovery sites. They want a promo code, a press kit and a reason to care.",
          "Independent Android stores. They host your file, so they need a signed package and updates.",
          "Lists of app developers. They list the studio, not the app, which helps if you build for clients.",
        ],
      },
      {
        heading: "The press kit reviewers expect",
        text: "One folder, reachable without a login: the icon without rounded corners, six screenshots without frames, a video of 20 to 30 seconds, a text of 50 words and one of 200, the release date, the price, languages, and the name of a person who answers. Leave promo codes out of it and send them on request.",
      },
      {
        heading: "Launch sites and alternatives lists",
        text: "General launch sites take apps as well, best with a web demo or a video, because their visitors sit at a desktop computer. On alternatives lists, tag the platform precisely: someone who looks for an Android replacement will not forgive an iOS link. Both are on our pages about product launches and software directories.",
      },
      {
        heading: "What doesn't help",
        text: "Copies of your store page on scraper sites aren't backlinks worth counting; they appear by themselves and vanish the same way. Paid installs and bought ratings break store rules, and we don't offer them. A directory entry won't change your rank inside a store directly. It helps people who search the web, and those visits may lead to installs.",
      },
    ],
    questions: [
      {
        question: "Should I upload my app to alternative Android stores?",
        answer:
          "Only if you will update it there as well. An old build with a security fault does more harm than the extra link does good.",
      },
      {
        question: "Can I list a beta from TestFlight?",
        answer:
          "Some sites for early products accept it. Give a web page with the invitation link rather than the link itself, because TestFlight builds expire.",
      },
    ],
  },
  "indie-hacker-backlinks": {
    table: {
      filter: { categories: ["startup", "community"], isFree: true },
      noun: "free launch sites and maker communities",
      note: "Launch sites and communities that a list states as free, since a project without income shouldn't pay for exposure.",
    },
    intro:
      "You write the code, answer support and do the taxes. Link building is the task that always loses. This page is for people who work alone: what to do in the two hours you can spare, what to hand off, and what to leave for good.",
    sections: [
      {
        heading: "What only you can do",
        text: "A community notices within a sentence whether the maker is talking. Posts on a forum, answers to comments, the story of how you built it: that is yours, and no one can do it on your behalf without it being a lie. It's also the part that brings first users.",
      },
      {
        heading: "What you can hand off",
        text: "A directory form needs your facts, not your voice. Name, tagline, category, screenshots, confirmation, waiting, looking whether it's live: these are hours that teach you nothing. Hand them to us, to a friend, or to a Sunday with a good podcast.",
      },
      {
        heading: "Two hours that are enough",
        text: "Once, and in this order. Stop when the time is up.",
        steps: [
          "30 minutes: write tagline, 60 words and 200 words. Read them aloud.",
          "20 minutes: take three screenshots at the same size, with sample data.",
          "10 minutes: make a mail alias for directories, so your inbox stays clean.",
          "45 minutes: submit to five rows of the table that your users might visit.",
          "15 minutes: write one honest post in one community, and stay for the answers.",
        ],
      },
      {
        heading: "Revenue numbers, yes or no?",
        text: "Building in public earns links, because others quote numbers. It also shows competitors what works. A middle way is to share method and mistakes, and to keep current figures private. Whatever you share, share it on your own domain first and let the community link to it.",
      },
      {
        heading: "What we don't sell to solo makers",
        text: "If you have no paying users yet, you don't need a thousand articles. The Publisher plan is one payment, uses only directories with free listings, and has no renewal to forget. If even that is a month of your revenue, use the table and the two hours above. The directories are the same.",
      },
    ],
    questions: [
      {
        question: "Do you post on Reddit or Hacker News for me?",
        answer:
          "No. Both want the maker, and both notice when it isn't. They are in the table so that you can plan your own post.",
      },
      {
        question: "I have five small projects. Should I list all of them?",
        answer:
          "List the ones you would repair on a weekend. Each entry creates questions and visitors, and an abandoned project makes the others look abandoned too.",
      },
    ],
  },
  "developer-tool-directory-submission": {
    table: {
      filter: {
        hosts: [
          "sourceforge.net",
          "stackshare.io",
          "devhunt.org",
          "libhunt.com",
          "openalternative.co",
          "opensourcealternative.to",
          "alteropen.com",
          "dev.to",
          "news.ycombinator.com",
          "lobste.rs",
          "changelog.com",
          "hackernoon.com",
          "devpages.io",
          "aifordevelopers.org",
          "mcp.directory",
          "mcpservers.org",
          "glama.ai",
          "llmstxt.info",
          "skillsdirectory.co",
          "opensourcestartups.com",
        ],
      },
      noun: "places where engineers find tools",
      note: "Hand-picked: directories of developer tools, open source, MCP servers and agent skills, and communities of engineers.",
    },
    intro:
      "Engineers look for tools in other places than buyers do, and they read differently. They open the documentation before the pricing, and the repository before both. This list is short on purpose. An entry in a general startup directory rarely reaches somebody who runs a build at this moment.",
    sections: [
      {
        heading: "What an engineer checks in a minute",
        text: "Put these within reach of the first screen, and mention them in the entry itself.",
        points: [
          "A code sample that runs as it stands, with the import line.",
          "The license, by its identifier, and what costs money.",
          "Supported languages, versions and platforms, with the date of the last release.",
          "What leaves the machine: telemetry, source code, prompts, nothing.",
          "How to leave: export, self-hosting, standard formats.",
        ],
      },
      {
        heading: "Write the entry like a README",
        text: "“Runs Postgres migrations without locking tables” says more than “the next generation of database tooling”. Name what it replaces and what it doesn't do. Leave out speed claims unless the benchmark is public and can be repeated. If there's a limit that people meet in the first week, state it; they will find it anyway and then write about it.",
      },
      {
        heading: "Three routes, three rules",
        text: "Directories of tools take a form and a logo. Lists in a repository take a pull request: follow their format to the letter, add one line in alphabetical order, and explain in a sentence why it belongs. Communities take a post by a person with a history there, so begin weeks before you need it. A Show post must lead to something people can try without registering.",
      },
      {
        heading: "APIs, libraries, MCP servers",
        text: "An API needs an OpenAPI file and a key that can be had without a call with sales. A library needs a published package, tests, and a changelog. An MCP server needs a list of its tools with their permissions; registries read this from the repository, so the README is your form.",
      },
      {
        heading: "Our part",
        text: "We prepare entries for tool directories, in plain words and from your own documentation, submit them and check the result. We don't open pull requests or post in communities under your name. For those you get the text and the rules, and you press the button.",
      },
    ],
    questions: [
      {
        question: "Is a nofollow link on a developer community worth the time?",
        answer:
          "Yes. Developers follow links, copy them into issues and internal documents, and recommend what worked. A tool lives on that more than on attributes.",
      },
      {
        question: "Do engineers object to AI-written descriptions?",
        answer:
          "They object to empty ones. No matter who drafts it, every statement must be checkable in your documentation. We cut the ones that aren't.",
      },
    ],
  },
  "product-launch-submissions": {
    table: {
      filter: { categories: ["startup", "software", "community"], knows: ["reviewTime"] },
      noun: "launch sites with a known waiting time",
      note: "Launch sites, product directories and communities of which a source states how long a submission waits.",
    },
    intro:
      "A launch fails on the calendar more often than on the product. Some sites publish at once, others have a free queue of many months. If you submit everywhere on the same morning, your launches spread over a year. The table shows the waiting time per site; this page turns it into a plan.",
    sections: [
      {
        heading: "Three lanes",
        text: "Sort the sites by waiting time, not by fame.",
        points: [
          "Long queue (a month or more): submit now, even if the product isn't ready. You can edit or move the date.",
          "Short queue (days to weeks): submit two to three weeks before the day.",
          "Instant: keep these for the day itself and the days after.",
        ],
      },
      {
        heading: "The plan, backwards from launch day",
        text: "Choose a Tuesday to Thursday without a holiday in your main market, and count back.",
        steps: [
          "Eight weeks before: long queues. Open accounts in communities and take part.",
          "Four weeks: final name, tagline and pictures. Freeze them.",
          "Two weeks: short queues, with the date in the note to the editor.",
          "One week: test sign-up on a strange computer, and write the first comment for each site.",
          "The day: one main site, all your attention there, answers within the hour.",
          "The two weeks after: instant sites, a few a day, each with what you learned.",
        ],
      },
      {
        heading: "What to have ready",
        text: "Tagline of 60 characters, description of 260, gallery of three to five pictures at 1270 × 760, square logo, a video under a minute, first comment of about 150 words, one offer for early users, one page that says what's coming. Put everything into one folder with dates in the file names.",
      },
      {
        heading: "Fast lanes for money",
        text: "Most sites with long queues sell a way around them. It's worth it if the date matters more than the fee and if today's launches on that site get comments. Look at the tenth place of yesterday, not at the first: that is what you'll probably be.",
      },
      {
        heading: "What we can take over",
        text: "Directories and sites in the first and third lane: the texts, the sending, the record, the check afterwards. The main launch stays with you. Votes can't be bought or organized without breaking the rules of every serious site, and we don't do it.",
      },
    ],
    questions: [
      {
        question: "May I launch the same product twice?",
        answer:
          "Many sites permit a second launch after a major version or six months. A new name for the same thing is usually noticed and removed.",
      },
      {
        question: "Is the weekend a bad time?",
        answer:
          "There is less traffic and less competition. For a hobby product that is a good bargain. For business software, choose a working day.",
      },
    ],
  },
  "link-building-for-startups": {
    table: {
      filter: { categories: ["startup", "software"], minDr: 50, isFreeToStart: true },
      noun: "startup and software directories with DR 50 or more and a free route",
      note: "For step one of the plan: known authority, a free way in, and an audience of people who look for new products.",
    },
    intro:
      "This is a plan for the first six months, made for a team that ships a product and has about half a day a week for everything else. It has three steps. Each one ends with a measurement, and you only start the next one if the last has worked.",
    sections: [
      {
        heading: "Months one and two: directories",
        text: "Take ten to twenty rows from the table and five from your own trade. Don't send more than ten a week; you want to learn from the first answers. Doing it yourself takes a few evenings, or a profile and some proofreading if we do it.",
        points: [
          "Effort: low. Success depends on the directory, not on your reputation.",
          "Measure: live listings as a share of those sent, and visits from each.",
          "Done when: a search for your name shows your site first and profiles below it.",
        ],
      },
      {
        heading: "Months two to four: something to cite",
        text: "No one links to a price page. Publish one article a week that answers a question from support or sales, and one larger piece in the whole period: a comparison that you'd be willing to show the competitors in it, a small data set, or a free tool. Link the articles with each other and to the product.",
        points: [
          "Effort: medium to high, and it can't be skipped.",
          "Measure: search queries in Search Console for which you appear at all.",
          "Done when: somebody you don't know links to one of the pages.",
        ],
      },
      {
        heading: "Months four to six: outreach",
        text: "Now you have something to offer. Write to twenty people a month, individually, whose existing page gets better with your piece: a list that misses you, a broken link, an outdated number. Suppliers, integrations and customers come before strangers. Partners with a page of integrations are the easiest yes of all.",
        points: [
          "Effort: high, because most mails stay unanswered.",
          "Measure: answers and links per hour of work, not per mail.",
          "Done when: you can name the kind of page that says yes.",
        ],
      },
      {
        heading: "What to leave out",
        text: "Bought guest posts, link swaps in groups, networks of blogs, and any offer that names a rating in its price. They are against the rules of search engines and cost more than the hours above. Also leave out weekly rank reports. In six months the noise is bigger than the signal.",
      },
    ],
    questions: [
      {
        question: "Can the three steps run at the same time?",
        answer:
          "They can with more people. With half a day a week, parallel work mostly means that nothing gets finished.",
      },
      {
        question: "Which of this do you do?",
        answer:
          "Step one in every plan. Articles for step two in Full Organic Growth and Growth Partner. Outreach to people is yours: they answer a founder, not a service.",
      },
    ],
  },
} satisfies Record<string, Topic>;
