import type { Guide } from "./guide.ts";

export const nicheListing4: Record<string, Guide> = {
  "sports-coaching": {
    intro:
      "The person who pays is rarely the one who plays: a parent books the swimming coach, a club secretary the cricket one. CoachUp and Superprof match private coaches with athletes. Governing bodies publish licensed coach lists, and many schools accept no one else. Clubs, leisure centres and parks departments keep their own pages. Camps belong in holiday activity guides, which fill months early. Safeguarding status is read before any medal.",
    prepare: [
      "Governing body licence level and renewal date, for instance USTA, UEFA or Swim England, matched to the spelling on its register.",
      "Background check, safeguarding course and concussion training, each with a date, because schools will not open a gate without them.",
      "Age groups, squad size and ability range per session, separating beginners from performance players who hope to be selected.",
      "Venue permission: court or pitch booking, lane hire, floodlights, changing rooms, first aider on duty and where parents may wait.",
      "Term dates, camp weeks, trial days and wet-weather plans, in a table that seasonal activity guides can copy without telephoning.",
    ],
    advice: [
      {
        heading: "List the sport, then surface",
        text: "Tennis coach, rowing coach and goalkeeper trainer are separate labels, so avoid the general one. Say clay, hard or indoor, still water or sea. Families choose by which club their friends attend, therefore include its name if the committee consents, and yours on its page.",
      },
      {
        heading: "Film drills instead of trophies",
        text: "A clip in which a nine-year-old fails, is corrected and succeeds shows your coaching. Obtain consent from parents and the venue, show no bib with names, and leave out school crests. One dated trophy photograph may stay, with the athlete's agreement.",
      },
    ],
    questions: [
      {
        question: "Where do private coaches get listed outside big clubs and academies?",
        answer:
          "Use marketplaces for individuals, the county or state association page, leisure centre noticeboards and neighbourhood apps. A map profile works if you have regular hours at one court, with the operator's blessing. University athletics offices sometimes keep names for newcomers and returning adults.",
      },
      {
        question: "Can a former professional player list without holding a coaching licence?",
        answer:
          'Some marketplaces allow it, though schools, clubs and insurers frequently will not. Put playing history as background and describe sessions accurately. Begin the entry-level award meanwhile, and say you are enrolled. The word "licensed" or "certified" must wait until the governing body\'s list carries you.',
      },
      {
        question: "How should holiday camps be listed apart from weekly training?",
        answer:
          "Treat each camp as an event with dates, ages, hours, lunch, clothing and a closing date, on activity guides and council pages. Weekly squads stay on the regular profile. Remove camps when full, or add a waiting list, since parents plan childcare around what they read.",
      },
    ],
  },
  "gaming-platforms": {
    intro:
      "Players browse storefronts; the press and streamers browse databases; studios seeking tools browse developer sites. A game needs itch.io, IndieDB or ModDB while in development, then Steam or a console shop. IGDB and MobyGames hold credits, and wikis borrow them. A platform hosting other people's titles is listed differently, through app catalogues, comparison sites and developer communities. Work out which of these you run.",
    prepare: [
      "Capsule art at every size a storefront requires, with the title readable when reduced to a phone's search result.",
      "Trailer showing play within five seconds, four gameplay screenshots without menus, one short loop as GIF and a press kit page.",
      "Genre and player tags ranked by truth: roguelike deckbuilder, couch co-op, cosy farming, with content warnings and age rating.",
      "System requirements measured on an old laptop, controller and Steam Deck notes, languages split into interface, subtitles and voices.",
      "Release status in exact terms, such as demo, early access, crowdfunded or out, plus platforms that have been confirmed publicly.",
    ],
    advice: [
      {
        heading: "Use tags players would type",
        text: "Listing a puzzle game as adventure, action and indie tells an algorithm nothing and a player less. Look up five games your testers mention, copy the tags you truly share, and put the most particular first. Ask community members which one surprised them after an hour.",
      },
      {
        heading: "Credit people before launch day",
        text: "Databases want names, roles and studios, including contractors, translators and testers. Collect consent and preferred spelling while the team is together. Leave credits in the game identical with those in listings. Missing names cause rows in public forums, and corrections after release take months.",
      },
    ],
    questions: [
      {
        question: "Where should an indie game be listed before a release date?",
        answer:
          'Open a page on itch.io or IndieDB for devlogs and demos, and a coming-soon page on the main store so people can wishlist. Add festival calendars and genre communities that allow makers. Keep one date format, even if it says "when ready", across them all.',
      },
      {
        question: "How do multiplayer servers and portals get into the right directories?",
        answer:
          "Server lists for each game take an address, version, mode, region and rules, and watch uptime automatically. Portals with browser titles fit app and website catalogues instead. State moderation hours, minimum age and whether purchases exist, as parents and list editors both look for it.",
      },
      {
        question: "Should an old listing be replaced after a sequel comes out?",
        answer:
          "Keep the first game's page, since players review and patch it separately. Edit its description to name the sequel and set compatibility notes. For a remaster with a new store ID, create an entry and connect the two in the database's own series field.",
      },
    ],
  },
  "legal-services": {
    intro:
      "Legal help reaches beyond law firms: notaries, mediators, paralegal document preparers, process servers, immigration advisers and online form providers. Each has its own register and its own line between assistance and advice. Martindale, FindLaw and Justia mainly list lawyers. Mediators use ADR panels; notaries use society finders; process servers have association maps. Using the wrong shelf may look like unauthorised practice.",
    prepare: [
      "Authorisation by type, such as notary commission, immigration adviser or state document preparer registration, with number, county and date of expiry.",
      "Things you may not do, phrased plainly, for example giving advice on outcomes or appearing at a hearing for someone.",
      "Fixed charges where statutes set them, travel fees, apostille or courier costs, and how quickly each kind of order is completed.",
      "Court districts, embassies or county recorders served, with cut-off times, because visitors usually arrive holding papers and a deadline.",
      "Languages sworn or spoken, accessibility of the office, home and hospital visits, identity documents that clients must bring along.",
    ],
    advice: [
      {
        heading: "Keep lawyer categories for lawyers",
        text: "An online will writer listed under attorney invites complaints. Choose notary public, mediation service, legal document assistant or paralegal, as the jurisdiction names it. Platforms that also employ solicitors should list them as a firm with its regulator's number, apart from the self-service product.",
      },
      {
        heading: "Publish urgent hours and limits",
        text: "People needing a signature tonight call down the list. State evenings, weekends and the latest mobile visit, and mark days at court. If messages are unanswered outside those, give no mobile number. Process servers should say how attempts are timed and what proof of service contains.",
      },
    ],
    questions: [
      {
        question: "Where are notaries and mediators listed if not with attorneys?",
        answer:
          "Secretaries of state, chambers of notaries or court panels keep official rolls, and professional societies run public finders. Map services carry both categories. Mediators can also apply to commercial ADR panels by subject. Check that your roll entry matches before telling anyone to verify it.",
      },
      {
        question: "Should an online legal document platform join local business directories?",
        answer:
          "Only if an office receives visitors. Otherwise list among software and consumer review sites, saying which states or countries each form covers and who checks it. Local entries created merely for presence confuse people who turn up with questions that an adviser must answer.",
      },
      {
        question: "How do we mention that a lawyer reviews customers' documents?",
        answer:
          "Name the firm or the reviewer's licence and jurisdiction, say whether a client relationship begins, and have that lawyer approve the words. Put it next to the product it covers. If only some packages include review, directories need that difference stated in the first lines.",
      },
    ],
  },
  "seo-specialists": {
    intro:
      "Your prospect will examine your own listings as evidence, so untidy ones cost more here than in any other trade. Clutch, DesignRush and Digital Agency Network compare firms; Semrush Agency Partners shows tool users; Upwork and LinkedIn serve solo consultants. Local experts who fix map profiles should begin with their own. Skip directories you would tell a client to avoid, because they do check.",
    prepare: [
      "Speciality named in one phrase: technical audits for large shops, local map recovery, international hreflang, or digital PR.",
      "Sample deliverables with client data removed, such as a crawl finding explained for developers and the ticket that followed.",
      "Statement of tactics you decline, along with how you report when traffic falls, since buyers have heard only success stories.",
      "Tools and access you need from clients on day one, listed so that their IT department can judge the risk.",
      "Minimum engagement, audit price or monthly band, and what a client may keep, including documents, accounts and dashboards, afterwards.",
    ],
    advice: [
      {
        heading: "Practise on your own profile",
        text: "Same name, same number, sensible categories, recent pictures, questions answered: a prospect can verify these without tools. Do not insert keywords into the company name on maps, even if competitors do. Someone hiring you to follow guidelines will notice that you broke one.",
      },
      {
        heading: "Choose an industry to sit next to",
        text: "Lists of generalists run for pages. Professional associations for dentists, hotels or manufacturers hold supplier sections with few optimisers in them. Show two projects from that trade, talk about its seasons and platforms, and attend their webinar. Enquiries from there start with better questions.",
      },
    ],
    questions: [
      {
        question: "Is there a certification register that clients can check for SEO?",
        answer:
          "No licensing body exists for this field. Tool academies issue course certificates, and associations have members, which shows interest more than skill. In profiles, replace badges with published audits, talks, open-source scripts or named references. Clients who insist on certificates usually mean Google Ads or Analytics.",
      },
      {
        question: "Which hiring platforms suit a solo SEO consultant with senior experience?",
        answer:
          "Invitation-based talent networks, LinkedIn services, Clutch with two interviews, and communities where developers and editors gather. Open bidding sites reward speed and price. State that you work alone, how many clients at once, and who would implement recommendations, since that decides whether anything gets done.",
      },
      {
        question: "How should I present results when rankings depend on many things?",
        answer:
          "Describe the problem found, the change made, what happened next and other causes that could explain it. Ask for permission to show Search Console ranges with dates. Avoid predicting similar outcomes. Readers who have worked with developers will recognise the honesty in a caveat.",
      },
    ],
  },
  "social-media-managers": {
    intro:
      "Prospects look at your own feed first, then at the accounts you run, and finally at a profile to see whether you are affordable. Agency Vista lists social firms by network; Collabstr and Upwork cover content pieces; DesignRush and Semrush Agency Partners suit teams. Cafés and salons ask in neighbourhood groups. Platform partner badges from Meta or TikTok matter chiefly for advertising budgets.",
    prepare: [
      "Networks you manage weekly, in order, with who writes, films, designs and answers comments for each account you carry.",
      "Sample month: calendar page, three posts with captions, a reply thread and the short report that a client received.",
      "Rules for access showing that you use business manager roles instead of passwords, and what handover looks like at the end.",
      "Response hours for comments and messages, including weekends, crisis contact and which subjects must be passed to the owner.",
      "Package limits in posts, reels, revisions and meetings, with filming days, travel, adverts and stock licences priced separately.",
    ],
    advice: [
      {
        heading: "Prove you can sound unlike yourself",
        text: "Put three clients in a row whose voices differ: a funeral director, a skate shop, a water company. Explain each tone in a sentence. Directories full of pastel templates make managers look the same, whereas range tells an owner that her own voice would survive.",
      },
      {
        heading: "Update profiles as networks shift",
        text: "Platforms rename themselves, formats vanish and features move to paid tiers. Once a quarter, rewrite service names and drop networks you stopped using. Old entries promising growth on a defunct app suggest that you work from last decade's list, however fresh your client feeds are.",
      },
    ],
    questions: [
      {
        question: "Where do small local businesses look for social media help nearby?",
        answer:
          "They ask neighbours, the chamber, their photographer or a Facebook group for the town. So join those, keep a service-area map profile with real posts from local clients, and ask the chamber for its supplier page. International marketplaces bring other work, mainly remote content.",
      },
      {
        question: "May I show client accounts as samples in a directory?",
        answer:
          "Agree it in the contract, as some owners prefer people to think they post themselves. Use screenshots with dates, blur followers' names and say which parts were yours. Remove them when the engagement ends badly or a successor takes over and the style changes.",
      },
      {
        question: "Should I choose marketing agency or content creator as my category?",
        answer:
          "Choose agency or consultant when you plan, publish and report for others. Creator means that people pay for your face and audience. Listing as both confuses brands who want a reel with a manager's calendar. If you truly do both, keep two profiles with separate prices.",
      },
    ],
  },
  "video-production": {
    intro:
      "A producer two time zones away needs a crew for Thursday; a marketing manager wants a film about a factory. ProductionHUB and Mandy serve the first by role, kit and city. Clutch and Sortlist serve the second by budget and portfolio. Film commissions keep regional crew and facility lists that visiting productions rely on. Wedding filmmakers sit with couples' platforms, far from everyone else.",
    prepare: [
      "Showreel under ninety seconds plus three full pieces, each with your role, client, length, shooting days and usage cleared.",
      "Kit list with camera bodies, lenses, sound, lighting and drones, marked owned or hired, and the editing suite's delivery formats.",
      "Insurance for equipment, public and employers' liability, drone operator ID, carnet experience and location permit procedures in your area.",
      "Crew roles available within a day's notice, with languages, driving licences, travel base and whether overtime follows a union agreement.",
      "Studio facts if you have one: floor size, cyclorama, ceiling height, power supply, quietness, loading access and nearby parking.",
    ],
    advice: [
      {
        heading: "Cut a reel per buyer",
        text: "Recruiting film, product explainer, live stream, documentary: a viewer skips within ten seconds if the first shot is another trade. Make short edits for each directory category, name them plainly and keep music licences valid for online use. Dead video embeds are common, so click them.",
      },
      {
        heading: "Credit like a call sheet",
        text: "Producers trust profiles that read properly: director, DoP, gaffer, sound, edit, grade. Claim your role alone, tag colleagues and accept their tags. Film commission databases compare credits, and overstating camera operator as director of photography travels quickly through a small city.",
      },
    ],
    questions: [
      {
        question: "Which crew directories should a regional video company sign up to?",
        answer:
          "Begin with the film office or commission for your state or region, since location scouts go there. Add ProductionHUB or Mandy for freelance calls, then one agency directory for direct clients. Keep availability current on crew sites, or bookers learn to ring someone else.",
      },
      {
        question: "Should the studio space be listed separately from the production company?",
        answer:
          "If others may hire it, yes. Location and studio marketplaces want plans, rates by half day, rules and photographs of empty rooms. The production firm's profile shows films and people. Use a second map profile only where the stage has its own sign, staff and entrance.",
      },
      {
        question: "What if clients do not allow their videos in our portfolio?",
        answer:
          "Internal and broadcast work often stays locked. Ask for stills, a thirty-second extract or password-protected viewing for serious enquiries. Otherwise film a self-initiated piece in the same style with local people. Say which parts are commissioned, because reviewers on directories ask clients to confirm.",
      },
    ],
  },
  "hr-solutions": {
    intro:
      "People teams research quietly, with a spreadsheet, before any vendor knows. SSR, G2, Capterra and TrustRadius feed that sheet for software; SHRM's Vendor Directory and CIPD supplier pages cover services such as benefits, training or investigations; payroll bureaux appear in accountants' networks. Marketplaces run by Workday, UKG or BambooHR show who integrates. Because staff data is involved, the works council or privacy officer reads along.",
    prepare: [
      "Employee count range you suit, with your smallest and largest live customer in size, so no one sits through a wrong demonstration.",
      "Countries where payroll, leave or contract rules are supported, marked as built-in, through partners or only on the roadmap.",
      "Integrations by HRIS product and direction of data flow, stating whether the connector is certified and who repairs it.",
      "Privacy annex: where personal data rests, retention periods, access roles, bias testing of any automated screening, and audit reports.",
      "Implementation plan by week with customer effort in hours, since a department of three fears the rollout beyond the licence.",
    ],
    advice: [
      {
        heading: "List the module they lack",
        text: "Suites sprawl from hiring to offboarding, but most searches concern one pain, such as shift rotas, appraisals or leave. Enter each category you genuinely compete in, with screenshots of that screen alone. Buyers who came for absence tracking should not meet a recruiting dashboard.",
      },
      {
        heading: "Mind the law's calendar",
        text: "Pay transparency rules, minimum wages and reporting deadlines change what customers check. Ask the product counsel to review descriptions when legislation starts, and strike promises of compliance in general terms. Saying which report the system produces, and for which country, is safer and more useful.",
      },
    ],
    questions: [
      {
        question: "Which HR vendor directories suit advisers rather than software makers?",
        answer:
          "Look at SHRM's directory, national HR institutes, employment lawyers' referral lists, benefits broker networks and chambers. Software comparison sites will put consultants in the wrong grid. Describe assignments such as handbook rewrites or redundancy consultations, with the qualifications held and insurance in force.",
      },
      {
        question: "Our product serves recruiters and HR; where should it be listed?",
        answer:
          "Ask which department signs. If the talent team pays, applicant tracking or sourcing is the category. Should HR operations pay, choose core HR or onboarding. Two listings are sensible only with two products. Reviews naming the job title of users will show sites where you fit.",
      },
      {
        question: "Who inside the vendor should look after our comparison site profiles?",
        answer:
          "Product marketing writes, customer success invites reviewers, and privacy counsel checks security answers. Give one person the vendor logins and a monthly slot. Pricing tiers, supported countries and acquired brand names go out of date soonest, so put those at the head of the checklist.",
      },
    ],
  },
  "mental-health-services": {
    intro:
      "A person searching for a therapist may be using the last of their energy. Psychology Today, GoodTherapy, Zencare, TherapyDen and, in Britain, the Counselling Directory let them filter by concern, cost, approach and identity. Licensing boards and bodies such as BACP confirm standing. Crisis lines must be visible near everything. An open slot honestly shown helps more than any description of your method.",
    prepare: [
      "Licence type, number, state or country and supervisor where required, written out instead of a row of initials.",
      "Present availability by day and format, updated weekly, with waiting time and what you offer people who cannot wait.",
      "Fees, sliding scale places, insurers and superbill practice, confirmed with billing, because cost is the hardest question to ask aloud.",
      "Concerns you treat often and those outside your competence, chosen sparingly from a directory's long list of tick-boxes.",
      "Warm, plain photograph, a view of the consulting room, and access notes covering stairs, gender-neutral toilet, quiet waiting and video platform.",
    ],
    advice: [
      {
        heading: "Speak to one person directly",
        text: "The first three lines show in results. Describe the moment someone might be in, then what a first session is like. Leave schools of therapy to the end. Readers scan for signs of being understood and for practical facts, and theory reassures mainly colleagues.",
      },
      {
        heading: "Protect privacy in every corner",
        text: "Do not solicit reviews from clients; codes of ethics commonly forbid it, so check yours. Never reply in ways that confirm a relationship. Switch off map messaging if it is not confidential, keep directory email out of shared inboxes, and hide your address when working from home.",
      },
    ],
    questions: [
      {
        question: "How many therapist directories are worth keeping in private practice?",
        answer:
          "Two or three that people in your area use, plus the professional body's register and your insurers' finders. Choose one general site and one that speaks to a community or approach you serve. Test them by searching as a client, with your own postcode and fee.",
      },
      {
        question: "Can a clinic and its individual therapists all have public profiles?",
        answer:
          "Yes, because clients choose a person while referrers choose a service. The clinic entry lists intake phone, insurers and groups. Each therapist shows licence, concerns and openings. Trainees name their supervisor. Remove leavers promptly, with a note for existing clients about how to reach them.",
      },
      {
        question: "Where should telehealth counsellors say they are located and licensed?",
        answer:
          "State every jurisdiction in which you may practise, and set the directory location where the licence and base are. Clients usually must be inside that territory during sessions. Explain emergencies and technical failures briefly. Adding other cities to widen reach brings people whom you would have to decline.",
      },
    ],
  },
  "property-management": {
    intro:
      "Landlords, associations and tenants need opposite things from one company. Owners compare managers on All Property Management and Thumbtack or ask their agent. Residents leave opinions on ApartmentRatings and maps, mostly about repairs. Vacant units belong on Zillow, Rightmove or Idealista. Associations look to CAI or Property Institute lists, and short-stay hosts to platform co-host pages. Do not mix a leasing line with the leak number.",
    prepare: [
      "Broker or manager licence, client money protection membership and redress scheme, with the legal entity named in management agreements.",
      "Doors managed by type, whether houses, blocks, student or retail units, and the radius inside which inspections happen on schedule.",
      "Charges in full: letting, monthly percentage, renewals, maintenance markup, vacancy, so comparison forms need no asterisk or phone call.",
      "Repair process with emergency number, portal, response targets and weekend cover, tested by calling as a tenant on Sunday.",
      "Sample owner statement and inspection report with names removed, for the evidence that investors living abroad like to see.",
    ],
    advice: [
      {
        heading: "Give buildings their own identity",
        text: "A managed block with a leasing office can hold its own profile, hours and photographs. Head office lists management for owners. When a contract ends, transfer the building's page to the successor instead of deleting its history. Single rental houses should never become map entries.",
      },
      {
        heading: "Answer residents where owners watch",
        text: "Prospective landlords read complaints about boilers before anything else. Let the maintenance coordinator draft replies that name the next step, never a flat number or arrears. Track subjects by month. Fewer remarks about one lift will say more than any line in your description.",
      },
    ],
    questions: [
      {
        question: "Where do landlords search when they want to change managing agents?",
        answer:
          "They ask investor associations, letting solicitors and local forums, then look at comparison sites and maps for complaints. List with landlord groups, your professional body and one enquiry platform that lets you define unit types. State how a handover from another manager works and what it costs.",
      },
      {
        question: "Should short-let management be listed with long-term rental services?",
        answer:
          "Separate them. Hosts look for calendar, cleaning and guest messaging; landlords for tenancy law, deposits and inspections. Licences and taxes also differ by city. One name can carry both, with a page and contact each, and photographs which show turnover work instead of family homes.",
      },
      {
        question: "How are duplicate listings for one apartment building properly cleaned up?",
        answer:
          "Former managers, developers and portals may each have made one. Gather the management agreement and a photograph of the sign, claim the oldest map entry, then request merging. Correct the portals' building database next. Post the leasing hours last, once phone lines are confirmed.",
      },
    ],
  },
  "subscription-boxes": {
    intro:
      "Box buyers browse for gifts and for small surprises, and they need to see inside. Cratejoy is shop and catalogue together; Hello Subscription publishes reviews and a directory; gift guides open their lists in early autumn. Coupon pages and YouTube unboxers carry the rest. A coffee or dog box also belongs where coffee or dog people already look. Spoilers, skip rules and cancellation decide the mood.",
    prepare: [
      "Photographs of the three latest boxes, opened and laid flat, with every item named and its full or sample size stated.",
      "Billing day, cut-off, shipping window and first-box rule, drawn as a month, since renewals cause most of the complaints.",
      "Cancellation and skip steps with screenshots, checked against automatic renewal law in the places you ship to from your warehouse.",
      "Price per box for each prepaid length, postage and customs by country, and whether gifts end by themselves or roll on.",
      "Allergens, sizes, age limits, alcohol or live-plant restrictions, as catalogues filter recipients and couriers refuse some parcels at the border.",
    ],
    advice: [
      {
        heading: "Theme first, box second",
        text: "Mystery crime, Korean snacks, left-handed knitting: shoppers filter by theme, recipient and price. Write the title so that an aunt could choose it for someone she hardly knows. The word curated adds nothing. Say how many items arrive and which of them always do.",
      },
      {
        heading: "Keep last month visible",
        text: "A directory showing a hero box from two years ago leads to disappointed first orders. Each month, after parcels land, the person who plans contents replaces one picture and writes four lines about what was inside. Set a spoiler rule for loyal subscribers.",
      },
    ],
    questions: [
      {
        question: "Which listing sites take subscription boxes that sell on their own website?",
        answer:
          "Review catalogues such as Hello Subscription look at boxes from anywhere, and themed gift guides too. Cratejoy is a marketplace, so selling there follows its terms. Ask hobby magazines about round-ups. Send sample boxes only to reviewers whose audience lives in countries you deliver to.",
      },
      {
        question: "Should a one-time gift box be listed next to monthly plans?",
        answer:
          "Yes, as a variant with its own title and picture, because buyers of presents fear a recurring charge. State clearly that it does not renew. Some catalogues accept only recurring products, so there the gift option goes in the description, along with prepaid three-month plans.",
      },
      {
        question: "When should Christmas and Mother's Day editions be submitted to directories?",
        answer:
          "Editors plan earlier than shoppers, so have pictures and prices ready a season ahead, even from a mock-up labelled as such. Marketplaces can be updated weeks before. State the last order date per country. Take editions down the morning stock ends, leaving the waiting list.",
      },
    ],
  },
  "green-energy-solutions": {
    intro:
      "Solar, heat pumps, chargers, storage and biogas share a label and little else. EnergySage and SolarReviews bring homeowners collecting quotes; ENF Solar catalogues installers and makers of panels for the trade. Certification lists such as NABCEP or MCS decide who may claim incentives at all. Manufacturers' installer finders come next. Farms and factories search through energy advisers and tender portals, hardly ever on consumer sites.",
    prepare: [
      "Installer certificate and electrical licence per state, naming the qualified individual, since grants fail if the number belongs to someone gone.",
      "Technologies and brands fitted with your own crews, warranty type on product and workmanship, and who answers after a maker closes.",
      "System pictures showing roof, inverter, cable runs and meter cupboard, with size, orientation, year and the householder's permission.",
      "Grid application, planning and scaffold steps with usual duration, so buyers see why panels do not follow the deposit next week.",
      "Finance and incentive wording approved by compliance, with dates, because schemes close and directories keep promising them long afterwards.",
    ],
    advice: [
      {
        heading: "Name technology and building type",
        text: "Solar for tiled terraces, ground-mount for farms, air-source for listed cottages: such wording filters better than renewable energy company. Choose the technology as category. If you only broker leads, say so, because quote platforms and trade associations distinguish an installer from a marketer.",
      },
      {
        heading: "Talk yield without promises",
        text: "Estimated output depends on shade, tariff and habits. In profiles, explain how you calculate and that a survey follows, instead of printing savings. Show one monitored system with months good and bad, if the owner agrees. Regulators read exaggerated payback claims, and so do disappointed neighbours.",
      },
    ],
    questions: [
      {
        question: "Where should a solar installer be listed before joining quote platforms?",
        answer:
          "Check the certification body's finder, state licence search and each manufacturer's installer map, since platforms verify against them. Complete map profiles with crew and completed roofs. After that a quote site makes sense, provided someone can return calls within hours and survey inside two weeks.",
      },
      {
        question: "Do battery, charger and heat pump services need separate listings?",
        answer:
          "Use one company profile with services named, unless teams, licences and phone lines differ. Electric charger installers also appear on car makers' and charge-point brands' lists. Heat pumps have their own certificate category. Order the services by what you can install soonest this season.",
      },
      {
        question: "How should a project developer be listed without consumer enquiries arriving?",
        answer:
          'Stay off homeowner quote sites. Use industry associations, supplier databases, landowner pages and LinkedIn, describing megawatts developed, stage and regions wanted. Put "commercial and utility scale" in the title. On maps, choose an energy company office category, with visits by appointment and a community liaison contact.',
      },
    ],
  },
  "personal-finance": {
    intro:
      "Budget apps, money coaches, comparison tools, newsletters and planners for households all fall under this heading, and they answer to different watchdogs. Apps live in the stores and on AlternativeTo. Planners who may advise use the CFP Board, NAPFA or SmartAsset. Coaches without a licence need coaching finders and careful words. Readers arrive embarrassed about debt, and leave quickly at any smell of selling.",
    prepare: [
      "One sentence on what you are, choosing education, software, coaching or regulated advice, repeated word for word on every profile.",
      "How the business earns: subscription, affiliate commission, fees or referrals, disclosed next to the description and not buried in terms.",
      "Bank connection method, data provider, read-only access and deletion route, in language that a worried user understands at midnight.",
      "Author and reviewer credentials for articles or calculators, with last review date and the assumptions behind each tool's figures.",
      "Referral list to free debt charities and crisis help, ready whenever a site asks how you treat vulnerable people.",
    ],
    advice: [
      {
        heading: "File by the money worry",
        text: "Categories named finance hold banks, crypto and loans. Look deeper: budgeting, student debt, couples' money, retirement for the self-employed. Pick the worry you lessen. Under investing you would be compared with brokers, and asked about returns that an educator cannot and should not discuss.",
      },
      {
        heading: "Show ordinary screens and sums",
        text: "Picture a household on an average wage with rent, a late fee and a small win. Six-figure dashboards in screenshots shame exactly those you hope to help. Use invented names, local currency and the phone sizes people own. Refresh after tax years and tariff changes.",
      },
    ],
    questions: [
      {
        question: "Where should a budgeting app be listed besides the app stores?",
        answer:
          "Add AlternativeTo, software comparison pages with a personal budgeting category, open banking provider showcases and consumer magazines' test pages. Reddit communities discuss apps but dislike planting. Offer export and cancellation facts, since people leaving another tool look for these before pretty charts.",
      },
      {
        question: "Can a money coach appear in directories for financial advisers?",
        answer:
          "Generally only with the licence or designation that finder requires. Coaching finders, employers' wellbeing platforms and financial counselling associations are better shelves. Say that you do not recommend products. If you later qualify, build a new profile rather than quietly changing the title of the former.",
      },
      {
        question: "How should affiliate income be explained on a comparison site listing?",
        answer:
          "Tell readers who pays, when, and whether payment alters order or inclusion. Use the same sentence in directories, app stores and newsletters. Some jurisdictions regulate introductions to lenders or insurers, so confirm your permissions. Openness also prevents reviewers from revealing it for you in one star.",
      },
    ],
  },
  "professional-services": {
    intro:
      "Architects, surveyors, translators, engineers, actuaries and valuers sell judgement, and the client cannot test it beforehand. So the chartered register is the first listing: RIBA, RICS, ATA, a state engineering board. Bark, Thumbtack, ThreeBestRated and Expertise.com catch people who only know the problem. Corporate clients consult B2B directories and panels. Category names written for plumbers seldom fit, which makes the description do more.",
    prepare: [
      "Chartered status per person with body, grade and number, and the firm's own regulated status where the institute separates them.",
      "Professional indemnity cover in the amount clients' contracts call for, insurer's name and renewal month on a single page.",
      "Scope samples: a valuation summary, a page of certified translation, a structural calculation cover, all stripped of identifying details.",
      "Fee basis for usual commissions, be it percentage, page, hour or lump sum, with items commonly charged on top.",
      "Conflict check and onboarding steps, including identity documents, so first calls from directories move at the pace you need.",
    ],
    advice: [
      {
        heading: "Translate the problem into category",
        text: "Clients write crack in wall, divorce house price or papers for embassy. Pair such phrases with the formal service in your profile: structural inspection, matrimonial valuation, sworn translation. Directories that allow custom services should receive both. Readers then recognise themselves, and colleagues see correct terms.",
      },
      {
        heading: "Let the institute outrank everyone",
        text: "If a register shows a former office, cautious clients believe it over your profile. Correct it at the yearly renewal, when subscriptions and CPD are filed. The practice administrator can then copy the same facts outwards, in one afternoon, with the certificate on screen.",
      },
    ],
    questions: [
      {
        question: "Do platforms like Bark work for chartered professionals with high fees?",
        answer:
          "They may for defined small jobs, such as a boundary survey or certificate translation. Large commissions come through registers, referrals and panels. Narrow the request types, state a starting fee and answer fast, or else switch off. Watch whether clients ask about qualifications or merely price.",
      },
      {
        question: "Should partners, practice and branch offices be listed one by one?",
        answer:
          "The institute lists people and firms separately, so follow it. On maps, list offices staffed in hours, plus individuals only if clients book them directly. Keep letterhead spelling. A retired founder's name may remain in the firm's title while his personal entry closes.",
      },
      {
        question: "What can be photographed when the work is paper and advice?",
        answer:
          "Site visits, a surveyor's instruments, the library, drawings with the address removed, a meeting across a table with consenting clients. Portraits should show everyone who signs reports. A page of a sample document, readable on a phone, explains the result better than scenes of handshakes.",
      },
    ],
  },
  "cleaning-services": {
    intro:
      "Homes, offices, end-of-tenancy, windows, carpets and crime scenes: each is booked by someone else, at another hour. Householders use maps, Nextdoor, Thumbtack, Bark and Taskrabbit. Facilities managers search supplier lists and trade bodies, for example ISSA or BICSc, then ask about risk papers. Letting agents keep a phone list that you join by turning up. Keys and strangers in the house make trust the subject.",
    prepare: [
      "Insurance with treatment risk and key cover, background checks for cleaners, and whether they are employees, franchisees or subcontractors.",
      "Task checklists by visit type, showing what a regular clean leaves out, such as ovens, inside windows, blinds or limescale.",
      "Rates per hour, room or square metre with minimum visit, supplies included, parking, pets and surcharge for heavily soiled places.",
      "COSHH or SDS folder, machine list and training records, for offices and clinics that must see them before a contract.",
      "Honest photographs of kit, uniform and results in one light, with clients' belongings moved out of view beforehand.",
    ],
    advice: [
      {
        heading: "Commercial deserves another front",
        text: "An office tender and a spring clean should not meet on one profile. Create separate service pages, phone options and pictures: night team with scrubber, two people with caddies. Where only one category is allowed, choose by weekly hours worked, as that is what you staff.",
      },
      {
        heading: "Show neighbourhoods you can reach",
        text: "Travel between jobs eats the margin. Enter districts where cleaners already live, and mark days for each. Marketplace radius sliders are too generous, so set them small. When a team gains a car or loses a member, adjust areas that week to avoid refusing bookings.",
      },
    ],
    questions: [
      {
        question: "Which websites should a new domestic cleaner be listed on first?",
        answer:
          "Start with a map profile hiding your home, Nextdoor, and one marketplace that checks identity. Ask the first families for comments mentioning reliability and keys. Leaflets at the letting agent count too. Add further sites only when your diary has gaps on particular weekdays.",
      },
      {
        question: "How do franchise branches avoid colliding with the head office listing?",
        answer:
          "Head office should hold brand pages and recruitment, franchisees their territory, with a local number and manager's photograph. Agree who creates map profiles and the naming pattern in the manual. Territories are service areas, so no invented street addresses, and calls outside pass to neighbours.",
      },
      {
        question: "Should specialist jobs like biohazard or flood cleaning be separate?",
        answer:
          "Yes. Callers are distressed or insured, need a line at night and ask for certificates, for instance IICRC. Use restoration or biohazard categories, plain words and no graphic pictures. Insurers and police liaison lists come by application. Keep domestic reviews away from this profile altogether.",
      },
    ],
  },
  "logistics-services": {
    intro:
      "Shippers ask for a lane, a mode and a date; freight forwarders look for agents at the other end; shoppers want a parcel traced. Those are three kinds of directory. Networks such as WCA or FIATA's members list connect forwarders. Load boards join carriers and brokers. Kompass, Europages and Thomasnet reach manufacturers. Removal firms belong on consumer sites, and depots need accurate pins for drivers.",
    prepare: [
      "USDOT, MC or operator licence numbers, customs broker permit, IATA or bonded warehouse approval, checked against the public safety record.",
      "Lanes by origin, destination, mode and frequency, with your own equipment distinguished from partners' trucks, containers or aircraft space.",
      "Warehouse facts such as pallets, clear height, temperature ranges, dock doors, racking, dangerous goods classes and cut-off hours.",
      "Cargo liability terms, insurance limits, claims address and incoterms handled, as a PDF for procurement and for overseas agents.",
      "Gate photographs, truck entrance coordinates, waiting area, booking slot rule and the phone that answers a driver before dawn.",
    ],
    advice: [
      {
        heading: "Pin the gate, not reception",
        text: "Lorries follow map pins into residential streets. Set one entry for visitors and, where the platform permits, another for deliveries with hours and height limit. Send the coordinates to navigation providers too. Ask three drivers whether it took them right, then correct what they say.",
      },
      {
        heading: "Lanes beat global promises",
        text: '"Worldwide solutions" tells a chemical exporter nothing. Chilled groupage from Murcia to Rotterdam twice weekly brings the right call. Give your five best lanes, the commodities and the day of departure. Update at each schedule change, with the operations desk owning that field.',
      },
    ],
    questions: [
      {
        question: "Which freight directories help a small forwarder to find overseas agents?",
        answer:
          "Agent networks with membership vetting and payment protection are the usual route, together with national association lists such as those under FIATA. Complete customs, modes and languages in detail. Attend the network's meeting once, because agents rarely send cargo to a profile they never met.",
      },
      {
        question: "Should each depot appear on maps when customers cannot visit?",
        answer:
          "Drivers, temporary staff and emergency services need it, so an entry can be justified if the site is staffed and signed. State that there is no public collection. Parcel shops and counters get separate profiles, with collection hours, identification needed and the tracking line displayed.",
      },
      {
        question: "How do carriers keep safety and authority details matching across listings?",
        answer:
          "Take the regulator's record as master: legal name, trading name, numbers, physical address. Load boards and broker onboarding tools pull from it, and freeze accounts on mismatch. Let the compliance officer check after insurance renewals, moves or fleet changes, prior to touching marketing profiles.",
      },
    ],
  },
  agriculture: {
    intro:
      "Farm listings divide by what leaves the gate. Vegetable boxes and pasture meat go on LocalHarvest or Eatwild; grain, cattle and machinery trade on exchanges; contractors, vets and seed merchants belong in rural trade directories. Farm shops, pick-your-own fields and glamping need maps and tourist boards. Growers selling abroad use export catalogues. Harvest decides everything, so an entry has to say what is available when.",
    prepare: [
      "Produce calendar by week with varieties, sizes and quantities, including the hungry gap, so buyers know when not to ring.",
      "Organic, GAP, Red Tractor or pasture certificates with inspection body and parcels covered, since one field does not certify a farm.",
      "Gate coordinates, track surface, turning room, dog rule and honesty box, as satnavs choose the wrong lane in open country.",
      "Breed, feed, slaughterhouse, hanging days and cut lists for meat, or Brix, grade and packing format for fruit.",
      "Photographs from each season of field, animals, packing shed and stall, with biosecurity signs showing and visitors' children unrecognisable.",
    ],
    advice: [
      {
        heading: "Direct sales and trade differ",
        text: "Families want Saturday hours and a card machine. Wholesalers want pallets, residue tests and a reefer slot. Give the farm shop its own profile with pin at the parking field, and keep the growing business on B2B sites under its holding number and legal name.",
      },
      {
        heading: "Open and close with crops",
        text: "Strawberries end overnight. Use seasonal hours, a voicemail and a one-line update on the map each picking morning, done by the person who opens the gate. Put autumn squash or Christmas trees in place before berries finish, so that the entry never falls silent.",
      },
    ],
    questions: [
      {
        question: "Where can a small farm list produce for direct local sale?",
        answer:
          "LocalHarvest and Eatwild in America, farmers' market pages, box-scheme maps, extension service lists and regional food brands elsewhere. Ask the market manager which one customers mention. Add a map profile as farm shop or pick-your-own if people may come, with road directions in words.",
      },
      {
        question: "Should agricultural contractors be listed by machine or by service?",
        answer:
          "Use the job and the width: round baling, slurry with dribble bar, six-metre drilling. Neighbours know machines, land agents search for operations. State hectares per day, travelling distance, operator certificates and months already booked. Show kit working in your soil instead of the dealer's brochure picture.",
      },
      {
        question: "Can visitors and biosecurity both be respected in a public listing?",
        answer:
          "Yes, by separating what is open. Pin the shop or field entrance, give hours, and mark livestock yards as private in photographs and text. During disease restrictions switch to temporarily closed, copying the authority's words. Delivery and feed lorries get their instructions privately.",
      },
    ],
  },
};
