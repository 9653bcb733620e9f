import type { Guide } from "./guide.ts";

export const typeSubmissionBacklinks3: Record<string, Guide> = {
  "travel-agency": {
    intro:
      "Someone who pays for a trip months ahead wants to know who holds the money. Directories for the trade therefore ask about bonding, seller-of-travel numbers, IATA or host affiliation and insurance. Tripadvisor and Viator list things to do, not agents, so read what each site takes. Map services want an office or service area. Put protection and specialism in the opening lines, scenery later.",
    prepare: [
      "Transcribe bond, licence and membership numbers, such as ATOL, ABTA, ASTA or a state registration, exactly as issued.",
      "Name destinations your consultants have visited lately, the kind of trip and party size, rather than ticking the whole world.",
      "Check picture rights, because tourist-board and supplier photographs are commonly licensed for selling their trips and not for profiles.",
      "Publish booking terms, emergency number and complaints route on the site, as editors open those before the brochure pages.",
      "Introduce each consultant with languages, specialities and working days, since many customers follow a person from agency to agency.",
    ],
    advice: [
      {
        heading: "Declare the host relationship",
        text: "Home-based advisers often trade under a host's accreditation. Say independent agent of, with the host's number where its rules allow. Leaving that out causes a failed check, or a customer who calls the wrong head office on the night a flight is cancelled.",
      },
      {
        heading: "Shift seasons in the copy",
        text: "Booking season and travelling season are months apart. Swap the opening example twice a year: winter sun in late summer, family summers after New Year. Remove tours that no longer run and prices that included old taxes. Dates belong on your site, not in profiles.",
      },
    ],
    questions: [
      {
        question: "Which credentials will a directory verify for an independent travel agent?",
        answer:
          "Whatever your country demands for selling packages or flights, then association membership and business registration. Provide the register link as well as the number. If the host holds the credential, include a letter confirming that you act under it. Insurance evidence is requested less often but helps.",
      },
      {
        question: "Why did Tripadvisor or Viator refuse to list our travel agency?",
        answer:
          "They are built around hotels, restaurants, attractions and bookable experiences. An office that arranges journeys does not fit, while a day tour operated under your own name might. Use map services, association member finders and destination specialists' lists for the agency itself.",
      },
      {
        question: "Should each branch of a travel agency have separate directory pages?",
        answer:
          "Yes where people walk in, with its own manager, phone and hours. Central licence numbers repeat on all of them. A call centre or home consultant is not a branch. Close pages of shut offices quickly, because stranded travellers phone whatever number they find.",
      },
    ],
  },
  hotel: {
    intro:
      "Accommodation is listed through two doors: the booking channels that take rates and rooms, and the places that describe a property, such as Tripadvisor, maps and tourist boards. A submission to the second kind needs no inventory, yet it must match what the first kind shows. Room count, star class, address and coordinates are compared, and differences hold up approval or create a ghost property.",
    prepare: [
      "Collect the operating licence, official star certificate and tax registration, since tourist boards and channels ask for at least one.",
      "Count rooms by type and bed, name accessible ones, and keep the totals identical in every extranet and profile.",
      "Shoot bedrooms, bathrooms, breakfast, reception and the street outside in landscape format, without wide-angle tricks that guests will mention.",
      "State check-in hours, late arrival procedure, deposits, pets, parking and tourist tax, which are usually fields and not prose.",
      "Introduce the property through location and guest, for example walkers by the ferry pier, before its history or chandeliers.",
    ],
    advice: [
      {
        heading: "Hunt for the previous name",
        text: "Buildings keep old identities online. Look up former hotel names at your address and request a change of ownership or a closure, with the licence attached. If you register again next to the ghost, reviews, photographs and directions scatter between the two.",
      },
      {
        heading: "Follow the calendar of closures",
        text: "Winter breaks, renovations and pool seasons should appear before the first guest plans around them. Make front office responsible for the list, since it hears complaints first. Mark temporary closure where offered. Reopen profiles before bookings open, because map edits can take days to show.",
      },
    ],
    questions: [
      {
        question: "What does Tripadvisor need before it adds a new hotel?",
        answer:
          "It publishes criteria for accommodation types, and staff compare your details with them. Expect to supply official name, address, website, room number and opening date, plus pictures on request. Short-term rentals follow another route. Apply when the property is receiving guests or about to.",
      },
      {
        question: "Do we submit the hotel restaurant and spa as separate listings?",
        answer:
          "When outsiders may visit, with their own entrance, name or hours, yes. Give each a phone extension and page, and state that it sits inside the hotel. A breakfast room for residents is an amenity. Separate profiles demand separate attention to reviews.",
      },
      {
        question: "How are hotel listings updated after a rebrand or new owner?",
        answer:
          "Gather the contract of sale or brand letter, new logo and signage photo. Begin with map services and Tripadvisor, then channels, tourist board and road guides. Ask each site about its policy on old reviews. Switch the mailbox last, when all confirmations have arrived.",
      },
    ],
  },
  restaurant: {
    intro:
      "A dining room changes its menu more often than its listings, and guests punish the gap. Submitting well means sending structured facts: cuisine, menu link, hours by service, seating, booking method, dietary codes. Google, Tripadvisor, Yelp, OpenTable and TheFork all take them, each with its own fields. Verification rings your phone at noon, so choose when to press the button.",
    prepare: [
      "Type the menu as web text with prices and allergens, because a photographed sheet cannot be read by most services.",
      "Enter kitchen hours besides door hours, separating lunch, dinner and Sunday, so no one arrives when the grill is already off.",
      "Pick two cuisine labels that diners would say aloud, then describe the signature dish in one appetising and accurate line.",
      "Photograph six dishes in daylight, the full room, the bar, the facade and the team, updating whatever changed since reopening.",
      "Have your food business registration, alcohol licence and hygiene rating within reach, since delivery portals and guides ask for them.",
    ],
    advice: [
      {
        heading: "Verify between the services",
        text: "Codes arrive by automated call, and the host answering at one o'clock takes it for spam. Schedule requests for mid-afternoon and tell the person on duty. If a video is wanted, film the sign, the kitchen door and the till before opening.",
      },
      {
        heading: "Appoint a menu keeper",
        text: "One person, often the manager, changes listings the day a menu goes live. Keep a sheet of every place where dishes or prices appear, including old delivery pages. Seasonal terraces, Ramadan hours and Christmas set menus need a start and an end date.",
      },
    ],
    questions: [
      {
        question: "How do I remove a wrong menu that a website added itself?",
        answer:
          "Claim the page first, then replace the file or report it as outdated. Menu aggregators copy from each other, so publish your current version on one permanent page and send that. Where claiming is impossible, write to support with a picture of today's printed card.",
      },
      {
        question: "Can a new restaurant be listed before opening night?",
        answer:
          "Some services accept a future opening date; others wait until guests can eat. Register the name and hours early, and keep photos for when the room is finished. Do not invite friends to review a soft launch, since reviews before opening are commonly removed.",
      },
      {
        question: "Should takeaway, delivery kitchen and dining room share one directory listing?",
        answer:
          "Under one name and address, yes, with service options ticked. A delivery-only brand cooked in the same kitchen is a delicate case: some maps allow it with distinct signage or packaging, others refuse. Check their rules before you add three burger brands to one door.",
      },
    ],
  },
  cafe: {
    intro:
      "Coffee shops are found by people standing two streets away, so the useful fields are small: opening minute, plugs, milk alternatives, dogs, seating, pushchairs. Fill them completely. Map services, Yelp, Foursquare and HappyCow, if you serve vegan food, each have such checkboxes. The written part is short, and should name your roaster and what leaves the oven, since regulars elsewhere look for exactly that.",
    prepare: [
      "Fix the shop title without adding coffee, brunch or the district, unless those words are painted above the door.",
      "Answer laptop policy, wifi, sockets, high chairs, step-free entrance and garden in advance, for these attributes drive most filters.",
      "Photograph the counter, the window seat, a flat white from above and the cake shelf before the morning queue forms.",
      "Keep supplier names, allergen notes and any organic or fairtrade licence together, as claims in these areas may be questioned.",
      "Choose who answers the phone during the milk rush, because a missed verification call means starting the wait again.",
    ],
    advice: [
      {
        heading: "Keep mornings and kitchens apart",
        text: "Doors open at seven, eggs begin at nine, the machine is cleaned at half past four. Where a site offers more hours, use that field for brunch. Where it has only one box, enter the door hours and put kitchen times in the first sentence.",
      },
      {
        heading: "List the corner, then events",
        text: "Get the permanent page approved before adding open-mic nights or cuppings to event calendars, since those forms ask for a venue already known. Delete recurring events when they stop. A quiz advertised two years after its last round annoys everyone, including new staff.",
      },
    ],
    questions: [
      {
        question: "Why does the map call my cafe a restaurant or bakery?",
        answer:
          "Category choice, menu words and user suggestions all play in. Set coffee shop or cafe as primary, add bakery only if you bake for sale, and remove dishes that suggest full service. If the label returns, check for customer edits in the profile's update tab.",
      },
      {
        question: "Do coffee vans and market stalls qualify for directory submissions?",
        answer:
          "Sometimes. Maps prefer permanent signage or a regular pitch, and some exclude moving businesses altogether. Market operators, street-food lists and town guides usually accept the weekly schedule. Use a social page for daily spots, and put only fixed days into anything you cannot edit quickly.",
      },
      {
        question: "What must be changed when a cafe takes over another's premises?",
        answer:
          "Ask for the old entry to be marked closed, not renamed, unless you bought the business with its title. Open your own after signage is up. Phone numbers, delivery pages and review sites of the predecessor need a request each, with the lease attached.",
      },
    ],
  },
  "real-estate-agency": {
    intro:
      "Property portals such as Zillow, Rightmove or ImmoScout24 deal with homes, while directories deal with the firm and its people. Both check licences. The delicate thing is that brokers, offices and individual agents may each hold pages, created automatically from register data. Sort out who is who on paper first. A submission then becomes a claim with a licence number, a mailbox and a portrait.",
    prepare: [
      "Draw a table of brokerage, branches and agents with licence numbers, renewal dates and the name as printed on each licence.",
      "Define your patch by streets, villages or postcodes, plus the property types handled, since sellers choose by knowledge of both.",
      "Secure sold-home photographs with permission from owners and photographer, removing house numbers, alarm panels and family pictures.",
      "Look up rules on brokerage name size, equal housing marks or redress scheme logos before a graphic designer makes banners.",
      "Write an agent biography that starts with valuations and negotiations, and mentions awards only with the year and awarding body.",
    ],
    advice: [
      {
        heading: "Follow the agent, update pages",
        text: "When a negotiator changes firm, profiles travel with the licence, yet old offices keep a copy. Make page transfer part of leaving: new photo, new phone, former listings reassigned. Otherwise calls from sellers ring at a desk where no one knows the house.",
      },
      {
        heading: "Avoid listings in the profile",
        text: "Single properties expire in weeks. Keep firm profiles about area, service and record, and let portals carry homes by feed. If a directory insists on examples, choose completed sales with dates. Refresh them after the spring market, when comparisons have become old.",
      },
    ],
    questions: [
      {
        question: "Which licence does a directory need, the broker's or each agent's?",
        answer:
          "Office pages normally rest on the brokerage licence, agent pages on the personal one. Send both when a form is unclear, naming the managing broker. Data come from the public register, so fix spelling there beforehand; directories will not override the regulator's record.",
      },
      {
        question: "Why can't I claim my Zillow or Realtor.com agent profile?",
        answer:
          "Common obstacles are a licence recorded under another surname, an email still tied to the previous brokerage, or MLS data that has not switched over. Correct the register and MLS first. Then ask support to link the old profile, giving the licence number.",
      },
      {
        question: "Can a real estate agency show one address for several virtual offices?",
        answer:
          "Use the registered office and describe the area served. Map services remove desks that are unstaffed, and regulators may expect supervision at each advertised office. If agents work from home, publish the brokerage address and a mobile number, subject to local rules on advertising.",
      },
    ],
  },
  "law-firm": {
    intro:
      "Bar registers come first, then everything else. Avvo, Justia, FindLaw and Martindale-Hubbell often create a lawyer's page from official data, so submitting means claiming, correcting and completing. The firm itself stands separately on maps and some directories. Advertising rules govern adjectives, specialist titles and past results, and differ by jurisdiction. Let one partner approve wording before any associate fills in a form.",
    prepare: [
      "Check bar number, admission year, office address and disciplinary record in the official register, because claimed pages copy it verbatim.",
      "Split practice areas by share of matters actually handled, since a page claiming twenty fields convinces neither clients nor editors.",
      "Draft biographies in the third person, with courts, languages and publications, and have each lawyer sign off the facts.",
      "Test adjectives such as expert, specialist or best against your bar's advertising rules before they spread to many sites.",
      "Set up a directories mailbox monitored by the office manager, as claims expire when codes sit with a lawyer in trial.",
    ],
    advice: [
      {
        heading: "Claim people before the firm",
        text: "Clients search a name they were given, so begin with individual pages. Identity checks go to the number or email address held by the bar. When all lawyers are done, claim the office, connect them, and make sure departed colleagues no longer appear.",
      },
      {
        heading: "Keep results out of boxes",
        text: "Fields for case outcomes tempt. Confidentiality, disclaimers and comparison rules make them hard to fill safely. Use articles, talks, reported decisions and court admissions instead. If outcomes are permitted where you practise, store the disclaimer with the text so that both are pasted together.",
      },
    ],
    questions: [
      {
        question: "Why does Avvo already show a profile I never created?",
        answer:
          "Such sites publish from licensing records, whether or not a lawyer takes part. Claiming lets you correct contacts, add practice areas and a photograph. Register facts must be changed at the bar. Removal requests follow the site's policy and are mostly limited to special situations.",
      },
      {
        question: "Does a law firm with several offices need several map listings?",
        answer:
          "One page per staffed office, plus practitioner pages if the service permits them. Use suite numbers, a local phone and photos of the lobby sign. Rented meeting rooms used by appointment rarely qualify. Ask the receptionist to expect a code or a video visit.",
      },
      {
        question: "What must be edited when a partner leaves or is admitted?",
        answer:
          "Firm name if affected, lawyer lists, practice area leads, portraits and the notice address. Follow ethical duties about informing clients before publishing. Then work from the bar register outward. The departing partner controls the personal page, so agree in writing when office details will change.",
      },
    ],
  },
  "accounting-firm": {
    intro:
      "Accountants are chosen by software, sector and closeness, three things that directories turn into filters. Xero and QuickBooks run their own adviser finders for certified firms, professional bodies publish members, and CPA Directory covers American practices. Submit to those before broad registers. Watch the clock too. A claim that begins in the last weeks before a filing deadline will meet an unanswered phone and die there.",
    prepare: [
      "Confirm practising certificate, licence state and firm registration with your institute, noting who the responsible principal is for each office.",
      "Tie every certified adviser to the software partner account, because finder listings vanish when a qualified employee resigns.",
      "Name client types by trade and turnover band, for instance dental owners or charities below the audit threshold.",
      "List services in client language, from monthly books to year-end accounts, and separate audit if you are registered to perform it.",
      "Arrange pictures of principals and the office, plus logos of institutes only in the form their brand rules permit.",
    ],
    advice: [
      {
        heading: "Avoid the deadline months",
        text: "Plan submissions for the calm stretch after your main season, with someone at the desk to take calls. Put the next review one month before the following rush. Then extended hours, upload instructions and capacity for new clients are right when people look.",
      },
      {
        heading: "State whether you take clients",
        text: "A line such as accepting limited companies from June, with sole traders by referral, saves both sides time. Some finders have an availability switch. Use it. Profiles that invite everyone while the office declines everyone gather sour remarks, and junior staff spend spring apologising.",
      },
    ],
    questions: [
      {
        question: "How does our practice appear in the Xero or QuickBooks directory?",
        answer:
          "Join the partner programme, complete the required certification and fill the public profile from inside that account. Visibility rules and status levels are set by the vendor and may change. Give staff training a renewal date, since lapsed certification can hide the firm from results.",
      },
      {
        question: "May unlicensed bookkeepers be shown under an accounting firm listing?",
        answer:
          "As team members with their true role, usually yes. Titles such as chartered or certified public accountant are protected, so assign them person by person. Where a form has a single credential field for the firm, enter the principal's and explain the rest in text.",
      },
      {
        question: "What should change in directories after two accounting practices merge?",
        answer:
          "Start with institute and tax authority records, which others copy. Then rename the surviving profile, redirect the acquired website and mark the second office as branch or closed. Clients look under the former partner's surname for years, so keep it in the description where allowed.",
      },
    ],
  },
  "dental-practice": {
    intro:
      "Patients pick a dentist by insurance, opening times and fear. Profile forms cover the first two and leave the third to your wording. Healthgrades, Zocdoc, map services and dental association finders draw on practitioner identifiers, so each dentist may own a page besides the practice. Have provider data corrected at the register, then claim. A receptionist with a checklist can do the rest in quiet hours.",
    prepare: [
      "Match each dentist's registration number, NPI where used, and degree letters to the official entry before claiming any page.",
      "Collect accepted insurers and payment plans by plan name, dated, because outdated acceptance lists create angry scenes at reception.",
      "Separate general care from orthodontics, implants or sedation, and check which specialist titles your dental board lets you advertise.",
      "Photograph the entrance, waiting room, a treatment chair and the whole team, keeping patients and screens out of every frame.",
      "Prepare new-patient facts: urgent slots, children's age, wheelchair access, languages, and whether a deposit secures the first visit.",
    ],
    advice: [
      {
        heading: "Link dentists with the practice",
        text: "Where a portal keeps provider and practice records, connect them in the settings rather than repeating the address manually. Associates who work at two practices need both, with days. When one leaves, end the link that day and tell patients whom to ask for.",
      },
      {
        heading: "Treat before-and-after with care",
        text: "Smile pictures require written consent that mentions publication, and some regulators restrict them. Save the signed form next to each image. Never upload the same case to a directory whose terms pass rights to others. Pictures of rooms and people are easier and calm anxious visitors.",
      },
    ],
    questions: [
      {
        question: "Why does our dental practice show a retired dentist's name online?",
        answer:
          "Provider data lingers in insurer files, NPI records and scraped sites. Ask the retired colleague or the executor to update the register, then report the entry with your lease or purchase agreement. Begin with insurers, since many health directories reload from their lists.",
      },
      {
        question: "How do dentists get verified on health directories and booking sites?",
        answer:
          "By licence number, NPI or council registration compared with public data, sometimes followed by a call to the practice line. Booking sites also connect the appointment diary. Tell reception about the call, and use the dentist's registered name rather than the friendly short version.",
      },
      {
        question: "Which practice changes have to be sent to directories straight away?",
        answer:
          "Insurance accepted, emergency arrangements, closing days, phone, parking and anyone joining or leaving. New equipment can wait for the half-yearly round. Put a named person on each insurer's portal. Patients who arrive with the wrong plan blame you, even when the directory was at fault.",
      },
    ],
  },
  "medical-clinic": {
    intro:
      "A clinic is a building, a team and a set of permissions, and each is listed somewhere else. Doctors appear in Healthgrades, Doctolib or Practo; the site appears on maps; services appear with insurers and health authorities. Data flows between them. Submit in that order of authority, public register first, and keep a clinical manager on hand for anything that describes treatment.",
    prepare: [
      "Retrieve facility licence, laboratory certificate and each physician's register number, noting legal and public names where these differ.",
      "Decide whether urgent care, primary care or a specialty leads, as one principal category steers almost every later filter.",
      "Compile services with conditions seen, age limits and referral rules, read through by a clinician for accuracy and restraint.",
      "Note languages, interpreters, lifts, parking, X-ray on site and the after-hours number, which patients and forms ask for alike.",
      "Photograph signage, entrance, reception and a tidy consulting room outside surgery hours, so no patient or record is visible.",
    ],
    advice: [
      {
        heading: "Make a provider roster",
        text: "Keep one table with doctor, specialty, days, room, insurers, register number and page addresses. Human resources updates it when people join and leave. From it a secretary can claim or close pages in minutes, and locums do not stay listed for years after two weeks' cover.",
      },
      {
        heading: "Handle verification at the switchboard",
        text: "Health portals ring the published number, which leads into a menu. Ask for another method, or route one extension to the person submitting for that day. Post should carry the department. Never let callers collect register passwords or patient details as proof of authority.",
      },
    ],
    questions: [
      {
        question: "Which name goes on forms, the clinic's brand or legal entity?",
        answer:
          "Use the name on the sign for maps and patient portals, and the entity for licence fields and insurers. State the connection once on your website, so checkers can match both. Adding doctor names or treatments to the title invites suspension on several services.",
      },
      {
        question: "How do I separate doctors' profiles from the medical clinic itself?",
        answer:
          "A practitioner page carries the person's name and specialty; a facility page carries the site, hours and departments. Use different categories and, if possible, a direct number for the doctor. Solo practices may do better with one combined record, depending on the service's guidelines.",
      },
      {
        question: "Are clinic listings affected by a change of insurer networks or hours?",
        answer:
          "Heavily, because portals import networks on their own schedule. Tell the insurer first and keep its confirmation. Then change your site, maps and booking pages together. Put a dated notice at reception during the gap, and log which portal still shows the former plan.",
      },
    ],
  },
  "fitness-studio": {
    intro:
      "Studios live on timetables. Mindbody, ClassPass and Vagaro read classes from booking software, while maps and town guides want a room with a door and opening hours. Those two pictures clash, as no one stands at the desk between sessions. Decide how hours are shown when only classes run. After that, submissions are about coaches, equipment, trial terms and what a nervous beginner should bring.",
    prepare: [
      "Define staffed hours, class hours and key-fob access as three separate lines, ready for whatever boxes a form provides.",
      "Word the opening around method and level, such as small-group barbell training for complete beginners, with the group size stated.",
      "Verify instructor certificates, first-aid dates and insurance, because class platforms and corporate wellness lists request copies of them.",
      "Photograph real sessions with consent forms signed, including various ages, plus showers, lockers, storage and the front entrance.",
      "Fix terms for trials, drop-ins, packs and contract length, and use the same expressions in booking software and profiles.",
    ],
    advice: [
      {
        heading: "Clean the schedule first",
        text: "Class marketplaces import whatever the booking system holds, including test sessions and departed coaches. Tidy names, durations, capacities and descriptions before connecting. Then book a place as an outsider. Fix what confuses you. Editing later, in two systems at once, creates double classes.",
      },
      {
        heading: "Expect the January turnover",
        text: "New timetables arrive in January and September, when beginners search most. Freeze the plan a fortnight ahead, push it to maps and platforms, and check trial wording. In summer, show reduced hours and outdoor sessions with end dates, or people rattle a locked door.",
      },
    ],
    questions: [
      {
        question: "Can personal trainers inside the studio have listings at our address?",
        answer:
          "If they are independent and customers can meet them there, some services allow it with another name and number. Employed coaches belong on your page. Settle it in the rental agreement, including what happens to reviews and address when the trainer moves to another gym.",
      },
      {
        question: "Why won't the map accept our hours as classes only?",
        answer:
          "Fields expect intervals when customers may visit. Enter the first class start to last class end on days with continuous sessions, or appointment-only where offered, and link the timetable. Avoid claiming all-day access if the door is locked, since visitors will report it.",
      },
      {
        question: "What happens to listings when our fitness studio changes booking software?",
        answer:
          "Links in ClassPass, Mindbody and maps may point to the old calendar. Run both for a week, replace each booking link and cancel imports at the former provider. Confirm memberships moved too. Search the old booking address afterwards to find profiles you forgot.",
      },
    ],
  },
  "yoga-studio": {
    intro:
      "Yoga directories ask for lineage, teacher training and the feeling of a room, then ordinary ones ask for a business category and hours. You need language for both. Yoga Alliance lists registered schools and teachers, BookRetreats takes retreats, maps take the address. Students read the entry for one question: will I manage this class. Say which styles suit a stiff newcomer before naming Sanskrit sequences.",
    prepare: [
      "Assign each class a style, pace and suitability, including pregnancy, injuries and chairs, in words someone new would understand.",
      "Gather teacher registration numbers, hours of training and continuing education, storing the certificates in one folder with expiry dates.",
      "Choose quiet photographs of the shala, props, changing area and street door, along with two real groups who agreed.",
      "Distinguish weekly classes, workshops, teacher training and retreats, since these belong to four sorts of directory with different deadlines.",
      "Set out mat hire, arrival time, late entry rule and temperature, especially for heated rooms, in one reusable paragraph.",
    ],
    advice: [
      {
        heading: "Submit retreats well ahead",
        text: "Retreat sites want venue, food, itinerary, cancellation terms and host biography, and people book long before travelling. Begin when the venue contract is signed. Use separate photos from the studio page. Remove the date when full, and keep the outline for next year.",
      },
      {
        heading: "Respect teachers' own names",
        text: "Visiting teachers bring followers and their own profiles. Ask how each wants to be described and linked, and delete the mention once a series ends. Listing a known teacher after she has left is unkind, and students who came for her will say so.",
      },
    ],
    questions: [
      {
        question: "Does my yoga studio need Yoga Alliance registration to be listed?",
        answer:
          "Not for maps, town guides or most class platforms. Its own directory covers registered teachers and schools, so training courses gain more from it than drop-in classes. Where a field asks for accreditation, name whatever your teachers truly hold, including other national bodies.",
      },
      {
        question: "How can I list outdoor classes and rented halls without an address?",
        answer:
          "Use the office or main room as the business location and show parks or halls as event venues. Maps dislike places where you are present for one hour weekly. Community calendars, park programmes and the hall's own website accept them with day and season.",
      },
      {
        question: "Which health statements get a yoga profile rejected or edited down?",
        answer:
          "Cures, detoxing and promises about back pain, anxiety or fertility draw objections from editors and regulators. Write what happens in class and who should ask a doctor first. Teachers with clinical qualifications may mention them as personal credentials, apart from the class description.",
      },
    ],
  },
  "beauty-salon": {
    intro:
      "Treatwell, Fresha, Vagaro and StyleSeat turn a salon into a price list with pictures, and everyone else copies the phone and hours. So the service menu is your real submission. Durations, patch tests, therapist levels and deposits have to be right before a stranger books at midnight. Verification normally concerns premises and licences; reviewers concern themselves with photographs, which must show your own clients.",
    prepare: [
      "Rewrite the treatment list with duration, price basis, skin or hair test needed and which staff may perform it.",
      "Display cosmetology licences, premises permit and treatment-specific qualifications, mainly for laser, injectables and lash work, which are checked more often.",
      "Ask clients for signed photo permission at checkout, and store the file name next to the form for later withdrawals.",
      "Decide if chairs are rented or staffed, as independent stylists at your address may hold business pages of their own.",
      "Measure a gap in the diary when someone can film signage, stations and sink area for a map video check.",
    ],
    advice: [
      {
        heading: "Put deposits in the profile",
        text: "Late cancellations cost more than commissions. State deposit, notice period and children's policy wherever a free text field allows it, with identical wording in the booking tool. Clients argue less when the rule stood on the page they booked from, not in a confirmation email.",
      },
      {
        heading: "Refresh photos by season",
        text: "Nails, colour and bridal hair follow the calendar. Prepare a set for spring weddings, summer holidays, party season and the quiet weeks after. Retire pictures of looks no one offers now. Credit the stylist, and remove the work when that stylist takes her portfolio elsewhere.",
      },
    ],
    questions: [
      {
        question: "Why did a booking directory pause my salon page after approval?",
        answer:
          "Missing payout details, incomplete licences, a disputed address or treatments outside its permitted list are likely reasons. Medical aesthetics trigger extra review. Read the partner messages, upload documents under the legal name, and take uncertain services offline until the rest is running again.",
      },
      {
        question: "Can I be on Fresha and Treatwell with different price lists?",
        answer:
          "Contracts and consumer rules vary, so read what each says about prices. Differences also annoy regulars. A safer way is to keep prices equal and vary which services or hours you release. Sync calendars before launch, otherwise two clients will hold one appointment.",
      },
      {
        question: "How do home-based beauty salons pass address checks on listing sites?",
        answer:
          "Show the trade registration, insurance and any home-occupation permit, and hide the street if clients get it after booking. A video may need to show the treatment room and equipment. Landlord consent is worth having in writing before your address appears anywhere.",
      },
    ],
  },
  "photography-studio": {
    intro:
      "Your craft makes the pictures easy and the rights hard. Directories such as The Knot, MyWed, Behance and Bark each claim certain uses of uploads, recompress images and crop to their own frame. Pick the sites by genre, since family clients and art directors never browse together. Then prepare captions, consent and one price statement, and let the pictures follow in small, well-chosen sets.",
    prepare: [
      "Choose one genre for each directory and cut the portfolio to twenty frames that could all come from one season.",
      "Confirm model and property releases for every upload, especially newborns, schools and commercial sets still under client embargo.",
      "Export in sRGB at the site's maximum size, with your name in metadata and no watermark across the subject.",
      "Describe the experience of being photographed, such as time, place, guidance and delivery, before lenses or years in business.",
      "Set starting price, travel radius and turnaround in weeks, since wedding platforms use those three to match requests.",
    ],
    advice: [
      {
        heading: "Read the upload licence",
        text: "Look for words such as perpetual, sublicensable and promotional. Some platforms only show your work; others may advertise with it. If clients bought exclusive use, leave those series out. Keep a list of what was uploaded where, so you can honour a removal request.",
      },
      {
        heading: "Swap portfolios after each season",
        text: "Full galleries from five years ago attract couples who want that style. After the wedding months, replace a third. Add studio portraits before school term and business headshots in January. Note the camera-file numbers, because a print request always concerns a picture you have just deleted.",
      },
    ],
    questions: [
      {
        question: "Do I list my photography studio without a walk-in shop address?",
        answer:
          "Yes, as a service-area business or by-appointment studio. Hire spaces rented by the hour do not count as premises on strict map services. Genre platforms need only a region. If your home is the studio, show district and send directions after booking.",
      },
      {
        question: "Why would a wedding directory reject a skilled photographer's application?",
        answer:
          "Curated sites look for complete weddings rather than styled shoots, consistent editing, references, insurance and a registered business. Mixed portfolios with portraits and cars fail. Submit two full celebrations from ceremony to dance floor, with couples' consent, and ask their planner to vouch for you.",
      },
      {
        question: "How should reviews and albums move if I change my studio name?",
        answer:
          "Ask each platform to rename the profile, providing the registration and both logos. Do not open a second account, because reviews rarely transfer. Redirect the old domain, rename galleries delivered to clients, and mention the former name for a season in brackets.",
      },
    ],
  },
  "event-agency": {
    intro:
      "Corporate planners, private hosts and tender offices read different pages, so decide whom you want before you touch a form. Eventective and PartySlate show events and venues, Clutch and Sortlist show agencies, procurement lists want insurance and safety papers. The work itself is gone by the next morning. What you submit is therefore evidence: floor plans, crew lists, photographs with clearance, and a client who answers the phone.",
    prepare: [
      "Classify past projects by audience size, format and budget responsibility, because conferences, galas and roadshows sit in separate categories.",
      "Ready liability insurance, risk assessment samples and any alcohol or pyrotechnics permissions, which tender lists request before creative material.",
      "Obtain photo clearance from host, venue, performers and photographer, checking that no delegate badge can be read.",
      "Describe your role precisely, from full production to registration desk, since the stage designer and caterer will publish it too.",
      "List the cities where you have trusted crews, as opposed to cities you would be willing to fly to.",
    ],
    advice: [
      {
        heading: "Submit between two productions",
        text: "No one answers verification calls from a loading dock. Block two office days after a show, when photos and client goodwill are both fresh. Ask the sponsor for a reference in the same message as the final invoice, and hand the form to a coordinator.",
      },
      {
        heading: "Keep venue ties transparent",
        text: "If you earn commission from venues or own one, say so on profiles that recommend spaces. Several directories separate planners from venues and refuse hybrids. Two honest entries with linked explanations are better than one that turns up in both searches and confuses a bidder.",
      },
    ],
    questions: [
      {
        question: "What kind of project proof do event directories want from planners?",
        answer:
          "Named clients or verifiable referees, dated images, approximate guest numbers and the service delivered. Tender portals add financial statements and safety record. When the client forbids naming, describe sector and format. Mood boards and renderings show ideas, but editors do not count them as events.",
      },
      {
        question: "How do I list an event agency that travels without a showroom?",
        answer:
          "Choose the registered office, mark visits by appointment and give regions served. A warehouse can be photographed for verification if your sign is on it. Do not register at favourite venues; their own page will clash, and the map service removes the weaker claim.",
      },
      {
        question: "When should seasonal event services be added to or removed from profiles?",
        answer:
          "Christmas parties belong online by early summer, summer festivals by autumn before. Remove both when capacity is gone, leaving a line about next dates. Year-round formats stay as the base. Put these switches in the production calendar, or they will be forgotten during load-in.",
      },
    ],
  },
  "wedding-service": {
    intro:
      "Couples submit their date to a directory and wait; you are found only if region, style and price band match. The Knot, WeddingWire, Hitched and Zola ask every vendor for these, plus a category that is hard to change. Planner, florist, celebrant, hire company: choose by what appears on your invoices. Fill in availability honestly, since an enquiry for a booked Saturday wastes a couple's evening.",
    prepare: [
      "Fix the category together with the included items, as decor, planning and on-the-day coordination live on separate shelves.",
      "Show three whole celebrations at various budgets, each credited to photographer, venue and florist with their agreement in writing.",
      "Prepare starting prices, typical spend and minimum booking for peak Saturdays, so that requests outside your range filter themselves.",
      "Write the first line to two people planning at night, saying what you take off their hands and where.",
      "Collect reviews from couples within weeks of the honeymoon, with the wedding date that many platforms use for checking.",
    ],
    advice: [
      {
        heading: "Block the taken dates",
        text: "Where a calendar exists, mark full days on the evening a contract is signed. Where none exists, name the next free season in the text. Couples plan a year or more ahead, so both current and following season should be visible from late autumn.",
      },
      {
        heading: "Mention ceremonies you know",
        text: "Religious, bilingual, same-sex and two-day weddings each have customs. Tick only those you have worked at, then add one concrete sentence, for example about a mandap under fire rules. Couples recognise experience at once. Empty boxes are better than enthusiasm that fails on the day.",
      },
    ],
    questions: [
      {
        question: "Why can a wedding directory demand invoices or contracts from vendors?",
        answer:
          "It wants to be sure that reviews and portfolios come from real celebrations. Send a contract with prices and private addresses covered. Reviews by friends, styled shoots shown as weddings and duplicate storefronts lead to removal. Keep papers for each couple until two seasons have passed.",
      },
      {
        question: "Can a small wedding service appear under several categories or regions?",
        answer:
          "Some platforms sell extra categories or areas, others give one storefront for a business. Choose the category with most bookings and the county where you can arrive without a hotel. A second storefront requires real capacity, because double enquiries on one Saturday hurt both.",
      },
      {
        question: "What details should be revised once the wedding season is over?",
        answer:
          "Prices for the coming years, free dates, team names, travel limits, lead photograph and any supplier partnership that ended. Thank reviewers who wrote in summer. Check that links to featured weddings still work, since blogs reorganise in winter and credits disappear.",
      },
    ],
  },
};
