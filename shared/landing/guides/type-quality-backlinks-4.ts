import type { Guide } from "./guide.ts";

export const typeQualityBacklinks4: Record<string, Guide> = {
  "pet-shop": {
    intro:
      "Animal owners ask each other, then a vet, then a club. A link in that chain beats everything sold as 'pet blog outreach'. Breed societies, rescue centres with a recommended shops page, feed makers' stockist finders, aquarium forums and town guides all count. Reject sites dealing in puppies without breeder checks, exotic animals or miracle flea cures, because their visitors bring complaints.",
    prepare: [
      "List species you truly cater for, since reptile keepers, aquarists and dog owners read entirely different clubs and forums.",
      "Display the animal selling licence or clear notice that you sell none, because rescue centres check before recommending anyone.",
      "Ask raw food, cage and aquarium brands for a stockist entry showing branch address, hours and your own website.",
      "Show staff qualifications in nutrition, grooming or aquatics, as hobby editors prefer quoting a named person over a shop.",
      "Write a policy on donations to shelters, so each partnership is described identically on both organisations' websites.",
    ],
    advice: [
      {
        heading: "Rescues are careful editors",
        text: "A shelter that mentions your shop risks its reputation with adopters. It asks about live sales, returns and what you advise first-time owners. Those questions are the editorial check. Compare a general animal list where a shop, a trap maker and a puppy dealer pay equally.",
      },
      {
        heading: "Leave the puppy pages",
        text: "Classified sites full of litters carry great numbers and dreadful company. Scam deposits, farmed dogs and missing health papers draw police and reporters. If pets for sale surround the supplies section, go. No one comparing hamster bedding is there anyway, so nothing is lost.",
      },
    ],
    questions: [
      {
        question: "Are links from pet bloggers useful for a local shop?",
        answer:
          "When the blogger walks dogs in your park, yes. A national account reviewing sponsored treats sends readers to whichever website ships. Offer a local writer something to test in store, insist on disclosure, and check whether previous posts criticised any product at all.",
      },
      {
        question: "Which directories do people use to find pet businesses nearby?",
        answer:
          "Maps come first, followed by town guides, vet noticeboards and brand finders. BringFido covers dog-friendly places and some services for travelling owners. Rover and Care.com concern sitters. Choose by what you provide, because a sitter platform cannot place a shop selling frozen mice.",
      },
      {
        question: "Can a manufacturer's 'where to buy' page help my pet shop rank?",
        answer:
          "It provides a topical mention with your address, near a product people search by name. Ranking depends on much else. Ask each supplier's representative to correct it during the next order, and point it to a page showing that brand on your shelves.",
      },
    ],
  },
  "home-service": {
    intro:
      "Householders letting a stranger into the kitchen look for vetting. A fine link is therefore one whose publisher checked something: insurance, identity, gas or electrical registration, finished jobs. Trade scheme registers, council-approved trader lists, Checkatrade or Angi with dated reviews, merchants' installer pages qualify. Lead farms do not, since they invent a local brand, rent a number and pass your neighbour's leak to the highest bidder.",
    prepare: [
      "Scan licence cards, insurance and background checks with expiry dates, because vetted schemes request fresh copies every year.",
      "Describe the radius by postcode and by journey time, as householders dislike a trader who turns out to be distant.",
      "Save pictures of the meter board, pipe or roof before and after, with the town and the householder's agreement.",
      "Keep a complaint record showing how each was settled, since approved trader programmes ask and reviewers read your answers.",
      "Look up your business phone number online, for rented tracking numbers on old lead sites divert calls you paid for.",
    ],
    advice: [
      {
        heading: "Call your own listing",
        text: "Ring the number printed next to your name. If a switchboard answers, that page steals customers in your name. A correct page shows your line, your van's town and a review you remember. Five minutes of phoning tells more than any backlink audit.",
      },
      {
        heading: "Vetting has a paper trail",
        text: "Ask what documents they want. A scheme that demands gas, electrical or roofing credentials, references and a public liability policy is doing its job. One that asks solely for a card number will list the cowboy from last winter, two rows above you.",
      },
    ],
    questions: [
      {
        question: "Are Angi, Thumbtack and HomeAdvisor backlinks or only paid leads?",
        answer:
          "Primarily enquiries, sold or matched, with profile links that vary in attribute. Reviews collected there help when a householder checks you. Read how leads are shared and refunded. Judge them per job won, and seek plain references from merchants, schemes and landlords.",
      },
      {
        question: "Do manufacturer installer pages make good links for tradespeople?",
        answer:
          "Boiler, window and heat pump makers publish trained installers by area, and customers consult them before warranty decisions. Training renews, so the list stays honest. Check that the entry names your firm and website, because a wholesaler's address often appears instead.",
      },
      {
        question: "What does a spammy handyman directory look like to customers?",
        answer:
          "City pages with identical text, no street known, five-star reviews lacking dates, and an emergency banner for every trade at once. Photographs show foreign plugs or roofs. A homeowner closes it within seconds, which is all you need to know about its worth.",
      },
    ],
  },
  "construction-company": {
    intro:
      "General contractors are checked before they are called. Owners, architects and bonding agents read licence boards, bid networks, association membership, project pages by designers and local press on a finished school. These links describe a building with a date and an address. Compare a 'construction directory' mixing crane hire, solar leads and kitchen worktops: it cannot tell a subcontractor from a shop.",
    prepare: [
      "Pull the licence class, bonding capacity and safety record, since prequalification networks publish or request exactly those three.",
      "Index finished projects by type, floor area, contract form and year, because architects and estimators search in that language.",
      "Ask architects and engineers whether their project pages credit the contractor, and supply professional photographs with usage rights.",
      "Decide who may release site pictures, as clients under security or confidentiality clauses forbid even a crane silhouette.",
      "Verify name variants after mergers or joint ventures, for permit records and old press articles tie reputation to companies.",
    ],
    advice: [
      {
        heading: "Credits on the drawing side",
        text: "Architizer entries, practice websites and award books list the contractor beneath the designer. Such a line took a building to earn. Ask at handover, when everyone is proud and pictures are fresh. Later, marketing staff change, and no one remembers who poured the slab.",
      },
      {
        heading: "Know bids from bait",
        text: "The Blue Book and official procurement portals circulate real packages with drawings attached. Imitators scrape awarded tenders, hide the details behind a fee and list contractors as 'members' who never joined. Test one notice against its public source. Stale numbers prove the imitation.",
      },
    ],
    questions: [
      {
        question: "Does BuildZoom or a licence board page link to my website?",
        answer:
          "BuildZoom draws profiles from licence and permit data, and a claimed entry can show contact details. Official boards often print no link. Even so, correct both, as journalists, insurers and directories copy from them, and a suspended status left uncorrected frightens everyone.",
      },
      {
        question: "Should contractors care about DR when trade associations look weak?",
        answer:
          "Ignore the figure there. A builders' association chapter with a plain website is read by owners looking for members, and its page is hard to enter without a business. Use metrics to question unknown national catalogues, where a strong number begs explanation.",
      },
      {
        question: "Are home renovation lead sites fine for a commercial builder?",
        answer:
          "They address households comparing bathrooms. A commercial contractor listed there gets calls about decking and appears smaller than it is. Prefer bid networks, chambers, developer partner pages and trade press. If you have a residential arm, give it its own page and profile.",
      },
    ],
  },
  "cleaning-company": {
    intro:
      "A facilities manager and a tired parent both search for cleaners, though never on the same page. Links for contract work come from property managers, facility associations and supplier frameworks. Links for houses come from neighbourhood guides, letting agents and review platforms. Decide which you are feeding. A national 'maid service' template with every zip code feeds neither, since its enquiries are resold.",
    prepare: [
      "Prepare insurance, bonding and staff vetting statements, because building managers may not even shortlist a cleaner without them.",
      "State chemicals, colour-coding and eco certifications correctly, as green cleaning lists demand the label's number or product sheet.",
      "Separate regular, deep, end-of-tenancy and post-construction work, each with a page an agent could send to tenants.",
      "Obtain a reference from two building managers and two households, specifying square metres, frequency and how long you have served.",
      "Check letting agents' handover packs and websites for recommended cleaners, since that shelf is small and constantly consulted.",
    ],
    advice: [
      {
        heading: "Franchise clones abound",
        text: "Cleaning brands sell territories, and directories copy franchise pages by town. Your listing may be merged with a franchisee around the corner. Test by searching your phone number on the site. If someone else's name appears, correction must precede any thought of link value.",
      },
      {
        heading: "A letting agent's shelf",
        text: "Agents recommend the person who prevents disputes over deposits. Being one of three names on their move-out page means the link has been tested by real ovens. Ask for it after ten clean handovers. No fee, no badge; a spreadsheet of passed inventories is your argument.",
      },
    ],
    questions: [
      {
        question: "Are Yelp and Bark good places for a cleaning business link?",
        answer:
          "Yelp is checked by households in North America; Bark sells introductions in several countries. Neither should be judged by the attribute in its code. Count regular clients won after six months, because a one-off oven seldom pays for the credits used.",
      },
      {
        question: "Which backlinks help win office cleaning contracts more than homes?",
        answer:
          "Membership in a cleaning or facilities association, a framework supplier page, a property manager's contractor list. Each involves documents. Buyers for offices verify them in tender scoring. Consumer platforms may even hurt when reviews mention babysitting, pets and late Sundays instead of audits.",
      },
      {
        question: "Why do cleaning blogs offer guest posts at such low prices?",
        answer:
          "They were set up to sell links to carpet, mould and pest firms everywhere, so the only readers are sellers. Notice titles such as 'ten benefits of clean windows' signed by no one. Decline, then write down your stain chart for a letting agent's site.",
      },
    ],
  },
  "moving-company": {
    intro:
      "Removals is a trade with a rogue problem: hostage loads, bait quotes, brokers posing as carriers. Customers verify, and so should you before accepting a link. Government mover searches, association lists, estate agents' moving pages and university arrivals guides bring verified company into view. Sites titled 'best movers' that sell one form to eight firms created half the trouble, and regulators have said so.",
    prepare: [
      "Print DOT, MC, state or association numbers consistently, since customers type them into official mover searches while reading you.",
      "Say plainly whether you are carrier or broker, because reputable guides separate them and punish any blurring of it.",
      "Photograph your own liveried trucks and crew, as rented vans in pictures make an inspector or journalist suspicious.",
      "Collect claims ratio, insurance options and storage licence documents, so editors comparing movers can check more than adjectives.",
      "Approach relocation managers, universities and military family centres with a one-page tariff that explains access, stairs and waiting time.",
    ],
    advice: [
      {
        heading: "Ask where the form goes",
        text: "Enter a fictitious two-bedroom move to a far state. Count callers and note whether any names a truck. A site that scatters inventories to brokers will attach its bad reviews to all firms shown. The quiet guide publishing licences protects you instead.",
      },
      {
        heading: "Arrival guides work",
        text: "Universities, embassies and large employers keep pages for newcomers, covering housing, banks and movers. Staff hear complaints directly, and remove names quickly. A place there is earned with clean deliveries. Ask the housing office which documents it needs, and update the entry before each intake.",
      },
    ],
    questions: [
      {
        question: "How do customers check movers, and which links appear in it?",
        answer:
          "They search your name with 'complaints', look at the Better Business Bureau or a national equivalent, and open government records. Keep these consistent first. A glowing feature on an unknown moving blog convinces no one who has just read about a withheld sofa.",
      },
      {
        question: "Are estate agents' recommended mover pages paid for or genuine?",
        answer:
          "Both sorts exist. Ask directly whether placement depends on commission, since customers may be owed disclosure. Genuine ones name two or three firms and a reason. If thirty movers appear with identical sentences, the page was sold, and its value went with the thirtieth.",
      },
      {
        question: "Does a high-DR relocation blog make sense for a regional mover?",
        answer:
          "Look at which areas its articles cover and whether any distance, permit or parking rule is right. A relocation blog written abroad misstates elevator bookings and tolls. A town forum with a humble score may know your crew by name, which fits better.",
      },
    ],
  },
  "car-dealership": {
    intro:
      "Dealers already rent space on Cars.com, AutoTrader or local equivalents, where inventory speaks. Additional links need another purpose: proving the house is honest, anchoring you in town, showing a marque specialism. Manufacturer dealer locators, owners' clubs, a youth team's sponsor page, a reporter's piece on electric servicing do that. Auto 'news' sites built on spun reviews do not sell a single hatchback.",
    prepare: [
      "Match rooftop name, dealer licence and department phones everywhere, because sales, service and parts listings often contradict each other.",
      "Ask the manufacturer's field manager to correct the dealer locator, including website address, language and electric vehicle accreditation.",
      "Keep inventory feeds current to the hour, as a shopping site showing sold cars earns the complaint in your name.",
      "Choose a marque, era or vehicle class your workshop knows deeply, since clubs recommend specialists and never general forecourts.",
      "Document sponsorships with contract dates, so a team or theatre can add the agreed mention and mark it suitably.",
    ],
    advice: [
      {
        heading: "Clubs know their mechanics",
        text: "A Saab register or a camper owners' forum recommends garages after years of breakdowns. You enter through a technician who answers questions, not a form. Threads stay searchable. When a member writes where he had the gearbox rebuilt, that single reference moves people across counties.",
      },
      {
        heading: "Lead resellers in disguise",
        text: "Credit application sites for 'bad credit cars' collect identity data and sell it to many lots. Their dealer pages look like listings. Read the privacy policy for the word partners. Association with them invites questions under finance advertising rules, besides bringing applicants who never arrive.",
      },
    ],
    questions: [
      {
        question: "Is DealerRater or Google more important for a dealership's links?",
        answer:
          "Shoppers meet Google reviews first on the map, then DealerRater or the marketplace rating for detail on staff. Neither is chiefly a link. Ask buyers for a review at handover on whichever they used, and answer service complaints with a named manager.",
      },
      {
        question: "Do automotive blogs with sponsored posts move cars off the lot?",
        answer:
          "Seldom. Their visitors search worldwide for horsepower tables, and very few live near you. If a title has a regional section with test drives, sponsor openly and measure calls. Otherwise support the driving school or motor museum, whose pages residents do read.",
      },
      {
        question: "What should we check when a vendor sells dealership citation packages?",
        answer:
          "Request the list, then strike sites with no automotive category, no department fields or no edit access for you. Ask who owns the logins after cancellation. Vendors that lock or revert listings turn an accuracy service into a hostage, which is costly during relocation.",
      },
    ],
  },
  "recruitment-agency": {
    intro:
      "Two customers again, candidates and hiring managers, and both check who you are. Trade bodies such as the REC or ASA, sector associations, university career pages and employers' preferred supplier lists provide honest references. Job scrapers provide pages by the million. They copy your vacancies, add an apply button of their own and point nowhere near you, so numbers rise while applicants leak away.",
    prepare: [
      "Prepare licence or employment agency registration and code of conduct membership, which career services verify before accepting outside recruiters.",
      "Name sectors and grades you place, because 'all industries' removes you from every specialist guide a manager consults.",
      "Host vacancies on your own domain with salary and closing date, then mark them up so copies remain recognisable.",
      "Produce an annual pay survey with sample size, as trade editors and associations cite figures from people who place candidates.",
      "Identify which clients permit being named, and ask their HR pages to state that you handle particular vacancies.",
    ],
    advice: [
      {
        heading: "Career services check you",
        text: "A university office asks about fees charged to candidates, unpaid trials and data handling before it lists an agency. Its students see a filtered page. Obtain entry for the faculties you recruit from. Getting refused once teaches you which documents are missing.",
      },
      {
        heading: "Scrapers resemble directories",
        text: "They carry an agency profile, logo and review stars generated from nothing. Follow one of your own adverts there: the location is wrong, the salary invented, the button leads to a CV database. A link from it advertises against you. Send corrections or block the copying.",
      },
    ],
    questions: [
      {
        question: "Do job board profiles count as quality backlinks for recruiters?",
        answer:
          "Paid boards usually keep candidates inside and attach nofollow, so count applications. A sector board run by a professional association differs, since its employers and readers share your niche. Complete that company page with consultants' names, because managers look there for specialists too.",
      },
      {
        question: "Should recruitment agencies write guest articles for HR websites?",
        answer:
          "Yes, if HR staff read the site and an editor argued with your draft. Offer placement data no one else has. Decline 'HR' domains publishing one essay per hour on employee engagement. Their authors never met a works council, and the anchors reveal who is paying.",
      },
      {
        question: "How can a staffing firm tell whether a directory attracts employers?",
        answer:
          "Register as a client and request temps for next Monday. Note the questions: shift, rate, certificates, site address? Silence or a newsletter means no one mans the desk. Also see whether agencies listed next to you hold the permits your own country demands.",
      },
    ],
  },
  "coaching-business": {
    intro:
      "Anyone can call himself a coach, which is why checked pages matter. The ICF or EMCC search, a certification school's graduate list, Noomii, a corporate supplier pool and a podcast with a critical host each filter in some fashion. Elsewhere the neighbourhood deteriorates quickly: income promises, pickup advice, unlicensed therapy. Your future client meets all that on one screen and leaves the whole profession.",
    prepare: [
      "Record credential level, training hours and supervision, because accrediting bodies publish them and corporate buyers compare you on that.",
      "Draw the boundary with therapy in one sentence, since reputable wellbeing directories ask whether you treat clinical conditions.",
      "Gather comments describing the decision reached, with permission, and discard those promising sixfold income or a saved marriage.",
      "Choose the person you help by situation, such as first-time managers, as 'everyone in transition' belongs in no category.",
      "Keep a public session outline and fee structure, so editors can explain what happens without quoting your sales page.",
    ],
    advice: [
      {
        heading: "Count the income claims",
        text: "Open twenty profiles and note money figures, countdowns and limited places. More than two suggest the house tolerates hype. A careful executive reads the same page before booking. Silence about earnings, with credentials shown instead, is the green flag in this profession.",
      },
      {
        heading: "Borrow from the employer",
        text: "Large organisations hold approved coach pools, occasionally mentioned on leadership academy pages. Acceptance involves interviews and supervision evidence. Even where the link is internal only, the fact may be stated with consent and checked by phone. Catalogues that admit instantly offer nothing comparable.",
      },
    ],
    questions: [
      {
        question: "Is Psychology Today open to life coaches for a backlink?",
        answer:
          "Its therapist directory is meant for licensed mental health professionals, so coaches without such a licence should look elsewhere. Noomii and the ICF's finder are made for coaching. Misplacing yourself among therapists confuses clients and might breach title protection rules where you work.",
      },
      {
        question: "Do podcast interviews beat coaching directories for good links?",
        answer:
          "Frequently they do, because listeners hear how you think for forty minutes and the notes link to your page. Choose hosts who disagree now and then. Pay-to-appear shows, common in this field, should be treated as advertising and labelled by them accordingly.",
      },
      {
        question: "Are 'top 20 coaches to watch' articles on news sites credible?",
        answer:
          "Most in that format are sold in groups through publicists and placed under a contributor tag. Search one sentence, and siblings appear on other outlets. Executives' assistants know this. A single co-written piece with a client's HR director carries further than the parade.",
      },
    ],
  },
  "gaming-studio": {
    intro:
      "Players, press and publishers each gather in recognisable places. A wishlist comes from a Steam page, a curator, a streamer; credibility comes from an engine maker's showcase, a festival selection, ModDB or IndieDB threads with arguing players. Gaming is also where gambling hides. A 'games' domain selling links is rarely about platformers: look for slots, skin betting and boosting services in its menu.",
    prepare: [
      "Assemble a press kit with logo, trailer, key art, platform list and date, hosted at an address that lasts.",
      "Link the studio site from Steam, itch.io and console store pages, so store attention can travel back to you.",
      "Keep review keys organised by outlet and verify the email domain, since scammers impersonate curators to resell codes.",
      "Write devlog entries on one technical or artistic problem, because engine communities quote process and ignore hype entirely.",
      "Note festivals, showcases and grants with their deadlines, as a laurel page stays online and publishers browse old selections.",
    ],
    advice: [
      {
        heading: "Slots are not games",
        text: "Check any candidate for casino, betting, 'free spins' and account selling. Their budgets dwarf indie ones, so moderators bend. Age ratings and store reviewers dislike such associations too. When a category called games contains roulette, close the tab before reading its domain figures.",
      },
      {
        heading: "Streams and mods outlast news",
        text: "Announcement posts sink in a day. A wiki maintained by players, a mod page, a speedrun board or a postmortem on a developer site collects references over years. Help those people with documentation and assets. They link because the game matters to them.",
      },
    ],
    questions: [
      {
        question: "Are Steam curator pages and itch.io useful as backlinks to us?",
        answer:
          "They lead players toward a store page, where wishlists count more than code attributes. The itch.io profile may point to your site. Treat both as discovery, and let the studio domain collect press, jobs and devlogs, which journalists need when they write.",
      },
      {
        question: "Should an indie developer pay for coverage on gaming websites?",
        answer:
          "Paid reviews damage trust and must be disclosed in many countries. Sponsored streams can be fine with clear labelling. An outlet quoting a fee for an 'honest review' sells neither. Send a working key, a two-line pitch and a GIF to writers who love your genre.",
      },
      {
        question: "What signs show a game database entry is worth completing?",
        answer:
          "Entries cite sources, users correct platforms, and developers hold verified accounts. MobyGames, IndieDB and IGDB show such habits. Complete credits for every contributor, because colleagues look for them. Skip databases whose newest title is pirated, cracked or credited to no one at all.",
      },
    ],
  },
  "media-company": {
    intro:
      "Publishers hand out links all day and forget to examine the ones they receive. What strengthens a title is being cited as the source: another newsroom crediting your scoop, a university archive, a press council's member list, Wikipedia editors using an investigation. What weakens it is syndication without canonical tags, and 'partner content' sections leased to coupon vendors under your masthead.",
    prepare: [
      "Publish masthead, ownership, corrections and funding pages, because press bodies, news aggregators and fact checkers look for all four.",
      "Keep article addresses permanent through redesigns, as citations in books and encyclopaedias cannot be changed by sending an email.",
      "Agree canonical tags in each syndication contract, otherwise a larger portal is credited for reporting your journalists carried out.",
      "Let reporters have author pages with beat and contact, so other outlets can reference a person next to the story.",
      "Audit commercial subfolders and old microsites, since rented sections can affect how search engines regard your entire domain.",
    ],
    advice: [
      {
        heading: "Citations before catalogues",
        text: "Being listed in Feedspot or a media database helps publicists find your desk. Being credited in a rival's second paragraph helps readers believe you. Track uncredited pick-ups of original reporting and ask for attribution within the day, while the editor can still amend.",
      },
      {
        heading: "Rented sections poison mastheads",
        text: "Search engines have rules against hosting third-party pages only to exploit a site's reputation. Before selling a voucher channel, imagine the penalty notice next to your masthead. By the same logic, refuse references from newspapers whose betting subfolder outweighs the newsroom. The company is poor.",
      },
    ],
    questions: [
      {
        question: "Does inclusion in Google News or Apple News count as backlinks?",
        answer:
          "They are distribution surfaces and neither works like a directory entry with an ordinary reference. Readers matter there. Links arise afterwards when someone writes about what they read. Keep bylines, dates and structured data right, for eligibility depends on content and transparency policies.",
      },
      {
        question: "How do publishers judge press release wire links to their title?",
        answer:
          "Wire copies appear on dozens of subdomains, identical and mostly nofollow. No editor chose them. Use a release to inform journalists, not to create references. If an agency reports ninety pick-ups, ask which of those newsrooms rang you, and the figure shrinks to truth.",
      },
      {
        question: "Is a Wikipedia citation a quality link although it is nofollow?",
        answer:
          "It tells you an unpaid editor considered the reporting reliable, and students follow it to your archive for years. Never add your own articles; conflict of interest rules are strict. Maintain stable addresses and corrections, so independent editors keep trusting what they found.",
      },
    ],
  },
  "fashion-brand": {
    intro:
      "Fashion runs on association, so a link is also a hanger: it shows what you hang next to. A stockist's designer page, Not Just A Label, a stylist's credits, a school's graduate show, a textile mill naming its customers all say something about cut and cloth. Outlet blogs saying 'trendy outfits 2026' with replica handbags in the margin say you are desperate or counterfeit.",
    prepare: [
      "Shoot a lookbook with flat product images too, because stockists and editors need both and reject heavily filtered campaign pictures.",
      "Document fibre, mill, factory and certification numbers, since sustainable fashion guides verify GOTS, OEKO-TEX or similar claims.",
      "Fix season calendar and sample availability, as editors working months ahead cannot use a dress that has sold out.",
      "List stockists with city and link, then ask every boutique to name you on its designers page likewise.",
      "Register the brand name as trademark where you sell, for marketplaces and platforms want that number to remove copies.",
    ],
    advice: [
      {
        heading: "Credits follow samples",
        text: "Stylists return loans with tear sheets, and online editorials usually name the label. Keep a log of every loan, then ask for the link while the story is being laid out. A credit next to a coat worn well tells more than paragraphs in a brand index.",
      },
      {
        heading: "Counterfeits contaminate fast",
        text: "Type a luxury name and 'cheap' after the site operator for your candidate domain. Replica pages, hidden or open, mark it as finished. Payment providers and customs watch those networks. A young label should not be discovered in one of their link lists by a buyer.",
      },
    ],
    questions: [
      {
        question: "Are influencer gifting links safe for a young clothing label?",
        answer:
          "Gifted pieces are compensation, so posts need disclosure and website links a sponsored attribute. That does not lessen sales. Choose people whose size, city and taste match your customer, and compare returns among their followers, which say more than the number of hearts.",
      },
      {
        question: "Which fashion directories are respected by buyers and stylists?",
        answer:
          "Curated showrooms, trade fair exhibitor lists and designer platforms such as Not Just A Label are consulted, along with sourcing sites like Maker's Row for production. Check whether a jury selects and whether labels pictured still exist. General shopping lists are absent from buyers' routines.",
      },
      {
        question: "Does a stockist's nofollow link to our label still matter?",
        answer:
          "A shop that bought your collection vouches with its money, and customers travel from designer page to your story. Attributes are set by its software, rarely by intention. Supply accurate text and a fresh portrait each season, because outdated looks send visitors searching for discontinued pieces.",
      },
    ],
  },
  "logistics-company": {
    intro:
      "Shippers look for capacity on a lane, with a certificate attached. Freight networks, port community pages, customs and forwarder associations, warehouse finders by temperature and bond status are where that search takes place. A catalogue labelled 'transport' that spans limousines, couriers and car shipping cannot express a reefer slot to Rotterdam. If lanes, modes and certificates are absent from its form, shippers are absent too.",
    prepare: [
      "State modes, lanes, equipment and cut-off times, since a freight buyer searches by corridor before considering any company name.",
      "Have operator licence, FMC, IATA or customs broker numbers verified, because forwarding networks run checks against those registers.",
      "Provide warehouse data such as bonded status, temperature range, rack height and dock count to serious storage finders.",
      "Collect AEO, GDP or dangerous goods certificates with issuing body and scope, for pharmaceutical shippers click straight to them.",
      "Monitor imitation of your company name on load boards, as fraudsters copy carrier identities and place false contacts online.",
    ],
    advice: [
      {
        heading: "Networks put money behind members",
        text: "Certain forwarder networks vet finances, require references and protect payments between agents. Their member page is thus a statement with liability. A look at admission rules tells you which ones. Being searchable among thousands in an open list implies neither credit nor coverage.",
      },
      {
        heading: "Fake brokers haunt listings",
        text: "Cargo theft now begins with a copied profile. Before trusting a directory, try changing a rival's phone number through its form, without completing. If verification never appears, thieves find it just as easy. Your real dispatch line belongs on platforms that lock verified data.",
      },
    ],
    questions: [
      {
        question: "Do port authority and airport cargo pages link to forwarders?",
        answer:
          "Many maintain community directories of agents, hauliers and customs brokers operating there. Entry reflects actual presence, and importers consult it when a container is stuck. Ask the commercial department. It may lack a followed anchor, yet its readers have cargo today, which is rarer.",
      },
      {
        question: "Is a load board profile considered a backlink for a carrier?",
        answer:
          "Load boards sit mostly behind login, so crawlers see little and shippers see your ratings. Treat it as operations. Public references should come from associations, trade fairs, customers' supplier pages and logistics press, where a shipper can read about lanes without an account.",
      },
      {
        question: "What distinguishes a spam freight directory from a working one?",
        answer:
          "Look for 'international movers', parcel tracking numbers and crypto payments among the categories. Then inspect fields: no licence, no lane, no insurance. Working platforms revalidate yearly and expel members over unpaid claims. Their footers name a company with an address you can visit.",
      },
    ],
  },
  "manufacturing-company": {
    intro:
      "An engineer with a drawing wants to know three things: process, tolerance, capacity. Platforms that store those answers deserve your data: Thomasnet, GlobalSpec, wlw or Europages, a cluster organisation, the machine maker's reference page. Trade portals that list 'industrial goods' by keyword attract traders asking for catalogues and samples. Measure every directory by the last serious request for quotation, complete with a file.",
    prepare: [
      "Write a capability sheet with materials, envelope, tolerances and batch sizes, because supplier databases turn those fields into filters.",
      "Attach ISO, IATF, AS or medical certificates with registrar and scope, as sourcing teams confirm them in public databases.",
      "Decide which part numbers, CAD previews and data sheets may be public, since technical catalogues index them page by page.",
      "Ask machine, tooling and software suppliers for case studies at your plant, naming the process improved and the engineer.",
      "Translate the process page for your export markets by someone technical, for machine translation of fits and finishes costs orders.",
    ],
    advice: [
      {
        heading: "Fields reveal the audience",
        text: "Look at the submission form. Does it ask about press tonnage, clean room class, casting weight? Then its search serves buyers. 'Company description, 500 characters, keywords' serves advertisers. Your maintenance planner could tell both apart at once, so let him rate the candidates.",
      },
      {
        heading: "Samples wanted, orders never",
        text: "Some export portals generate enquiries by robot: 'Dear, kindly send best price for all products'. Their published success numbers count these. Reply to five with a technical question and tally answers. If none returns, your profile there exists to justify renewal fees.",
      },
    ],
    questions: [
      {
        question: "Are Thomasnet and Europages worth the premium listing price?",
        answer:
          "Use the free profile first and fill every technical field. Watch for requests with quantity, material and date. Premium makes sense if buyers in your process and region show up and a rival is placed above you. Compare its yearly cost with one tooling order.",
      },
      {
        question: "Does my export agency or chamber listing count as quality?",
        answer:
          "Such pages are maintained by staff who visited companies, and foreign buyers ask those offices for names. Presentation is plain and scores may be modest. Supply product codes and languages. One commercial attaché forwarding your page can outdo an entire portal of automatic enquiries.",
      },
      {
        question: "How should a factory evaluate links from industrial trade magazines?",
        answer:
          "Check whether the magazine prints application reports with a named engineer, or merely releases paid by column. The former is read at the machine and cited in forums. Labelled advertorials are acceptable, so long as you book them for readers and keep anchors descriptive.",
      },
    ],
  },
  "tax-service": {
    intro:
      "Demand arrives within a few frightened weeks, and so do impostors. People therefore look up preparers in official places: the IRS directory of credentialed preparers, enrolled agent or institute searches, a consumer bureau. Links there reassure. Refund lending pages, 'settle your debt for pennies' blogs and unregistered crypto tax lists do the reverse, as enforcement agencies publish warnings about that very neighbourhood each season.",
    prepare: [
      "Confirm PTIN, enrolled agent, CPA or local authorisation and how you appear in the official public search this year.",
      "Identify filers you know well, such as expatriates, landlords or sole traders, since specialist communities keep their own lists.",
      "Publish fees by form or schedule, because honest comparison guides avoid preparers who charge a percentage of the refund.",
      "Put the identity and document security process on a page, as fraud-aware readers check upload methods before names.",
      "Refresh deadlines and thresholds annually, then tell linking sites, for an outdated figure next to your name looks like negligence.",
    ],
    advice: [
      {
        heading: "Read it in July",
        text: "Visit the site months after filing day. Serious guides discuss notices, extensions and estimated payments throughout the year. Seasonal shells freeze in April with last year's allowances. A reference on the living one reaches people who hold a letter and need someone today.",
      },
      {
        heading: "Relief mills buy everything",
        text: "Firms promising to erase tax debt bid on each anchor in the subject. Domains taking their money rarely refuse others. If 'fresh start' banners frame the preparer list, the reader is being processed, and your quiet bookkeeping office becomes part of the machinery.",
      },
    ],
    questions: [
      {
        question: "Which links reassure clients that a tax preparer is legitimate?",
        answer:
          "Anything that leads to a register they can query: the government search, a professional institute, an accredited volunteer programme's partner page. Next come long-standing reviews naming a town. Badges printed by a marketing company prove nothing, and observant clients click to see.",
      },
      {
        question: "Can TaxBuzz or CPA directories be judged like other listings?",
        answer:
          "Yes. Examine whether credentials are displayed, articles have licensed authors and questions get answered by named people. Look for your competitor who lost a licence. If he is still bookable, verification is ornamental. Otherwise fill the profile with the filings you actually handle.",
      },
      {
        question: "Are expat forums good places for links to tax advisers?",
        answer:
          "Where rules permit, answering a question fully and leaving a signature is respected; dropping adverts leads to bans. Members test you with residency puzzles. Attributes are generally nofollow, and threads rank for years, bringing a reader with the same treaty problem and a deadline.",
      },
    ],
  },
  "insurance-platform": {
    intro:
      "Cover is sold under licence, state by state or country by country, and a publisher who ignores that is a hazard. Strong references come from carriers naming you as distribution partner, regulators' registers, licensed comparison services, brokers' associations and business partners embedding a quote. Weak ones hide on pages that harvest birthdays for 'cheap quotes' and sell each record before the visitor has finished typing.",
    prepare: [
      "Tabulate licences by state or country with entity names, because regulated publishers restrict where your link may be displayed.",
      "Submit one compliance-approved product description with exclusions, so affiliates cannot improve it into a promise no underwriter made.",
      "Ask carriers, reinsurers and embedded partners for approval to be named, including logo form and the correct legal wording.",
      "Define lines you write, such as renters, cyber or fleet, as generic 'insurance' puts you among burial plans and warranties.",
      "Archive screenshots of every paid placement with date, for supervisors and carriers may ask who said what to consumers.",
    ],
    advice: [
      {
        heading: "Follow the quote form",
        text: "Start a quote as a fictitious visitor with a fresh number. If calls arrive from several agencies within minutes, consent was sold. The page may display every sign of authority. Your complaint desk, and perhaps a regulator, would meet those consumers next.",
      },
      {
        heading: "Cover explained by adults",
        text: "Look for articles that mention deductibles, waiting periods, sublimits and one reason for refusal. Licensed authors write so. Domains repeating 'affordable coverage for your family' under stock parents exist for the click auction. Request inclusion solely where an exclusion is explained, since that reader stays insured.",
      },
    ],
    questions: [
      {
        question: "Are comparison sites like SmartAsset suitable links for insurtech companies?",
        answer:
          "First establish what each one covers, as several concentrate on advisers, banking or specific policies. Read their advertiser disclosure and licence. A partner placement is a commercial contract and should be labelled. Editorial mention requires data or product detail which their writers can verify.",
      },
      {
        question: "Do backlinks from brokers' websites carry weight for our platform?",
        answer:
          "A broker linking to your portal for clients of one line stakes a regulated relationship on it. Context and audience fit closely. Provide co-branded pages with clear roles. Mass affiliate banners across agencies are another matter, and those anchors should be sponsored.",
      },
      {
        question: "Which red flag ends the evaluation of an insurance link immediately?",
        answer:
          "Absence of a named, licensed entity behind a page that asks for personal data. Nothing else needs checking. Close seconds are government-looking seals, 'state approved programme' claims and countdown savings. Report impersonations of public schemes, because consumers who are misled remember the insurers shown.",
      },
    ],
  },
};
