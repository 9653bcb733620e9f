import type { Guide } from "./guide.ts";

export const typeSubmissionBacklinks4: Record<string, Guide> = {
  "pet-shop": {
    intro:
      "Feed, fish tanks, grooming and sometimes live animals: a submission has to sort them, because each triggers another question. Maps want a store category, grooming platforms want appointments, BringFido wants dog-friendly places and services, and the licensing office watches anything that breathes. Say which species you serve before which brands you stock. Owners of lizards and owners of labradors do not scroll the same list.",
    prepare: [
      "Bring the animal sales or boarding licence into the folder, with its number, authority and the species it covers.",
      "Rank departments by floor space, then give food, aquatics, grooming and accessories one sentence each in that order.",
      "Snap the aisle, tanks, grooming table and entrance with a visitor's dog, after asking the owner for permission.",
      "Note whether customers' animals may come in, whether you deliver heavy bags, and when the groomer is really present.",
      "Write about sourcing of live animals and rehoming partners in factual words, as this paragraph gets read by critics first.",
    ],
    advice: [
      {
        heading: "Give grooming its own page",
        text: "Appointment work has different hours, staff and reviews from the till. Where maps allow departments, set one up with a separate entrance or phone. Otherwise list it as a service inside the shop entry. Two full profiles at one desk usually end as duplicates.",
      },
      {
        heading: "Change stock notes with seasons",
        text: "Flea treatments, pond plants, firework-night calmers and Christmas opening belong to certain months. Keep a yearly strip of four sentences and exchange them in the profiles that permit posts. Medicines need care: say ask in store, unless advertising them is allowed where you trade.",
      },
    ],
    questions: [
      {
        question: "Which category should a store choose for pets, feed and aquarium supplies?",
        answer:
          "Pet supply store or pet store is the usual root, with aquarium or feed shop as an addition. Choose by what most receipts contain. Adding animal shelter or vet because you host adoption days misleads people in an emergency and gets the profile corrected.",
      },
      {
        question: "Do directories accept a pet shop that sells live animals?",
        answer:
          "Most do under a valid licence, though classified sites and advertising programmes may ban animal sales. Describe advice, housing and species without advertising individual animals. If a platform's policy is unclear, ask by email and keep the reply, because moderators change and interpret differently.",
      },
      {
        question: "How can our shop verify its listing when the phone is unattended?",
        answer:
          "Staff at the tanks cannot always run. Choose video or post if offered, or divert calls to a mobile for an hour. For video, begin at the street sign, show shelves and till, then open the stock room with your own key.",
      },
    ],
  },
  "home-service": {
    intro:
      "Plumbers, electricians, roofers and heating engineers meet the toughest checks of any local trade, because lead platforms sell trust. Checkatrade, Angi, Houzz and Thumbtack ask for insurance, licences, references and sometimes a criminal record check. Maps ask whether customers visit you, and they do not. Gather the papers, scan them legibly, and keep the expiry dates where the person who drives the van will see them.",
    prepare: [
      "Photograph licence cards on both sides and enter number, class and state or scheme exactly as the register prints it.",
      "Ask your insurer for a certificate naming trade, cover and period, since a policy schedule of forty pages gets refused.",
      "Draw the real service radius in minutes of driving, then list towns inside it and leave the others out.",
      "Take before, during and after pictures of five jobs, with dust sheets visible and house numbers out of shot.",
      "Write emergency terms plainly, including hours, call-out charge and which faults you do not attend, in two reusable sentences.",
    ],
    advice: [
      {
        heading: "Answer the vetting call",
        text: "Platforms ring former customers and you. Warn three householders, pick jobs with different problems, and be reachable at lunch rather than under a sink. Inspectors may ask to see tools or a van with lettering. Missed appointments put an application back to the beginning.",
      },
      {
        heading: "Separate leads from listings",
        text: "Some sites charge for every enquiry once the profile is approved. Before finishing the form, find the budget cap, radius and job types, and switch off what you never do. Keep a free directory entry distinct in your records, so bills can be understood.",
      },
    ],
    questions: [
      {
        question: "Which licences must a home service contractor show on listing sites?",
        answer:
          "It depends on trade and place: gas, electrical, plumbing, roofing and asbestos work are commonly regulated. Upload the personal and company papers if both exist. Where no licence is required, say so and offer insurance, training cards and trade body membership instead.",
      },
      {
        question: "Can I hide my house while verifying a home service profile?",
        answer:
          "Map services let you clear the address and show areas after checking. During the check you may have to film vehicle lettering, tools and papers at home. Lead platforms keep it private. Old printed-directory sites are riskier, so inspect the preview before publishing.",
      },
      {
        question: "When should tradespeople pause or edit listings during busy periods?",
        answer:
          "Pause lead platforms when you are booked beyond two weeks, instead of ignoring requests. Edit emergency hours before frost or storm seasons, and replace insurance scans on renewal day. If an apprentice qualifies or a partner leaves, services offered may change, so check the boxes again.",
      },
    ],
  },
  "construction-company": {
    intro:
      "General contractors win work by prequalification, and serious directories have borrowed its paperwork. The Blue Book, BuildZoom, chamber registers and Houzz ask for trades, licence class, bonding, insurance limits and finished projects. Homeowners read another half of the same profile. Choose per site who is reading: estimators and architects, or a family planning an extension. Then send the right six projects and the correct number to ring.",
    prepare: [
      "List licence class, bonding capacity, safety record and insurance limits on one sheet, updated by the person who handles your tenders.",
      "Break experience into sector, contract type and value band, so estimators can see if you bid as main or subcontractor.",
      "Ask owners and architects for permission to show finished buildings, naming designer, structural engineer and completion year in each caption.",
      "Send photographs from groundworks to handover, with workers in proper protective equipment, because safety managers look at nothing else.",
      "Write which self-performed trades you employ, such as concrete or carpentry, and which ones you always let to others.",
    ],
    advice: [
      {
        heading: "Match numbers with state records",
        text: "BuildZoom and similar sites read licence and permit data. Compare entity name, qualifier and address in those files before claiming. If a permit was pulled under an old entity, attach the change certificate. Explaining early is better than a profile showing last decade's company.",
      },
      {
        heading: "Close jobs in the profile",
        text: "Projects under construction look unfinished forever if no one edits. At practical completion, replace the crane picture, add gross area and thank the client. Do the same for safety milestones. Site managers hold the best pictures on their phones, so collect them before they move on.",
      },
    ],
    questions: [
      {
        question: "Which construction directories are for bids and which are for homeowners?",
        answer:
          "The Blue Book and procurement networks serve commercial bidding, Houzz and Checkatrade serve households, and maps serve both. Subcontractors should start with the first group. Use a different phone extension in each, so that estimating does not receive calls about a garden wall.",
      },
      {
        question: "Why was our construction company refused for lack of project history?",
        answer:
          "New entities inherit no record, even with experienced founders. Show founders' earlier projects as personal experience, with the employer named and permission granted. Add small completed contracts, insurance and supplier references. Reapply after the first handover, when permit and completion papers carry your own name.",
      },
      {
        question: "What must we correct on profiles after licence renewal or office relocation?",
        answer:
          "Number, class, expiry, qualifier and the address on the bond must agree. Begin with the licensing board and insurer, since directories compare with them. Yard and office are different places, so mark which one takes visitors. Old yard addresses attract deliveries for months.",
      },
    ],
  },
  "cleaning-company": {
    intro:
      "Offices, homes, end-of-tenancy and specialist cleans are bought by different people in different weeks. A form with one box for cleaning hides that. Bark, Thumbtack and Yelp lean to households; facility registers and trade bodies lean to contracts. Decide on a main line. After that the questions are about vetting of staff, insurance for keys and breakages, chemicals, and who answers at six in the morning.",
    prepare: [
      "Specify domestic, commercial or specialist first, then the smallest job you accept and the hours when crews actually work.",
      "Get proof of public liability, key-holding cover and employer's insurance in one scan, with the sums legible on screen.",
      "Explain how cleaners are checked, trained and replaced when ill, since this decides more bookings than any list of tasks.",
      "Itemise what a standard visit covers and what counts as extra, for example ovens, inside windows, limescale or biohazards.",
      "Photograph uniforms, marked van and equipment, plus two honest room pairs taken from one corner under the same light.",
    ],
    advice: [
      {
        heading: "Choose contract or household words",
        text: "Facility managers look for site audits, method statements and cover for absence. Families look for the same person each week and a price they can predict. Write one profile for each reader. Posting the tender version on Bark makes a studio flat feel unwelcome.",
      },
      {
        heading: "Prepare for tenancy season",
        text: "Student towns change flats in the same fortnight. Put deposit-clean terms, earliest slots and key collection in profiles a month before. Afterwards remove them, because late enquirers will be disappointed. Regular contracts restart in September and January, so return the lead sentence to those.",
      },
    ],
    questions: [
      {
        question: "Do cleaning companies need a public address for directory verification?",
        answer:
          "Crews travel, so service-area settings suit. You will still have to prove a base, such as a storage unit, home office or depot, with papers and supplies on view. Letters should reach a person, not a mail service, because forwarded codes expire before they arrive.",
      },
      {
        question: "Which cleaning certificates are worth uploading to a trade profile?",
        answer:
          "Those a client asks for: staff vetting, insurance, chemical handling, waste carrier registration where needed and membership of a cleaning body such as ISSA or BICSc. Eco labels need the certificate for products or company. General attendance diplomas may stay in the drawer.",
      },
      {
        question: "How do I split one cleaning company profile across several cities?",
        answer:
          "Only open a second page where supervisors, stock and a phone exist. Otherwise widen the service area of the first. Franchise owners register their own territory with the brand's agreed name form. Head office should hold a table of pages, as overlapping radiuses cause complaints.",
      },
    ],
  },
  "moving-company": {
    intro:
      "Households hand over everything they own, so directories for removals open with authority numbers. In the United States that means USDOT and, for interstate work, MC numbers; elsewhere trade bodies and operator licences play the part. Add whether you are carrier or broker, a distinction that decides approval. Once it is clear, describe distance, crew and storage. Save the jokes about heavy pianos.",
    prepare: [
      "Look up your own record in the federal or national carrier database and correct name, fleet size and insurance beforehand.",
      "Label the business carrier, broker or both, with the authority for each, on every form that asks and several that don't.",
      "Describe local, long-distance and international moves separately, including minimum hours, packing help and who prepares the customs papers.",
      "Show trucks with lettering, padded interiors and crews carrying real furniture, with customers' door numbers and faces left out.",
      "Publish the estimate method, deposit rule, valuation cover and claims procedure, which consumer sites check against frequent complaints.",
    ],
    advice: [
      {
        heading: "Beware of twin names",
        text: "Removals has a history of firms reopening under another title after complaints. Directories look for shared phones, addresses and vehicles. If you bought a fleet or use a brand besides the legal name, explain it with registration papers. An unexplained twin is declined quickly.",
      },
      {
        heading: "Publish summer capacity honestly",
        text: "Month ends and school holidays fill early. Before May, write in each profile which weeks have room and how far ahead to book. Change it monthly. When trucks break or storage is full, take quotation forms offline at lead sites instead of cancelling on moving day.",
      },
    ],
    questions: [
      {
        question: "What numbers will directories ask from a moving company in verification?",
        answer:
          "Usually USDOT, MC or state permits in America, an operator's licence in Britain, and company registration anywhere. They compare legal name and insurance with the public file. Enter the active number, not that of a subcontractor, and update the carrier register before contesting an error.",
      },
      {
        question: "Can a moving broker be listed alongside carriers on review websites?",
        answer:
          "Yes, if labelled as broker. Consumers must be able to see that another firm will load the truck. Name how carriers are chosen and checked. Presenting leased crews as an own fleet draws complaints, and consumer bodies such as the BBB record them.",
      },
      {
        question: "Why are removal firms asked for photographs of storage and depots?",
        answer:
          "Listings at mailboxes and invented depots have deceived customers, so map services want sight of a yard, signs and vehicles. Film in one take, from street to office. If storage belongs to a partner, say so. Photograph the container hall without any customer labels.",
      },
    ],
  },
  "car-dealership": {
    intro:
      "Vehicles come and go by feed, while the dealership stays. Cars.com and CarGurus join the two in one contract; maps, DealerRater and manufacturer locators care for the place. Treat them as two jobs. For the place, sales, service and parts have different hours, doors and phones, and directories permit departments. Get the franchise name right, or the manufacturer's own data will overwrite yours.",
    prepare: [
      "Copy the dealer licence, franchise agreement name and group company into one row, marking which of them customers may see.",
      "Separate hours and phone numbers for showroom, workshop, parts and collision, including the Saturday when only two are open.",
      "Photograph forecourt, reception, service lane and delivery bay after washing day, without registration plates or competitors' badges.",
      "Describe what makes stock distinct, for example ex-lease hybrids under five years, with no individual price or monthly instalment.",
      "Check finance, warranty and certified-used wording with the manufacturer and regulator rules, since each can require a standard disclosure.",
    ],
    advice: [
      {
        heading: "Ask the brand before editing",
        text: "Manufacturers feed locators, maps and portals centrally, sometimes each night. Find out which fields they control and send corrections through the dealer portal. Edit only the remainder yourself. A manual change to name or hours that returns to the old value overnight points there.",
      },
      {
        heading: "Build departments, not duplicates",
        text: "Add service and parts as departments with the related category and own number. Repeat brand and town in the same order. Used-car lots across the road deserve their own entry if they have staff and signs. A banner in the showroom does not.",
      },
    ],
    questions: [
      {
        question: "How do I correct a car dealership listing after changing franchise?",
        answer:
          "Collect termination and appointment letters, have signage changed, then rename maps and DealerRater on the handover date. Ask the former brand to drop you from its locator. Service customers of the old marque need a sentence explaining where warranty work goes from now on.",
      },
      {
        question: "Are independent used-car dealers accepted by the large automotive sites?",
        answer:
          "Many take them under a dealer licence and inventory agreement. Expect checks on premises, title handling and complaints. Free map and business listings come without feed contracts. Keep private sales off the account, because individuals selling through a trade login break most terms.",
      },
      {
        question: "Who should answer verification calls and reviews at the dealer group?",
        answer:
          "One person per rooftop with access to the licence and a direct line, usually the marketing coordinator. Group head office keeps ownership of the login. Sales managers change too often. Let service advisers draft replies on workshop matters, and keep customer vehicles out of them.",
      },
    ],
  },
  "recruitment-agency": {
    intro:
      "Two publics read a staffing profile: employers with vacancies and people looking for work. Most forms offer a single text. Online Recruiters Directory and Clutch's staffing pages speak to employers, maps and local portals catch candidates who want the address. Regulation adds a third reader, since many places license employment agencies. Write for employers by sector, then tell candidates in one sentence how to apply safely.",
    prepare: [
      "Provide licence or registration for temporary work where the law asks for it, with jurisdiction, holder and expiry date.",
      "Define desks by role and salary level, such as site managers or payroll temps, in place of talent across all industries.",
      "State contract forms separately, covering permanent, temporary, contract and retained search, together with the region each desk handles.",
      "Ask hiring managers for references that describe speed and fit without naming any candidate who was placed or rejected.",
      "Publish candidate privacy terms, a fee statement saying job seekers do not pay, and a named contact for complaints.",
    ],
    advice: [
      {
        heading: "Keep vacancies out of it",
        text: "A job in a company profile is stale within weeks and may break board rules about ghost adverts. Describe usual roles instead, and link to the live search page. When a board asks for sample jobs, choose ones that recur all year.",
      },
      {
        heading: "Watch for impostors",
        text: "Scammers copy recruiters' names and offer work by messaging app. Search your firm's name on directories each month, report foreign numbers and put your official domains in the first paragraph. Tell candidates you never charge. Claimed and complete profiles are harder to imitate than abandoned ones.",
      },
    ],
    questions: [
      {
        question: "Which category is right for recruitment, staffing and executive search firms?",
        answer:
          "Temporary staffing, permanent recruitment and retained search differ in law and in price. Choose by where margin comes from, and mention the rest. Outplacement and HR advice are separate services. Job board is wrong unless employers post adverts on your site without your involvement.",
      },
      {
        question: "Do we need every branch verified for a national recruitment agency?",
        answer:
          "Branches with desks, a sign and candidates walking in should be verified one at a time, preferably by video. Desks in serviced offices often fail. Consultants who work at home belong to the nearest branch. Licences may be branch specific, so attach the matching one.",
      },
      {
        question: "Why do directories edit or delete descriptions written by recruiters?",
        answer:
          "Superlatives, guaranteed placements, client logos without consent and discriminatory phrases such as young teams are common causes. Employment advertising law applies to profiles as well in some countries. Use role, sector, region and method. Have someone outside recruitment read it for accidental bias.",
      },
    ],
  },
  "coaching-business": {
    intro:
      "Anyone may call themselves a coach, so directories ask for training, hours and supervision to tell people apart. Noomii is open to coaches of many kinds; professional federations list their credential holders; Psychology Today is built around licensed mental health care. Know which door is yours. Your profile then needs a clear client, a limit and a way to try an hour, with wording that never drifts into therapy.",
    prepare: [
      "Name the change clients hire you for, such as a first board role, and whom you would send elsewhere.",
      "Order credentials by issuing body, level and renewal date, keeping course attendance apart from certification that required assessed hours.",
      "Record a ninety-second video in your ordinary voice, since people choose a coach by tone before they read methods.",
      "Explain packages by length, rhythm and channel, with cancellation terms, and show a starting figure if the directory filters by fee.",
      "Ask past clients for consent to be quoted, initials allowed, after checking your federation's code of ethics on testimonials.",
    ],
    advice: [
      {
        heading: "Rewrite for each directory's reader",
        text: "Executives arrive through sponsors, parents through worry, founders through friends. One biography cannot greet all three. Keep the facts constant, and change the opening situation. A profile that begins with your own burnout suits some readers, but human resources will look for contracting and confidentiality.",
      },
      {
        heading: "Show when places are free",
        text: "Solo practices fill. Mark waiting list, start month and time zones, and clean this up every month. Raise prices between cohorts rather than during them. If you take leave, name a colleague for urgent enquiries, then switch off the booking link before automatic mails go.",
      },
    ],
    questions: [
      {
        question: "Can an uncertified coach submit a profile to coaching directories?",
        answer:
          "Open directories accept it if experience is described truthfully. Federation finders do not. Use job history, supervised hours and client type as evidence, and avoid letters after your name that come from a weekend. Being clear about what you are not builds trust.",
      },
      {
        question: "Why did Psychology Today not accept my coaching business as a listing?",
        answer:
          "It concentrates on licensed clinicians and related treatment providers, so requirements depend on country and profession. If you hold a clinical licence, apply as such and keep coaching separate. Without one, choose coaching federations, Noomii and business directories that fit your clients.",
      },
      {
        question: "What contact details should coaches publish when working from home?",
        answer:
          "A domain mailbox, a business number and the region or online only. Leave the street off public pages. Verification may need proof of residence or trade registration, which stays private. Use a scheduling link with a short questionnaire, so strangers cannot book your evening without context.",
      },
    ],
  },
  "gaming-studio": {
    intro:
      "A studio has a page, and each game has its own, with platform, genre, age rating and release window. IndieDB, ModDB and itch.io accept games before they are finished, stores want builds, company maps of the industry want the team. Submit the game where players follow development, the studio where publishers search. Press kits serve both, so make that first and keep it free of spoilers.",
    prepare: [
      "Build a press kit with factsheet, credits, capsule art, trailer and ten stills, all downloadable without asking for a password.",
      "Write the hook as player action and twist, for example farming on a sinking island, leaving lore for paragraph two.",
      "Capture gameplay in engine at native resolution with the interface visible, because curators distrust concept art passed off as screens.",
      "Record engine, platforms, controller support, languages and planned age rating, noting which are certain and which remain a hope.",
      "Check rights for music, fonts, bought assets and any generated content, since stores and festivals request disclosures about these.",
    ],
    advice: [
      {
        heading: "Fit pages to milestones",
        text: "Announce with a teaser and page, return with a demo, then with a date and finally launch. On development sites each step deserves news and a build note. Do not spend everything on the first week. Festival deadlines, such as demo events, set your calendar.",
      },
      {
        heading: "Keep patch notes and pages apart",
        text: "Profile text describes the current game, a news post explains the change. After early access ends, remove roadmap promises, raise the age rating if content changed and replace interface stills. Players report features that vanished. Cancelled ports must go from all platform boxes immediately.",
      },
    ],
    questions: [
      {
        question: "Where can an unreleased game be submitted before its Steam launch?",
        answer:
          "IndieDB and itch.io welcome projects in development, and a store coming-soon page can be public early. Genre forums and festivals take demos. Check that a publisher contract lets you announce. Once live, keep at least one page active, since abandoned projects are sorted downward.",
      },
      {
        question: "Why would a game site reject our studio or game profile?",
        answer:
          "Missing gameplay images, AI art without disclosure, borrowed characters, adult content without the right flag, or a page that only advertises a token. Read the media rules and exchange the first three stills. Fan projects require care, because rights holders may have them removed.",
      },
      {
        question: "What do we change when a gaming studio signs with a publisher?",
        answer:
          "Publisher field, support email, press contact, logos and perhaps store ownership. Agree in the contract who holds IndieDB, itch.io and social logins. Old demo downloads may need withdrawing. Keep the developer page yours whatever happens, because it carries the next title as well.",
      },
    ],
  },
  "media-company": {
    intro:
      "Publishers submit titles, not slogans. A title has an editor, a frequency, an audience and an imprint, and the catalogues that list publications check each of them. Feedspot and Alltop follow feeds; press databases want journalists and beats; business registers want the owner. Start with the imprint, since anonymous outlets are refused more and more. Then decide whether the group or every magazine gets the entry.",
    prepare: [
      "Settle owner, editor in chief, postal address and corrections policy on one imprint page that all your titles link to.",
      "Draw up a table of titles with ISSN where held, founding year, rhythm, language, country and main beat.",
      "Offer section feeds besides the full one, because a catalogue of science sources does not want your horoscopes and football.",
      "Prepare circulation or reader figures only in audited or clearly dated form, with the auditing body and period named.",
      "Provide mastheads as vector files on light and dark ground, including the small square sign used for app icons.",
    ],
    advice: [
      {
        heading: "Mark advertising and opinion",
        text: "Editors of news catalogues look for labelled sponsored content, bylines and a distance from affiliates. Walk through ten recent articles as a stranger would. If native advertising hides among reports, fix the labels before applying. A rejection on these grounds tends to be remembered for long.",
      },
      {
        heading: "Maintain the beat list",
        text: "Reporters move, sections merge, newsletters close. Press databases quickly turn wrong, and pitches then reach someone who left. Ask each desk for names and beats quarterly, remove private numbers, and update the group page. Election years and big tournaments justify temporary beats with an end date.",
      },
    ],
    questions: [
      {
        question: "Does every magazine or channel of our group need separate submission?",
        answer:
          "Titles with their own domain, editor and feed do. Sections, special issues and regional pages normally do not. Enter the parent company in business databases once and show ownership there. If two titles share articles, tell the catalogue, so neither is marked as a copy.",
      },
      {
        question: "Why is our news site refused although we publish every day?",
        answer:
          "Volume hardly matters. Reviewers miss original reporting, named authors, contact details or clear ownership, and they notice agency copy. Choose a beat where you report first and submit that section. Improve author pages with experience and location, then wait a few months before reapplying.",
      },
      {
        question: "Which updates follow when a media company is sold or renamed?",
        answer:
          "Imprint and ownership statement come first, followed by press databases, feed catalogues, registers and podcast hosts. Domains must redirect article by article, not to the front page. Keep former mastheads in description text for librarians and readers who still cite the earlier name.",
      },
    ],
  },
  "fashion-brand": {
    intro:
      "Collections give clothing labels a rhythm that forms ignore. You apply in March with pictures that buyers already call old. Not Just A Label presents designers, Maker's Row connects to factories, shop guides and ethical lists add their own tests. State maker, material and price level first; mood belongs to the images. Stock, sizes and returns follow, because a label that cannot deliver is soon removed.",
    prepare: [
      "Divide images into look, product and detail shots, crediting model, stylist and photographer, with usage rights beyond the original campaign.",
      "Declare fibre content, place of cutting and sewing, and size range in figures, as labels such as curvy mean different things.",
      "Explain who designs and where production happens, naming the workshop if the contract permits it and you would welcome visitors.",
      "Register the trademark or note the application number, since brand catalogues and marketplaces ask for it during disputes over names.",
      "Assemble a line sheet and stockist list for wholesale directories, with order minimums and delivery windows but no retail discounts.",
    ],
    advice: [
      {
        heading: "Send evidence with green claims",
        text: "Sustainable, vegan and local are checked words. Attach the textile certificate, its holder and scope, or describe what you did without the adjective. A certificate belonging to the mill covers fabric, not your company. Ethical guides ask for wages and audits, so be ready.",
      },
      {
        heading: "Time it with collections",
        text: "Apply to designer platforms when the lookbook is cleared but before deliveries, and to shopping guides once goods are in stock. At season's end replace hero images, delivery windows and stockists. Permanent pieces may keep their pictures. Write collection names as you print them on hangtags.",
      },
    ],
    questions: [
      {
        question: "Why do designer platforms decline labels with good sales and followers?",
        answer:
          "They curate for original design, consistent photographs and a point of view. Print-on-demand basics, white-label goods and logos copied from luxury houses fail. Edit to ten pieces that belong together, tell how they were made, and submit shopping success to marketplaces instead.",
      },
      {
        question: "Can a fashion brand without a shop register in local directories?",
        answer:
          "A studio with appointments, yes; a postal address alone, rarely. Maps expect customers or a service area. Use stockist fields to show where people can try garments on. Trade bodies, maker maps and town design weeks list workshops that open on certain days.",
      },
      {
        question: "How should sizes, returns and production changes be updated across profiles?",
        answer:
          "Begin with the shop, then marketplaces, then guides that mention fit. A new factory alters origin statements, so pull certificates and photographs that show the former one. Tell ethical directories yourself. They review less harshly when a change comes from you than from a reader.",
      },
    ],
  },
  "logistics-company": {
    intro:
      "Shippers search by lane, mode and goods class, and they check authority before price. Forms for carriers, forwarders and warehouses differ, so name your role in the first five words. Freight exchanges and association lists such as FIATA members verify memberships, Kompass and Europages sort by activity code. Have insurance and licence copies current on the day, because expired papers stop everything else.",
    prepare: [
      "Clarify carrier, forwarder, customs broker, warehouse or courier, with the licence attached to every role you actually perform yourself.",
      "Tabulate lanes with frequency, mode and transit times you can defend, followed by goods you refuse, such as dangerous classes.",
      "Produce cargo liability and general cover certificates, showing limits and geographic scope, for download by prospects as well as editors.",
      "Measure warehouses in pallet places, temperature zones and dock doors, since floor area says little to someone comparing fulfilment partners.",
      "Choose pictures of your own fleet, handling equipment and yard with plates blurred, avoiding container ships that belong to others.",
    ],
    advice: [
      {
        heading: "List depots as depots",
        text: "Truck stops, cross-docks and offices attract different visitors. Give depots gate hours, booking rules and a traffic phone, while head office takes sales calls. On maps, wrong pins send lorries into housing estates. Drivers know the right gate, so ask them to check.",
      },
      {
        heading: "Refresh before peak and tenders",
        text: "Ahead of autumn peak, update capacity, cut-offs and holiday closing. Ahead of annual freight tenders, renew certificates, emission figures and lane tables. When a route stops, remove it that week. A forwarder quoting from an old profile will otherwise promise your service to someone.",
      },
    ],
    questions: [
      {
        question: "Which registrations do freight directories check for carriers and forwarders?",
        answer:
          "Operator licence or motor carrier number, customs authorisation where claimed, insurance, company registration and association membership. AEO, GDP or ISO certificates are extra, with scope and site. They compare names exactly, so explain trading styles. Brokers should say broker, since misuse is policed closely.",
      },
      {
        question: "Why does our logistics company appear under couriers or moving services?",
        answer:
          "Automatic classification reads words such as transport, removals and parcel. Correct the principal activity code at the business register, then ask for freight forwarding, trucking or warehousing. Delete household terms you no longer serve. Calls about sofas usually show which directory has it wrong.",
      },
      {
        question: "How can one team manage listings for depots in several countries?",
        answer:
          "Keep a master in English and local versions approved by each depot manager. Use role mailboxes by country, with head office as owner. Register numbers, holidays and phone formats differ. Post codes by letter go to the site, so the manager must know about them.",
      },
    ],
  },
  "manufacturing-company": {
    intro:
      "An engineer with a drawing filters by process, tolerance, material and certificate. Thomasnet, GlobalSpec, Europages and wlw mirror that search, so the form is a capability sheet in disguise. Bring production and quality people to it. Sales adjectives do nothing. The strongest opening names the part, process, batch size and industry, for instance turned brass fittings in batches from fifty, for gas equipment.",
    prepare: [
      "Inventory machines by process, working envelope, tolerance and material, then decide which of these capabilities you want quoted most.",
      "Scan quality certificates with scope, site and expiry, for example ISO 9001 or IATF 16949, as each plant differs.",
      "Pair every claimed industry with a part you may show, using customer approval and a drawing number removed from view.",
      "Write minimum batch, sampling time, tooling ownership and inspection reports as separate facts, because sourcing staff compare them line by line.",
      "Photograph clean cells, measuring room and packed goods, and clear visitor restrictions with customers whose parts might be recognisable.",
    ],
    advice: [
      {
        heading: "Put codes under one owner",
        text: "Activity codes, customs headings and product keywords look similar and are not. Let export or quality keep the translation table. When a new process is bought, that person adds it to Thomasnet and the others on the same day, with a picture and tolerance.",
      },
      {
        heading: "Use shutdown weeks for upkeep",
        text: "Summer and year-end shutdowns are when offices are calm. Check plant addresses, phone extensions, certificates and discontinued lines. Tell directories of relocation well before machines move, as supplier audits follow. A brief closure notice prevents quotation requests from ageing unseen while everyone is away.",
      },
    ],
    questions: [
      {
        question: "How is a contract manufacturer different from a distributor on sourcing forms?",
        answer:
          "Sourcing sites tag companies as manufacturer, custom manufacturer, distributor or service. Pick what you do for most customers, and show the floor to support it. Traders claiming factories are often reported. If you also resell, list that line separately with its brands and authorisation.",
      },
      {
        question: "What can our manufacturing company publish without revealing customer secrets?",
        answer:
          "Processes, envelopes, materials, certificates and generic parts are normally safe. Drawings, volumes, names and assemblies may not be. Read confidentiality clauses and export control rules for defence or dual-use items. Make sample pieces for photographs, since a neutral demonstrator shows precision as well as a customer part.",
      },
      {
        question: "Why do supplier portals call the plant after we register?",
        answer:
          "They confirm that production exists and that someone can discuss quotations. Prepare reception with the name of the submitter, opening hours for tours and certificate numbers. The caller may also sell advertising. Answer the verification questions, ask for the offer in writing, and finish there.",
      },
    ],
  },
  "tax-service": {
    intro:
      "Preparers are crowded into one season and checked all year. American directories look for a PTIN, the enrolled agent or CPA credential and the state's own registration; other countries protect the title of adviser. TaxBuzz and professional finders follow those records. Submit in summer or autumn, when codes can be received. By January, the profile should already say which returns you accept and which you don't.",
    prepare: [
      "Keep preparer number, credential, state and e-file status on one card, and show publicly only the parts meant for clients.",
      "Sort returns you prepare by situation, such as expatriates, landlords, gig drivers or estates, with languages spoken next to each.",
      "Draft the opening around a client's problem and your authority to represent them, since credentials allow different things before tax offices.",
      "Explain fees by form or complexity, plus what clients should bring, without any phrase promising a bigger or faster refund.",
      "Publish how documents are sent, stored and destroyed, because identity theft worries people more than the preparation fee itself.",
    ],
    advice: [
      {
        heading: "Give the season two versions",
        text: "One text is for January to the deadline: hours, drop-off, last day for documents. The other is for the remaining months: notices, amendments, planning, bookkeeping. Exchange them on fixed dates. Seasonal offices must be marked closed properly, or callers assume the firm has vanished.",
      },
      {
        heading: "Check each preparer by name",
        text: "Franchise desks and seasonal staff change every winter. Directory pages attach to people with credentials, so confirm that every shown person still works there and holds a current number. Remove those who left before filing begins. Their former clients will otherwise bring papers to no one.",
      },
    ],
    questions: [
      {
        question: "Is a PTIN enough to join directories of tax professionals?",
        answer:
          "It shows that someone may prepare federal returns for payment, yet some lists cover only enrolled agents, CPAs, attorneys or participants in official programmes. Read the entrance rule. Never present the number as an endorsement by the tax authority, and leave its logo alone.",
      },
      {
        question: "How do I list a tax service open only four months?",
        answer:
          "Enter seasonal hours and a reopening date where supported, and keep phone and mailbox alive throughout. Verification should be finished before the office opens. Permanent addresses do better than kiosks in a shop. Off-season contact matters too, since notices arrive long after filing.",
      },
      {
        question: "Why was our tax preparation profile flagged for misleading advertising claims?",
        answer:
          "Maximum refund, guaranteed result and instant money draw complaints. So do government-looking emblems, or loans described as refunds. Rewrite around services, credentials and process, then send the corrected landing page along with the form. Have the responsible practitioner approve seasonal banners as well.",
      },
    ],
  },
  "insurance-platform": {
    intro:
      "Insurers, agents, brokers and comparison tools are four regulated roles, and a listing that blurs them gets stopped. Say which one you are, in which states or countries, for which lines. Software catalogues want the tool, consumer sites want the offer, registers want the licensed entity. Quote screens age quickly. Build the profile on licence, lines and claims help, because those survive a tariff change.",
    prepare: [
      "Extract licence numbers by state or country and role, with the responsible person, from the regulator's own search page.",
      "Separate lines you underwrite, place and merely refer, since a tick next to motor means something else in each case.",
      "Describe the buyer journey from question to policy document, indicating where a licensed human takes over and how to reach them.",
      "Prepare quote-form screens with invented drivers or patients, removing carrier logos that the partner agreement does not release.",
      "Get marketing approval from carriers and compliance, noting version and expiry, before any text names a partner or a benefit.",
    ],
    advice: [
      {
        heading: "Limit the map you tick",
        text: "A form with an all-states button is dangerous. Match regions to the licence table, line by line, and repeat the limits in your text. When a new state is granted, add it after the appointment paperwork is complete. Withdraw promptly when a carrier leaves.",
      },
      {
        heading: "Keep claims contact permanent",
        text: "People open old listings after an accident. Put the claims route, hours and carrier fallback into fields that never change with campaigns. Test the number each quarter from a mobile. Discount seasons, open enrolment and renewal dates may change around it without touching that line.",
      },
    ],
    questions: [
      {
        question: "Which category fits a digital broker, comparison site or insurance software vendor?",
        answer:
          "Brokers belong under insurance agencies or brokers with a licence. Comparison tools depend on whether they sell or refer. Vendors to carriers belong in business software. Entering several because the technology is shared makes reviewers ask for licences that one of the entities lacks.",
      },
      {
        question: "Can an insurance platform list partner carriers by name in directories?",
        answer:
          "Only as their agreements permit, which commonly restrict logos, order and benefits. Use a dated list on your site and mention types of carrier in profiles. Say whether the panel covers the whole market. Remove departed carriers first from places where quotes can be requested.",
      },
      {
        question: "Why are our insurance listings held back for licence verification?",
        answer:
          "The name in the register, the brand and the domain probably differ. Send the licence page, a trading name registration and proof of domain ownership together. If an affiliate holds the authority, spell out the relation. Reviewers also wait when disclosures are missing from the footer.",
      },
    ],
  },
};
