import type { Guide } from "./guide.ts";

export const nicheBacklinks1: Record<string, Guide> = {
  "small-businesses": {
    intro:
      "A firm with three staff has perhaps two spare hours a month, so treat this list as a budget of time. Start with rows a customer might open before paying a deposit: map services, chamber sites and review platforms. Whether those links are followed comes second. A general web directory no one browses belongs near the bottom, however generous its link looks on paper.",
    prepare: [
      "Write down the trading name exactly as it stands on your invoices, since mismatched spellings create duplicate records later.",
      "Gather a business registration number, because chambers of commerce and the Better Business Bureau check that a firm exists.",
      "Set up one shared mailbox for confirmations, so a departing bookkeeper does not take every directory login along too.",
      "Choose the two services that earn most of your income and describe each in plain words of your own.",
      "Keep a sheet with columns for site, login, page submitted, date sent, and the public address once approved.",
    ],
    advice: [
      {
        heading: "Claim before you add",
        text: "Many rows already hold a record of you, copied from phone data years ago. Search each site for your old number and former address first. Claiming that entry removes stale details, while adding a second one leaves two half-right profiles arguing over which is real.",
      },
      {
        heading: "Say no to sales calls",
        text: "Some yellow pages sites follow a free sign-up with a phone pitch for advertising. Note which ones do, and decline politely. An upgraded profile is an advert with its own return to prove, not a better sort of backlink, and should be judged against leaflets or local radio.",
      },
    ],
    questions: [
      {
        question: "How many directories does a shop with five employees really need?",
        answer:
          "Fewer than most lists contain. Cover the map services, two or three broad business directories, your chamber and whatever site your own trade uses. After that, each extra row should have a reason you could explain to your accountant. Stop when you cannot name one.",
      },
      {
        question: "Is a nofollow link from Yelp or Facebook worthless to me?",
        answer:
          "No. Google reads nofollow as a hint, and customers do not read it at all. Someone comparing two plumbers or bakers sees opening hours, photographs and replies to reviews. A correct profile there protects your name even if it passes nothing to your website.",
      },
      {
        question: "Should I pay a yearly fee for a general web directory?",
        answer:
          "Rarely. Ask who visits it, whether an editor turns anyone away, and what happens to your entry when the fee lapses. If the only selling point is the link itself, Google's policies treat that as buying links, and your money does more good elsewhere.",
      },
    ],
  },
  "local-businesses": {
    intro:
      "Anyone serving a single town should sort these rows by geography before anything else. A citation is a mention of your name, address and phone number, and half the sites here give you one with a nofollow link or with no link whatsoever. They still matter, because map apps compare such records. Then come neighbourhood sites, city guides and regional yellow pages that people around you actually open.",
    prepare: [
      "Fix one format for street, suite and postcode, then paste it everywhere instead of typing it from memory.",
      "Decide whether customers visit you or you travel to them, as service-area profiles usually hide the street address.",
      "Take a daylight photograph of your frontage with its sign, which several map services request as proof of presence.",
      "List public holidays and seasonal hours for the year, because wrong closing times annoy neighbours more than missing links.",
      "Build a separate landing page per branch, with directions and parking, and submit that page instead of your homepage.",
    ],
    advice: [
      {
        heading: "Core maps come first",
        text: "Google Business Profile, Apple Business Connect and Bing Places deserve the opening session, then Foursquare and OpenStreetMap, whose data other apps borrow. Wait until those are right before touching secondary rows. An error corrected at the source saves chasing copies of it around the web.",
      },
      {
        heading: "Cross out foreign rows",
        text: "Country directories abroad fill space on every long list. A bakery in Leeds gains nothing from a page in a Lagos or Lima yellow pages, and a cluster of such links looks odd. Filter by your country, then by county or state, and delete what remains out of reach.",
      },
    ],
    questions: [
      {
        question: "Do citations without a clickable website link still help my shop?",
        answer:
          "They can, for being found and trusted on maps. A matching phone number on several respected sites supports the record Google holds about you. Count them separately from backlinks in your notes, so you never wonder why a link checker fails to show them.",
      },
      {
        question: "Which directory should a neighbourhood business fill in after Google?",
        answer:
          "Apple and Bing, since phones and cars use both. Next, look at who appears when you search your trade plus your town, and pick the directories on that first page. Nextdoor suits services that spread by recommendation between people living on the same streets.",
      },
      {
        question: "We moved premises last year, so do old listings matter?",
        answer:
          "Very much. Work through your submission log from the oldest entry and edit every address before adding anything new. Where no log exists, search the previous phone number in quotation marks. Mark any closed duplicate as removed, with the day you asked, and check again later.",
      },
    ],
  },
  saas: {
    intro:
      "Software rows fall into three piles: review marketplaces such as G2 and Capterra, launch boards, and long tails of tool collections. Each sends a different kind of link. Marketplaces attract buyers with a shortlist, launch boards give a day of attention, and collections often give a dofollow link that no one clicks. Label every row with its pile before you compare authority, or unlike things get ranked together.",
    prepare: [
      "Pick a single primary category, such as help desk or invoicing, because marketplaces file you next to those exact rivals.",
      "Capture product screens at a fixed width with realistic sample data, leaving customer names and internal test accounts out.",
      "State your pricing model, trial length and cheapest plan, since comparison pages leave gaps where vendors stay vague.",
      "Write three descriptions of different lengths, so short launch boards and long marketplace profiles never carry identical text.",
      "Collect integration names, hosting regions and compliance pages, which procurement readers look for on a vendor's profile.",
    ],
    advice: [
      {
        heading: "Alternatives pages pull weight",
        text: "AlternativeTo and SaaSHub let people search by the product they want to leave. A profile tied to the right incumbents sits where switching begins. Name two or three honest rivals, explain what differs, and expect users rather than editors to decide how high you stand.",
      },
      {
        heading: "Read badge terms closely",
        text: "Plenty of launch boards offer a dofollow link only if their badge sits in your footer. One chosen badge on a press page may be fine. A row of nine is a reciprocal link scheme in plain view, and it makes your pricing page look like a hobby project.",
      },
    ],
    questions: [
      {
        question: "Are Capterra and G2 links followed, and does it matter?",
        answer:
          "Check the link type shown in the table, as both sites change how outbound clicks are handled. It matters little. People arriving from there have a requirement, a budget and competitors open in other tabs, which makes a single visit worth more than most followed rows.",
      },
      {
        question: "Should a pre-revenue SaaS product submit to every tool directory?",
        answer:
          "Submit to a handful that accept early products, then pause until onboarding works. Many directories never let you relaunch, and reviews written about a buggy beta stay visible. Save marketplaces that depend on customer reviews until ten happy accounts would agree to write one.",
      },
      {
        question: "What should my spreadsheet record for each software listing?",
        answer:
          "Note category chosen, plan name shown, screenshot version, landing address with any tracking tag, badge obligations and renewal dates. Add who holds the vendor login. When you change pricing, that sheet tells you which twenty profiles now quote the old figure to prospects.",
      },
    ],
  },
  agency: {
    intro:
      "Clients hire agencies from shortlists, and several rows here are where those shortlists get made. Clutch, DesignRush and The Manifest publish ranked pages by service and city, so position inside the site counts for more than the backlink. Separate rows that verify client work from rows that accept anyone with a logo. The second sort pads a link report and rarely produces a brief.",
    prepare: [
      "Ask three recent clients whether they would speak to a reviewer by phone, because verified interviews carry most weight.",
      "Split your services into percentages, as agency platforms use that focus figure to decide which ranking you enter.",
      "Prepare case studies with the problem, team size and outcome, cleared in writing by the person who signed the confidentiality terms.",
      "Settle a minimum project size and hourly band that your new-business lead is content to defend in public.",
      "Confirm each office you claim has people in it, since city rankings attract complaints from competitors down the road.",
    ],
    advice: [
      {
        heading: "Follow the client's search",
        text: "Search your service and city the way a marketing director would. Directories on that results page are your working list, whatever their link type. Rows that never appear for any service you sell can wait, even when their authority figure looks flattering next to the others.",
      },
      {
        heading: "Treat awards rows separately",
        text: "Some sites in this area sell seals, top-ten positions or featured slots. Mark them as media spend and give them a review date. A sponsored placement should carry a sponsored attribute anyway, so it belongs in the advertising sheet, away from earned profiles and partner pages.",
      },
    ],
    questions: [
      {
        question: "Can an agency rank on Clutch without paying for sponsorship?",
        answer:
          "Free profiles exist, and verified reviews plus a clear service focus shape where they appear. Paid positions sit above or next to those results. Start with the free profile, earn reviews for a narrow service, and see whether any enquiry mentions it before considering money.",
      },
      {
        question: "Do partner directories of Google, HubSpot or Semrush count as backlinks?",
        answer:
          "Often, yes, and they are among the most relevant an agency can hold. Certification decides entry, so no one can buy the row outright. Record when each badge expires, who passed the exams, and whether your profile vanishes if that employee leaves for another firm.",
      },
      {
        question: "Why skip a followed directory that accepts any agency instantly?",
        answer:
          "Instant acceptance means casinos, essay mills and loan sites probably share your page. Scroll its newest additions before deciding. A search engine can recognise such neighbourhoods, and a prospect who lands there will wonder about your judgement in the very subject you sell.",
      },
    ],
  },
  ecommerce: {
    intro:
      "Shops get fewer honest directory rows than software does, because most shopping sites sell placement, feeds or affiliate deals. Read this list with that in mind. Trust platforms such as Trustpilot and Sitejabber describe your conduct, maker and brand directories describe your goods, and general directories describe almost nothing. A backlink to the homepage will not lift a product page that copies its supplier's wording.",
    prepare: [
      "Publish delivery times, returns terms and a physical contact address, since shop reviewers refuse stores that hide any of them.",
      "Choose one category page as the target for each niche directory, instead of sending every link at the homepage.",
      "Export a short brand story that mentions where goods are made, stored and dispatched, without wholesale catalogue phrasing.",
      "Photograph your three bestselling items in use, because white-background supplier pictures already appear on a hundred rival stores.",
      "Check that listed addresses survive stock changes, and redirect discontinued ranges before a directory visitor meets an error.",
    ],
    advice: [
      {
        heading: "Separate feeds from links",
        text: "Price comparison engines and marketplaces take a product feed and send paid clicks. Those are sales channels, with tracking redirects where a link should be. Keep them off your backlink sheet altogether, and keep editorial gift guides and stockist pages in a column of their own.",
      },
      {
        heading: "Ask brands for stockist rows",
        text: "Every label you resell may have a stockist page. That list is a small directory with strict entry and perfect relevance. Email your trade contact, quote your account number, and request a link to the brand page on your store. Record the reply next to the public directories.",
      },
    ],
    questions: [
      {
        question: "Which backlinks directories are safe for a new online store?",
        answer:
          "Those that ask about the business behind the checkout: review platforms, your chamber, brand stockist pages and directories for your product type. Avoid sites that list coupon pages and replica goods side by side. Look at five neighbouring entries and judge the company you keep.",
      },
      {
        question: "Does a Trustpilot profile pass link value to my shop?",
        answer:
          "Treat it as reputation first. Shoppers type a store's name plus the word reviews before a first order, and that profile often answers them. Read the stated link type for completeness, then spend your effort inviting genuine buyers and replying to complaints in public.",
      },
      {
        question: "When in the year should I work through these directories?",
        answer:
          "Well ahead of your peak. Editorial queues can take weeks, and no one on your team wants profile forms during a Christmas rush or summer sale. Finish trust platforms first, niche rows next, then freeze changes until returns have died down and staff can check results.",
      },
    ],
  },
  freelancers: {
    intro:
      "A sole trader sells a name, so each row should say who you are to a stranger hiring for one project. Marketplaces such as Upwork, Malt and Contra keep clients inside their own messaging and may restrict outside links. Portfolio communities are freer. Sort the list by whether a visitor can reach your own site at all, because a profile with no exit is a shop window, not a backlink.",
    prepare: [
      "Buy a domain in your own name, since a link to a marketplace profile strengthens that platform and never you.",
      "Reduce your offer to one sentence naming the deliverable, the client type and the language you work in.",
      "Select four finished pieces whose owners agreed to publication, and remove anything still covered by a client's secrecy clause.",
      "Use one portrait throughout, cropped square, so a client who meets you twice recognises the same person.",
      "Mark weeks when you are fully booked, because stale availability on public profiles wastes enquiries and earns poor ratings.",
    ],
    advice: [
      {
        heading: "Read each platform's contact rules",
        text: "Taking a client off-platform can cost you the account. Before adding a website field, check what the terms allow and in which place. Some permit a portfolio link in the profile but forbid an email address. Note the rule in your sheet, next to the login.",
      },
      {
        heading: "Lead with your discipline",
        text: "An illustrator belongs on Behance or Dribbble long before a business directory. Translators have association registers, developers have code profiles, copywriters have guild pages. Work down rows in your own craft, then stop at general directories, which were drawn up for firms with premises and staff.",
      },
    ],
    questions: [
      {
        question: "Can I list a one-person business without showing my home address?",
        answer:
          "Usually. Pick rows that accept a city or service area, and leave forms that insist on a street. A virtual office address may breach map service rules, so avoid inventing premises. Portfolio and talent sites generally want only a country and a time zone.",
      },
      {
        question: "Do Behance or LinkedIn links help a freelance website appear?",
        answer:
          "They help search engines connect your name with your work, which matters when a client looks you up after a referral. Neither will carry a thin site to difficult phrases. Give the link somewhere useful to land, such as a case page with process notes.",
      },
      {
        question: "How long should I spend on directory backlinks between projects?",
        answer:
          "Give it one quiet afternoon, then a half hour each quarter for upkeep. Finish your craft's register and two portfolio sites completely before opening another tab. Ten thin profiles take longer to maintain than three good ones, and clients notice an abandoned page quickly.",
      },
    ],
  },
  "real-estate": {
    intro:
      "Property portals dominate this table, and most of them link to agents reluctantly. Zillow, Realtor.com, Rightmove and Idealista want the enquiry to stay with them, so an agent profile there is a source of leads with a modest link attached. Rows nearer your patch, from town business associations to relocation guides, send fewer people but often point straight at your site. Judge the two groups by different questions.",
    prepare: [
      "Copy your licence number and brokerage name exactly as the regulator prints them, including the required supervising broker wording.",
      "Map the districts you genuinely sell in, because claiming a whole county invites enquiries you would refer away.",
      "Create neighbourhood pages with schools, transport and recent sale types, which give a directory link somewhere lasting to land.",
      "Check photograph rights with the person who shot each property, as listing images are frequently licensed only until completion.",
      "Decide whether the profile belongs to the agent or the office, so no one loses it when someone changes brokerage.",
    ],
    advice: [
      {
        heading: "Never point links at listings",
        text: "A house sells and its page disappears, taking the backlink's value with it. Aim directory entries at area guides, a valuation page or the agent biography. Those addresses remain for years. Put individual homes on the portals, through your MLS or feed, where they expire tidily.",
      },
      {
        heading: "Judge residential and commercial apart",
        text: "LoopNet serves people leasing offices and warehouses. Homes.com-style portals serve families. If you handle both, split the sheet into two tabs with separate target pages and phone extensions. Cross-listing everything everywhere muddles your profile and wastes the afternoon of the person who answers the calls.",
      },
    ],
    questions: [
      {
        question: "Does my Zillow or Rightmove profile count as a backlink?",
        answer:
          "Look at the table for the link type, then open a colleague's profile and see whether a website address is even clickable. Portals alter this between account levels. Whatever you find, the enquiry form above it will do far more than that outbound link.",
      },
      {
        question: "Which directories should a new estate agent skip at first?",
        answer:
          "Leave agent-ranking sites that sell referrals for a slice of commission until you have read their agreements. Pass over general web directories with a property folder full of closed offices. Also drop overseas investor lists unless you truly handle buyers from those countries.",
      },
      {
        question: "How do I keep backlinks when I switch brokerages?",
        answer:
          "Point personal profiles at a domain you own from the beginning. On the day you move, licence records come first, then portals, then maps, then everything else in your log. Old office affiliation left online can breach advertising rules, so ask your new broker what must change.",
      },
    ],
  },
  "law-firms": {
    intro:
      "Legal directories are older and stricter than most, which makes this list unusually useful. Martindale-Hubbell, Justia, FindLaw and Avvo often hold a page about your attorneys already, built from bar records. The work is claiming, correcting and completing. Peer-reviewed rankings such as Super Lawyers select people and cannot be submitted to in the normal way, so place them in a separate column from forms you control.",
    prepare: [
      "Pull bar numbers, admission years and jurisdictions for every attorney, then compare them with what public profiles currently show.",
      "Have a partner approve each practice description against your state's advertising rules before anything leaves the building.",
      "Strip words like specialist or expert unless the relevant bar recognises a certification that lets you use them.",
      "Build one page per practice area and office, since a divorce enquiry should never arrive on a mergers page.",
      "Name a custodian for directory logins, because departing associates often control profiles that still display your firm's phone.",
    ],
    advice: [
      {
        heading: "Attorney rows and firm rows",
        text: "Most legal sites keep two record types: the person and the practice. Link the biography to the lawyer's page and the practice record to the office page. When both point at the homepage, a reader checking a named litigator has to start the search again.",
      },
      {
        heading: "Question lead-selling directories",
        text: "Some legal sites pass one enquiry to several firms for a fee. Whether that is advertising or a referral service depends on your jurisdiction, so ask ethics counsel. Mark those rows as undecided. A backlink attached to the deal should never be the reason for signing.",
      },
    ],
    questions: [
      {
        question: "Are free Justia and Avvo profiles worth completing for attorneys?",
        answer:
          "Yes, since people search a lawyer's name after receiving a recommendation. An unclaimed page with a wrong office and no photograph weakens that recommendation. Complete education, admissions and practice areas, add your website, and read what the table says about how it links.",
      },
      {
        question: "Can directory backlinks help our firm for competitive injury searches?",
        answer:
          "They form a base that nearly every rival already has, so they seldom separate you. Missing them may leave gaps in how your firm is recorded. Distinction comes from court commentary, local press, law school ties and pages that answer questions better than others.",
      },
      {
        question: "Should we pay to renew a legal directory we inherited?",
        answer:
          "Ask intake for the source of last year's matters before signing. Compare signed cases, not calls. If reception never recorded sources, renew the shortest term and start asking. A dofollow link alone is a weak argument for a contract that renews by itself.",
      },
    ],
  },
  restaurants: {
    intro:
      "Diners decide in minutes, often standing on a pavement with a phone, so the rows here deserve reading by what they show above the link. TripAdvisor, Yelp, OpenTable and TheFork put menus, photographs and free tables before any website button. Backlinks are a by-product. City food blogs and tourist board dining pages link more openly, and editors there care about the chef, the room and what is in season.",
    prepare: [
      "Turn the menu into a web page with prices and allergens, because a scanned PDF is useless on small screens.",
      "Shoot dishes, dining room and entrance by natural light before service, at least one upright and one wide each.",
      "Set kitchen closing times apart from bar hours, as late arrivals leave the angriest reviews about wrong information.",
      "Choose a single booking link to use everywhere, so commissions and cover counts can be traced to a source.",
      "Tag dietary strengths honestly, whether vegan, halal or coeliac-safe, since specialist guides such as HappyCow check what they print.",
    ],
    advice: [
      {
        heading: "Watch who owns the button",
        text: "Delivery and reservation platforms sometimes place their ordering link where your website should appear, even on your Google profile. Open each finished listing as a guest would. If the main button leads to a commission page, correct it and write down when you did.",
      },
      {
        heading: "Order rows by meal occasion",
        text: "Weekday lunch customers use maps, visitors use travel guides, couples use reservation apps. Decide which seats stand empty, then begin with rows that reach those people. A tasting-menu room and a noodle bar on one street should work through this table in opposite directions.",
      },
    ],
    questions: [
      {
        question: "Do TripAdvisor links improve a restaurant's own Google ranking?",
        answer:
          "No one outside Google can promise that. A full TripAdvisor page tends to appear for your name and for travellers' searches, which brings covers directly. Check its link type in the table, then give more thought to the ten most recent guest photographs showing there.",
      },
      {
        question: "Which food directories can a small café safely ignore?",
        answer:
          "Skip fine-dining reservation systems if you take walk-ins only, and national award sites that charge entry. Pass on general directories where restaurants sit between roofers and tax offices with no map. A neighbourhood guide, roaster's stockist page and Google profile suit you better.",
      },
      {
        question: "What happens to our listings if we change the concept?",
        answer:
          "Treat a new name as a new opening on some platforms and an edit on others. Reviews of the old kitchen may or may not follow. Read each policy, keep a tracking sheet of decisions, and redirect the former domain so earlier links from food writers still arrive.",
      },
    ],
  },
  photographers: {
    intro:
      "A portrait studio, a newborn specialist and a motorsport shooter should cross out different halves of this list. Genre decides relevance here. Wedding directories such as MyWed or The Knot are searched by couples with a date; Behance attracts art directors; local directories bring headshots and family sessions. Look for image quality among existing members, since a backlink from a gallery of weak work undersells yours.",
    prepare: [
      "Edit a set of fifteen frames for one genre, because mixed portfolios confuse directory editors and paying clients alike.",
      "Export files at each site's preferred long edge with your name in the metadata and no heavy watermark.",
      "Confirm model releases cover third-party websites, particularly for children, boudoir sessions and anything shot inside private venues.",
      "Give each speciality its own portfolio page, so the link lands on matching work rather than a slideshow homepage.",
      "State travel radius, starting package and turnaround time, which are the three details enquirers ask about before style.",
    ],
    advice: [
      {
        heading: "Venue lists are directories too",
        text: "Hotels, barns and registry offices keep recommended supplier pages. Entry depends on having shot there and sending the coordinator decent images. Such a row will not appear in any bulk list, yet it is local, editorial and read by people holding a booking. Add several yourself.",
      },
      {
        heading: "Spot pay-to-join associations",
        text: "Some photography bodies judge a panel of prints before admission, others take a card payment and issue a logo. The former is proof of skill with a link attached. The latter is subscription spending. Write down which test each row applies before you compare link types.",
      },
    ],
    questions: [
      {
        question: "Will uploading portfolios to many sites cause duplicate content trouble?",
        answer:
          "Repeated images do little harm, but repeated paragraphs make every profile forgettable. Vary the opening shot and write about a different job each time. If a community page starts appearing above your website for your name, add more words and captions to your own galleries.",
      },
      {
        question: "How can I tell if a photo directory's link is nofollow?",
        answer:
          "The table marks what a source reported. To confirm, open a member page, inspect the website button in your browser and read its rel attribute. Redirect links through a counter are common on gallery sites, so note that third case in your sheet as well.",
      },
      {
        question: "Is a paid wedding directory sensible for my first season?",
        answer:
          "Wait until you have complete weddings to show, not styled shoots alone. Then ask the sales contact how many photographers share your region and price band. Couples message several suppliers at once there, so quick replies matter as much as position. Log every enquiry by source.",
      },
    ],
  },
  "healthcare-providers": {
    intro:
      "Patients meet a clinician's name in Healthgrades, WebMD, Zocdoc or a national register long before the clinic's website, frequently with details taken from licensing data. That makes claiming the first job on this list. Backlinks from these sites vary and change. What stays constant is that wrong insurance, location or specialty information sends sick people to the wrong door, so accuracy outranks authority in every row.",
    prepare: [
      "Look up each practitioner's registration or NPI record first, since several medical directories copy their data straight from it.",
      "List accepted insurers and plans with an update date, because nothing ages faster on a clinic profile.",
      "Write biographies that give training, board certification and languages spoken, with no outcome claims or comparisons against colleagues.",
      "Obtain written consent before any patient photograph or story appears, and prefer pictures of rooms, equipment and staff.",
      "Separate accounts by practitioner and by site, so a locum leaving does not take the clinic's own record along.",
    ],
    advice: [
      {
        heading: "Registers before review sites",
        text: "Begin with the official register, hospital affiliation pages and insurer finders, which others treat as truth. Professional college directories follow. Consumer rating sites come third, and open web directories may never need a turn. This order also reduces the number of errors you must later correct.",
      },
      {
        heading: "Answer reviews without disclosing",
        text: "Several rows carry patient comments next to your link. A reply that confirms someone attended can breach privacy law. Agree one neutral wording with your compliance officer, invite the person to call, and log it. Skip platforms where you could not live with silence.",
      },
    ],
    questions: [
      {
        question: "Should a medical clinic care about dofollow links from directories?",
        answer:
          "Only after the essentials. A dofollow link on a hospital, college or university page is valuable because of who vetted you. The same attribute on an unvetted health directory means little, and pages selling supplements or miracle cures nearby are a reason to stay away.",
      },
      {
        question: "Which health directories should a single-specialty practice leave alone?",
        answer:
          "Leave those whose specialty filter lacks your field, booking platforms your reception cannot keep in step with the diary, and cosmetic sites if you do not offer such treatment. Be wary of doctor awards announced by letter with a plaque for sale at the end.",
      },
      {
        question: "How do we track listings for twelve doctors across two sites?",
        answer:
          "Make one row per doctor per directory, with a column for practice location. Add claimed status, last verification and the biography page used as target. Review after every joining or leaving date. Group medical software rarely holds this, so a plain sheet owned by the manager works.",
      },
    ],
  },
  "education-platforms": {
    intro:
      "Learners, teachers and procurement officers look in separate places, and a platform serving all three must read the list three times. Class Central and Course Report index courses and bootcamps; software marketplaces index learning systems; university resource pages link to neither unless a librarian likes the material. Decide which audience pays, then keep rows that reach it. A coupon site for online courses is a different animal and best dropped.",
    prepare: [
      "Separate courses from the software behind them, because catalogue sites want syllabuses while marketplaces ask about learning system features.",
      "Draft an outline with hours, level, prerequisites and assessment, so an editor can place each course without writing back.",
      "State accreditation precisely, naming the awarding body, and never let a completion certificate read like a degree.",
      "Put a free sample lesson on an open page, since reviewers seldom judge anything behind a registration wall.",
      "Prepare data protection and accessibility statements for schools, which district buyers check before reading about lessons or prices.",
    ],
    advice: [
      {
        heading: "Time submissions to intake",
        text: "Adults enrol in January and September, districts buy in spring, and exam candidates appear before each sitting. Approval can lag, so submit a full term ahead. Mark every row with its audience's calendar in your sheet, then work on whichever group decides next.",
      },
      {
        heading: "Earn library and course links",
        text: "Links from academic domains come through usefulness: a free dataset, worksheet or glossary that a lecturer adds to a reading list. No form grants them. Keep these next to your directory rows as outreach, and distrust anyone offering profile pages on university websites in bulk.",
      },
    ],
    questions: [
      {
        question: "Do scholarship pages still earn reliable edu backlinks for courses?",
        answer:
          "That tactic was copied so widely that many universities stopped listing outside offers. Run a scholarship only if you would fund it without the link. A curriculum resource teachers can use tomorrow is slower, more honest and fits what a learning company ought to publish.",
      },
      {
        question: "Should course pages or our homepage receive the directory link?",
        answer:
          "Catalogue entries should land on the exact course. Vendor marketplaces should land on a page for schools or employers. Reserve the homepage for general company profiles. When a cohort closes, keep the course address alive with the next start date instead of deleting it.",
      },
      {
        question: "Is Class Central useful if our lessons are not free?",
        answer:
          "It covers both free and paid learning, and visitors use it to compare providers. Read its inclusion terms, check how links are treated in the table, and remember that learner reviews may appear next to the listing. Submit your most complete course before your newest one.",
      },
    ],
  },
  startups: {
    intro:
      "Founders own the longest version of this list, since launch boards multiply every month. Most will be gone in a year. Put Product Hunt, BetaList, Crunchbase and Wellfound in one group, because investors, early users or candidates read them. The remaining boards deserve a sceptical look at three things: the date of the newest launch, the number of comments beneath it, and what they demand before giving a dofollow link.",
    prepare: [
      "Agree a tagline under sixty characters that names the user and the job, as nearly every launch form caps it.",
      "Record a screen demo shorter than a minute, silent and captioned, because boards play it without sound.",
      "Collect incorporation date, location, team names and funding stage once, so investor databases and launch boards never disagree.",
      "Put up a waiting list or sign-up page that works on launch day with ten people arriving together.",
      "Decide who answers comments in which hours, since a launch with silent makers loses interest by the afternoon.",
    ],
    advice: [
      {
        heading: "Stagger launches over weeks",
        text: "Run a small board first to find out which sentence confuses people. Fix it, then take the larger stage. Launching on fifteen sites in one morning spends every first impression on the same untested copy, and leaves no time to thank those who gave feedback.",
      },
      {
        heading: "Dead boards look alive",
        text: "A directory can display a healthy authority figure long after its owner left. Before submitting, look for launches from this week and a founder account that still replies. Queues measured in months with a paid skip are common too, so log the promised slot and your decision.",
      },
    ],
    questions: [
      {
        question: "Will a hundred startup directory links raise our domain rating?",
        answer:
          "A rating is a vendor's estimate and no one can foretell how it moves. Many such links sit on similar pages that tools and search engines discount. Choose rows for the users, hires or investors they reach, and regard any later movement in a metric as incidental.",
      },
      {
        question: "Does Crunchbase or Wellfound matter before we raise money?",
        answer:
          "Yes, modestly. Journalists, candidates and associates at funds check both to see if a company is real. Fill in founders, location and description, then leave funding fields truthful and empty. Incorrect rounds spread to other databases and are tedious to remove during diligence.",
      },
      {
        question: "When should we skip a launch site's paid fast track?",
        answer:
          "Skip it when your product can wait, when the audience is mostly other makers, or when the link would be labelled as bought. Paying can be reasonable for a fixed launch date with press arranged. In that case, book it as marketing and measure sign-ups.",
      },
    ],
  },
  blogs: {
    intro:
      "Blog directories had their great years when readers browsed categories, and many rows from that era survive without visitors. Feedspot, Blogarama and Alltop are still recognised, yet each treats feeds and links in its own way. Read the list by asking whether a real person could discover your next post through the site. Niche roundups by another writer usually beat a directory holding forty thousand unrelated feeds.",
    prepare: [
      "Validate your feed so that titles, dates and excerpts appear, because aggregators display whatever it contains without checking.",
      "Publish at least twelve solid posts in one subject, since editors decline sites that look started last Tuesday.",
      "Write an about page with your real name, background and contact, which separates a personal site from content farms.",
      "Choose a narrow category such as sourdough or trail running, as broad lifestyle folders bury everyone alphabetically.",
      "Remove expired guest posts and casino links from your archive, because any careful reviewer scrolls back before approving.",
    ],
    advice: [
      {
        heading: "Full text or excerpt",
        text: "Aggregators republish what your feed hands them. If it carries whole articles, a copy may live on their domain next to the link. Switch to summaries before submitting anywhere, and check that each excerpt ends with the original address so readers and crawlers find the source.",
      },
      {
        heading: "Trade lists with peers",
        text: "A blogroll on a respected site in your subject is a tiny editorial directory. Offer corrections, quote their work, and recommend people generously without asking for anything back. Arranged swaps across dozens of blogs are a link exchange, which is precisely what search guidelines describe as spam.",
      },
    ],
    questions: [
      {
        question: "Are RSS and blog directories still worth submitting to?",
        answer:
          "A few are, as a light finishing task. Pick those showing recent posts from writers you respect, and confirm the entry opens without a wall of adverts. Spend the rest of the hour improving an article that already gets impressions, which normally repays more.",
      },
      {
        question: "Should a directory backlink point at posts or the front page?",
        answer:
          "Use the front page for aggregators, because the entry describes the whole publication. Resource lists and roundups should cite your best guide on that exact topic. Keep permanent addresses without dates where you can, so a refreshed article keeps every mention it has collected.",
      },
      {
        question: "How do I recognise a blog directory that harms my reputation?",
        answer:
          "Look at its latest approvals. Strings of payday, replica or essay-writing sites mean no one reviews anything. A compulsory link back from every page of your blog is another warning. So is a form with a field for chosen anchor text, which invites manipulation.",
      },
    ],
  },
  nonprofits: {
    intro:
      "Charities are given links that companies must work for, and this list shows only part of them. Candid, Charity Navigator and GreatNonprofits draw on regulatory filings, so your entry may exist before you look. Funders, volunteers and journalists check those pages for governance. Local volunteer centres, councils and corporate partner pages add more. Commercial business directories, by contrast, are seldom read by anyone who wants to give.",
    prepare: [
      "Bring your charity or tax registration number and exact legal name, which differ surprisingly often from the campaign name.",
      "Upload the latest annual report and accounts to a permanent page that directory profiles can point towards.",
      "Confirm trustees and executive names with the board secretary, since evaluators compare them with official filings each year.",
      "Describe the people you serve in respectful words, with outcomes you counted yourself and a period attached.",
      "Test the donation page on a phone from an external link, including gift declarations, receipts and recurring options.",
    ],
    advice: [
      {
        heading: "Split donors from beneficiaries",
        text: "A food bank needs one page for people who are hungry and another for those who fund it. Helpline and community service directories should land on the first, evaluator profiles on the second. Sort every row accordingly, because mixing them makes frightened people scroll past an appeal.",
      },
      {
        heading: "Refuse paid charity badges",
        text: "Trustworthy evaluators do not sell ratings. If a row offers a seal in exchange for a fee or a followed footer link, cross it out and tell your board why. Transparency levels that reward uploaded documents are different, and worth an evening with the treasurer.",
      },
    ],
    questions: [
      {
        question: "Which charity directory should we complete before our autumn appeal?",
        answer:
          "Begin where donors verify you: the regulator's register, Candid in the United States, and Charity Navigator if you qualify. Then update volunteer platforms such as Idealist. Finish by late summer, so corrections clear review before year-end giving sends people to check those pages.",
      },
      {
        question: "Can we ask corporate sponsors for a backlink to our charity?",
        answer:
          "Certainly, when the page reports a real partnership. Supply a logo, two sentences and the address of the programme they fund. Do not promise links in return as part of the gift, because acknowledgement and advertising may be treated differently by tax authorities.",
      },
      {
        question: "Do volunteers need special access to manage our directory profiles?",
        answer:
          "Give them a named login with limited rights, held in a password manager the office controls. Record who edited what. Turnover is the great risk: an outdated safeguarding contact or old bank appeal on a public profile causes more trouble than any missing backlink.",
      },
    ],
  },
  "digital-marketing": {
    intro:
      "People in this trade will audit the list before they use it, which is the right instinct. Rows such as Clutch, Agency Vista and Semrush Agency Partners are read by buyers choosing a paid media or email team. A long tail of marketing directories exists mostly because marketers submit to them. Ask of every site who reads it apart from us, and the shortlist becomes manageable fast.",
    prepare: [
      "Define your channels by budget handled, so a paid search shop is not filed with brand strategists and printers.",
      "Bring certification identifiers for the advertising platforms you manage, together with their expiry dates and the holder's name.",
      "Clear every result you quote with the client, stating baseline, period and spend so a reader can judge.",
      "Choose channel pages as targets, because an enquiry about email retention should not meet a general services grid.",
      "Tag each profile address with consistent campaign parameters, then make sure canonical tags keep the tracked versions out of indexes.",
    ],
    advice: [
      {
        heading: "Audit rows like media",
        text: "Apply the diligence you would give a publisher. Check whether category pages are indexed, whether outbound links pass through redirects, how many sponsored entries sit above organic ones, and if the site itself appears for hiring phrases. Four checks settle most rows within five minutes.",
      },
      {
        heading: "Your own footprint shows",
        text: "Prospects who know the field run your domain through a backlink tool before the first call. A profile full of article directories and swapped badges argues against your proposal. Clean entries on partner programmes, conference speaker pages and client credits say something you can defend aloud.",
      },
    ],
    questions: [
      {
        question: "How should marketers weigh nofollow agency directories against followed ones?",
        answer:
          "Weigh the audience first, then the attribute. A nofollow profile that appears for hiring searches can fill a pipeline; a followed one with no visitors cannot. Attribute data goes stale besides, so treat the column as a reported state with a year, never as a guarantee.",
      },
      {
        question: "Can we reuse one directory list across all our clients?",
        answer:
          "Only the handful of map services and business registers transfer. A dentist, a bakery and a payroll vendor need separate rows after that. Copying one list everywhere creates a footprint linking your whole client base, and it shows each of them that no one thought about theirs.",
      },
      {
        question: "What belongs in a client-ready directory backlink report?",
        answer:
          "List each site with its purpose, the page submitted, status, live address, link attribute seen on the check date, and referrals recorded since. Include rejections. Leave out authority averages, which flatter the work. Finish with rows you chose to skip, giving one reason apiece.",
      },
    ],
  },
};
