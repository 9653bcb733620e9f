import type { Guide } from "./guide.ts";

export const nicheLinkBuilding4: Record<string, Guide> = {
  "sports-coaching": {
    intro:
      "Fixtures set the rhythm. A swim coach fills squads in September, a tennis coach at the first warm weekend, a goalkeeper trainer when trials are announced. Governing bodies keep coach finders, clubs print their coaching teams, and CoachUp or Superprof gather private lessons. Give each sport and age group its page, then approach the bodies one season before their members start searching.",
    prepare: [
      "Governing body level, licence number and review date, because federations remove coaches from public finders when training lapses.",
      "Safeguarding certificate, background check and concussion training, which clubs and schools confirm ahead of publishing anyone's name.",
      "Squad pages by age, ability and venue, mentioning tide, pitch or lane times that parents must plan around.",
      "Athlete progress described with guardians' consent, as surnames and school names of juniors should stay out of sight.",
      "Facility agreement or court booking reference that proves you may coach at the venue named in the listing.",
    ],
    advice: [
      {
        heading: "Follow the federation's tree",
        text: "National body, county association, league, club: each level has a website and a volunteer editor. Start at the club, since upper levels copy from it. Send complete details after the annual meeting, when officers have just changed and the new web secretary welcomes a tidy list.",
      },
      {
        heading: "Camps and races leave records",
        text: "A half-term camp, charity regatta or open trial gets posted by schools, leisure centres and kit sponsors. Keep a single address for the event and add results plus pictures afterwards. Kit suppliers often feature teams they dress; ask the rep before new shirts are ordered.",
      },
    ],
    questions: [
      {
        question: "What should a club or league website link to for its coach?",
        answer:
          "The page about coaching at that club, with session times, kit and welfare officer's contact. Your homepage may advertise private lessons elsewhere, which committees dislike. Lesson platforms can open the private coaching page, with travel radius and a cancellation rule for rain.",
      },
      {
        question: "Can video analysis and drills help a coach attract natural links?",
        answer:
          "Yes, if they solve a question other coaches ask. A progression for teaching backhand or a warm-up card for under-tens gets shared by clubs and teachers. Film adults or obtain releases, list the equipment, and host the written version yourself.",
      },
      {
        question: "Is a national coach marketplace better than local club pages?",
        answer:
          "They reach different people. Marketplaces catch newcomers to town and adults returning to sport; club pages carry the trust of known faces. Keep one marketplace profile answered promptly, and invest the remaining effort in schools, courts and pools within driving distance.",
      },
    ],
  },
  "gaming-platforms": {
    intro:
      "Players find games through tags, creators, demos and festivals, and each keeps its own catalogue. Itch.io and IndieDB accept early builds; databases want release dates and credits; wiki editors want facts. A platform has an additional audience in developers, who need documentation. Decide whether the game page, the community hub or the developer portal is the target before a festival calendar starts driving everything.",
    prepare: [
      "Press kit with logo layers, key art, gameplay captures without interface and a factsheet with engine, platforms and team.",
      "Age rating certificates, content descriptors and, if relevant, odds disclosure for paid random items in each market.",
      "Tag list consistent between stores and databases, led by genre and camera view rather than by marketing moods.",
      "Build or key policy for curators, including how you verify that a requester truly owns the channel.",
      "Developer documentation and status page, since middleware lists and modding communities refer to those instead of trailers.",
    ],
    advice: [
      {
        heading: "Demos make the best calendar",
        text: "Festival weeks, jams and showcase streams bring catalogue entries with dates. Prepare a page for the demo that can become the full game's page later. Redirecting three separate demo addresses after launch is avoidable work, and players who bookmarked them will still arrive two years on.",
      },
      {
        heading: "Beware of key and link traders",
        text: "Requests from so-called curators often end in resale shops, and offers of bundles of gaming links come from the same inboxes. Check the channel, write back through its public address, and provide time-limited access. Moderated forums ban studios whose accounts seed links under different player names.",
      },
    ],
    questions: [
      {
        question: "Should gaming directories link to the store page or our website?",
        answer:
          "Databases can usually take both. Choose the store where wishlists matter ahead of launch, and your site for press, wikis and accessibility details. Browser platforms should send visitors straight to the playable page, as another click loses most curious players.",
      },
      {
        question: "How do free-to-play portals avoid links from low-quality game arcades?",
        answer:
          "You cannot stop every embed site. Provide an official embed with attribution to the game page, plain brand name, nofollow where widely distributed. Then report copies that wrap your title in adverts, and keep your own catalogue faster than theirs.",
      },
      {
        question: "When should mod pages and wikis be included in the plan?",
        answer:
          "Once players ask questions you could answer with facts. Supply item tables, patch notes and permission terms for screenshots. Let the community edit; a studio that rewrites criticism will find its links removed. Support modding hubs with versioned tools and clear licences.",
      },
    ],
  },
  "legal-services": {
    intro:
      "Not everyone who sells legal help is a law firm. Notaries, mediators, paralegals, document preparers, translators of deeds and online will services each answer to different rules, and bar directories will refuse several of them. So the first task in planning links is eligibility. State what you may lawfully do, find registers made for that role, and keep court and advice-centre pages in view.",
    prepare: [
      "Commission, accreditation or regulated-activity number with its jurisdiction, plus a sentence on work that you may not perform.",
      "Service pages divided by document or process, such as apostille, lasting power of attorney, small claims or name change.",
      "Court fee and government charge tables separate from your own fee, with source and date of checking.",
      "Privilege and confidentiality wording that is suitable to your role, since mediators, paralegals and notaries promise different things.",
      "Interpreter languages, home visits, remote signing technology and prison or hospital attendance, when you genuinely provide them.",
    ],
    advice: [
      {
        heading: "Serve the referral desks",
        text: "Citizens' advice offices, court help counters, libraries and hospice social workers hand out the same leaflets daily. Send them a neutral guide to one process, with the free route described first. If the guide is honest, your name at the foot is welcome, and so is its web address.",
      },
      {
        heading: "Stay off the wrong shelf",
        text: "Choosing attorney because no category fits could mislead clients and breach unauthorised practice rules. Ask the directory to add notary or mediator, or use business services instead. Keep that correspondence. A smaller accurate category gives a lasting link; the tempting one can end in a complaint to the regulator.",
      },
    ],
    questions: [
      {
        question: "Which registers accept mediators, notaries and paralegals rather than solicitors?",
        answer:
          "Look for the body that certified you: mediation councils, notary societies, paralegal institutes, translators' associations. Several offer a public search with a website field. Court-annexed panels are slower but credible. Read the requirements for hours, insurance and supervision before paying any joining fee.",
      },
      {
        question: "Should an online document service build links to templates or advice pages?",
        answer:
          "Explanatory pages travel further. Advice charities will cite an impartial guide to probate steps, yet hesitate before a paywalled form. Put the form beneath the guide, state the countries it suits, and have changes in law reflected before renewal reminders go out.",
      },
      {
        question: "How do directories treat legal help offered across several states or countries?",
        answer:
          "Each will ask where you may act. Prepare one page per jurisdiction in which you are admitted, registered or exempt, with local procedure. Avoid selecting worldwide for convenience. If a partner performs the foreign step, name that partner so visitors know whom they instruct.",
      },
    ],
  },
  "seo-specialists": {
    intro:
      "The person who hires you will open a backlink tool on your domain before the second call. Your plan is therefore also your portfolio. Leave out anything you would have to explain: expired domains, rented posts, comment trails. Digital Agency Network profiles, conference line-ups, tool makers' expert pages and plugin documentation credits show craft instead, and a public log of submissions shows restraint.",
    prepare: [
      "Specialism in technical, local, international or migration work, since all-round experts vanish among thousands of equal profiles.",
      "Crawl or log file case study with the client's consent, including what failed and what was rolled back.",
      "Open scripts, regex collections or spreadsheet templates in a repository, each with a page explaining when to use it.",
      "Talk recordings and slide decks hosted on your own site as well, so event recaps have something to cite.",
      "Your written position on paid links, generated pages and reciprocal badges, agreed before any junior starts outreach.",
    ],
    advice: [
      {
        heading: "Run your own control sheet",
        text: "Record submission date, reviewer reply, link attribute, status code, anchor and last check. Recrawl monthly and note removals. That sheet answers sceptical prospects better than slides, and it shows which directories quietly added nofollow or moved profiles behind a login during the year.",
      },
      {
        heading: "Contribute where colleagues look",
        text: "Fix a line in platform documentation, answer a hard hreflang thread, or share a reproducible test of rendering. Maintainers credit contributors, and newsletters quote tests that anyone can repeat. One such month beats thirty profile sites named after ranking, where only other practitioners ever register.",
      },
    ],
    questions: [
      {
        question: "Is directory submission outdated advice for an SEO consultant's own site?",
        answer:
          "Mass submission is. Selective entries still confirm who you are, feed brand searches and bring occasional enquiries. Ask of each one whether you would join if links did not exist. If the answer is no, close the form and read log files.",
      },
      {
        question: "How varied should anchors be across my listings and speaker pages?",
        answer:
          "Do not engineer variety. Profiles will carry your name or company, speakers' pages the same, articles whatever the editor chose. An independent review showing percentages of exact-match phrases matters only if you previously built them, in which case correct those first.",
      },
      {
        question: "Should I disavow old directory links from earlier in my career?",
        answer:
          "Try removal where you have logins, and document attempts. Consider the disavow tool when you created manipulative links or received a manual action. Otherwise leave random scraper entries. Clients learn a lot from how calmly you treat your own history.",
      },
    ],
  },
  "social-media-managers": {
    intro:
      "Your proof lives in other people's accounts, behind their logins, and feeds scroll past it by Friday. Building links means preserving that work on addresses of your own: campaign write-ups, community guidelines, content calendars for one trade. Agency Vista and DesignRush cover comparison. Scheduling tools, chambers, local creators and the clients' websites can supply references that an algorithm change cannot remove.",
    prepare: [
      "Permission from account owners to name them, with screenshots free of private messages, follower faces and unpublished figures.",
      "Platform focus stated honestly, for example LinkedIn for engineers or short video for cafés, instead of every channel.",
      "Campaign notes giving goal, posting period, organic or paid mix and the comparison month chosen for any figures.",
      "Response hours, crisis escalation and approval workflow, which directories for managed services seldom ask but buyers always do.",
      "Tool partner status with schedulers or design apps, including the certification date and the exact partner page.",
    ],
    advice: [
      {
        heading: "Rescue posts before they sink",
        text: "Whenever a thread or carousel draws useful discussion, turn it into an illustrated page within a week. Mention commenters who agreed to be quoted and send them the address. Trade newsletters cannot link a disappearing story, though they will happily cite a page with its examples in order.",
      },
      {
        heading: "Choose a trade and visit it",
        text: "Dentists, breweries and estate agents all hold regional meetings where someone explains posting badly. Offer the organiser a checklist with that trade's advertising rules. The event page, association resource list and attendees' blogs can refer to it. Next quarter, update examples and approach another region.",
      },
    ],
    questions: [
      {
        question: "Do links from my clients' social bios count toward link building?",
        answer:
          "Bio links are normally nofollow or wrapped, and the space belongs to the client's customers. Ask instead for a line on the client's suppliers, press or project page. That can stay when the contract ends, and both sides can check it.",
      },
      {
        question: "What page should a freelance manager show in agency comparison sites?",
        answer:
          "Show the package page that suits the category, with monthly scope, networks, content volume and who films. Influencer or advert management deserve different pages. If you serve one city, include shoot days and travel, since remote competitors cannot promise those.",
      },
      {
        question: "How do I keep profiles current when platforms rename features constantly?",
        answer:
          "Describe outcomes and tasks: community replies, filming, reporting, paid testing. Names of buttons belong in blog notes with dates. Put a reminder at each quarter's start to replace one sample per profile, retire dead networks and check that screenshots still make sense.",
      },
    ],
  },
  "video-production": {
    intro:
      "Credits are this trade's currency, and many of them never become links because end titles are pictures. Move them onto pages. Every film gets a watch page with crew, kit, location and client, then ProductionHUB, Mandy, film commissions, rental houses and festivals have a destination. Delivery dates, festival deadlines and commission print runs decide the timetable more than any weekly quota.",
    prepare: [
      "Watch pages with stills, running time, aspect ratio, caption file and a still embed that respects the client's player.",
      "Department credits agreed before wrap, so the colourist, composer and drone pilot may all publish the same record.",
      "Insurance, drone operator permission and working-with-children clearance, which film offices examine for their crew and facility registers.",
      "Kit and studio specification covering stage size, power, green screen, edit suites and load-in for facilities listings.",
      "Client release stating whether the finished piece may be shown, from which day, and with which figures withheld.",
    ],
    advice: [
      {
        heading: "Use the film commission",
        text: "Regional screen offices maintain crew books and location galleries for incoming productions. They prefer complete department entries with recent credits. Apply outside their grant deadlines, correct the postcode and add the showreel chapter for your department. A commissioner's recommendation reaches producers whom open directories never see.",
      },
      {
        heading: "Rental houses enjoy good stories",
        text: "Camera and light suppliers publish case notes on difficult shoots. Keep lens choices, rigs and weather on record, then offer a frame and three technical paragraphs once the client has released it. Producers searching for underwater, multicam or factory experience find that article long after the invoice.",
      },
    ],
    questions: [
      {
        question: "Should a production company's links open YouTube or its own website?",
        answer:
          "Choose your site's watch page. The platform may end with a rival's film, and it cannot show crew, scope or contact in order. Festivals may need a screener or trailer; add the company homepage in their separate field for websites.",
      },
      {
        question: "Which showreel should directories for different video work receive?",
        answer:
          "Edit short reels by department: documentary, product, live event, animation. Wedding lists should not open corporate training, and crew books prefer scenes to montage. Give each reel its page with permanent address, replacing the film inside as work improves instead of publishing reel-final-two.",
      },
      {
        question: "How can client-confidential films help a studio gain any mentions?",
        answer:
          "Discuss process with the client's approval: a turntable rig, a night permit, subtitling for a factory floor. Suppliers and trade sites may cite that note without seeing the film. Training academies value production paperwork, such as a clean call sheet or risk template.",
      },
    ],
  },
  "hr-solutions": {
    intro:
      "Payroll managers, people directors and works councils all read about HR products, but in separate places and with separate fears. SHRM's vendor directory, SelectSoftware Reviews, G2 and Capterra cover the search for tools; employment law newsletters cover the worry behind it. A workable link plan joins one legal change, one process page and one group of listings in every quarter.",
    prepare: [
      "Country coverage for payroll, leave or contracts, listing which rules are maintained in-house and which by partners.",
      "Integration pages for accounting, identity and time clocks, tested on the versions that customers actually run today.",
      "Employee data documents covering retention, hosting, subprocessors and monitoring, written so a works council member can follow.",
      "Reviewer list balanced between administrators and ordinary employees, since a rota app feels different from each chair.",
      "Implementation outline with weeks, roles and typical data problems, requested by evaluation sites and consultants who recommend systems.",
    ],
    advice: [
      {
        heading: "Ride the rule changes carefully",
        text: "New leave rights or pay reporting duties send managers searching. Publish a page explaining the duty, reviewed by an employment lawyer, months before it applies. Chambers, bookkeepers and HR institutes need something to circulate. Keep product mentions at the bottom, and refresh when final guidance appears.",
      },
      {
        heading: "Consultants are your quiet referrers",
        text: "Independent HR advisers and payroll bureaus maintain tool lists for clients. Invite them to a sandbox, answer awkward questions and give them comparison facts including weaknesses. Paid referral deals must be disclosed next to the link. An adviser who trusts the limits will recommend you at the right company size.",
      },
    ],
    questions: [
      {
        question: "Which HR software categories are worth entering when a suite does everything?",
        answer:
          "Choose modules that customers buy first, perhaps absence, onboarding or scheduling, and support each with its page and reviews. Entering every grid with scattered ratings makes all look weak. Add another category when ten customers can describe using that module.",
      },
      {
        question: "How do HR service firms without software find suitable directory links?",
        answer:
          "Outsourced HR, training and mediation firms fit institutes, chambers, legal helplines and franchise networks. Point sector bodies to a page for their workforce, such as care homes with night shifts. A downloadable policy template, dated and reviewed, earns more than a vendor grid.",
      },
      {
        question: "Should links lead to our demo form or a product explanation?",
        answer:
          "Use the explanation, with a demo button in view. Comparison visitors arrive in research mode and colleagues will forward the address. Forms also change with campaign tools, leaving old catalogue entries broken. Keep each module's page stable across redesigns and mergers.",
      },
    ],
  },
  "mental-health-services": {
    intro:
      "A person searching at night for a therapist should not meet a broken profile or a full waiting list. Care about that comes before link value. Psychology Today, Counselling Directory, GoodTherapy, TherapyDen and similar services verify credentials and bring suitable clients; universities, GP practices, employee assistance schemes and peer groups form the second ring. Few places, always accurate, is kinder and stronger.",
    prepare: [
      "Licence, registration or supervised status with issuing body, and for trainees the supervisor's name if your rules demand it.",
      "Availability stated honestly, including closed books, expected delay and whether enquiries still receive a reply with alternatives.",
      "Issue pages for grief, OCD, eating disorders or trauma, showing methods you are trained in rather than long checklists.",
      "Crisis information for each country served, placed visibly, because responsible resource lists look for it on every page.",
      "Fees, sliding scale, insurance panels and superbill practice, with the privacy details of your online session software.",
    ],
    advice: [
      {
        heading: "Let professionals find your specialism",
        text: "GPs, school counsellors and midwives want to refer precisely. Write one page per specialism explaining who it suits, exclusions, and how you communicate with referrers. Ask local practices whether they keep a resource sheet. Send updates when availability changes, and thank them without disclosing who came.",
      },
      {
        heading: "Never seek reviews for links",
        text: "Professional codes widely discourage or forbid asking clients for testimonials, and public reviews can expose someone's treatment. Leave rating fields blank where permitted. Build credibility through training, supervision, writing and group work instead. Organisations can link to a workshop page without any client being identified.",
      },
    ],
    questions: [
      {
        question: "Where should therapy directory profiles point on a private practice website?",
        answer:
          "Usually to the therapist's page, where approach, photograph, fees and next step stand together. A profile filtered by issue may open that issue's page. Do not send people to an intake form immediately; they need time to decide whether they feel safe.",
      },
      {
        question: "How many counselling directories should a new private practice join?",
        answer:
          "Two that verify qualifications, the register of your professional body and one serving your community, for example LGBTQ, faith or language based. See which enquiries fit over six months. Leaving old paid profiles half complete is unfair to people who contact them.",
      },
      {
        question: "Can a group practice build links for clinicians who work as associates?",
        answer:
          "Agree in writing who manages each profile and what happens on departure. Keep individual registrations visible and the practice name consistent. When someone leaves, show a short page with referral options for a fair time, then close profiles carrying their name.",
      },
    ],
  },
  "property-management": {
    intro:
      "Landlords pay you, tenants meet you, and each group searches with a different grievance. Portals such as Zillow or Rightmove show homes to let; manager searches of NARPM, ARLA Propertymark or IREM show firms to owners. Keep the two audiences apart in your link plan, and leave single vacancies out of it, because a let flat is a dead address within weeks.",
    prepare: [
      "Property manager or broker licence, client money protection certificate and redress scheme membership, with the scheme's own wording.",
      "Owner pages by portfolio type: single lets, blocks, student houses, holiday homes, HOA boards, build-to-rent or small commercial.",
      "Tenant help pages for repairs, deposits, keys and emergencies that councils and student unions can use as references.",
      "Fee schedule covering set-up, renewals, inspections and arrangement margins, since several jurisdictions require it to be visible.",
      "Local rules summary on licensing, safety certificates and notice periods, dated and checked whenever your council changes one.",
    ],
    advice: [
      {
        heading: "Landlord groups remember useful people",
        text: "Investor clubs and landlord associations meet monthly and publish speakers' notes. Bring a checklist on licensing or winter voids and leave the selling aside. Afterwards ask for your guide to be linked under the notes. Mortgage brokers and insurers in the room often request the same page.",
      },
      {
        heading: "Be easy to cite for tenants",
        text: "University housing offices, refugee charities and relocation desks look for plain explanations of deposits or meter readings. Write them without adverts. A manager with a fair tenant page surprises people, and owners notice fewer disputes. Check each term that procedures and emergency numbers remain true.",
      },
    ],
    questions: [
      {
        question: "Should individual rentals be submitted to directories to gain more links?",
        answer:
          "Submit them to letting portals for occupancy, never for lasting links. Each advert vanishes. Direct durable references to the building, neighbourhood or owner service page. If a development has its own amenities and history, that page can stay while flats turn over.",
      },
      {
        question: "How do we separate block management and lettings in our profiles?",
        answer:
          "Give them different descriptions, contacts and target pages under one registered company. Resident directors want accounts, major works and meeting experience. Investors want rent collection and void times. A combined profile answers neither, and tenants of one service will ring the other's emergency line.",
      },
      {
        question: "What happens to our links when a managed building changes agent?",
        answer:
          "Building sites and residents' portals will drop you, rightly. Remove the property from your portfolio page or mark the years served. Contractors and news items may remain accurate history. Log the handover month so no one claims a current mandate by mistake.",
      },
    ],
  },
  "subscription-boxes": {
    intro:
      "A box is bought twice: once on curiosity, again when month two arrives. Review sites and Hello Subscription shape the first decision, so most links point to a single page that must explain theme, billing and cancellation at once. Past boxes deserve a permanent archive. Makers featured inside each parcel provide the second, steadier stream of mentions, month after month.",
    prepare: [
      "Archive page for each past box listing contents, maker names and theme, with sold-out status instead of a removal.",
      "Billing terms in view: renewal day, skip cut-off, minimum months, shipping zones and how someone cancels online.",
      "Unboxing photographs on plain and styled surfaces, arranged item by item, supplied to reviewers without spoiling future months.",
      "Ingredient, allergen or age suitability lists per parcel, since food, beauty and toy directories each have compulsory fields.",
      "Reviewer policy stating which boxes are complimentary, how disclosure should appear and that no score is expected.",
    ],
    advice: [
      {
        heading: "Every product inside is a partner",
        text: "A candle maker packed in May has stockists, a newsletter and pride. Send a card for the parcel showing their part, and a link to that month's archive. Twelve boxes with six makers each produce seventy-two real relationships a year, far more than coupon lists offer.",
      },
      {
        heading: "Gift seasons start earlier than expected",
        text: "Editors assemble Mother's Day and December guides months ahead, often needing a sample in hand. Prepare a gift page that can be bought once without renewal. Leave its address unchanged next year. Meanwhile hold back two surprise items for reviewers, so their article is not outdated upon publication.",
      },
    ],
    questions: [
      {
        question: "Which page should box directories link to: current theme or subscription plans?",
        answer:
          "Plans, because the current theme changes before many readers arrive. Include a picture of the latest parcel and links to three past ones. Reviewers writing about one month should have that archive address, while gift guides need the one-off purchase page.",
      },
      {
        question: "How do we avoid coupon sites becoming most of our backlinks?",
        answer:
          "Limit public codes, name one affiliate manager and refuse sites that invent expired offers. Then spend equal hours with makers, hobby clubs, libraries or dietitians related to the theme. A coffee club has roasters and kettle brands; a puzzle club has schools.",
      },
      {
        question: "What should happen to links if the subscription pauses or closes?",
        answer:
          "Keep the archive online, state clearly that new orders have stopped and explain remaining deliveries. Tell directories within the week, as charged visitors complain publicly. If another owner takes over, redirect parcel by parcel and disclose the change on every claimed profile.",
      },
    ],
  },
  "green-energy-solutions": {
    intro:
      "Solar, heat pumps, chargers and storage depend on incentives that alter with a budget speech. A page quoting last year's grant embarrasses anyone who linked to it, so maintenance is part of link building. EnergySage and SolarReviews cover homeowners, ENF Solar lists the supply chain, and certification bodies such as MCS or NABCEP confirm competence. Divide the plan by technology and roof type.",
    prepare: [
      "MCS, NABCEP, electrical and refrigerant handling certificates, each connected to a named person and a permitted technology.",
      "Installation records with roof pitch, capacity, inverter model, annual estimate method and the first measured year once available.",
      "Incentive page per region showing source, closing date and who applies, with an editor responsible after every announcement.",
      "Warranty matrix separating panel, inverter, battery, workmanship and roof penetration, so comparison editors need not phone you.",
      "Grid connection and planning notes for terraces, farms, flats and listed buildings, prepared for community energy groups.",
    ],
    advice: [
      {
        heading: "Manufacturers vouch by postcode",
        text: "Battery and heat pump brands send enquiries to trained installers through their finder. Training expires, and distributors change account codes, so check your entry every spring. Ask that it open the technology page, since someone wanting a charger should not be greeted by roof panels and a finance form.",
      },
      {
        heading: "Community energy earns its mentions",
        text: "Village halls, schools and cooperatives document their projects openly, with funders and councils linking too. Help with monitoring displays or an open day and supply honest generation figures afterwards. Commercial schemes can follow when a landlord or farm publishes results. Agree who updates them in later years.",
      },
    ],
    questions: [
      {
        question: "What landing page should solar directories use for a local installer?",
        answer:
          "Use the page for homes or businesses in that service area, naming roofs you accept, survey steps and aftercare. Supply chain directories need company and certificate pages instead. Do not send research visitors to a savings calculator demanding a phone number first.",
      },
      {
        question: "Are lead marketplaces harmful when they sell the same enquiry several times?",
        answer:
          "They can waste time, but that is a sales question. Read the contract for brand use: some build pages bearing your name. Protect the name, reject exclusive landing domains, and favour review platforms where owners describe a completed installation in detail.",
      },
      {
        question: "How often do renewable energy pages and profiles need to be checked?",
        answer:
          "Check incentives after each fiscal announcement, equipment when models are withdrawn, certificates monthly. Profiles can follow quarterly unless your coverage changes. Put a review date on guidance pages; energy advice centres link more readily when they see someone has read it this season.",
      },
    ],
  },
  "personal-finance": {
    intro:
      "Readers bring worry and a number: debt, rent, a first pension statement. Sites in this field sit under strict quality expectations, so who wrote the page counts before who linked to it. Feature qualified authors, cite official rates, mark affiliate relationships. Wealthtender or SmartAsset suit advisers; bloggers and app makers do better with libraries, employers, universities, unions and consumer charities.",
    prepare: [
      "Author pages with qualifications, regulated status where held, conflicts and the date of each substantial review of their work.",
      "Methodology for comparison tables, explaining coverage, omitted providers, commission and how an error may be reported publicly.",
      "Calculators with formulas, tax year and assumptions shown beneath, tested against an official example before anyone links.",
      "Country labels on every article, as an ISA, 401(k) or superannuation guide misleads readers elsewhere without one.",
      "Corrections log and editorial policy, which libraries and consumer groups consult before recommending an unfamiliar money site.",
    ],
    advice: [
      {
        heading: "Teach where money lessons happen",
        text: "Credit unions, prison educators, armed forces welfare teams and colleges need sheets without product pushes. Offer a budgeting exercise or payslip explainer under a reuse licence asking for credit. It will be printed and linked by people who would never touch a best cards page.",
      },
      {
        heading: "Freshness is a promise you keep",
        text: "Thresholds move at budget time, card terms move any Tuesday. Schedule checks by page and show what changed. When a rate page is no longer maintained, retire it openly. Anyone who linked deserves that honesty, and readers deciding about debt certainly do, even if traffic would continue.",
      },
    ],
    questions: [
      {
        question: "Can affiliate money sites still build relevant directory links without trouble?",
        answer:
          "Yes, by submitting useful pages that stand without commission and by labelling the rest. Editors reject thin tables with apply buttons. Qualify paid links, do not disguise adverts as studies, and seek legal advice where promoting credit or investments needs authorisation.",
      },
      {
        question: "Which pages attract citations for budgeting apps and finance writers?",
        answer:
          "Open calculators, explanations of an official form, and diaries with full arithmetic attract teachers and journalists. App catalogues should reach product pages covering banks, security and export. The writer's biography is right for podcasts, since hosts want to introduce a person.",
      },
      {
        question: "Should I list a money blog among licensed financial advisers online?",
        answer:
          "Not unless you hold that authorisation. Choose blog, education or software categories and state that you give general information. Being refused by an adviser register is normal. Universities' student money pages and union newsletters may suit experience-based writing much better.",
      },
    ],
  },
  "professional-services": {
    intro:
      "Architects, surveyors, engineers, translators and patent attorneys share a pattern: a chartered body, a register and clients who ask colleagues for a name. Make the link plan at two levels. The firm gets ProvenExpert, chambers and sector guides; each qualified person gets an institute entry and an author page. Promotion and leaving dates then trigger work that a quarterly campaign would miss.",
    prepare: [
      "Chartership, post-nominals and licence jurisdictions by individual, verified on the institute's public search before anyone is listed.",
      "Standard project or matter record with client sector, role, team members and permission level: public, anonymous or confidential.",
      "Conflict and independence rules agreed internally, so marketers know which client, supplier or bank may never be named.",
      "Technical notes with reviewer initials, standards cited and superseded date, at one fixed address when regulations are revised.",
      "Office facts, partner portraits, languages and professional indemnity summary arranged for bid teams, chambers and foreign network listings.",
    ],
    advice: [
      {
        heading: "Committees leave a public trail",
        text: "Colleagues sit on standards panels, exam boards and benevolent funds that publish membership. Ask for correct spelling, firm and biography address at appointment. Keep a register of these roles with term dates. It needs no persuasion, merely attention, and shows peers more than sponsored supplements can.",
      },
      {
        heading: "Referral networks should be visible",
        text: "International alliances and local study groups often hide member firms in a PDF. Suggest a proper page for each country or discipline, written by the member. It helps foreign clients choose, and your jurisdiction page obtains a reference grounded in work the network really passes between members.",
      },
    ],
    questions: [
      {
        question: "Should our sixty professionals each collect directory profiles of their own?",
        answer:
          "Institute records, yes, since those exist anyway. Beyond that choose people whom clients request by name or who publish. Sixty neglected profiles become sixty corrections. A yearly licence check gives the natural moment to refresh biography, photograph, discipline and office.",
      },
      {
        question: "How do multidisciplinary firms choose categories and landing pages for links?",
        answer:
          "Use the discipline in which the listed person is qualified and send readers there. Umbrella registers can open the firm page. When surveying, engineering and planning overlap on schemes, publish one joint project story and let each institute cite its own member's role.",
      },
      {
        question: "Are expert lists in newspapers and paid business supplements worth joining?",
        answer:
          "Ask what is editorial and what is bought. A labelled supplement may reach clients but its link should be qualified. Quoted expertise needs no fee. Build a file of answered journalists, subjects covered and embargo habits; over time it outperforms glossy pages.",
      },
    ],
  },
  "cleaning-services": {
    intro:
      "Domestic cleans, office contracts, end-of-tenancy work and infection control are bought by different people with different keys. A tenant wants Thursday; a facilities manager wants method statements. Assign links accordingly: neighbourhood profiles to homes, procurement registers to commercial pages, letting agents to checkout cleans. BICSc or ISSA membership and supplier approvals then give the trade context that lead apps lack.",
    prepare: [
      "Public liability, key holding and employers' cover certificates, with limits that match what building managers demand in tenders.",
      "Task sheets by room and frequency, showing which chemicals, machines and waste removal the quoted service truly includes.",
      "Staff vetting summary explaining identity checks, right to work, training and whether cleaners are employed or self-employed.",
      "COSHH or safety data references and accident procedure for schools, clinics and food premises that must keep records.",
      "Before-and-after photographs of ovens, floors and glass, without post on tables, alarm panels or family pictures showing.",
    ],
    advice: [
      {
        heading: "Letting agents send steady work",
        text: "Build an inventory checkout page with photographs, guarantee window and access arrangements. Offer it to agents, student housing offices and removal firms, who answer this question weekly. Ask to appear under moving out advice. Check after staff turnover, because new managers often rewrite those pages from another firm's leaflet.",
      },
      {
        heading: "Certificates open bigger doors",
        text: "Green cleaning labels, healthcare training and facilities frameworks publish approved contractors. Apply when a satisfied site can confirm performance. Chemical and machine suppliers may also tell an installation story about robot scrubbers or water-fed poles, which property managers read when replacing equipment rather than scrolling ads.",
      },
    ],
    questions: [
      {
        question: "Should every suburb have a page for directory links to a cleaner?",
        answer:
          "Write pages only for areas with real teams, buildings and conditions to mention, such as hard-water glass or timber floors. Otherwise keep a clear service map. Dozens of cloned suburb texts compete with each other and disappoint people beyond your van route.",
      },
      {
        question: "Which page fits an office cleaning listing rather than domestic bookings?",
        answer:
          "Use commercial cleaning with sectors, hours, supervision, insurance and site survey details. Exclude instant home prices that confuse buyers. A hospital or food factory deserves separate evidence, since audits, colour coding and access rules differ from emptying bins after five.",
      },
      {
        question: "How can a franchise cleaner keep links separate from neighbouring territories?",
        answer:
          "Follow the franchise agreement on naming, territory and local pages. List your own town, phone and team on a page head office promises to maintain. Ask suppliers to use that address. Never open duplicate map profiles merely to catch a neighbouring owner's streets.",
      },
    ],
  },
  "logistics-services": {
    intro:
      "A shipper compares lanes, equipment and cover, rarely adjectives. So directory link building should attach outside references to lane, mode and warehouse pages: chilled pallets to Ireland, drayage from Savannah, customs clearance at Felixstowe. Ports, chambers, freight associations such as FIATA's national members, exchange platforms and warehouse software partners supply the relevant surroundings. Rates change daily; those pages need not.",
    prepare: [
      "Operator licence, MC or DOT number, customs authorisation and AEO status, shown under the legal entity that holds it.",
      "Lane pages with cut-offs, transit ranges, equipment, commodity exclusions and border documents reviewed when a schedule or rule changes.",
      "Warehouse sheets giving clear height, dock doors, temperature zones, bonded status, systems and goods you decline to store.",
      "Cargo liability terms and insurance evidence in force, because forwarding conditions differ between road, sea, air and storage.",
      "Tracking and EDI documentation for shippers' developers, hosted openly enough for marketplaces and software partners to reference.",
    ],
    advice: [
      {
        heading: "Ports and parks list their users",
        text: "Airport communities, rail terminals, enterprise zones and port authorities keep directories of operators on site. Confirm the unit, depot contact and service page after every lease change. A new crane, route or cold store also becomes port news, where your operations manager can contribute measured facts.",
      },
      {
        heading: "Join fewer freight networks, properly",
        text: "Some alliances meet, vet finances and settle disputes; others sell a logo and a search box. Ask members in two countries whether consignments truly moved. If you join, write a lane page for partners to reference and remove it when service stops, rather than promising worldwide cover.",
      },
    ],
    questions: [
      {
        question: "Should freight directories open our homepage, depot or trade lane page?",
        answer:
          "Lane boards should reach that lane, warehouse searches the building sheet, carrier registers the company page. Homepages with every mode cause dispatchers to call for basics. Put cut-offs and the duty desk near the top, especially for weekend or dangerous goods.",
      },
      {
        question: "How do couriers without their own warehouse build believable trade links?",
        answer:
          "Work from vehicles, permits and regular collections. Industrial estates, printers, laboratories and same-day exchanges may list you with service hours. Show hand-off procedure, proof of delivery and driver vetting. Do not invent depots at mailboxes, since fraud checks will discover them.",
      },
      {
        question: "Do customs guides earn links, and how must they be maintained?",
        answer:
          "Importers' chambers and makers share an accurate commodity or border guide gladly. State countries, effective date and what only a broker may decide. Review after rule changes and annually otherwise. A withdrawn form left online can stop a lorry at the border.",
      },
    ],
  },
  agriculture: {
    intro:
      "Harvest will always beat paperwork, so do link work after the combine is parked or before lambing begins. A farm shop, seed merchant, vet supplier and machinery dealer need quite different references. LocalHarvest and Eatwild serve direct sales in some regions; breed societies, certification lists, growers' cooperatives, agricultural shows and rural colleges bring the trade and the community parts together.",
    prepare: [
      "Holding, premises or processor number where appropriate, with organic, Red Tractor or GlobalG.A.P. certificate scope stated correctly.",
      "Crop and product calendar showing varieties, cutting times, shop hours and when honesty boxes or market stalls appear.",
      "Livestock pedigrees, health schemes and movement rules on a breed page, separate from meat ordering information.",
      "Dealer franchises, workshop postcodes and field-day dates for machinery businesses, agreed with the manufacturer's regional manager each winter.",
      "Drone and seasonal photographs without neighbours' stock, workers' number plates or biosecurity areas that should not be visible online.",
    ],
    advice: [
      {
        heading: "Shows are annual link appointments",
        text: "Entries, judges, trade stands and results all go on society pages. Use the legal farm or herd name exactly and give the catalogue a lasting address. Publish prize cattle, cheese or demonstrations within a week. Breed journals then have something reliable to cite while memories are fresh.",
      },
      {
        heading: "Research plots make useful records",
        text: "Universities, seed firms and farmer groups trial covers, feeds and drainage on real land. Agree beforehand whether your name may appear. Write down soil, rainfall, treatment and mistakes. Extension services and young farmers will cite that candour, particularly when the yield was ordinary and the lesson practical.",
      },
    ],
    questions: [
      {
        question: "Which website pages should farms use for shops, camping and livestock?",
        answer:
          "Give each enterprise its own page and profile. Shop guides want hours and produce, campsites need access and facilities, breeders want bloodlines and disease status. A pastoral homepage delays all three. Join them through navigation while keeping biosecurity instructions clear.",
      },
      {
        question: "Can agricultural suppliers earn links from customers without paid sponsorships?",
        answer:
          "Yes, through agronomy notes, machine trials and field days that cooperatives find useful. Ask growers before naming land or results. Supplier locators, training colleges and equipment museums may list your workshop. Treat a paid show banner as sponsorship and let its link be marked.",
      },
      {
        question: "When should seasonal produce listings be checked for broken or old links?",
        answer:
          "Check before each picking or delivery season, then again at closing. Asparagus in May and Christmas trees in November require different notices. Put next year's reopening month on the page instead of deleting it, so tourist boards and allotment clubs can leave links standing.",
      },
    ],
  },
};
