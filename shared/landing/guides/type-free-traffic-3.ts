import type { Guide } from "./guide.ts";

export const typeFreeTraffic3: Record<string, Guide> = {
  "travel-agency": {
    intro:
      "Holidaymakers can book anything themselves, so they look for an agent when the trip is hard: a honeymoon with four stops, a pilgrimage group, a cruise with a wheelchair. They search association finders such as those of ABTA or ASTA, Tripadvisor forums and destination sites. A free listing draws them with named expertise and a sample itinerary. A logo next to the word worldwide does not.",
    prepare: [
      "Choose three kinds of journey you plan better than a website, and make each one a page with a sample route.",
      "Display bonding, licence or association numbers in the format your country requires, linked to the scheme's own lookup.",
      "Photograph advisers in the places they sell, captioned with year and resort, instead of another licensed sunset.",
      "Give a from price per person with season and departure airport, and explain when you charge a planning fee.",
      "Collect reviews that mention what went wrong abroad and who answered the phone, for rescue is what clients pay for.",
    ],
    advice: [
      {
        heading: "Publish ahead of booking peaks",
        text: "Summer sun is chosen after New Year, ski weeks in autumn, cruises during the January wave. Have destination pages and offers in place a month earlier. Remove expired departures on the day they close, as one dead price makes a careful reader doubt the rest.",
      },
      {
        heading: "Ask for dates up front",
        text: "Send listings to an enquiry form with four questions: when, who, from where, rough budget. It filters dreamers politely. Carry the source tag into the booking system, and judge each listing by margin per booked traveller after changes, not by brochures downloaded.",
      },
    ],
    questions: [
      {
        question: "Where do travellers still look for a human travel agent online?",
        answer:
          "They use association finders, cruise line and tourist board lists of trained specialists, local maps, and forums where a difficult question gets an answer. Completing a supplier's training often adds you to its public list. Keep specialisms few, because fifty destinations convince no one.",
      },
      {
        question: "How should an agent answer public criticism of a cancelled trip?",
        answer:
          "Leave out the client's itinerary. Say what the supplier or airline decided, which help you gave and how refunds proceed under the scheme that applies. Invite them to a named person. Readers are asking themselves a single question: would these people pick up at midnight?",
      },
      {
        question: "Can tour operators' marketplaces count as free traffic for an agency?",
        answer:
          "Viator and GetYourGuide sell activities for a commission, so they are distribution. They suit you if you operate your own tours. Pure advisers do better with profiles that link to an enquiry page; keep the two in separate reports, or commission will distort both.",
      },
    ],
  },
  hotel: {
    intro:
      "The guest often finds you on a booking portal and then checks your own site for a better rate or a truer picture. Free exposure matters at this moment: Google's free booking links, the map profile, Tripadvisor, the tourist office and event venue lists. Rooms must look the same in all of them. Give a reason to book direct, such as late checkout, that portals cannot copy.",
    prepare: [
      "Photograph every room category from the door, by daylight, plus the bathroom, the bed linen and the view you really sell.",
      "Ask your booking engine whether it supports free booking links, and check that rates and taxes match the final page.",
      "Fill in attributes guests filter by: parking, pets, lift, family rooms, charging points, air conditioning, step-free entrance, breakfast times.",
      "Write directions from station, airport and motorway, including the last confusing turn and where coaches may stop.",
      "List your direct booking benefits in one line, identical on the map profile, the tourist board page and social accounts.",
    ],
    advice: [
      {
        heading: "Follow the room, not the click",
        text: "Booking engines often sit on another domain and lose the source. Configure cross-domain measurement and pass UTM values to the confirmation. Report nights, average rate and cancellations for each listing, next to the commission you would have paid a portal for the same stay.",
      },
      {
        heading: "Reply before check-in days",
        text: "Travellers read management responses in the week they decide. Answer on weekday mornings, in the guest's language where possible, and mention the repair that followed. A note about next month's festival, building works or pool opening belongs in the profile while it is current.",
      },
    ],
    questions: [
      {
        question: "How can a small hotel get more direct visitors for free?",
        answer:
          "Start with free booking links through your engine, a complete map profile and the regional tourist board. Then approach nearby wedding venues, hospitals, universities and trail associations, whose where-to-stay pages reach guests with a fixed reason to come. Offer each a stable page and a code.",
      },
      {
        question: "Does claiming our Tripadvisor page bring people to our website?",
        answer:
          "A claimed page lets you correct facts, add pictures and reply, while a direct website link may belong to a paid plan. It still shapes decisions, for guests search your name afterwards. Watch branded searches and direct bookings following a run of good comments.",
      },
      {
        question: "Which landing page should event guests and conference delegates see?",
        answer:
          "Make one per venue or yearly event, with walking minutes, the group rate, latest arrival and breakfast start. Link it from the venue's list. After the event, change the dates instead of deleting, because organisers return and the address may already stand on their site.",
      },
    ],
  },
  restaurant: {
    intro:
      "Hunger gives you about a minute. Diners look at a photo of a plate, the price level, whether you are open now and if there is a table at eight. Google, Tripadvisor, Yelp and, for plant-based menus, HappyCow host that decision at no charge. Reservation platforms are another matter, with fees per cover or month. Your own menu page must load quickly and be readable at a bus stop.",
    prepare: [
      "Put the menu on a web page with prices and allergens, since a scanned PDF defeats phones and map services.",
      "Shoot six dishes by the window at lunch, one wide picture of the room, and the entrance after dark.",
      "Update kitchen hours separately from bar hours, including the last order, so no one walks over for a closed stove.",
      "Select cuisine and attributes with care: terrace, high chairs, halal, vegan choices, large groups, card payment, dogs allowed.",
      "Link the reserve button to your own booking page where you can, with a phone number for parties above six.",
    ],
    advice: [
      {
        heading: "Feed the profile weekly",
        text: "Post Friday's special on Thursday and delete it on Monday. Swap the cover image with the season: asparagus, terrace, game, party menus. Before Mother's Day, Valentine's and December, publish set menus and deposits early, because those tables are searched for weeks ahead.",
      },
      {
        heading: "Count covers by source",
        text: "Add a how did you find us choice to bookings and let hosts ask walk-ins on two nights a month. Tag reservation links on each profile. Compare spend per head and no-shows too, since a bargain site can fill chairs with guests who never return.",
      },
    ],
    questions: [
      {
        question: "Which free sites bring diners to a new restaurant fastest?",
        answer:
          "Get the map profile verified before opening night, then Apple, Tripadvisor and Yelp if your guests use them. Local food writers and neighbourhood groups notice openings, so send a short note with three pictures. Speciality guides, vegan or gluten free, serve people travelling across town.",
      },
      {
        question: "Should I reply to every bad restaurant review, even unfair ones?",
        answer:
          "Answer most within two days, in three sentences: thanks, what happened, what changed. Skip the lecture about busy Saturdays. If the writer never visited, report it and say politely that you cannot find the booking. Diners judge your temper as closely as the food.",
      },
      {
        question: "Do delivery apps help or steal visitors from our website?",
        answer:
          "They reach people who will not leave the sofa, for a commission, and keep the relationship. Do not let them replace the ordering link on your map profile without noticing; check it monthly. A pickup offer on your own page wins back regulars who live close.",
      },
    ],
  },
  cafe: {
    intro:
      "Between eight and eleven, someone nearby wants coffee, a socket or a table for a pram. Their question is small and very local. They tap the map, glance at the cake, check seats and noise, and walk. Listings that answer such little questions, from laptop rules to oat milk, send people through the door the same hour. A website visit hardly matters; directions and saved places do.",
    prepare: [
      "Photograph the counter, one drink, the best bake, the seating and the street view, refreshed when the season's menu turns.",
      "State the laptop policy, wifi, sockets and weekend rules openly, because remote workers and families both need to know.",
      "Name your roaster, brew methods and milk choices, for coffee people search by those words when visiting a town.",
      "Enter separate summer, winter and public holiday hours, and mark when the kitchen closes earlier than the coffee machine.",
      "Keep a tiny page with menu, map, toilets, pram access and dog rules that opens fast on weak mobile data.",
    ],
    advice: [
      {
        heading: "Win the second nearest search",
        text: "People accept two extra streets for something particular: sourdough toasties, filter flights, a garden. Put it in the first photo and the opening words on each profile. Ask regulars to mention it in reviews, in their own words, with a picture of the table.",
      },
      {
        heading: "Use the barista as tracker",
        text: "Analytics will not see a flat white. For one week each quarter, staff ask new faces how they found the place and mark a card by the grinder. Set those marks against direction requests. You may find the cycling club's page beats every big platform.",
      },
    ],
    questions: [
      {
        question: "How do independent cafes get found by tourists without spending money?",
        answer:
          "Keep the map pin exact, add English names for local pastries and appear in city coffee guides, walking routes and hotel tip sheets. HappyCow suits places with good vegan choices. Tourists decide by pictures, so ten honest ones outdo a page of text.",
      },
      {
        question: "Is Instagram enough, or does a coffee shop need directory listings?",
        answer:
          "Instagram shows your followers a mood, but strangers in the street search the map for coffee open now. Listings hold the hours, address and rating which that search needs. Use the same pictures in both and link the profile to your small menu page.",
      },
      {
        question: "What can be done about one star reviews over laptop rules?",
        answer:
          "Explain the reason kindly: lunch seats, rent, weekends for families. Add the rule to every profile and a sign on the table so that no one is surprised. Such reviews may even help, since guests who want conversation rather than keyboards will choose you.",
      },
    ],
  },
  "real-estate-agency": {
    intro:
      "Buyers browse homes and sellers browse agents. Portals such as Zillow, Realtor.com, Rightmove or Idealista own the first habit, usually for a fee per listing or lead. Free traffic sits with the second: agent profiles, map reviews, relocation guides and neighbourhood pages, where owners decide whom to invite for a valuation. One instruction outweighs a hundred idle viewers, so write for the owner.",
    prepare: [
      "Complete the individual agent profiles with licence number, languages, patch and recent sales, since owners hire a person first.",
      "Write a page per neighbourhood with sold examples, school catchments and transport, checked each quarter by the person who works there.",
      "Ask vendors and purchasers for reviews at completion, mentioning street area and timescale but never their full address.",
      "Order a photograph of the team outside the office and portraits without props, consistent across portals, maps and boards.",
      "Offer a valuation page that asks for postcode and property type first, with contact details only on the second step.",
    ],
    advice: [
      {
        heading: "Serve landlords separately",
        text: "A landlord wants fees, arrears handling and safety certificates; a seller wants price and speed. Give each a page and send lettings directories to the former. If both fall into the same inbox, tag enquiries so the weekly meeting can see which listing supplied which.",
      },
      {
        heading: "Time it to moving season",
        text: "In many regions valuations gather before spring and again after summer. Refresh photographs and sold lists during the quiet weeks before. In the slow months, answer relocation forums and update neighbourhood pages, for those reading in December tend to be serious about March.",
      },
    ],
    questions: [
      {
        question: "Can an estate agent get seller leads without paying the portals?",
        answer:
          "Yes, modestly. Agent profiles on portals that allow them free, a well-reviewed map listing, employer relocation pages and council or university housing lists all reach owners and tenants. Portals remain necessary for showing homes; treat that as the cost of stock and not of reputation.",
      },
      {
        question: "Which reviews persuade homeowners to book a valuation with us?",
        answer:
          "Those describing a sale with trouble in it: a chain that broke, a low survey, probate delays. Ask clients to write about communication. Reply without revealing figures or family circumstances. Owners compare three agents at most, and often choose the one whose replies sound patient.",
      },
      {
        question: "How is a property enquiry traced to a local directory?",
        answer:
          "Give each directory a tagged link to the valuation or area page, then keep the tag in the CRM until completion. Phone calls need a recorded source too. Since sales take months, compare by the quarter of first contact rather than the month of commission.",
      },
    ],
  },
  "law-firm": {
    intro:
      "A person served with papers at four o'clock does not want a history of the partnership. They want to know whether you handle this, in this court, and what a first conversation costs. Avvo, Justia, FindLaw and Martindale-Hubbell let people filter by practice and place, and basic profiles can often be claimed. Plain words beat Latin. Bar rules govern what you may say, so check them before publishing.",
    prepare: [
      "Claim each lawyer's own profile, since many legal directories list attorneys first and the practice only as their employer.",
      "Verify bar number, admission dates, jurisdictions and disciplinary fields against the official record before editing anything else.",
      "Describe matters the way clients do, such as being fired while pregnant or a neighbour's fence, next to the legal term.",
      "Publish how the first consultation works: length, cost, documents to bring, conflict check and who else attends.",
      "Review testimonials, comparisons and words such as specialist or expert with your bar's advertising rules open next to you.",
    ],
    advice: [
      {
        heading: "One practice area, one page",
        text: "Link family law categories to family law, with the responsible attorney, courts served and the next step. Leave press releases off. Add a line stating that writing to you does not create a client relationship, and keep confidential detail out of the open form.",
      },
      {
        heading: "Measure consultations that fit",
        text: "Record source at intake, together with matter type and whether the conflict check passed. A directory that supplies thirty callers outside your county has cost the receptionist a day. Retained matters and fees collected, reviewed twice yearly, say where to add detail.",
      },
    ],
    questions: [
      {
        question: "Do free Avvo or Justia profiles bring clients to lawyers?",
        answer:
          "They can, above all for consumer matters such as traffic, immigration or tenancy. Many visitors have already received your name and are checking it. A photograph, complete practice fields and thoughtful answers to public legal questions give them reasons to call, within your ethics rules.",
      },
      {
        question: "How may an attorney respond to a negative client review?",
        answer:
          "Carefully, because confidentiality usually continues even when the client speaks publicly. Many lawyers post a brief general statement and invite contact by phone. Read your bar's guidance before replying, or ask its ethics line. Silence is safer than a defence that reveals case facts.",
      },
      {
        question: "Should legal listings show fees or only offer a consultation?",
        answer:
          "Where rules allow, state the basis: fixed, hourly, contingency or legal aid, and the price of the first meeting. It spares both sides a pointless call. Wills and conveyancing visitors expect figures, whereas a criminal matter needs urgent availability more than a price table.",
      },
    ],
  },
  "accounting-firm": {
    intro:
      "Owners change accountants after a surprise: a penalty letter, an unanswered email in March, a loan that needs figures by Friday. They look in the software they already use, through the QuickBooks or Xero adviser directories, at their institute's find-a-member page and on the map. Listings that mention turnover range, sector and software get opened, because they sound like someone who has seen these books before.",
    prepare: [
      "Renew software certifications first, because Xero and QuickBooks order or label advisers according to their partner status.",
      "Specify the clients you want by trade and stage, for example contractors, dental associates or charities under audit threshold.",
      "Publish monthly packages with what is included, and the clean-up fee for books that arrive in a carrier bag.",
      "Confirm that practising certificate, licence state and anti-money-laundering supervision details read the same in every professional register.",
      "Prepare a switching guide that explains professional clearance, prior-year records and the date on which your responsibility begins.",
    ],
    advice: [
      {
        heading: "Catch them after filing day",
        text: "During the busy season no one answers, and clients notice. The weeks following a deadline are when they look elsewhere, so refresh listings and open appointment slots then. Say plainly that new bookkeeping starts next month; an honest wait is better than silence in April.",
      },
      {
        heading: "Link by software and sector",
        text: "A visitor from the Xero directory should see conversions, app stack and payroll feeds. One from a builders' federation wants subcontractor deductions and retention. Two tagged pages suffice to start. Track monthly recurring fees per source, for a single return seldom repays the phone call.",
      },
    ],
    questions: [
      {
        question: "Where do business owners search for an accountant free of charge?",
        answer:
          "In adviser directories run by bookkeeping software, the member search of CPA societies or chartered institutes, local maps and trade federations. Landlords ask in property forums. Fill in sector fields wherever they exist, as most visitors narrow the list before reading a word.",
      },
      {
        question: "What makes a bookkeeping client click one practice over another?",
        answer:
          "Evidence of fit: their software, their kind of business, a real price and the name of the person doing the work. A friendly portrait helps. Long lists of services do not, since everyone files returns. Reviews which mention prompt replies carry unusual weight here.",
      },
      {
        question: "Can accountants answer online reviews without disclosing client affairs?",
        answer:
          "Yes, by speaking about your process and never about the figures, the deadline missed or even the engagement. Offer a partner's direct line. Your professional body may have guidance on confidentiality and advertising; read it once, write two model replies and train the team.",
      },
    ],
  },
  "dental-practice": {
    intro:
      "Two very different people click on a dentist: one with a throbbing molar tonight, another who has been meaning to ask about aligners for years. The first checks whether you are open, take new patients and accept the plan. The second reads reviews about gentleness and looks at smiles. Map profiles, Healthgrades and national dental association finders reach both, at no cost beyond regular care.",
    prepare: [
      "State whether you accept new patients, which insurers or public schemes you take, and the usual wait for an examination.",
      "Photograph the reception, a treatment room and the team unmasked, because nervous visitors look for faces before equipment.",
      "Give each dentist a profile with qualifications, registration number, languages, days worked and interest in children or anxious patients.",
      "Get written consent for before and after pictures and check what your dental board permits in advertising.",
      "Create an emergency page with today's number, first-aid advice approved by a dentist and the price of an urgent visit.",
    ],
    advice: [
      {
        heading: "Separate pain from plans",
        text: "Link the map profile to a page with call button, emergency slots and parking. Cosmetic and implant directories deserve a treatment page with steps, recovery, finance and a consultation request. Reporting them together hides that urgent callers convert today, and aligner patients in spring.",
      },
      {
        heading: "Ask at the desk, gently",
        text: "After a comfortable appointment, reception hands over a card with a review link, offered to everyone alike. Replies thank the writer without confirming treatment. Add how did you hear to the medical history form, then transfer it to the practice software each day.",
      },
    ],
    questions: [
      {
        question: "Which free listings bring new patients to a dental office?",
        answer:
          "Google's map profile is the busiest for most towns. Claim the entries on Healthgrades or your national health service finder, the dental association's search and the insurer's provider list, which many patients open first. Correct departed dentists everywhere, as wrong names cause wasted calls.",
      },
      {
        question: "Why do people view our dental profile and never book?",
        answer:
          "Look for missing answers: new patients welcome, cost of the first check-up, Saturday hours, online booking. A rating with only old comments also worries people. Ring your own number at lunch, too, because many dental enquiries are lost to an unanswered phone.",
      },
      {
        question: "When should dentists promote check-ups or whitening on listings?",
        answer:
          "Children's visits rise around school holidays and insured adults act before yearly benefits expire. Whitening is asked about ahead of weddings and summer. Adjust the photograph and first line a month early, with wording your regulator accepts, and take it down on time.",
      },
    ],
  },
  "medical-clinic": {
    intro:
      "Patients choose in a hurry and under worry. They look for the specialty, the next free slot, the insurance panel and a doctor who listens. Healthgrades, Vitals, WebMD's directory and public health finders hold entries about your doctors whether you wrote them or not, often with an old address. Free traffic begins with correcting those records and leading each one to a page where a visit can be booked.",
    prepare: [
      "Audit every physician by licence or NPI number, since copied databases keep former colleagues and closed sites alive for years.",
      "Arrange services by complaint and by specialty, so that both a knee and orthopaedics lead towards the same doctor.",
      "Update accepted insurers with the billing desk each quarter, and say what self-paying patients are charged for a consultation.",
      "Explain access: ramps, interpreters, chaperones, parking, telehealth, and whether a referral letter is needed before the first appointment.",
      "Agree on photographs without patients or charts in frame, plus portraits in which doctors look at the camera.",
    ],
    advice: [
      {
        heading: "Book, call or wait",
        text: "Each physician page needs a live booking link, a phone line and an honest waiting time. If directories open the clinic's home page, the patient must search again while unwell. Use neutral tags that identify the listing only, never the condition, and keep trackers away from forms.",
      },
      {
        heading: "Follow the winter curve",
        text: "Respiratory season, school physicals and allergy months change what people need. Post flu clinic hours and vaccine availability on the map profile early, then remove them promptly. Count attended appointments, new against returning, because many profile visits come from existing patients checking the phone number.",
      },
    ],
    questions: [
      {
        question: "How do we correct a doctor's wrong details on health directories?",
        answer:
          "Claim the profile with the licence details and amend it there, then fix the national provider registry or public record it draws from. Otherwise the error returns. Keep a list with logins and assign a receptionist to check each site twice a year.",
      },
      {
        question: "Can clinics reply to patient reviews and stay within privacy rules?",
        answer:
          "A safe reply never acknowledges that the writer was treated. Describe your general policy, give the patient relations number and stop. Privacy and advertising law differ by country, so have the compliance lead approve a template. Complaints about care belong in your formal process.",
      },
      {
        question: "Is a paid booking platform better than free physician profiles?",
        answer:
          "They do different work. Paid platforms such as Zocdoc expose open slots to people ready to book, at a cost. Free entries confirm who you are when a relative or another doctor mentions you. Begin with accurate free ones, then test a platform for one specialty.",
      },
    ],
  },
  "fitness-studio": {
    intro:
      "No one joins a gym from a description. They join after one class that did not embarrass them. So the whole purpose of a free listing is to fill trial spots. Mindbody and ClassPass show schedules inside their apps on commercial terms; maps, city sport pages, employer wellness lists and neighbourhood groups cost nothing. People check times, showers, class size and whether the bodies in the photo resemble theirs.",
    prepare: [
      "Photograph real members, with permission, across ages and abilities, in daylight, during the class a beginner would attend.",
      "Decide on a single first offer, such as one guided session, with clear terms on expiry, contract and automatic renewal.",
      "Put a live timetable on its own address so listings never display the schedule from before the summer change.",
      "Name coaches with certifications, first aid status and the injuries or life stages they are trained to work with.",
      "Describe the arrival: which door, what to bring, where to change, how early, and what happens in minute one.",
    ],
    advice: [
      {
        heading: "Beginner page before timetable",
        text: "Point every listing at a page called your first visit, with a video walk from the street, one booking button and three slots this week. The full grid confuses newcomers. Remind them by message the evening before, because free trials have generous no-show habits.",
      },
      {
        heading: "Count second visits",
        text: "A tagged link shows bookings, but the studio lives on who returns within ten days. Add source to the member record and compare trial, second class and first paid month. January fills any listing; judge each of them on people who still train in March.",
      },
    ],
    questions: [
      {
        question: "Which local sites list a gym or studio for free?",
        answer:
          "Use map profiles, the council or city sports directory, Nextdoor, employer wellness pages, physiotherapists' recommendation lists and student union guides. Apps that sell class passes are a paid channel through commission. Ask each which format it needs, then reuse the same five photographs.",
      },
      {
        question: "How should a studio answer reviews about crowded or intimidating classes?",
        answer:
          "Thank the person, mention the cap or quieter hours and invite them to a foundation session with a named coach. Do not argue about effort. Newcomers read these comments closely, looking for signs that someone unfit would be noticed and helped rather than shouted at.",
      },
      {
        question: "What months are best for new member traffic from listings?",
        answer:
          "January is obvious and crowded with offers. September brings steadier joiners as routines restart, and spring attracts people with an event in mind. Prepare photos and slots in the month before. In high summer, list outdoor sessions or short passes, since contracts feel heavy then.",
      },
    ],
  },
  "yoga-studio": {
    intro:
      "Style is the first filter: Iyengar, ashtanga, yin, prenatal, hot. The next is level, then the teacher's voice. People browse Mindbody, local wellbeing calendars and, for longer stays, BookRetreats; teachers and schools can appear in Yoga Alliance's directory once registered. Listings work when they tell a stiff, shy person which mat on which evening is for them. Calm photographs of an empty room rarely do.",
    prepare: [
      "Label each class by tradition, pace, heat and props in everyday words, with one line about who should not attend.",
      "Show a full room from the back, including older students and modified poses, with everyone's agreement to be pictured.",
      "List each teacher's training, lineage and registration, plus any additional study for pregnancy, trauma, children or back complaints.",
      "Publish an intro pass, drop-in price and mat hire together, so a newcomer can calculate the evening's cost.",
      "Separate retreats, workshops and teacher training on their own pages, because their visitors plan months ahead and travel.",
    ],
    advice: [
      {
        heading: "Offer a where-to-begin path",
        text: "Let listings open a short page with three doors: never tried, coming back, experienced. Each shows two classes this week and the teacher's greeting in audio. A voice settles nerves faster than text. Tag the doors, and you will see who the listing reaches.",
      },
      {
        heading: "Respect the slower decision",
        text: "People save a studio for weeks before daring to come. Provide a gentle reason to stay in touch, such as a ten-minute home practice by email. Ask at sign-in where they first saw you, for the last link they clicked tells little of that story.",
      },
    ],
    questions: [
      {
        question: "Which free directories help students discover a neighbourhood yoga class?",
        answer:
          "Maps first, with yoga studio as the category and the styles written under services. Then community noticeboards, wellbeing calendars, midwives' and physiotherapists' lists for prenatal or gentle classes, and registers of your tradition. Those registers send few people, yet they arrive knowing the method.",
      },
      {
        question: "How far ahead should retreats and trainings appear on listing sites?",
        answer:
          "Half a year for travel retreats and longer for teacher trainings is sensible, as participants request leave and pay in stages. State what the fee includes, arrival airport and refund steps. Mark a full retreat as full quickly, then collect names for the following one.",
      },
      {
        question: "Do online classes need separate listings from the physical studio?",
        answer:
          "Yes, for the audience is elsewhere. Local profiles should talk about the room, parking and mats, while online catalogues need time zones, recordings and camera etiquette. Link each to its own timetable. Mixed schedules lead someone in Oslo to book the room in Leeds.",
      },
    ],
  },
  "beauty-salon": {
    intro:
      "She is on the sofa at ten in the evening, hair in a towel, looking for someone who can do this colour by Saturday. Fresha, Treatwell, Vagaro and StyleSeat show open slots on differing terms; the map and Instagram show results. She compares photos of her own hair type, price from, and patch test rules. The salon that lets her book while closed usually gets the chair filled.",
    prepare: [
      "Photograph finished work in the same light, with hair texture, skin tone and service named under every picture.",
      "List prices by stylist level and length, stating whether a blow-dry, toner or removal is included in the figure.",
      "Put patch test, deposit and lateness rules next to the booking button, where they prevent quarrels instead of causing them.",
      "Display licences and insurance your state or council requires for treatments such as lashes, lasers or semi-permanent make-up.",
      "Give every stylist a short profile with specialities and days, because clients follow a pair of hands between salons.",
    ],
    advice: [
      {
        heading: "Own the rebooking",
        text: "Discovery platforms may charge a fee for a client's first visit or for payments, so learn the terms. After that visit, hand over a card with your own booking link and the date for the next appointment. Tag that link separately, and watch loyalty move in-house.",
      },
      {
        heading: "Sell Tuesday, not Saturday",
        text: "Weekends fill by themselves. Use listing offers for quiet mornings, new juniors or models for training, with clear conditions. Update before prom, wedding months and December parties. When a service is sold out, show the waiting list, so the click still leads somewhere.",
      },
    ],
    questions: [
      {
        question: "Where can hair and beauty clients find my salon for free?",
        answer:
          "A complete map profile with services and a booking link comes first. Add Yelp or the local equivalent, brand stockist pages from your colour or skincare house, bridal guides and neighbourhood groups. Check booking platforms individually, as a free calendar can still carry charges per new client.",
      },
      {
        question: "What photos make people click on a salon profile?",
        answer:
          "Results that resemble the viewer. Show curls, grey coverage, short cuts and deep skin tones if you do them well, each taken in natural light without filters. Add one picture of a clean station and another of the front. Stock models make visitors suspicious.",
      },
      {
        question: "How do I answer a review about a bad colour result?",
        answer:
          "Stay kind and short. Invite her back for a correction with a senior stylist, give a name, and avoid describing what she asked for. Later, add a line that it was put right if she agrees. Readers forgive a wrong shade; they do not forgive blame.",
      },
    ],
  },
  "photography-studio": {
    intro:
      "Your product is visible in the thumbnail, which is a gift and a trap. Couples browse The Knot or MyWed, companies search maps for headshots, art buyers look at Behance. Each crowd should see a gallery of twelve pictures made for them. Add what images cannot say: starting price, travel, delivery time and how you treat people who hate being photographed. That last sentence wins many clicks.",
    prepare: [
      "Edit one tight gallery per genre, opening with the frame which clients, not other photographers, keep asking about.",
      "Export files at the size each site recommends, colour managed, with your name in the metadata and no huge watermark.",
      "Check model releases and venue permissions for all pictures, especially those with children, patients, artworks or company interiors.",
      "Write a price starting point with hours, number of images, usage rights and delivery weeks in one sentence.",
      "Film yourself directing an awkward sitter for thirty seconds, since reassurance sells more portraits than another sample.",
    ],
    advice: [
      {
        heading: "Match gallery to genre page",
        text: "A bride who clicks an outdoor ceremony must not land on perfume bottles. Build separate wedding, newborn, headshot and product pages with their own forms asking date, place and use. UTM content can hold the name of the cover image, so you learn which picture pulls.",
      },
      {
        heading: "Refresh with the light",
        text: "Autumn families, spring engagements, summer ceremonies, January headshots: swap covers six weeks before demand. Post availability for the crowded Saturdays. Deliver previews within days, then ask for the review while the gallery is being shared among relatives, who form your cheapest audience.",
      },
    ],
    questions: [
      {
        question: "Which free listing sites suit portrait and commercial photographers?",
        answer:
          "Maps for people nearby, Behance for art directors, a professional association's find-a-photographer page for companies. Thumbtack and Bark are free to join but charge to contact or win leads. Choose by genre, because newborn parents and procurement officers never share a search.",
      },
      {
        question: "Should photographers publish prices on wedding and portrait directories?",
        answer:
          "A starting figure with what it includes saves dozens of replies and rarely deters the right couple. Commercial work differs, as licence and usage set the fee, so explain how quotes are built. Hidden prices push visitors back to the grid and the neighbour's page.",
      },
      {
        question: "Why does my portfolio get likes but few booking enquiries?",
        answer:
          "Admirers are often fellow photographers. Check whether the page names a city, a date form and a next step within one screen. Ask the last ten clients which picture decided it. Replace the cover with that one, even if it would never win a prize.",
      },
    ],
  },
  "event-agency": {
    intro:
      "Behind the brief stands a nervous person whose boss will be in the room. Corporate planners look for agencies that have handled their headcount, their city and their kind of evening: sales kick-off, product reveal, board dinner. PartySlate, Eventective, Clutch's event category and venue preferred-supplier pages are where they browse. Show logistics as well as lights, for it is load-in times that let them sleep.",
    prepare: [
      "Document three events with guest numbers, format, lead time, venue and crew, adding one problem solved on the night.",
      "Choose pictures containing people and scale, credited to photographer and venue, with clients' approval for logos and faces.",
      "Set out the fee model, whether percentage, fixed or day rate, and who signs contracts with caterers and technicians.",
      "Keep public liability cover, risk assessment samples and safety qualifications in a folder that can be sent within minutes.",
      "Name cities, languages and maximum attendance you manage without partners, so that enquiries arrive in a workable size.",
    ],
    advice: [
      {
        heading: "Become the venue's answer",
        text: "Planners often book the room first and ask whom to call. Offer favourite venues a one-page supplier sheet, photographs they may use and a tagged link for their site. Such pages get few views, yet nearly everyone on them has a date and a deposit paid.",
      },
      {
        heading: "Answer with an outline",
        text: "Reply to a directory brief the same day with a rough running order, two venue ideas and a budget corridor. It shows thought before the pitch. Log response time and outcome per source; many agencies discover that late answers, not weak listings, lost the work.",
      },
    ],
    questions: [
      {
        question: "Where do companies look for an event planner without tender portals?",
        answer:
          "They ask the venue, search LinkedIn and maps, and look through PartySlate or Eventective for pictures of similar evenings. Convention bureaus keep supplier lists for their city, often open to local members. Trade associations for meetings and incentives help with larger international programmes.",
      },
      {
        question: "When should Christmas party and summer event listings be refreshed?",
        answer:
          "Large December parties are researched from late spring onward and smaller ones after the holidays. Summer outings get planned in early spring. Update pictures, capacity and remaining dates before each. Afterwards, upload the fresh gallery within a week while guests still talk about it.",
      },
      {
        question: "Which figures show that an events listing is worth keeping?",
        answer:
          "Look at briefs with date, budget and decision maker, not at profile views. Then note shortlist rate and fee won. Record the source in your project number, because the planner may return two years later from another employer and remember only the rooftop.",
      },
    ],
  },
  "wedding-service": {
    intro:
      "Couples plan in tabs, usually on Sunday nights, often with a mother on the phone. They browse The Knot, WeddingWire, Zola or Hitched by region, style and starting price, then vanish to Instagram and come back. Free or basic entries sit under paid ones, so reviews and a real-wedding gallery must do the pulling. What counts is an enquiry with a date you still have open.",
    prepare: [
      "Gather full galleries from three celebrations in different budgets, cultures and seasons, with photographer credits and the couples' blessing.",
      "Show a starting price, what changes it, and a typical total for eighty guests or whatever your unit is.",
      "Maintain an availability page by month, because couples with a fixed Saturday want a yes or no before anything else.",
      "Write answers about deposits, postponement, rain, overtime and who comes if you fall ill on the morning.",
      "Invite reviews two weeks after the day, when thank-you cards go out and the details are still vivid.",
    ],
    advice: [
      {
        heading: "Speak to both partners",
        text: "Profiles addressed only to a bride lose half the readers. Use couples, name the traditions you know and picture grooms, grandparents and children as well. Then link to a real wedding resembling the directory's filter, such as a barn or a courthouse, with a short date check beneath.",
      },
      {
        heading: "Answer on engagement Monday",
        text: "After Christmas, New Year and Valentine's Day many pairs begin looking. Have fresh pictures up by mid December and someone ready to reply in the first week of January. Keep your message personal: their venue, one idea, your price bracket, two times to talk.",
      },
    ],
    questions: [
      {
        question: "Can wedding vendors get enquiries from free profiles on The Knot?",
        answer:
          "Conditions differ by country and change, so read what the basic level includes now. Unpaid entries appear lower and may lack direct links. They remain useful for gathering reviews couples trust. Add venue supplier lists and local wedding blogs, where an unpaid place can be prominent.",
      },
      {
        question: "How can I tell whether a couple came through a directory?",
        answer:
          "Include the question on your form with venues, friends, blogs and named sites as choices, as paths cross for months. Tagged links give the first hint. Compare bookings per source at the end of the season, weighting them by date, since a June Saturday sells itself.",
      },
      {
        question: "What should a bridal supplier do about quiet winter months?",
        answer:
          "Use them for listings: new galleries, corrected prices, next year's calendar. Offer weekday and off-season examples with candles and coats, so that winter couples see themselves. Visit two venues about their supplier pages. By February the enquiry rush leaves no time for any of it.",
      },
    ],
  },
};
