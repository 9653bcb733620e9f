import type { Guide } from "./guide.ts";

export const nicheBacklinks3: Record<string, Guide> = {
  influencers: {
    intro:
      "Brand managers search creator databases by audience country, category and past partnerships, and most such databases pull figures straight from your social accounts. A link to your website is an extra field, sometimes missing. Collabstr shows packages openly; closed networks show nothing to crawlers. Divide this list into pages the public can open and pages behind a brand login, because only the former can hold a backlink.",
    prepare: [
      "Build a one-page media kit on your own domain, with audience split, formats offered and contact for bookings.",
      "Standardise your handle across platforms where possible, then record every variation that a directory might display wrongly.",
      "Take audience screenshots on one date each quarter, so figures quoted on several sites never contradict themselves.",
      "Choose two content categories you would still enjoy next year, because marketplaces fix your early matches around them.",
      "Keep disclosed partnerships in a folder with links, since agencies check whether adverts were labelled as rules demand.",
    ],
    advice: [
      {
        heading: "Link in bio is rented",
        text: "Bio-link tools send followers through another company's domain. Directories that accept only one address should get your own site, with the same buttons on it. That way press mentions, agency rosters and fan pages gather around a name that survives an account suspension.",
      },
      {
        heading: "Avoid growth-service neighbours",
        text: "Creator listings stuffed with follower sellers and engagement pods are read by no one who signs contracts. Check the footer and sponsored slots. If a row invites you to buy comments, delete it and warn your manager, as association alone can fail a brand safety review.",
      },
    ],
    questions: [
      {
        question: "Do creator marketplaces give a dofollow link to my site?",
        answer:
          "A minority do. Many allow social handles only, so a web address has no place to live. Look at an existing public profile without signing in and inspect the button. Write down what you find, but choose by the quality of campaigns posted there.",
      },
      {
        question: "Why would an Instagram creator need web backlinks at all?",
        answer:
          "People search your name after seeing a reel, and so do brand lawyers. Without a site and a few solid mentions, gossip pages or fan accounts answer for you. Links help your own version appear. They do nothing for reach inside a social feed.",
      },
      {
        question: "Which entries should a micro creator work through first?",
        answer:
          "Begin with your kit page, then one open marketplace in your language, then tourism boards or local brands you have actually worked with. Ask those partners to credit you by name and link. Leave celebrity databases, agency-only platforms and paid verification directories for another year.",
      },
    ],
  },
  "tourism-and-travel": {
    intro:
      "Travel sites come as sales channels, guides and official boards, and the three behave differently towards your link. GetYourGuide and Viator sell tickets and keep the traveller. TripAdvisor mixes reviews with booking. Destination marketing organisations often link straight to operators who are licensed locally. Read this list from the visitor's map outward: the harbour, the town, the region, the country, then worldwide directories if energy remains.",
    prepare: [
      "Hold operator licences, guide badges, insurance and bonding details together, as regional boards ask for them at registration.",
      "Describe each tour with meeting point, duration, fitness level and language, the facts that prevent refunds and poor reviews.",
      "Publish separate pages per excursion and season, so winter links do not lead guests towards a closed boat trip.",
      "Gather photographs with guests' permission in several weathers, including honest ones for months when rain is likely.",
      "Translate the core page for your two main visitor countries, using a speaker, before approaching foreign-language guide sites.",
    ],
    advice: [
      {
        heading: "Ask the tourist board",
        text: "Visitor bureaux need accurate things-to-do pages, and staff update them before each season. Meet their quality scheme, send opening dates early, and request that your own website be shown alongside any booking partner. Those official pages are what travel writers copy from.",
      },
      {
        heading: "Mark commission channels clearly",
        text: "In your sheet give online travel agencies a different colour. Their pages may outrank yours for your own tour name, and their tracking links are not backlinks. Decide which departures you allot them, keep the rest direct, and compare cancellations as well as bookings.",
      },
    ],
    questions: [
      {
        question: "Are travel blog links better than tourism directory entries?",
        answer:
          "A writer who took your tour and says how it felt beats a bare entry, provided any free place is disclosed. Directory rows supply steady facts between such articles. Avoid blogs whose every post is a hosted review with three suspiciously tidy links inside.",
      },
      {
        question: "Should a local tour guide submit to worldwide travel indexes?",
        answer:
          "Last of all, if ever. Many were built for search engines fifteen years ago and still list airlines that no longer fly. Your time brings more at the hotel desks nearby, the national guides' register and the regional website. Strike any index without a working map.",
      },
      {
        question: "How far before high season must listings be live?",
        answer:
          "Long-haul visitors plan months ahead, weekenders decide on Thursday. Official boards often close brochure data the previous autumn. Use your shoulder season for submissions, test every booking link at its start, and note review dates so prices are not last summer's when enquiries arrive.",
      },
    ],
  },
  "hospitality-services": {
    intro:
      "A guesthouse, a conference hotel and an events caterer read this list with different eyes, yet share a problem: intermediaries stand between them and the guest. Booking.com and Hostelworld bring reservations and keep the relationship. Their pages are not backlinks in any useful sense. What helps your own domain are destination boards, venue finders, wedding and meetings directories, and neighbours whose visitors need a bed or a banquet.",
    prepare: [
      "State room types, capacities and floor areas identically everywhere, because planners copy figures straight into seating and rooming plans.",
      "Refresh star rating, fire certificate and accessibility statement, which official accommodation registers verify before they show a property.",
      "Photograph bedrooms made up as guests find them, plus step-free routes, bathrooms and parking, not only the lobby.",
      "Prepare a meetings page with layouts, daylight, rigging and delegate rates, separate from leisure offers and restaurant hours.",
      "Check who controls your brand, property and restaurant profiles, since franchise rules may forbid changing names or website addresses.",
    ],
    advice: [
      {
        heading: "Protect your direct address",
        text: "Look up the property by name and see which website each listing opens. Some channels bid on hotel names or create lookalike pages. Where a directory allows the official site, supply the booking page without parameters, and recheck after every change of channel manager.",
      },
      {
        heading: "Serve the event planner",
        text: "Venue finders ask for floor plans, maximum numbers and catering rules. Fill these completely or skip the row, since a half-empty venue page is filtered out immediately. One finished listing in a meetings directory outperforms five accommodation indexes for a hotel with idle weekday halls.",
      },
    ],
    questions: [
      {
        question: "Do OTA pages count when we tally hotel backlinks?",
        answer:
          "Leave them out. Online travel agencies rarely expose your site, and when they do the path runs through tracking. Keep a distribution sheet for commission and availability. Your backlink record should hold tourism boards, venue guides, local attractions, press and suppliers that anyone can click.",
      },
      {
        question: "Which directories suit caterers and serviced apartments rather than hotels?",
        answer:
          "Caterers fit wedding platforms, venue preferred lists and city food guides. Serviced apartments suit relocation services, corporate housing associations and hospital visitor pages. Neither gains from hostel sites. Sort rows by length of stay or number of plates, whichever describes what you invoice for.",
      },
      {
        question: "What if a listing shows our property's old brand?",
        answer:
          "Rebranding leaves traces for years. Start with maps and the tourist register, then booking channels, then every guide in your log. Send proof of the change with a facade photograph. Keep the former domain redirecting, because printed maps and old reviews still point there.",
      },
    ],
  },
  "childcare-providers": {
    intro:
      "Parents check safety before anything else, so the rows that matter are those tied to licensing. State child care finders, inspection reports and local authority lists show your registration status, sometimes with a website field no one filled in. Winnie and Care.com help families compare; Childcare.co.uk does so in Britain. A general business index cannot show ratios or inspections, and few parents would trust it anyway.",
    prepare: [
      "Match setting name, licence number and capacity to the regulator's record, since parent finders import them without asking.",
      "List age groups with staff ratios and real vacancies, because waiting families leave quickly when availability is vague.",
      "Use photographs of rooms, garden and displays, and show children only with parental permission that names outside websites.",
      "Link your latest inspection report from a page on your own site, including what you improved afterwards.",
      "Explain funded hours, sibling places, meals and holiday closures, which parents compare across three settings on one evening.",
    ],
    advice: [
      {
        heading: "Start with official family information",
        text: "Councils and state agencies maintain directories that health visitors, schools and employers consult. Updating yours is free and often overlooked after registration. Add the website, opening hours and special needs provision. Only when that record is right should you begin on commercial parent sites.",
      },
      {
        heading: "Keep staff privacy safe",
        text: "Some forms invite full names, faces and shift patterns. Give the manager's name and a setting phone, nothing more. Parents need reassurance about checks and qualifications, which you can state as policy. Log what each site shows, so a leaver's details can be withdrawn promptly.",
      },
    ],
    questions: [
      {
        question: "Is Care.com useful to a nursery or only to nannies?",
        answer:
          "It covers individual carers and centres, though the balance varies by area. Search as a parent in your postcode and see how many settings appear. If results are mostly sitters, keep a short entry and spend time on Winnie or the council finder instead.",
      },
      {
        question: "Can a home daycare list publicly without giving its address?",
        answer:
          "Many childminders show only the neighbourhood and share the street after a call. Check what the licensing site already publishes, since that may be outside your control. Avoid directories that force a map pin. A village page or school newsletter reaches the same parents more safely.",
      },
      {
        question: "Do backlinks matter if our waiting list is full?",
        answer:
          "Vacancies return every September when older children leave for school. Families search up to a year ahead, and future staff look you up too. Keep records correct while full, note that places are limited, and invite visits for the coming intake. Ignore everything else.",
      },
    ],
  },
  "home-improvement": {
    intro:
      "Angi, HomeAdvisor, Porch, Thumbtack, Networx and Bark sell introductions; Houzz sells inspiration; Checkatrade and HomeStars sell reassurance. Very few of them sell a backlink worth the name. This list works best as a map of where a homeowner with a leaking roof or a tired bathroom looks first. Choose by trade and postcode, set a ceiling on lead spending, and let manufacturer installer pages provide the links.",
    prepare: [
      "Break your offer into jobs people type, like loft insulation or shower replacement, each with its own page.",
      "Keep licence, insurance and gas or electrical registrations as scans, because review platforms check them again every year.",
      "Photograph every job from the same corner before and after, with dust sheets gone and room lights off.",
      "Set minimum job value and travel distance on each platform, since their defaults send you across the county.",
      "Ask finishing customers for a review within days, mentioning the exact work, while the new kitchen still delights them.",
    ],
    advice: [
      {
        heading: "Know shared from exclusive leads",
        text: "A shared lead rings four phones. An exclusive one costs more and should be refundable when the number is dead. Write the arrangement next to each row, together with refund conditions. After ten quotes you can compare won jobs, which no link attribute can tell you.",
      },
      {
        heading: "Installer locators last longest",
        text: "Window brands, boiler makers and decking suppliers help buyers find approved fitters. Training days give entry and sometimes extended warranties. Unlike pay-per-lead pages, the listing stays while accreditation does, and normally names your website. Book courses in winter, when outside work slows down.",
      },
    ],
    questions: [
      {
        question: "Do Angi or Thumbtack profiles help my own website rank?",
        answer:
          "Their purpose is booking work on their own pages, so any benefit to your domain is slight. They may rank above you for town searches, which makes a well-reviewed profile worthwhile in itself. Keep your site strong for job-specific questions those platforms answer poorly.",
      },
      {
        question: "Should remodelers submit to every free contractor directory available?",
        answer:
          "No. Free sites often resell your number to canvassers, and a second line fills with insurance offers. Use a tracking extension for untested rows, drop those that bring only salespeople within a month, and record it. Reliable merchants and federations deserve the time saved.",
      },
      {
        question: "How should seasonal trades read a home services list?",
        answer:
          "Gutter, heating, pool and paving work each have a rush. Rank rows by when their audience appears, and submit two months earlier. Pause paid leads during your full weeks. Off season, tidy photographs and chase the customers who promised a review but forgot.",
      },
    ],
  },
  "automotive-services": {
    intro:
      "Repair shops, dealers, detailers and towing firms need separate passes through this list. RepairPal speaks to drivers worried about being overcharged. Cars.com, CarGurus and DealerRater revolve around vehicles for sale and the people selling them. A mechanic gains nothing from an inventory portal. Certification bodies, parts brands and tyre makers run shop locators whose links are earned by training, and those rows usually deserve the opening hour.",
    prepare: [
      "Write out makes serviced and jobs refused, since hybrid batteries, diesels or classics decide whether a driver calls.",
      "Display ASE or equivalent technician certificates with names approved by staff, and renew listings before any credential expires.",
      "Quote labour rate policy, diagnostic charge and warranty on repairs, the three things that nervous motorists compare.",
      "Photograph bays, lifts, waiting area and signage with customers' number plates covered and fluids wiped off the floor.",
      "Confirm towing hours and breakdown number separately from workshop hours, because emergencies reach the person who answers at midnight.",
    ],
    advice: [
      {
        heading: "Sales portals versus workshop rows",
        text: "If you sell and repair, make two profiles with different departments, phone numbers and pages. Inventory sites pull stock by feed and expire it. Service locators keep a stable entry. Mixing both sends people asking about brake pads to a finance manager, and no one calls back.",
      },
      {
        heading: "Parts brands know you",
        text: "Your tyre, oil, battery and paint suppliers often list approved outlets. Ask the rep to check that the pin, hours and web address are current. Fleet card and warranty companies hold networks too. Few independents look at these pages after joining, so errors linger.",
      },
    ],
    questions: [
      {
        question: "Is RepairPal certification worth it for an independent garage?",
        answer:
          "It involves standards on pricing, warranty and training, so read those against how you already work. The audience is right: drivers seeking a fair shop. Compare membership terms with the jobs such a customer brings. The backlink should weigh very little in that decision.",
      },
      {
        question: "Which car directories should a mobile detailer pass over?",
        answer:
          "Pass over dealer review sites, vehicle classifieds and repair networks, since none has a matching category. Use local service platforms, film and coating brands' installer maps, and owners' club supplier pages. Set a service area instead of an address, and mention water and power needs.",
      },
      {
        question: "How can a dealership keep staff profiles from becoming dead links?",
        answer:
          "Salespeople move often, and DealerRater ties reviews to names. Point employee pages at a department address that will persist. When someone leaves, mark the profile within the week and move appointments. Your directory log should have a leaver column that human resources can see.",
      },
    ],
  },
  "pet-services": {
    intro:
      "Owners hand over a house key and an animal they love, so trust signals decide which rows to keep. Rover holds walkers and sitters inside its own booking flow. BringFido lists places that welcome dogs. Vets, groomers, trainers and boarding kennels each have professional registers besides. Before checking link types, ask whether the site mentions licences, insurance or vaccination rules, because sites that do attract the careful clients.",
    prepare: [
      "Keep your boarding or kennel licence number, inspection rating and insurer's name in one file for profile forms.",
      "Specify species, breeds, sizes and temperaments you accept, including how you treat unneutered males or reactive dogs.",
      "Photograph sleeping areas, fencing, vehicles and grooming tables, with pets shown only where their owners have agreed.",
      "Explain emergency vet arrangements, medication charges and missed pick-up rules on a page that listings can reference.",
      "Name the postcodes you walk or drive to, because travel between visits decides whether a booking makes sense.",
    ],
    advice: [
      {
        heading: "Vets and shelters recommend",
        text: "Practice noticeboards have become web pages listing trainers, behaviourists and sitters they trust. Introduce yourself with credentials and references. Rescue centres keep similar pages for adopters. These small local links come from people owners already believe, and no subscription can obtain them.",
      },
      {
        heading: "Read platform exclusivity carefully",
        text: "Sitting marketplaces may forbid arranging repeat stays elsewhere for customers met through them. Before adding your website to such a profile, see if it is allowed. Note the clause in the sheet. Losing fifty reviews over one sentence would cost far more than any backlink brings.",
      },
    ],
    questions: [
      {
        question: "Does a Rover profile give my dog walking website a link?",
        answer:
          "Assume it does not until you have looked, since the service wants bookings made there. Treat it as a separate source of clients. For links, ask your trainer association, veterinary practice, town dog park page and BringFido if your premises welcome canine visitors.",
      },
      {
        question: "Should a groomer appear in directories for boarding kennels?",
        answer:
          "Only if you hold the licence to keep animals overnight. Wrong categories bring calls you must refuse, and some councils watch such adverts. Choose grooming registers, local service pages and breed clubs. A bath between stays at someone else's kennel does not make you one.",
      },
      {
        question: "How do holidays affect working through a pet directory list?",
        answer:
          "Boarding fills for summer, Christmas and half-term, so profiles need approving well beforehand. Afterwards, owners leave reviews while the memory is warm. Use quiet February weeks to update vaccination policies and photographs. Fireworks season suits trainers, who should have noise advice ready to link.",
      },
    ],
  },
  "wedding-planners": {
    intro:
      "Couples open The Knot, WeddingWire, Zola or Hitched with a date in mind and a dozen tabs next to them, and full planners compete there with day-of coordinators at a third of the fee. So read rows by service level as well as region. Real-wedding blogs and venue supplier pages are where editors choose. A backlink from a featured celebration says more than a storefront anyone may rent.",
    prepare: [
      "Separate full planning, partial planning and on-the-day coordination, with a starting figure or range next to each package.",
      "Request gallery rights from photographers before submitting any wedding, and credit them exactly as their licence prescribes.",
      "Collect a supplier sheet for each celebration, from stationer to band, since feature editors refuse incomplete credits.",
      "Write about cultural ceremonies you have truly run, naming traditions correctly, because families recognise borrowed vocabulary at once.",
      "Publish dates still open for the next two seasons, and close months in which you take only one event.",
    ],
    advice: [
      {
        heading: "Features need fresh stories",
        text: "Wedding editors usually want exclusivity, so send each celebration to one publication and wait. Keep a column for date sent, reply and embargo. Rejected sets can go to a regional magazine or the venue's journal. Those links arrive with pictures, names and an audience planning theirs.",
      },
      {
        heading: "Storefront contracts deserve dates",
        text: "Paid positions in bridal marketplaces run for a year and may renew unnoticed. Record notice periods, your region's tier and the number of planners above you. Judge by consultations held, not saves or clicks. The website link inside a storefront is the least of it.",
      },
    ],
    questions: [
      {
        question: "Are The Knot and WeddingWire separate backlinks for a planner?",
        answer:
          "They belong to the same group, and a single account can feed both, so check what appears on each before counting twice. Domains differ even where content repeats. Read the link types shown, then look at whether couples in your county actually message through either.",
      },
      {
        question: "Which bridal directories can destination wedding specialists leave out?",
        answer:
          "Leave out county guides for places you never work, and city fairs lists. Favour venue groups abroad, tourism boards' wedding pages and publications read where couples live. Note legal ceremony rules on your landing page, as that question brings more serious visitors than any badge.",
      },
      {
        question: "When do newly engaged couples start reading planner listings?",
        answer:
          "A wave follows the December holidays and another Valentine's Day, though large parties begin eighteen months out. Have new photographs approved by late November. Keep January clear for replies within hours. During summer Saturdays no one should be editing forms, so schedule upkeep for midweek autumn.",
      },
    ],
  },
  "wellness-coaches": {
    intro:
      "Coaching is unregulated in most places, which is why the better rows ask for something: a certificate, supervised hours or membership of a recognised body. Noomii helps clients find a coach, BookRetreats lists stays, Wellness.com leans towards health providers. Sleep, nutrition, breathwork and burnout each meet different readers. Keep away from indexes that seat you next to miracle detoxes, because cautious clients judge by company.",
    prepare: [
      "Bring your coaching credential, training hours and code of ethics, and never let wording suggest therapy or medical treatment.",
      "Describe one person you help, at what turning point, rather than promising balance to anyone who breathes.",
      "Prepare a boundaries paragraph saying when you refer clients to a doctor, dietitian or licensed therapist instead.",
      "Record a two-minute introduction facing a window, as people choose a coach largely by voice and manner.",
      "Map programmes to pages, so a retreat directory opens retreat dates while a coach finder opens your biography.",
    ],
    advice: [
      {
        heading: "Credential bodies before marketplaces",
        text: "Training schools and federations publish graduate or member finders that clients use to check a claim. They cost nothing beyond dues you already pay. Update specialism, language and location there, then use open coaching marketplaces. If a body certifies anyone after a weekend, weigh its page accordingly.",
      },
      {
        heading: "Employers search elsewhere",
        text: "Company wellbeing buyers ask brokers, benefits platforms and local HR groups. Those pages seldom appear on consumer lists. When workshops pay your bills, add chamber directories, speaker bureaux and conference programmes to the table. Give each a page about group sessions and insurance.",
      },
    ],
    questions: [
      {
        question: "Can health coaches list themselves on Psychology Today or Healthgrades?",
        answer:
          "Those serve licensed clinicians, with verification to match. Coaching without a qualifying licence does not fit, and borrowing a category could mislead vulnerable people. Stay with coach finders, studio pages and corporate wellbeing lists. Anyone holding both qualifications should keep two clearly separate profiles.",
      },
      {
        question: "Do directory backlinks bring trust to a new coaching site?",
        answer:
          "Some trust comes from seeing your name where standards apply, such as a federation's finder. Followed entries among crystals and weight-loss pills bring the opposite. Five careful profiles, a few guest talks and honest testimonials are enough for your opening year. Anything more can wait.",
      },
      {
        question: "What dates matter when listing retreats and group programmes?",
        answer:
          "Retreat sites sort by departure, so expired dates sink or hide your page. Load the whole year, state cancellation terms and close sold-out weeks. Keep one lasting address per retreat on your site, changing its calendar only, which preserves every mention it earned previously.",
      },
    ],
  },
  "public-relations": {
    intro:
      "A communications firm earns coverage for others and often neglects its own record. O'Dwyer's and CommunicationsMatch are read inside the industry, Clutch by marketing departments, professional bodies by procurement. Those form the core of this list. Press release sites are the trap: they look like easy links, yet syndicated copies carry almost no value and a PR adviser using them for search will be asked why.",
    prepare: [
      "Define practice areas, such as crisis, healthcare or consumer tech, with a senior name answerable for each one.",
      "Check client confidentiality before naming accounts, since retained crisis work should never appear in a public directory.",
      "Compile fee income and headcount in the form rankings request, signed off by finance to avoid later corrections.",
      "Choose three campaigns with objective, idea and measured result, and link original coverage instead of scanned cuttings.",
      "Prepare short biographies for spokespeople including their former newsrooms, because clients want to know whom you can call.",
    ],
    advice: [
      {
        heading: "Release wires are not directories",
        text: "Wire distribution repeats one text on many domains. Google expects links in such releases to be qualified, and duplicate pages add nothing besides. Keep wires for disclosure duties or journalists' alerts. Delete them from any backlinks sheet, including ones a junior added to swell totals.",
      },
      {
        heading: "Rankings with submission windows",
        text: "Industry league tables open once a year and require accounts or declarations. Put deadlines in the diary with an owner, since late forms wait twelve months. A placed entry is cited by trade press afterwards. Those secondary mentions tend to link to your firm or profile.",
      },
    ],
    questions: [
      {
        question: "Is O'Dwyer's listing useful for a boutique communications agency?",
        answer:
          "It reaches people who hire and work in American PR, so a US boutique with a speciality may fit. Read current terms and see how firms your size appear. Agencies elsewhere should begin with their national association, whose member finder serves local buyers better.",
      },
      {
        question: "Should media coverage we win for clients count as our links?",
        answer:
          "It points to the client, so no. Ask instead for contributor credits, award write-ups and partner pages naming your firm. A case study on the customer's website is a courtesy some will grant. Keep both categories apart, or your own visibility looks healthier than it is.",
      },
      {
        question: "How do journalists' request services compare with directory listings?",
        answer:
          "Answering a reporter's query can earn a quoted line and sometimes a link, chosen by an editor. A directory entry sits quietly for checking. Both have places. Track replies sent, quotes used and whether credit named the agency, then compare effort each quarter.",
      },
    ],
  },
  "content-creators": {
    intro:
      "Video makers, newsletter writers and podcasters publish on platforms that mark outbound links nofollow nearly everywhere, so they arrive at this list hungry for followed ones. Slow down. Podchaser credits people by episode; Collabstr lists packages; community sites show unfinished work. What a creator needs is a home domain that directories confirm. Choose rows that credit the piece you made, with role, date and a working link.",
    prepare: [
      "Buy the domain matching your channel name, and set up a page that archives every format you publish.",
      "Keep an artwork pack containing square cover, wide banner and portrait, because each podcast or video index crops differently.",
      "Verify your RSS feed, captions and episode descriptions, since catalogues import them and will repeat every typing error.",
      "Compose a biography in first and third person, so you never rewrite it inside a tiny form field.",
      "Clear music, clips and guest permissions, as a copyright strike can remove the very profile others link to.",
    ],
    advice: [
      {
        heading: "Credits are slow backlinks",
        text: "Guest appearances leave a trail of show notes. Send hosts a tidy credit line with your own address after recording, not a platform handle. Credit databases then pick it up. Over two years those scattered lines describe your body of work better than a bulk submission could.",
      },
      {
        heading: "One home, many outposts",
        text: "Put outposts in order: indexes for your medium, sponsor marketplaces, interest communities, then general lists. Every one should lead to the same home page. If an algorithm hides your channel next spring, subscribers can still search your name and find where you moved.",
      },
    ],
    questions: [
      {
        question: "Does submitting a podcast to ten apps create ten backlinks?",
        answer:
          "It creates ten show pages, each displaying your website if the feed includes it. Many use nofollow or script links. Do it for listeners. In your record, note claimed status and whether the site field appears, then leave search benefit out of the calculation.",
      },
      {
        question: "Are YouTube description links any good for website authority?",
        answer:
          "They are nofollow and repeated under every upload, so regard them as signposts for viewers. A written transcript on your site gives others something quotable. Newsletters and forums will link to a useful page with a timestamped summary far sooner than to a video channel.",
      },
      {
        question: "Which creator directories look helpful but waste an afternoon?",
        answer:
          "Star-name wikis that delete small entries, leaderboards updated from follower counts only, and pages demanding a shout-out before approval. Add membership clubs that hide profiles from search. If no visitor can reach a single episode or article within two clicks, leave the tab closed.",
      },
    ],
  },
  "apparel-and-fashion": {
    intro:
      "Labels, boutiques and cut-and-sew factories all find their names on this list, and each should ignore two thirds of it. Not Just A Label presents independent designers; Maker's Row connects brands with American producers; marketplaces sell garments without helping your domain. Editorial links come from lookbooks, stockists and stylists. Check the clothes shown on a site before its numbers, because taste is the entry test here.",
    prepare: [
      "Shoot a lookbook on models and flat, labelled by season and style code, with hair and makeup credits attached.",
      "Write down fibre content, country of making and care for every style, since ethical indexes ask about each.",
      "Split wholesale and retail pages, because a buyer wants line sheets and minimums while shoppers want sizes.",
      "Register brand names and check trademark classes before creating profiles, as renaming thirty listings after a dispute hurts.",
      "Plan page addresses without season names, so a link to linen dresses survives when summer stock sells out.",
    ],
    advice: [
      {
        heading: "Follow the buying calendar",
        text: "Buyers see collections half a year before customers do. Trade show exhibitor pages open with registration and close after the fair, so complete them early with a lasting brand address. Retail guides follow delivery. Give each row its month, and the list stops feeling endless.",
      },
      {
        heading: "Mills and makers reciprocate",
        text: "A weaver proud of its cloth, a tannery or a small factory may feature brands it supplies. Such pages are evidence of provenance, unlike a swap with an unrelated shop. Offer a making-of paragraph and process pictures. Let them decide wording and whether to link.",
      },
    ],
    questions: [
      {
        question: "Do fashion marketplaces help a label's own site get found?",
        answer:
          "They make the label known, yet customers often remember the marketplace. Use the brand story field, mention your name consistently, and include a card in parcels. For the domain itself, stockist pages and magazine credits do more. Keep marketplace rows under sales, not backlinks.",
      },
      {
        question: "How can a clothing brand tell good style directories from spam?",
        answer:
          "Look for a curator with a point of view. If replica handbags, coupon codes or escort adverts appear within three clicks, leave. Check whether shown labels still trade. A small edited index of knitwear beats a general shopping list where no one chose anything on purpose.",
      },
      {
        question: "Should a garment factory use the same backlink list as brands?",
        answer:
          "No. Production buyers search sourcing platforms by garment type, minimum order and certification. Maker's Row, export councils and textile fairs serve them. Consumer style pages would only bring people wanting one dress. Strike retail rows and add machinery, lead time and sampling details elsewhere.",
      },
    ],
  },
  "media-and-publishing": {
    intro:
      "Publishers give links for a living and receive most of theirs by being cited, so a directory list plays a supporting part. It fixes facts: who owns the title, who edits it, where to complain. Newsstand indexes, press associations and library catalogues do that well. Feedspot arranges feeds by topic. Rows offering guest posts for a fee should be struck out loudly, for a newsroom selling links damages itself.",
    prepare: [
      "Assemble masthead facts: legal owner, editor, address, complaints procedure and ISSN, matching what appears in your imprint.",
      "Test news sitemaps, author pages and feeds, because aggregators decline titles whose articles lack dates or named writers.",
      "Write an editorial policy page covering corrections, sponsorship labels and artificial intelligence, which reviewers now look for first.",
      "List imprints, magazines and podcasts individually, each with a permanent address that outlives any redesign of sections.",
      "Hold audited circulation or traffic statements with dates, quoting only figures your commercial team would repeat to advertisers.",
    ],
    advice: [
      {
        heading: "Library and book trade records",
        text: "Book houses should check metadata before chasing websites: ISBN agencies, wholesalers, national libraries and author societies feed hundreds of catalogues. Corrections there spread outward. Ask that the publisher field uses one spelling. These records seldom hold dofollow links, yet every reader search depends on them.",
      },
      {
        heading: "Refuse the link trade",
        text: "Agents will offer money for a paragraph in your archive, or a swap with another title. Agreeing turns your site into someone's row on a list like this one. Publish a refusal on the contact page, and mark any paid content with the sponsored attribute.",
      },
    ],
    questions: [
      {
        question: "Which directories should an independent magazine submit to first?",
        answer:
          "Choose your press association, the ISSN portal, a magazine stockists' index and regional media lists used by public relations staff. After those, topic indexes such as Feedspot. Academic journals have their own registers with inspection of peer review, which deserve far more preparation time.",
      },
      {
        question: "Do syndication partners count as backlinks for our articles?",
        answer:
          "Only where the copy names you with a link, and better still a canonical tag pointing home. Without these, the partner's version may appear in results instead. Write linking terms into the agreement, sample ten republished stories each month, and chase editors about omissions.",
      },
      {
        question: "How should a publisher log listings for several closed titles?",
        answer:
          "Give each former title a status: archived, merged or sold. Keep its domain alive with redirects to the archive, tell catalogues the cessation date, and note the successor. Historians and courts cite old articles, so those incoming links merit care long after advertising ends.",
      },
    ],
  },
  cybersecurity: {
    intro:
      "Security buyers are suspicious readers. They check who certified you, who disclosed your last bug and whether your site asks too many questions, well before noticing a backlink. CyberDB and Expert Insights list vendors by function; PeerSpot and G2 hold practitioner reviews; accreditation schemes list approved testers. Read rows as an attacker might, too. Any directory demanding admin access or customer names should be dropped on sight.",
    prepare: [
      "Classify the offer correctly as endpoint, identity, testing or managed detection, since analysts and directories share that vocabulary.",
      "Link a trust page with certifications, subprocessors and penetration test summaries, in versions cleared by your own security officer.",
      "Publish security.txt and a disclosure policy, because researchers and careful editors look for both before recommending anyone.",
      "Redact product screens so that no live hostnames, alerts or client logos survive at any zoom level.",
      "Obtain practitioner reviews from people permitted to speak, as many employers forbid staff from naming defensive tools.",
    ],
    advice: [
      {
        heading: "Accreditation rows outrank everything",
        text: "Schemes such as CREST or national cyber agencies list assessed companies, and tenders quote those lists. Admission takes audits and named staff. Maintain contact and service scope carefully. Even an unlinked mention there does more in a bid than a followed profile on a tool index.",
      },
      {
        heading: "Beware hollow excellence awards",
        text: "The sector has many awards with entry fees, generous categories and a badge linked back to the organiser. Placing that badge gives them a link, not you. Ask who judged and how many lost. Put the rest in a do-not-enter tab so colleagues stop asking.",
      },
    ],
    questions: [
      {
        question: "Do security vendors need review sites if deals start with analysts?",
        answer:
          "Enterprise shortlists often combine both. Analysts define categories, while PeerSpot or G2 reviews show how deployment really went. A smaller vendor without analyst coverage can be found there. Complete one such profile well, and treat its outbound link as a convenience for evaluators.",
      },
      {
        question: "Can publishing research earn better backlinks than cyber directories?",
        answer:
          "Usually. A reproducible advisory, detection rule or honest incident review is cited by journalists, agencies and other defenders. Coordinate disclosure first. Directories then confirm who wrote it. Give every advisory a stable address and author, because references to it continue for years.",
      },
      {
        question: "What personal data should stay off a security company's listings?",
        answer:
          "Leave out analysts' direct numbers, travel plans, shift rotas and personal social accounts. Use a role mailbox with phishing training behind it. Directories get scraped within days. Review each profile as reconnaissance material twice a year, and trim anything that helps a caller impersonate staff.",
      },
    ],
  },
  "recruitment-agencies": {
    intro:
      "Two publics read about a recruiter: employers choosing whom to brief, and candidates deciding whether to send a CV. Few rows serve both. Online Recruiters Directory and Clutch lean towards employers, review sites and job boards towards applicants. Boards let you advertise vacancies, which expire and leave no lasting link. Treat this list as company pages only, and file vacancy distribution under another heading entirely.",
    prepare: [
      "Give desks their proper names, such as nursing, legal or embedded software, with placement types and seniority levels covered.",
      "State licence or registration where temporary staffing requires one, including the number and jurisdictions in which it holds.",
      "Write a candidate privacy notice in readable language, because directories and applicants both ask what happens to CVs.",
      "Gather employer references about retention and shortlist quality, avoiding salaries, names or anything a placed person might recognise.",
      "Make sector pages that stay up permanently, since individual vacancy addresses vanish once someone accepts the offer.",
    ],
    advice: [
      {
        heading: "Trade bodies screen members",
        text: "Recruitment federations test members on law and conduct, and hiring managers use their finders when comparing unknown agencies. Complete specialisms and regions to narrow who contacts you. If compliance lapses, the row disappears. Note the audit month next to it and who prepares the papers.",
      },
      {
        heading: "Beware scraped vacancy mirrors",
        text: "Aggregators copy adverts and show your name with a link that soon breaks. Backlink tools count them by the hundred. Ignore the tally. Where a mirror keeps filled roles open, ask for deletion, as disappointed applicants blame the agency and say so in public.",
      },
    ],
    questions: [
      {
        question: "Are job board company profiles useful as recruiter backlinks?",
        answer:
          "Some show a website address, many keep visitors inside. Their value lies in candidates reading reviews and salary notes before replying to you. Claim the profile, correct the basics, answer criticism calmly, and record the link type as a footnote instead of a reason.",
      },
      {
        question: "Should an executive search firm appear in open recruiter directories?",
        answer:
          "Retained search trades on discretion, so choose sparingly: an association of search consultants, a sector body and LinkedIn. Open lists alongside temp agencies blur the position. If an entry already exists, tidy it and remove consultants' mobile numbers rather than building it up.",
      },
      {
        question: "How do universities and colleges link to specialist recruiters?",
        answer:
          "Careers services maintain employer and agency pages, with vetting about fees charged to students. Offer a salary talk or CV clinic first. Links follow relationships there. Track the adviser's name, because staff change each summer and your entry may be lost in a site rebuild.",
      },
    ],
  },
  "education-and-tutoring": {
    intro:
      "Tutoring is bought by worried parents and ambitious adults, usually by subject, level and distance. Wyzant and Superprof match individuals with learners and keep messaging inside. Tutoring centres need local and school-adjacent rows instead. Read each site for whether it checks identity and background, since that is what families look for before grades. Followed links from essay-writing indexes are poison to an honest tutor and come off first.",
    prepare: [
      "Have enhanced background check dates, teaching qualifications and subject degrees available, with originals scanned but never publicly uploaded.",
      "List exam boards and syllabuses you know, because GCSE chemistry and AP chemistry parents search in separate words.",
      "Set out lesson length, cancellation notice and materials included, so hourly rates on different platforms can be compared.",
      "Create a page for each subject and level with a sample explanation that shows how you teach.",
      "Ask families for reviews mentioning confidence or method, and leave children's full names and schools out altogether.",
    ],
    advice: [
      {
        heading: "Agency terms bind tutors",
        text: "Introduction platforms may charge commission on the first lessons and forbid private arrangements later. See whether a personal website is permitted before entering one. Centres employing tutors should check for staff profiles competing with their own. Put both answers in the notes column, initialled.",
      },
      {
        heading: "Schools cannot advertise everyone",
        text: "Teachers hesitate to recommend, yet libraries, parent associations, home education networks and dyslexia charities publish resource pages. Offer a free worksheet or revision evening instead of a discount. An entry on such a page reaches the right families and comes from people they trust.",
      },
    ],
    questions: [
      {
        question: "Does a Superprof or Wyzant profile support my own tutoring site?",
        answer:
          "Mainly it brings lessons while your site is young. The platforms want bookings inside, so outward links are limited. Keep wording different from your website's, or their page may answer searches for you. Move effort to subject pages as recommendations begin to carry you.",
      },
      {
        question: "Which tutor directories should an online-only teacher choose?",
        answer:
          "Choose those with a remote filter, a time zone setting and exam boards you teach. Skip town guides and map services that require visits. Language teachers have their own platforms. Test the classroom tool from a parent's tablet before linking any profile to the booking page.",
      },
      {
        question: "When should tutoring centres refresh directory listings each year?",
        answer:
          "Late August catches parents planning autumn, and January follows disappointing mock results. Easter brings revision courses. Update vacancies, timetable and exam dates a month before each. Your log needs a term column, which shows at once which profiles still advertise last year's entrance tests.",
      },
    ],
  },
};
