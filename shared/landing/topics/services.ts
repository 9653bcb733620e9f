import type { Topic } from "./topic.ts";

export const serviceTopics = {
  "directory-submission-service": {
    table: {
      filter: { scope: "worldwide", isFreeToStart: true, knows: ["submitUrl"] },
      noun: "worldwide directories with a free route and a known form",
      note: "Directories that serve every country, can be used without a fee, and whose submission page we know. Yours are chosen from these and from lists for your trade and country.",
    },
    intro:
      "You can submit to directories yourself; the table has the addresses. A service is worth its price only if it does the work better than a tired founder on a Friday evening, and can prove it. Here is what ours includes, step by step, and what it leaves out.",
    sections: [
      {
        heading: "What happens after you order",
        text: "The same five steps for each customer.",
        steps: [
          "You complete one listing kit: address, texts, categories, logo, pictures, contact. It's prefilled from your website, and missing texts can be drafted for you to edit.",
          "We propose directories by trade, country, language and price, with reasons, and you approve or skip each. On Publisher they are free ones only.",
          "Each entry is fitted to the form: lengths, required fields, and rules such as “no place names in the title”. What would be refused comes back to you first.",
          "A person submits it. Not a script, because many directories forbid scripts and they produce junk.",
          "Our check opens the published page, finds your link, and notes how it is set. Until then, the entry counts as submitted and no more. Afterwards we look again every month; a link lost within 90 days gives its credit back, within the plan's limit, and we propose a replacement.",
        ],
      },
      {
        heading: "What you need to do",
        text: "Answer a few mails. Directories send confirmations, ask about a category, or want proof that the business is yours. If an answer is needed from you, it is marked in your list. Entries that wait for you don't move by themselves.",
      },
      {
        heading: "What is not included",
        text: "Listing fees, reviews, votes, comments in forums, and a promise about rankings. We don't place badges or links on your website either. When a directory wants one, you decide whether the trade is fair; the directory is skipped otherwise.",
      },
      {
        heading: "How to compare services",
        text: "Ask any provider, us included, these questions before you pay.",
        points: [
          "Do I get the names of all directories and the address of each live listing?",
          "Who owns the accounts that you open?",
          "What counts as done: form sent, or link seen?",
          "Do you use the same text everywhere?",
          "What happens with entries that were refused?",
        ],
      },
    ],
    questions: [
      {
        question: "How long does a round of submissions take?",
        answer:
          "Weeks rather than days. Entries are spread out on purpose, and directories add their own review time. The record shows the state of each entry at any time.",
      },
      {
        question: "For whom is the service a bad choice?",
        answer:
          "For websites without their own content, for topics most directories refuse, such as gambling and adult content, and for anybody who needs a ranking by a certain date.",
      },
    ],
  },
  "automated-directory-submission": {
    table: {
      filter: { account: "not-required" },
      noun: "directories whose form needs no account",
      note: "Directories of all kinds on whose submission page no sign-in was seen. Their forms are the quickest to fill in, manually or with software that helps.",
    },
    intro:
      "A directory submission has about twelve steps. Some are the same everywhere, and a program does them better than a person. Others need judgment, consent or a signature. Automate the wrong ones, and you get rejected entries faster. This page goes through the steps one after the other.",
    sections: [
      {
        heading: "Leave these to software",
        text: "They are repetitive, checkable, and a mistake is easy to undo.",
        points: [
          "Reading your title, description, pictures and contact details from your own website.",
          "Counting characters and cutting texts to the limit of each field.",
          "Resizing logo and screenshots.",
          "Filtering directories by country, trade, language and price.",
          "Comparing wordings, so that no two sites get the same paragraph.",
          "Visiting published pages again and again to see whether the link still exists.",
          "Reminding you of a confirmation mail that no one clicked.",
        ],
      },
      {
        heading: "Leave these to a person",
        text: "Choosing between two categories that both half fit. Noticing that a site has turned into a link farm since last month. Reading the rules. Answering an editor. Solving a captcha, which is there to keep programs out and should be respected. And the final look before a form with your name on it is sent.",
      },
      {
        heading: "Why auto-submitters disappoint",
        text: "A program that fills in thousands of forms can only use forms without any control, and those belong to sites no one controls. The better a directory is, the less a bot gets in. You end up with entries exactly where no one looks, under one identical text, often with the wrong category, and without a login to correct them.",
      },
      {
        heading: "Where the line is in our service",
        text: "Software prepares, people submit, software verifies. We don't run bots against other websites' forms. When our checker visits a published listing, it follows robots.txt, waits between requests, and identifies itself. If a page can't be read, the result is “unknown”, not “lost”.",
      },
    ],
    questions: [
      {
        question: "Is it allowed to submit to directories by script?",
        answer:
          "Some offer an API, and then it is. Most terms of use forbid automated access to forms. Without an explicit permission, assume that it isn't wanted.",
      },
      {
        question: "Can I use my browser's autofill?",
        answer:
          "Yes, and a text expander as well. Both save typing while you still see every field before it's sent. That is the kind of automation we like.",
      },
    ],
  },
  "bulk-directory-submission": {
    table: {
      filter: { scope: "worldwide", isFree: true },
      noun: "free directories that take websites from any country",
      note: "Free as a public list states it, and not limited to one country. This is the pool from which a bulk round starts.",
    },
    intro:
      "Bulk submission has a bad name, because it used to mean one paragraph pasted into thousands of forms overnight. The idea itself is sound: prepare once, reach many. What matters is the rhythm, the variety of texts, and that someone keeps order. Here is how to run a round of 200 without making a mess.",
    sections: [
      {
        heading: "Sort before you start",
        text: "More free worldwide directories exist than one website should use. Strike out those for other trades, then those whose visitors you don't want, then those with conditions you won't accept. What remains is your list. If it has 80 rows, do 80.",
      },
      {
        heading: "Batches of ten",
        text: "A steady batch a week beats a weekend marathon. You notice a wrong category after ten entries, not after two hundred, and confirmation mails stay manageable.",
        steps: [
          "Put directories with the same form software into one batch.",
          "Choose the wording for this batch and note which one it is.",
          "Send, save a screenshot of the confirmation, and write down the date.",
          "Two weeks later, check that batch before you send the next but one.",
          "If more than a few were refused for the same reason, correct the profile first.",
        ],
      },
      {
        heading: "Without two hundred copies",
        text: "Two hundred texts aren't necessary either. Write three short, three medium and three long versions that begin differently and emphasize different uses. Rotate them by batch. Title, address and phone number always stay identical, since those are data and not style.",
      },
      {
        heading: "States instead of a total",
        text: "“Submitted to 200 directories” is a sentence about effort. Ask how many are waiting, were declined, need an answer from you, or are live with a link. We keep each entry in one of these states, with the date on which it changed, so the round can be judged and continued.",
      },
      {
        heading: "When to stop",
        text: "Stop when the next rows are ones you'd be ashamed to show a customer. Directories without visitors, editors or a topic don't add up to anything, however many there are.",
      },
    ],
    questions: [
      {
        question: "Does the Publisher plan include 200 directories even if fewer fit?",
        answer:
          "It covers a round of 200+ free directories. How many suit your site depends on its topic and country. Ask us before you buy, and we'll tell you what we'd expect.",
      },
      {
        question: "Will I receive a flood of mail?",
        answer:
          "Quite some: confirmations, offers and newsletters. Use an alias for directories, and keep it, because it's also the key to your entries.",
      },
    ],
  },
  "manual-directory-submission": {
    table: {
      filter: { account: "required" },
      noun: "directories that need an account",
      note: "Directories where a submitter has to register or sign in. They take longer, and are harder to fill with junk.",
    },
    intro:
      "An account, a category tree, a text that an editor reads, perhaps a question by mail: such directories can't be done on the side. The effort keeps others away, which is what makes a listing there worth something. This page helps you to decide where handwork pays.",
    sections: [
      {
        heading: "When handwork pays",
        text: "Give a directory half an hour of your own if at least two of these hold.",
        points: [
          "Your customers know the site, or it appears when you search for your trade.",
          "Entries have texts of different styles, so people write there, not programs.",
          "Someone decided about the last entries: there are rejections, edits or dates.",
          "The profile can hold things others can't: prices, cases, certificates, staff.",
          "You would mention the listing in a conversation with a customer.",
        ],
      },
      {
        heading: "How we write an entry",
        text: "Your kit has up to three wordings of each description, so neighboring directories don't print the same paragraph. The one we send is cut at the end of a sentence to what the form takes, and what was sent stays on record with the entry. Leave superlatives, capital letters and phone numbers out of it. Editors delete these before they read on.",
      },
      {
        heading: "The account is yours",
        text: "An account decides who may correct or remove an entry in three years. It should be opened with an address that belongs to your company, never with that of an agency or a freelancer. That is how we open accounts, so a password reset makes them yours. We don't ask for existing passwords. If a site only accepts sign-in through a personal network profile, you do that step, and we prepare the rest.",
      },
      {
        heading: "Talking with editors",
        text: "If an editor declines, read the reason, change what it says, and submit once more. A second refusal is final. Don't argue, don't register again with another mail address, and don't offer money unless the site itself names a fee. Editors of good directories know each other's trouble, and some share it.",
      },
      {
        heading: "How long it takes",
        text: "Plan fifteen to forty minutes for each site of this kind, plus the confirmation. Begin with those where a complete entry makes a difference, and leave simple forms for days with less attention. If we do it, a project starts with ten submissions a week.",
      },
    ],
    questions: [
      {
        question: "Is manual submission safer than automated submission?",
        answer:
          "It's safer because someone reads the rules and sees the site. A careless person with copy and paste gets the same refusals as a script.",
      },
      {
        question: "Can I approve each text before it's sent?",
        answer:
          "You approve the texts of your profile, from which all entries are made. If a site needs something new, we ask you instead of inventing it.",
      },
    ],
  },
  "free-directory-submission": {
    table: {
      filter: { isFree: true },
      noun: "directories without a listing fee",
      note: "Free only, and only where a public list says so. Sites with a paid and a free route are left out, as are prices we merely assume.",
    },
    intro:
      "Every site in this table lists you without a fee, according to a public source. That doesn't make each of them worth an hour. This page shows how to separate those with editors and readers from those that collect entries, and what you can expect of a free listing.",
    sections: [
      {
        heading: "Four checks in two minutes",
        text: "Open the directory and do these before you look at the form.",
        steps: [
          "Sort by newest. If the newest entry is half a year old, leave.",
          "Open three listings. Texts of one sentence or in three languages mean that no editor reads them.",
          "Search for the site's name. If only “submit here” lists mention it, no one visits it.",
          "Look at the neighbors in your category. Casinos and essay writers next to your shop are a reason to go.",
        ],
      },
      {
        heading: "What free usually means",
        text: "The site lives from something: advertising, a paid lane, a newsletter, or an owner who likes the topic. The last two are the best sign. With a paid lane, free entries wait longer, stand lower, and may carry a nofollow link. None of it is dishonest as long as it is stated before you submit.",
      },
      {
        heading: "When free turns out to cost",
        text: "A fee that appears after the last step, a card “for verification”, a trial that renews, or a required badge on your home page. The first three are reasons to close the tab. The fourth is a decision: you advertise for the directory in return. In our catalogue such conditions stand next to the link type, as far as a source mentions them.",
      },
      {
        heading: "Realistic expectations",
        text: "A good free listing gives you a page about your business, sometimes a visitor, sometimes a link that search engines use. It rarely gives you a customer in the first week. Ten listings that stay correct for five years are a solid result of an hour or two.",
      },
      {
        heading: "How we choose for you",
        text: "On the Publisher plan we propose free directories only, so there's never an extra fee to approve. You see each one by name before anything is sent, and skip those that fail the checks above. Credits you don't use for them remain for others.",
      },
    ],
    questions: [
      {
        question: "Why is Product Hunt in a list of free directories, but another launch site isn't?",
        answer:
          "Because a source states it as free. If the other one sells a fast lane, it counts as free and paid, and isn't shown here.",
      },
      {
        question: "Are free directories harmful for SEO?",
        answer:
          "Ordinary ones aren't. What search engines object to is many low-quality entries made for links. Choose sites with readers and you're on the safe side.",
      },
    ],
  },
  "website-submission-service": {
    table: {
      filter: { scope: "worldwide", isFreeToStart: true, categories: ["general"] },
      noun: "general directories that accept any kind of website",
      note: "Directories for all topics, without a country of their own and with a free route. They suit a site that fits no trade list yet.",
    },
    intro:
      "“Submit your website to 500 search engines” was an offer of the nineties. There are only a few search engines left, and they need no submission service. A new site still has to be found, though. This page separates what you can set up in an hour by yourself from what a service can usefully do.",
    sections: [
      {
        heading: "For search engines: do this yourself",
        text: "It's free, it's done once, and the accounts should be yours.",
        steps: [
          "Verify the domain in Google Search Console and submit the address of your sitemap.",
          "Do the same in Bing Webmaster Tools; you can import it from Search Console. Other engines use Bing's index.",
          "Open robots.txt in a browser, and make sure it doesn't still block everything from the time of construction.",
          "Look for a noindex tag on the home page. Builders often set it for unpublished sites.",
          "Request indexing for the home page and the two most important pages, once.",
        ],
      },
      {
        heading: "For people and links: directories",
        text: "A search engine visits pages that others link to more willingly than pages it only knows from a sitemap. A listing with an editor is such a link. For a new website we look for three groups: general directories like those above, lists for your topic, and lists for your country or town.",
      },
      {
        heading: "Before you hand in a site",
        text: "Editors decline unfinished work. Fill or remove empty sections, replace sample pictures, add a page that says who is behind it and how to reach you, and test the site on a phone. Imprint and privacy page are a legal duty in many countries, and a sign of life everywhere.",
      },
      {
        heading: "What our service covers",
        text: "We prefill your listing kit, propose directories, submit to those you approve, and check what went live. You have a record with each directory, date and state. We can't make a search engine index a page: no one can. If a site isn't indexed after some weeks, the reason is usually on the site itself, and Search Console names it.",
      },
    ],
    questions: [
      {
        question: "How long until a new website appears on Google?",
        answer:
          "From a few days to several weeks. A verified sitemap, a handful of links, and pages with their own content shorten it. Repeating the request doesn't.",
      },
      {
        question: "Do I have to resubmit after each change?",
        answer:
          "No. Search engines return by themselves. Directories need a correction only if name, address, category or description have changed.",
      },
    ],
  },
  "directory-submission-report": {
    table: {
      filter: { knows: ["reviewTime"] },
      noun: "directories with a stated review time",
      note: "A report only makes sense against an expectation. For these directories a source says how long a decision takes.",
    },
    intro:
      "“200 submissions done” is a number that no one can check. A useful report is a list in which every line can be opened and compared with reality. This page describes the columns it needs, what each state means, and how to read a report from any provider.",
    sections: [
      {
        heading: "The columns that count",
        text: "If one of these is missing, ask for it.",
        points: [
          "Directory by name and address, not “high-authority site 17”.",
          "Date of submission, and date of the last change of state.",
          "State, in a word with a fixed meaning.",
          "Address of the public listing, for each that is live.",
          "How the link is set: followed, nofollow, through a redirect, or only a mention.",
          "For refusals, the reason given by the directory.",
          "What is needed from you, with a date.",
        ],
      },
      {
        heading: "What the states mean",
        text: "Submitted: the form was accepted, and nothing else is certain. In review: the directory confirmed that it has the entry. Live: someone opened the page and saw your link. Declined: an editor said no. Waiting for you: a mail, a fee or a badge has to be decided. Unknown: the page couldn't be read, for example behind a bot check; that is neither a success nor a loss.",
      },
      {
        heading: "Three tests for any report",
        text: "They take five minutes and tell you more than the summary.",
        steps: [
          "Open five random live lines in a private window. All five should show your link without a login.",
          "Search for a sentence of your description in quotation marks. Dozens of identical copies mean that one text was pasted.",
          "Compare dates. A hundred entries within one hour were sent by a program.",
        ],
      },
      {
        heading: "Our record",
        text: "You see each submission with its state as soon as it changes, rather than a document at the end. A listing is live only after our check has found the link, and the proof stays with it. The Full Organic Growth plan adds a monthly report for three months: submitted, live, rejected, expired, lost and replaced, and articles published. Figures that we can't observe, such as rankings of the future, aren't in it.",
      },
    ],
    questions: [
      {
        question: "What share of submissions should be live?",
        answer:
          "It depends on the directories and on your product, so we don't name a rate. Compare the live share of those whose stated review time is over. The others can't be judged yet.",
      },
      {
        question: "Why do live listings disappear from a report?",
        answer:
          "Directories close, clean up or change their rules. An honest report shows the loss with a date instead of leaving the line as it was.",
      },
    ],
  },
  "white-label-directory-submission": {
    table: {
      filter: { categories: ["local", "business", "general", "industry"], account: "not-required" },
      noun: "local, business and trade directories without an account",
      note: "For client work: directories in which an entry was possible without registering, so no client account has to change hands.",
    },
    intro:
      "Clients of an SEO agency expect directory entries, and no one on the team wants to make them. White label means that we do it and you deliver it. Below is what we need from you, what you get back, and which questions to settle with your client before the first form is sent.",
    sections: [
      {
        heading: "What we need for each client",
        text: "One brief per client, with facts confirmed by them. Missing facts cost more time than the submission itself.",
        points: [
          "Legal name, trading name, and which of them should be published.",
          "Address and phone number exactly as on the website, or the note that neither is public.",
          "Opening hours, service area, categories, founding year.",
          "Approved texts, logo and pictures with the right to use them.",
          "A mail address at the client's domain for confirmations.",
          "Topics or sites on which the client doesn't want to appear.",
        ],
      },
      {
        heading: "What you pass on",
        text: "A plain list of directories, dates, states and live addresses. It doesn't carry our name in the entries, and directories never learn about us from your client's texts. You can put it into your own template. Your client stays yours; we don't write to them.",
      },
      {
        heading: "Settle this first",
        text: "Who owns the accounts that are needed later? Our advice is always the client, even if it's inconvenient, because you'll be asked for them when the contract ends. Who pays fees, if a trade directory is worth one? Who answers confirmation mails? And what is promised: entries sent, entries live, or a date? Promise only what can be checked.",
      },
      {
        heading: "Plans and volumes",
        text: "A plan belongs to one account and covers the amount stated with it. For one client, Publisher is a single round on free directories. Growth Partner has 50 submissions a month, which suits one larger client or a slow rotation. If you have a dozen clients, write to us with numbers before you buy. We'd rather say what we can manage than accept work that waits.",
      },
    ],
    questions: [
      {
        question: "Do you give agencies a discount?",
        answer:
          "There is no agency price list. The launch discount applies to everybody, and is already part of the price you see.",
      },
      {
        question: "May I tell my client who does the work?",
        answer:
          "Of course. White label is an option for you, not a secret that you have to keep. You must tell some clients, because their data leaves your company.",
      },
    ],
  },
  "link-building-service": {
    table: {
      filter: { condition: "known" },
      noun: "directories whose terms for a link are known",
      note: "A source says what each of them asks for: nothing, a badge, a link back, or a fee.",
    },
    intro:
      "Most offers for link building hide three things: where the links are, who is paid for them, and what happens if they vanish. We put these first. Below: what we do, what a link costs apart from money, how the report works, and which methods you won't get from us at any price.",
    sections: [
      {
        heading: "What the work consists of",
        text: "Two kinds of links, because they support each other. Directories introduce you on pages made for that purpose. Articles on your own site give others a reason to link that we couldn't buy or build. On Full Organic Growth both come in one project with three monthly reports; Growth Partner adds 50 submissions and 30 posts each month.",
      },
      {
        heading: "The price of a link that isn't money",
        text: "Where a directory asks for something, it is shown next to the link. A badge puts a foreign logo on your page. A link back makes you vouch for a directory and its other entries. A fee makes the link an advertisement, which should be marked as such. You decide about every one of these; a row with a condition is never done without your consent.",
      },
      {
        heading: "What we don't do",
        text: "The list is short and has no exceptions.",
        points: [
          "Private blog networks, or sites that exist for selling posts.",
          "Guest posts for money, link insertions in old articles, expired domains.",
          "Comments, forum signatures, and profiles made for a link.",
          "Anchor texts by keyword. Your listings are titled with your name.",
          "Guarantees about a rating or a position.",
        ],
      },
      {
        heading: "How you check us",
        text: "Every link has a line: directory, date, state, address of the page. Click any of them. If a page doesn't exist or doesn't contain your link, it isn't live, whatever we wrote. Our checks use the same criterion.",
      },
      {
        heading: "When you don't need a service",
        text: "If your industry has three magazines and one association, ten phone calls by the owner beat everything here. If your site has no page that helps a stranger, write that page first. We say so when you ask us before the purchase.",
      },
    ],
    questions: [
      {
        question: "How many links do I get?",
        answer:
          "A plan names submissions and articles, which is what we control. How many become live links is up to the directories, and you see it line by line.",
      },
      {
        question: "Do you also remove bad links?",
        answer:
          "No. Harmless spam links are ignored by search engines. With a manual action you need a specialist who can read your whole link profile.",
      },
    ],
  },
  "niche-directory-submission": {
    table: {
      filter: { categories: ["industry"] },
      noun: "directories for a single trade or profession",
      note: "Industry directories of all trades. Filter the full list by industry and country to see only yours.",
    },
    intro:
      "A directory of wedding photographers has fewer visitors than a general one. But each of them is planning a wedding. That is the whole case for niche directories, and also the reason why they ask more of you. Here is how to find the ones of your trade and how to get in.",
    sections: [
      {
        heading: "Five places to look",
        text: "Besides the table, the good ones hide in spots only your trade knows.",
        points: [
          "Your professional association's “find a member” page. You may have paid for it for years.",
          "The suppliers you buy from. Many list their installers, partners or stockists.",
          "Certificates and trainings. Each body keeps a public register of holders.",
          "The second page of a search for your trade and town, where specialized lists stand.",
          "Competitors' press pages. They name the lists they are proud of.",
        ],
      },
      {
        heading: "How niche editors decide",
        text: "They know the field and see through general phrases. A license number, a list of machines, a species you treat, a certified method: one precise detail opens the door. A text that would fit any trade closes it. Many check membership or permits before publication, so have the numbers and dates at hand.",
      },
      {
        heading: "What it may cost",
        text: "Niche sites charge more often than others, per year or per lead. Judge a fee by one question: would a single customer from it pay for a year? Ask the site how many requests went to your region last quarter. If it can't or won't say, start with the basic entry and count for yourself.",
      },
      {
        heading: "Niche first, then broader",
        text: "Begin with one trade list, one regional list, and one supplier's list. When these are live, add general directories in the same wording. The order helps in practice, too: general editors look you up, and what they find first is your professional entry.",
      },
      {
        heading: "Small can also mean dead",
        text: "Volunteers run many niche lists, and volunteers stop. A last update three years ago isn't a reason to skip a list that your customers use, but don't expect an answer. Write one friendly mail, and if it bounces, move on.",
      },
    ],
    questions: [
      {
        question: "My trade has no directory. What then?",
        answer:
          "Look one level up or at your customers' trade. A maker of dental software belongs in dental lists as a supplier, not only in lists of software.",
      },
      {
        question: "Do you join associations on my behalf?",
        answer:
          "No. Membership is a contract between you and them. Once you're a member, we can fill in the public profile from your data.",
      },
    ],
  },
  "web-directory-submission": {
    table: {
      filter: { categories: ["general"] },
      noun: "general web directories",
      note: "All general directories of the catalogue, edited ones and mere link lists. Check each before you submit.",
    },
    intro:
      "In 1998 a web directory was how people found websites. Yahoo's closed in 2014, DMOZ in 2017, and most others followed or turned into link collections. A few are still edited by people. The table holds those we know of, the good with the doubtful, and this page shows you how to tell them apart.",
    sections: [
      {
        heading: "Signs of life",
        text: "Look at the site for two minutes. Three of these, and it's probably alive.",
        points: [
          "Entries from this month, with dates.",
          "A named editor or company, and a contact that isn't only a form.",
          "Rules that exclude things, and categories that follow them.",
          "Descriptions in one style, which means that somebody edits them.",
          "Dead links are removed: click three old entries and see.",
        ],
      },
      {
        heading: "Signs of a link collection",
        text: "“Featured links” for a few dollars on the front page. Categories with 4,000 entries and no order. A submission form that offers “regular with reciprocal” and “express”. The same design and the same text on ten other domains: one owner sells the same entry ten times. And a PageRank number, which hasn't been published since 2016.",
      },
      {
        heading: "What is left to gain",
        text: "Not visitors, usually. A general directory can give a young site one of its first references and a category in which a machine can place it. Five edited ones are enough. Google's spam policies name low-quality directory links as an example of link spam, so the fiftieth adds risk instead of value.",
      },
      {
        heading: "How to submit well",
        text: "Find the deepest category that fits; “Business” is where entries are lost. Write a neutral description in the third person, without “we”, “best” or a call to buy. Use the company name as title. Send the home page, not a landing page. One submission, no reminder within three months. Editors here are often volunteers.",
      },
      {
        heading: "What we do with them",
        text: "We use general directories sparingly and last, after lists for your trade and country. Those that want a link back are only used if you agree. The separate page about reciprocal links lists them with their risks.",
      },
    ],
    questions: [
      {
        question: "Is there a successor to DMOZ?",
        answer:
          "Curlie continues it with volunteer editors. Submission is free, and a decision can take very long. Send a good description once and forget about it.",
      },
      {
        question: "Should I pay for a review in a web directory?",
        answer:
          "Rarely. You'd pay for an editor's time, not for the entry. It may be fine for an old, edited directory of your field, and isn't for a page of paid links.",
      },
    ],
  },
} satisfies Record<string, Topic>;
