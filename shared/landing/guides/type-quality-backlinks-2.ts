import type { Guide } from "./guide.ts";

export const typeQualityBacklinks2: Record<string, Guide> = {
  "online-course": {
    intro:
      "Learners fear wasting a weekend and a month's rent on a recorded slideshow. Pages that calm that fear make the finest links: course comparison sites with graduates' reviews, professional bodies that accept your hours, employers' learning lists, teachers who recommend one module. Pages that list 'free coupon' links to discounted courses do the opposite, since they teach visitors never to pay you.",
    prepare: [
      "Publish the syllabus by week with hours and prerequisites, because course reviewers compare programmes at that level of detail.",
      "Collect completion figures you can defend and projects by former students, shown with permission and a date of finishing.",
      "State what the certificate is worth and who recognises it, avoiding words such as accredited unless a body stands behind it.",
      "Film a full sample lesson and leave it open, as curators refuse to recommend teaching they have not watched.",
      "Note professional bodies that grant education credits in your subject, together with their application form and the annual provider fee.",
    ],
    advice: [
      {
        heading: "Look for graduates, not testimonials",
        text: "A credible course review says what the student did before, which module dragged and what happened after. Class Central and Course Report built audiences on that. If the page quotes only your sales letter, its readers, should any exist, learn nothing and neither do algorithms.",
      },
      {
        heading: "Stay clear of coupon mirrors",
        text: "Coupon mirrors list thousands of courses as free, wrap each link in shorteners and surround it with download buttons. They attract people who never finish lesson one. Search your course name with 'free download', and if such pages link already, leave them unmentioned and unchallenged by imitation.",
      },
    ],
    questions: [
      {
        question: "Can a small online course get a .edu backlink honestly?",
        answer:
          "Occasionally, when a department or library lists outside resources and yours fills a gap for its students. Offer access to one lecturer for assessment. Fake scholarships and donated guest articles are tired tricks, and most university web teams now delete them on sight.",
      },
      {
        question: "Does hosting on Udemy or Teachable change which links matter?",
        answer:
          "Yes. Links to a Udemy page strengthen Udemy and its price cuts. If you sell from your own site, direct editors there and keep the platform copy for discovery. Teachable or Kajabi schools can use a custom domain, which keeps the references yours.",
      },
      {
        question: "How should course creators judge paid 'best course' lists?",
        answer:
          "Ask how the author tested competing programmes and whether commission decides order. Disclosure of affiliate links is required in many countries and does not make a list bad. An author unable to describe one lesson from your rival has never enrolled anywhere.",
      },
    ],
  },
  "membership-site": {
    intro:
      "Anything behind a login is invisible to a crawler, so the page that gets linked has to carry the case alone. Sites worth appearing on describe the membership as an insider would: who posts, how often, what a quiet week looks like. Those worth avoiding list communities by headcount, invent activity, and place yours next to paid groups selling trading signals or dating leads.",
    prepare: [
      "Open a public area with two strong discussions or resources, because an editor cannot recommend what no one may see.",
      "State the number of active members with your definition, since inflated headcounts get challenged by the people who already joined.",
      "Put house rules, moderators' names and the cancellation route on one page that outsiders can read without an account.",
      "Ask long-standing members where they would expect to hear of such a group, and collect the exact places named.",
      "Prepare a week's guest pass for reviewers and association secretaries, with an expiry date and a person to greet them.",
    ],
    advice: [
      {
        heading: "Ask who vouches",
        text: "The strongest reference comes from someone whose own name is attached: a trade association, a teacher, a magazine for the hobby. Compare that with a catalogue which has joined nothing. Vouching costs reputation, and links that cost the giver something tend to last.",
      },
      {
        heading: "Examine the paid groups nearby",
        text: "Community catalogues fill with signal rooms, reselling clubs and get-rich circles, since those owners spend most. If your watercolour club would stand in such company, decline. Visitors judge paid memberships as a class, and disappointment with one neighbour makes them suspicious of the rest.",
      },
    ],
    questions: [
      {
        question: "Do links to a login page have any value for membership sites?",
        answer:
          "Very little. Visitors bounce, and search engines see a form. Ask referrers to use a page with benefits, price and a sample. If several old links already reach the login address, add a short explanation there or redirect newcomers to the tour.",
      },
      {
        question: "Which directories actually list paid communities and private clubs?",
        answer:
          "Platform discovery pages, such as those on Skool or Mighty Networks, reach people used to paying. Beyond them, topic guides and associations outperform general community lists. Check for join dates, described activity and a reachable moderator before you offer your own group.",
      },
      {
        question: "Is rewarding members for linking to our site a problem?",
        answer:
          "Giving credit or free months for a link makes it paid, and it should then be marked sponsored. Reward referrals that lead to a signup instead, with a private code. Members who truly enjoy the place mention it freely, in words no brief could supply.",
      },
    ],
  },
  nonprofit: {
    intro:
      "Charities receive trust by default, and bad actors know it: they sell 'nonprofit directory' spots, harvest donation pages and beg for links from your domain. Funders look elsewhere. They consult registers, watchdogs, community foundations and the partner pages of councils or hospitals. A worthwhile link shows that someone examined your accounts, your safeguarding or your work on the ground, and was willing to say so.",
    prepare: [
      "Have the registration number, latest accounts and trustee names on one public page, which every serious evaluator visits first.",
      "Claim Candid, Charity Navigator or your national register entry and check that its website field is current and clickable.",
      "List grant makers, councils, clinics and schools you work with, and whether each maintains a public page of partners.",
      "Write a policy on sponsors' logos and links, so the fundraising team does not sell followed anchors by accident.",
      "Nominate one volunteer to answer data requests, since evaluators downgrade organisations that leave forms unfinished for two years.",
    ],
    advice: [
      {
        heading: "Evaluation beats collection",
        text: "A site that merely collects charity names has no opinion. One that scores transparency, asks for impact reports or visits projects has taken a risk by listing you. Read its method and look for an organisation it criticised. Criticism is a sign of independence donors recognise.",
      },
      {
        heading: "Protect your own outbound links",
        text: "Casinos, essay mills and loan brokers offer donations in exchange for a thank-you link, because a charity domain is trusted. Accepting turns your supporter page into the bad neighbourhood others avoid. Thank commercial donors with a sponsored attribute or plain text, and say so beforehand.",
      },
    ],
    questions: [
      {
        question: "Are .org or .gov links to a charity stronger than others?",
        answer:
          "The ending gives no automatic weight. A council page listing local food banks matters because staff checked it and residents use it. Anyone can register a .org, and plenty of spam directories did precisely so to look benevolent. Judge the publisher, never the suffix.",
      },
      {
        question: "Should a nonprofit ever pay for being in a directory?",
        answer:
          "Membership of an umbrella body or an audit fee can be justified to trustees, since services come with it. Paying a commercial list for a link is hard to justify from donated money. Many respected registers charge nothing for a basic, verified profile.",
      },
      {
        question: "How do I check that a donation portal linking to us is genuine?",
        answer:
          "See whether the portal names its legal entity, fees and payout schedule, and whether you consented. Some create pages for every registered charity and hold donations until claimed. Claim or request removal, then correct the link, so that gifts do not vanish on the way.",
      },
    ],
  },
  consultancy: {
    intro:
      "A partner reads your name in three places before calling: an article, a conference agenda and someone's recommendation. Those are the links to want. Directories of consultants can support them when they sort by problem and sector, show who wrote the profile, and exclude people without a track record. Lists of 'global experts' in every discipline, with a fee for a gold frame, exclude no one.",
    prepare: [
      "Define the decision you help clients take, in words a finance director uses, since 'transformation' fits every category and none.",
      "Obtain written consent for two named engagements, or agree on an anonymous description your former client would still recognise.",
      "Keep a speaker page with topics, past events and a photograph, because organisers link there from agendas that remain online.",
      "Check engagement letters for publicity clauses before placing any client's logo on a third-party profile or ranking submission.",
      "List memberships that test competence, such as chartered institutes, with your grade and a link to the public register.",
    ],
    advice: [
      {
        heading: "Follow the byline",
        text: "Open the directory's own articles and find the authors. Practising consultants with verifiable firms show that peers take part. Ghost bylines with cartoon portraits show a publishing line built for search. Your profile will be read in that company, or else skipped together with it.",
      },
      {
        heading: "Discount vanity rankings",
        text: "An email announces that you have been selected among the year's leading advisers, subject to a plaque fee. Selection took place in a mailing tool. Clients with procurement departments know these awards and treat them as a weakness. Keep the money for a research note worth quoting.",
      },
    ],
    questions: [
      {
        question: "What backlinks help an independent consultant look credible to boards?",
        answer:
          "References from places where entry was earned: an institute register, a business school's guest page, a trade journal, an event with named speakers. Any of these can be checked within a minute. Quantity plays almost no part when the decision rests with five people.",
      },
      {
        question: "Is Consultancy.uk or Clutch suitable for a two-person practice?",
        answer:
          "It depends on your clients. Clutch favours firms with projects that can be verified by interview, while consultancy portals emphasise established names and news. If buyers for your specialty are not visibly there, a sector association's supplier list will do more with less upkeep.",
      },
      {
        question: "Does nofollow on a trade journal article make the link worthless?",
        answer:
          "Not to the director who reads it. Publications often apply one attribute across all outside links for policy reasons. The article still shows that an editor accepted your reasoning, and other authors may quote it. Ask for a correct name and page before arguing about code.",
      },
    ],
  },
  "freelance-business": {
    intro:
      "One person cannot nurse forty profiles, so selectivity is a working condition, not a principle. Rate a platform by what it proves about you. Completed jobs with client comments prove delivery. A portfolio accepted by a jury proves taste. A free page with your name and 'digital expert' proves that you found a form. Keep the first two and let the third gather dust somewhere else.",
    prepare: [
      "Register a domain in your name, as profiles should point somewhere you control after any platform changes its terms.",
      "Choose a single specialty and the client type it suits, because marketplaces bury generalists under ten thousand similar introductions.",
      "Ask three past clients for a public comment naming the deliverable, the deadline and what they did with it.",
      "Photograph or export work samples you may lawfully show, checking confidentiality terms for anything made under an agency's name.",
      "Write down your true availability and floor rate, since stale figures on profiles attract exactly the enquiries you refuse.",
    ],
    advice: [
      {
        heading: "Search as the client",
        text: "Type what a marketing manager in your city would type to hire you. Note which platforms and pages appear, and whether solo practitioners are visible on them. Those pages have proven demand. A profile on a site absent from every such search is filing, not marketing.",
      },
      {
        heading: "Leave dead talent pools",
        text: "Clues are plain: the last job post is from spring two years ago, message buttons lead to an upgrade, and half the portraits are stock. Talent pools of this sort survive by selling membership to freelancers. Delete the profile, so no one writes to an inbox you forgot.",
      },
    ],
    questions: [
      {
        question: "Are Upwork and Fiverr profile links good for my own site?",
        answer:
          "Those platforms restrict outside links, because they want work to stay inside, and sharing contact details early may break their rules. Treat them as separate shops. For links to your domain look at Contra, Malt, professional registers and the clients' own credits.",
      },
      {
        question: "Can I ask clients to credit me with a link?",
        answer:
          "Certainly, when it is usual in the craft, as with photography, illustration, translation and small websites. Put a modest credit line in the contract and let clients refuse. Use your name as the anchor. Sitewide footers with a sales phrase look bought and age badly.",
      },
      {
        question: "Should freelancers buy DR 90 links from marketplaces like Fiverr?",
        answer:
          "No. What is sold is usually a profile on a big site that anyone can open free, with no reader and often no indexing. The figure belongs to the domain, never to your empty page. Spend that afternoon asking one satisfied client for an introduction.",
      },
    ],
  },
  "design-studio": {
    intro:
      "Your work is judged in half a second, and so is the page it appears on. Curated galleries reject most of what they receive, which is why the accepted few get studied by art directors, recruiters and future clients. A directory with a badly cropped grid and auto-generated captions harms a studio twice: it lends no standing, and it shows the work below the level you charge for.",
    prepare: [
      "Export case images at the exact ratios galleries request, because a jury sees compression before it notices your grid system.",
      "Credit photographers, developers, type foundries and clients by name, since curators verify authorship and collaborators will link back in turn.",
      "Describe the brief and constraint in eighty words, as design editors publish reasoning when it explains a decision.",
      "Keep the launched site or product live as designed, for galleries test it and clients sometimes alter everything by summer.",
      "Decide which projects represent the studio you want next year, rather than the ones that happened to be largest.",
    ],
    advice: [
      {
        heading: "Study what got rejected",
        text: "Follow a gallery for a month and notice what it leaves out. Siteinspire, Land-book and Awwwards each have a recognisable eye, and Dribbble hardly any filter. If you cannot describe the taste of a place, it probably accepts payment in place of taste.",
      },
      {
        heading: "Prefer credits over catalogues",
        text: "A type foundry's 'in use' page, a client's press note, a printer's showcase: each names you because of a real job. Such pages gather other careful studios around yours. No submission fee, no badge and no keyword anchor are involved, and they stay for years.",
      },
    ],
    questions: [
      {
        question: "Are Behance and Dribbble links useful for a studio's website?",
        answer:
          "Both work as places to be found, since recruiters and clients search there by style. Outbound links commonly carry nofollow. Put the domain in the profile, finish each project with a route to the full case, and value the saves by people in your sector.",
      },
      {
        question: "Is paying an award entry fee the same as buying links?",
        answer:
          "Not where a jury may say no and publishes its scores. The fee pays for judging, and the page follows from merit. It becomes a purchase once every entrant wins something. Ask for the ratio, then set a budget per project before the launch.",
      },
      {
        question: "How can a studio judge interior or branding directories by quality?",
        answer:
          "Look at whether visitors may filter by style, budget and place, and whether projects show several images with credits. Houzz does so for interiors. A branding list with logos only, no case and no city, was made for crawlers. No one chooses a studio that way.",
      },
    ],
  },
  "software-company": {
    intro:
      "Firms that build software sit between two worlds: product catalogues want a logo and a price, service directories want projects and hourly bands. A relevant link knows which one you are. Examine whether the page distinguishes bespoke builders from vendors, shows technology and industry filters, and verifies clients. When a list calls you 'software' next to antivirus downloads and cracked installers, close it.",
    prepare: [
      "Split products from services on your site, so a directory editor can link to the page matching the category.",
      "Document three deliveries with industry, stack, team size and duration, because reviewers on service platforms are asked for those fields.",
      "List technology partnerships with current tier, since vendor locators at Microsoft, AWS or Salesforce verify and publish them annually.",
      "Confirm which client names are covered by confidentiality, and prepare versions of each project that survive the legal department.",
      "Keep certifications such as ISO 27001 with scope and validity, as checkers distinguish the certified office from the brand.",
    ],
    advice: [
      {
        heading: "Value the vendor locator",
        text: "A partner directory run by the maker of your platform shows exams passed and projects registered. Buyers with that platform search there by country and industry. Whether its link is followed hardly matters, because admission was decided by someone with reason to refuse.",
      },
      {
        heading: "Avoid download archives",
        text: "Old shareware archives repackage installers, wrap them in advertising and link to publishers with stale versions. Antivirus tools flag several. Submit only to a catalogue which links to your own download and honours removal. One warning screen in a browser undoes more than any link adds.",
      },
    ],
    questions: [
      {
        question: "Do GoodFirms and TechBehemoths links matter for a software house?",
        answer:
          "They are browsed by buyers comparing outsourcing partners by stack and country, chiefly early in a search. Check whether firms of your size receive reviews there. One profile with recent, specific client comments is worth more than accounts on every similar platform.",
      },
      {
        question: "How do I judge a 'top software companies' article that offers inclusion?",
        answer:
          "Ask who wrote it, how the firms were picked and what rivals paid. If price is the first answer, the order is an auction. Articles of that type get rewritten each January with new payers, so your mention also has an expiry date.",
      },
      {
        question: "Are open source repositories a decent source of links for us?",
        answer:
          "Maintaining a library people depend on produces references in docs, tutorials and package pages without asking. Such links are earned through work and hard to imitate. Do not fork projects to plant your address, as maintainers notice and the community remembers company names.",
      },
    ],
  },
  "it-company": {
    intro:
      "Managed service contracts begin with fear: ransomware, a failed audit, an administrator who left. The prospect then verifies. Vendor partner locators, cyber scheme registers, local business networks and review sites for MSPs are where verification happens, so links there belong to the sale itself. A page offering 'computer services' between phone unlocking and streaming boxes verifies nothing and frightens a compliance officer.",
    prepare: [
      "Gather partner IDs from Microsoft, Cisco, Fortinet or others, since official locators need them and show your current standing.",
      "Record the scope of every certification, because Cyber Essentials or ISO claims are checked against registers by tender teams.",
      "Define the response area in postcodes and drive time, as an engineer on site is still what local buyers compare.",
      "Name the sectors you support under regulation, such as clinics or law offices, and the frameworks you work with there.",
      "Remove old staff, helpdesk numbers and remote-support download links from profiles, for attackers use them in impersonation calls.",
    ],
    advice: [
      {
        heading: "Trust registers that expire",
        text: "An entry which vanishes when a certificate lapses is worth more than a permanent one, because someone is watching. Scheme registers and vendor locators behave like that. Compare a web list where a firm dissolved four years ago still offers round-the-clock support on its old number.",
      },
      {
        heading: "Fear the support scam row",
        text: "Fake helpdesks buy space in loose directories to catch people with a virus warning on screen. If you see toll-free numbers presented as printer or email support, leave. Being indexed next to fraud is a reputational risk no authority score can compensate in your line of work.",
      },
    ],
    questions: [
      {
        question: "What makes a backlink relevant for a managed service provider?",
        answer:
          "Its page speaks about the systems you run, the towns you cover or the sectors you protect. A dentist software vendor naming you as an implementation partner meets two of these. A general 'IT services worldwide' list usually meets none, even when its figures look respectable.",
      },
      {
        question: "Are Clutch and PeerSpot right for an IT support firm?",
        answer:
          "Clutch suits project and outsourcing work with clients who agree to interviews. PeerSpot discusses enterprise products, so join in if you implement them. For local support contracts, vendor locators, the chamber and Google reviews typically lie nearer the person who signs.",
      },
      {
        question: "Do sponsored links in local tech news help an IT business?",
        answer:
          "They may bring recognition if owners in town read it, and the label keeps you within the rules. Ask for an expert comment column instead, for instance after an outage. A quoted engineer earns an editorial reference, which no advertorial equals in trust.",
      },
    ],
  },
  "b2b-company": {
    intro:
      "Several people sign a business purchase, and at least one of them researches vendors alone, late, with a spreadsheet. Links that reach this person stand in supplier databases with filters, trade magazines, standards bodies and distributors' pages. To judge one, picture a purchasing manager exporting the results. If the page has no company size, certification or region to filter by, she was never the intended visitor.",
    prepare: [
      "Map the buying group by role and write next to each role the source it would consult before asking for quotes.",
      "Fill identifiers such as VAT, DUNS and industry codes uniformly, because supplier databases merge records with these numbers.",
      "Produce one technical document worth citing, for instance a sizing guide, that a trade editor may reference without selling.",
      "Review distributors, resellers and logistics partners for 'our suppliers' pages, and note which ones omit your current address.",
      "Agree with sales on a field for first source, otherwise a link consulted in March is invisible at signature in November.",
    ],
    advice: [
      {
        heading: "Check the filter depth",
        text: "Supplier platforms used by professionals, Kompass or Europages for instance, let people narrow by activity, country and capacity. Depth shows the data was structured for decisions. A flat list with 'B2B' as the category and a banner for payday credit was structured for advertising.",
      },
      {
        heading: "Patience with quiet domains",
        text: "Standards committees, regional export agencies and trade fairs own plain websites with dull scores. Their exhibitor or member pages are read by precisely the people who specify products. Let the metric break a tie between two unknown catalogues, and ignore it for institutions your buyers name.",
      },
    ],
    questions: [
      {
        question: "Which B2B directories do procurement people use rather than SEO people?",
        answer:
          "Look for features only a purchaser wants: requests for quotation, downloadable certificates, capacity data, supplier comparison. Thomasnet in North America and wlw in German-speaking countries show them. A page where the sole action is 'visit website' was probably built with link sellers in mind.",
      },
      {
        question: "Is an exhibitor page at a trade fair a valuable link?",
        answer:
          "It confirms attendance, hall and product group, and industry visitors browse it while planning meetings. Many organisers remove the page after the event, so check for an archive. Fill the description fully, because the unfinished entries are what most exhibitors leave behind.",
      },
      {
        question: "How much should company directories with premium tiers cost us?",
        answer:
          "Work backwards from the margin on one ordinary order and the number of serious requests the free tier produced. No requests in half a year means a bigger box will be equally silent. Never upgrade for a dofollow link alone, since that makes it advertising.",
      },
    ],
  },
  "seo-agency": {
    intro:
      "You can already read a backlink report, so the harder question is standards: would you defend this link to a client who sees it? Prospects inspect an SEO firm's own profile in Ahrefs before the first call. What convinces them is tool makers' partner pages, conference talks, tests cited by peers. A fringe of expired domains suggests what their site would receive from you.",
    prepare: [
      "Export your whole referring domain list and grade it as though it belonged to a client, including the embarrassing years.",
      "Publish one experiment with data and limits each quarter, because peers cite numbers they can inspect and challenge.",
      "Write a public link policy covering paid placements, exchanges and private networks, and apply it to your own domain.",
      "Keep partner certifications current at the tool vendors you truly use, since their locators list agencies by country and budget.",
      "Save dated screenshots of candidate sites' traffic by topic, for a sudden change usually announces a sale or penalty.",
    ],
    advice: [
      {
        heading: "Read the anchor footprint",
        text: "Pull the outgoing anchors of the site, not its inbound ones. A healthy publication links with brand names and titles. A seller's archive shows exact phrases for casinos, CBD and locksmiths in twenty cities. You would never present that to a client, so skip it.",
      },
      {
        heading: "Compare DR with query mix",
        text: "High rating, falling visits and rankings for unrelated celebrity searches describe a domain that changed hands. Check historical snapshots for the moment its subject changed. Your own buyers run the same comparison. For an SEO firm, a purchased metric is evidence against competence and nothing else.",
      },
    ],
    questions: [
      {
        question: "Do agency directories like Semrush Agency Partners help SEO firms?",
        answer:
          "They stand where people with a tool subscription look for help, which is well-qualified attention. Entry follows from certification or membership, and filters reflect budget and service. Examine the enquiries of one term, including quality, before deciding whether its fee deserves another year.",
      },
      {
        question: "Should an SEO company use PBNs for its own rankings?",
        answer:
          "Apart from breaking Google's spam policies, it ruins the sales argument. Any competent prospect can find the footprint, and competitors will gladly show it. Build an asset others must cite, such as a free checker or dataset. That remains after every update and needs no hiding.",
      },
      {
        question: "How do we explain nofollow and sponsored links to our clients?",
        answer:
          "Say that attributes describe the relationship behind a link and Google treats them as hints. Then move the conversation to purpose: visitors, verification, mention near the topic. A report sorting links by who reads them is harder to argue with than a percentage of dofollow.",
      },
    ],
  },
  "marketing-agency": {
    intro:
      "Marketers buy attention for a living, yet often accept links no one pays attention to. Apply a media buyer's questions. Who is the audience, what proof of it exists, what else runs in that slot, and is the placement labelled? Directories of agencies that publish verified client budgets can answer. Sites selling 'Forbes contributor' mentions cannot, and the contributor is usually removed by summer.",
    prepare: [
      "Choose the channel you want to be hired for, since paid social, email and PR clients search in separate categories.",
      "Prepare results with baseline, period and spend, approved by the client, because naked percentages are rejected by careful platforms.",
      "Collect certificates from Google Partners, Meta or HubSpot and link each to its public badge page for verification.",
      "Ask for the media kit of any site charging money, then compare claimed readers with comments, shares and searches.",
      "Inventory existing awards, podcasts and talks where your name stands without a link, as those corrections are cheaply won.",
    ],
    advice: [
      {
        heading: "Apply the media plan test",
        text: "Put the listing in a plan next to other spending, with audience, cost and expected enquiries. If no one in the room would approve the line for a client, it should not be approved for you. The metric column may stay empty without changing that verdict.",
      },
      {
        heading: "Contributor placements are rented",
        text: "Brokers sell articles on famous business titles through individual contributors. Editors purge them, attach nofollow to everything and sometimes name the firms involved. A modest interview in a regional trade paper outlives these, because the publication itself wanted your opinion about its readers' problem.",
      },
    ],
    questions: [
      {
        question: "Is Sortlist, Clutch or DesignRush better for a marketing agency?",
        answer:
          "Sortlist matches briefs and is strong in parts of Europe, Clutch leans on interviewed clients, DesignRush favours categories and features. Look up your service and city on each one. Go where comparable agencies hold fresh reviews, and ignore whichever salesperson calls most often.",
      },
      {
        question: "Can client websites link to our agency in the footer?",
        answer:
          "They may carry a discreet credit if the contract says so and the client agrees. A followed keyword anchor on every page of sixty sites is a pattern Google recognises. One brand-name link from the page describing the collaboration is enough, and reads honestly.",
      },
      {
        question: "What red flags show up in 'top marketing agencies' lists?",
        answer:
          "The order changes with sponsorship, descriptions come from homepages, and firms that closed remain ranked. Notice, too, whether the author covers plumbing and crypto exchanges with the same enthusiasm. Real comparison explains for whom an agency is wrong, which a paid list never dares.",
      },
    ],
  },
  "hr-platform": {
    intro:
      "People leaders buy with caution, since payroll errors and leaked reviews end careers. Their trusted pages are HR association vendor guides, analyst grids, payroll partners' integration galleries and peers in closed groups. Check if a site separates applicant tracking from performance, payroll from benefits, and small employers from large. A catalogue that files you under 'business software' has missed every question the buyer will ask.",
    prepare: [
      "State employee range, countries and payroll coverage exactly, because HR buyers eliminate vendors on those three before features.",
      "Have data processing terms, hosting region and retention periods public, as a link lands next to questions from works councils.",
      "List live integrations with payroll and identity systems, since each partner's gallery is a checked, relevant place for mention.",
      "Request reviews from HR administrators and line managers separately, for comparison sites show role and company size of reviewers.",
      "Select one benchmark from your own anonymised data, properly approved, that a trade journalist could quote about hiring or absence.",
    ],
    advice: [
      {
        heading: "Look for the practitioner",
        text: "SHRM's vendor pages and SelectSoftware Reviews write for people who run onboarding on Monday. You notice it in their vocabulary: requisitions, accruals, calibration. A spun article says 'streamline your human capital' throughout. Choose pages whose author could survive an afternoon in a personnel office.",
      },
      {
        heading: "Steer away from CV farms",
        text: "Job scraping sites and résumé template mills carry large scores through candidate traffic. Your buyer is an employer, and their outgoing links run toward visa schemes and fake recruiters. A dofollow anchor from there connects your brand with the data abuse you promise to prevent.",
      },
    ],
    questions: [
      {
        question: "Are G2 grids or HR association listings stronger for our platform?",
        answer:
          "They play different parts. Grids gather reviews and appear in vendor research, while an association page borrows the trust of a professional body. Smaller employers often begin with the association. Seek both in your segment, and inspect which one sends demo requests with a budget.",
      },
      {
        question: "What does a spam site for HR software look like?",
        answer:
          "Undated 'top 20 HRIS' pages, no country coverage, dead vendors still ranked, and reviews with identical grammar. The contact form leads to a lead broker reselling employers' phone numbers. If you receive calls after testing that form with a fresh number, you have proof.",
      },
      {
        question: "Do dofollow links from payroll partners outweigh review site profiles?",
        answer:
          "A partner gallery link usually follows technical certification, sits near closely related text and reaches shared customers. That is strong by any measure. Review profiles bring evidence instead. Let the attribute be a footnote; buyers choose according to whether your system talks to theirs.",
      },
    ],
  },
  "fintech-company": {
    intro:
      "Money pages get inspected more strictly, by search engines and by regulators alike. A good reference therefore comes from someone with something to lose: a bank naming you as partner, a licensed comparison service, a payments journal, a regulator's register. Poor ones cluster around quick loans, forex signals and tokens. Sharing a page with them may prompt questions from your compliance officer as well as from Google.",
    prepare: [
      "Keep the licence type, register number and legal entity visible, because credible financial directories verify each against the regulator.",
      "Let compliance approve one description with required risk wording, which all listings reuse without creative changes by a marketer.",
      "Specify countries served and excluded, as promotions shown to residents elsewhere can fall under rules you never planned for.",
      "Name sponsor banks, processors and auditors only with permission, since those firms check who claims a relationship with them.",
      "Record every affiliate paid for introductions, so sponsored links are labelled and no publisher makes promises on your behalf.",
    ],
    advice: [
      {
        heading: "Screen the financial neighbourhood",
        text: "Read the ten outgoing links above and below yours. Licensed lenders, accounting tools and banks suggest someone asked for papers. Guaranteed returns, recovery agents and unregistered brokers suggest no one did. In finance a bad neighbour is a legal concern first and a ranking concern second.",
      },
      {
        heading: "Comparison needs a method",
        text: "Serious comparison pages disclose commission, update rates with dates and explain who they leave out. Find the method and test one fee against your tariff. If it is wrong and no correction form exists, the page will misstate you too, perhaps in a regulated sentence.",
      },
    ],
    questions: [
      {
        question: "Do FCA or other regulator register entries count as backlinks?",
        answer:
          "A register entry is proof first of all, and its web link, if shown, may be nofollow or plain text. Yet partners, journalists and directories check it. Make sure trading names and domain match there before pursuing any other mention of a regulated product.",
      },
      {
        question: "Can a fintech startup safely use general launch directories?",
        answer:
          "A few are harmless for developer-facing or business tools. Consumer credit and investment products need more care, because you cannot control the surrounding promotions or wording. Ask compliance, choose sites that let you edit text, and avoid any with a token section on top.",
      },
      {
        question: "Why are crypto news backlinks risky for a payments company?",
        answer:
          "Most packages distribute one release across outlets that publish anything, next to schemes later prosecuted. The links are mass-produced and seldom read by merchants. A trade title on payments or treasury, with reporters who ask for evidence, suits the audience and survives due diligence.",
      },
    ],
  },
  "health-platform": {
    intro:
      "Health content is held to a higher standard, because wrong advice injures people. The links that carry meaning are clinical: a hospital's patient resources, a specialist society, an app library that assessed evidence, a university department running a study. Wellness blogs with detox teas and miracle peptides point the other way. Ask whether a clinician would be comfortable seeing her name on that same page.",
    prepare: [
      "Name your clinical lead with registration number, since medical editors look for responsible people before describing any digital service.",
      "Summarise evidence plainly, separating published trials from user surveys, because app libraries reject claims that blur the two.",
      "Have privacy documents ready, including HIPAA or GDPR roles and hosting location, for hospital information officers to read.",
      "Know your device classification or the reason for none, as reviewers of symptom or dosing features will ask immediately.",
      "Write safety wording for emergencies, so no listing suggests that your service replaces urgent care or an ambulance.",
    ],
    advice: [
      {
        heading: "Assessment is the filter",
        text: "National and insurer app libraries check data protection, usability and clinical claims before listing. Approval is slow, which explains its value. Contrast it with a health app catalogue approving within the minute. If your evidence was never opened, the entry says only that you exist.",
      },
      {
        heading: "Keep from miracle cures",
        text: "Open several outgoing links. Unlicensed pharmacies, weight loss injections without prescription and 'doctor formulated' powders reveal how space is sold. Search engines treat such regions warily. For patients the harm is more direct, as they transfer their suspicion to whichever honest service stands next to the powder.",
      },
    ],
    questions: [
      {
        question: "Is WebMD or Healthline realistic for a digital health backlink?",
        answer:
          "Rarely through request. Their editors cite institutions, studies and recognised clinicians. Publish research with a partner hospital, make your medical lead available for comment, and mentions may follow. Packages claiming guaranteed placement there are selling something other than the editorial page you imagine.",
      },
      {
        question: "Should telehealth services appear in doctor directories such as Zocdoc?",
        answer:
          "Individual clinicians may, when they are licensed for the patient's location and take bookings there. List the practitioner accurately and link to their booking page with you. Check platform rules and professional advertising requirements first, because remote care is treated differently from place to place.",
      },
      {
        question: "How can we tell if a patient community is genuine?",
        answer:
          "Moderators explain the rules about medical advice, members post under long-lived names, and commercial announcements are limited or forbidden. Ask before taking part. A forum allowing any vendor to drop links has likely lost its patients already, and remaining threads are written by marketers.",
      },
    ],
  },
  "education-platform": {
    intro:
      "Schools adopt on evidence and on the word of other teachers, and parents follow schools. Look for links where that word is given: edtech reviews with classroom ratings, curriculum authorities, teacher association resource banks, district approved lists. Beware the giant cluster of homework answer sites. They rank, they carry impressive figures, and a head teacher who meets your name there will think you help pupils cheat.",
    prepare: [
      "Align materials to named standards or exam boards, since teacher resource banks sort by them and refuse unaligned entries.",
      "Publish child privacy terms covering COPPA, FERPA or local equivalents, because district technology staff stop at that page first.",
      "Arrange a teacher account with sample pupils, so reviewers can set an assignment without exposing any real class.",
      "Describe age range, subject and lesson length exactly, for a listing under K-12 tells a busy teacher nothing useful.",
      "Ask pilot schools whether their technology page may name you, and which staff member wrote the internal evaluation.",
    ],
    advice: [
      {
        heading: "Read a classroom review",
        text: "A teacher's assessment mentions login trouble, thirty devices, marking time and what the weakest pupils did. Common Sense Education publishes reviews with this texture. Promotional copies mention 'engagement' and stop. The first kind sits near other vetted tools, making even a modest page worth the wait.",
      },
      {
        heading: "Essay mills spoil everything",
        text: "Check what sits in the sidebar and in the oldest guest posts. Essay writing, exam takers and diploma shops pay heavily for education anchors. One is sufficient reason to decline, because academic integrity is the first promise schools need from you, and they do look.",
      },
    ],
    questions: [
      {
        question: "Do school district websites give links that are worth pursuing?",
        answer:
          "An approved software list or a teacher's class page reflects actual use, and pupils click it daily. It follows from adoption, so request correct naming when you onboard. Do not offer money or gifts for it, since public procurement rules may well apply.",
      },
      {
        question: "How does Class Central decide which learning platforms to show?",
        answer:
          "It catalogues courses from providers and invites learner reviews, with its own criteria for inclusion, so read the current guidance. It suits structured courses more than classroom tools. For the latter, teacher communities and subject associations describe your product better and reach adopters.",
      },
      {
        question: "Are education directories with high DR automatically a safe choice?",
        answer:
          "Check first how the figure arose. Scholarship campaigns and student discount pages pull in university links by the hundred, then sell outgoing space to lenders. Look for named educators, update dates and rejected products. Without those, a strong number simply describes a successful scheme.",
      },
    ],
  },
};
