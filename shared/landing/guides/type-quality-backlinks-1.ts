import type { Guide } from "./guide.ts";

export const typeQualityBacklinks1: Record<string, Guide> = {
  saas: {
    intro:
      "A link earns its place when the page holding it helps someone choose software. Open the category you would land in and read the neighbours. Do they compete for the same budget line, with pricing, integrations and reviews that mention churn, seats or onboarding? Then the page has a reader. If invoicing tools sit between casino bonuses and vape shops, walk away, whatever its authority score says.",
    prepare: [
      "Name the three software categories where you honestly compete, because a link from the wrong shelf tells a crawler nothing.",
      "Pull the referring domains of two rivals of your size and mark the ones their customers might have read.",
      "Keep a public pricing page or a clear demo path, since serious comparison editors check it before approval.",
      "Have your security page, subprocessor list and uptime history linked, so reviewers who do diligence find real answers.",
      "Set a ceiling for paid reviews and sponsored placements, and note which contracts let you leave after one year.",
    ],
    advice: [
      {
        heading: "Read the reviews first",
        text: "Sort a product page by newest. Genuine reviewers name a role, a company size and one irritation. Rows of five stars from accounts with a single review mean the site sells praise. A link next to such reviews lends you nothing and may embarrass you in procurement.",
      },
      {
        heading: "Treat DR as a sieve",
        text: "Domain Rating describes how other sites link to that domain. It is blind to whether finance managers browse the billing category. Use it to drop dead sites, then rank what remains by category fit, fresh reviews and whether the product page itself is indexed.",
      },
    ],
    questions: [
      {
        question: "Are nofollow links from G2 and Capterra worth having for SaaS?",
        answer:
          "Yes, because buyers check those profiles during evaluation whatever attribute the anchor carries. Google treats the attribute as a hint. Judge them by reviews gathered and trials that name the site as their source, and seek dofollow links elsewhere, from integration partners above all.",
      },
      {
        question: "How do I spot a fake software directory before paying it?",
        answer:
          "Search for a product that closed last year. If it still shows as featured, no one maintains the catalogue. Then look for copied descriptions, missing author names, a checkout before any form about your product, and categories that contain everything from CRM to crypto wallets.",
      },
      {
        question: "Which software links do buyers trust more than any directory?",
        answer:
          "Marketplace pages of products they already run, such as a Slack, Shopify or Salesforce app listing. Approval there involves a technical review, so scarcity is real. Customer stories and implementation partner pages come next, since each one required someone to use you.",
      },
    ],
  },
  startup: {
    intro:
      "Young companies get offered links by the dozen, usually the week after a launch. Most come from catalogues that exist for other founders to submit to, and no one else visits. A few have an audience: testers, angels, journalists, first hires. Separate the two by asking who comments on last Tuesday's entries. Silence below every product means the submissions queue is the whole community.",
    prepare: [
      "Write down which stranger you need most this quarter, whether tester, investor, reporter or engineer, and score each site accordingly.",
      "Claim your Crunchbase and LinkedIn company pages early, because curators compare your submission with those records before approving anything.",
      "Make sure the product can be tried or a waitlist joined, since edited launch sites reject bare landing pages.",
      "Choose one legal name and founding date, so a chain of listings does not describe three different companies.",
      "Decide in advance which badge requests you accept, as every return link sits in the footer of your site.",
    ],
    advice: [
      {
        heading: "Watch what happens after launch",
        text: "Pick ten products featured on the site six months ago and open each page. Are they still indexed, linked and readable without an account? Some launch boards delete or hide old entries, which turns a link into a one day event.",
      },
      {
        heading: "Refuse the bulk founder pack",
        text: "Messages promising hundreds of startup links for one fee arrive after every launch post. The lists behind them are cloned scripts sharing one owner, one template and one hosting account. Check three of the sites for identical navigation, and you will recognise the remainder at once.",
      },
    ],
    questions: [
      {
        question: "Does a Product Hunt launch count as a quality backlink later on?",
        answer:
          "It stands on a curated site that makers and press do read, and your page persists after the day ends. Its worth lies in comments, followers and articles citing it. A launch no one discussed is only another profile, however famous the domain.",
      },
      {
        question: "Should founders pay to skip the waiting line on launch sites?",
        answer:
          "Only where readers exist to notice the date. Paying for speed is honest when an editor may still decline you. Where money guarantees acceptance, the fee buys a row in a list, and Google expects links of that sort to be marked sponsored.",
      },
      {
        question: "What is a bad sign on a list of new startups?",
        answer:
          "Entries without screenshots, makers without profiles, and a 'trending' row that never changes. Look at outgoing links too. When essay services and loan apps appear among the newcomers, the moderator has left and the domain is living on its past.",
      },
    ],
  },
  agency: {
    intro:
      "Clients hire agencies from shortlists, so the test for any link is whether a shortlist could plausibly start there. A directory earns trust when it phones your references, publishes project budgets and lets a bad review stand. It loses trust when rank follows the invoice. You know both kinds, since their salespeople write to you every month offering a top position in your own city.",
    prepare: [
      "Select five finished projects with the client's permission to be contacted, because verified platforms interview them by phone or video.",
      "Fix your minimum project size and hourly band, which honest directories publish and copycat lists leave blank for everyone.",
      "Record where each new business enquiry in the past year said they found you, before renewing anything that costs money.",
      "Separate service lines from each other, since a branding page linking to a development shop confuses readers and algorithms alike.",
      "Gather award certificates and partner badges with their public proof pages, so a checker can confirm each one in seconds.",
    ],
    advice: [
      {
        heading: "Ask how ranking works",
        text: "Every directory has a method page, or should. If it explains the weight of reviews, recency and focus, and separates sponsored rows visibly, you can defend the link to a client. 'Top 10 agencies in Austin' with no method is advertising under another name.",
      },
      {
        heading: "Look at your company there",
        text: "Would you lose a pitch gladly to the firms listed next to you? Peers with named work and real offices raise the value of a row. Outfits with stock photographs, forty services and no staff on LinkedIn drag it down, whatever the domain scores.",
      },
    ],
    questions: [
      {
        question: "Is a Clutch profile a good backlink or merely a lead source?",
        answer:
          "Both purposes overlap. The profile shows interviewed references, which prospects read before a call. How the outbound link is attributed matters less than being found in the right service and location filter. Collect two detailed interviews before you consider sponsorship there.",
      },
      {
        question: "Should an agency accept links in return for footer badges?",
        answer:
          "A badge that reports a genuine award or certification is fine, placed where it informs a visitor. A badge demanded as payment for the listing is a link exchange. Put it on one page at most, with nofollow, or decline politely.",
      },
      {
        question: "How can I tell whether award site links are respectable?",
        answer:
          "Check the jury, the entry fee and the share of entrants who win. A named jury with public scoring, as design galleries use, suggests judgement. When everyone who pays receives a trophy in some category, the link is a receipt, and clients in the trade know it.",
      },
    ],
  },
  ecommerce: {
    intro:
      "Commerce attracts more junk links than almost any other field, since coupon farms, fake review pages and scraped price lists all want product feeds. Good ones come from places where shoppers check a merchant or compare an item: review platforms, gift guides with an editor, brand stockist pages, ship-from-country lists. Ask what a visitor could do on that page besides clicking away. If nothing, leave it.",
    prepare: [
      "List your bestselling categories by margin, so you judge relevance against what you sell and not the word shop.",
      "Put returns, delivery times, company registration and a phone number on site, because merchant checkers look there before publishing.",
      "Send each product's GTIN and original photographs with feeds, as copied supplier images get merchants filtered from serious comparison engines.",
      "Search your brand next to 'coupon' and note which pages already show invented codes, for those sites need no more help.",
      "Agree who answers reviews on Trustpilot or Sitejabber within two days, since an unanswered profile link can cost orders.",
    ],
    advice: [
      {
        heading: "Separate editors from voucher farms",
        text: "A worthwhile deals page tests its codes, dates them and removes the dead ones. Voucher farms publish 'up to 70% off' for stores that never issued a code. Their outbound links pass through redirects, so what you get is a click tracker in place of a link.",
      },
      {
        heading: "Weigh category pages higher",
        text: "A link from a guide to enamel cookware beats one from a general shop list, because the text around it speaks of your goods. Read that paragraph. If it describes use, material and price honestly, both shopper and search engine understand why you are mentioned.",
      },
    ],
    questions: [
      {
        question: "Do affiliate links count as backlinks for my ecommerce shop?",
        answer:
          "Mostly not in the ranking sense, since they should carry a sponsored attribute and often run through a network's domain. They still sell. Keep the two budgets apart: commission for sales there, editorial effort for guides that mention you without payment.",
      },
      {
        question: "Is a high DR shopping directory safe to submit products to?",
        answer:
          "Authority alone does not make it safe. Look up what it ranks for. If the traffic comes from unrelated queries such as lyrics or game cheats, the domain was probably bought and refilled. Choose a smaller catalogue whose visitors came for your kind of goods.",
      },
      {
        question: "What link attribute do Trustpilot and similar review sites use?",
        answer:
          "Assume nofollow, and check by viewing the source, because platforms change it without notice. Their purpose is different. Shoppers search your name plus reviews before a first order, and a complete profile with answered complaints decides whether that order happens.",
      },
    ],
  },
  "small-business": {
    intro:
      "Owners with a day job need a quick way to tell a useful listing from a nuisance. Picture one customer you served last month. Could she have opened this page while looking for you, and would she trust what it says? That single question sorts chambers of commerce, trade registers and map services from the thousand lists that no one opens except people adding themselves.",
    prepare: [
      "Keep one sheet with trading name, address, phone and hours exactly as your invoices show them, and paste from it.",
      "Ask five customers which website or app they used before calling, then begin with the answers they give you.",
      "Create a separate mailbox for submissions, so sales calls and renewal notices never reach the account that receives orders.",
      "Check your insurer, bank, landlord and wholesaler for member or stockist pages, where a mention costs nothing and means something.",
      "Set a yearly limit for paid memberships, and cancel whatever cannot name one enquiry it brought when renewal comes.",
    ],
    advice: [
      {
        heading: "Phone the publisher once",
        text: "A directory with staff answers a call or an email. Ask who approves entries and how you would correct a wrong phone number. Silence, or a reply that only quotes packages, tells you how the page will be looked after when something is wrong.",
      },
      {
        heading: "Beware the invoice trick",
        text: "Letters that look like a registry bill, asking you to confirm data for a fee, are an old swindle. A genuine register does not send surprise invoices for a free entry. Search the sender's name with 'complaint' before signing anything, and warn your bookkeeper.",
      },
    ],
    questions: [
      {
        question: "Are cheap backlink packages a bad idea for a small company?",
        answer:
          "Usually, yes. The seller keeps the price low by using abandoned blogs and automatic lists, and your name then stands among thousands of strangers. Ten listings that a neighbour, supplier or member could recognise are easier to maintain and harmless if rules tighten.",
      },
      {
        question: "Does my chamber of commerce membership give me a decent link?",
        answer:
          "Commonly one of the better ones available, because the membership was checked and the page concerns your town. See whether the member directory is public, indexed and linked to separate profiles. A PDF or a page behind login does far less.",
      },
      {
        question: "How do I check a directory's DR without buying SEO tools?",
        answer:
          "Ahrefs offers a free checker for a single domain, and this page names the source wherever it shows a figure. Treat the number as background. Searching the site's name and one of its listings tells an owner more in a minute.",
      },
    ],
  },
  "local-business": {
    intro:
      "Nearness is the measure here. A page that lists every plumber, baker and bicycle shop in your district may carry a modest score and still outrank national lists in usefulness, because residents keep it open. The weak sites do the reverse: one template, forty thousand towns, the same three paragraphs with the place name replaced. Read the page for the next village and compare.",
    prepare: [
      "Copy your Google Business Profile details to the letter, including suite numbers, since a mismatched citation confuses map services.",
      "Photograph the shopfront, sign and entrance from the pavement, because a moderator in town recognises the street and approves faster.",
      "Look up the sites that appear when a resident searches your trade plus the town, and treat those as candidates.",
      "List parish newsletters, business improvement districts, tourist offices and sports clubs that you already support with money or goods.",
      "Find old entries under previous owners or phone numbers first, as a wrong link harms more than a missing one.",
    ],
    advice: [
      {
        heading: "Test the town template",
        text: "Replace your town in the address bar with another one. If every sentence stays the same, no editor has ever been near either place. A true local guide mentions streets, markets, parking and the shop that shut in spring.",
      },
      {
        heading: "Count residents, not robots",
        text: "Evidence of people is easy to find: dated reviews, photographs with faces, questions about opening on a bank holiday. Compare these with the publisher's claim of monthly visits. Where no resident has written a line, claimed numbers deserve no belief.",
      },
    ],
    questions: [
      {
        question: "Do citations without a clickable link still help a local firm?",
        answer:
          "They can, since map services compare name, address and phone across sources. A plain mention in a trusted local guide may settle a doubt about your hours. Do not pay extra for the anchor alone if residents already find the phone number.",
      },
      {
        question: "Should I remove my shop from spammy town directories?",
        answer:
          "Correct or remove entries with false data, because a customer may drive to the wrong door. Pages that are ugly but accurate can be ignored. Disavowing is rarely needed unless someone bought links in bulk and Google has notified you.",
      },
      {
        question: "Is a link from a local newspaper better than a directory?",
        answer:
          "Normally it is, as a reporter chose to mention you and neighbours read it. Newspaper business listings are another matter: many are outsourced to one national provider. Look at the address bar, and value the article above the classified page.",
      },
    ],
  },
  "online-store": {
    intro:
      "Before approving a link, look at the shelf it puts you on. A shop that sells leather dog collars belongs next to makers, stockists and breed clubs, never between replica watches and diet pills. Store directories range from hand-picked craft guides to lists that accept any checkout with a logo. The difference shows in the photographs: edited shelves use product pictures, dumps show a cropped homepage.",
    prepare: [
      "Prepare a square product photograph on plain ground and one in use, since curated shop guides reject screenshots and banners.",
      "Write where goods are made, stocked and shipped from, because shoppers filter independent shop lists by country and delivery zone.",
      "Decide which page a link should reach, as a collection page suits a themed guide better than your homepage.",
      "Check that checkout, contact and returns pages work on a phone, for careful curators place a test order or try.",
      "Note suppliers whose 'where to buy' page omits you, because that request is free and the relevance cannot be argued.",
    ],
    advice: [
      {
        heading: "Order through the list",
        text: "Act like a customer. Enter the category, filter by price, open two shops and see whether both still trade. Parked domains and expired certificates reveal a list without upkeep. Anyone who lets a visitor reach a dead basket will not guard your reputation either.",
      },
      {
        heading: "Mind the counterfeit neighbours",
        text: "Luxury names at impossible discounts are the clearest warning in retail. Sites hosting them get reported by brands, blocked by browsers and dropped from results. If one such shop sits in your category, assume moderation is bought, and keep your domain away from it.",
      },
    ],
    questions: [
      {
        question: "Where can an independent shop find relevant links without spamming?",
        answer:
          "Start with people who handle your goods: makers, wholesalers, craft associations, packaging suppliers with a customer page. Then come gift guides edited by a named person, and communities built around the hobby. General lists of web shops belong at the very end.",
      },
      {
        question: "Is it worth paying for a featured shop spot before Christmas?",
        answer:
          "Ask the editor when readers begin browsing and whether last year's feature remains online in January. A seasonal placement is advertising, so count orders and demand the sponsored label. If the page disappears after the holidays, nothing of lasting worth was purchased.",
      },
      {
        question: "How many shop directories does a new web store really need?",
        answer:
          "There is no target figure. Take those with a category narrow enough that your products look at home, plus the review platform your shoppers recognise. Once candidates start to list car insurance next to candles, you have reached the bottom of the useful ones.",
      },
    ],
  },
  marketplace: {
    intro:
      "Two audiences must find you, and each has its own idea of a good link. Sellers read guides on where to sell, software reviews and forum threads on fees. Buyers look at category guides and trust pages. A link that serves neither side is ornament. Judge every candidate by asking which side it feeds, and whether you are short of that side today.",
    prepare: [
      "Write two descriptions, one about fees and payouts for sellers and one about choice and protection for buyers.",
      "Publish commission, payout schedule and dispute rules openly, because editors of 'where to sell' guides quote them and compare.",
      "Identify the liquidity gap by category and city, so you seek links where the missing side already spends time.",
      "Make public landing pages for mature categories, since a link to an empty search result disappoints the person who follows it.",
      "Collect statements from sellers willing to be named, as journalists and platform reviewers ask for one before mentioning you.",
    ],
    advice: [
      {
        heading: "Check which side reads",
        text: "A roundup of places to sell handmade rugs brings weavers. An interiors blog brings rooms that need rugs. Both may be fine, but one will be wasted if you already have supply. Write the side next to each link in your list.",
      },
      {
        heading: "Distrust copied platform lists",
        text: "Pages titled with a hundred alternatives to a famous marketplace are often scraped from each other. Errors travel along: old fees, closed sites, wrong countries. Find one fact you know to be false and see whether it is repeated. Such pages have no editor to approve anything.",
      },
    ],
    questions: [
      {
        question: "What sort of link proves a marketplace is trustworthy to buyers?",
        answer:
          "One from a body that checked something: a consumer organisation, payment partner, trade association or newspaper that tried a purchase. Review profiles help when complaints receive answers. Trust seals sold online with no audit behind them persuade no one who looks twice.",
      },
      {
        question: "Should seller shop pages count as backlinks to our platform?",
        answer:
          "When sellers link from their own websites to their profile with you, those links are natural and varied. Encourage them with a useful widget, never with a requirement or keyword anchor. Forced links across hundreds of merchant sites look exactly like the scheme they are.",
      },
      {
        question: "Are startup launch sites relevant for a two-sided platform?",
        answer:
          "They reach early adopters and investors, seldom buyers of garden furniture or freelance welders. Take a handful for the record, then move on. The stronger signal comes from the trade you serve, where a mention by its association or magazine beats any launch badge.",
      },
    ],
  },
  "mobile-app": {
    intro:
      "Most so-called app review sites were built a decade ago, sold twice and now publish whatever arrives with payment. Before wanting their link, check that the reviewer installed anything: original screenshots, a version number, a device name, one complaint. Compare this with curated lists for your niche, such as running, budgeting or baby sleep, where readers ask which app syncs with their watch.",
    prepare: [
      "Host a real landing page on your own domain, otherwise every link strengthens the App Store address and nothing else.",
      "Keep promo codes or TestFlight invitations at hand, because reviewers who truly test an app ask for them first.",
      "Match the name, icon and developer across stores, since catalogues that import store data merge or split entries by them.",
      "Write the privacy summary to agree with your store labels, for reporters on health and children's apps compare both.",
      "Save store rankings, crash history and last update, so a claim in any listing can be dated and checked.",
    ],
    advice: [
      {
        heading: "Find traces of a tester",
        text: "A person who held the phone mentions battery use, permissions, the paywall's position. A spun review repeats your store description with synonyms and ends in five stars. Search one odd sentence in quotation marks; if it appears on nine sites, pass.",
      },
      {
        heading: "Know where the link goes",
        text: "Many catalogues send every click straight to the stores. That helps installs and does nothing for your domain. Prefer a page carrying both a store button and a website link, and open the source to see whether redirects, nofollow or scripts stand between.",
      },
    ],
    questions: [
      {
        question: "Do app store backlinks help my website or only the app?",
        answer:
          "A link to your store page may help people find that page, while the domain gains nothing directly. Store listings themselves contain a developer website field, which you should fill. For search results about your topic, send editors to a feature page you own.",
      },
      {
        question: "Are paid app reviews safe if the site discloses them?",
        answer:
          "Disclosed sponsorship with a labelled link respects Google's rules, so the risk is mainly wasted money. Read three such reviews. When each one praises every app equally, readers have learnt to ignore them. Never buy store ratings: both Apple and Google forbid it.",
      },
      {
        question: "How important is domain rating when choosing app directories?",
        answer:
          "Less than activity. Plenty of old iPhone review sites keep strong numbers from 2012 and have no readers left. Check the newest entry, whether it supports your current platform, and whether anyone left a comment this month. Then use the score between equals.",
      },
    ],
  },
  "web-app": {
    intro:
      "Tools that run in a browser can be tried in seconds, so a strong link sits one click from use. Look for pages where visitors arrive with a task: resize an image, plan a sprint, split a bill. Roundups and resource lists written by teachers, designers or support teams fit. Catalogues with a thousand logos and no description of tasks rarely send anyone to work.",
    prepare: [
      "Offer something usable before registration, because curators of free tool lists try it and drop walls they meet.",
      "Give every main task its own address, so an editor can link to the converter instead of a generic homepage.",
      "Test in Firefox and Safari and on a cheap phone, for a tool list reader reports breakage in public.",
      "State limits, file retention and price next to the button, as librarians and IT departments refuse tools that hide them.",
      "Note five pages already listing a similar tool, and read their submission rules, update dates and contact names beforehand.",
    ],
    advice: [
      {
        heading: "Prefer lists with tasks",
        text: "A heading such as 'tools for making subtitles' shows the author understands why someone came. Being third there is better than being first in an alphabet of web apps. Relevance comes from the heading, the surrounding sentence and the other names on that page.",
      },
      {
        heading: "Notice expired and parked neighbours",
        text: "Click seven outgoing links at random. Browser tools die quickly, and a cared-for list prunes them. Two parked domains or a redirect to gambling means the page is abandoned, and search engines follow those same links when they form an opinion about it.",
      },
    ],
    questions: [
      {
        question: "Is my web app better off in general or niche tool directories?",
        answer:
          "Niche ones, where the category describes your task and visitors can compare. General catalogues with real readership, AlternativeTo among them, are worth a place because people search for a replacement. Skip anything whose only sections are 'business', 'fun' and 'other'.",
      },
      {
        question: "Do university resource pages make good links for browser tools?",
        answer:
          "They do when a librarian or teacher found the tool useful for a course. Ask once, with a clear note on privacy, accessibility and cost. Scholarship schemes invented to collect .edu links are well known to search engines and irritate the staff concerned.",
      },
      {
        question: "Can embed widgets and powered-by links be counted as quality?",
        answer:
          "A small credit that site owners can remove is natural, though Google advises nofollow for widely distributed widget links. Count users who arrive through it. Never hide the credit, stuff keywords into it or make the embed break when someone deletes it.",
      },
    ],
  },
  "ai-tool": {
    intro:
      "AI catalogues multiply faster than anyone can read them, and many were generated by the very models they list. That makes judgement easier, oddly: look for signs of a human. A tester who shows a prompt and its flawed output, a date next to the model version, a category that excludes something. Where every description says 'powerful' and 'seamless', a script wrote it from your homepage.",
    prepare: [
      "Run your tool on one honest example and keep the input and output, because hands-on lists ask for proof.",
      "State which model providers you use and what happens to uploaded data, since corporate readers check this before clicking onward.",
      "Describe the job without the letters AI, then pick catalogues holding a category for that particular piece of work.",
      "Separate free credits, trial and subscription clearly, as comparison filters punish tools that claim to be free and are not.",
      "Make a spreadsheet of candidate catalogues with owner, template and fee, and duplicates of one operator will soon show themselves.",
    ],
    advice: [
      {
        heading: "Unmask the cloned catalogues",
        text: "Dozens of AI lists share one purchased template, the same categories in the same order and an identical submit button with a fee. Compare footers, pricing steps and the first ten tools. Choose the original with readers, and leave its copies to people who enjoy receipts.",
      },
      {
        heading: "Price against judgement",
        text: "Asking money for review time is reasonable when some entries are refused. Ask the owner how many tools were turned away last month. If no refusal has ever happened, you are purchasing a dofollow link, and the page around it will fill with undressing apps and homework cheats.",
      },
    ],
    questions: [
      {
        question: "Which AI directories are read by people and not only by bots?",
        answer:
          "Those with a newsletter, comments or saved collections tend to have readers, Futurepedia and There's An AI For That being known examples. Check whether recent tools received any discussion. An empty comment box under a thousand entries is the answer you need.",
      },
      {
        question: "Is a DR 70 AI directory always better than a small blog?",
        answer:
          "No. Young catalogues sometimes gain a high figure by requiring badge links from everyone listed, which says nothing on trust. A practitioner's blog about legal drafting or podcast editing, with twenty careful posts, may introduce your tool to the exact users.",
      },
      {
        question: "What if an AI directory demands a badge on my homepage?",
        answer:
          "That is a reciprocal link, and at scale Google counts exchanges as spam. One genuine award badge harms no one. When several catalogues ask, refuse or use nofollow on a credits page, because a homepage covered in badges also looks desperate to buyers.",
      },
    ],
  },
  "developer-tool": {
    intro:
      "Engineers smell marketing links from across the room. What they respect is a mention in a README, a maintained awesome list, a package registry, an answer explaining why your approach failed in one case. So measure any candidate by friction: did someone review a pull request, run the code, argue about it? A web form that accepts a logo and forty words has no such gate.",
    prepare: [
      "Tag a release with changelog, licence file and working quickstart, because list maintainers open the repository before your website.",
      "Fill the homepage field in npm, PyPI, crates or Docker Hub, where package metadata already links to your domain.",
      "Read the contribution guide of each awesome list and check how recently a maintainer merged something from a stranger.",
      "Publish a benchmark or design note with reproducible code, giving technical writers something specific to cite besides your landing page.",
      "Choose one docs address per concept and keep it stable, as broken anchors are the commonest fate of developer links.",
    ],
    advice: [
      {
        heading: "Look at the merge history",
        text: "A curated list on GitHub leaves evidence. Closed pull requests with reasons mean someone guards quality. Hundreds merged without comment, or none since 2021, mean no one does. Stars alone are weak evidence, since they were given years ago and are seldom taken back.",
      },
      {
        heading: "Nofollow is normal here",
        text: "GitHub, Stack Overflow, Hacker News and Reddit put attributes on most outbound links. Engineers click them anyway, write posts, and those posts often link plainly. Judge a technical mention by the follow-on: forks, issues, citations in documentation. Chasing followed anchors in this field leads toward content farms.",
      },
    ],
    questions: [
      {
        question: "Do awesome list links on GitHub have any value for dev tools?",
        answer:
          "Real value lies in readers who arrive with a stack and a problem. The links are generally nofollow in rendered pages, while mirrors and blogs copy the list with plain ones. Stay with lists whose scope matches your language or layer of infrastructure.",
      },
      {
        question: "How do I recognise a junk directory aimed at developers?",
        answer:
          "It lists no version, licence or repository, its syntax-highlighted posts are translated tutorials, and each article links to a hosting coupon. Authors have stock portraits and thirty topics. No engineer bookmarks such a place, so your entry there would serve only the owner's invoice.",
      },
      {
        question: "Should a devtool company buy sponsored posts on programming blogs?",
        answer:
          "Sponsor newsletters and maintainers openly, with labelled links, if the audience writes your language. The label costs nothing in respect. Hidden paid posts are risky for search and worse for standing, because someone will notice and the thread about it will outrank your docs.",
      },
    ],
  },
  blog: {
    intro:
      "A blog lives from being cited, so its best links come from other writers who read a post and needed it. Directories come second and vary wildly. The decent ones are run by people who choose, organise by subject and drop blogs that fall silent. Look up three blogs you admire in your field. Where they are listed by choice, you want to be.",
    prepare: [
      "Choose the narrow subject you write about most, because 'lifestyle' puts a gardener between fashion hauls and betting tips.",
      "Have at least a dozen posts on that subject, dated and signed, as human curators refuse empty or anonymous journals.",
      "Offer a working full-text feed, since listing sites such as Feedspot follow it and mark blogs dormant without fresh items.",
      "Write an about page with your name, trade or training, for health and money topics especially are screened by it.",
      "Keep a record of guest posts and link swaps made earlier, so you notice when a pattern starts to form.",
    ],
    advice: [
      {
        heading: "Check for silent blogs",
        text: "Open the section for your subject and count how many of the first ten published this season. A guide full of blogs abandoned in 2016 has lost its keeper. Readers leave such lists quickly, and search engines notice it too.",
      },
      {
        heading: "Smell the guest post market",
        text: "A listing site that also advertises 'write for us' across casino, CBD and essay topics sells anchors to anyone. Your respectable entry becomes cover for its trade. See what the latest posts link to, and with which words, before your name appears nearby.",
      },
    ],
    questions: [
      {
        question: "Are comment and forum links still good backlinks for a blog?",
        answer:
          "Treat them as conversation. Nearly all carry nofollow or ugc, and dropping a link under every article makes editors delete you. A thoughtful reply on a colleague's post can bring readers, and now and then a citation from that colleague later.",
      },
      {
        question: "Should I say yes when other bloggers propose a link exchange?",
        answer:
          "Cite one another when a post deserves it and ignore the bookkeeping. A standing agreement to swap, or a three-way triangle designed to hide it, falls under link schemes. If you would not have linked without the deal, answer no.",
      },
      {
        question: "Is Medium or Substack republishing useful for my blog's authority?",
        answer:
          "It spreads your writing, and a canonical tag on Medium points back to the original. Links there are mostly nofollow. Republish after your own version has been indexed, keep the best pieces at home, and use the copy to collect subscribers.",
      },
    ],
  },
  newsletter: {
    intro:
      "Links to a newsletter lead to two places, the signup page and the archive, and only one of them is worth citing. A public archive gives editors a paragraph to quote. Judge newsletter directories by curation: do they describe the voice, frequency and sample issue, and can readers sort by topic? A grid of logos with subscriber boasts helps sponsors more than anyone choosing what to read.",
    prepare: [
      "Make past issues public on your own domain, as links to a hosting platform's address leave when you migrate.",
      "Pick one issue that shows you at your best, because careful curators read a single sample before they decide.",
      "State sending day, length and who writes it, since readers of recommendation lists choose by habit as much as subject.",
      "Prepare an honest subscriber range and open source for it, or leave the field empty where proof is asked.",
      "Find newsletters with overlapping readers and no rivalry, whose recommendations you could return without embarrassment in an issue.",
    ],
    advice: [
      {
        heading: "Subscribe before you submit",
        text: "Join the directory's own mailing list for two weeks. If it recommends newsletters with a reason, its audience opens email and yours may gain. When every send is a paid placement, you have learnt what an entry is worth there, and unsubscribing costs nothing.",
      },
      {
        heading: "Avoid subscriber swapping rings",
        text: "Certain lists reward you for sending people to other members, so signups arrive who never asked to read you. They inflate counts, then hurt deliverability through silence and complaints. A link that produces unread email is bad even if crawlers admire it.",
      },
    ],
    questions: [
      {
        question: "Do newsletter directories pass SEO value to a Substack address?",
        answer:
          "Whatever passes goes to the subdomain or domain in the link. With a custom domain you keep it after moving; with the platform's address you may not. Set up the domain first, then submit, otherwise each correction later means another email to an editor.",
      },
      {
        question: "Can a mention inside someone else's newsletter be a backlink?",
        answer:
          "Only if that issue is published on the web and indexable. Many senders wrap links in tracking redirects, even in the archive. Ask for a clean address in the web version. The readers who clicked from the inbox are the larger gift anyway.",
      },
      {
        question: "What should I look at before paying for a newsletter listing?",
        answer:
          "Find out whether visitors can search by topic, whether issues are shown, and how old the entries are. Request referral figures for a comparable title. An owner who cannot name one newsletter that gained readers is selling space on a shelf no one walks past.",
      },
    ],
  },
  podcast: {
    intro:
      "Listening happens in apps, yet links live on websites, and the two should not be confused. Apple Podcasts and Spotify bring ears. For your site, value comes from guest pages, show notes quoted by a journalist, university reading lists, genre guides whose editor listened to an episode. Ask of every directory whether it hosts a page people read, or merely repeats your RSS feed.",
    prepare: [
      "Give each episode its own page with transcript and sources, because a linkable sentence needs somewhere to live besides audio.",
      "Verify your feed's owner email and website tag, which most catalogues import and display without asking you again.",
      "Choose categories from Apple's official list that describe the content, since feed-based directories place you by those two tags.",
      "Write guests a ready paragraph with the episode address, for their employer's news page is a strong and natural reference.",
      "Retain artwork, trailer and a short pitch naming similar shows, as human editors of genre lists request exactly those.",
    ],
    advice: [
      {
        heading: "Tell import from selection",
        text: "Hundreds of sites ingest the whole public podcast index, so appearing there needs no approval and implies none. Selection looks different: a themed list, a paragraph about the host's style, an omission. Spend effort on pages where an episode could have been refused.",
      },
      {
        heading: "Guard against chart sellers",
        text: "Offers of chart positions, reviews or downloads often arrive bundled with 'premium podcast backlinks'. Artificial plays break platform terms and can get a show removed. The bundled links sit on hollow blogs which praise a true crime show and a forex course in identical words.",
      },
    ],
    questions: [
      {
        question: "Does being on Podchaser or Listen Notes give me good links?",
        answer:
          "They help people research guests, credits and similar shows, and a claimed profile keeps your website correct. Link attributes vary, so look yourself. What matters is that bookers and sponsors consult them, while anonymous feed mirrors are consulted by no one.",
      },
      {
        question: "How do guest appearances compare with directory links for a show?",
        answer:
          "An appearance on a neighbouring podcast reaches proven listeners, and their episode page normally links to yours in plain text. That is relevance no catalogue can offer. Prepare one address to mention aloud, and check the notes a week later.",
      },
      {
        question: "Is a paid podcast directory submission service worth the money?",
        answer:
          "Saving time on the major apps is the only benefit, and each can be done manually in an afternoon. Ask for the full list of targets first. If it exceeds what you recognise by hundreds, those extras are feed scrapers you would get anyway.",
      },
    ],
  },
};
