import type { Guide } from "./guide.ts";

export const typeFreeTraffic4: Record<string, Guide> = {
  "pet-shop": {
    intro:
      "Pet people are loyal and specific. They want the raw food their breeder named, a harness for a dachshund, live crickets on a Wednesday. They search brand stockist pages, the map, Nextdoor and breed club groups rather than shop catalogues. A listing that mentions the brands and animals you really stock brings them in. A photograph of the shop dog does no harm at all.",
    prepare: [
      "List brands, species and services such as nail clipping or fish water tests, using the words which owners type.",
      "Request entries on the where-to-buy pages of every food and equipment maker that you keep in stock all year.",
      "Photograph aisles, the small-animal room, fresh food freezers and staff with animals, avoiding cramped cages and cluttered shelves.",
      "Show licences for selling live animals where required, and explain how rabbits, birds or reptiles are sourced and rehomed.",
      "Publish stock questions you answer by phone, including prescription diets you cannot sell without a vet, to prevent wasted trips.",
    ],
    advice: [
      {
        heading: "Show stock on the map",
        text: "Merchants in some countries can display in-store products on their map profile without charge through a local inventory feed. Start with forty staples people run out of: litter, hay, kibble, filters. Someone with an empty bowl chooses the shop that evidently has a bag.",
      },
      {
        heading: "Follow the animal calendar",
        text: "Puppy questions rise after summer and Christmas, tick season starts in spring, fireworks week needs calming aids, pond work begins with warm days. Change the lead photo and post for each. Count redemptions of a free first nail clip, because owners seldom click before visiting.",
      },
    ],
    questions: [
      {
        question: "Where do dog and cat owners find an independent pet shop?",
        answer:
          "On the map, through a food brand's stockist search, in neighbourhood apps, and from trainers, groomers, shelters and vets who keep a list by the till. Ask those four for a mention and return the favour. Breed clubs' resource pages suit shops with unusual sizes.",
      },
      {
        question: "Can a small store compete with online pet retailers through listings?",
        answer:
          "Yes, on urgency, advice and things that should not be posted, such as live fish or frozen food. Say so in the first line. Offer reserve and collect with an hour attached. Price-only shoppers will leave anyway, so do not shape the profile for them.",
      },
      {
        question: "How do I reply if someone complains about animal welfare?",
        answer:
          "Take it seriously and answer the same day. Explain care routines, inspections and who to speak with, and invite the writer to visit. Check the facts before defending staff. Then add pictures of enclosures and your licence, for other readers will look for them.",
      },
    ],
  },
  "home-service": {
    intro:
      "Water is coming through the ceiling, or the boiler has died on a Friday. Homeowners look at three names, and the first to answer usually wins. Maps, Nextdoor, Yelp, Angi and Checkatrade are where they look, though several of those sell leads or membership. Use the free parts well: service area, licence number, response time, photos of the actual crew. Then answer the phone.",
    prepare: [
      "Enter trade licence, insurance and gas, electrical or refrigerant registration numbers exactly as the public register displays them.",
      "Draw the service area by postcode and be strict, because a job two hours away earns a poor review and no profit.",
      "Hide your home address where a platform allows service-area businesses, and describe the van customers should expect to see.",
      "Write your call-out fee, hourly basis and evening surcharge in the profile, so no one feels ambushed on the doorstep.",
      "Take pairs of photos on every job, before and after, from the same corner, with the owner's nod.",
    ],
    advice: [
      {
        heading: "Two buttons, emergency or quote",
        text: "Give listings a landing page with call now for leaks and a photo-upload form for planned jobs. The form saves a wasted visit. Use a distinct call-tracking number there, and have the dispatcher note source and job value when the ticket closes.",
      },
      {
        heading: "Ask while boots are on",
        text: "The minute the heating returns is when gratitude peaks. The technician sends the review link from the van, signing with a first name, for named reviews convince strangers. Respond to complaints about price by explaining the visit, the part and the guarantee, never the customer's house.",
      },
    ],
    questions: [
      {
        question: "Are Angi, Thumbtack and Bark free for plumbers and electricians?",
        answer:
          "Creating a profile generally is, while leads or contacts cost money and terms vary by country. Treat them as pay per lead with a free window display. Put most effort into the map, neighbour recommendations, manufacturer installer finders and your trade register's public search.",
      },
      {
        question: "Which trades get seasonal visits, and how do I prepare listings?",
        answer:
          "Heating engineers before first frost, air conditioning before the first hot week, gutters after leaf fall, roofers after storms. Update services and photos a month early, and offer maintenance slots in the lull. When fully booked, say next date available, so people stop ringing.",
      },
      {
        question: "How can I tell which free profile made the phone ring?",
        answer:
          "Ask on every call and write it on the job sheet; tradespeople who rely on dashboards miss half. Map insights report taps to call. A separate number on your site covers its visitors. Total the paid invoices by source every quarter.",
      },
    ],
  },
  "construction-company": {
    intro:
      "General contractors looking for a bid and families planning an extension do not share a single website. The former search The Blue Book or Procore's construction network by trade code and county; the latter wander through Houzz and BuildZoom for kitchens they like. Bonding, safety record and capacity matter in one room, kindness about dust in the other. Decide which work you want, then complete the matching profiles.",
    prepare: [
      "State licence class, bonding capacity, insurance limits and largest completed contract, as estimators screen with these before anything else.",
      "Organise projects by type, value band, delivery method and role, whether prime, subcontractor or design and build.",
      "Photograph sites at foundation, frame, services and handover, because professional buyers judge tidiness and sequencing from middle stages.",
      "Compile safety documents, including incident rate, training records and method statement samples, ready for a prequalification request.",
      "Obtain consent from owners and architects for names and images, and credit the design team on each page.",
    ],
    advice: [
      {
        heading: "Bid invitations need a home",
        text: "Link trade directories to a subcontractor and client page with trade codes, regions, bonding letter and one estimator's direct line. An invitation that disappears into an info inbox is lost within days. Tag the path, and log invited, priced and won for each network.",
      },
      {
        heading: "Homeowners want the sequence",
        text: "From Houzz, lead people to a renovation page describing survey, permit, demolition, inspection, snagging and payment stages. Include the least glamorous photograph: protected floors. Enquiries in late winter aim for summer starts, so publish the next free slot before the weather turns.",
      },
    ],
    questions: [
      {
        question: "Which free contractor directories are used by people sending out tenders?",
        answer:
          "The Blue Book and Procore's network let firms list by trade and area, while public owners keep their own vendor registers. Register under correct codes with those authorities first. Supplier diversity or small-business certification pages can add visitors if you qualify for them.",
      },
      {
        question: "Do Houzz projects bring enquiries for builders or just saved photos?",
        answer:
          "Mostly saves at first. An enquiry comes when the project text answers practical questions, such as budget bracket, duration, permits and whether the family stayed in. Add the town. Someone who saves four pictures from one builder will usually open that profile next.",
      },
      {
        question: "What should a builder say about a delayed project review?",
        answer:
          "Give dates, causes under your control, causes beyond it and how the contract handled both, leaving the client's finances out. If a dispute is open, take advice first and post only a short courteous note. Add a photo of the finished work when everything is settled.",
      },
    ],
  },
  "cleaning-company": {
    intro:
      "A tenant leaving on Thursday, a dentist whose evening cleaner quit, a parent with a new baby: each asks who will be trusted with the keys. Reviews about named cleaners, vetting, insurance and a clear price per visit answer that. Maps, Nextdoor, Yelp and local letting agents' lists bring domestic work, while facilities managers check trade association members. Show both audiences a checklist rather than sparkling bubbles.",
    prepare: [
      "Set prices by rooms or square metres for regular, deep and end-of-tenancy visits, with ovens and windows as visible extras.",
      "Explain vetting, key handling, alarm codes and what happens when the usual cleaner is ill, in a few short paragraphs.",
      "Save the task checklist for each service as a web page, since letting agents will compare it line by line.",
      "Take unposed pictures of uniformed staff, kit, labelled cloths and a finished bathroom, never of a recognisable client's home.",
      "Provide insurance certificate, chemical data sheets and references for offices that must file paperwork before anyone gets a pass.",
    ],
    advice: [
      {
        heading: "Quote within the first minute",
        text: "Let directory visitors choose bedrooms, frequency and postcode, then show a price before asking for an email. Commercial visitors get a walk-through booking instead. Tag the calculator by listing; completed quotes reveal more than visits, and the abandoned step tells you what frightens people.",
      },
      {
        heading: "Recurring beats rescue work",
        text: "One-off deep cleans fill listings with compliments yet leave the diary empty. In the report, weigh each source by customers still booked after three visits. Month ends attract movers, spring brings deep cleans, and January starts office contracts, so rotate the first photo accordingly.",
      },
    ],
    questions: [
      {
        question: "Where can a new cleaning business get clients without lead fees?",
        answer:
          "Verify the map profile, join Nextdoor and parish groups, and ask letting agents, Airbnb hosts, dry cleaners and estate managers to keep your link. Your first ten reviews matter more than ten more sites. Lead platforms can wait until the schedule has gaps worth paying for.",
      },
      {
        question: "What should I do when a customer reports something missing?",
        answer:
          "Move it off the page at once and into your incident procedure. Publicly, say only that you take it seriously and have contacted them. Never accuse or excuse a cleaner there. Readers mainly want to see that insurance, logs and a responsible manager exist.",
      },
      {
        question: "Should domestic and office cleaning share one directory profile?",
        answer:
          "Use one legal listing per location where rules demand it, with separate services and landing pages. Households look for faces and prices; a facilities manager looks for night cover, consumables and audit reports. Where a site permits categories, put the more profitable one first.",
      },
    ],
  },
  "moving-company": {
    intro:
      "Moving day ranks among life's worst mornings, and people have heard about hostage loads and doubled bills. So they verify. They look up a USDOT number, search the British Association of Removers, read Yelp and BBB complaints, then ask three firms for a survey. Free listings attract them by making every check easy and the estimate understandable. Photographs of wrapped furniture say more than a truck on a highway.",
    prepare: [
      "Print registration numbers, operating authority and insurance cover precisely as regulators hold them, on the profile and the landing page.",
      "Define estimate types in normal language, including what makes a binding quote change and how stairs or long carries are charged.",
      "Photograph packing of mirrors, pianos and wardrobes, the padded van interior and employees in uniform at a real address.",
      "List routes and services separately: local, interstate, overseas, storage, packing only, office moves, and the ones you decline.",
      "Create a claims page with deadline, photographs needed and contact, because a mover who explains damage sounds prepared for it.",
    ],
    advice: [
      {
        heading: "Offer a video survey",
        text: "Directory visitors compare three estimates within an evening. A video walk-through slot tomorrow beats a visit next week. Ask date, floors and both postcodes first. Store the tag with the quote number, since the deposit may come six weeks after the click.",
      },
      {
        heading: "Plan for month end",
        text: "Summer Saturdays and last days of the month sell out early. Use profile posts to offer midweek discounts, storage bridges and student moves in shoulder weeks. When full, recommend a fellow member; whose referrals in October tend to repay you for June.",
      },
    ],
    questions: [
      {
        question: "Which free sites do people use to verify a removal firm?",
        answer:
          "Government carrier records in the United States, association member searches, the map reviews and BBB pages are typical. These rarely look like marketing, but they decide the booking. Make sure legal name, trading name and phone agree, or a careful family will suspect a broker.",
      },
      {
        question: "How do movers turn listing clicks into survey appointments?",
        answer:
          "Remove the long inventory form from the first step. Offer a calendar, a call button and a photo of the person who surveys. Confirm by text within minutes, with the registration number in the message. Measure surveys held and jobs loaded, not the forms begun.",
      },
      {
        question: "What is a fair public answer to a damage complaint?",
        answer:
          "Say you are sorry about the item, give the claims contact and state when someone will call. Do not argue over packing or value in public. Once settled, ask whether the reviewer would mention it. Every future customer imagines their own grandmother's dresser.",
      },
    ],
  },
  "car-dealership": {
    intro:
      "A buyer has already chosen the model and is now choosing whom to believe. Cars.com, DealerRater and the map profile show salespeople's names, service reviews and replies; inventory portals usually charge to display stock. Free traffic therefore comes from reputation, from the manufacturer's dealer locator, and from vehicle listings some search engines show at no cost. Fresh photographs of the exact car do most of the persuading.",
    prepare: [
      "Photograph every used car the same way, including tyres, dashboard warning lights, service book and the worst scratch.",
      "Reconcile feed data nightly so sold vehicles, mileages and fees match the lot, because phantom stock ruins reviews.",
      "Separate sales, service, parts and rental with their own hours, numbers and map departments where the platform allows it.",
      "Give each salesperson a page with languages, brands and reviews, as buyers like to ask for someone by name.",
      "Check price advertising and finance disclosure rules with compliance before putting a monthly figure in any profile text.",
    ],
    advice: [
      {
        heading: "Land on that exact car",
        text: "A visitor who tapped a blue estate wants this vehicle, its history report and a test drive time, not the showroom story. Keep sold pages alive for some weeks with three similar cars. Tag vehicle feeds apart from profile links, or the service department distorts everything.",
      },
      {
        heading: "Service reviews sell cars",
        text: "Workshop customers outnumber buyers and write more honestly. Ask for a review when the car is returned washed and on time. Name the adviser in your reply. A shopper reading fifty notes about fair repairs worries less about the trade-in and the extended warranty.",
      },
    ],
    questions: [
      {
        question: "How can a used car dealer get free visitors to its stock?",
        answer:
          "Check which search engines take vehicle feeds without charge in your country, complete the map profile, and claim DealerRater or its local equal. Owners' clubs allow trade listings in marked sections. Manufacturer locators cover franchised sellers. Portals with per-car fees are a separate budget.",
      },
      {
        question: "When do car shoppers browse most and how should we prepare?",
        answer:
          "Plate changes, model-year clearances, tax refunds and bonus months drive interest, depending on the country. Convertibles wake up with the first warm weekend and four-wheel drives at the first snow forecast. Have photographs ready beforehand, and staff chat on the evenings when families decide.",
      },
      {
        question: "What counts as a lead from a dealer review site?",
        answer:
          "Count calls lasting over a minute, test drives taken, trade-in appraisals and workshop bookings. Directions are helpful though weak evidence. Ask at the desk which reviews people read, and note the answer in the CRM, since buyers often mention one salesperson they came to meet.",
      },
    ],
  },
  "recruitment-agency": {
    intro:
      "Candidates and hiring companies both click, and only one of them pays. Job seekers arrive in numbers through boards and maps; employers come quietly through association member lists, Clutch's staffing category or the Online Recruiters Directory, looking for your niche. A free profile should turn each towards its own door. Name roles, seniority and region so narrowly that a head of nursing knows you are hers.",
    prepare: [
      "State your specialism by role and region, such as maintenance engineers in food plants, marking permanent, contract or retained search.",
      "Keep your licence, worker-supply registration and association membership in plain view if your country regulates employment businesses.",
      "Publish typical time to shortlist, guarantee period and how fees are calculated, leaving exact percentages for conversation if you prefer.",
      "Feature consultants with their former trade, for an ex-welder recruiting welders is the best line a profile can carry.",
      "Gather testimonials from a client and the person placed with them, both agreeing to publication after probation has passed.",
    ],
    advice: [
      {
        heading: "Two doors, two ledgers",
        text: "Employers go to send a vacancy; applicants go to live jobs. Use different addresses, tags and monthly targets. If one listing produces four hundred CVs and no vacancies, move it to the sourcing budget, where it may be excellent, instead of pretending it wins clients.",
      },
      {
        heading: "Answer the ignored candidate",
        text: "Most poor reviews say no one called back. Reply with an apology, a recruiter's name and the realistic process, then fix the automated silence. Hiring managers read these comments, because your treatment of applicants becomes their employer brand. Do not discuss anyone's application publicly.",
      },
    ],
    questions: [
      {
        question: "Where do employers search for a specialist recruiter at no cost?",
        answer:
          "In member directories of staffing associations, sector bodies' supplier lists, LinkedIn and maps for temporary work nearby. HR managers also ask payroll and software partners. Complete the industries and job families wherever offered, since a general recruitment heading places you next to national chains.",
      },
      {
        question: "How do I get vacancies and not only CVs from listings?",
        answer:
          "Address the employer in the first sentence and name a hard role you filled. Link to salary guidance or a market map for that job. Place the candidate link lower. A form asking role, start date and location makes applicants notice that they are on the wrong page.",
      },
      {
        question: "When do companies start looking for outside hiring help?",
        answer:
          "Just after budgets open, before summer cover, ahead of retail and warehouse peaks, and whenever an internal recruiter leaves. Refresh shift and seasonal pages two months early. Executive search follows board calendars instead, so keep partner biographies current throughout the year.",
      },
    ],
  },
  "coaching-business": {
    intro:
      "People look for a coach late at night, after a bad review, a promotion or a birthday. They are unsure whether they need you, a therapist or a holiday. Noomii, the ICF's coach finder for credential holders and LinkedIn let them read faces and first sentences. Describe one turning point you work with, how sessions go, and who should see someone else. Candour is what gets clicked.",
    prepare: [
      "Name the situation rather than the method: newly promoted engineers, founders after an exit, parents returning to work.",
      "List credential, issuing body, supervision and hours honestly, because coaching is lightly regulated and careful readers look for substance.",
      "Explain the first conversation, including length, price, what you will ask and how either side may say no.",
      "Sit for a natural portrait, looking at the lens, in clothes you wear to sessions, against an ordinary room.",
      "Obtain permission for client stories, change identifying facts and describe the work done rather than promising salary or happiness.",
    ],
    advice: [
      {
        heading: "Book the chemistry call",
        text: "Link every profile to a single page with your video greeting, three questions you often hear and a calendar. Ask one thing before the call: why now. Tag it by directory, then compare calls attended and packages begun; free discovery sessions attract collectors of free sessions.",
      },
      {
        heading: "Say where coaching stops",
        text: "State that you do not treat depression, trauma or crisis, and give a route to qualified help. It protects people and sharpens your niche. Visitors who remain know what they are buying, and referrals from therapists, who value that line, may follow.",
      },
    ],
    questions: [
      {
        question: "Which coach directories are free and read by real clients?",
        answer:
          "Credential holders can use the ICF search; Noomii and LinkedIn are open more widely, with paid options on top. Alumni networks, industry associations and coworking spaces often list members who coach. Search each as a client would, and join those where you would call someone.",
      },
      {
        question: "How do I get reviews when sessions are confidential?",
        answer:
          "Invite, never press, and suggest initials or job title alone. Questions help: what did you bring, what changed in how you act, who would you send? Where a directory requires full names, some clients will decline. A few detailed comments outweigh twenty lines of praise.",
      },
      {
        question: "Is January truly the best month to find coaching clients?",
        answer:
          "For habits and health it is lively, though rivals shout as well. Career coaches see interest around appraisals, bonus payments and September. Executive work follows reorganisations. Look at your own past enquiries by month, then refresh the opening sentence shortly before your peak.",
      },
    ],
  },
  "gaming-studio": {
    intro:
      "Players wishlist; they do not enquire. Whatever you list on itch.io, IndieDB or ModDB should lead to one button: the Steam wishlist, the demo or the console store. A capsule image and four seconds of moving footage make the decision. Press, streamers and publishers follow another path, through a press kit and a studio map entry. Build for both, and remember that festivals set the calendar.",
    prepare: [
      "Commission a capsule that reads at stamp size and tells genre instantly, then use the same art on every page.",
      "Record gameplay from second one, with no logos first, plus looping clips under the size limits of each portal.",
      "Pack a press kit folder with fact sheet, screenshots, logos, key request address, age rating and full team credits.",
      "Mark platforms, languages, accessibility options and content warnings accurately, because store tags and portals filter by them.",
      "Publish a short playable build on itch.io or through the storefront, tested on a laptop that struggles.",
    ],
    advice: [
      {
        heading: "Tag every wishlist link",
        text: "Steam's traffic reports read UTM parameters, so give IndieDB, Discord, press and each festival its own. Compare wishlists per hundred visits instead of raw visits. A devlog on a genre forum can beat a front-page feature when those readers already play roguelike deckbuilders.",
      },
      {
        heading: "Orbit the demo festivals",
        text: "Update pages in the fortnight before a demo event, with a build that saves progress and a survey at the end. Post devlogs on ModDB and itch.io the same day. Once it closes, thank players with a change list, for silence after a demo looks like cancellation.",
      },
    ],
    questions: [
      {
        question: "Do IndieDB and itch.io still bring players to indie games?",
        answer:
          "They bring smaller groups who enjoy unfinished things and give feedback. itch.io is strong for jams, horror, narrative and experimental work; ModDB suits mods and strategy. Keep devlogs going there, link the main store clearly, and expect conversation more than a flood of sales.",
      },
      {
        question: "How should developers reply to harsh reviews on a store page?",
        answer:
          "Thank them, confirm the bug or limitation, say which patch addresses it and avoid debating taste. Pin known issues. When a wave concerns price or a design decision, answer once in an announcement. Players often change a review after seeing a fix arrive quickly.",
      },
      {
        question: "Where can a work for hire studio list itself without charge?",
        answer:
          "Local developer maps such as Gamedevmap, national trade associations, engine partner directories and IndieDB company pages help publishers find co-development teams. Send those links to a services page with credits, platforms and team size, because a trailer alone does not say you port games.",
      },
    ],
  },
  "media-company": {
    intro:
      "You have readers already, so a free listing must bring either a new habit or a new advertiser. Audiences come through Feedspot topic lists, podcast apps, news aggregators and library guides; sponsors and PR people look you up in media databases. Those two need opposite pages. One opens on your strongest reporting this month, the other on audience facts, formats and a human who sells them.",
    prepare: [
      "Describe each title separately, with beat, frequency, language and region, rather than the group and its corporate history.",
      "Publish a masthead with editors' names, contact, ownership, corrections policy and the label used for paid content.",
      "Audit feeds, news sitemaps and author pages, as aggregators and databases read those in place of your home page.",
      "Assemble a media kit with audited or clearly sourced audience figures, dates, formats, deadlines and brand safety rules.",
      "Pick three evergreen explainers as arrival pages, updated by an editor and free of the registration wall for first visits.",
    ],
    advice: [
      {
        heading: "Turn visits into registration",
        text: "A reader from a topic list wants more on that topic. Show a beat newsletter beneath the second paragraph, not an app banner. Measure registered readers, articles in the following fortnight and subscriptions by source; a viral aggregator hit usually leaves nothing behind except server logs.",
      },
      {
        heading: "Prepare before scheduled news",
        text: "Elections, budget day, award seasons and tournaments are on the calendar. Refresh explainers and resubmit topical pages to resource lists some weeks earlier. On the night, no librarian edits a guide. Afterwards, redirect expired live blogs to the lasting summary, keeping campaign values intact.",
      },
    ],
    questions: [
      {
        question: "Which directories bring readers to an independent news publisher?",
        answer:
          "Topic roundups, local library and university guides, journalism network member pages and podcast apps where you have audio. General web directories contribute little. Ask to be included under a beat, such as port logistics or school policy, in which you publish more reliably than larger titles.",
      },
      {
        question: "How do sponsors find and judge a small publishing house?",
        answer:
          "They search media databases, subscribe for a few weeks and inspect who else advertises. Keep the kit linked in the footer with a date on it. State formats you refuse. A reply from a named person with next available slots closes more than a rate card.",
      },
      {
        question: "Should publishers respond to critical comments on listing and rating sites?",
        answer:
          "Respond to factual claims, linking the correction or the evidence, and let opinions stand. Complaints about billing need speed and a cancellation route. Do not let reporters argue alone from personal accounts. Calm answers signed by an editor show prospective subscribers how errors are treated.",
      },
    ],
  },
  "fashion-brand": {
    intro:
      "Shoppers fall for a jacket, then check who made it, whether it fits and what going back costs. They discover labels through Pinterest, stylists' lists, Not Just A Label, ethical ratings such as Good On You, and museum or boutique stockists. A lookbook image opens the door; fabric, origin and a size chart close the sale. Wholesale buyers enter through another, and months earlier.",
    prepare: [
      "Shoot three image types per piece: flat on neutral, worn by two body sizes, and a close view of the cloth.",
      "Write composition, weight, mill or town of origin and care in plain terms, backing any ecological claim with documents.",
      "Measure garments rather than bodies, and mention the model's height and size wherever a listing leaves room.",
      "Divide the brand story into forty, ninety and two hundred words, each opening with the product and not the founder's dream.",
      "Draw up a line sheet with wholesale terms, minimums and delivery windows for boutiques which find you through showcases.",
    ],
    advice: [
      {
        heading: "Lead with one hero piece",
        text: "Discovery pages show a single picture per label. Choose a garment that stays in stock and explains your hand, then link to its page with companions below. Switch it twice a year. Use utm_content for the image, since the coat may pull twice as well as the dress.",
      },
      {
        heading: "Keep two calendars apart",
        text: "Stockists order half a year ahead around showroom weeks, while customers buy at the first cold morning. Publish wholesale links to the coming collection before market, consumer links to what can ship today. A sample shown too early teaches shoppers to wait for the sale.",
      },
    ],
    questions: [
      {
        question: "Where can a new clothing label be discovered without paid advertising?",
        answer:
          "Designer showcases such as Not Just A Label, stockist boutiques' brand pages, made-in-country guides, sewing and denim forums, and Pinterest boards tied to your feed. Ethical rating sites choose what they assess, so supply public evidence. Skip lists where fast fashion and phone cases share a page.",
      },
      {
        question: "Why do people click our lookbook but leave without ordering?",
        answer:
          "Usually fit, return cost or delivery country is unclear. Put those next to the button and show the garment on someone unlike the model. Check whether the featured colour sold out. Compare sources by orders left after returns, because free fittings at home flatter revenue.",
      },
      {
        question: "How should an apparel label answer reviews about wrong sizing?",
        answer:
          "Give the garment measurement, offer the exchange and say whether the pattern will change. Gather such remarks by style every month and correct the chart. Buyers read negative fit comments as data, not drama, so a precise answer helps the next person order once.",
      },
    ],
  },
  "logistics-company": {
    intro:
      "Shippers look for capacity on a lane, not for a company. An export clerk needs reefer from Valencia to Gdansk by Tuesday, or bonded storage near the port. She consults Kompass, Europages, forwarder association lists, port community pages and the map. If your listing names lanes, equipment, licences and who answers after six, she calls. If it says end-to-end solutions, she scrolls on.",
    prepare: [
      "Tabulate lanes with frequency, transit days, equipment and temperature range, updated each time a service starts or stops.",
      "Quote operator licence, customs status, AEO or bonded approvals, hazardous goods permissions and cargo liability limits correctly.",
      "Describe warehouses by pallet positions, dock doors, ceiling height, system, hours and distance to motorway, port or rail.",
      "Picture your own trucks, yard, forklifts and night desk, with number plates and customers' labels made unreadable.",
      "Define the quote form: origin, destination, weight, dimensions, commodity, incoterm and ready date, plus a phone for urgent loads.",
    ],
    advice: [
      {
        heading: "Build pages by lane",
        text: "A freight buyer arriving from an Iberian trade list should see Iberian departures, cut-off times and the lane manager. Each such page becomes the target for one chamber or port directory. Pass source into the transport system, so margin per shipment can be read by listing.",
      },
      {
        heading: "Expect the peak before it",
        text: "Container bookings for the holidays happen in summer, harvest trucks sell out early, and year-end inventory needs space. Announce spare capacity and surcharges on profiles ahead of time. In slack weeks, mention backhaul and short-term storage, which smaller importers look for and larger carriers ignore.",
      },
    ],
    questions: [
      {
        question: "Which free directories do shippers use to find carriers or storage?",
        answer:
          "Forwarder and haulier associations' member searches, port and airport tenant lists, Europages, Kompass and chambers with strong export desks. Load boards match spot freight, often by subscription. In the map profile, write storage or customs broker as services, for local importers search by distance.",
      },
      {
        question: "How quickly must freight enquiries from listings be answered?",
        answer:
          "Within the working hour for spot loads, since the buyer rings the next number. Contract tenders permit a day with an acknowledgement. If no one watches the mailbox at night, state desk hours. Record lost quotes with the reason, because late is a different problem from expensive.",
      },
      {
        question: "Do online reviews matter to a haulage or forwarding business?",
        answer:
          "Procurement relies on references, but drivers, consignees and small importers leave stars that everyone can see. Complaints about waiting or a missed slot deserve an operational answer and a claims contact. Invite comments from regular customers on communication when something was late or damaged.",
      },
    ],
  },
  "manufacturing-company": {
    intro:
      "Engineers source by process, material and tolerance. They type five-axis titanium or food-grade silicone into Thomasnet, wlw, Europages or GlobalSpec and open the firms whose machine list answers. Purchasing joins later to ask about certificates, minimum runs and country. A basic entry costs nothing on several of these. Make it bring drawings: tell people what you hold, how large, how tight, how many, how soon.",
    prepare: [
      "Export the machine list with make, travel, tonnage and age, because a capable buyer reads capacity straight from it.",
      "State tolerances you hold daily, not your record, by process and material, with the measuring equipment that proves them.",
      "Upload valid certificates, such as ISO 9001, IATF 16949 or AS9100, showing scope and expiry rather than badge images.",
      "Photograph finished parts next to a ruler and the shop floor in operation, after clearing customer drawings and logos.",
      "Announce minimum quantity, prototype policy, tooling ownership and lead time, so that hobbyists and giants select themselves out.",
    ],
    advice: [
      {
        heading: "Accept drawings from strangers",
        text: "Your landing page needs a secure upload for STEP or PDF, a confidentiality note and fields for quantity, alloy and date. No account. Name the estimator who opens it. Record quoted value and win rate for each supplier database, since a visitor's worth appears only on the purchase order.",
      },
      {
        heading: "Split processes into pages",
        text: "Stamping, moulding and assembly attract different searchers. Let each directory category open its process page with tolerances, photographs and a design guide. Engineers download guides early in development and return a year later; keep the tag with the contact until that part number exists.",
      },
    ],
    questions: [
      {
        question: "Is a free Thomasnet or Europages entry seen by serious buyers?",
        answer:
          "Buyers do find basic entries in narrow categories and by company name, though advertisers rank above them. Fill every capability field, since filters work on these. Then choose one national source, such as wlw in German-speaking countries, where your nearest customers do their sourcing.",
      },
      {
        question: "How do we reduce irrelevant requests from supplier listing sites?",
        answer:
          "State minimum batch, materials refused and export limits in the opening lines. Add a short what we do not make list. Reply to misfits with the name of a colleague's shop, which earns return favours. Count only requests with a drawing and quantity as leads.",
      },
      {
        question: "Should trade fairs and shutdowns be shown on factory profiles?",
        answer:
          "Yes, buyers plan around them. Add booth numbers a month early and summer or New Year closures with last order dates. After the fair, swap in photos of the demonstrated process. Free slots following a shutdown are attractive to people whose current supplier is late.",
      },
    ],
  },
  "tax-service": {
    intro:
      "Your year has a cliff in it. Between January and the deadline people look for help every evening; in the other months they look only when a letter arrives. In the United States many check the IRS directory of preparers with credentials, TaxBuzz or CPA Directory before calling. Profiles should name the return you do, the documents to bring, the fee basis and whether April is already full.",
    prepare: [
      "Verify your credentials, preparer number and state registration, and describe yourself only by titles that the authority recognises.",
      "Sort clients by situation, such as landlords, gig drivers, expatriates, estates or missed years, instead of listing form numbers.",
      "Publish a document checklist that can be ticked on a phone, with secure upload rather than ordinary email.",
      "Explain the fee by form or complexity, and say clearly that no one honest can quote a refund before seeing papers.",
      "Keep off-season hours, language skills and video appointments visible, because notices and amended returns ignore the calendar.",
    ],
    advice: [
      {
        heading: "Change the profile by month",
        text: "January: documents and early appointments. March: capacity and extensions. Summer: notices, late filers, bookkeeping. Autumn: planning and estimated payments. Edit the first sentence and link on those dates. A listing that still advertises last April's deadline tells visitors how their own file might be handled.",
      },
      {
        heading: "Tag the problem, not the person",
        text: "Give back-taxes, business and expatriate pages separate links, then compare attended appointments and average fee per directory. Never place names, income or identification numbers in a tracked address or open form. Show the secure portal before asking for anything, since fraud warnings have made clients careful.",
      },
    ],
    questions: [
      {
        question: "Which free directories list tax preparers that people can verify?",
        answer:
          "The IRS public directory covers preparers with recognised credentials or qualifications, and CPA societies and enrolled agent associations run searches. Other countries have registers of tax agents or advisers. Link those records from your site, for a nervous client likes to check twice.",
      },
      {
        question: "How can a preparer get enquiries after the filing deadline?",
        answer:
          "Describe what happens then: extensions, penalty letters, amended returns, new companies, house sales. Set the map category and services accordingly and keep answering reviews. People who received a notice in August find many profiles closed, so a plain open all year is an invitation.",
      },
      {
        question: "What may I say publicly when a refund review is unfair?",
        answer:
          "Client return information is protected, so do not mention figures, filing status or that a return existed. Post a brief general reply with an office contact, check your professional rules, and keep the details for a private call. Ask satisfied clients after acceptance, not at signing.",
      },
    ],
  },
  "insurance-platform": {
    intro:
      "People compare cover when something forces them to: a car bought on Saturday, a renewal letter, a landlord's demand, a new hire. They want a price, then reasons to trust it. Regulator registers, Trustpilot, forums and independent agent finders such as Trusted Choice shape that trust without charge, while big comparison sites work on commission. Your listing has to say who carries the risk and who picks up claims.",
    prepare: [
      "Name the underwriter, your role as broker, agent or carrier, and the states or countries where you hold permission.",
      "Draft exclusions next to benefits for each product, in the same type size, and let compliance sign the short version.",
      "Show how a claim runs, from first notice through evidence to payment, with hours when a human picks up.",
      "Maintain quick quote pages per need, such as courier van, bike or tenant, asking only what a first price requires.",
      "Disclose commission, cancellation fees and the cooling-off period where a visitor can see them before entering a birth date.",
    ],
    advice: [
      {
        heading: "Enter through a life event",
        text: "A renters' association page should open tenant cover, an allotment forum shed cover. The nearer the page is to the moment, the fewer questions remain. Store the source with the quote, then report policies bound and still active after sixty days, next to quotes started.",
      },
      {
        heading: "Claims reviews decide",
        text: "Praise for a quick purchase convinces no one. Invite feedback after settled claims, including partial payments, under one policy for all customers. When refused claimants write, explain the appeal and ombudsman route without case facts. Prospects are rehearsing their own accident while they read your answer.",
      },
    ],
    questions: [
      {
        question: "Where can an online insurance broker get free referral traffic?",
        answer:
          "Association and agent finders, regulator lookups, affinity groups such as clubs or landlord bodies, and review sites send visitors without a media bill. Partners who receive a fee may need permission or disclosure, so ask compliance. Niche risks do well, because ordinary comparison pages often skip them.",
      },
      {
        question: "Why do quote visitors from directories abandon halfway through?",
        answer:
          "Look at the step where they stop. Vehicle lookups that fail, medical questions without explanation and phone numbers demanded too soon are usual suspects. Show progress, save the quote and email it with its validity date. Abandonment by source also exposes people outside your accepted risks.",
      },
      {
        question: "Are there seasons for insurance comparisons and policy switching?",
        answer:
          "Renewal dates spread car cover across the year, yet travel rises before holidays, motorcycles in spring, storm questions after weather, and health cover in national enrolment windows. Publish updated pages one month ahead, withdraw unavailable products quickly, and expect heavy phone use from worried callers.",
      },
    ],
  },
};
