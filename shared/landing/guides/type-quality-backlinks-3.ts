import type { Guide } from "./guide.ts";

export const typeQualityBacklinks3: Record<string, Guide> = {
  "travel-agency": {
    intro:
      "Someone paying months ahead for a trip wants proof that the money is protected and the planner has been there. So value pages that check bonding, licences or destination knowledge: ABTA, ASTA or IATA member finders, tourist board trade lists, a walking magazine naming its favourite Georgia specialist. Distrust 'cheap flights' portals where your name is a gap between hotel widgets and visa touts.",
    prepare: [
      "Quote bonding, ATOL, IATA or seller-of-travel numbers exactly, because a member finder cross-checks them with the scheme's list.",
      "Pick two destinations or travel styles you truly know, since 'worldwide holidays' gives no editor a reason to include you.",
      "Take your own photographs on inspection trips, as tourist boards refuse stock beaches and reward a recognisable guide or lodge.",
      "Complete destination specialist training where the tourist board offers it, for graduates are commonly shown in its agent search.",
      "Ask ground handlers, lodges and cruise lines which of them publish a list of preferred sellers in your country.",
    ],
    advice: [
      {
        heading: "Spot the widget portal",
        text: "Strip away the flight search box and map. If two paragraphs about 'vibrant culture' remain, you are looking at an affiliate shell. Real travel pages argue: which month to avoid, where the road is bad, whom a cruise would bore. A link inside such an argument is worth requesting.",
      },
      {
        heading: "Seasons show who cares",
        text: "Open the ski section in May or the safari section after the rains. Maintained guides carry dated notes on prices, closures and entry rules. Stale ones still describe a border requirement dropped years ago. Wrong entry advice near your agency invites angry phone calls.",
      },
    ],
    questions: [
      {
        question: "Are tourist board trade pages better than TripAdvisor for an agency?",
        answer:
          "They answer different doubts. A board's specialist finder says you know the place, while TripAdvisor mostly covers hotels, restaurants and bookable activities. Agencies running their own tours can fit there. If you arrange tailor-made travel, destination boards and associations describe the work correctly.",
      },
      {
        question: "Should I accept paid guest posts from travel bloggers?",
        answer:
          "Choose bloggers who went where you sell, and label anything paid as sponsored. Check that they are not simultaneously praising six rival planners. A hosted trip with honest criticism convinces readers. Posts ordered by the dozen with the anchor 'cheap safari packages' convince no one.",
      },
      {
        question: "What travel directories should a bonded travel agent stay away from?",
        answer:
          "Leave those mixing agents with visa brokers, timeshare exits and unlicensed flight resellers. Missing company addresses are another sign. Customers who lost money through such a page will remember every name on it, and protection schemes receive their letters, sometimes about the wrong firm.",
      },
    ],
  },
  hotel: {
    intro:
      "Hotels already have a profile on every booking engine, none of which was built to send guests to you directly. So the question for each extra link is whether the guest can reach your own booking page. Destination guides, wedding venue lists, cycling or birding associations and conference bureaus let her. A thin hotel list with a 'check rates' button usually delivers her to an affiliate.",
    prepare: [
      "Check which website address your map profile, tourist board page and metasearch listings use, since old booking engines linger.",
      "Write facts that specialists filter by, such as step-free rooms, cycle storage, dog policy, charging points and ceiling height.",
      "Order pictures of rooms by category and season, because guides seldom accept the rendering from before the building opened.",
      "List nearby hosts without bedrooms, including theatres, marinas, clinics and wedding barns, whose visitors need somewhere to sleep.",
      "Put star classification or quality scheme evidence online, with the inspection year, so an editor may repeat it safely.",
    ],
    advice: [
      {
        heading: "Trace the booking button",
        text: "Press every button before you apply. If the route ends at an online travel agent with a tracking code, you would be paying commission for a guest who looked up your name. A worthwhile page states your phone number, your address and your own site.",
      },
      {
        heading: "Fear the fake official site",
        text: "Some operators build a page per property, copy your photographs and appear official. Their 'directory link' is a lure. Search your hotel name with the word reservations, report imitations, and never strengthen one by linking back. Genuine guides describe themselves and list several properties.",
      },
    ],
    questions: [
      {
        question: "Does a Tripadvisor business link help a hotel's search ranking?",
        answer:
          "Show it for guests, who read reviews and then look for your own rates. Contact links there belong to a paid product in many markets, and attributes may be nofollow. Weigh the cost against direct bookings traced to it, never against a metric.",
      },
      {
        question: "Which themed hotel directories have readers who actually book?",
        answer:
          "Ones tied to a passion or need: cycling, accessibility, dogs, golf, birdwatching, spa breaks. BringFido is an example for dog owners. Confirm that the editor asks for details only an enthusiast would check. A theme with no questions behind it is just decoration.",
      },
      {
        question: "Is a link from a wedding or events site relevant to us?",
        answer:
          "Certainly, when you host them. Name capacity, licensed rooms and overnight blocks on the page the link opens. An enquiry for eighty guests exceeds many single nights in value, so an editor who knows venues deserves more attention than a general accommodation list.",
      },
    ],
  },
  restaurant: {
    intro:
      "Diners decide within minutes, hungry, on a phone. Links that reach them are local critics, the tourist office's eating page, a guide to vegan or halal places, reservations platforms, the theatre's advice on dinner before curtain. Links that do not reach them sit on menu scrapers. Those copy your dishes at prices from three years back, and guests then argue about the bill.",
    prepare: [
      "Publish the menu as text with date and prices, so guides copy the current one instead of a blurry scan.",
      "Fix opening hours for kitchen and bar separately, because a critic or app sends people at five minutes to closing.",
      "Commission photographs of six dishes by daylight, as stock pasta is recognised instantly and removed by decent guide editors.",
      "Note dietary certifications such as halal or kosher with the certifying body, since specialist guides ask for that paper.",
      "List venues within walking distance whose evening audience eats beforehand, together with the person who edits their visitor page.",
    ],
    advice: [
      {
        heading: "Has anyone eaten there",
        text: "A useful review names a dish, a table by the draught, the waiter's advice on wine. Scraped blurbs say 'mouthwatering cuisine in a cosy ambience' for kebab shop and tasting menu alike. Send your effort where a palate is evident, even when the blog is small.",
      },
      {
        heading: "Delivery links cost twice",
        text: "Aggregators and copycat ordering sites may build a page in your name and rank it above yours. Guests order there, and commission follows. Claim or contest such pages first. An additional link which leads away from your own ordering page is a loss, however well it scores.",
      },
    ],
    questions: [
      {
        question: "Do Yelp, OpenTable and TheFork pages count as backlinks?",
        answer:
          "Technically they link, often with nofollow, and they matter because diners search within them. Look after photographs, cuisine tags and availability. If a reservation platform takes a cover fee, include a direct booking route elsewhere, and compare which guests come back a second time.",
      },
      {
        question: "How do I get linked by a food critic without paying?",
        answer:
          "Tell the critic what is new and particular: a baker from Puglia, a lunch under a local price, one regional dish cooked nowhere else nearby. Free meals in return for praise need disclosure. Most respected reviewers book under another name and pay.",
      },
      {
        question: "Are menu listing websites harmful to a restaurant's reputation?",
        answer:
          "Outdated ones can be, since prices and allergens may be wrong. Ask for correction or removal with your current menu attached. If no contact exists, make your own page clearer and newer. An allergen error is the one case worth pursuing to the end.",
      },
    ],
  },
  cafe: {
    intro:
      "A coffee bar's best references come from people who care what is in the grinder. Speciality guides, roasters' stockist maps, cycling clubs with a Sunday stop, laptop-friendly lists that mention sockets: each brings someone likely to return. A national 'coffee shops near me' page generated from map data brings no one, for the searcher already had the map. Ask what the page adds.",
    prepare: [
      "Name roaster, machine, milk brands and guest beans, since coffee guides judge by those words before opening your pictures.",
      "Say clearly whether laptops, dogs, prams and large groups are welcome, because themed lists exist for each of them.",
      "Ask your roaster, bakery and tea importer to show you on their stockist page with the right street address.",
      "Take a morning photograph of the counter with real people who agreed, as empty interiors make editors assume closure.",
      "Confirm hours around holidays and kitchen closing on your own page first, for guides copy whatever they find there.",
    ],
    advice: [
      {
        heading: "Sip before you submit",
        text: "Go through three places in the guide that you know well. Does it mention the sour espresso at one, the good rye at another? Then a person drank there. When all entries share the phrase 'perfect spot for coffee lovers', skip the guide and its form.",
      },
      {
        heading: "Tiny sites, true locals",
        text: "A neighbourhood blog with forty regular readers, a parish site, a running club's route page: tools will show a domain rating near zero. Their readers live ten minutes away and drink coffee daily. Accept each natural mention, and leave the number to people selling numbers.",
      },
    ],
    questions: [
      {
        question: "Which coffee guides are worth being listed in for cafes?",
        answer:
          "Those whose editors visit and whose readers travel for coffee, such as city speciality guides and roaster maps. Look for brewing detail and closures that were removed. Printed guides often keep an online version. Payment for inclusion should be stated, otherwise assume it happens.",
      },
      {
        question: "Can being listed as a workspace cafe be a bad link?",
        answer:
          "It may bring the wrong crowd if you need tables to turn over at lunch. Relevance includes wanting that visitor. Before accepting, check the facts on sockets and wifi, and ask the list to mention quiet hours, or to leave you out.",
      },
      {
        question: "Should I pay a website that promises top cafe placement in town?",
        answer:
          "Ask to see the page on a phone and search for it as a stranger would. If it does not appear for your streets, its top place is the top of an empty room. Milk for a month is a safer purchase.",
      },
    ],
  },
  "real-estate-agency": {
    intro:
      "Portals own the property search, and every agent pays to be there. What distinguishes an agency is local proof: a relocation guide naming you, a school's newcomers page, the chamber, a mortgage broker's partners, a reporter asking about prices in one suburb. Judge other property directories by whether sellers read them. Many exist to collect seller details and resell them to five agents at once.",
    prepare: [
      "Keep licence numbers for broker and agents on the profile page, since regulators and portals require them in advertising.",
      "Prepare quarterly figures for your streets from your own sales, with the method, so journalists may cite a source.",
      "Ask builders, solicitors, surveyors and relocation firms which have a public list of recommended agents in your area.",
      "Use one brokerage name and office address throughout, because franchise, team and agent profiles otherwise compete with each other.",
      "Read the terms about lead resale before giving any site your listings feed, including photographs and vendors' contact details.",
    ],
    advice: [
      {
        heading: "Who owns the lead",
        text: "Fill in the valuation form as a seller from a rural postcode. When four strangers call, the site is a broker of enquiries, and the agent profile is bait. A page which shows your number and lets the owner ring you is worth ten of those.",
      },
      {
        heading: "Neighbourhood knowledge is visible",
        text: "An editorial area guide mentions the flood map, the parking permit, which side of the road falls in which school zone. Auto-generated pages offer population and an average price. Seek mention in the former. There, a link next to your comment shows readers you know the streets.",
      },
    ],
    questions: [
      {
        question: "Are Zillow and Realtor.com profile links enough for an agency?",
        answer:
          "They carry reviews and sales history that sellers consult, so complete them. Yet they keep visitors within the portal, and outbound links are usually nofollow. For your own domain, seek regional news, community groups and professional partners who send people beyond a search box.",
      },
      {
        question: "What is wrong with 'best realtor in town' award websites?",
        answer:
          "Many contact every licensed agent with the same congratulations and a price for a badge. Vendors rarely know them. If the selection method ignores sales, complaints and licence status, it describes willingness to pay. Some regulators also look critically at unsupported superlatives in advertising.",
      },
      {
        question: "Should our property listings feed go to every free portal?",
        answer:
          "Each copy risks showing sold homes and old prices long after completion. Choose portals that refresh daily and credit your website. Small feeds run by link sellers keep expired homes for search traffic, which makes buyers call you about a house gone since June.",
      },
    ],
  },
  "law-firm": {
    intro:
      "Advertising by lawyers is regulated, so a careless link may be more than useless. Start from sources that verify a practising certificate: the bar's own search, Martindale-Hubbell, Justia, Chambers or Legal 500 submissions, law school alumni pages. Then look at paid 'find an attorney' sites. Who answers the form? Where enquiries are auctioned by injury type, your name is decoration for a call centre.",
    prepare: [
      "Compile bar numbers, admissions and dates for every lawyer, because legal directories match them against licensing records automatically.",
      "Check your bar's advertising rules on testimonials, comparisons and the word specialist before approving any third party's profile text.",
      "Define practice areas narrowly, for a link from a probate page to your litigation homepage puzzles reader and crawler.",
      "Gather reported cases, articles and seminars with citations, since editors of legal publications link to work they can verify.",
      "Record where each matter came from at intake, so the partner who renews listings sees something firmer than habit.",
    ],
    advice: [
      {
        heading: "Editorial law beats lead law",
        text: "A note in a bar journal, a law library guide or a reporter's explanation of a ruling treats you as a source. Lead sites treat you as a slot. The first rarely costs money. The second rents callers by county, and its outgoing links follow the person who bids.",
      },
      {
        heading: "Examine the mass tort corner",
        text: "Sites crowded with settlement claim forms for drugs and devices draw big budgets and thin articles. Look at their bylines: no admitted lawyer, no jurisdiction, no date. Statements of law without a state or country are reason enough to keep a regulated firm away.",
      },
    ],
    questions: [
      {
        question: "Do Avvo, Justia and FindLaw links still matter for lawyers?",
        answer:
          "Clients meet those profiles when they search a lawyer's name, so accuracy is essential. Claim the free versions and correct practice areas. Paid tiers vary by county and field. Test one with call tracking your rules permit, and decide by retained matters, not clicks.",
      },
      {
        question: "Are scholarship links a legitimate tactic for a law firm?",
        answer:
          "A scholarship you would fund without any link is generous. Campaigns created to harvest university links are well worn, and many institutions have removed such pages. Supporting a moot court, clinic or local legal aid project gives a more honest reason for mention.",
      },
      {
        question: "How should attorneys judge 'Super' and 'Best' lawyer lists?",
        answer:
          "Read how nominations work, whether research is independent and what buying a profile changes. Recognition decided by peers can be stated where your bar permits. If everyone invited may purchase the plaque, leave it unmentioned, as a comparison claim without basis invites complaints.",
      },
    ],
  },
  "accounting-firm": {
    intro:
      "Few people choose an accountant from a list of links; they check one they have been given. Your references should survive that check: the institute's firm finder, cloud software advisor directories, a bank's or incubator's adviser page, a trade body whose members you serve. A 'finance' directory with payday loans and bad-credit cards next to you fails it at a glance.",
    prepare: [
      "Confirm how your firm and partners appear in the institute or state board register, including practising status and address.",
      "Keep Xero, QuickBooks or Sage certification levels current, since their advisor searches rank and filter on badges and reviews.",
      "Choose three industries you know, such as dentists or builders, and collect the associations those owners pay subscriptions to.",
      "Schedule outreach outside filing season, because an unanswered verification email in late January often means a profile is dropped.",
      "Agree on wording about services you are authorised to give, as audit, insolvency and investment advice have separate permissions.",
    ],
    advice: [
      {
        heading: "Advisor searches with consequences",
        text: "A software vendor lists you because staff passed exams and clients run on the product. Business owners browse there with their ledger open. Compare a paid CPA list: no register check, no software, no sector. The first link explains itself, while the second must be explained away.",
      },
      {
        heading: "Numbers people read footnotes",
        text: "Find the page that tells how entries are verified and how old they are. Professionals respect a date. Directories still showing merged firms, deceased sole practitioners and former towns have not opened their data for a decade, so their authority is inherited and fading.",
      },
    ],
    questions: [
      {
        question: "Are CPA directory sites trusted by people hiring an accountant?",
        answer:
          "The official register is trusted, and software advisor searches are used. Independent CPA lists range from helpful to empty. Test one by looking for three firms you know in your town. If one retired and another moved, no client will learn anything there.",
      },
      {
        question: "Can client testimonials on review sites serve as good links?",
        answer:
          "Reviews help the person checking your name, though confidentiality limits what you may answer. Never confirm that someone is a client without consent. Look at a platform's moderation, then link it from your site if honest. The anchor's attribute hardly deserves a meeting.",
      },
      {
        question: "Why are finance guest posts sold so cheaply to accountants?",
        answer:
          "Because the same sites sell to lenders and trading schemes, who pay more and set the tone. Your article on depreciation provides respectability. Within months the anchors around it point toward debt relief. Write for an institute's magazine or a trade association's members instead.",
      },
    ],
  },
  "dental-practice": {
    intro:
      "A nervous patient compares three practices, and the deciding page is usually a map profile, an insurer's provider search or a professional association. Those links confirm that a licensed dentist works there. Contrast them with 'dental tourism' portals, whitening blogs and implant lead sellers. Their pages look medical, carry astonishing before-and-after pictures, and route each enquiry to whichever clinic pays most this week.",
    prepare: [
      "List every clinician's licence or council number, because association finders and insurer searches match people before they show premises.",
      "Name the plans and public schemes you accept, with the date, since patients filter provider searches by cover first.",
      "Check national rules on before-and-after images and specialist titles before approving text in any directory or award entry.",
      "Photograph reception, surgery and step-free entrance without patients, for clinic finders prefer plain views over smiling stock models.",
      "Ask local schools, sports clubs and maternity groups you have visited for a credit on the page about that talk.",
    ],
    advice: [
      {
        heading: "Implants attract predators",
        text: "The treatment's price draws lead sellers. Their sites promise free consultations, hide who will treat you and publish no clinician's name. Send a test enquiry from a new address. If a call centre abroad answers about 'your smile', the link belongs in the bin.",
      },
      {
        heading: "Associations check the person",
        text: "A register or society lists a human being with qualifications, then a place. General health catalogues list a brand with stock teeth. Patients who are frightened look for the person. A link near a name, a photograph and a graduation year answers what they wish to know.",
      },
    ],
    questions: [
      {
        question: "Is Healthgrades or Zocdoc a quality link for a dental office?",
        answer:
          "Each is browsed by patients in the United States, one for ratings and one for appointments. Claim what shows your name, correct insurers, and compare booking fees with actual visits. In other countries use the platform patients mention to your reception desk.",
      },
      {
        question: "Do links from toothpaste brands or dental suppliers help us?",
        answer:
          "A clinic locator by an aligner, implant or toothpaste maker reaches people who already want that treatment. It requires certification or purchases, so disclose the relation properly. Check that your branch, not a head office, opens when a patient presses the listing.",
      },
      {
        question: "What makes a general health directory unsuitable for a dentist?",
        answer:
          "Look at its advertisers and recent additions. Unregulated injectables, slimming jabs and mail-order aligners next to hospitals mean no one verifies licences. Missing opening hours and no way to correct a departed associate are further signs. Your own regulator's finder deserves the visitor more.",
      },
    ],
  },
  "medical-clinic": {
    intro:
      "Trust in a clinic is borrowed from the person who vouches for its doctors. Hospital affiliation pages, insurer networks, specialist societies, a university's teaching practices: each checked credentials before publishing a name. Commercial doctor lists import the same data and then sell prominence. Compare both by searching for a physician who moved last year. The one still showing her old surgery has stopped checking, whatever its figures.",
    prepare: [
      "Keep a roster with registration number, specialty, languages and start date, because a departed doctor on a list misleads patients.",
      "Review NPI, national register or hospital privilege records first, as provider directories import errors directly from those sources.",
      "Agree on procedure names that patients and professional rules both accept, without superlatives, guarantees or comparisons of outcome.",
      "State accepted insurers, referral requirements and whether new patients are taken, since these three facts decide a visit.",
      "Obtain permission from partner charities, employers and care homes before their names appear in a description of your services.",
    ],
    advice: [
      {
        heading: "Affiliation is a strong signal",
        text: "A hospital's page listing your orthopaedic surgeon sits among other credentialed doctors and is updated for safety. Ask the affiliation office to link the clinic as place of practice. One sentence there outperforms dozens of health portals where anyone enters 'MD' in a form.",
      },
      {
        heading: "Pharmacies without prescriptions",
        text: "Search the directory's domain together with the names of popular prescription drugs. Hacked or sold medical sites often hide pharmacy pages, and visitors from search results see those. Any hit means stop. Tell the owner if reachable, and check your own website by the same method afterwards.",
      },
    ],
    questions: [
      {
        question: "Do patient review profiles help a clinic's standing in search?",
        answer:
          "Healthgrades, WebMD's directory, Doctolib or Doctify, depending on country, appear when patients look up a doctor. Correct them because people rely on them. Replies must protect privacy: thank, invite contact, disclose nothing. Link attributes come a distant last in that order.",
      },
      {
        question: "Should a private clinic pay for health portal articles?",
        answer:
          "Only with clear labelling, a named medical author and editorial fact checking. Ask which other advertisers appear in that section. Sponsored health text without a responsible clinician may breach advertising codes. A plain talk for a patient association brings fewer readers and steadier trust.",
      },
      {
        question: "How can our practice manager check backlinks once a quarter?",
        answer:
          "Use Google Search Console's links report, sort by newest and open unfamiliar domains carefully. Look for wrong names, former doctors and hacked pages. Keep a list of valuable entries with login and owner. An hour suffices, and most findings need a correction, not a campaign.",
      },
    ],
  },
  "fitness-studio": {
    intro:
      "Members live or work within a short trip, so a gym link from another continent is scenery. Nearby employers' wellness pages, physiotherapists, running shops, race organisers and booking apps send people who could turn up tomorrow. Supplement blogs do not. They dominate fitness link selling, mix steroids with smoothies, and would put your spin classes next to a fat burner with a countdown timer.",
    prepare: [
      "Publish a live timetable with coach names, because class platforms and local guides compare it with what they display.",
      "Note coaching qualifications and first aid dates per trainer, as corporate wellness teams and register bodies ask for both.",
      "Measure the distance from stations, offices and car parks, since a local guide reader wants minutes and not kilometres.",
      "Film an ordinary Tuesday class with consent, for transformation pictures alone make careful editors wonder about your claims.",
      "List races, charities and amateur clubs your coaches help, with the person who keeps each sponsor or partner page.",
    ],
    advice: [
      {
        heading: "Supplements set the tone",
        text: "Check outgoing links for peptides, testosterone and 'research chemicals'. They pay well, so fitness sites with no gym audience live on them. One such row tells you the owner sells to all comers. A studio insured for coaching has no business standing in that queue.",
      },
      {
        heading: "Physios make good neighbours",
        text: "A physiotherapy clinic recommending your strength class for returning runners gives context, place and trust in one line. Offer it a class description with contraindications. Mentions like this are few, arise from meeting people, and fit the way careful beginners choose where to train.",
      },
    ],
    questions: [
      {
        question: "Are ClassPass and Mindbody pages real backlinks for a gym?",
        answer:
          "They work as booking shelves first. Visitors there hold credits or want a trial, while links to your domain are limited. Check payout, cancellation rules and how many trial guests join. For references to your site, look to races, employers and neighbouring clinics.",
      },
      {
        question: "Is a link from a big fitness magazine worth chasing?",
        answer:
          "A quoted coach in a magazine is excellent if the topic is your method. Lists of home dumbbells with a random trainer remark give less. Avoid agents who guarantee inclusion for a fee; editors did not agree to that, and the piece may vanish.",
      },
      {
        question: "How do I know a local gym directory is being maintained?",
        answer:
          "Look for the chain branch that closed nearby and the studio opened this year. If the first remains and the second is missing, the data is old. Also try the opening hours on a public holiday, the detail lazy importers never touch.",
      },
    ],
  },
  "yoga-studio": {
    intro:
      "Wellness has more link farms than calm would suggest. Astrology readings, CBD oil and manifestation courses share catalogues with hatha classes, all under 'mind body spirit'. Ask whether your lineage or style is even distinguishable there. Better company exists: teacher registers, training alumni lists, retreat guides that name the teacher, physiotherapists, festivals, the cultural centre which rents you its hall on Thursdays.",
    prepare: [
      "Spell out style and level in plain words, because vinyasa, yin and prenatal searches lead to entirely separate listings.",
      "Verify each teacher's hours and register entry, since Yoga Alliance or national associations show certificates the public can look up.",
      "Photograph the room as it is, with props, windows and changing space, as retreat guides distrust silhouettes at sunset.",
      "Describe access honestly, including stairs, floor practice and chair options, for inclusive class guides check it with a phone call.",
      "Collect dates and hosts of workshops, festivals and trainings you taught, many of which never linked your present website.",
    ],
    advice: [
      {
        heading: "Lineage and place",
        text: "A training school's graduate list, a festival's teacher page and a local midwife's resource sheet all say something precise about you. 'Find yoga' pages that scrape map data say only that you have a door. Precision is what a student moving house looks for.",
      },
      {
        heading: "Watch health claims nearby",
        text: "Catalogues that let members promise cures for depression or infertility create trouble for everyone listed. Open a handful of entries and look at the wording. If no moderator objects to healing guarantees, yours is endorsed by silence, and doctors will cease sending patients.",
      },
    ],
    questions: [
      {
        question: "Is Yoga Alliance registration good for links or only for teachers?",
        answer:
          "Its public directory shows teachers and schools, which students do look up, so make sure that the website field is right. The larger gain is credibility when a retreat editor or clinic checks you. Registration costs money, so weigh both uses together.",
      },
      {
        question: "Are retreat booking sites suitable links for a small studio?",
        answer:
          "Yes when you run retreats with dates, price and accommodation. BookRetreats and similar sites sell places on commission, so compare their terms. A studio with only weekly classes does not fit there, and an empty retreat profile looks like a plan that failed.",
      },
      {
        question: "Should a yoga teacher swap links with other wellness websites?",
        answer:
          "Recommend the osteopath you would send your mother to, and stop there. A blogroll exchanged with forty healers is a link scheme in soft colours. Students notice a thoughtful referral. Ask yourself if you have met the person before you agree to anything.",
      },
    ],
  },
  "beauty-salon": {
    intro:
      "A salon is found by treatment and postcode, then chosen by pictures. Worthwhile pages let someone do both: booking platforms with verified visits, a bridal guide, brand salon finders from colour and skincare houses, neighbourhood magazines. Worthless pages carry the phrase 'beauty tips', a hundred guest posts on eyelash serum and no salon in your city. Ask whether she could book after reading.",
    prepare: [
      "Photograph your own results with consent and consistent light, since booking platforms remove pictures that clients recognise as stock.",
      "Name the product houses you are trained in, because brand salon finders list by certification and sometimes by purchase level.",
      "Keep licences, insurance and patch test policy available, as guides covering injectables, lashes or lasers ought to ask.",
      "Write price ranges by treatment and hair length, for a bridal or city guide cannot compare 'prices on request'.",
      "Assign one person to confirm hours and staff on all profiles, especially after a stylist leaves with her following.",
    ],
    advice: [
      {
        heading: "The brand locator",
        text: "Professional colour and skincare makers run salon finders used by clients loyal to a formula. Training is checked, and the map is current because sales representatives visit. It beats a beauty catalogue that files barbers, tattoo removal and dog grooming under one scissors symbol.",
      },
      {
        heading: "Injectables change the rules",
        text: "Directories that mix manicures with unlicensed fillers draw regulators and worried journalists. Read the treatments offered around you and whether a prescriber is named. Should the answer be no, keep out, even if you only cut hair. Clients rarely read category borders carefully.",
      },
    ],
    questions: [
      {
        question: "Do Treatwell and Fresha profiles do anything for my salon's website?",
        answer:
          "They bring bookings inside their own system, with fees that differ for new and returning clients. Website links may be limited or nofollow. Use them for empty slots, keep regulars on your own booking page, and request references from brands and bridal suppliers.",
      },
      {
        question: "Is an influencer's blog post a quality link for a beautician?",
        answer:
          "If she sat in your chair, lives nearby and labels the gift, her followers may book. The link should be sponsored when treatment was free. A beauty blogger in another country who never visited produces an anchor and no haircut, so decline kindly.",
      },
      {
        question: "What should I check before paying for a local beauty award?",
        answer:
          "Find the judges, voting method and last winners, then ring one winner. Public voting with paid extra votes measures family size. A fair competition inspects work or mystery visits. Also see whether the winners' page stays online, because many close after the gala.",
      },
    ],
  },
  "photography-studio": {
    intro:
      "Editors choose photographers by looking, so the page that holds your link must show images well. Compression, watermarks across faces and random crops ruin the reference. Wedding galleries with real submissions, venue supplier lists, trade bodies requiring a judged portfolio, production databases for commercial crews: these were built by people who look. A 'photographers in your city' list without a single picture was not.",
    prepare: [
      "Select twelve frames from one discipline, because a jury for newborn portraits is unmoved by your drone and product work.",
      "Secure model, property and client permissions in writing, with scope, before any gallery republishes faces or private interiors.",
      "Embed creator and copyright metadata in exported files, so republished images remain traceable when someone drops your credit line.",
      "Note venues, planners, florists and stylists per shoot, as joint credits double the people who will submit the story.",
      "Run a reverse image search on signature pictures, since unlicensed uses may be turned into proper credits with links.",
    ],
    advice: [
      {
        heading: "Unpaid credits you own",
        text: "Websites already showing your work are the warmest prospects. Ask politely for a named credit to the relevant gallery, or offer a licence. A reluctant press office may agree quickly. Such a link sits next to the picture itself, which no submission form can arrange.",
      },
      {
        heading: "Contests that harvest rights",
        text: "Before entering, read clause by clause. Some competitions exist to collect free stock, taking broad usage rights from all entrants while giving winners a page of thumbnails. An honourable one limits use to promotion, names a jury and publishes last year's results in decent size.",
      },
    ],
    questions: [
      {
        question: "Are WeddingWire and The Knot good links for portrait photographers?",
        answer:
          "They suit those who shoot weddings, since couples sort by region, style and budget there. A corporate headshot or newborn specialist gains little. Match platform to discipline, check what a storefront contract binds you to, and ask two colleagues about the enquiries they got.",
      },
      {
        question: "Does MyWed or Fearless type membership improve my link quality?",
        answer:
          "Curated wedding communities hold recurring juries, and an award page proves a photographer judged your frame. Couples abroad browse by country. The fee buys the chance to be judged. If nothing of yours is selected in two seasons, spend the membership on venue visits.",
      },
      {
        question: "Are stock photo profile backlinks of any use to photographers?",
        answer:
          "A contributor profile is easily opened, seldom read and usually nofollow. It introduces you to buyers of cheap licences. If commissions are what you need, an agency roster or production directory with call sheet credits reaches art buyers, who examine references before image counts.",
      },
    ],
  },
  "event-agency": {
    intro:
      "Corporate planners hire by reputation and risk assessment, so references from venues, convention bureaus and suppliers mean more than any ranking. Look for pages where an organiser builds a shortlist: the bureau's list of destination management companies, a venue's accredited partners, industry bodies such as ILEA or MPI chapters. Party supply catalogues with bouncy castles and DJ deals address a child's birthday.",
    prepare: [
      "Separate conferences, incentives, launches and private parties in your cases, since every serious guide files them in different drawers.",
      "Hold insurance limits, risk assessment samples and safety certificates ready, because convention bureaus ask before accreditation is granted.",
      "Clear photographs with client and guests, avoiding slides that show confidential figures on the stage screen behind a speaker.",
      "Credit caterer, rigger, florist and venue by name in each case, and send them the finished page within days.",
      "Record attendee numbers, load-in time and constraint for three events, as trade editors print logistics rather than adjectives.",
    ],
    advice: [
      {
        heading: "Accreditation by venues",
        text: "Historic houses and convention centres restrict which agencies may work there, then publish the list. Getting on it requires references and site knowledge. For a planner comparing firms, that single line answers whether you know the loading dock. No authority score carries comparable information.",
      },
      {
        heading: "Freelance entertainers are neighbours",
        text: "Marketplaces like The Bash or GigSalad suit performers and small bookings. A strategic events firm there looks misplaced next to face painters. Fit decides quality. Choose portals where budgets, delegate numbers and procurement steps appear in the request form, as these reveal which visitor is expected.",
      },
    ],
    questions: [
      {
        question: "Which link would impress a corporate client looking for event planners?",
        answer:
          "One from last year's delegate association, thanking you for the congress, or a venue case study with your name. It shows delivery under pressure. A badge from an online 'top event companies' list shows a purchase. Clients who manage budgets know the difference.",
      },
      {
        question: "Do event pages that get deleted afterwards waste our backlinks?",
        answer:
          "Often they do. Conference microsites expire when the domain lapses, and some are then bought by link sellers, leaving your name above a betting page. Ask clients to archive agenda pages on the main domain, and check expired ones among your references annually.",
      },
      {
        question: "Is it worthwhile paying to join Eventective or PartySlate?",
        answer:
          "PartySlate displays visual work from social and upscale events, whereas Eventective circulates venue and supplier enquiries, chiefly in North America. Compare with the budgets you handle. Ask a non-competing member for their acceptance rate, and see whether decision makers in your segment use either.",
      },
    ],
  },
  "wedding-service": {
    intro:
      "Couples read obsessively for a year and then never again. During that year a link works if it appears among real weddings, near a venue they have visited, or in a supplier list a planner trusts. Outside those places the market is noisy: invented awards, directories without a region, blogs that publish any bouquet for money. Ask whether last weekend's bride would recognise the name.",
    prepare: [
      "Gather full supplier credits for six weddings, because real wedding editors reject galleries in which the cake maker is unknown.",
      "Ask couples for publication consent in the contract, including family members who dislike seeing children or ceremony pictures online.",
      "Check venues' preferred supplier pages each January, since staff change and names drop off without anyone informing you.",
      "State travel radius, languages, ceremony types and starting price, as couples filter hard before reading any romantic paragraph.",
      "Save the date and editor of every feature, for exclusivity clauses forbid sending the same wedding to another blog.",
    ],
    advice: [
      {
        heading: "Real weddings have credits",
        text: "A genuine feature lists florist, celebrant, dress, hair, band and barn, each linked, all from one day. Everyone involved shares it. A paid roundup titled 'top vendors' mixes styles and continents. Couples sense which was made by guests of the day and which by an invoice.",
      },
      {
        heading: "Venue lists carry weight",
        text: "The coordinator who watched you work in rain is the strictest editor in the trade. Her list is short, local and read by every couple who books the house. Some venues charge for places; find out, since a purchased list recommends wallets and couples eventually compare.",
      },
    ],
    questions: [
      {
        question: "Are The Knot, Hitched and WeddingWire links worth their annual price?",
        answer:
          "Free profiles and reviews are sensible where couples in your country use them. For paid storefronts ask about contract length, number of suppliers per area and lead details. Divide the fee by weddings actually booked from it, including the ones that asked only the price.",
      },
      {
        question: "Do wedding blogs give followed links to featured suppliers?",
        answer:
          "Practices differ. Several treat credits as editorial and link openly, others reserve links for paying members, which should be marked. Read the submission policy. A lovely feature with nofollow credits may still fill an October weekend, and that is the result you can bank.",
      },
      {
        question: "How do I recognise a fake wedding industry award?",
        answer:
          "Every nominee becomes a finalist, tickets to the dinner are the product, and judges never ask for references. Search the organiser's company name. Respected awards poll couples after the date or examine work. A badge no one has heard of makes a thoughtful couple doubt your other claims.",
      },
    ],
  },
};
