import type { Guide } from "./guide.ts";

export const nicheListing2: Record<string, Guide> = {
  "financial-services": {
    intro:
      "Trust is checked before it is felt: prospects type your firm's name into FINRA BrokerCheck, the SEC adviser search or the FCA Register, and only afterwards read anything you wrote. Finders from the CFP Board, NAPFA or a broker network come next, then maps for people who prefer an office. Comparison portals for loans or insurance work as introducers, with contracts instead of simple listings.",
    prepare: [
      "Firm and individual reference numbers, with permissions as the regulator words them, in a file next to the approved descriptions.",
      "Fee model in one sentence: percentage, hourly, retainer or commission, together with the minimum portfolio or loan that makes sense.",
      "Client types served, such as teachers nearing retirement or owner-managed companies, since finders ask and generalists get overlooked.",
      "Required disclosures and risk warnings at three lengths, because a directory's character limit is no excuse for leaving them out.",
      "Branch photographs showing a private meeting room and step-free access, which anxious first-time visitors look at quite carefully.",
    ],
    advice: [
      {
        heading: "Mirror the register to the letter",
        text: "If your profile says Harbour Wealth and the register says Harbour Financial Planning Ltd, a cautious client stops. Show the trading name together with the registered one. Change filings first when an adviser joins or moves, then amend the finders, as some import from them.",
      },
      {
        heading: "Archive every version you publish",
        text: "Supervisors may ask what a profile said last spring. Save a dated copy at each edit, along with who approved it. This also settles disputes over fees. Compliance holds the archive, an operations manager makes the edits, and advisers never alter biographies alone.",
      },
    ],
    questions: [
      {
        question: "Which adviser directories are worth joining for a fee-only planner?",
        answer:
          "NAPFA is built for that model, and the CFP Board's finder suits certified planners. Fee-only networks you already belong to usually run a search page too. Check that each lets you state minimums and specialities, otherwise first calls are spent explaining who you cannot help.",
      },
      {
        question: "May a financial firm collect reviews on its Google profile?",
        answer:
          "Rules differ by regulator and licence, and have changed in recent years, so ask compliance before inviting anyone. Even unsolicited comments may need monitoring and a disclosure. Reply without confirming that the writer is a client, and never discuss products or balances in public.",
      },
      {
        question: "Should mortgage, insurance and investment arms have separate listings?",
        answer:
          "Do so when they are distinct legal entities or carry separate permissions, because disclosures differ. A single office may show departments with their own lines and hours. Keep the signage, door and name true to each, and say plainly on both which company is giving advice.",
      },
    ],
  },
  "it-services": {
    intro:
      "The buyer is an office manager whose server just failed, or an IT director with a procurement form, and they search in different places. The first wants a local map entry with an emergency number. The second reads Clutch, GoodFirms or Expert Insights and asks for certificates. Vendor partner locators from Microsoft, Cisco or a backup maker send a third kind, already decided on technology.",
    prepare: [
      "Response times by severity, copied from your standard service agreement, with support hours and time zone next to them.",
      "Partner tier for each vendor, as the locator shows it today, together with the number of engineers who hold exams.",
      "Seats or devices under management as a range, so that a firm of twelve and one of nine hundred both understand.",
      "Security standing, whether Cyber Essentials, ISO 27001 or SOC 2, giving scope and certificate dates without rounding up.",
      "Pictures of engineers at a rack or desk on site, cleared so that no client label or screen is readable.",
    ],
    advice: [
      {
        heading: "Separate support from projects",
        text: "A helpdesk contract and a cloud migration are bought by different people. Give managed services the primary category on local sites, and let project work lead on B2B review platforms. One description covering cabling to machine learning tells neither reader whether you pick up on Sundays.",
      },
      {
        heading: "List each vendor page with care",
        text: "Partner locators feed from the vendor's portal, so a lapsed exam can quietly lower your tier. Let the alliance lead check every portal at renewal, tidy the office addresses and choose industry tags. Many providers still show a colleague who left as the sales contact.",
      },
    ],
    questions: [
      {
        question: "Where do small companies actually look for an IT support provider?",
        answer:
          "They ask their accountant or landlord, then check the name on a map and read reviews about response. So appear on Google and Bing, the chamber's member list and the local business park's page. National B2B directories matter more for larger projects and tenders.",
      },
      {
        question: "Should we publish a price per user in directory profiles?",
        answer:
          "If your packages are fixed, a starting figure saves both sides a call. Should scope vary widely, state what moves the price: servers, out-of-hours cover, number of sites. Review platforms ask for minimum project size, so answer honestly there even when the rest stays open.",
      },
      {
        question: "How do we list remote engineers and several small offices?",
        answer:
          "Put only staffed offices on map services, each with a local line that reaches someone technical. Describe remote cover as a service area by region or country. A parcel address rented for appearance invites suspension, and clients who turn up find a mailbox shop.",
      },
    ],
  },
  "mobile-apps": {
    intro:
      "The stores are the directories everyone uses, and their listing fields are yours to fill: title, subtitle, category, screenshots, age rating. Beyond Apple and Google stand others worth a visit: Galaxy Store, Huawei AppGallery, Amazon Appstore, F-Droid for open source. Catalogues such as AppAgg track prices and updates, while AlternativeTo catches people leaving a rival. Launch communities like to meet the maker.",
    prepare: [
      "Store IDs and bundle name for each platform, because catalogues import details with them and mistakes attach you to a namesake.",
      "Screenshots per device size with a caption in the picture, ordered so the first three explain the app without scrolling.",
      "Privacy label answers and data safety form, written together with engineering, since directories increasingly quote what the stores show.",
      "Permissions the app asks for with a reason for each, as cautious reviewers list them and users ask about location.",
      "Localised titles and descriptions for languages that support can answer, left out wherever the interface itself remains in English.",
    ],
    advice: [
      {
        heading: "Choose between two store categories",
        text: "A habit tracker might sit in productivity, lifestyle or health. Install the leaders of each, and notice whose users ask for what you do. Choose that one as primary. Switching later is permitted, though reviewers and catalogues take a while to follow the change.",
      },
      {
        heading: "Show the version people download",
        text: "Catalogue entries freeze at the day of submission: old icon, old price, features since removed. Add external profiles to the release checklist, owned by the person who writes the changelog. When you drop an Android version or change to subscription, correct those fields before complaints begin.",
      },
    ],
    questions: [
      {
        question: "Where can an app be listed besides Google Play and Apple?",
        answer:
          "Device makers' shops, Amazon's store, open-source repositories and app catalogues all accept entries, each with its own review. Add launch communities for feedback and AlternativeTo for comparison. If your users work in one trade, its software directory or association page often reaches them sooner.",
      },
      {
        question: "Can the iPhone and Android versions share one directory profile?",
        answer:
          "Usually yes, with both store buttons and a note on any difference. Split them only when features, prices or names diverge. Give the release version for each, state the oldest system supported, and keep a single support address so that comments reach one inbox.",
      },
      {
        question: "What should a listing say about subscriptions and trial periods?",
        answer:
          "State what remains free, the trial's length, the renewal price and where to cancel. People look for this before installing, and surprise charges fill review pages. Use the same words in the store, on your site and in catalogues, so no one can claim to have been misled.",
      },
    ],
  },
  "web-design": {
    intro:
      'A portfolio is judged in seconds by other designers and in minutes by clients, and the two crowds visit different galleries. Awwwards, siteInspire, Land-book and A1 Gallery display craft. Clutch, DesignRush and The Manifest show budgets and references. Platform makers, from Shopify and Webflow to WordPress hosts, list experts in their own tool. Local shop owners simply type "web designer" and their town.',
    prepare: [
      "Live addresses of finished sites, tested this week, since a client's later redesign turns your best example into someone else's.",
      "Screenshots at desktop and phone width, made on launch day and archived, because the original may vanish within a year.",
      "Credits agreed in advance for design, build, copy and photography, so galleries and clients see who did what part.",
      "Platform skills named by product, Shopify or Webflow or headless, with any expert or partner status that you currently hold.",
      "What happens after launch: hosting, edits, training, monthly care, given as options with a starting price where you can.",
    ],
    advice: [
      {
        heading: "Send craft and clients apart",
        text: "Galleries want one striking page. Directories for buyers want sector, goals, timescale and a client willing to be phoned. Prepare both versions of each project. A charity director comparing studios is rarely moved by scroll animation, and wants to know who answers after launch.",
      },
      {
        heading: "Keep your own entry modest",
        text: "Studios love cinematic cover images that shrink into darkness. Use a readable screenshot, real names and a plain list of services. Test your profile on a small phone, since that is how a bakery owner will meet it between two deliveries.",
      },
    ],
    questions: [
      {
        question: "Which galleries accept work from small studios and solo designers?",
        answer:
          "Land-book, siteInspire and similar collections judge the page, so size matters little; some charge for review. Read what was accepted recently and match the mood. Enter a single strong site, with complete credits, and do not send five average ones in the hope that quantity helps.",
      },
      {
        question: "Do clients mind seeing their site in a design directory?",
        answer:
          "Most enjoy it, some have rules. Put the right to show work into your contract, including screenshots after a redesign and a waiting period before launch. Ask again when the project is internal, medical or unreleased, and take things down promptly if they change their mind.",
      },
      {
        question: "What category fits a designer who also does branding and hosting?",
        answer:
          "Lead with the service people search for when they find you, normally website design. Branding can be second on creative platforms. Hosting should appear as an extra in the text, since buyers in a hosting category expect server specifications, uptime terms and round-the-clock support.",
      },
    ],
  },
  "fitness-trainers": {
    intro:
      "Clients choose a trainer by closeness, by timetable and by whether the face seems kind. ClassPass, Mindbody and Vagaro sell slots in studios. The registers of certifying bodies, such as NASM, ACE or CIMSPA, let people verify a qualification. Bark and local maps bring enquiries for one-to-one work. Outdoor groups are found on park, council and neighbourhood pages, often through a parent's recommendation.",
    prepare: [
      "Certification name, level and expiry, with first aid and CPR dates, since registers and gyms check these before showing you.",
      "Timetable by weekday with the earliest and latest slot, because people filter for before work, lunch or after school drop-off.",
      "Where sessions happen: own studio, rented floor, client's home, park or video, with permits for public land where required.",
      "Photographs of ordinary clients training, with consent, in the actual room, alongside a portrait in which you are not flexing.",
      "Populations you are trained for, including pre- and postnatal, older adults or cardiac rehabilitation, backed by the extra certificate.",
    ],
    advice: [
      {
        heading: "Name the goal, not yourself",
        text: '"Certified coach, passionate about movement" fills every profile. "Strength for women over fifty, small groups in Leith" tells someone whether to stop scrolling. Put goal, group and place in the first line. Leave your own competition record to the end, where fans will find it.',
      },
      {
        heading: "Update before January and June",
        text: "Enquiries gather around new year and early summer. In the weeks before, correct prices, free slots and the photograph of the rack you sold. Remove challenge banners once over. If the timetable lives in booking software, feed listings from it so nothing is typed twice.",
      },
    ],
    questions: [
      {
        question: "Can I list myself at the gym where I rent floor time?",
        answer:
          "Ask the gym first, because its own profile covers that address. Some allow practitioners to appear with separate names and hours, others forbid it. As an alternative, use a service area, mention the gym in the text and be included on its team page.",
      },
      {
        question: "Which trainer directories check qualifications before publishing a profile?",
        answer:
          "Professional registers and certifying bodies verify your certificate, and some marketplaces run background or identity checks. General sites publish nearly anyone. Having one verified listing lets you point doubtful clients to it, and it should show the same name as your insurance and certificates.",
      },
      {
        question: "Are before-and-after photos acceptable in a fitness directory profile?",
        answer:
          "Several platforms and advertising codes restrict them, particularly next to weight claims. Even where tolerated, they discourage beginners who fear being photographed. Show a deadlift at month three, a park session in rain or a finishers' picture instead, with written consent and no promises attached to it.",
      },
    ],
  },
  "beauty-services": {
    intro:
      "A booking starts with a picture of someone else's hair, nails or brows, and ends with a free slot on Thursday. Fresha, Treatwell, StyleSeat and Vagaro combine both, so a complete treatment menu there does more than any description. Maps and Instagram cover the walk-by and the look. RealSelf belongs to clinical procedures, with other duties. Freelance chairs need their own thinking.",
    prepare: [
      "Treatment menu with duration, price from and patch-test requirement, using everyday names such as gel removal or root touch-up.",
      "Stylist profiles naming training, specialities and days worked, as loyal clients follow a person and new ones choose by face.",
      "Healed, grown-out or week-later pictures next to fresh ones, taken by the same window with no filter on skin.",
      "Licence or registration from your state board, along with insurance for injectables, lasers or tattooing if those are offered.",
      "Cancellation terms, deposit and late policy worded kindly, because booking platforms print them and arguments begin where they are missing.",
    ],
    advice: [
      {
        heading: "Tag by texture and skin",
        text: "Clients with curls, locs, mature skin or darker tones search hard for someone experienced, and listings seldom say. Tick these fields, add albums for each and name the product lines used. A salon that only shows straight blonde hair has answered them already.",
      },
      {
        heading: "Sort out chair renters' listings",
        text: "Self-employed stylists under one roof may each hold profiles, which muddles phone numbers and reviews. Write an agreement: the salon's entry carries the address and general line, renters use their own name, booking page and days. When someone leaves, their albums go with them.",
      },
    ],
    questions: [
      {
        question: "Should a salon be on Treatwell and Fresha at once?",
        answer:
          "Only when both calendars sync, otherwise double bookings will eat the benefit. Compare commission on new clients, how rebookings count and which app neighbours really use. Many salons keep one for bookings and a plain profile on the other, with hours and phone number only.",
      },
      {
        question: "Which category should a spa with hair, nails and facials pick?",
        answer:
          "Ask the appointment book. If facials fill most hours, choose facial spa or skin care clinic, then add hair and nails as further categories. A broad beauty salon label competes with everyone nearby, whereas visitors usually type the treatment they want this week.",
      },
      {
        question: "Can home-based beauticians be listed without showing their street address?",
        answer:
          "Yes, many platforms show only the district until a booking is confirmed. Set a map profile to hide the address if you visit clients; if they come to you, check local licensing first. A picture of the treatment room reassures people who hesitate over visiting a house.",
      },
    ],
  },
  artists: {
    intro:
      "Collectors, art directors and commissioners of murals hardly ever share a website. Saatchi Art and similar marketplaces sell finished pieces. Behance shows illustration to studios. Public art calls go out through arts councils and rosters such as CaFÉ, where juries read your profile. Open studio trails and gallery associations put you on a printed map. Performers look elsewhere, at GigSalad or The Bash.",
    prepare: [
      "Inventory sheet with title, year, medium, size in centimetres and inches, edition number, price and whether the piece is available.",
      "Colour-accurate photographs: straight on, one raking light for texture, one hung on a wall with a chair for scale.",
      "Artist statement of eighty words in the first or third person as required, free of theory that you could not defend aloud.",
      "CV listing exhibitions, residencies and collections by year, with group and solo shows listed separately, as curators expect.",
      "Copyright and reproduction terms, including whether you belong to DACS or another collecting society, for licensing enquiries by publishers.",
    ],
    advice: [
      {
        heading: "Mark sold work the same day",
        text: "A red dot matters more online than on a wall. Someone who falls for a painting and learns it left in March rarely asks for another. Keep one availability sheet, update every marketplace from it in the evening, and move sold pieces to an archive album.",
      },
      {
        heading: "Decide which name signs",
        text: "Painter, muralist and teacher may be one person with three audiences. Keep a single signature across registers so provenance can be traced, and use separate project pages beneath it. Artists with common names should add a city or middle initial, consistently, from the first show onwards.",
      },
    ],
    questions: [
      {
        question: "Where should a painter be listed to receive commissions locally?",
        answer:
          "Try the regional arts council roster, open studio trail, framers' recommendation boards and a map profile as artist or art studio if visitors are welcome. Add a clear commission page with stages, deposit and waiting time. Interior designers browse Houzz, so a trade account there may help.",
      },
      {
        question: "Do galleries mind if I also sell through online marketplaces?",
        answer:
          "Many do, and contracts may grant them a territory or a share. Read yours, agree prices so that no one is undercut, and show represented work with the gallery's name. Small editions or studies are often free of such terms and suit marketplaces better anyway.",
      },
      {
        question: "What size should artwork images be for directories and juries?",
        answer:
          "Follow each call's pixel and file-name rules exactly, since systems reject silently. Keep a master at full resolution, then export copies around the requested long edge in sRGB. Avoid watermarks across the work; juries dislike them, and a modest size protects you well enough.",
      },
    ],
  },
  "event-planners": {
    intro:
      "Corporate organisers, parents of a bar mitzvah and a charity's gala committee each need a planner, and each reads a different shelf. PartySlate shows finished rooms to people with a mood in mind. Eventective and Thumbtack collect requests by date and headcount. Convention bureaux keep supplier lists for conferences. Venues, too, hold a preferred list, unpublished sometimes, that you join by behaving well on load-in.",
    prepare: [
      "Event types with the guest numbers you handle comfortably, from board dinners of sixteen to outdoor festivals, each shown by example.",
      "Galleries per event with venue, florist, caterer, lighting and photographer credited, since platforms connect suppliers through those names.",
      "Service levels explained: full planning, partial, month-of coordination or on-the-day, with what happens to deposits if dates move.",
      "Public liability cover, alcohol and temporary event licence experience, plus risk assessment samples for organisers from councils or companies.",
      "Blackout dates and lead time, so a request for next Saturday meets a clear answer before it reaches your phone.",
    ],
    advice: [
      {
        heading: "Photograph the plan, then party",
        text: "Empty rooms ten minutes before doors open show your work better than dancing crowds. Add a floor plan, a running order and the loading bay at dawn. Corporate buyers read those as evidence that someone has thought about fire exits and the keynote's microphone.",
      },
      {
        heading: "Answer requests inside the hour",
        text: "Lead platforms show your response time and rank by it in their own lists. Decide who covers evenings, write three opening replies for weddings, company days and private parties, and pause the profile during live event weeks instead of letting requests expire.",
      },
    ],
    questions: [
      {
        question: "Which directories bring corporate events rather than birthday parties?",
        answer:
          "Look at convention and visitor bureaux, professional bodies such as MPI or ILEA, venue finders used by executive assistants, and B2B agency sites. Use the words conference, incentive or product launch in titles. Consumer marketplaces can stay, with filters set to a higher headcount or budget.",
      },
      {
        question: "Should a planner list under weddings as well as corporate events?",
        answer:
          "If both earn, yes, though on separate profiles and with separate galleries. A bride does not wish to see lanyards, nor a marketing director confetti. The same company name may stand on each, provided that phone staff know which enquiry came from which site.",
      },
      {
        question: "How do we show past events that are under confidentiality?",
        answer:
          "Describe the format, scale and challenge: two hundred guests, marquee on a slope, four-hour turnaround. Use details such as table settings without logos or faces. Many companies will allow a delayed release after six months, so put that request in the contract from the start.",
      },
    ],
  },
  "b2b-services": {
    intro:
      "Procurement people start with a longlist, and someone junior often makes it from Kompass, Europages, Clutch or LinkedIn. To get onto that list the profile must answer dry questions: turnover band, staff, certificates, sectors, territory. Later an engineer or finance lead reads the rest. Supplier portals such as Ariba or a customer's own register come after, by invitation, and outlive most marketing.",
    prepare: [
      "Company registration, VAT and D-U-N-S numbers in one document, since buyers' systems reject applications over a single wrong digit.",
      "NACE, NAICS or UNSPSC codes that match what you invoice, because longlists are exported by code and never read.",
      "ISO certificates with scope statements and expiry, alongside insurance levels for professional indemnity and public liability as the tender states them.",
      "Reference customers by sector, two of them prepared for a call, with the contract's size described as range and duration.",
      "Contact roles instead of names: tenders, accounts, technical, each with a monitored mailbox that outlives the present job holder.",
    ],
    advice: [
      {
        heading: "Describe capacity before ambition",
        text: "Buyers fear a supplier who cannot cope. Say how many engagements run at once, notice needed for a large start and what you subcontract. A sober line on capacity gets a mid-sized firm through filters that adjectives like leading or innovative have never opened.",
      },
      {
        heading: "Put codes under one owner",
        text: "Classification codes drift as services change, and three departments may have registered the company separately. Let finance hold a register of portals, codes and passwords, reviewed at year end along with insurance renewals. Close the twin accounts before a buyer invites the wrong one.",
      },
    ],
    questions: [
      {
        question: "Which B2B directories do procurement teams consult for new suppliers?",
        answer:
          "It depends on what is bought. Industrial buyers know Thomasnet, Kompass and Europages; buyers of agencies and IT read Clutch; public bodies use tender portals. Ask three customers how they compiled their last longlist. Their answers will beat any general ranking of supplier sites.",
      },
      {
        question: "Should a parent company and its subsidiaries be listed separately?",
        answer:
          "List whichever entity signs contracts and issues invoices in that country. Holding companies without customers can stay out. In group descriptions, name the relationship and use the same logo family, so credit checks, tax numbers and references can be matched without a chain of emails.",
      },
      {
        question: "What should a B2B profile show when work cannot be photographed?",
        answer:
          "Show people at the workplace, anonymised deliverables, a process diagram and certificates. A payroll bureau might picture its secure room, a translator a terminology sheet. Handshake stock images waste the slot. If security forbids all that, a clear table of services and volumes is better.",
      },
    ],
  },
  "accounting-firms": {
    intro:
      "Owners rarely shop for an accountant until something pushes them: a tax letter, a first employee, a retiring bookkeeper. They then ask their software. QuickBooks and Xero both run adviser finders filtered by place and industry, and those bring well-matched calls. The institute's register, ICAEW or AICPA and state societies among them, proves the letters after your name. TaxBuzz and CPA Directory are open to the public.",
    prepare: [
      "Practice licence, firm registration and, in the United States, each preparer's PTIN, copied from the issuing body's current page.",
      "Software certifications per person with level and year, because adviser finders rank by tiers that lapse without an annual exam.",
      "Client industries where you have at least five files, such as dental, construction under CIS, or online sellers across borders.",
      "Filing seasons noted as calendar dates, with extended hours, document deadlines and the last day for taking on new returns.",
      "A friendly photograph of each manager, plus the meeting room and parking, since many older clients still bring boxes.",
    ],
    advice: [
      {
        heading: "Divide audit, tax and bookkeeping",
        text: "Audit needs registration and independence, bookkeeping needs speed, tax needs a season plan. Registers list them separately, and so should you. Choose the work you want more of. Firms that tick every box then drown in other people's January returns.",
      },
      {
        heading: "Change hours twice each year",
        text: "Set longer opening before the filing deadline and a shorter week afterwards, entering both in advance. Clients who find a dark office on the final Saturday write about it. The practice manager can do this alongside the staff holiday rota, from one login sheet.",
      },
    ],
    questions: [
      {
        question: "Is the QuickBooks or Xero adviser listing free for our practice?",
        answer:
          "Both are tied to partner programmes, and appearing depends on certification and status inside them. Read the present terms on your partner page. What you control there is the profile: industries, services, languages, photographs and how quickly someone replies to a request for help.",
      },
      {
        question: "Should each branch accountant appear alongside the firm's own map entry?",
        answer:
          "Partners who see clients at that branch may have a profile, under their own name and direct line. Trainees and seasonal preparers should not. Pop-up tax offices deserve an entry only if they are staffed in stated hours, and must be marked closed when the season ends.",
      },
      {
        question: "How can we list a new advisory service next to compliance work?",
        answer:
          "Give it a page with a concrete title, for instance cash flow meetings for restaurants, then add it as a service within each finder. Keep compliance as the category. Clients recognise returns and payroll, and discover advice once they are reading, so reassure first and widen later.",
      },
    ],
  },
  "ai-solutions": {
    intro:
      "Tool catalogues have multiplied, so the question is which shelf your buyer browses. Someone wanting a logo or summary in five minutes visits There's An AI For That, Futurepedia or Toolify. An operations director with documents to process reads G2, a cloud marketplace or a systems integrator's partner list. Developers look at Hugging Face and GitHub. A consultancy building models belongs on Clutch, among services.",
    prepare: [
      "A task sentence without the word AI in it: turns supplier invoices into ledger lines, or drafts replies to tenants.",
      "Models and hosting named as far as contracts allow, including whether customer data trains anything and in which region it rests.",
      "Real input and output pairs, with one imperfect result shown, so visitors can judge behaviour before they create an account.",
      "Limits per plan, expressed in the unit people feel: minutes of audio, pages, images or seats, instead of tokens alone.",
      "Security and privacy papers, such as a data processing agreement and subprocessor list, current for larger buyers' questionnaires.",
    ],
    advice: [
      {
        heading: "Choose the job as category",
        text: "Catalogues offer hundreds of tags, from transcription to real estate copy. Take one task and one profession. Adding chatbot, agent and productivity because they are popular places you next to giants. A narrow tag means that those arriving have the problem which you happen to solve.",
      },
      {
        heading: "Rewrite when the model changes",
        text: "Entries go stale within weeks here: context sizes, prices, languages, the demo itself. Make the product manager responsible for a single facts page, and have every listing quote from it. Remove claims about being first or only, as someone will have copied them by Thursday.",
      },
    ],
    questions: [
      {
        question: "Which AI directories suit a company selling to large organisations?",
        answer:
          "Prefer cloud marketplaces, G2's category for your function, vendor lists of analysts or integrators, and the trade association of the buyer's sector. Consumer catalogues bring curious visitors who leave. One entry there is fine, worded for the employee who will recommend you internally.",
      },
      {
        question: "Should a wrapper around another company's model be listed openly?",
        answer:
          "Yes, and say whose model it is where the licence asks for it. Visitors care about the workflow, the templates and the reliability you add. Hiding the supplier breeds accusations in comments, and data protection reviews would uncover the subprocessor in the first hour anyway.",
      },
      {
        question: "What screenshots help when the product is only an API?",
        answer:
          "Show a request next to its response, the dashboard with usage and errors, and one customer's screen in which the result appears. A short terminal recording works on developer catalogues. Label sample data as invented, and keep text large enough to read without opening the image.",
      },
    ],
  },
  "construction-companies": {
    intro:
      "Two very different readers look for builders. An estimator at a main contractor opens The Blue Book or a bid platform and filters by trade code, bonding and region. A couple planning an extension checks BuildZoom, Houzz or Checkatrade and wants photographs, reviews and someone who turns up. Firms doing both should keep two faces. Public work needs a third: the authority's prequalification list.",
    prepare: [
      "Contractor licence number by state with classification, or CHAS and Constructionline membership, checked for renewal before each form.",
      "CSI or Uniclass trade codes for work done by your own crews, with subcontracted packages marked as such.",
      "Bonding capacity, liability limits and safety record documents dated this year, as prequalification desks send old papers straight back.",
      "Ten finished projects with value band, floor area, duration, architect, postcode district and the client's permission for each picture.",
      "Plant, crew size and travel distance, so a school district can tell whether you could run their summer programme.",
    ],
    advice: [
      {
        heading: "Shoot progress from one spot",
        text: "Pick a fixed point on site and take the same view at groundworks, frame, watertight and handover. The sequence persuades homeowners and estimators alike. Clear rubbish, check that everyone wears helmets and hide neighbours' number plates, because safety people also look at directory galleries.",
      },
      {
        heading: 'Use the trade, not "builder"',
        text: "General contractor, groundworker, steel erector, timber frame: each has its own category in bidding sites and on maps. Choose by what your payroll does. A roofing firm filed under construction waits behind house builders, while the facilities manager with a leak has already rung someone.",
      },
    ],
    questions: [
      {
        question: "Where do main contractors look for reliable subcontractors in a region?",
        answer:
          "They use bid networks such as The Blue Book, their own approved list, builders' exchanges and trade association yearbooks. Register with the regional exchange and ask three main contractors for their prequalification link. Keep codes and bonding figures identical in all, since estimators compare them.",
      },
      {
        question: "Can we display projects when the client owns the building photographs?",
        answer:
          "Ask in writing, and credit the photographer, because architects often hold rights too. Construction contracts may restrict publicity, particularly for schools, prisons and data centres. Keep your own progress shots with permission as a fallback, and describe sensitive jobs by type, size and county only.",
      },
      {
        question: "Should the yard or the head office be our listed address?",
        answer:
          "List where someone receives visitors in office hours. A yard without staff attracts cold callers and thieves. If deliveries go there, publish gate instructions privately to suppliers. Site cabins never qualify as branches, however long the job lasts, and maps will remove them eventually.",
      },
    ],
  },
  "consulting-services": {
    intro:
      'No one hires "a consultant"; they hire help with a merger, a warehouse layout or a failed audit. Clutch and the national sites Consultancy.uk and Consulting.us sort by function and industry. Professional institutes, such as the Institute of Consulting or IMC USA, list certified people. Independent experts meet clients through networks that match projects. Government frameworks demand an entry of their own, with rates.',
    prepare: [
      "Problem statements for three engagements, written as the client said it on the first call, before anyone renamed it.",
      "Partner and associate biographies showing operating experience, year by year, since buyers look for someone who has done the job.",
      "Methods you are certified in, for example Lean Six Sigma, PRINCE2 or Prosci, with certificate numbers and renewal dates.",
      "Day-rate bands or fixed-fee packages, as frameworks publish them anyway and inconsistent figures raise questions at the worst moment.",
      "Written permission covering client names and results, together with an anonymised variant that compliance on both sides has accepted.",
    ],
    advice: [
      {
        heading: "Choose function before industry",
        text: "Directories let you tick operations, finance, people and strategy. Tick two. Then name industries where you could chair a meeting without a glossary. A profile reading supply chain for food producers gets sent round an office, while one reading strategy and transformation is skimmed.",
      },
      {
        heading: "Keep associates truthful",
        text: "Many small firms list thirty faces and employ four. Mark associates as such, with agreed availability, and ask each to show the same relationship on their own profile. When a buyer's researcher cross-checks, the difference between network and staff will already be plain.",
      },
    ],
    questions: [
      {
        question: "Which directories should an independent management consultant with no team use?",
        answer:
          "Try your chartered institute's register, one expert network in your sector, LinkedIn with a services page and the local chamber. Large review platforms expect several client interviews. Join later, once three sponsors are willing to speak. A tidy personal site should hold the case notes.",
      },
      {
        question: "Do boutique consultancies need a local map listing at all?",
        answer:
          "It helps when clients visit you or look for advisers in the city, as with family businesses and public bodies. Use the office that receives people. For work done wholly on client premises, a service-area profile with partners' photographs is enough, and hours may simply be weekdays.",
      },
      {
        question: "How can results be shown without breaching a client's trust?",
        answer:
          "Describe the starting situation, what you changed and how the client measured it, rounding or omitting figures as agreed. A quotation from the project sponsor, with title but no company, often carries more weight. Send the text for approval at closing, while goodwill is fresh.",
      },
    ],
  },
  "interior-design": {
    intro:
      "Clients save pictures long before they phone anyone. Houzz and homify work as scrapbooks with suppliers attached, so each photograph is a small listing: room, style, budget, location. Architizer reaches architects and developers. BIID, ASID and similar bodies keep a register that cautious homeowners check. Showrooms and fabric houses maintain trade lists too, and a local map matters if you have a studio door.",
    prepare: [
      "Professional photographs by room with wide, middle and detail shots, and usage rights covering directories as well as your website.",
      "Project facts for every album: property age, rooms, approximate budget band, months taken and which items were bespoke.",
      "Charging method explained, whether fixed design fee, hourly or margin on furniture, because clients worry most about that part.",
      'Membership letters and insurance, with any state title rules observed, as "interior designer" is a regulated term in places.',
      "Supplier, joiner, stylist and photographer credits, spelled as they trade, since platforms link albums to tagged professionals.",
    ],
    advice: [
      {
        heading: "Caption like a curious visitor",
        text: "Someone zooming in asks where the lamp came from, what the wall colour is and how the dog copes. Answer in captions. Name paint and stone, say which pieces were the client's own, and mention problems solved, such as a sloping floor or a listed window.",
      },
      {
        heading: "Show three budgets, three homes",
        text: "A page of penthouses frightens the family with a dark kitchen. Include one room refresh, one full house and one commercial or hospitality job, with bands. If you no longer take single rooms, remove that album, or the enquiries will keep coming.",
      },
    ],
    questions: [
      {
        question: "Is Houzz worthwhile for an interior designer without a showroom?",
        answer:
          "It suits designers because people search it by room and style, and no shop is needed. Fill the project fields, hide your home street, set the travel radius and ask past clients for reviews. Decide about the paid programme later, after watching which albums get saved.",
      },
      {
        question: "Which category fits someone who decorates, stages and designs lighting?",
        answer:
          "Choose interior designer when you draw plans and specify; choose home stager if estate agents pay you. Lighting can stand as a service beneath either. Directories send quite different enquiries for each word, so check with the last ten invoices before changing what you are called.",
      },
      {
        question: "How do we list projects whose owners want complete privacy?",
        answer:
          "Ask for details in place of rooms: a joint, a fabric, a stair. Remove metadata, family photographs and recognisable views from windows, and name only the county. Some owners agree after moving out. A portfolio of close-ups, honestly captioned, still shows the hand of the studio.",
      },
    ],
  },
  "manufacturing-companies": {
    intro:
      "A sourcing engineer looking for a part filters by process, material, tolerance and certificate, then downloads a drawing before anyone speaks. Thomasnet, GlobalSpec, Europages, wlw and Kompass are built around that routine. Apparel makers have Maker's Row. Export catalogues such as IndiaMART or EC21 bring overseas requests of mixed quality. Your machines, rather than your mission, should therefore fill the profile.",
    prepare: [
      "Equipment list with make, axes, bed size, tonnage and age, which tells an engineer more than any paragraph about quality.",
      "Materials and thicknesses processed regularly, along with tolerances held in production, separated from those reached once on a sample.",
      "Certificates with scope: ISO 9001, IATF 16949, AS9100, medical or food contact, showing the site address on each document.",
      "Minimum order, sample policy, lead times in weeks and tooling ownership, since those four end most unsuitable enquiries early.",
      "CAD files or data sheets in STEP and PDF, with part numbers matching the catalogue, for platforms that host downloads.",
    ],
    advice: [
      {
        heading: "Film one machine at work",
        text: "Fifteen seconds of a spindle cutting, plus a still of the finished part next to a ruler, prove that the process is in your own hall. Ask customers before showing their components. Cover drawings on walls, because competitors watch supplier videos with great patience.",
      },
      {
        heading: "File each plant by process",
        text: "Head office gets the corporate entry, while every factory needs one with its certificates, capacities and dock hours. Buyers under audit must know where parts are made. Let the quality manager own certificate uploads and sales own the rest, with renewal dates in one calendar.",
      },
    ],
    questions: [
      {
        question: "Which supplier directories suit a contract manufacturer selling across Europe?",
        answer:
          "Europages and Kompass have wide reach, wlw covers German-speaking buyers, and sector platforms exist for plastics, castings or electronics. Choose the buyer's language first. Translate process terms with an engineer, since a literal rendering of deep drawing or lost wax can land in another category.",
      },
      {
        question: "Should distributors appear in our listings or keep their own pages?",
        answer:
          "Both may be listed if roles are clear. Yours says manufacturer, states which territories are served directly and names authorised distributors. Theirs says stockist, with local inventory. Agree product photographs and part numbers, otherwise two pages describe one valve under different codes and prices.",
      },
      {
        question: "What should a factory leave out of a public profile?",
        answer:
          "Leave out customer names under agreement, drawings, exact margins, staff mobile numbers and pictures revealing tooling. Check export-control rules before describing defence or dual-use work. General capabilities and certificates are enough to be shortlisted; the remainder belongs in a quotation after a signed confidentiality agreement.",
      },
    ],
  },
  "eco-friendly-businesses": {
    intro:
      "Green claims meet suspicious readers, and the better directories act as gatekeepers. B Lab's finder shows certified B Corps only. Green America's Green Pages reviews applicants. HappyCow is for vegan and vegetarian kitchens, LocalHarvest for small farms, and refill-shop maps are often run by volunteers. Besides these, appear in the ordinary category for your trade, because most customers search for soap before they search for virtue.",
    prepare: [
      "Certificates with number, standard and scope, for instance GOTS on two fabrics, rather than a leaf icon over the entire shop.",
      "Evidence behind each claim, in a folder: supplier declarations, energy bills, waste weights, test reports and the method of any calculation.",
      "Plain statements of what is unfinished, such as plastic tape or diesel deliveries, together with the date for dealing with it.",
      "Origin of main materials, town and country, so questions about palm oil, cotton or timber are answered on the page.",
      "Repair, refill or take-back terms, including hours, postage and accepted brands, since these are the services people travel for.",
    ],
    advice: [
      {
        heading: "Claim the item, not everything",
        text: "Consumer authorities look hard at words like green, natural and climate neutral. Tie each claim to one product or process and a standard. If your jurisdiction has guidance on environmental advertising, read it before writing profiles, and ask someone sceptical to mark vague words.",
      },
      {
        heading: "Let certificates set the calendar",
        text: "Labels run out, scopes shrink, suppliers change mills. Give the buyer who handles materials the duty of checking every listing at renewal and deleting anything lapsed. An expired badge on a forgotten profile is precisely what a campaigner or journalist will photograph.",
      },
    ],
    questions: [
      {
        question: "Can a business without any certification join sustainable company directories?",
        answer:
          "Some accept applications based on questionnaires, photographs and references, local refill maps and community lists in particular. Others, like the B Corp finder, are closed without certification. Be open about your stage. Membership of a repair network or a fair trade town group can be a fair start.",
      },
      {
        question: "Which category should a zero waste shop choose on map services?",
        answer:
          "Pick what shoppers carry home: health food shop, household goods or grocery. Sustainability belongs in attributes, description and photographs of dispensers with prices visible. A few services have a zero waste or refill label, so look again each year, as lists of categories do change.",
      },
      {
        question: "How should we answer reviews which accuse us of greenwashing?",
        answer:
          "Reply with the fact and its document, or admit the weakness and say what follows. Thank the writer for checking. Avoid defending the entire brand. If a claim was too wide, edit every listing carrying it the same day and say so.",
      },
    ],
  },
};
