import type { Guide } from "./guide.ts";

export const nicheLinkBuilding2: Record<string, Guide> = {
  "financial-services": {
    intro:
      "Compliance reads everything before it goes out, so a directory profile for a lender, broker or advisory firm is really a small financial promotion. Plan one approved text bank at the start and let all submissions draw from it. Regulator registers and member searches such as those of NAPFA or the CFP Board come first; comparison portals and local business press follow once disclosures are settled.",
    prepare: [
      "Firm reference or CRD number and permitted activities, copied from the official register on the day of submission.",
      "Approved descriptions in short and long form, each with version number, approver's initials and the date it must be reviewed.",
      "Fee disclosure document or Form CRS link, since fee-only directories test how you are paid before admitting you.",
      "Risk warnings in the length each platform allows, agreed beforehand for character limits that would cut them off.",
      "Complaints route and ombudsman or scheme membership, shown on the page that consumer finance registers will open first.",
    ],
    advice: [
      {
        heading: "Build on planning questions",
        text: "Calculators for pension drawdown, invoice finance cost or stamp duty bring links from employers, unions and money charities. Have the maths checked and the assumptions printed. These pages need a yearly tax update, so assign one person in budget week and tell linking sites when it is done.",
      },
      {
        heading: "Introducers are not link partners",
        text: "Accountants, solicitors and mortgage packagers refer clients to you under written agreements. A public mention may count as part of that arrangement, so ask compliance first. Where it is allowed, describe the working relationship plainly, and avoid reciprocal banners on every page of both sites.",
      },
    ],
    questions: [
      {
        question: "Can an advisory firm use client testimonials on directories linking to it?",
        answer:
          "Rules differ by country and licence, and they have changed in some places lately. Ask your compliance officer before inviting reviews or reposting them. Keep records of every request, because an archive of what was shown and when may be demanded.",
      },
      {
        question: "Which page should lenders and brokers use in comparison listings?",
        answer:
          "Use the product page with representative terms and eligibility, never a bare application form. Adviser searches suit the individual adviser's biography. If terms change often, link to a stable parent page and show the current figures there under a clear date.",
      },
      {
        question: "How careful must we be with anchors such as best rates?",
        answer:
          "Very careful. A superlative inside a link is still a claim, and some directories let anyone edit it. Ask for the firm's registered or trading name only. If a site refuses to change promotional wording, ask it to delete the entry.",
      },
    ],
  },
  "it-services": {
    intro:
      "Your buyer is an office manager whose server failed on Tuesday or a CIO with a tender. Both look for certifications and nearby engineers. Vendor partner locators therefore do more than general registers: Microsoft, Cisco, Datto or Sophos list who can install what. Clutch and GoodFirms cover the comparison stage. Plan your link year around certification renewals and finished migrations.",
    prepare: [
      "Partner IDs and current tier for each vendor programme, with the colleague whose exams keep that tier alive.",
      "Support coverage stated precisely: hours, response targets, on-site radius and whether nights are handled by your own desk.",
      "Industry pages for the sectors you know, for example clinics with imaging systems or schools with managed tablets.",
      "Incident-safe case studies that describe a migration or recovery without revealing a client's network layout or supplier weaknesses.",
      "Cyber Essentials, ISO 27001 or SOC report summary, prepared for frameworks and public sector supplier catalogues that ask.",
    ],
    advice: [
      {
        heading: "Use the vendor's own search",
        text: "Distributors and manufacturers earn when you sell, so they want you findable. Complete every field in each locator: postcode, competence, languages, deployment size. Ask your channel manager about customer story pages too; one published story usually includes your name, a quote and a link.",
      },
      {
        heading: "Log tickets for your links",
        text: "You already monitor disks and certificates, so monitor listings similarly. A small scheduled check can fetch each profile and alert when your domain no longer appears. Treat a lost partner page as an incident with an owner, since it often signals an expired competency no one noticed.",
      },
    ],
    questions: [
      {
        question: "Should managed service providers link listings to locations or services?",
        answer:
          "Locator pages from vendors deserve the matching service page, such as backup or telephony. Town registers deserve the office page with an engineer's photograph and arrival times. Avoid cloned pages for villages where you have no client, since they weaken the genuine ones.",
      },
      {
        question: "Do review platforms require client calls, and how do we prepare?",
        answer:
          "Many do ask for a recorded interview or a verified form. Choose contacts who remember the outcome and the hard parts. Send them the likely topics, never a script, and avoid the busy week in which their own financial year ends.",
      },
      {
        question: "Are government supplier frameworks useful as links or only for sales?",
        answer:
          "Mostly for sales, though public catalogues and award notices are credible mentions of your name. They are slow, so begin the paperwork two quarters early. Keep the supplier name identical to your registration, otherwise awards will not be connected to you.",
      },
    ],
  },
  "mobile-apps": {
    intro:
      "An app has two homes: the store page, where installs happen, and a website, where links can accumulate. Most directories offer one field, and developers paste the store address by reflex. Deciding which sites get the web page, which get the store and which get a press kit is half the work. AppAgg reads the stores automatically; curated lists wait for you.",
    prepare: [
      "Smart landing page that detects the phone and offers the right store without breaking for desktop editors.",
      "Store identifiers, minimum OS versions, download size and supported devices, refreshed with each release rather than each year.",
      "Preview frames without device bezels as well as with them, since roundups impose their own mock-ups on images.",
      "Privacy label summary explaining each permission in ordinary words, because parental and security lists reject vague data use.",
      "Promo codes reserved for reviewers, with a note of which journalist got which, valid through the review window.",
    ],
    advice: [
      {
        heading: "Ride the platform calendar",
        text: "New phones and OS versions arrive each year, and writers collect apps that support the latest features. Adopt a widget, watch face or accessibility setting early, then write to the lists that cover it. A changelog page on your domain gives them an address to cite.",
      },
      {
        heading: "Own the term besides the name",
        text: "Apps called Flow or Pulse vanish among namesakes. Register profiles with the name plus function, exactly as the store subtitle shows it. Consistency lets a reader match the article, the store and the website, and keeps you from inheriting complaints about someone else's product.",
      },
    ],
    questions: [
      {
        question: "Is it better to link to the App Store or my website?",
        answer:
          "Your site, when the reader is browsing or comparing, because you keep the link if a store account closes. Choose the store for lists read on phones by people ready to install. Some forms take both, so fill both fields.",
      },
      {
        question: "Which apps deserve separate deep pages for niche directories?",
        answer:
          "Those with clearly distinct uses. A scanner app may need pages for students, accountants and archivists, since each group has its own lists. Write each with real screens from that use. Do not clone one page with the audience swapped.",
      },
      {
        question: "What should I do when an app directory shows an old version?",
        answer:
          "Check whether it pulls from the stores or from a form. Automatic catalogues refresh after your next store update or a request to recrawl. Manual ones need an email with the new icon, the version number and one replacement screenshot attached.",
      },
    ],
  },
  "web-design": {
    intro:
      "Every launch is a chance for three links: the gallery that shows the site, the client's own announcement, and the platform whose tools built it. Studios forget the second and third. Since your work carries your signature already, restraint matters: showcases judge craft, and footers judge character. Awwwards, Dribbble and the agency comparison sites should open different pages of your website.",
    prepare: [
      "Full-page captures at desktop and phone width, made on launch day before the client adds six popups.",
      "Credits naming designer, developer, copywriter and photographer, agreed in the contract so that a showcase never causes a dispute.",
      "Performance and accessibility figures of your own site, since juries and technical prospects will test it within minutes.",
      "Short process notes for each project, explaining the problem, rejected directions and the reason for the final layout.",
      "Expert profiles for the platforms you build on, such as Webflow, Shopify or WordPress hosts, with matching project samples.",
    ],
    advice: [
      {
        heading: "Submit to galleries while fresh",
        text: "Showcases prefer new work, so enter within weeks of launch. Choose galleries by genre: typography, portfolios, shops, one-page sites. Paid entry does not oblige a judge, so set an annual limit, spend it on the two projects you are proudest of and leave others to free galleries.",
      },
      {
        heading: "Negotiate footer credit sensibly",
        text: "A site-wide keyword credit on a hundred client sites is the oldest footprint in this trade. Put your studio name once, on the colophon or about page. Agree in the contract that the client may remove it, and mark it nofollow if the credit was part of the price.",
      },
    ],
    questions: [
      {
        question: "What should a gallery link to, the live project or our case study?",
        answer:
          "Galleries usually show the live project with your studio as author. Fill the author field with your homepage, and place the case study in the description. Live projects get redesigned, so your account of the work should remain reachable independently.",
      },
      {
        question: "How do I keep old showcase links useful after client redesigns?",
        answer:
          "Archive a recorded walkthrough and stills in your own case study. When a gallery entry opens a site that is no longer yours, ask the curator to point it there. Most will, because visitors complain to them about mismatched screenshots too.",
      },
      {
        question: "Are template marketplaces a good link source for a design studio?",
        answer:
          "If you truly publish templates, yes. The author page usually carries a website field, and documentation must live somewhere. Hiding credit links inside free themes is different: search engines treat widely distributed embedded links as manipulative, so leave those out.",
      },
    ],
  },
  "fitness-trainers": {
    intro:
      "Clients want a trainer close to home or work, then they look at the certificate and the photographs. Your best links are physically close: the gym's coach page, the physiotherapist round the corner, the running club, the office that books lunchtime classes. Add your certifying body's public register and booking directories such as ClassPass or Mindbody where your classes actually run.",
    prepare: [
      "Certificate name and registration number from NASM, ACE, REPs, CIMSPA or your local body, including renewal month.",
      "Insurance and first aid or AED expiry dates, which gyms and corporate wellness lists verify before showing anyone.",
      "Session formats with place and price each: one-to-one, small group, park bootcamp, online programming and postnatal restart.",
      "Consent-backed client stories describing starting point and training, free of medical promises and of edited before-and-after pictures.",
      "Park permit or studio hire agreement, proving that the outdoor class shown in the listing is allowed to operate.",
    ],
    advice: [
      {
        heading: "Follow the training year",
        text: "January brings beginners, March brings runners with a spring race, August brings teams in preseason. Prepare the page for each group two months earlier and introduce it to clubs, races and HR contacts then. Directory entries only need new timetables at those points.",
      },
      {
        heading: "Write for referring professionals",
        text: "Physiotherapists, midwives and dietitians hesitate to recommend a page that shouts. Give them a calm one: conditions you accept, when you refer back, how you record progress. Send it by post with a card. Links from clinic resource pages often begin with a leaflet in the waiting room.",
      },
    ],
    questions: [
      {
        question: "Should trainers use the gym's website or their own for listings?",
        answer:
          "Your own, provided the gym's contract allows independent promotion. If you move clubs, links to a gym biography stay behind. Mention the club as your location, and agree with its manager how both names appear so that neither profile competes with the other.",
      },
      {
        question: "How many fitness directories does one personal trainer really need?",
        answer:
          "Fewer than you think. The certifier's register, two booking platforms that fill sessions, map profiles and three neighbourhood pages make a sound base. Beyond that, an hour spent with the organiser of a local 10K is better used for links.",
      },
      {
        question: "Which page should my bootcamp listing open on my website?",
        answer:
          "Open the page for that bootcamp, with meeting point, what to bring, wet weather plan and next start date. A homepage filled with nutrition packages loses someone who only wanted Saturday at eight. Keep the address when the timetable changes.",
      },
    ],
  },
  "beauty-services": {
    intro:
      "Chair rental, booking apps and a phone full of before pictures: most salons and home studios have everything except a website page worth linking to. Give each treatment its own address with patch test rules, duration and the therapist who does it. Then Vagaro, RealSelf for clinical work, brand salon finders and bridal guides each have somewhere sensible to send people.",
    prepare: [
      "Treatment menu with durations, starting prices, patch test timing and age limits, identical on booking app and website.",
      "Therapist qualifications by name, distinguishing hairdressing, nails, brows, skin and injectables, which may need a prescriber or medical supervision.",
      "Unfiltered photographs taken in the same light, with the client's written consent covering third-party guides and magazines.",
      "Brand education certificates from colour houses and skincare lines, because their salon locators list only trained accounts.",
      "Premises licence or council registration for piercing, tattooing, lasers and sunbeds, where your area demands a special one.",
    ],
    advice: [
      {
        heading: "Ask product houses for placement",
        text: "If you pour an Olaplex, Wella or Dermalogica treatment, the brand may already offer a locator. Check that your account number maps to the current address and site. Reps change often, so make this a yearly question when the retail order is renewed in spring.",
      },
      {
        heading: "Bridal and prom move early",
        text: "Wedding guides settle their suppliers up to a year ahead, school prom pages by winter. Build a page for bridal trials with travel radius and group sizes. Send it to venues and dressmakers who already share your clients, and give them three pictures taken at their location.",
      },
    ],
    questions: [
      {
        question: "Do booking app profiles replace the need for a salon website?",
        answer:
          "They fill gaps in the diary, but the address belongs to the platform and may show rival salons beneath yours. Use them for bookings, and send editorial links, brand locators and local press to a domain that stays under your control.",
      },
      {
        question: "What if a stylist leaves and her profile still links here?",
        answer:
          "Agree at hiring who owns which profile. When she goes, remove her from the team page, redirect it to the service page and ask directories to update the name. Clients following her deserve a clear answer instead of a broken booking button.",
      },
      {
        question: "Should injectables and hair share the same directory links?",
        answer:
          "Keep them apart. Aesthetic registers examine prescribers, premises and complaints, and advertising rules for medicines are strict in many countries. Point those to a page your medical lead has checked, and let salon guides open the hair or nail pages.",
      },
    ],
  },
  artists: {
    intro:
      "Galleries come and go, fairs move cities, and a residency page may hold your name for decades. Artists gather links through exhibition history more than through forms, so treat the CV as a link map: every line on it had an organiser with a website. Directories such as Behance, open studio trails and regional registers then fill the spaces between shows.",
    prepare: [
      "Artist statement in three lengths, free of borrowed theory, readable by a curator and by someone's interested aunt.",
      "Image sheet giving title, year, medium, dimensions, edition and photographer for each work you allow others to publish.",
      "Exhibition list with the venue's current web address next to every entry, including group shows that you almost forgot.",
      "Copyright society or collecting body membership, for instance DACS or ARS, whose member search can carry your website.",
      "Commission terms for portraits, murals or public art, because percent-for-art rosters want process, scale, insurance and past budgets.",
    ],
    advice: [
      {
        heading: "Reclaim the names on old walls",
        text: "Type your name in quotation marks next to each venue. Many show archives print artists without links, or point at an abandoned portfolio host. A courteous note with the date and title of the show usually succeeds, since archivists like complete records and the change takes a minute.",
      },
      {
        heading: "Make series pages, not dumps",
        text: "Curators and bloggers refer to a body of work, seldom to a gallery of two hundred thumbnails. Give each series a page with text, installation views and availability. When pieces sell, leave the page and mark them placed; museums and collectors still need somewhere to point.",
      },
    ],
    questions: [
      {
        question: "Are online art marketplaces useful for links to my own site?",
        answer:
          "Rarely for links, because many hide outside addresses to protect commission. They can be useful for sales. Put your effort for lasting mentions into open calls, print studios, art schools, local trails and the publications that wrote about a show.",
      },
      {
        question: "Should I pay to appear in an artists' directory or annual?",
        answer:
          "Ask who receives it and whether there is selection. A regional guild with a fee, a jury and visitors is reasonable. A glossy annual that invites everyone by flattering email is a vanity product, and curators soon recognise the name.",
      },
      {
        question: "What link should an open studio trail or fair publish?",
        answer:
          "Offer the page about that event while it is upcoming, with opening times and travel. Afterwards, turn the same address into a record with photographs of the weekend. Returning visitors find your newsletter sign-up there, and the organiser never needs to edit.",
      },
    ],
  },
  "event-planners": {
    intro:
      "Conferences, galas, product launches and milestone parties are sold to different people, so one profile that says events of all kinds persuades no one. Sort the plan by client type, then look at who else was in the room. Venues, caterers, AV crews and florists all keep preferred supplier pages, and PartySlate or Eventective show the finished result with every vendor tagged.",
    prepare: [
      "Event portfolio by format and headcount, with floor plans or run sheets that corporate buyers can skim quickly.",
      "Vendor tags for each production, collected at the debrief, including rental house, lighting designer and transport company.",
      "Public liability certificate and risk assessment sample, as venues will not name a planner who cannot produce them.",
      "Photographer's release that permits directory use, with guests' faces avoided wherever a client requires discretion or signed NDAs.",
      "Industry memberships, such as ILEA, MPI or a national events association, plus chapter committee roles you have held.",
    ],
    advice: [
      {
        heading: "Get onto preferred lists properly",
        text: "Venue coordinators keep two lists, one on the website and one in a drawer. Tidy load-outs earn the drawer; asking afterwards earns the website. Send a recap with pictures they may use, the page address and your contact line, within ten days of the show.",
      },
      {
        heading: "Keep annual events on one address",
        text: "If the awards dinner returns each year, do not create a page for every edition. Sponsors, speakers and calendars will link again and again to the same place. Archive past programmes beneath the current one, and those mentions add up behind your planning page.",
      },
    ],
    questions: [
      {
        question: "When should planners submit to event directories during the year?",
        answer:
          "Corporate budgets are discussed in autumn, summer parties are booked by February, and holiday functions fill before September. Refresh the relevant portfolio and profile about a month earlier. Leave peak weeks free, since unanswered leads on a marketplace lower your standing there.",
      },
      {
        question: "Can confidential corporate events still earn any links at all?",
        answer:
          "Yes, through craft. Write about staging, crowd flow or catering for six hundred without naming the host, and let the lighting and rental firms link to that account. Ask clients whether their sector alone may be mentioned before you publish.",
      },
      {
        question: "Should our ticketing page or planner website get the links?",
        answer:
          "Public calendars must reach tickets while sales are open. Trade listings and venue pages should open your company site. Ask organisers to replace the ticket address afterwards, because expired ticket pages waste everything that local press and sponsors pointed at them.",
      },
    ],
  },
  "b2b-services": {
    intro:
      "Several people sign off a business purchase, and each checks you somewhere else. The user reads reviews, finance looks up your registration, procurement consults an approved supplier database, legal wants policies. Plan your directory links by member of that committee. LinkedIn company pages, G2 for service categories and sector associations cover three seats at once; the remaining seats need more specialised registers.",
    prepare: [
      "Company registration, DUNS number and tax identifiers entered exactly alike everywhere, since supplier databases match records automatically.",
      "Sector pages written in the client's own vocabulary, for instance tenants for landlords and guests for hotel groups.",
      "Named references at companies similar in size to your target, with agreement on how often they may be called.",
      "Policies on data, modern slavery, insurance and anti-bribery gathered in one page that a procurement team can open.",
      "Contract award notices or published client lists that prove the relationship, ready for editors who verify every claim.",
    ],
    advice: [
      {
        heading: "Follow clients into their associations",
        text: "Your best customers belong to trade bodies with associate or supplier membership. Joining one brings a listing, an invitation to write for the members' bulletin and a conference page. Choose two sectors a year, attend properly, and judge each membership by conversations held before renewing.",
      },
      {
        heading: "Slow sales need lasting addresses",
        text: "A nine-month sales cycle means someone may click in spring what you submitted last summer. Never retire a sector page without a redirect, and keep downloadable guides at stable addresses outside the form gate. Analysts and procurement blogs will not cite material that demands a phone number.",
      },
    ],
    questions: [
      {
        question: "Which directory categories should a business service choose when several fit?",
        answer:
          "Pick the category in which your last ten contracts were bought, even if another sounds grander. Buyers filter narrowly. One primary and one secondary class is usually enough; extra classes bring enquiries you must refuse and make editors doubt the description.",
      },
      {
        question: "How do we judge whether an approved supplier register deserves money?",
        answer:
          "Ask two clients if their buyers search it. Look at how vendors are vetted, whether profiles are public and what renewal costs. Private databases bring tenders but no visible link, so budget them under sales, well away from search work.",
      },
      {
        question: "Can partner companies and resellers link to each other without risk?",
        answer:
          "Where a real partnership exists, naming it on both sides is ordinary business. Keep it on a partners page, explain what each does, and skip keyword anchors. Trouble begins when dozens of unrelated firms trade places solely to appear connected.",
      },
    ],
  },
  "accounting-firms": {
    intro:
      "From late winter until the filing deadline no one in the practice has time for a form, so the whole link plan lives in the other months. Software advisers' directories, run by QuickBooks and Xero among others, come first because owners search there by postcode. The institute's find-a-member tool, bookkeeping software marketplaces and bank start-up hubs follow in summer, with chambers last.",
    prepare: [
      "Practising certificate and institute membership numbers for partners, along with the supervision details that anti-money-laundering registers show.",
      "Xero, QuickBooks or Sage certification levels per employee, as adviser tiers and search positions depend on active status.",
      "Separate pages for payroll, VAT, R&D claims, probate, charities and contractors, each one naming the responsible manager.",
      "Deadline calendar for the current tax year, hosted permanently and edited rather than replaced each April or January.",
      "Client-approved remarks from three trades you serve often, such as dentists, builders or restaurants with several tills.",
    ],
    advice: [
      {
        heading: "Publish the table others need",
        text: "Mileage rates, thresholds and filing dates are searched by landlords' associations, enterprise agencies and office managers. A clean table with its source and last check gets cited. Update it within a day of the budget, then email last year's linking sites so they refresh their reference.",
      },
      {
        heading: "Trade niches bring trade links",
        text: "A practice known for dentists can write for the dental association, speak at its study group and appear on the practice software's partner page. That trail is far more specific than business registers. Pick niches where you already hold ten clients who would talk.",
      },
    ],
    questions: [
      {
        question: "Should each office of an accounting practice keep its own listings?",
        answer:
          "Yes, when a partner works there and clients visit. Give every branch page local staff, parking and the services offered on site. Registered office addresses used only for client companies should not become map profiles, or strangers will arrive with unopened post.",
      },
      {
        question: "Are CPA and bookkeeper directories that charge yearly fees worthwhile?",
        answer:
          "Test one for a single filing season. Ask new callers where they found you and read how the site verifies licences. If it shows lapsed firms next to active ones, or sells every enquiry to five practices, spend the fee on association membership.",
      },
      {
        question: "How do mergers affect links built to the former firm's name?",
        answer:
          "Keep the acquired domain for years and redirect each partner and service page individually. Tell the institute and software directories first, since they publish register data. Mention both names in profiles through one full tax cycle, because returning clients remember the old one.",
      },
    ],
  },
  "ai-solutions": {
    intro:
      "Catalogues of AI tools multiply weekly, many filled by scrapers, and a vendor can collect two hundred listings that no human reads. The discipline is refusal. Choose a dozen lists with editors, dates and working filters, then spend the saved hours on model cards, open repositories, cloud marketplaces and research pages that practitioners cite when they explain how something was built.",
    prepare: [
      "Plain task statement that avoids magic, such as extracts line items from supplier invoices in eleven languages.",
      "Model and data disclosure covering the base model used, where prompts go, retention period and training opt-out.",
      "Evaluation page describing the test set, the metric and known failures, so technical reviewers can repeat a part.",
      "Recorded demo without cuts, since editors have grown wary of films in which the waiting time disappears.",
      "Pricing unit explained clearly, whether seats, credits, tokens or documents, with an example month for a typical team.",
    ],
    advice: [
      {
        heading: "Filter catalogues before submitting",
        text: "Open the newest twenty entries. Look for written descriptions, dead products removed and sponsored places labelled. If each blurb reads as if generated from a homepage and every tool scores five stars, leave. Record rejected sites in the log too, so no one wastes an afternoon there next quarter.",
      },
      {
        heading: "Anchor the brand before wrappers",
        text: "Hundreds of tools share names like Copilot for something. Use a distinct product name in every profile and let the description carry the task. When a model is upgraded, change the text rather than creating a second entry, or reviews will scatter across near duplicates.",
      },
    ],
    questions: [
      {
        question: "Do AI tool directories still help when there are so many?",
        answer:
          "A small share does. Those that sort by job, test what they list and email a newsletter can send thoughtful users. The remainder mirror one another, and being copied by them happens without any submission of yours, so do not pay for it.",
      },
      {
        question: "Where should technical mentions point, our product page or documentation?",
        answer:
          "Developers prefer documentation, a repository or the evaluation page. Business catalogues should open the use case that matches their category, for example claims handling. Keep a changelog address as well, since newsletters about new releases want proof of what changed and when.",
      },
      {
        question: "How can we keep listings correct when features change every month?",
        answer:
          "Describe the job instead of the feature. Reserve version details for the changelog and put only stable facts in profiles. Review your twelve chosen catalogues each quarter, and correct pricing first, because an outdated free plan makes users angry at you.",
      },
    ],
  },
  "construction-companies": {
    intro:
      "A contractor's best references are standing in the street, yet few of them mention who built them. Links come when projects are documented: architect's page, concrete supplier's gallery, planning news, awards shortlist, the client's opening announcement. Add licence board lookups, BuildZoom or Checkatrade style profiles, and the builders' federation, then pace submissions by handover dates instead of by calendar weeks.",
    prepare: [
      "Contractor licence class, bond and insurance certificates, with expiry dates that match the state or trade body lookup.",
      "Project sheets giving location, contract value band, programme length, procurement route and the consultants who were involved.",
      "Safety record and accreditations, for example CHAS, SafeContractor, OSHA training cards or ISO 45001 certificates, all current.",
      "Progress photographs from fixed points, cleared with client and security, showing groundworks, frame, envelope and finished elevations.",
      "Trade breakdown stating what you self-perform and what is subcontracted, because prequalification databases ask before they list.",
    ],
    advice: [
      {
        heading: "Request credits at practical completion",
        text: "While the team still meets weekly, agree one shared paragraph with the architect, engineer and client. Everyone publishes it in their own style, with names linked. Six months later people have moved to other jobs, and no one will search the drive for your elevation pictures.",
      },
      {
        heading: "Build pages by project type",
        text: "Schools, barns, fit-outs and foundation repairs attract different specifiers. Give each type a page that gathers finished work, methods and typical constraints. Product manufacturers like to link to a page where their cladding or membrane was installed well, and may photograph it for you.",
      },
    ],
    questions: [
      {
        question: "Should a builder link directories to homepage or finished project pages?",
        answer:
          "Licence and prequalification databases need the company homepage. Award entries, architects and suppliers should open the individual project. Regional registers do well with an office page that lists nearby work, plant yard and the crew's usual travel distance for small jobs.",
      },
      {
        question: "How do subcontractors earn mentions when the main contractor takes credit?",
        answer:
          "Write it into the subcontract that names may be published after handover. Then photograph your package, whether steel, screed or drylining, and send the story to the material maker. Trade magazines for one discipline are keener than general building news.",
      },
      {
        question: "Do planning and tender portals count as links for a contractor?",
        answer:
          "Public notices usually name the company without linking, and many vanish after the legal period. They still help journalists find you. Keep your own page about each notable award, so a reporter or councillor searching the scheme has somewhere accurate to cite.",
      },
    ],
  },
  "consulting-services": {
    intro:
      "Advice is bought on reputation, and reputation leaves citations: a conference talk, a committee paper, a quotation in the trade weekly. Directory links should tidy and connect those traces. Consultancy.uk or Consulting.us, Clutch and your institute's register make the frame. The individual consultants fill it, because clients search a person's name, often on the train to the first meeting, before they search the practice.",
    prepare: [
      "Consultant biographies with sector, languages, chartered status and the two problems each is called in to solve.",
      "Anonymised engagement notes approved by the client, showing the starting question, the method and the decision that followed.",
      "Published articles, hearings and panels listed with dates and original addresses, so profile editors can check your authority.",
      "Procurement facts such as framework lots, insurance limits, conflicts policy and whether associates or employees do the work.",
      "One methodology page in everyday language, because registers for management, risk or change advisers ask how you work.",
    ],
    advice: [
      {
        heading: "Let people carry the links",
        text: "Speaker pages, alumni news and editorial boards attach to persons. Ask every partner to use the same firm name, title form and biography address when they sign up for anything. A joint sheet prevents three spellings of the practice and lets leavers be updated quickly.",
      },
      {
        heading: "Replace whitepapers no one can open",
        text: "Reports behind a form rarely earn citations. Release the main table and the method on an open page, and keep the long version for subscribers. Students, analysts and journalists then quote the table with a link, months after the launch email was forgotten by everyone.",
      },
    ],
    questions: [
      {
        question: "What should a boutique consultancy's directory profile point towards?",
        answer:
          "Point to the practice page for the problem that register covers, such as pricing, supply risk or carbon reporting. Save the homepage for institutes and chambers. An expert witness list or interim register needs the individual's page with availability and conflicts.",
      },
      {
        question: "How many consultants should be listed individually alongside the firm?",
        answer:
          "Only those who meet clients and will stay findable. Four complete biographies do more than twenty stubs. Start with partners who publish, add specialists when they pass an exam or speak publicly, and remove anyone within a week of departure.",
      },
      {
        question: "Can client confidentiality be squared with earning links from case work?",
        answer:
          "It can, if you publish the question rather than the client. Describe the sector, scale and reasoning, let the client read it, and cite public sources for figures. Some clients later volunteer their name, which is the time for a joint article.",
      },
    ],
  },
  "interior-design": {
    intro:
      "Rooms get linked when someone asks where the lamp came from. Houzz and homify answer that with product tags; magazines answer it with a sourcing list; makers answer it on their own projects page. So the link plan begins at specification. Note every fabric, paint and joiner as you order, and after the shoot you have a ready list of people to write to.",
    prepare: [
      "Professionally styled photographs in portrait and landscape, released for editorial use, with an agreed period of magazine exclusivity.",
      "Sourcing sheet for each room: paint code, fabric house, joinery workshop, lighting maker and the stockist who supplied.",
      "Budget tier and scope labels, since homeowners on comparison sites sort kitchens, full houses and e-design very differently.",
      "Society credentials, for instance BIID, ASID or IIDA membership, including any registration title protected in your state.",
      "Client approval covering the exterior, family portraits and anything that would reveal where valuable art hangs.",
    ],
    advice: [
      {
        heading: "Respect the exclusive, then spread",
        text: "A print editor may ask for first publication. Honour it, and use the waiting months to prepare maker stories and room pages. When the issue appears, release Houzz, trade and supplier versions over several weeks, each with a different room leading, so no editor sees leftovers.",
      },
      {
        heading: "Makers are patient publicists",
        text: "A small weaver or kitchen workshop keeps a project page online for a decade and speaks to exactly your clients. Send two finished pictures with a sentence about why you chose the piece. Ask for the studio name linked, and offer the same credit on your room page.",
      },
    ],
    questions: [
      {
        question: "Should Houzz and magazines link to my portfolio or one project?",
        answer:
          "Magazines and makers should open the project in question, complete with room plans and sources. Your Houzz profile takes the studio homepage. If you serve yachts, hotels or rentals too, let specialist lists open that section so private clients never land there.",
      },
      {
        question: "What if the photographer owns the pictures a directory wants?",
        answer:
          "Check the licence before uploading anything. Many photographers allow award and portfolio use but charge for third-party publication, and directories often claim broad reuse rights in their terms. Negotiate directory use when booking the shoot, and credit the photographer by name every time.",
      },
      {
        question: "How do I earn links between finished projects, which take years?",
        answer:
          "Publish decisions along the way: a tile test, a lighting mock-up, how a listed window was preserved. Heritage groups, colour blogs and trade schools value such detail. Showroom talks and charity show houses add dated mentions while the big commission is still dusty.",
      },
    ],
  },
  "manufacturing-companies": {
    intro:
      "Engineers search by process, tolerance and material; buyers search by capacity and certificate. A link that opens a homepage with a drone film satisfies neither. Build a page for each process first, with envelope sizes and grades. Then Thomasnet, GlobalSpec, wlw or IndustryStock can send people exactly there, while distributors, machine makers and regional clusters add the links competitors cannot copy.",
    prepare: [
      "Capability matrix listing machines, axes, bed sizes, tolerances, batch ranges and finishing carried out in-house or nearby.",
      "Certificates with scope statements, for example ISO 9001, IATF 16949, AS9100 or ISO 13485, plus the issuing registrar.",
      "HS codes, NAICS or SIC classes and export markets, since industrial catalogues sort companies by number before words.",
      "CAD files, datasheets or material declarations at stable addresses that specification platforms and distributors may reference directly.",
      "Factory photographs showing real cells and inspection rooms, cleared of all customers' parts, drawings and badges beforehand.",
    ],
    advice: [
      {
        heading: "Ask machine builders for stories",
        text: "The company that sold you a five-axis centre or a laser line wants proof that it runs. Their application stories name the shop and the parts. Propose one after commissioning, when cycle times are known, and clear component pictures with the customer before anyone films.",
      },
      {
        heading: "Follow parts to the distributor",
        text: "Every authorised distributor has a line card. Check quarterly that each shows your current logo, product families and address, and that terminated ones removed you. Ask that technical product pages open your datasheet, so a design engineer reaches the source instead of an old copy.",
      },
    ],
    questions: [
      {
        question: "Which page should an industrial directory open for a contract manufacturer?",
        answer:
          "Use the page of the process category that you registered under: injection moulding, forging, sheet metal. Put RFQ upload, lead times and minimum batch above the fold. General export portals may have the homepage, with language versions set correctly for each market.",
      },
      {
        question: "Are export trade portals safe places to publish our product links?",
        answer:
          "Portals such as EC21 are long established, but quality differs by category. Expect copied enquiries and brand imitators. Publish standard lines only, keep drawings away, and watch for resellers using your photographs. Report those promptly, because fake storefronts confuse genuine buyers.",
      },
      {
        question: "How quickly should a factory with no online history add listings?",
        answer:
          "Three or four industrial entries a month suits the pace at which process pages get written. Begin with the cluster organisation and certification register, continue with two buyer platforms, then distributors. Trade fair exhibitor pages add a natural peak around the show.",
      },
    ],
  },
  "eco-friendly-businesses": {
    intro:
      "Claims come under the microscope here, and a green directory with standards will ask for evidence before it lists you. That slows things down in a useful way: certified registers such as the B Corp directory or Green America's Green Pages are read precisely because entry is earned. Build the evidence page first, pick registers that check, and decline lists that take anyone.",
    prepare: [
      "Certificates with numbers and scope, be it FSC, GOTS, Fairtrade, B Corp or an energy label, including expiry.",
      "Evidence page that explains materials, transport, packaging and energy, with limits and unfinished work stated alongside progress.",
      "Supplier chain names wherever contracts allow, since ethical shopping guides trace a product at least one step back.",
      "Carbon or waste figures with method and year, verified by someone outside the company whenever they appear in a claim.",
      "Repair, refill and take-back instructions on lasting pages that councils and reuse networks can send residents to.",
    ],
    advice: [
      {
        heading: "Write so a sceptic can check",
        text: "Replace natural, green and planet-friendly with a fact and its source. Advertising authorities in several countries act on vague claims, and directory editors know it. A precise sentence about recycled content survives both, and a reporter can quote it without asking your lawyer anything.",
      },
      {
        heading: "Offer something to the town",
        text: "Repair cafés, refill days and school talks produce links from councils, libraries and transition groups. Publish dates early, then a short record with what was repaired or saved from landfill. Such pages bring neighbours who later search for a shop where they can buy new parts.",
      },
    ],
    questions: [
      {
        question: "Do eco certifications come with a backlink to the certified company?",
        answer:
          "Many certifiers let members enter a website in their search, though not all show it as a link. Complete it during certification and recheck after each audit. Some also publish member stories, which editors choose, so send them one good development per year.",
      },
      {
        question: "Should sustainability listings open our shop or our impact page?",
        answer:
          "Ethical guides that verify claims should reach the impact page, with shop links visible inside it. Gift guides and plastic-free marketplaces belong on a product category. Local green maps need opening hours, refill prices and what containers people may bring.",
      },
      {
        question: "Is it acceptable to swap links with other green brands?",
        answer:
          "A joint repair scheme, shared packaging or co-made product gives an honest reason to name one another. Banner circles called ethical partners do not. If the only thing you share is a colour palette, keep the friendship and leave the websites out.",
      },
    ],
  },
};
