import type { Guide } from "./guide.ts";

export const nicheListing3: Record<string, Guide> = {
  influencers: {
    intro:
      "Brands search for creators much as casting directors do: by niche, place, audience language, format and price. Collabstr and similar marketplaces show packages ready to book; Feedspot and other lists gather names by topic. TikTok and Instagram have their own creator marketplaces with figures drawn straight from the account. A talent roster or management page handles larger deals. Consistency of handle matters everywhere.",
    prepare: [
      "Same handle, spelling and portrait on every platform, or a short note linking old names for people who remember them.",
      "Screenshots of audience location, age and reach from the last ninety days, dated, and taken from the platform's own analytics.",
      "Packages described by deliverable: one reel, three stories, raw files, usage for thirty days, each with its revision limit.",
      "Disclosure practice in a line, since brands must show regulators that paid posts carry the required label from the start.",
      "Categories you refuse, such as gambling, diet pills or alcohol, so that brokers and agencies filter you out kindly.",
    ],
    advice: [
      {
        heading: "Niche down to a shelf",
        text: "Lifestyle is where budgets go to get lost. Marketplaces list motherhood, adaptive clothing, budget travel, home coffee, van repairs. Choose one primary niche plus a related one, and let the last twelve posts agree with it, because managers scroll before they read.",
      },
      {
        heading: "Pick samples a brand can imagine",
        text: "Your funniest video may show no one how a product would look. Add two paid pieces with permission and two unpaid ones that resemble adverts, captioned with the brief. Keep faces of friends and children out of marketplace portfolios, even when they appear in your feed.",
      },
    ],
    questions: [
      {
        question: "Are small creators accepted in influencer directories and marketplaces?",
        answer:
          "Many accept modest accounts, and some brands prefer them for local work or for content they will run themselves. Requirements differ per platform and change, so read the current ones. A clear niche, recent posts and prompt replies count for more than a round follower number.",
      },
      {
        question: "Should prices be visible on a creator marketplace profile?",
        answer:
          "Marketplaces usually require packages with prices, which spares both sides long emails. Treat them as starting points: state usage rights, exclusivity and rush work as extras. Elsewhere, give a rate card on request. Keep one sheet, otherwise a brand will find your cheapest figure.",
      },
      {
        question: "What should happen to my listings when I change niche?",
        answer:
          "Archive old packages, replace samples and rewrite the first line before announcing anything. Ask lists such as topic roundups to move or remove you. Managers dislike finding a gaming profile that now sells skincare, so allow a period in which both kinds of posts appear honestly.",
      },
    ],
  },
  "tourism-and-travel": {
    intro:
      "A visitor plans on one screen and books on another. Viator and GetYourGuide sell tours by date; TripAdvisor gathers opinions and questions; the destination's official tourist board is where cautious planners check what exists. BookRetreats, Hostelworld or BringFido serve their own kinds of traveller. Operators who send guests abroad appear in bonding registers such as ATOL or ABTA. Season and meeting point rule every field.",
    prepare: [
      "Departure times, duration, group size and the lowest age, written per tour, since marketplaces refuse listings that mix variants.",
      "Meeting point with coordinates, a photograph of the corner and an instruction for people arriving by cruise tender or late bus.",
      "Guide licences, vessel or vehicle permits and insurance, required in many regions and asked for by resellers before payout.",
      "What is included and what must be brought, down to water, lunch, entrance tickets, boots, passports and the tip custom.",
      "Cancellation rule for guests and for weather, in the same wording on every platform, with the cut-off in local time.",
    ],
    advice: [
      {
        heading: "Title the tour by outcome",
        text: '"Amazing city experience" could be anywhere. "Evening tapas walk in Triana, eight guests" tells place, time, size and appetite. Reviewers then repeat those words. Use the landmark\'s common foreign spelling along with the local one, as half your readers have never heard the second.',
      },
      {
        heading: "Close the season on purpose",
        text: "Dead months create no-shows, refunds and worried emails. Block dates in the channel manager, mark seasonal hours on maps and put next year's opening in the description. Before reopening, replace pictures of the former boat, route or a guide who moved on.",
      },
    ],
    questions: [
      {
        question: "Should a tour operator join marketplaces or only the tourist board?",
        answer:
          "They answer different moments. The tourist board reassures planners and coach companies; marketplaces catch people already in town with a phone. Compare commission, payout delay and whether the reseller may change your cancellation rule. Keep a few departures for direct booking in either case.",
      },
      {
        question: "How can a travel agent without tours of its own be listed?",
        answer:
          "Appear as an agency on maps, in the bonding body's member search and in supplier specialist lists run by cruise lines or tourist offices. State destinations you have visited, and whether consultations are by appointment. Avoid activity marketplaces, since you have no departures to sell there.",
      },
      {
        question: "Which photos persuade travellers who have never been to the place?",
        answer:
          "Show the real group size, the vehicle, the toughest step of the path, the food on the table and the view in average weather. Drone shots of empty beaches promise too much. Include one frame of the meeting corner, which saves phone calls every morning.",
      },
    ],
  },
  "hospitality-services": {
    intro:
      "Beds, tables and function rooms are listed through separate doors. Rooms go to Booking.com, Hostelworld or a channel manager; the property itself has a TripAdvisor page and map pins; meeting space sits with venue finders and convention bureaux. Suppliers to hotels, from linen hire to revenue consultants, need trade buyers' guides instead. Guests compare photographs with reality within one minute of arrival.",
    prepare: [
      "Room types named alike across channels, with bed sizes in centimetres, maximum guests, floor area and which ones have a bath.",
      "Facilities audit done by walking the building: working lift, kettle, blackout curtains, cot, charger, quiet side, step at the entrance.",
      "Star rating or quality mark with awarding body and year, since self-awarded stars are restricted in a number of countries.",
      "Check-in window, late arrival method, deposit, city tax and pet terms, phrased identically, for guests quote the kindest version.",
      "Function room plans with capacities in theatre, boardroom and banquet layout, ceiling height, daylight and the loading door's width.",
    ],
    advice: [
      {
        heading: "Photograph the cheapest room honestly",
        text: "Guests who booked the small double resent seeing only the suite. Give each type its own set: bed, window, bathroom, socket by the pillow, view as it is. Shoot at midday without a fisheye lens. Disappointment on arrival is what fills review pages.",
      },
      {
        heading: "Appoint one keeper of content",
        text: "Reservations, sales and the front desk all edit profiles, and each fixes different things. Name a content owner, commonly the reservations manager, with a monthly walk through every channel. The duty manager reports changes such as a closed pool the hour they happen.",
      },
    ],
    questions: [
      {
        question: "Which listings does an independent guesthouse need beyond booking sites?",
        answer:
          "Claim map services and TripAdvisor, join the regional tourist board and any walking, cycling or pet-friendly list your location suits. Keep a direct phone number and site on those that permit it. Booking channels sell the night, whereas the others answer questions beforehand.",
      },
      {
        question: "Can the hotel restaurant and spa have profiles of their own?",
        answer:
          "Yes, if outsiders may use them, they have a name, and hours differ from reception. Use the same street address, a different pin at their entrance and separate pictures. Where only residents can enter, keep them as facilities, otherwise locals arrive and are turned away.",
      },
      {
        question: "How do we correct a wrong star class or amenity online?",
        answer:
          "Trace it to the source. Channels copy from each other and from global distribution feeds, so fix the property management or channel manager record first. Then send evidence to each site's partner support. Note the date, and look again after a fortnight for returns.",
      },
    ],
  },
  "childcare-providers": {
    intro:
      "Parents shortlist at night, by walking distance, age group and opening hours, and then look for the inspection report. Official registers come first: the state licensing search, Ofsted or its equivalent, where your grade already stands. Winnie, Care.com and Childcare.co.uk are the parents' own tools. Local authority family information services and school newsletters quietly send many families. Vacancies are what keeps an entry alive.",
    prepare: [
      "Licence number, registered places by age and date of the latest inspection, with a line about actions since taken.",
      'Current vacancies by day and room, counted this week, because "contact us" makes a tired parent move down the list.',
      "Session times including early drop-off, the late-pickup rule, bank holidays, inset days and weeks when you close entirely.",
      "Ratios, staff qualifications, paediatric first aid and safeguarding checks, described in words a first-time mother or father understands.",
      "Funding accepted, such as vouchers, tax-free childcare or subsidised hours, together with what meals, nappies and trips add.",
    ],
    advice: [
      {
        heading: "Keep children's faces private",
        text: "Photograph hands in paint, the garden, coat pegs without surnames, the sleep room and tonight's menu. If faces appear, hold written consent naming directories specifically, and a way to withdraw it. Backs of heads and wide rooms do the job, and most parents approve of the caution.",
      },
      {
        heading: "Name the setting parents mean",
        text: "Nursery, preschool, childminder, crèche, after-school club and nanny agency are separate categories with separate rules. Choose the registered one. Add holiday care as a service if you run it. Parents filtering for a home setting would be annoyed to find a forty-place centre, however good.",
      },
    ],
    questions: [
      {
        question: "Where should a home childminder be listed without publishing her address?",
        answer:
          "Use the local authority directory and parent platforms that show only a district or approximate pin. Registers publish different details by country, so check what yours displays. Give a first name, a nearby school and the pick-up route, and share the house number after a phone call.",
      },
      {
        question: "Should nannies and babysitters use the same directories as nurseries?",
        answer:
          "Care platforms take individuals and centres through different forms, often with identity or background checks for people. Map services suit places parents visit, so an individual nanny seldom qualifies. Agencies may list their own office, describing vetting, contracts and what follows when a placement ends early.",
      },
      {
        question: "An old inspection grade still appears on a listing; what helps?",
        answer:
          "Official registers update first, so check yours shows the new report. Then send its link to each directory and ask for the grade and date together. Until corrected, mention the latest visit in your description, quoting the inspector's wording exactly and without leaving out weaknesses.",
      },
    ],
  },
  "home-improvement": {
    intro:
      "A homeowner with a dripping ceiling and one planning a loft are on different sites. Angi, Thumbtack, HomeStars and hipages pass on requests, often for a fee per lead. Checkatrade, TrustATrader and Rated People carry vetted reviews in Britain. Houzz suits designers of kitchens and bathrooms. Manufacturer installer finders, for windows, boilers or roofing systems, send people who have already chosen the product.",
    prepare: [
      "Trade card numbers, for example Gas Safe, NICEIC or a state contractor licence, photographed on both sides and within date.",
      "Before, during and after pictures of six jobs, from identical corners, including the dust sheets and the finished skirting.",
      "Small-job minimum, call-out charge and free-quote radius, since lead platforms bill you for enquiries you would never accept.",
      "Guarantees spelled out: workmanship years, whether insurance-backed, which manufacturer warranty needs registration and who does the paperwork.",
      "Crew names and a van picture, so that a customer opening the door recognises who has come to measure.",
    ],
    advice: [
      {
        heading: "Pick jobs, refuse the rest",
        text: "Lead sites start with every box ticked: tiling, fencing, gutters. Untick all that your crew does badly or too cheaply. Set postcodes by driving time at eight in the morning. A bathroom fitter who appears for bathrooms, within half an hour, answers fewer calls and quotes better ones.",
      },
      {
        heading: "Move with the weather",
        text: "Roof leaks, boilers, decks and air conditioning each have a month. Reorder photographs and services on your profiles a few weeks ahead, and state the present waiting time. Customers forgive a six-week queue that was announced, far less one discovered after the deposit.",
      },
    ],
    questions: [
      {
        question: "Are pay-per-lead sites better than free listings for tradespeople?",
        answer:
          "They do different work. Lead sites hand you strangers with dates, for money, shared with rivals. Free profiles on maps and Nextdoor gather recommendations slowly. Begin with the free ones, then test a single lead platform for a season, noting cost per job won rather than per enquiry.",
      },
      {
        question: "Should I list under handyman, renovator or a particular trade?",
        answer:
          "Customers type the broken thing. If kitchens bring your income, be a kitchen remodeler. Handyman suits mixed half-day jobs and attracts flat-pack calls. In regulated trades the licence decides, so an unlicensed person must not appear under electrician or gas engineer, even for minor tasks.",
      },
      {
        question: "How do I take my vetted reviews with me to another platform?",
        answer:
          "Reviews normally stay where they were written, as platforms own the display. Ask happy customers to write again in their own words on the new site, never by copying. On your own pages you can cite them with permission, naming where and when they appeared.",
      },
    ],
  },
  "automotive-services": {
    intro:
      "A warning light comes on, and the driver asks a phone. RepairPal and map services answer with garages; Cars.com, CarGurus and DealerRater answer people buying a vehicle; tyre and glass makers have dealer locators. Breakdown clubs such as AAA approve workshops after inspection. Bodyshops live by insurers' networks. A business that repairs, sells and washes cars should separate those three before listing any.",
    prepare: [
      "Makes serviced with diagnostic equipment for each, hybrid and electric qualifications included, and the ones you send to a dealer.",
      "Labour rate or fixed prices for common jobs such as brakes, servicing, inspection, so estimate tools can show a range.",
      "Technician certificates like ASE or IMI, manufacturer approval letters and the workshop's licence for inspections or refrigerant handling.",
      "Height limit of the entrance, number of lifts, tow-truck access, courtesy cars and a drop-box for keys after hours.",
      "Stock feed for dealers with VIN, mileage, service history flag, real photographs and removal of sold cars overnight.",
    ],
    advice: [
      {
        heading: "Departments earn separate profiles",
        text: 'Dealers may list sales, service and parts on their own, with distinct doors, phones and hours. An independent garage has one. Do not add profiles for every marque you repair. "Volvo specialist" belongs in the description, worded so no one takes you for the franchise.',
      },
      {
        heading: "Photograph the waiting customer's view",
        text: "Show the reception desk, coffee corner, a clean bay and the board where prices hang. Add a worn part next to its replacement. Number plates get blurred. Owners choosing among strangers look for signs that someone will explain the bill, and pictures can supply this quickly.",
      },
    ],
    questions: [
      {
        question: "Which sites should an independent car repair shop claim first?",
        answer:
          "Start with map services, since breakdowns are urgent and local. Next comes an estimate or certification site such as RepairPal if you meet its terms, then your trade body's garage finder. Tyre brands and parts networks also run locators, so ask your wholesaler's representative.",
      },
      {
        question: "How do mobile mechanics and detailers list without a workshop address?",
        answer:
          "Set a service area and hide the home. Say what you can do on a driveway and what needs a lift, whether you need power or water, and the rain policy. Pictures of the van open, tools in order, show more than a logo.",
      },
      {
        question: "A sold vehicle keeps appearing on listing portals; how is that fixed?",
        answer:
          "The portal normally reads your inventory feed, so mark the car sold in the dealer system, and check that the export runs nightly. Cars typed in manually must be removed manually. Give one salesperson a morning check against the forecourt, keys in hand.",
      },
    ],
  },
  "pet-services": {
    intro:
      "Owners hand over a family member, so they look for evidence of kindness and for rules. Rover and similar marketplaces hold sitters and walkers; BringFido lists places that welcome dogs; Care.com has a pet section. Groomers, kennels and trainers depend on maps and the vet's noticeboard. Trainers also have certification registers. Cats, rabbits and parrots have owners too, who notice when every photograph shows a labrador.",
    prepare: [
      "Boarding or day-care licence with star rating where councils issue one, insurance including key cover, and animal first aid dates.",
      "Species, breeds, sizes and temperaments you accept, with neutering, vaccination and flea-treatment conditions stated before anyone books.",
      "Daily routine by the hour, walks on or off lead, group size, sleeping place and who stays overnight in the building.",
      "Emergency plan: vet's name, transport, spending limit, consent form, and how soon an owner abroad would be telephoned.",
      "Pictures of animals on real visits with owners' permission, of crates, fencing and exits, and of you at their level.",
    ],
    advice: [
      {
        heading: "Say which animals you decline",
        text: "Groomers who cannot handle nervous giants and walkers who refuse reactive dogs do everyone a service by saying so. State it kindly in the profile, and name a colleague who can. Fewer unsuitable bookings mean fewer incidents, along with fewer reviews written in anger.",
      },
      {
        heading: "Open the calendar for holidays",
        text: "School breaks, fireworks night and Christmas fill months ahead. Post available dates early, mark full weeks as full, and put holiday supplements in the price field. Regulars get first refusal by message. Marketplaces hide sitters whose calendars look unattended, and so do tired owners.",
      },
    ],
    questions: [
      {
        question: "Which category is right for a dog trainer who also boards?",
        answer:
          "List as trainer if people come to you with behaviour problems, and show residential training as a service. Boarding may be licensed apart, so check before adding it as a category. Owners searching for kennels expect dates and prices for a week, not a course.",
      },
      {
        question: "Do mobile groomers and walkers need their home address shown?",
        answer:
          "No. Hide it, draw the area covered and mention familiar parks or districts. Let a local number ring to a mobile that you answer between appointments. If dogs are dropped at your house, planning or licensing rules may apply, so settle those before publishing a pin.",
      },
      {
        question: "What should a cat sitter show on a pet care profile?",
        answer:
          "Show medication experience, litter and indoor-only routines, how keys are coded and what an update looks like. Include shy cats, not just posing ones. Ask owners to mention the number of visits in reviews, because twice-daily care is what worried travellers want confirmed.",
      },
    ],
  },
  "wedding-planners": {
    intro:
      "Couples browse by date, venue and feeling, often eighteen months ahead, and message five planners on a Sunday evening. The Knot, WeddingWire, Hitched, Zola and Bodas.net are the large rooms, depending on country. PartySlate and editorial blogs show finished weddings. Venue preferred lists carry the most weight of all. Register where your couples come from, which for a destination planner is another country.",
    prepare: [
      "Wedding dates already taken for two seasons, so availability replies are true and no one falls for you too late.",
      "Package outlines: full planning, partial, final weeks, elopement, each with hours, meetings, staff on the day and starting price.",
      "Galleries of four complete weddings with ceremony, table, rain plan and dance floor, every supplier credited by trading name.",
      "Cultures, languages and ceremonies you know from inside, from chuppah to baraat, named properly and with families' blessing to show.",
      "Contract extract covering postponement, deposits and who holds suppliers' payments, since couples have learned to ask those things first.",
    ],
    advice: [
      {
        heading: "One gallery equals one story",
        text: "Mixing forty beautiful details from twenty weddings tells a couple nothing. Follow a single day from letter to last song, with guest count, month and budget band. Do this for a barn, a city hall and a large hotel, so readers can find their own.",
      },
      {
        heading: "Sunday evening belongs to replies",
        text: "Most messages come when both partners sit down together. Set a template that answers the date, asks the venue and offers two call times, then add one sentence about them. Someone on the team takes this shift from January to March, the engagement months.",
      },
    ],
    questions: [
      {
        question: "Which wedding directories fit planners who work at destination venues?",
        answer:
          "List where the couple lives and where the venue stands: a large platform in their country, the local wedding association, and the resort's own supplier page. Put travel, residence law help and languages in the first lines. Pictures should show weather in each month you recommend.",
      },
      {
        question: "Do I belong under planner, coordinator, stylist or venue designer?",
        answer:
          "Choose planner if you manage budget and suppliers from the start. Coordinator means running what others arranged. Styling concerns the look alone. Platforms separate them, and couples arrive with matching budgets, so a stylist filed as planner spends evenings explaining what is not included.",
      },
      {
        question: "How should reviews be requested after a couple's wedding day?",
        answer:
          "Wait until the photographs arrive, when memories return, and send a direct link to the one platform that needs them. Ask about something particular, such as the storm or the late caterer. Parents who paid may write as well, if the site accepts reviews by family.",
      },
    ],
  },
  "wellness-coaches": {
    intro:
      "Coaching has no single licence, so directories lean on other signals: ICF or NBHWC credentials, Noomii profiles, a ClassPass or Mindbody timetable, and a retreat page on BookRetreats or Spafinder. Psychology Today is for therapists first; read its rules on coaches before paying. Clients arrive worn out and sceptical. They want to learn what one session involves and where your competence ends.",
    prepare: [
      "Credential, training hours and supervising body, with the certificate's proper title, so that no one takes a weekend course for more.",
      "Scope statement saying what you do not treat, and whom you refer to for depression, eating disorders or medical symptoms.",
      "Session format, length, price and number usually booked, video or walking, plus how people can pause, stop or reschedule.",
      "A calm portrait at eye level in the room or video corner you really use, without stacked stones or sunsets.",
      "Topics in everyday words, for instance sleep after shift work, perimenopause or returning from burnout, with two lines on each.",
    ],
    advice: [
      {
        heading: "Stay clear of medical categories",
        text: "Ticking psychologist, dietitian or physiotherapist because people search for it can break title laws and will be reported. Choose life coach, wellness program or health coach. If you also hold a protected licence, keep that practice on a separate profile with its own insurance.",
      },
      {
        heading: "Let the timetable carry you",
        text: "Breathwork on Tuesdays or a monthly retreat gives directories something dated to show. Enter classes through booking software so they expire on their own. Profiles that hold only philosophy drift out of date unnoticed, and a stranger has no first step smaller than commitment.",
      },
    ],
    questions: [
      {
        question: "Where should a new wellness coach with few clients be listed?",
        answer:
          "Take your credentialing body's finder, one coaching directory such as Noomii and a local map profile if you receive visitors. Then ask a yoga studio, employer or GP social prescribing team whether they keep a list. Three current ones will serve you longer than fifteen abandoned.",
      },
      {
        question: "May testimonials about health results appear in my coaching profile?",
        answer:
          "Be careful: advertising rules and platform terms often restrict claims about illness, weight or medication. Prefer comments describing the experience, such as feeling listened to or keeping a routine. Obtain written consent, use initials where people wish it, and never edit words to sound stronger.",
      },
      {
        question: "Should retreats have their own listing, separate from private sessions?",
        answer:
          "Yes, since people search them by date, place and style. A retreat entry needs location, beds, food, daily plan, refund terms and the host's qualifications. Link the person behind it to your coaching profile, and remove finished dates so that you do not look cancelled.",
      },
    ],
  },
  "public-relations": {
    intro:
      "Communications buyers check rosters before they check websites. O'Dwyer's publishes rankings and listings in the United States; CommunicationsMatch lets companies filter by sector and skill; PRCA, CIPR and PRSA keep member finders. Clutch holds younger brands looking for launch help. Journalists, meanwhile, look you up to learn whether a pitch is real. One profile must satisfy a client and a reporter alike.",
    prepare: [
      "Sector desks with the name of the senior person on each, since clients hire the practitioner who will ring editors.",
      "Coverage samples with permission or links to publicly available pieces, describing your part: exclusive, crisis statement, data story, event.",
      "Codes you follow, the association membership number and, for public affairs, entries in the lobbying register that applies to you.",
      "Retainer range and project minimum, plus how expenses, wires and monitoring tools are charged, for directory fields that ask.",
      "Out-of-hours press number and who answers, tested on a Saturday, because crisis clients judge you by that call.",
    ],
    advice: [
      {
        heading: "Match specialisms to real desks",
        text: "Consumer, financial, healthcare and public affairs are bought by different departments under different rules. Tick only what two or more people practise daily. A technology agency that lists investor relations for completeness will be asked about disclosure timetables in its very first meeting.",
      },
      {
        heading: "Keep client lists current and consented",
        text: "Rosters date quickly and rivals read them. Publish names only with approval, note conflicts policy, and clear leavers at each quarter. The account director confirms, an assistant edits. Where clients stay confidential, say how many you serve in the sector and for how long on average.",
      },
    ],
    questions: [
      {
        question: "Which directories do companies use when choosing a PR firm?",
        answer:
          "Larger organisations consult association finders, O'Dwyer's and intermediaries who run pitches; start-ups often use Clutch or peers. Ask recent prospects what was on their list. Then complete two thoroughly, including sector tags and staff, instead of leaving skeleton entries wherever a form existed.",
      },
      {
        question: "Can a solo PR practitioner compete with agencies in these listings?",
        answer:
          "Yes, when the profile is frank about being one person and precise about the desk. Name journalists' beats, not journalists. State how many clients you take, who covers your holiday and what is passed on. Independent networks within PRSA or CIPR list practitioners separately.",
      },
      {
        question: "Should media databases and client directories show the same contact?",
        answer:
          "Keep them apart. Journalists need a press line and named account handlers; prospective clients need new business. Mixing both sends pitches to the newsroom phone. Use role mailboxes, check spelling of client names in each, and remove former spokespeople on their last day.",
      },
    ],
  },
  "content-creators": {
    intro:
      "Podcasters, video essayists, writers and illustrators are all filed under this label, and none of them is found in the same way. Podchaser and Apple Podcasts carry credits and ratings. Feedspot compiles names by theme. Collabstr sells made-to-order clips to brands. Patreon's and Substack's own discovery pages reach supporters. Decide which output deserves strangers' attention first, since a directory can show only one front door.",
    prepare: [
      "Channel trailer or sample episode under ninety seconds that makes sense to someone who has never met your running jokes.",
      "Publishing rhythm you can keep through illness and holidays, expressed as weekly, fortnightly or seasonal, with episode numbers.",
      "Credits for guests, editors, composers and artists, with consent, as podcast and film databases build pages from such names.",
      "Square cover at full size, banner, and a portrait with plain background for event pages that crop without asking.",
      "Business contact separate from fan mail, mentioning time zone, who negotiates, and the formats open for sponsorship at present.",
    ],
    advice: [
      {
        heading: "Let each format stand alone",
        text: "A newsletter, a show and a shop need different categories even under one banner. Give each its own title and description, and link them in the final line. A listener choosing by topic does not care that merchandise exists until the third episode.",
      },
      {
        heading: "Describe the regular viewer",
        text: "Instead of praising the show, picture who stays: apprentices learning welding, night nurses, people restarting chess at fifty. Directory editors file by audience, sponsors buy by it, and the right stranger feels addressed. Change this line when comments tell you that someone else has arrived.",
      },
    ],
    questions: [
      {
        question: "Which podcast and video directories should I submit my show to?",
        answer:
          "Distribute the feed to Apple, Spotify and other large apps through your host, then claim Podchaser to correct credits. YouTube needs no directory, though playlists by subject act like one. Add themed lists curated by people in your field, after reading whether they accept suggestions.",
      },
      {
        question: "Should creators list under a stage name or their legal name?",
        answer:
          "Use the name your audience knows, identical in every profile, and let contracts carry the legal one. Where a marketplace verifies identity, that stays private. Protect your home address by using a business mailbox for newsletters, which in many places must print a postal contact.",
      },
      {
        question: "What do I do with listings for a channel I ended?",
        answer:
          "Mark it completed instead of deleting it, since people still discover finished shows. Write the final episode's date, keep the archive running while hosting is paid, and point to the new project in one sentence. Remove sponsorship packages and the booking form immediately.",
      },
    ],
  },
  "apparel-and-fashion": {
    intro:
      "Labels, factories and shops all say fashion, and get listed in separate worlds. Not Just A Label shows independent designers to buyers and press. Maker's Row connects brands with American factories. Wholesale marketplaces hold line sheets for boutiques. Shoppers use maps for a store, marketplaces for a garment and review sites for delivery doubts. Calendar matters: a profile showing last winter during market week looks closed.",
    prepare: [
      "Line sheet with style numbers, wholesale and retail price, sizes, fabric content, minimums and delivery window for the coming season.",
      "Flat, on-body and detail images against consistent light, with model height, size worn and permission that includes third-party sites.",
      "Care labels, fibre composition and country of origin checked against law in each market, because platforms copy them to product pages.",
      "Size chart in body measurements, inches and centimetres, plus a note on how each cut runs for returning customers.",
      "Stockist list with city and status, cleaned after every season, along with showroom address and appointment days for buyers.",
    ],
    advice: [
      {
        heading: "Choose maker, label or shop",
        text: "A brand that sews its own pieces is tempted to tick all three. Factories attract private-label enquiries, labels attract buyers, shops attract browsers. Put the side that needs customers first, and keep the others in text, or your inbox will fill with fabric salespeople.",
      },
      {
        heading: "Shoot for next season now",
        text: "Directories aimed at trade work half a year ahead, shoppers live in this week's weather. Maintain two image folders with release dates. Let the production manager swap trade profiles before market, and the shop manager change maps when coats give way to linen.",
      },
    ],
    questions: [
      {
        question: "Where should an independent clothing label list to meet boutiques?",
        answer:
          "Consider curated designer platforms, wholesale marketplaces in your price range, fashion council showcases and trade fair exhibitor catalogues. Look at neighbouring brands on every page and compare price, not mood alone. Buyers ask for delivery reliability early, so mention how many shops reordered only if they agree.",
      },
      {
        question: "Should each boutique that stocks our brand be on our profile?",
        answer:
          "Yes on a stockist finder, with names approved by the shops and current seasons only. Do not create map entries for them, since the shop owns its place. Check twice a year by asking for a photograph of the rail, as deliveries sometimes stop unannounced.",
      },
      {
        question: "How is made-to-order or vintage clothing best categorised in listings?",
        answer:
          "Made-to-measure tailoring, bridal alterations and vintage clothing shop are accepted categories on most maps and many marketplaces. Choose the word your customer would type. For single pieces, state era, measurements and flaws on each; for orders, give waiting weeks, fittings, deposit and return limits.",
      },
    ],
  },
  "media-and-publishing": {
    intro:
      "A publisher is looked up by five kinds of people: readers, authors with a manuscript, librarians, advertisers and rights buyers. Readers find magazines on newsstands and Feedspot lists. Authors consult writers' yearbooks and submission databases. Librarians trust ISSN and Ulrich's records. Advertisers want a media kit, and rights buyers read book fair catalogues. Sending all five to a single contact form loses most.",
    prepare: [
      "ISSN, ISBN prefix and imprint names with start years, matching the national library's record, spelling and punctuation included.",
      "Editorial staff page with beats and a corrections address, since news aggregators and press councils look for accountable people.",
      "Circulation or audience statement with method and date, audited if you claim so, ready for advertisers' directories and media databases.",
      "Submission guidelines covering genre, length, response time, payment and whether you are open, because writers' listings repeat them for years.",
      "Cover images, logo in vector form and three representative pages, cleared with photographers and agencies for promotional use.",
    ],
    advice: [
      {
        heading: "State ownership in daylight",
        text: "Readers and verification tools look for who funds a title. Put the company, place and governing code in each profile, and mark branded content as such. Small presses should say whether authors pay anything, because guilds warn writers about outlets that stay vague.",
      },
      {
        heading: "Keep windows open and shut",
        text: "Submission calls, seasonal issues and advertising deadlines expire, while listings do not notice. The managing editor should hold a table of databases with dates, and update each window on opening and closing day. Unwanted manuscripts in August usually trace back to one forgotten entry.",
      },
    ],
    questions: [
      {
        question: "Which directories should a small magazine or independent press join?",
        answer:
          "Register identifiers with the national agency first. Then choose writers' market listings, an independent publishers' association and a reader catalogue fitting your subject. Podcasts or newsletters attached to the title deserve their own entries. Advertising directories are worthwhile once you have a rate card and figures.",
      },
      {
        question: "How does a news site get listed as an established publisher?",
        answer:
          "Publish bylines, dates, contact details, corrections and ownership openly, follow the aggregator's publisher guidelines and apply through its centre where one exists. Membership of a press council or association helps readers to judge. Press release pages and opinion-only blogs generally sit in other categories.",
      },
      {
        question: "Do imprints, magazines and events need separate profiles online?",
        answer:
          "Imprints with their own logo and list benefit from separate records under the parent, especially for rights and libraries. Magazines are titles and need one each. An annual festival is an event with dates and place, so list it in calendars and not as an office.",
      },
    ],
  },
  cybersecurity: {
    intro:
      "Security buyers distrust directories and use them anyway, mostly to build a longlist they then test. Expert Insights, PeerSpot, Gartner Peer Insights and G2 compare products; CyberDB maps vendors by country; Clutch and GoodFirms list services. Schemes such as CREST, PCI SSC's assessor lists and FedRAMP's marketplace are registers with real entry checks. A company in the middle of a breach needs an incident number, nothing else.",
    prepare: [
      "Framework mapping that says which NIST or CIS controls the product addresses, in the vocabulary used by auditors and insurers.",
      "Accreditations such as CREST, QSA or ISO 27001 with scope, entity name and expiry, traceable in the issuer's own database.",
      "A hotline and PGP key for incidents, staffed as claimed, separate from the sales number on each of the profiles.",
      "Deployment facts including agent or agentless, regions of data storage, log retention and the integrations a SOC team expects.",
      "Vulnerability disclosure policy and security.txt in place, because researchers look there as soon as your vendor name is published.",
    ],
    advice: [
      {
        heading: "Speak in categories auditors recognise",
        text: "Endpoint detection, penetration testing, managed detection, identity governance: choose by what appears in the purchase order. Invented acronyms end up under other. Testing houses should name targets, such as web, OT or mobile, and say which reports the regulators will accept.",
      },
      {
        heading: "Publish less than other trades",
        text: "Client names, office floor photographs and tool lists can help attackers. Show the team at a conference, redacted report pages and a lab without whiteboards. Have the internal security lead approve profiles as well as marketing, and protect directory logins with hardware keys or passkeys.",
      },
    ],
    questions: [
      {
        question: "Which security vendor directories do enterprise buyers read before a shortlist?",
        answer:
          "They combine peer reviews on Gartner Peer Insights or PeerSpot with analyst reports, cloud marketplaces and a colleague's advice. Complete one review site and the marketplace of whichever cloud your customers use. Add accreditation registers, because procurement will check those before arranging any proof of concept.",
      },
      {
        question: "Should a penetration testing firm list services, people or certificates?",
        answer:
          "All three belong, in that order. Services tell a buyer what can be scoped; certificates such as OSCP or CREST registration show individual competence; company accreditation covers process. Name leads with permission only, as testers working on sensitive estates may prefer to stay out of public profiles.",
      },
      {
        question: "Can customer references appear when every client demands secrecy?",
        answer:
          "Offer private reference calls through the review platform, which usually verifies people and hides their employer. In text, describe sector, headcount band and the trigger, perhaps an insurer's questionnaire. Never hint at an incident that could be matched with news reports about a particular organisation.",
      },
    ],
  },
  "recruitment-agencies": {
    intro:
      "Two customers share one homepage here: the employer with a vacancy and the person who may fill it. Employers consult trade body finders, such as the REC or ASA, supplier lists and Online Recruiters Directory. Candidates use job boards, maps and Glassdoor, where your own staff write too. Licensed sectors, including care, farm labour and maritime crewing, have government registers that both sides should check.",
    prepare: [
      "Employment agency licence or exemption by state and country, with gangmaster registration where you supply workers to food or farming.",
      "Disciplines and seniority placed during the past year, divided into permanent, contract, temporary and retained search, with locations.",
      "Consultant profiles by desk with direct lines, since a finance director calls a specialist and a nurse calls a person.",
      "Candidate promises in writing: no fees charged, how data is held, when feedback comes and who sees a CV.",
      "Branch pictures including the registration desk, and opening times for temps who must show documents before an early shift.",
    ],
    advice: [
      {
        heading: "Split client and candidate entries",
        text: "Where a directory allows departments, create one side for vacancies and another for hiring help. Where it does not, address the candidate on maps and the employer on B2B sites. Reviews from job seekers gather on maps, so let consultants answer them, naming no one.",
      },
      {
        heading: "Expire jobs, keep the desk",
        text: "Agencies with filled roles still advertised are accused of harvesting CVs. Let postings close from the applicant system overnight. The profile should describe typical assignments instead of live ones. When a desk head resigns, reassign the listing that day, before enquiries travel along with them.",
      },
    ],
    questions: [
      {
        question: "Where should a niche staffing firm list to reach hiring managers?",
        answer:
          "Look for supplier guides of the trade association of the industry you recruit for: hospitality, pharma, rail. HR buyers' lists and recruiters' directories come after. A specialist tag next to general staffing agencies stands out, provided that the consultants' histories in that sector support it.",
      },
      {
        question: "Are job boards a directory listing for the agency itself?",
        answer:
          "Indirectly. Boards display a company page with logo, description and every vacancy, so complete it with care. It does not replace an entry as a supplier, because employers rarely search there for help. Make both carry the licensed entity's name, which compliance teams compare.",
      },
      {
        question: "How can a branch reply to angry reviews from rejected candidates?",
        answer:
          "Thank the person, say feedback is owed, and give a manager's mailbox, without confirming an application or client. Look for the pattern behind it, such as adverts without salary. Record what changed. A calm answer is read by the next applicant more than by the writer.",
      },
    ],
  },
  "education-and-tutoring": {
    intro:
      "A parent types the subject, the exam and the suburb, usually just after a disappointing report. Wyzant, Superprof and Care.com match tutors one by one; Childcare.co.uk covers younger pupils; learning centres lean on maps and school noticeboards. Associations such as the Tutors' Association keep member lists. Adults learning a language browse elsewhere. Exam board and age group should stand in every title.",
    prepare: [
      "Subjects split by level and board, for example AQA GCSE chemistry or SAT maths, and those you have stopped teaching.",
      "Background check certificate with issue date, along with referees from schools or families who expect to receive a call.",
      "Degree, teaching qualification and examiner experience, entered as facts, with copies ready for platforms which verify them manually.",
      "Free slots after school and at weekends in the coming term, listed by the pupil's time zone when lessons are online.",
      "Lesson sample, such as a marked page or two-minute whiteboard clip containing no pupil's name, voice or handwriting without permission.",
    ],
    advice: [
      {
        heading: "Write for parent and pupil",
        text: "The parent wants safety, progress reports and price. The fourteen-year-old wants someone who will not embarrass him. Give each a short paragraph in that order. Mention how the first lesson goes, since both worry about that more than your degree.",
      },
      {
        heading: "Follow the exam timetable",
        text: "Demand arrives after mock results, before entrance tests and in the last weeks of spring. Update availability a month ahead of each and mark waiting lists. Once papers are finished, switch photographs and text to summer catch-up or university preparation, so no one reads last year's dates.",
      },
    ],
    questions: [
      {
        question: "Which tutoring sites are better for centres than for private tutors?",
        answer:
          "Marketplaces with individual profiles favour single tutors. A centre gains more from map listings, local parent magazines, school partnerships and franchise or association finders, where rooms, group sizes and timetables can be shown. Individual teachers may still join marketplaces if their contract with the centre permits.",
      },
      {
        question: "Should online tutors choose a city when creating their listing?",
        answer:
          "Many platforms ask for a base even for video lessons. Enter where you live at district level, then set online worldwide or the countries whose exams you know. Claiming twenty cities looks odd and leads to requests for home visits. Time zone and curriculum matter more.",
      },
      {
        question: "What makes parents trust a tutor's profile they found online?",
        answer:
          "Checks with dates, a clear face, ordinary language and comments naming the exam. State what happens if the match is wrong, and whether a parent may sit in. Promised grades do the reverse. A short note on safeguarding and lesson recordings answers the question no one likes to ask.",
      },
    ],
  },
};
