import type { Guide } from "./guide.ts";

export const nicheLinkBuilding3: Record<string, Guide> = {
  influencers: {
    intro:
      "A profile link in a social app disappears with the account, the trend or the platform's mood. Link building for someone with an audience means moving some of that attention to a page you own. Feedspot rankings, brand ambassador pages, podcast guest notes and event line-ups can all point there. Work by collaboration: each finished campaign should leave one permanent mention behind.",
    prepare: [
      "Owned domain with your handle and legal or stage name, not merely a bio-link tool that displays buttons.",
      "Media page with audience countries, age ranges and formats, drawn from platform insights and stamped with the month.",
      "Rate enquiry route, or the manager's address, so roster editors know whom a brand should write to directly.",
      "Past partnership examples with disclosure visible, showing a marketer that you label advertising as the rules demand.",
      "Niche wording beyond lifestyle, such as wheelchair travel in Spain or modest running wear, that a list can categorise.",
    ],
    advice: [
      {
        heading: "Put the mention in the contract",
        text: "Usage rights and deadlines fill every agreement; add a line about naming you on the brand's campaign or press page. Ask for your site, once, with your name as the text. Legal teams usually accept it when it appears in the first draft instead of afterwards.",
      },
      {
        heading: "Distinguish ads from honest references",
        text: "A sponsored post on your blog that links to the brand should carry the sponsored attribute. Selling plain links from old articles damages both sides. When a follower's magazine quotes you because you know a subject, that is a different kind of link, and worth replying quickly for.",
      },
    ],
    questions: [
      {
        question: "Are creator databases and influencer marketplaces useful for earning links?",
        answer:
          "They mainly bring briefs. Profiles often hide behind a brand login, so a search engine never sees them. Join two that suit your niche, keep figures current, and look to public rankings, panels and interviews for mentions anyone can open.",
      },
      {
        question: "Where should my directory links go if I use several platforms?",
        answer:
          "Send them to your own site, where every channel is listed with its subject. Rankings for one network may insist on that network's address. In that case complete the optional website field, and keep the same name so people can match you.",
      },
      {
        question: "Do old campaign links still matter after a partnership has ended?",
        answer:
          "They do as a record, if accurate. Check each quarter whether the brand moved its pages, and ask for a redirect or removal when the product was recalled or rebranded. Never buy an expired brand's domain to capture its leftover links.",
      },
    ],
  },
  "tourism-and-travel": {
    intro:
      "Trips are researched months ahead, by country and by mood, so seasonal timing governs everything. A whale-watching page linked in October has settled before spring bookings. Destination marketing offices, park authorities and airlines carry the most relevant lists, TripAdvisor the reviews. Match each outside site with a trip, a place or a practical guide rather than with the brochure homepage.",
    prepare: [
      "Operator licence, ATOL, seller-of-travel or local guide permit, quoted on the page that regulators and tourist boards inspect.",
      "Trip pages holding one address across seasons, with dates, grading, group size and inclusions edited inside every year.",
      "Practical guides on ferries, tides, visas, trailheads or luggage that bloggers and hostels would rather cite than write.",
      "Destination photographs sorted by month, because a board promoting winter refuses pictures full of sunhats and lavender.",
      "Languages in which guides work and the site is translated, matched with the proper country version for each link.",
    ],
    advice: [
      {
        heading: "Win the tourist board's page",
        text: "Regional and national boards list accredited operators and quietly update themes: cycling, food, accessible breaks. Read their campaign plan, join the familiarisation visits, and supply a finished paragraph. When budgets shift each spring, check whether the theme page still exists and where its former address leads.",
      },
      {
        heading: "Let lodgings recommend your tour",
        text: "Guesthouses answer the same question every morning: what shall we do today. Give them a page made for their visitors, with pick-up points from that village. Return the favour only for places you would send your parents, inside a useful where-to-stay text, not a badge wall.",
      },
    ],
    questions: [
      {
        question: "How far ahead should travel companies build links for a season?",
        answer:
          "Begin five to seven months before departures. Boards, guides and magazines plan early, and new pages need time to be discovered. Last-minute weeks are for price updates on booking platforms, while anniversaries, routes and new flights justify spring press contact.",
      },
      {
        question: "Should online travel agencies be part of our link building plan?",
        answer:
          "Treat them as shelves. Most keep the visitor inside and show your name next to rivals. Complete the profile, follow parity terms, and place your link effort with destinations, transport firms, outdoor clubs and writers whose pages may open your own booking path.",
      },
      {
        question: "What about links from travel bloggers who received a free trip?",
        answer:
          "A hosted trip is compensation, so expect disclosure and a qualified link. Choose writers by subject, agree on what will be covered, and leave opinions alone. Their photographs and route notes may be worth more than the link itself ever is.",
      },
    ],
  },
  "hospitality-services": {
    intro:
      "Hotels, inns and serviced apartments live between booking engines that charge commission and guests who would happily book direct if they found the page. Every outside link that opens your own rooms, weddings or meetings page moves a little of that balance. Start with nearby attractions, the convention bureau and wedding venues lists, since they send people with a reason to stay.",
    prepare: [
      "Room type pages with bed sizes, floor plans, accessible features and pet rules, each independent of the booking widget.",
      "Meeting capacities by layout, ceiling heights and daylight, because convention bureau databases ask planners for these exact figures.",
      "Star grading, Green Key or tourist board certificate, together with the inspection date printed on the assessment.",
      "Direct-booking address that works on every device and keeps dates when it jumps from website to reservation engine.",
      "House history with dates and sources, which heritage trails, film location guides and local newspapers like to quote.",
    ],
    advice: [
      {
        heading: "Supply attractions with a reason",
        text: "Museums, gardens, stadiums and hospitals publish where-to-stay pages. Ask for the visitor manager and offer something concrete, such as late checkout for matinee tickets. The link should open a page about visiting that attraction from your house, including the walking route and breakfast times.",
      },
      {
        heading: "Do not lose links at rebranding",
        text: "Flags change, owners sell, and a former brand's domain goes dark. Before signing, list which tourist boards, venue guides and newspapers point at you, and negotiate redirects for at least two years. Then write to the important ones yourself, since franchisors rarely bother with small sites.",
      },
    ],
    questions: [
      {
        question: "Should convention bureaus and wedding guides use the same hotel page?",
        answer:
          "Give each its own. Delegates need rooms blocked, plenary capacity and transfers; couples want the garden, ceremony licence and late bar. Two enquiry forms also tell you which listing earns its membership fee when the bureau asks about the renewal.",
      },
      {
        question: "Can we put our booking engine address in hotel directories?",
        answer:
          "Avoid it. Engine addresses carry session codes, change with the provider and often sit on another domain. Use a permanent page on your site with the button at the top, and tag it if you need to count the bookings.",
      },
      {
        question: "How do restaurants and spas inside a hotel earn separate links?",
        answer:
          "If non-residents are welcome, treat each as its own venue with name, hours, phone and page. Dining guides and spa finders then have something honest to list. Avoid a separate domain unless the kitchen would survive the hotel being sold.",
      },
    ],
  },
  "childcare-providers": {
    intro:
      "Parents ask other parents, then they check the inspection report, and only afterwards do they open a nursery's website. Link building should sit along that path: the council's family information service, school admissions pages, Care.com or Childcare.co.uk profiles, antenatal groups, large employers with staff benefits. Safeguarding shapes every step, so what you leave out of a profile matters as well.",
    prepare: [
      "Registration or licence number, inspection grade and report address, refreshed on each profile within days of publication.",
      "Age groups, ratios, sessions and funded hours described in the terms your own local authority or state uses.",
      "Photographs without identifiable children, or with written parental permission that specifically mentions third-party websites and can be withdrawn.",
      "Safeguarding, allergy and collection policies on readable pages, since parent groups link to settings that explain themselves.",
      "Waiting list rules and start dates, so that a directory never promises a baby place you have not got.",
    ],
    advice: [
      {
        heading: "Employers are overlooked partners",
        text: "Hospitals, universities and factories help staff find care near the gate. Ask the HR benefits team whether it keeps a nursery page, and offer a sheet on shift-friendly hours, funded entitlements and settling-in. Such a mention outlasts many paid profiles and reaches a parent weeks before leave ends.",
      },
      {
        heading: "Work to the intake calendar",
        text: "Families tour in late winter for autumn places. Refresh council and school listings in January, publish open mornings in February, then leave profiles alone apart from vacancies. Holiday clubs run on another clock: bank holidays, half-terms and summer pages need organisers' links by Easter.",
      },
    ],
    questions: [
      {
        question: "Which website page should a nursery listing send parents to?",
        answer:
          "The page for the right age room works well, showing routine, staff qualifications, garden and fees. Local authority pages may have the homepage. Avoid sending anyone straight to an enquiry form, because parents want to see the setting before leaving a child's details.",
      },
      {
        question: "Can childminders working from home list their address for links?",
        answer:
          "You can often show the area without the house number. Check what your regulator already publishes, then decide on one approach for every profile. A simple site with postcode district, vacancies and training certificates gives directories a safe place to point.",
      },
      {
        question: "Should we respond publicly when a directory shows an older inspection?",
        answer:
          "Write to the site with the report's link and ask for the date to be corrected. Reply publicly only with facts and without discussing children or staff. Put a plain account of improvements on your own page for any parent who finds it.",
      },
    ],
  },
  "home-improvement": {
    intro:
      "Kitchens, lofts, roofs and bathrooms share a directory category but never a customer. Lead sites such as Angi, Checkatrade or hipages judge response times and reviews; their links are secondary. Plan the durable ones around products you fit. Window systems, boiler makers and flooring brands all run approved installer searches, and each should open the page about precisely that job.",
    prepare: [
      "Approved installer numbers from makers, tied to a named fitter and the warranty length they may offer customers.",
      "Gas, electrical or roofing registration, entered as printed, along with builders' liability insurance and waste carrier licence.",
      "Job stories with street-level area, house type, problem found and duration, since directories display these before star totals.",
      "Starting price guide for each kind of work, broken into strip-out, materials, labour and making good afterwards.",
      "Guarantee terms and deposit protection scheme membership, placed on the page cautious homeowners open before requesting a visit.",
    ],
    advice: [
      {
        heading: "Turn suppliers into a map",
        text: "List every brand on your van and yard invoices. Visit each maker's find-an-installer tool and enter your own postcode. Where you are missing, ask the rep which course or volume is required. Rank courses by jobs you want, not by how many badges they give.",
      },
      {
        heading: "Neighbour pages beat town clones",
        text: "Swapping a place name through eighty near-identical pages is a footprint, and homeowners notice. Write about actual streets instead: clay tiles on the hill estate, conservation rules by the canal. Residents' associations and local history groups link to that, since it helps their members too.",
      },
    ],
    questions: [
      {
        question: "Do pay-per-lead platforms pass any benefit beyond the jobs themselves?",
        answer:
          "Their profile may outrank your site for your name, so keep it accurate. Treat any link as incidental. Judge them by profitable jobs after lead fees, and move happy customers' photographs onto your website with permission, where manufacturers can point at them.",
      },
      {
        question: "Which service should the homepage focus on when we do several?",
        answer:
          "Let the homepage explain the firm and its area, and give lofts, kitchens and extensions separate pages. Installer searches are product-specific, so each has an obvious destination. The trade most profitable this year should not erase the others from navigation.",
      },
      {
        question: "How do we handle reviews and links after changing our trading name?",
        answer:
          "Ask the registration bodies first, because several trade sites mirror them. Request a rename instead of a second profile so old reviews stay. Redirect the former website page by page, and mention the previous name on your about page for a year.",
      },
    ],
  },
  "automotive-services": {
    intro:
      "Drivers look for a garage when a light comes on, so being found under the correct make and fault matters more than being listed everywhere. Parts brands, warranty companies, tyre makers and breakdown clubs publish approved repairer searches. Each has entry conditions and a natural landing page: timing belts, hybrid batteries, windscreen calibration. Owners' clubs then add mentions by people who care deeply.",
    prepare: [
      "Authorised repairer status, ASE or IMI certificates and EV safety training, recorded per technician with their renewal dates.",
      "Makes, model years and systems covered, since a generic all vehicles welcome helps neither forums nor warranty directories.",
      "Bay, ramp and equipment photographs that prove alignment rigs, ADAS targets or paint booths stand on your premises.",
      "Test centre or smog station number, body shop accreditation and environmental permit where your area requires such papers.",
      "Courtesy car, collection, late key drop and waiting room details, which fleet and motor club listings specifically request.",
    ],
    advice: [
      {
        heading: "Join the clubs you service",
        text: "Marque clubs keep specialist lists built on members' experience. Host a technical evening, write up a known fault with part numbers, and be patient. Mentions there bring owners from three counties. Forum signatures crammed with keywords are removed by moderators and remembered for the wrong reason.",
      },
      {
        heading: "Let parts brands send drivers",
        text: "Brake, battery, oil and tyre manufacturers each run a where-to-fit tool fed by wholesalers' account data. A misspelt street in the factor's system makes you vanish. Check spring and autumn, before tyre season, and ask for your service page instead of a map pin.",
      },
    ],
    questions: [
      {
        question: "Should a multi-brand garage make a page for every car manufacturer?",
        answer:
          "Only for makes you really specialise in, with tools, known faults and technicians named. Twenty pages differing in the badge are thin. Owners' clubs will refer members to a thorough page about one marque, and general directories can use the homepage.",
      },
      {
        question: "Are dealership group pages better link targets than a branch page?",
        answer:
          "Branch pages win for local registers, parts brands and maps, because hours and phones differ. Group pages suit investor, recruitment and manufacturer news. When a franchise changes, redirect that branch's make pages carefully, since breakdown clubs will keep the old address for months.",
      },
      {
        question: "Does a mobile mechanic need an address to get directory links?",
        answer:
          "No, many allow service areas without a public street. Use the same base town, phone and insurance wording everywhere. Fleet managers and breakdown networks will ask for a depot privately, while visitors should reach a page showing your radius and call-out hours.",
      },
    ],
  },
  "pet-services": {
    intro:
      "Owners hand over a family member, so they look for someone vouched for by a vet, a shelter or a neighbour. Links follow that trust. The veterinary practice's useful contacts page, the rescue's adoption pack, the breed club and the dog-friendly map BringFido all reach owners at the correct hour. Sort them by service, because walkers, groomers and boarders need different pages.",
    prepare: [
      "Boarding or day care licence with star rating, or state kennel permit, displayed exactly as the inspector issued it.",
      "Insurance covering keys, third parties and animals in transit, since home visit platforms reject policies lacking key cover.",
      "Vaccination and temperament requirements on one printable page that vets and breeders can give to new owners.",
      "Trainer credentials, for example CPDT, APDT or IMDT membership, with the methods statement that welfare charities look for.",
      "Action photographs with owners' permission, taken safely off-road, clearly showing group size, equipment, vehicle crates and secure fields.",
    ],
    advice: [
      {
        heading: "Be helpful to rescues first",
        text: "Shelters list trainers and groomers who help nervous adoptees. Offer a discounted first session or a settling-in sheet, then ask whether the aftercare page can name you. Never make the help depend on a link; volunteers talk to each other, and so do adopters.",
      },
      {
        heading: "Plan around holidays and puppies",
        text: "Boarding enquiries rise before school breaks, puppy classes after Christmas and spring litters, grooming as heat arrives. Refresh the fitting page six weeks ahead. Then contact campsites, cottage owners and vets, who are answering the same questions and will happily point to a clear guide.",
      },
    ],
    questions: [
      {
        question: "Which page should a vet's website link to for pet owners?",
        answer:
          "Choose the page solving the vet's case: weight walks, post-surgery sitting, muzzle training. A homepage with every service forces the receptionist to explain. Include emergency procedure and the practice's own phone policy, so the vet knows what happens if something goes wrong.",
      },
      {
        question: "Do sitter marketplaces allow links to my own pet business website?",
        answer:
          "Many forbid taking clients outside the platform, so read the terms before adding an address. If it is disallowed, use the profile for reviews only. Breed clubs, licensing registers, pet shops and village newsletters are usually free from that restriction.",
      },
      {
        question: "Is it worth being listed in cat, reptile and exotics directories too?",
        answer:
          "If you have the skill, definitely, because few sitters do and keepers search carefully. Make a page about heating failures, handling permits and feeding records. Leave such lists out when you only hope to learn, since societies publish complaints along with recommendations.",
      },
    ],
  },
  "wedding-planners": {
    intro:
      "One couple's day can place your name next to fifteen others: venue, celebrant, band, baker, dressmaker, photographer. Collect those mentions deliberately and you hardly need general directories. The Knot, WeddingWire, Hitched or Zola then serve as the shop window. Because couples book a year or more ahead, think in engagement seasons, and let every real wedding page stay online after the honeymoon.",
    prepare: [
      "Real wedding pages with full supplier credits, guest count, season and the planning problem that you actually solved.",
      "Service levels explained apart: full planning, partial, on-the-day coordination, elopements and multi-day cultural ceremonies with their customs.",
      "Photographer permissions by wedding, noting any blog exclusivity and whether guests or children asked to be left out.",
      "Planner training or association badge, plus insurance certificate, since country houses ask before adding anyone to recommended lists.",
      "Destination legal notes for couples marrying abroad, accurate enough that venues and celebrants send people to read.",
    ],
    advice: [
      {
        heading: "Credit first, ask second",
        text: "Publish the couple's story with all suppliers linked where you truly worked together, then send each the page within a month. Most florists and bands reciprocate in their own journal, naturally, in their words. Do not demand matching links or a fixed phrase; variety is what honest recollection looks like.",
      },
      {
        heading: "Feature submissions need one owner",
        text: "Planner, photographer and venue sometimes send the same wedding to competing magazines, and all three are refused. Agree on day one who submits, where, and until when. After acceptance, ask the editor to credit the planning firm with its homepage rather than a social handle.",
      },
    ],
    questions: [
      {
        question: "When is the best month to refresh wedding directory profiles?",
        answer:
          "December is sensible, just ahead of the proposals around Christmas and Valentine's Day. Replace the cover gallery with last summer's strongest celebration, update open dates, and answer waiting reviews. A second short pass in June catches couples planning for the following year.",
      },
      {
        question: "Should profiles on wedding sites open pricing or the portfolio?",
        answer:
          "Pricing with a clear starting fee usually suits paid marketplaces, since couples have seen pictures already. Venue lists and magazines should open a wedding held in similar surroundings. Destination guides need the page about that country, including legal timing and travel.",
      },
      {
        question: "Do badges from wedding directories on my website create problems?",
        answer:
          "A review badge you chose to show is harmless in moderation. Avoid rows of vote-for-us emblems that carry keyword links to unrelated pages. Look at the code before pasting it, add nofollow if you prefer, and remove awards older than three years.",
      },
    ],
  },
  "wellness-coaches": {
    intro:
      "Sleep, stress, breath, menopause, habits: the narrower the promise, the easier it is for someone to recommend you. Coaching bodies such as ICF or NBHWC keep searchable registers, retreat centres name their facilitators, and employers print benefits pages. Build your links in that order, keep medical language out unless you are licensed for it, and let each programme have a page.",
    prepare: [
      "Coaching credential with level and training hours, stated without letters that a reader might mistake for a clinical licence.",
      "Scope statement explaining what you do not treat and where you refer, which careful directories and doctors appreciate.",
      "Programme pages by subject and length, for example a six-week sleep course or a burnout return-to-work series.",
      "Session format, time zones and languages, because online clients filter by those before they read any philosophy.",
      "Stories shared with consent in the client's own words, free of cures, weight totals and guaranteed feelings.",
    ],
    advice: [
      {
        heading: "Retreats and studios give context",
        text: "A yoga studio or retreat house that hosts your workshop will publish the date and your biography. Provide a permanent facilitator page to link, then keep that page after the weekend. Return each spring with a new theme, so the calendar archive shows work together over several years.",
      },
      {
        heading: "Podcasts need a landing place",
        text: "Hosts put one address in the notes. Make a short page for the subject discussed, with the exercise you mentioned and a way to book. Ask for your name as the link. Reuse the page when another host covers the same topic, updating the exercise.",
      },
    ],
    questions: [
      {
        question: "What page should a coaching directory show to someone who is curious?",
        answer:
          "Give them the introduction call page, with what happens, how long it lasts and the fee afterwards. Registers of credentialed coaches may open your biography. Corporate benefit portals need group formats, confidentiality wording and a sample outline for their managers.",
      },
      {
        question: "May wellness coaches list themselves on therapy or medical directories?",
        answer:
          "Only on those that accept your qualification openly. Many reserve entry for licensed clinicians, and a borrowed category misleads people in distress. Look for coach, movement, nutrition or mindfulness sections, read the admission rules, and accept a refusal without arguing.",
      },
      {
        question: "How can I build links without posting personal stories every week?",
        answer:
          "Useful tools travel better than confession. A printable sleep diary, a desk stretch card or a menopause conversation guide for managers can be linked by libraries, unions and HR teams. Make one each quarter and introduce it personally to ten suitable editors.",
      },
    ],
  },
  "public-relations": {
    intro:
      "You place other people's names for a living, which makes an empty profile for the firm itself awkward. O'Dwyer's rankings and CommunicationsMatch list agencies by specialism; award juries, the PRCA or PRSA, and journalists' own request services give further mentions. Treat the house as a client with a budget of hours, a calendar and someone entitled to say the brief is late.",
    prepare: [
      "Specialist practice pages for crisis, public affairs, consumer, health or investor relations, each signed by the responsible director.",
      "Coverage book with permission notes, since screenshots of articles may need a newspaper licence before directories display them.",
      "Fee income and headcount in the form ranking editors request, signed off by the finance director each winter.",
      "Spokesperson biographies prepared for comment on media matters, with time zone and a number that someone truly answers.",
      "Code of conduct membership and lobbying register entries, which public bodies inspect ahead of any communications tender.",
    ],
    advice: [
      {
        heading: "Spend your own news well",
        text: "Account wins and hires interest trade papers for one morning. A measured view on a failed apology or a disclosure rule interests them longer. Give the view to one editor, host the longer note on your site, and let association newsletters cite that version.",
      },
      {
        heading: "Wire releases are not links",
        text: "Paid distribution spreads a text to many hosts with qualified or no links, and copies soon disappear. Use it when disclosure demands reach. Optimised anchors inside releases have been named as a link scheme for years, so strip them from client drafts as well as your own.",
      },
    ],
    questions: [
      {
        question: "Which destination suits a PR agency profile in an industry ranking?",
        answer:
          "Rankings by sector should open that sector's page, with the team and two cases. Overall tables can have the homepage. Journalists looking for comment need the newsroom, where names, subjects and mobile numbers can all be found in one glance.",
      },
      {
        question: "Can we count client coverage as link building for our own agency?",
        answer:
          "No, the coverage belongs to the client and should point there. You may still be credited in campaign awards, research partner notes and jury citations. Enter the work you would defend in front of the journalist who wrote about it.",
      },
      {
        question: "How do we decide between PR associations, awards and paid rankings?",
        answer:
          "Compare the audience that reads each result. Association registers reach procurement, juried awards reach recruits, rankings reach chief executives preparing a shortlist. Fund one of each for twelve months, record enquiries by source, and drop whichever no one mentions in pitches.",
      },
    ],
  },
  "content-creators": {
    intro:
      "Videos, episodes and essays live on rented platforms, so the sensible target for links is a home of your own with one page per work. Podchaser catalogues podcast credits, Feedspot sorts channels and newsletters, fan wikis record episodes. Instead of announcing everything everywhere, pick the series people return to and make sure every catalogue, guest and collaborator can cite it properly.",
    prepare: [
      "Series pages with season lists, transcripts or chapter notes, since a bare embed gives no one a sentence to quote.",
      "Credits for editors, researchers, musicians and guests, each with preferred spelling and the site they wish named.",
      "Channel artwork in square and wide versions, with readable titles at thumbnail size on dark and light backgrounds.",
      "Feed ownership details for RSS, hosting and analytics, so claimed catalogue entries survive when you switch provider.",
      "Rights log for clips, samples and stock footage, useful if a curator asks whether the piece may be embedded.",
    ],
    advice: [
      {
        heading: "Transcripts turn talk into targets",
        text: "A teacher or reporter links to a sentence they can find again. Publish edited transcripts with headings and time marks, and add sources. Guests then have a page worth sharing that mentions them by name, which serves longer than the platform clip that expires from everyone's feed.",
      },
      {
        heading: "Guests carry half the work",
        text: "Send each guest a kit after publication: page address, portrait, one quotation and a caption. Authors, shops and university departments often keep media pages and will add it. Ask only once. A guest who liked the conversation does more than a contract clause ever could.",
      },
    ],
    questions: [
      {
        question: "Should directories link to my channel or the creator website?",
        answer:
          "Catalogues of podcasts or channels require the feed or channel, but most have a website field too. Use it for the series page. Press, festivals and partners should open your own domain, because platform addresses and handles change without warning.",
      },
      {
        question: "How regularly should a creator submit work to catalogues and lists?",
        answer:
          "Submit the series once, then return at the start of a season or after an award. Single episodes belong with communities that cover that topic. Posting each upload to twenty places reads as spam and will get the domain filtered.",
      },
      {
        question: "Do wiki pages and fan databases help, and may I edit them?",
        answer:
          "They help people trace your work, mostly through nofollow links. Read the conflict-of-interest policy: many let you propose corrections on a discussion page. Supply sources such as reviews or programme notes, and leave praise to someone who has no stake.",
      },
    ],
  },
  "apparel-and-fashion": {
    intro:
      "Collections turn over twice or more a year, and with them the lookbook addresses that editors linked. A label that wants lasting mentions should separate what changes from what stays: fit guide, fabric library, maker stories, stockists. Not Just A Label presents emerging designers, Maker's Row covers production; boutiques, mills, stylists and museums can do the remainder, season after season.",
    prepare: [
      "Lookbook and line sheet per season, hosted beneath a permanent collection address with archive pages that stay visible.",
      "Fabric composition, country of making and care instructions checked against labels, since ethical lists reject contradictory wording.",
      "Stylist loan contact with sample sizes and return terms, because fashion credits begin with a garment arriving on time.",
      "Size charts measured on the garment, in centimetres and inches, cited by fitting forums and inclusive shopping guides.",
      "Trade mark and business registration for the label name, ready before a marketplace asks you to prove ownership.",
    ],
    advice: [
      {
        heading: "Wholesale doors should name you",
        text: "Each boutique and department store that carries the label probably has a designers page. Check after delivery that yours exists, uses current artwork and spells the name properly. Offer a short designer text for that shop alone, because a pasted biography appears on everyone else's site already.",
      },
      {
        heading: "Mills and makers complete the story",
        text: "Spinners, tanneries, pattern cutters and embroidery studios like showing finished garments. Name them on the product story and send photographs once the drop has launched. Their pages reach trade readers and patient customers. Keep supplier secrets if exclusivity matters, and agree beforehand what both may reveal.",
      },
    ],
    questions: [
      {
        question: "Which fashion pages keep their value when a collection has ended?",
        answer:
          "Archive lookbooks, fabric explanations, repair guides and the designer's page. Mark sold-out garments and show the nearest current piece. A redirect to the homepage annoys a reader who followed a credit from a magazine, and the editor may remove the credit.",
      },
      {
        question: "Do style credits in magazines usually include a link to the label?",
        answer:
          "Online issues sometimes link a retailer through an affiliate address instead. Give the fashion desk a direct product or collection page together with price and availability. If the piece appears at a stockist, you still gain from its designers page naming you.",
      },
      {
        question: "Is joining every independent designer platform a good plan at launch?",
        answer:
          "Two curated ones are enough while production is small. Each wants new imagery, stock discipline and answers to customers. Spread over eight, a capsule of forty jackets sells out in the wrong place and leaves unavailable pages behind you everywhere.",
      },
    ],
  },
  "media-and-publishing": {
    intro:
      "Readers, librarians, advertisers and authors each consult a different catalogue, and a publisher with several titles usually has half of them out of date. Start from identifiers. An ISSN or ISBN, a masthead and a feed let databases confirm what you print. Press associations, journalism trust registers, Feedspot and regional library guides can follow, title by title, at the pace of your editorial assistant.",
    prepare: [
      "Masthead with editor, publisher, ownership and correction address, as news aggregators and trust programmes check all four.",
      "ISSN, ISBN prefix and frequency for each title, matching the national library and the distributor's trade record.",
      "Section feeds and a news sitemap that work, because automated catalogues drop a publication after repeated errors.",
      "Circulation or audience statement with its auditor and period, or an honest note that figures are unaudited.",
      "Author and contributor guidelines on stable pages, since writing schools, agents and universities often link to them.",
    ],
    advice: [
      {
        heading: "Original records outlast opinion",
        text: "Court lists, school results, planning tables or a bestseller history compiled by your desk will be cited for years. Give such material its own address, outside the paywall if you can. Ask other newsrooms for attribution with a link whenever they lift a figure from it.",
      },
      {
        heading: "Never rent a subfolder out",
        text: "Coupon sections and product reviews run by outsiders under a newspaper's domain draw penalties for site reputation abuse. The same goes for selling dofollow links inside old articles. Label partner material, qualify paid links, and let the commercial team see this policy in writing before quarter end.",
      },
    ],
    questions: [
      {
        question: "Where should library and school guides point for a magazine title?",
        answer:
          "Point them to an overview page with scope, reading level, access rules and archive years. Librarians dislike landing on a subscription offer. If remote access goes through a vendor, show that route next to your own, and keep the address when vendors change.",
      },
      {
        question: "How can a small publisher get books and authors listed widely?",
        answer:
          "Good metadata does most of the job. Send full records to your distributor early, with subjects, contributor notes and reviews. Then approach festival programmes, regional author databases and genre associations individually, offering the author's page at your house, not a shop.",
      },
      {
        question: "What should we do about sites republishing our articles without links?",
        answer:
          "Sort them first: licensed partners, scrapers, and fans. Partners should carry a canonical tag or credit as the contract says. Fans react well to a polite message. For scrapers, use the host's complaint form when they outrank you, and ignore the rest.",
      },
    ],
  },
  cybersecurity: {
    intro:
      "Trust is the product, so a link from a doubtful host does real harm in front of a security buyer. Expect prospects to inspect your DNS, headers and company registration before your brochure. G2, PeerSpot and GoodFirms handle comparison; accreditation bodies such as CREST, cloud marketplaces and incident response panels of insurers handle credibility. Fewer places, each verified, is the right shape.",
    prepare: [
      "Accreditation records for testers and assessors, including CREST, OSCP or QSA status, with public verification addresses wherever available.",
      "Security contact file, disclosure policy and PGP key on your own domain, since researchers look before approving anything.",
      "Service pages that separate penetration testing, managed detection, forensics and training, because category owners audit descriptions closely.",
      "Redacted sample report showing findings and remediation format, cleared so that no client system can be inferred.",
      "Advisory archive with CVE numbers, timelines and vendor responses, hosted at addresses you can promise to keep.",
    ],
    advice: [
      {
        heading: "Research is your strongest magnet",
        text: "A responsibly disclosed flaw with a clear write-up gets cited by vendors, databases and newsletters for years. Put the advisory on your domain before syndicating, name the researcher, and keep the identifier in the address. Do not rush a disclosure to meet a marketing date; people remember.",
      },
      {
        heading: "Panels and marketplaces need paperwork",
        text: "Insurers, law firms and cloud providers list responders after checking retainers, response times and cover. Begin one application each quarter and assign an owner. Approved entries often open a private portal, so ask additionally for the public partner page, where a chief information officer can confirm you.",
      },
    ],
    questions: [
      {
        question: "Should security vendors take part in badge or award link exchanges?",
        answer:
          "Mostly no. Awards that nominate everyone and sell the trophy are known to buyers. Choose independent test labs, accreditation searches and customer review platforms. If a badge loads a script from elsewhere, your own engineers ought to refuse it on sight.",
      },
      {
        question: "What landing page fits a listing for incident response services?",
        answer:
          "One that works during a crisis: phone first, hours, regions, what to preserve, whether a retainer is needed. Do not gate it or block visitors with challenges. Long product pages can be linked from comparison sites where readers have time.",
      },
      {
        question: "How do we clean up spammy links aimed at a security brand?",
        answer:
          "Most random spam is ignored by search engines, so watch rather than panic. Document clones or phishing lookalikes and use takedown routes for those. Reserve a disavow file for links your firm or a former agency created, and keep evidence.",
      },
    ],
  },
  "recruitment-agencies": {
    intro:
      "You serve two publics: employers with a vacancy and candidates with a notice period. Their directories differ, and so must the pages you hand out. Employers look in the Online Recruiters Directory, trade body member searches and procurement lists; candidates use career services, union pages and job boards. Vacancies expire daily, therefore nothing that is meant to last should ever point to one.",
    prepare: [
      "Licence or registration for employment agencies, gangmaster status where relevant, and membership such as REC or ASA.",
      "Desk pages by discipline and place, naming the consultant, typical roles, contract types and the salary source used.",
      "Candidate guides for interviews, visas, portfolios or umbrella contracts, current enough for careers advisers to recommend them.",
      "Job page markup and an expiry routine, so filled roles redirect to the right desk instead of returning an error.",
      "Fee model wording, contingency or retained, plus rebate terms in plain form for employers comparing several suppliers.",
    ],
    advice: [
      {
        heading: "Win over careers offices",
        text: "Universities, bootcamps and veterans' programmes keep employer and agency pages, though many refuse blatant advertising. Offer a yearly talk or CV clinic and a salary note for their region. After the session, the adviser has a good reason to link the guide for that year's leavers.",
      },
      {
        heading: "Own the salary conversation",
        text: "Placement records let you say what accountants or welders in your counties were offered. Publish ranges with sample and period, never identifying an employer. Local papers, chambers and HR networks cite such tables. Use a single address renewed every January and keep previous years underneath for comparison.",
      },
    ],
    questions: [
      {
        question: "Do job boards give a recruiter lasting links to its website?",
        answer:
          "Scarcely. Adverts end, and apply buttons pass through tracking. A company page on the board may remain, so complete that one. For permanence rely on desks, guides, trade bodies and the client associations where your consultants attend the dinners anyway.",
      },
      {
        question: "Should each recruitment desk have its own profile in directories?",
        answer:
          "If a desk has separate consultants and a recognised market, such as dental nurses or marine engineers, yes. Use one legal company name and let the category differ. Inventing small brands to occupy a page of results will confuse candidates and regulators.",
      },
      {
        question: "How can temporary staffing firms earn links in the towns they serve?",
        answer:
          "Speak with colleges, council job fairs, transport-to-work schemes and large sites that publish approved agency lists. Give each branch page shifts, bus routes and induction details. Those facts help people without cars, and community organisations will gladly pass them on.",
      },
    ],
  },
  "education-and-tutoring": {
    intro:
      "Parents ask at the school gate, then check whether a tutor knows the exact exam board. A link from a school newsletter, a home education group or a library homework page fits that moment. Superprof, Care.com and national tutoring associations provide profiles; your own pages should name syllabus, level and place. Pace the work by term, since October worries differ from those in April.",
    prepare: [
      "Background check certificate number and date, such as enhanced DBS or state clearance, stored privately but mentioned publicly.",
      "Subject pages tied to a syllabus and exam board, for instance GCSE chemistry, AP calculus or eleven-plus reasoning.",
      "Degree, teaching status and examiner experience for every tutor, including which levels each person will not take.",
      "Sample worksheet or marked essay that you wrote yourself, since past papers remain the copyright of examination bodies.",
      "Lesson format, cancellation rule and safeguarding arrangements for online rooms, spelled out where families can read them.",
    ],
    advice: [
      {
        heading: "Give schools something usable",
        text: "Teachers cannot advertise you, yet they may share a revision timetable, reading ladder or free workshop. Offer it to the head of department before mock exams, branded modestly. A school page that links a resource usually stays through several year groups if the address never moves.",
      },
      {
        heading: "Special needs deserve their own route",
        text: "Dyslexia associations, autism groups and speech therapists keep lists of tutors with recognised training. Apply with certificates and a page describing your methods and limits. Do not tick every need in a form. Parents in these groups exchange notes, and one careless claim travels fast.",
      },
    ],
    questions: [
      {
        question: "Are tutor marketplaces enough, or should tutors build their own site?",
        answer:
          "Marketplaces can fill evenings, but the profile leaves when you do, and some forbid outside contact. A small site with subjects, levels and travel area gives schools, libraries and parent groups a permanent place to point while the marketplace brings first pupils.",
      },
      {
        question: "What is the right season to contact schools and homework lists?",
        answer:
          "Late August for new-year resource pages, early November ahead of mocks, and February for spring exams. Summer suits catch-up programmes and entrance tests. Contact home education groups in any month, since many families change course outside the official school year.",
      },
      {
        question: "Which anchor and page should a tutoring centre request from partners?",
        answer:
          "Request the centre's name, linking to the subject page their readers need. A swimming club or orchestra sharing your building may use the contact page. Keep franchise wording consistent with head office so two centres in neighbouring towns are not mixed.",
      },
    ],
  },
};
