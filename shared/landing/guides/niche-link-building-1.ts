import type { Guide } from "./guide.ts";

export const nicheLinkBuilding1: Record<string, Guide> = {
  "small-businesses": {
    intro:
      "An owner who also does the invoices cannot spend Fridays filling in forms forever. The sensible plan is small and repeated: two or three new listings a week, a shared log, and one hour each month for checking. General directories come first because they confirm that the company exists. The chamber of commerce, the wholesaler and the bank's local business club come next.",
    prepare: [
      "One spreadsheet holding the exact trading name, registered address, phone number and opening hours that every profile will copy.",
      "Logins tied to a company mailbox such as listings@, so nothing is lost when the employee who registered leaves.",
      "Three descriptions of different length, each written fresh, so forty profiles do not repeat one identical paragraph.",
      "A VAT, EIN or company number ready at hand, because stricter registers check it before they publish anything.",
      "Landing pages for each main service, since a plumber who also sells boilers needs two destinations rather than one.",
    ],
    advice: [
      {
        heading: "Spread it over two quarters",
        text: "Finish the large general sites in the first month, then add trade and town listings slowly. A shop that has been quiet online for ten years and appears on ninety sites in one weekend looks odd. Reviewers also reject hurried entries with missing categories.",
      },
      {
        heading: "Ask the people you pay",
        text: "Your card terminal reseller, packaging wholesaler and software vendor often keep a stockist or customer page. One polite email to an account manager can produce a mention that no competitor gets by filling in a form. Offer a testimonial with a full name in exchange for nothing.",
      },
    ],
    questions: [
      {
        question: "How many directory links should a small company add each month?",
        answer:
          "Six to twelve is comfortable for one person doing it manually. That leaves time to answer verification calls, upload photographs and correct categories. Stop when the remaining sites are unrelated to your trade or town, even if the list is long.",
      },
      {
        question: "Which page should my listings point to if I have only five?",
        answer:
          "Use the homepage for general registers, because visitors there know nothing about you yet. Send trade listings to the matching service page. Keep the contact page for map-style profiles, where people mainly want the parking details, the opening hours and directions.",
      },
      {
        question: "Is it a problem if the anchor is always our name?",
        answer:
          "No, that is the natural pattern for a listing. Directories print the name field, so a profile reading Harlow Bakery is expected. Stuffing bread delivery cheap Harlow into that field breaks many sites' rules and makes your records disagree with each other.",
      },
    ],
  },
  "local-businesses": {
    intro:
      "Town, postcode, street: for a firm that serves one area, these decide whether a link is worth having. A mention on the parish website or the high street traders' page can say more about you than a large site on another continent. Your schedule should therefore move outward in rings, from Google Business Profile to the borough, then the county, then national registers.",
    prepare: [
      "A proof of address, such as a utility bill or lease page, for platforms that post a code or call.",
      "Your service radius written as a list of named districts, because some forms ask for areas rather than miles.",
      "Separate location pages for each branch, with its own map, staff names, parking notes and direct phone line.",
      "Photographs of the shopfront taken from across the road, so a passer-by and a moderator can both recognise it.",
      "Names of five neighbours you already send customers to, since each may run a page of recommended nearby firms.",
    ],
    advice: [
      {
        heading: "Fix old addresses before adding",
        text: "Moves leave ghosts. Search your previous phone number and former street, then correct or close every profile that still shows them. Adding thirty fresh entries on top of six wrong ones only spreads the disagreement, and callers will keep turning up at the empty unit.",
      },
      {
        heading: "Borrow the town's calendar",
        text: "Christmas lights, the summer fair and the charity fun run all publish sponsor pages. Put these dates in your outreach diary three months ahead. A paid sponsorship link should be marked as sponsored by the organiser, and it still brings neighbours who recognise the logo.",
      },
    ],
    questions: [
      {
        question: "Should each branch have its own directory profile and link?",
        answer:
          "Yes, where staff really work there and customers may visit. Point each one to that branch's page and give it a local number. A virtual office or a mailbox usually breaks the platform's rules and can cost you the genuine profile too.",
      },
      {
        question: "Does getting listed on the council or library website help?",
        answer:
          "Community registers of councils, libraries and tourist offices are checked by people and visited by residents. Entry is often limited to certain trades or licensed premises. Write to the named editor, attach your licence, and say which section fits you.",
      },
      {
        question: "How do I know when a local directory has dropped me?",
        answer:
          "Keep the address of each live profile in your log and open them every quarter. Look for a changed phone number, a merged duplicate or a link that now runs through a redirect. Small town portals close quietly when their volunteer retires.",
      },
    ],
  },
  saas: {
    intro:
      "Software buyers shortlist in tabs: one for the review platform, one for the alternatives page, one for your pricing. Link building through directories works best when it follows that habit. Begin with G2 and Capterra categories you can defend, continue with integration marketplaces, and only then visit launch sites. Each release, connector or new plan is a fresh reason to submit somewhere.",
    prepare: [
      "A category sentence that names the job and the user, such as rota planning for hotel housekeeping managers.",
      "Screenshots of the working product at retina size, free of dummy names, debug bars and last year's interface.",
      "Public pricing, or an honest contact-sales note, because moderators often refuse tools that hide the model entirely.",
      "Your security page with hosting region, SOC 2 or ISO status, and a subprocessor list for enterprise catalogues.",
      "Comparison pages and integration pages already indexed, so that a deep link from a niche list has a target.",
    ],
    advice: [
      {
        heading: "Match destinations to tool types",
        text: "Review platforms expect the product homepage. Marketplaces of Slack, HubSpot or Shopify want the page about that connector. Alternative lists suit a comparison page, and lifetime deal sites need their own offer page. Decide this once, write it in the log, and the whole team follows it.",
      },
      {
        heading: "Tie submissions to releases",
        text: "Launch platforms reward something new, so hold a few back. Version two, a public API or a free tier gives editors a reason to look. Between releases, work on slow assets such as partner directories and open source lists, where a pull request may wait weeks.",
      },
    ],
    questions: [
      {
        question: "Should I submit my software to every startup launch site?",
        answer:
          "Pick those whose visitors resemble your buyers or early testers. A developer tool earns attention on maker communities, while payroll software for clinics gains little there. Many launch sites require a badge in exchange, so judge each against your footer and policy.",
      },
      {
        question: "Do listings without reviews still count for link building?",
        answer:
          "The link exists either way, but an empty profile convinces no one who arrives. Ask ten active customers per quarter, spread across company sizes, and never pay for a rating. Disclose incentives where the platform permits them and follow its wording exactly.",
      },
      {
        question: "What anchor text do software catalogues normally give a product?",
        answer:
          "Usually the brand or a visit website button, which is fine. Make the product name consistent: Ledgerly everywhere, not Ledgerly App on one and Ledgerly.io on another. If the company and product differ, choose which appears and keep the other in the description.",
      },
    ],
  },
  agency: {
    intro:
      "Prospective clients compare agencies by three things: who they worked for, what it cost roughly, and whether anyone will vouch. Directory links follow the same order. A Clutch or DesignRush profile with verified interviews outlives fifty bare entries, so the months ahead should be planned around client availability rather than around forms. Your own account managers hold the key, because they know who is happy.",
    prepare: [
      "Six client contacts who agreed to a phone interview, with project dates, budgets in ranges and deliverables noted.",
      "Case studies on your own domain naming the client, the brief, the constraint and what was actually shipped.",
      "A focus split that adds up to one hundred percent, since many agency platforms ask for it on registration.",
      "Minimum project size and team headcount, stated identically on every profile so a procurement officer finds no contradiction.",
      "Partner badges from Google, Meta, HubSpot or Shopify together with the address of each official partner listing.",
    ],
    advice: [
      {
        heading: "Let vendors list you first",
        text: "Platform partner programmes are the most relevant directories an agency can join. Each lists certified firms by region and service, with a website field. Put renewal exams in the calendar, because a lapsed certificate usually removes the profile and the link with it.",
      },
      {
        heading: "Keep clients' footers clean",
        text: "Site-wide credits such as designed by us, multiplied over eighty client websites with a keyword inside, are a known footprint. Ask for one credit on the project page instead, brand name only. Some clients will prefer nofollow, and their wish costs you little.",
      },
    ],
    questions: [
      {
        question: "Where should agency profiles link, the homepage or a service page?",
        answer:
          "General rankings of agencies take the homepage. When a platform lets you list under a specialism such as packaging or paid social, give it that service page with matching case studies. Award sites should open the project itself, where judges and buyers can see the work.",
      },
      {
        question: "How long does it take to build out agency directory profiles?",
        answer:
          "Plan a quarter for the core. Review platforms wait for interviews, partner programmes wait for exams, and awards open on fixed dates. Doing one platform properly each week produces better pages than a weekend of copying the same boilerplate around.",
      },
      {
        question: "Can we reuse one description on every agency comparison site?",
        answer:
          "Write a fresh version for each audience. Clutch visitors want budget and sector; award readers want craft; a chamber of commerce wants your postcode. Identical paragraphs on many hosts also make it hard for a search engine to decide which copy matters.",
      },
    ],
  },
  ecommerce: {
    intro:
      "Shops have thousands of addresses, and almost none should receive a directory link. Products sell out, variants merge, and seasonal collections vanish, so a listing that pointed to a red raincoat in March may hit an error by July. Plan your links around pages that stay: the homepage, permanent category pages, buying guides and the size or care advice people bookmark.",
    prepare: [
      "Merchant details including returns address, delivery countries, payment methods and company registration, which trust schemes and marketplaces verify.",
      "A list of evergreen category addresses that survive stock changes and carry some original text above the grid.",
      "Lifestyle and plain background photographs, because gift guides and comparison shops ask for different crops and sizes.",
      "Brand authorisation letters showing you are an approved retailer, ready for manufacturers that publish a stockist finder.",
      "A redirect policy for discontinued lines, agreed with the developer before the first deep link goes out.",
    ],
    advice: [
      {
        heading: "Stockist finders beat generic lists",
        text: "Every brand you carry may run a where to buy page. Retailers listed there are chosen by the maker, the context is exact, and shoppers arrive ready. Work through your supplier ledger alphabetically, one letter a week, and ask each trade desk for the form.",
      },
      {
        heading: "Respect the retail year",
        text: "Editors of gift guides gather products in late summer for December. Trust seals and review platforms move slowly during peak trade. Do your patient directory work between February and June, then freeze changes in November so no one edits a profile while orders pour in.",
      },
    ],
    questions: [
      {
        question: "Should product pages or category pages receive the directory links?",
        answer:
          "Categories, in nearly every case. They keep their address while items come and go, and they answer a wider search. Keep product links for press coverage or a review blog, and redirect them to the parent range once the item retires.",
      },
      {
        question: "Are coupon and cashback sites useful for a shop's link profile?",
        answer:
          "Their links are mostly affiliate redirects, so treat them as a sales channel. They also train customers to hunt for codes at checkout. If you do join, choose two or three, give them genuine offers, and expire old codes on time.",
      },
      {
        question: "How can I tell whether a shopping directory is worth submitting?",
        answer:
          "Open three random stores it lists. If they are trading, categorised sensibly and described by a person, carry on. Dead shops, casino banners and a category for everything suggest that no one has looked after it since the form was built.",
      },
    ],
  },
  freelancers: {
    intro:
      "Working alone means your name is the brand, and it may belong to nine other people too. Marketplaces such as Upwork or Contra show you to clients but keep the link pointing inward. The work of earning outside links lies elsewhere: your professional association, conference speaker pages, the credits of finished projects, and small curated rosters for your exact craft.",
    prepare: [
      "A consistent professional name, perhaps with a middle initial, used on invoices, portfolios and every public profile alike.",
      "Portfolio pieces with written permission from the client, saying which parts were yours and which the team made.",
      "Day rate or project minimum in a form you will stand by, because several rosters filter on it.",
      "Availability notes you can update quickly, since a profile promising January slots looks abandoned by the following May.",
      "Head and shoulders photograph shared across platforms, so a cautious client can see that it is one person.",
    ],
    advice: [
      {
        heading: "Collect credits as you finish",
        text: "Add a line to your closing email asking whether the client has a credits, team or colophon page. Designers, translators, editors and developers are rarely named unless they ask. One honest credit on the finished work tells prospects more than any profile summary.",
      },
      {
        heading: "Choose rosters with a gatekeeper",
        text: "Directories of vetted translators, illustrators or copy editors often want samples and a referee. That friction is the point. Allow a month for each application, prepare the samples properly, and apply to no more than two at once so you can answer questions well.",
      },
    ],
    questions: [
      {
        question: "Should a freelancer link to a portfolio site or marketplace profile?",
        answer:
          "Your own domain, whenever the form allows it. Marketplaces change their rules and fees, and a link you earned cannot be moved later. Keep the marketplace profile as a second contact route and link from it back to your site if permitted.",
      },
      {
        question: "How often should I add myself to new directories between jobs?",
        answer:
          "Use quiet weeks, one or two applications each, then stop when work returns. Bursts of activity followed by silence are normal for independents. Write down what you submitted, because you will not remember the password or the pending review next spring.",
      },
      {
        question: "What page works best when I offer two unrelated services?",
        answer:
          "Give each craft its own page with separate samples, and let listings choose. A translator who also records voice work should send language rosters to one and audio casting sites to the other. Mixed pages make both kinds of client unsure.",
      },
    ],
  },
  "real-estate": {
    intro:
      "Listings expire, agents change brokerages, and the address that a portal linked to last spring may show a sold board today. Link planning in property therefore centres on the pages that outlive a sale: neighbourhood guides, agent biographies, valuation requests and the office itself. Portals like Zillow or Realtor.com matter for leads, while local and professional registers carry more of the lasting work.",
    prepare: [
      "Licence number and supervising broker's name, displayed exactly as the state or national regulator records them for every agent.",
      "Neighbourhood guides with schools, transport, ground rent or HOA facts you checked yourself rather than copied from portals.",
      "Sold data you may publish under your MLS or portal agreement, with addresses shortened where sellers asked for privacy.",
      "Individual agent pages that redirect to the team page when someone leaves, so inherited links keep a home.",
      "Designations such as CRS, ABR or RICS membership, each of which has its own public find-a-member search.",
    ],
    advice: [
      {
        heading: "Neighbourhoods are your deep pages",
        text: "Residents' associations, relocation services and school newsletters will link to a useful area guide, never to a flat for sale. Give each district an address without a year in it. Update parking, catchment and council tax details every season, and tell the people who linked to you.",
      },
      {
        heading: "Share the closing table",
        text: "Mortgage brokers, surveyors, conveyancers and movers keep pages of trusted colleagues. Two or three honest recommendations between firms that truly work together are ordinary. A ring of twenty agencies in distant cities trading links each month is a scheme, and it looks like one.",
      },
    ],
    questions: [
      {
        question: "Should each agent build profile links or only the brokerage?",
        answer:
          "Both can, with clear roles. Agents use designation searches, portal profiles and their bilingual community pages, all pointing to their own biography. The brokerage takes chambers, relocation lists and office maps. Check advertising rules, since many regulators require the firm's name next to the agent's.",
      },
      {
        question: "Do property portal profiles help if their links are nofollow?",
        answer:
          "They still bring sellers who compare agents by reviews and recent sales. Count enquiries from them rather than link value. For editorial mentions, look to local news property columns, architecture societies and housing charities, where your knowledge of prices is worth quoting.",
      },
      {
        question: "What happens to directory links when an agent changes brokerage?",
        answer:
          "Move them within the first week. Update the licence record, then portals, then designation searches, because several copy from the regulator. Ask the old firm to redirect the former biography or remove it, and log anything that still shows the previous logo.",
      },
    ],
  },
  "law-firms": {
    intro:
      "A firm's public record is already spread over bar registers, court rolls and alumni pages before anyone plans anything. Link building here is mostly claiming and correcting, then adding a few directories that editors research themselves. Avvo, Justia style profiles and the ranked guides each expect lawyer pages, not the homepage, so the biographies need to be right before outreach starts.",
    prepare: [
      "Bar numbers, admission dates and jurisdictions for each solicitor or attorney, spelled as the register shows them today.",
      "Practice pages divided the way clients speak, with unfair dismissal apart from settlement agreements, and probate apart from wills.",
      "Matters you may describe publicly, cleared with the client and stripped of details that would identify an opponent.",
      "Referee contacts for research-led guides, gathered early because their editors usually call within one short annual window.",
      "Signed consent from the partner responsible for advertising compliance, covering superlatives, past results and the word specialist.",
    ],
    advice: [
      {
        heading: "Plan around research deadlines",
        text: "Ranked legal guides collect submissions months before publication, practice area by practice area. Put those dates in the matter management calendar next to court deadlines. Between them, handle claimable profiles and bar committee pages, which take an hour each and need no referee.",
      },
      {
        heading: "Give associates something citable",
        text: "Explainers on a new statute, a limitation table or a court fee calculator draw links from universities, citizens' advice bureaus and journalists. Ask each associate for one such piece a year. Directory profiles can then point at their author page, where the reading list shows real competence.",
      },
    ],
    questions: [
      {
        question: "Should directory links open the lawyer's biography or practice page?",
        answer:
          "Profiles of a person belong on that person's biography. Firm profiles suit the homepage or, in a specialised guide, the practice page that the ranking covers. Mixing them confuses clients and makes it awkward when an associate moves to another firm.",
      },
      {
        question: "Are paid placements in attorney directories acceptable for a firm's links?",
        answer:
          "Payment for a profile is common, and the better sites label it. Read the contract for who owns reviews, whether the link is marked sponsored, and how renewal works. Ask your bar's advertising guidance about badges that suggest an independent award.",
      },
      {
        question: "How does a law firm keep fifty attorney profiles up to date?",
        answer:
          "Make it part of the joining and leaving checklist that human resources already runs. New starters bring their existing profiles, leavers are removed within days, and promotions trigger a title change. Review the whole sheet once a year after the partnership vote.",
      },
    ],
  },
  restaurants: {
    intro:
      "Many diners decide shortly before dinner, and much of that choice happens on TripAdvisor, Yelp, maps and booking apps. Those profiles bring covers. For links you must look further: the brewery that supplies the taps, the cheesemonger, the theatre with a pre-show dining page, the food writer at the county paper. A new menu four times a year gives natural reasons to write.",
    prepare: [
      "Current menus as web pages, not only as PDF scans, with allergens marked and the date of last change.",
      "Interior shots in evening light plus five dishes, cleared by the photographer for reuse by guides and bloggers.",
      "Booking address of your own site, so a listing need not send guests through a platform that charges covers.",
      "Food hygiene rating or inspection grade, alcohol licence details, step-free access notes and the last kitchen order time.",
      "Supplier names with farm, vineyard or boat, because producers often publish a page of kitchens that cook their goods.",
    ],
    advice: [
      {
        heading: "Follow the ingredients upstream",
        text: "Cheesemakers, roasters, natural wine importers and oyster beds like to show where their work is eaten. Put them on your menu by name, then ask for the same courtesy on their stockists page. Change the request whenever the season changes, and remove producers you stopped buying from.",
      },
      {
        heading: "Time it with covers",
        text: "January and the quiet weeks after school returns suit profile work. Before Mother's Day or New Year, only correct hours and set menus. Submit to city dining guides about six weeks ahead of their summer or Christmas editions, when editors are still eating around.",
      },
    ],
    questions: [
      {
        question: "Which page should a food guide link to, menu or bookings?",
        answer:
          "The menu page, if it has a visible booking button, serves most guides. Private dining lists want the page with capacities and room photographs. Event calendars need the dated tasting or wine evening, redirected afterwards to your general events page.",
      },
      {
        question: "Do delivery app pages count as backlinks for a kitchen?",
        answer:
          "Rarely. Their pages tend to outrank you for your own dish names while keeping visitors inside the app. List there if the margin works, but spend link effort on your site's takeaway page, which neighbours, offices and hotels can recommend directly.",
      },
      {
        question: "We changed chef and concept, what happens to old links?",
        answer:
          "Keep the domain if you can, and redirect retired dishes and menus to the closest new page. Write to guides with the new chef's name, since reviews of the former kitchen may mislead diners. Close the old profile instead of renaming it silently.",
      },
    ],
  },
  photographers: {
    intro:
      "A portfolio is nearly all image and hardly any text, which is why so few pages of it attract links. The remedy is to publish each session as a story with venue, makers and light. Venues, florists, magazines and models then have something to point at. The Knot, MyWed and Behance cover the directory side, one for each branch of your work.",
    prepare: [
      "Galleries split by genre, because a newborn parent and an architect should never land on the same mixed grid.",
      "Vendor credits for every shoot, recorded on the day, including hair, styling, stationery, venue coordinator and second shooter.",
      "Web-size files with your name in the metadata and a licence note saying how partners may reuse them.",
      "Model and property releases filed by date, so a magazine feature is never delayed by a missing signature.",
      "Insurance certificate and association membership, for example PPA or a national institute, which venues ask before recommending anyone.",
    ],
    advice: [
      {
        heading: "Deliver links with the gallery",
        text: "When images go to a venue or florist, include one line naming the story page on your site. Marketing teams copy what is in front of them. If they post uncredited pictures later, send a friendly correction with the exact address instead of a takedown notice.",
      },
      {
        heading: "Count submissions by season",
        text: "Wedding features get placed in winter for spring issues, family sessions sell in autumn, and commercial buyers plan budgets early in the year. Shoot, edit, then pitch two blogs per story at most. Editors want exclusivity, so keep a list of who has which set.",
      },
    ],
    questions: [
      {
        question: "Should my listings point at the homepage or a genre gallery?",
        answer:
          "Send genre directories to the genre gallery with prices or a starting figure beneath it. Use the homepage only for broad local registers. Elopement, boudoir, food and headshot work attract different people, and a splash page with a rotating slider helps none of them.",
      },
      {
        question: "Is asking for credit when my photo is used a good tactic?",
        answer:
          "Yes, when done kindly. Run a reverse image search monthly, sort the results into clients, press and strangers, then request attribution from the first two. Strangers may need a licence invoice. Keep both conversations separate so goodwill is not mixed with money.",
      },
      {
        question: "Are photo contest badges worth placing on my website for links?",
        answer:
          "Some contests exist only to collect badges on winners' sites. Check the jury, the exhibition history and whether entrants pay for every category. A respected award has a winners' archive that names you. That archive entry is worth having, while the badge is decoration.",
      },
    ],
  },
  "healthcare-providers": {
    intro:
      "Patients check three facts before they book: is this clinician licensed, do they take my insurance, and how soon can I be seen. Make sure that whatever a directory opens answers at least one. Hospital affiliations, insurer finders and specialty colleges supply the strongest mentions, and each draws its data from a credentialing file you may not have looked at recently.",
    prepare: [
      "NPI, GMC, AHPRA or other registration number for every clinician, matched letter by letter to the issuing register.",
      "Accepted plans and self-pay terms on one page, because insurer finders and patients both punish outdated lists.",
      "Condition and procedure pages reviewed by a named clinician, with the review date and sources visible at the bottom.",
      "Privacy wording for forms and reviews, so no one on staff confirms that a reviewer is in fact a patient.",
      "Clinic hours, wheelchair access, languages spoken and telehealth availability, recorded separately for each site where appointments take place.",
    ],
    advice: [
      {
        heading: "Repair the credentialing source first",
        text: "Insurer and hospital finders feed dozens of smaller health sites. A wrong suite number there returns every month whatever you edit downstream. Update the registration record and the payer's portal before touching consumer profiles, then wait one data cycle before chasing copies that still look wrong.",
      },
      {
        heading: "Earn links through patient education",
        text: "Charities for a condition, school nurses and local libraries look for leaflets that are accurate and free of sales talk. Publish one plain sheet per common question, printable on two sides. Offer it to support groups that already meet in your district, and update it when guidance changes.",
      },
    ],
    questions: [
      {
        question: "Should a clinician's directory profile link to the practice homepage?",
        answer:
          "Better to open that clinician's own page with training, languages, sites and booking. Group profiles may use the homepage. Where a directory is built around a procedure, choose the page explaining it, and confirm the wording meets your regulator's advertising code.",
      },
      {
        question: "Can a clinic answer reviews on directories that link to us?",
        answer:
          "You can reply, but privacy law generally prevents confirming that someone was treated. Use a neutral sentence inviting them to contact the practice manager. Ask your compliance adviser for approved wording first, and never offer a reward for changing a rating.",
      },
      {
        question: "How often do medical listings need checking after they go live?",
        answer:
          "Twice a year, plus every time a clinician joins, leaves or moves rooms. Follow the link as a patient would, from search to booking, on a phone. Departed doctors with an active book now button cause complaints as well as lost visitors.",
      },
    ],
  },
  "education-platforms": {
    intro:
      "Course comparison sites, university resource lists and teachers' own bookmarks send learners to a platform in very different moods. Someone on Class Central compares syllabuses; a head of department wants proof that thirty pupils can log in. Assign each kind of site its own landing page before you start, and let the school year, not your sprint calendar, set the pace.",
    prepare: [
      "Syllabus pages that anyone can read without an account, showing hours, level, prerequisites, assessment and the certificate issued.",
      "Data protection documents for minors, including FERPA, COPPA or GDPR statements that district buyers request before any trial.",
      "Instructor biographies listing degrees and teaching posts, since course catalogues judge the person as much as the platform.",
      "Accessibility report covering captions, keyboard use and screen readers, written against WCAG and dated within the past year.",
      "Free sample lesson at a permanent address, suitable for librarians and teachers who curate open resource collections.",
    ],
    advice: [
      {
        heading: "Let librarians discover the free part",
        text: "Subject guides at colleges are maintained by one librarian each. Offer a glossary, dataset or lesson that works with no login and no popup, and name the guide's gap it fills. Paid course pages are usually refused, so do not slip one in later by redirect.",
      },
      {
        heading: "Retire cohorts without breaking links",
        text: "Bootcamp cohorts come and go, yet catalogues link to dated pages. Give each course one lasting address and show upcoming dates inside it. When a course closes for good, leave a short page naming its successor so that graduates and old reviews still lead somewhere.",
      },
    ],
    questions: [
      {
        question: "When should a learning platform submit to course directories?",
        answer:
          "Six to ten weeks ahead of enrolment peaks, typically September and January. Catalogue editors need time to read a syllabus, and reviews from the previous intake should be visible. School procurement runs earlier, often in spring, so approach district lists before Easter.",
      },
      {
        question: "Is a scholarship page still a good way to earn campus links?",
        answer:
          "It was overused by companies that never awarded anything, and many universities now ignore such requests. Offer one only if you truly fund it, publish past recipients, and run it with a known charity. Teaching resources are easier to defend.",
      },
      {
        question: "Which anchor do course catalogues use when linking a provider?",
        answer:
          "Mostly the course title or a go to class button, sometimes through a tracked redirect. Keep titles stable and free of slogans so they match your page heading. Correct wrong provider names early, because catalogues often copy from one another.",
      },
    ],
  },
  startups: {
    intro:
      "You have launch energy once, roughly for a month, and a blank domain that no one has linked to. Directories are a sensible first source because they accept the unknown. The mistake is to spend them all on day one. Hold some for the beta, some for the public release, some for the funding note, so that each milestone leaves a visible trace.",
    prepare: [
      "Founding date, incorporation country, stage and team size, identical on Crunchbase, your about page and every investor database.",
      "Press folder holding the logo in vector form, a founder portrait, product captures and a forty-word company summary.",
      "Working sign-up or waitlist page that loads quickly on a phone, since curious launch visitors give it seconds.",
      "Former names and domains you pivoted away from, redirected properly so early coverage still reaches the living company.",
      "Hunter, maker or founder accounts opened weeks earlier with genuine comments, as launch communities distrust profiles created that morning.",
    ],
    advice: [
      {
        heading: "Batch by milestone, not by list",
        text: "Beta lists want invitations, Product Hunt wants something usable today, and EU-Startups wants a company with a country. Sort your candidates into those groups. Submit a group when its milestone is reached, and let two or three weeks pass before the next one begins.",
      },
      {
        heading: "Trade badges with open eyes",
        text: "Several launch sites ask for a badge in your footer. One or two from places your users know may be fine. A strip of fifteen looks like a link exchange, and Google's spam policy speaks of excessive reciprocal linking. Remove badges from sites that stopped sending anyone.",
      },
    ],
    questions: [
      {
        question: "How many directories should a new startup submit to at launch?",
        answer:
          "Ten well-chosen ones in launch month is plenty. Fill in each form manually, answer comments, and note which sent people who signed up. The rest of your list can wait for the next release, when you will also describe the product better.",
      },
      {
        question: "What if my pivot makes all the old launch listings wrong?",
        answer:
          "Edit those with an account, email the rest, and redirect the former pages. Many launch archives never change, so add a short note on your site explaining the earlier product. Future investors do read that history, and a tidy explanation reads well.",
      },
      {
        question: "Do investor, accelerator and university pages count as directory links?",
        answer:
          "They are among the most credible you can get. Accelerators keep portfolio pages, angels list their companies, and universities celebrate spin-outs and alumni. Ask for the link to your domain instead of a social profile, and tell them when the description changes.",
      },
    ],
  },
  blogs: {
    intro:
      "No one links to a blog because it was submitted; they link because one post solved something. Directories still help by placing you in a subject where editors, PR people and other writers search. Feedspot lists and Blogarama categories are the usual start. The slower part is your archive: choose a dozen posts worth citing and keep them correct for years.",
    prepare: [
      "A one-line subject statement narrow enough that a category editor can file you without reading ten posts first.",
      "Full-text RSS or Atom feed that validates, because many blog catalogues read it automatically to show recent entries.",
      "Twelve cornerstone posts with original photographs, recipes, code or measurements, each revised and marked with the revision date.",
      "About page naming who writes, why they know the subject and how any reader can send a correction.",
      "Disclosure statement for affiliate links and gifted products, placed where both readers and directory reviewers will find it.",
    ],
    advice: [
      {
        heading: "Category decides more than category size",
        text: "Being the fourth entry under sourdough beats being entry four hundred under food. Before submitting, read who your neighbours would be and whether they still post. If a category is full of spun articles, leave it alone and ask the editor to open a narrower one.",
      },
      {
        heading: "Link out to be noticed",
        text: "Writers see who refers to them. Cite two or three smaller blogs in each cornerstone post, properly and without asking for return. Over a year some will quote you. Formal three-way exchanges and comment signatures with keywords achieve the opposite and irritate the same people.",
      },
    ],
    questions: [
      {
        question: "Should I submit my blog homepage or individual best posts?",
        answer:
          "Blog catalogues take the homepage and feed. Roundups, resource pages and reader newsletters usually take single posts. Keep two columns in your sheet so you never send a homepage to an editor who asked for a reference on pruning figs.",
      },
      {
        question: "Are blog directories still relevant when everyone uses search and social?",
        answer:
          "A few are, in subjects where people collect reading lists: parenting, law, cooking, history, science. Look for a catalogue that removes dead blogs and shows the latest post date. Skip any that require a keyword-rich link back before reviewing you.",
      },
      {
        question: "How do I stop losing links when I change my permalinks?",
        answer:
          "Redirect every old address one to one, including category and date versions, and test with your oldest inbound links first. Tell catalogues to refresh the feed address too. Keep the redirects permanently, because printed books and forum answers never get edited.",
      },
    ],
  },
  nonprofits: {
    intro:
      "Charities receive something that companies have to ask for: goodwill. Yet the link often ends at a donation platform instead of the organisation's own site. A good plan redirects that goodwill month by month, beginning with official registers such as Candid or the national charity regulator, then grantmakers, corporate volunteers, umbrella bodies and the town pages that announce your events.",
    prepare: [
      "Charity number or EIN with the latest filed return, since watchdog profiles stay incomplete until accounts are uploaded.",
      "Mission statement in one sentence a ten-year-old could repeat, used unchanged on all registers to avoid confusion.",
      "Programme pages written for each beneficiary group, separate from the campaign pages that the fundraising team changes weekly.",
      "Consent forms for photographs of the people you help, stored with expiry dates and an explanation of usage.",
      "Names of current funders whose websites list grantees, together with the contact person who manages that page.",
    ],
    advice: [
      {
        heading: "Every grant deserves a mention",
        text: "Foundations usually publish whom they fund, with a line on purpose. Check that line within a month of award, while your programme officer is attentive. Ask for your programme page instead of the homepage, and supply a corrected description when the original came from an application.",
      },
      {
        heading: "Turn corporate days into credits",
        text: "A company that sends forty volunteers writes about it afterwards. Give its communications team a short paragraph, two approved pictures and the page address. Sponsors who paid should mark their link accordingly if it was part of the package. The story itself can be as plain as it happened.",
      },
    ],
    questions: [
      {
        question: "Should charity listings link to the donate page or the homepage?",
        answer:
          "Registers and watchdogs should open the homepage or a page on governance. Campaign partners may use the donation page. Referral directories for people in need must reach the service page, with opening hours and eligibility, because a donation form is a dead end there.",
      },
      {
        question: "Is an advertising grant a replacement for building links?",
        answer:
          "No, they do different work. Donated search advertising shows your page for chosen terms while it runs. Registers, funders and local news stay after the campaign. Many charities use the grant for events and keep directory work for permanent services.",
      },
      {
        question: "Who should look after a charity's directory profiles over time?",
        answer:
          "Pick a role, such as the administrator, because volunteers rotate. Store logins in the shared vault and add two review dates: after the annual return and after trustee elections. Both events change names and figures that watchdog sites display publicly.",
      },
    ],
  },
  "digital-marketing": {
    intro:
      "Selling visibility while owning a messy link profile is an awkward position, and prospects do check. Your plan must survive an audit by the very client you hope to win. That means fewer places, transparent partnerships, and nothing you would forbid on a client account. DesignRush, Clutch, ad platform partner lists and speaker rosters form the base; original testing earns the rest.",
    prepare: [
      "Channel specialisms ranked honestly, so profiles emphasise the email or paid search work that truly fills your pipeline.",
      "Certification identifiers for ad, analytics and automation platforms, with expiry months noted next to the person who holds them.",
      "Campaign results cleared for publication, stating the period, the budget band and what else changed at that time.",
      "Talk abstracts, slides and a short biography for event organisers, whose speaker pages remain online for years.",
      "An internal link policy that lists tactics you refuse, useful when a junior receives an offer of placements.",
    ],
    advice: [
      {
        heading: "Publish tests others can quote",
        text: "A send-time experiment across your own newsletters, or screenshots of ad labels over twelve months, gives trade writers something to cite. State the sample and its limits. Directories and association profiles can then point to the research hub, which stays interesting long after a service page.",
      },
      {
        heading: "Separate client and house links",
        text: "Placing your agency link inside clients' guest articles, or their links in yours, creates a pattern anyone can trace through shared authors. Keep two logs and two outreach mailboxes. If a client asks to join a private blog network, decline in writing and explain the manual action risk.",
      },
    ],
    questions: [
      {
        question: "Which marketing directories are worth a profile for a small team?",
        answer:
          "Start with two review platforms, the partner pages of tools you use daily, and your regional chamber. Add a niche list if you serve one sector, such as dental or hospitality. Ten maintained profiles beat sixty with a former logo.",
      },
      {
        question: "How should we choose target pages for a multi-channel service?",
        answer:
          "Map each channel to one page and each sector to another, then decide per listing which is closer. Avoid a page for every combination, since thin variations invite the scaled content problem. The about page is right for speaker and podcast biographies.",
      },
      {
        question: "Can we sell directory link building and use it ourselves?",
        answer:
          "Certainly, if your own record shows the method. Keep a dated sheet of submissions, approvals, rejections and removals, and share it during sales calls. Clients then see that many entries are nofollow, some are declined, and maintenance takes real hours.",
      },
    ],
  },
};
