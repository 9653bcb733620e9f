import type { Guide } from "./guide.ts";

export const nicheListing1: Record<string, Guide> = {
  "small-businesses": {
    intro:
      "A company of four people is often listed in more places than its owner knows, because maps and yellow pages copied its phone number long ago. Finding those records is the first job, and adding new ones the second. Begin with Google, Bing and Apple maps, then the chamber of commerce, then one review site that your own customers already mention at the counter.",
    prepare: [
      "Agree on a single spelling of the company name, with or without Ltd or LLC, and pin it above the desk.",
      "Your registered number and the month of founding, which chambers and the Better Business Bureau ask for on their forms.",
      "Five photographs from a normal Tuesday: the entrance, the counter, the people, the work itself and the van.",
      "Payment methods you really take, including invoices and instalments, because buyers filter on these before they ever ring you.",
      "A rota of public holidays for the coming year, so special hours are entered once rather than apologised for later.",
    ],
    advice: [
      {
        heading: "Pick the narrowest honest category",
        text: '"Shopping" or "services" hides you among thousands. Scroll until a label describes what most invoices say, such as "picture framing shop" or "boiler servicing". A second category is for something customers can order this week, never for a side line you hope to start next spring.',
      },
      {
        heading: "Give one person the keys",
        text: "Listings rot when everyone assumes someone else looks after them. Name a keeper, usually the person who answers the phone, and write the logins into the handover folder. Twice a year that person reads every profile aloud next to a current invoice and corrects whatever differs.",
      },
    ],
    questions: [
      {
        question: "Where should a small company list itself first when time is short?",
        answer:
          "Claim the three map profiles first, since sat navs and phones draw on them. Next comes the register your trade recognises, such as Checkatrade for builders or Houzz for decorators. Leave broad web catalogues until those are complete, with photographs and checked opening times.",
      },
      {
        question: "I work from home, so must my address appear on listings?",
        answer:
          "Usually not. Google and several others let you hide the street and show the area you travel to instead. Where a site insists on publishing an address, consider skipping it. A rented mailbox often breaks the rules for map profiles and can get them suspended.",
      },
      {
        question: "Two profiles of my shop exist on the same site, what now?",
        answer:
          "Keep the one holding the reviews and the older date. Log in to the other, or report it, and ask support to merge rather than delete, so that customer comments move across. Take a screenshot of both beforehand in case something goes missing in between.",
      },
    ],
  },
  "local-businesses": {
    intro:
      "Someone stands two streets away, thumb on a phone, deciding whether to walk. What that person needs is a pin at the right door, hours that are true today and a picture of the frontage. Map apps carry most of this weight, followed by town guides, Nextdoor and the review site that rules your region. Far-off national lists can wait.",
    prepare: [
      "Drop the map pin yourself, at the customer door, since automatic geocoding loves loading bays and the middle of retail parks.",
      "Measure the step, the doorway and the toilet honestly, then fill in the accessibility fields that most neighbours leave empty.",
      "One phone line answered in person during the hours shown, with a voicemail greeting that repeats your trading name.",
      "Daylight and evening pictures of the frontage, showing the sign, the nearest landmark and where a car may stop.",
      "List the neighbourhood names residents actually use, which rarely match the postal district printed on your council tax bill.",
    ],
    advice: [
      {
        heading: "One profile for each door",
        text: "Every staffed branch deserves its own entry with its own number and pictures. A counter inside another shop may qualify if it has separate signage and staff. Villages you merely deliver to do not, and invented addresses there tend to end in suspension of the lot.",
      },
      {
        heading: "Treat holiday hours as stock",
        text: "A locked door on a bank holiday produces the angriest review you will get all year. Set special hours for Christmas, Easter and local festivals in January. Then check again the week before, because users can suggest edits that the platform accepts quietly.",
      },
    ],
    questions: [
      {
        question: "Which map apps matter most for a shop on the high street?",
        answer:
          "Google Maps has the widest use, yet iPhone owners often open Apple Maps by habit, and in-car systems draw on several suppliers. Claim all of them, plus Bing and Foursquare. Then drive the route yourself with each one and see where it drops you.",
      },
      {
        question: "Should our village newsletter or parish site be listed with too?",
        answer:
          "Yes, if residents read it. Community pages, library noticeboards and the traders' association are where newcomers ask for a butcher or a key cutter. Send a two-line entry with hours and a phone number, and give the editor a name to contact when things change.",
      },
      {
        question: "We moved across town, so how should old listings be handled?",
        answer:
          "Edit the existing record instead of making a new one, so its reviews follow you. Change maps on moving day, everything else within the week. Search the former street and number afterwards, and mark leftovers as moved, because permanently closed suggests that you have failed.",
      },
    ],
  },
  saas: {
    intro:
      "Software buyers shortlist on comparison sites, usually with a budget holder looking over their shoulder. G2, Capterra, TrustRadius and GetApp sort products by category and feature tick-boxes, so the category decides who you stand next to. AlternativeTo and SaaSHub serve another moment: someone has just been annoyed by a price rise elsewhere. App marketplaces of the tools you integrate with reach a third group.",
    prepare: [
      "Choose your one primary category by looking at which rivals your sales calls mention, then check those products sit there.",
      "Six current screenshots with realistic sample data, at full width, made after the last redesign rather than before it.",
      "A features sheet answering yes, no or partly for single sign-on, audit log, API, data export and mobile access.",
      "Pricing as customers meet it: per seat or usage, trial length, card required or not, and the free plan's ceiling.",
      "A short list of integrations by their official names, because visitors filter for Slack, Xero or HubSpot by exact label.",
    ],
    advice: [
      {
        heading: "Match the category to the budget",
        text: "A scheduling tool can be filed under calendars, field service or salons, and each shelf has other rivals and another buyer. Pick the shelf where the person comparing holds the money. Ask the site's vendor team before changing later, since reviews sometimes stay behind in the former one.",
      },
      {
        heading: "Retire screenshots with each release",
        text: "Nothing worries an evaluator like a profile showing a menu that the trial does not have. Put directory images on the release checklist, next to help articles. Product marketing owns the text, support owns the feature ticks, and both sign when a plan changes its name.",
      },
    ],
    questions: [
      {
        question: "Which software review sites should a new product join first?",
        answer:
          "Begin where your rivals have recent reviews, because that shows buyers of your kind look there. Capterra, GetApp and Software Advice have shared one vendor account, so a single form covers three. Add G2 next, then AlternativeTo, where your entry should name the tools people leave.",
      },
      {
        question: "Can we list a product still in private beta on these sites?",
        answer:
          "Launch sites and beta communities welcome it, provided the page says how to join. Comparison sites mostly want something a visitor can try or buy, with a public price or at least a demo form. Wait until strangers can sign up unaided.",
      },
      {
        question: "Should each module of our platform have a separate listing?",
        answer:
          "Only when a module is sold alone, with its own price and login. Otherwise one entry with clear feature text reads better, and its reviews are not scattered. Large suites do split, for example payroll apart from rostering, because separate departments do the buying.",
      },
    ],
  },
  agency: {
    intro:
      "Clients hire for a job they can name: a rebrand, paid search, a Shopify build. Clutch, DesignRush, Sortlist and The Manifest therefore ask you to divide your work into percentages, budgets and industries, and those dials decide whose search you appear in. A portfolio site such as Behance serves the creative director on the other side. Chambers and partner programmes reach the rest.",
    prepare: [
      "Split last year's income by service line in percentages, because directories want that division and clients can see through guesses.",
      "Three case studies cleared in writing, each with the client's sector, the brief, the team's size and what changed.",
      "Your smallest engagement and typical hourly band, stated plainly, so the profile filters enquiries before a discovery call does.",
      "Reviewer contacts on the client side, warned that Clutch may phone them for an interview instead of sending a form.",
      "Partner badges that are current this quarter, with the programme's own page open to confirm the tier you hold.",
    ],
    advice: [
      {
        heading: "Show one thing you refuse",
        text: "A profile claiming strategy, film, apps, print and public relations reads like forty others. Put two services above the fold, and say which jobs you hand to friends. Buyers with a clear brief are comparing specialists, and being narrow makes your percentages believable.",
      },
      {
        heading: "Match locations to real desks",
        text: "Agencies like to list London, New York and Dubai from one studio and a few coworking passes. Directories rank and filter by office, and some check. Enter places where staff sit during client hours. Add the languages and time zones covered, which remote buyers ask about anyway.",
      },
    ],
    questions: [
      {
        question: "Is it worth paying for a better position on Clutch or DesignRush?",
        answer:
          "Complete the free profile and collect several reviews before deciding. Sponsorship puts you in front of more people, yet they still read the case studies. Ask the sales team which category page you would occupy, look at who sits there now, and judge whether you belong.",
      },
      {
        question: "Who should keep agency profiles current when everyone bills hours?",
        answer:
          "Give it to the person who runs new business, with a fixed internal job code so that the time is legitimate. Tie updates to three events: a case study approved, a senior hire or departure, and a lost partner badge. Quarterly reminders alone tend to be postponed.",
      },
      {
        question: "Can white label work appear in our directory portfolio?",
        answer:
          "Not without written consent from the agency that hired you, and usually their client's as well. List such work as anonymous: sector, scope and your role, with no logo. One exposed arrangement can cost more than the enquiry was worth, and directories remove disputed items.",
      },
    ],
  },
  ecommerce: {
    intro:
      "Shops without a door still have a place where people check them: review platforms, price comparison feeds, marketplaces and maker communities. A hesitant shopper with a full basket opens Trustpilot or Sitejabber in a second tab. Someone hunting one product starts on a shopping feed. Gift guides and niche catalogues do the browsing trade. Each of these wants a different part of your data.",
    prepare: [
      "Clean product feed with GTINs, stock status and delivery cost, as Google Merchant Center rejects items that disagree with checkout.",
      "Published returns page giving days, who pays postage and how refunds arrive, since review readers quote it when complaining.",
      "Legal entity, VAT or tax number and a working support address, which platforms compare with the footer of your shop.",
      "Countries served with carriers and typical transit days, written as a table that you can paste into any seller form.",
      "Photos of parcels as they arrive, alongside studio shots, because unboxing pictures answer worries about packaging that descriptions cannot.",
    ],
    advice: [
      {
        heading: "Separate the brand from resellers",
        text: "If others stock your goods, your profile should say maker, and theirs retailer. Mixed records send complaints about a stranger's late parcel to you. Claim your domain on review sites early, state which marketplaces you sell on yourself, and name the authorised stockists.",
      },
      {
        heading: "Let support own the reviews",
        text: "The people answering tickets know which courier failed last week. Give them the logins to review platforms and a reply guide: order number in private, apology in public, no discount codes. Marketing may edit descriptions and banners, though not touch conversations about missing parcels.",
      },
    ],
    questions: [
      {
        question: "Where can an online store be listed without a physical address?",
        answer:
          "Review platforms, coupon sites, product catalogues, Google's free shopping listings and marketplace storefronts all accept web-only sellers. Map profiles generally do not, unless customers can collect from you. If you run a weekend pop-up or showroom, that address may qualify during its staffed hours.",
      },
      {
        question: "Which category should a shop selling many unrelated goods choose?",
        answer:
          "Use the department that brings most orders, not the largest number of articles. A store earning mainly from kettles belongs in kitchenware even when it carries a thousand phone cases. Visitors arriving from that category should meet matching products on the first screen.",
      },
      {
        question: "How do I stop two review profiles existing for one domain?",
        answer:
          "They appear when www, a country suffix or an old brand name was reviewed separately. Ask the platform to merge them, and send proof that you control both addresses. Afterwards, fix the invitation emails so that new buyers always land on the surviving profile.",
      },
    ],
  },
  freelancers: {
    intro:
      "One person, many labels: a directory must learn whether you are hired by the hour, by the project or on a retainer. Talent marketplaces such as Upwork, Malt and Contra handle contracts and payment. Portfolio communities show the craft. Your guild or union keeps a quieter register that art buyers and editors really use. Being findable in two of each beats thin profiles in twenty.",
    prepare: [
      "A headshot in the clothes you would wear to a client's office, cropped square and used unchanged on every profile.",
      'Your job title in the client\'s vocabulary, for instance "email copywriter for shops" where "wordsmith" would never be searched.',
      "Day rate or starting price, decided before signing up, because marketplaces show it publicly and raising it midway looks odd.",
      "Four samples with a sentence each on your own share of the work, and permission where an employer paid.",
      "Availability for the next three months, including school holidays, stated as days per week and the earliest possible start.",
    ],
    advice: [
      {
        heading: "Close the profile when booked",
        text: "An open badge with a two-week reply time does more harm than absence. Most marketplaces have a switch for unavailable, and several punish ignored invitations. Flip it the day you sign a long contract, then put a reminder in your diary four weeks before that contract ends.",
      },
      {
        heading: "Use your own name carefully",
        text: "Solo workers trade as Jane Okafor, JO Studio and janewrites, often all at once. Settle on the version that appears on invoices, so a client's purchasing desk can match profile, contract and bank account. Mention a former name once, for people following old credits.",
      },
    ],
    questions: [
      {
        question: "Should a freelancer set up a Google Business Profile from home?",
        answer:
          "It suits you if you meet clients face to face, such as a bookkeeper visiting shops. Hide the street and set a service area. Purely remote workers usually do not qualify, and are better served by marketplaces, guild registers and a complete LinkedIn page.",
      },
      {
        question: "How many talent marketplaces can one person keep up properly?",
        answer:
          "Two, perhaps three. Each brings messages that expect an answer within a day, plus its own calendar, portfolio and rating. Pick one that handles payment for strangers and one where your field gathers. Fold the others up politely, with a note saying where you are.",
      },
      {
        question: "What if past work is under a confidentiality agreement?",
        answer:
          "Describe the problem, the sector and your method without names, figures or screens. Ask the client for a sentence they would be comfortable with; many agree. You can also make a sample piece on an invented brief, labelled so, which shows skill without breaking any promise.",
      },
    ],
  },
  "real-estate": {
    intro:
      "Property has two things to list, and they live in different places. Homes belong on portals: Zillow and Realtor.com, Rightmove, Idealista, ImmoScout24, or LoopNet for commercial space. The people selling them belong on agent finders, local maps and the register of their board. A vendor choosing whom to invite for a valuation reads the second kind, and most offices neglect it.",
    prepare: [
      "Broker and agent licence numbers with the issuing state, displayed as your commission or regulator wants them in any advertising.",
      "Neighbourhoods worked, named as residents say them, with sold examples in each that the owners agree to have shown.",
      "Professional portraits of every agent, shot against one background, plus a picture of the office window from the pavement.",
      "Designations such as GRI or CCIM, or membership of Propertymark, checked against the body's own register before publishing.",
      "Languages spoken and property types handled, because relocating families and landlords search by these more often than by name.",
    ],
    advice: [
      {
        heading: "Split agents, teams and office",
        text: "The brokerage, the team and each agent may all hold profiles, yet they need distinct numbers and photographs. Decide which one collects reviews from a closing. When an agent leaves, the office must hand over the personal profile and remove the old address the same week.",
      },
      {
        heading: "Refresh when the board changes",
        text: 'Sold homes left under "for sale" annoy buyers and may breach portal or MLS rules. Link the profile check to the weekly sales meeting: new instructions in, completed ones moved to past sales, price changes matched everywhere. The office manager signs the list off.',
      },
    ],
    questions: [
      {
        question: "Which portals should an estate agent join besides the largest one?",
        answer:
          "Ask recent buyers where they first saw the house. Often the answer is the leading portal plus one regional or lifestyle site, for example country homes, student lets or waterfront. Add a commercial portal only if you handle shops and offices regularly, with someone to answer.",
      },
      {
        question: "Do agent profiles and the office listing count as duplicates?",
        answer:
          "Not when each stands for a real person or place. Google permits individual practitioners alongside the firm if they meet the public directly. Trouble starts with several profiles for one agent, or with service names stuffed into titles, so keep plain names throughout.",
      },
      {
        question: "What photographs belong on a broker's profile rather than a property page?",
        answer:
          "Show the people, the office, a sold board outside a typical street and perhaps an open day with permission. Buyers looking at a broker want to know who will open the door. Save wide-angle kitchens for the portal, where they describe something actually available.",
      },
    ],
  },
  "law-firms": {
    intro:
      "Someone choosing a solicitor or attorney looks at the lawyer first and the letterhead second. Legal directories reflect that: Avvo, Justia, FindLaw and Martindale-Hubbell keep a page per person, often created from bar records before you arrive. Chambers and Legal 500 rank teams by research, for corporate counsel. The bar's own referral service and the map entry complete the picture.",
    prepare: [
      "Bar admissions by jurisdiction and year, spelled as the state bar or law society prints them on its public roll.",
      'Practice areas in client language, such as "contested wills", mapped onto whichever fixed list each legal site makes you choose from.',
      "Fee arrangements you offer, be they fixed, hourly, conditional or legal aid, with wording that your compliance partner has read.",
      "Portraits in consistent light for each fee earner, plus an entrance photograph that shows lift, ramp and nearest court.",
      "Disclaimers your jurisdiction expects next to past results or testimonials, saved as text blocks ready for sites that allow them.",
    ],
    advice: [
      {
        heading: "Claim the lawyers one by one",
        text: "Unclaimed attorney pages show a law school, an old employer and nothing else. Have every fee earner verify their own, following one house style for biographies. Leavers keep the personal page; the firm edits its office record and reassigns matters to a named successor.",
      },
      {
        heading: "Handle reviews within the rules",
        text: "Confidentiality makes replies delicate, because even confirming that someone was a client can be a breach. Check your bar's advertising rules, then draft two neutral answers with general counsel. Reception should know who posts them, and no one argues facts of a matter in public.",
      },
    ],
    questions: [
      {
        question: "Are Avvo and Martindale profiles useful for a corporate practice?",
        answer:
          "General counsel tend to consult Chambers, Legal 500 and colleagues, so put submission effort there. Still claim the consumer pages, as journalists, witnesses and recruits find them under a lawyer's name. Correct the admissions, photograph and office, then leave the consumer question forums to others.",
      },
      {
        question: "Should every partner have a separate Google profile near the firm's?",
        answer:
          "It is permitted for practitioners who serve clients directly at that office in stated hours. Use the lawyer's name alone, their direct line and their own biography page. Firms with three or four partners sometimes prefer one shared profile, since reviews then collect in a single place.",
      },
      {
        question: "How should a practice area be named in legal directories?",
        answer:
          'Choose the fixed label nearest to how the matter begins for the client. People type "unfair dismissal" or "custody", while taxonomies say employment or family. Select the taxonomy entry, then use the client\'s words in the first line of the biography, where they are read.',
      },
    ],
  },
  restaurants: {
    intro:
      "Hungry people decide in minutes, by map, cuisine filter and the last few photographs. So the listing that counts is the one open on a phone at half past six: Google, Apple, TripAdvisor and Yelp, then whichever booking platform your town uses, such as OpenTable or TheFork. HappyCow suits plant-based kitchens. Delivery apps are a different shopfront, with another menu and often other hours.",
    prepare: [
      "Menu as text with prices and allergens, because a photographed page cannot be read by filters or by a screen reader.",
      "Kitchen closing time as well as door closing time, since late diners arrive between the two and leave annoyed.",
      "Dishes shot in your own light on your own plates, with one picture of the room full and another empty.",
      "Cuisine, dietary and service tags decided once: halal, gluten-free options, dogs on the terrace, high chairs, takeaway, corkage.",
      "Hygiene rating, alcohol licence hours and any guide mention with its year, ready to copy where a form asks.",
    ],
    advice: [
      {
        heading: "Choose the cuisine people crave",
        text: '"Restaurant" says nothing. "Sichuan", "tapas bar" or "Sunday roast" puts you in front of someone with a wish. Take the most specific primary category the map offers, then add how you serve: brunch, set lunch, private room. Change it when the chef changes direction.',
      },
      {
        heading: "Keep delivery listings apart",
        text: "Aggregators sometimes create pages with their own phone number and marked-up menu, which then leak onto maps. Look for them monthly and ask for removal or correction. If you run a virtual brand from the same kitchen, give it separate photographs and packaging signage.",
      },
    ],
    questions: [
      {
        question: "Should our restaurant be on TripAdvisor if most guests are locals?",
        answer:
          "Yes, claim it, because a page probably exists whether you want one or not. Set the hours, replace blurry guest photos at the top and answer questions about parking. Visiting relatives use it. Your regulars will go on looking at the map and the booking app.",
      },
      {
        question: "Who on the team should update menus across all the platforms?",
        answer:
          "The person who writes the board each day, often a floor manager, not the agency that built the website. Keep one master menu with dates. When a dish goes, edit the map, booking page and delivery apps in that order, before the next service begins.",
      },
      {
        question: "How should seasonal closing or a summer terrace be shown online?",
        answer:
          "Use the temporarily closed status for a long break, with the reopening date in the description. Short breaks are special hours. A terrace is an attribute, so switch it on when tables are out, add two pictures taken this year and turn it off in autumn.",
      },
    ],
  },
  photographers: {
    intro:
      "Couples, parents, brands and newspapers all hire photographers, and they look in four different rooms. The Knot, Hitched and MyWed hold the wedding crowd. Agency buyers browse Behance and ProductionHUB. Families ask Google for someone near school. Editors consult the registers of bodies such as ASMP or the AOP. One profile stretched over all these shows a bride your packshots.",
    prepare: [
      "Twenty final frames per speciality, sequenced so that the thumbnail works alone when a grid crops it to a square.",
      "Model, venue and client permissions filed with each image, because wedding sites and awards can ask for them years later.",
      "Public liability insurance certificate and expiry, which many venues and corporate buyers expect a supplier profile to mention.",
      "Coverage described in hours, number of edited files and delivery weeks, alongside the starting price that your category demands.",
      "Home base plus travel radius, with a note on what changes when flights, assistants or a second shooter are needed.",
    ],
    advice: [
      {
        heading: "Edit harder than feels comfortable",
        text: "A directory gallery is no archive. Show one light, one kind of subject and one temperament, so a viewer knows what their own pictures will look like. Remove anything you would not wish to be booked for again, however well the likes once went.",
      },
      {
        heading: "Tag venues, credit everyone",
        text: "Wedding platforms let you attach a venue, planner and florist to a gallery, and people browse by venue more than by supplier. Fill those fields for every album. Ask the same suppliers to tag you, and check that the spelling of your studio survived.",
      },
    ],
    questions: [
      {
        question: "Which directories suit a photographer who shoots weddings and brands?",
        answer:
          "Use two identities in presentation, even under one name. Put the wedding galleries on couples' platforms, and the commercial folio on Behance or a production directory. A map profile can hold both if the primary category states what earns more, with albums separated clearly for visitors.",
      },
      {
        question: "Do I need a studio address to appear in local listings?",
        answer:
          "No. A travelling photographer can register as a service-area business and hide the home. Show yourself working, some finished frames and recognisable local places. If you hire a shared studio by the day, do not enter it as yours, since staffed presence is expected.",
      },
      {
        question: "How often should portfolio images on directory profiles be replaced?",
        answer:
          "Look at them at the end of each season: after autumn for weddings, after the school year for families, before pitching months for commercial work. Swap a quarter, keep signature frames. Outdated phones, cars or fashion in a picture tell visitors more than the upload date.",
      },
    ],
  },
  "healthcare-providers": {
    intro:
      "Patients search by symptom, insurer and distance, then check that a clinician is real. Healthgrades, Vitals and WebMD build pages from the US provider registry before you have touched them. Zocdoc, Doctolib, Practo and Doctoralia go further and sell appointment slots. In Britain the NHS site and the CQC register come first. Wrong insurance or a retired partner's name there wastes clinic time.",
    prepare: [
      "NPI, GMC or local registration number for each clinician, matching name and speciality taxonomy exactly as the register holds them.",
      "Insurance plans accepted, checked with billing this month, including which ones apply to only some practitioners or sites.",
      "Whether new patients are taken, typical wait, telehealth, interpreters and languages, since these filters narrow a results page first.",
      "Clear portraits in clinical or plain clothes, along with the entrance, waiting room, hoist and parking for disabled visitors.",
      "Board certifications and hospital affiliations with dates, so biographies across sites do not contradict what a referrer can verify.",
    ],
    advice: [
      {
        heading: "Correct the registry before profiles",
        text: "Several doctor finders refresh from NPPES or a national register, and will overwrite your edits if the source disagrees. Update the address and taxonomy there first. Then claim each clinician page, wait for a refresh, and only afterwards spend an afternoon on photographs.",
      },
      {
        heading: "Reply without confirming a patient",
        text: "A courteous answer can still disclose that someone attended. Agree on wording with your privacy officer: thank the writer in general, give the practice manager's number, add nothing clinical. Train the person who holds the review logins, and have a second person read replies before posting.",
      },
    ],
    questions: [
      {
        question: "Should each doctor and the clinic have their own listing?",
        answer:
          "Generally yes. People look for a named physician, and also for the nearest open clinic. Give the practice its main number, each clinician a direct booking line where possible, and departments a profile only when they have separate entrances or hours, for example imaging or pharmacy.",
      },
      {
        question: "How are outdated doctor pages removed after someone has retired?",
        answer:
          "Send the directory proof from the register, or ask the doctor to close the page while the login still works. On map profiles mark the practitioner as moved or closed. Redirect calls in the meantime, because patients keep old pages bookmarked and print them for relatives.",
      },
      {
        question: "Which conditions and procedures should a clinic tick in a profile?",
        answer:
          'Only those a clinician there performs routinely. Ticking everything brings referrals you must send away. Ask reception which requests they decline each week and untick them. Use plain names next to medical ones, so "frozen shoulder" finds the physiotherapist who treats adhesive capsulitis.',
      },
    ],
  },
  "education-platforms": {
    intro:
      "Learners compare courses in catalogues; schools and companies compare platforms in review sites; and the two never meet. A provider with courses wants Class Central or Course Report. One that sells the system behind the lessons wants G2, Capterra and edtech evaluators, including those that teachers run. Decide which you are before filling any form, as some companies are truly both.",
    prepare: [
      "Course records with level, workload in hours, language, start dates or self-paced, and the certificate's exact name and issuer.",
      "Accreditation evidence, giving the awarding body and its reference, or an honest line that the programme carries no formal credit.",
      "Instructor biographies with a subject background, since catalogues show who teaches and adults choose between courses by that.",
      "Accessibility statement covering captions, keyboard use and screen readers, because public institutions may not shortlist platforms without one.",
      "Data protection terms for minors, plus the rostering and LMS standards supported, such as LTI, SCORM or Clever.",
    ],
    advice: [
      {
        heading: "File by subject, then learner",
        text: 'Catalogues begin with the subject tree: data science, nursing revision, primary maths. Place the course on its deepest honest branch, then state who it is for by age or prior knowledge. A general "online learning" tag puts you among universities with ten thousand courses.',
      },
      {
        heading: "Take old cohorts down quickly",
        text: "A start date in the past signals a dead school. Let the registrar or course operations own catalogue entries, with a task when enrolment closes. Replace the date, keep the reviews, and archive discontinued titles instead of renaming them into something learners never took.",
      },
    ],
    questions: [
      {
        question: "Where should a bootcamp be listed so that career changers find it?",
        answer:
          "Bootcamp comparison sites such as Course Report are where people read graduate comments side by side. Publish your outcomes method next to any figure. Add the state's register of licensed schools where one applies, and the local workforce board if your programme can be funded.",
      },
      {
        question: "Can a course on Udemy or Coursera have another directory profile?",
        answer:
          "Some catalogues index those marketplaces automatically, so search before adding. If the record exists, correct the instructor and workload. List your own school separately only when students can enrol with you directly, and describe what they receive there that the marketplace version leaves out.",
      },
      {
        question: "What pictures work when the product is a lesson on screen?",
        answer:
          "Show a real lesson with legible text, the assignment view, feedback on a piece of work and the phone layout. Avoid stock models holding laptops. For teachers, a screenshot of the gradebook or progress report answers more doubts than any classroom photograph could.",
      },
    ],
  },
  startups: {
    intro:
      "Before anyone needs your product, three audiences look you up: early adopters, investors and people you want to hire. Launch sites such as BetaList and Product Hunt serve the first for a short while. Crunchbase, Gust and F6S inform the second. Wellfound shows candidates who is behind it. Add ecosystem maps by your city, university or accelerator, which outlast any launch day.",
    prepare: [
      "Ten words that state what it does and for whom, tested on a stranger who then repeats them back correctly.",
      "Incorporation name, country and year, with former names noted, so investor databases do not file you as two companies.",
      "Founders' names as on LinkedIn, with one role each, because profiles list people and diligence starts by cross-checking them.",
      "Funding stage in plain terms such as bootstrapped or pre-seed, restricted to rounds that everyone involved agrees to publish.",
      "Square logo, thirty-second demo and two product images that remain legible when shrunk to the size of a postage stamp.",
    ],
    advice: [
      {
        heading: "Pick a stage and own it",
        text: "Idea, private beta, open beta, revenue: each suits other sites. BetaList wants things not yet broadly open, while review platforms want customers. Enter each site at its proper moment, keep the dates in a table, and do not resubmit a two-year-old product as newborn.",
      },
      {
        heading: "Clean up after every pivot",
        text: "Launch pages keep the old pitch for ever unless someone edits them. After a change of name or market, list all profiles and give one founder an evening to rewrite taglines, tags and screenshots. Investors do compare the story on Crunchbase with your deck.",
      },
    ],
    questions: [
      {
        question: "Which startup directories should we be in before launch day?",
        answer:
          "Be on the ones that take pre-launch products and gather a waiting list, plus your accelerator's or city's ecosystem map. Prepare Product Hunt as a draft. Crunchbase and LinkedIn can be filled quietly as soon as the company exists, since no one expects a launch there.",
      },
      {
        question: "Does an early company without customers belong on G2 or Capterra?",
        answer:
          "You may claim a page, though an empty profile next to rivals with hundreds of comments convinces few. Wait until five users would write something frank. Until then put the effort into AlternativeTo, niche communities and launch sites, where having no history is normal.",
      },
      {
        question: "Who answers comments and messages left on launch directories?",
        answer:
          "A founder, by name, on the day and for a week afterwards. People there want to talk to the person who built it. Put notifications into one shared channel, answer feature requests frankly, and later hand the account to support with a note on tone.",
      },
    ],
  },
  blogs: {
    intro:
      "No one needs opening hours for a blog, yet readers, editors and sponsors still look for one by topic. Feedspot, Blogarama and Alltop arrange sites by subject and freshness. Feed readers such as Feedly keep a discover page. Communities of your hobby maintain their own blogroll, often in a forum's pinned post. What decides acceptance is a clear theme, a working feed and recent dates.",
    prepare: [
      "RSS address tested in a validator, showing full titles and dates, because blog directories read the feed before the homepage.",
      "One-sentence theme narrow enough to exclude something, such as sourdough at altitude, in place of food, life and thoughts.",
      "Author page with a name or steady pen name, a face or drawing, and the reason you know this subject.",
      "Ten best posts in a start-here list, so that an editor reviewing your submission sees depth within three clicks.",
      "Disclosure page for sponsored posts and affiliate links, which curated collections look for and readers deserve in any case.",
    ],
    advice: [
      {
        heading: "Submit to the smallest topic",
        text: 'A fly-fishing diary disappears under "sports" and shines under "angling". Walk the category tree to its end, and look at which blogs sit there. If you would happily read them yourself, that is the shelf. If they are shops, step back up.',
      },
      {
        heading: "Tell directories when you pause",
        text: "Crawlers mark a blog inactive after months without a post, and some remove it silently. Publish a short note before a long break, keep the feed alive and schedule a seasonal piece or two. On return, ask editors to look again with fresh links.",
      },
    ],
    questions: [
      {
        question: "Where can I list a personal blog with no business behind it?",
        answer:
          "Topical blog directories, feed reader catalogues, webrings and hobby associations all accept personal sites. Skip business registers, which want an address and a phone. Indie web communities are especially welcoming to individual writers, and they generally care about voice and regularity above subject.",
      },
      {
        question: "Should my newsletter be listed separately from the blog itself?",
        answer:
          "Only if it carries something different. A digest of posts belongs as a subscribe link on the same profile. An original letter can join newsletter directories under its own title, with a sample issue open to read, its frequency and the day it usually arrives.",
      },
      {
        question: "What image represents a blog best in a directory listing?",
        answer:
          "Use a simple mark that stays readable at favicon size, plus a wide picture made from your own work. A knitting site shows its stitches, a travel diary one road. Text-heavy banners turn into grey noise once the directory shrinks them for its grid.",
      },
    ],
  },
  nonprofits: {
    intro:
      "Donors want to know where the money goes, volunteers want a shift near home, and people in need want a phone number that is answered tonight. Candid, Charity Navigator and GreatNonprofits serve the first group. Idealist and local volunteer centres serve the second. Helplines such as 211, food bank finders and council service directories serve the third, and matter most.",
    prepare: [
      "Charity number or EIN with determination letter, in the legal name, since donation platforms match it against the official register.",
      "Latest annual return and accounts in PDF, ready for transparency fields that otherwise show a blank where donors look.",
      "Programme pages written for the person needing help: who qualifies, what to bring, cost, languages and whether appointments are required.",
      "Consent forms for each face in your pictures, with particular care for children, patients and anyone whose safety depends on privacy.",
      "Names of trustees and the executive, reviewed after every annual meeting, because registers publish them and funders compare.",
    ],
    advice: [
      {
        heading: "Three listings, three first lines",
        text: "Open a donor profile with results and governance. Start a volunteer listing with the task, hours and travel costs. Begin a service entry with eligibility and tonight's phone. Copying the mission statement into all three leaves each reader hunting for the one thing they came for.",
      },
      {
        heading: "Guard addresses that must stay private",
        text: "Refuges, needle exchanges and some legal projects cannot print where they meet. Use a registered office or post box for public records, ask map services to remove pins, and brief volunteers not to tag locations. Check aggregators twice a year, because they republish old filings.",
      },
    ],
    questions: [
      {
        question: "Which charity directories should a small local group join first?",
        answer:
          "Begin with the official register entry itself, then Candid or your national equivalent, since donation tools draw on them. After that, the community service directory run by the council or 211, and the volunteer centre. Those four reach funders, givers, referrers and helpers between them.",
      },
      {
        question: "We have no paid staff, so who keeps these listings accurate?",
        answer:
          "Give it to the secretary as part of the annual filing, when names, accounts and addresses are on the table anyway. Opening times of services should sit with the coordinator on duty. Write both roles into the constitution's handover notes, so logins survive elections.",
      },
      {
        question: "Can a charity shop and its parent charity have separate profiles?",
        answer:
          "Yes, since shoppers and donors of furniture need the shop's hours, parking and collection number. Give each branch a map listing under the name on its sign. The parent keeps the charity number, governance and appeals, and its description mentions that the shops fund the work.",
      },
    ],
  },
  "digital-marketing": {
    intro:
      "Here the buyer knows your tricks, or thinks so, and reads a profile as a sample of the service. Clutch, Sortlist, DesignRush and TopDigital.Agency ask which channels you handle; Google Partners and Meta's own directory show who is certified to spend. A client with one burning problem, say falling paid search results, wants a specialist. Someone replacing an in-house team wants breadth and named people.",
    prepare: [
      "Channel list ranked by fee income, with paid search, email and analytics shown apart where others write one word: marketing.",
      "Certification pages from Google, Meta, HubSpot or Klaviyo, tied to staff still employed and with their expiry dates noted.",
      "Typical monthly media spend you manage, given as a band, as directories sort providers by the budgets they are used to.",
      "Anonymised before-and-after screenshots from analytics accounts, released by clients, with the date range and attribution model left visible.",
      "Sectors you decline on principle or by platform policy, for example gambling or supplements, so that brokers stop sending them.",
    ],
    advice: [
      {
        heading: "Say who holds the accounts",
        text: "Clients have been burned by agencies owning their ad accounts. A line in every profile stating that accounts, data and creative stay with the client answers an unasked question. Follow it with reporting rhythm and contract length, which comparison sites let you enter as fields.",
      },
      {
        heading: "Photograph the team, skip dashboards",
        text: "Every rival shows a rising graph on a laptop. Show the four people who would join the kickoff call, with role and channel below. Change the picture when someone leaves. For a portfolio image, prefer an advert as it ran, next to the landing page it led to.",
      },
    ],
    questions: [
      {
        question: "Should we list under advertising, marketing or a single channel?",
        answer:
          "Follow the invoice. If most retainers are for paid media, choose advertising or PPC even though the team also writes emails. Directories let you add secondary shares. Look at the ten firms on that page, and ask whether you lose pitches to them already.",
      },
      {
        question: "Is the Google Partners directory enough for a performance marketing firm?",
        answer:
          "It proves a threshold of spend and training, and little about judgement. Clients often use it to check a name they heard elsewhere. Complete it, then add one review platform where past clients describe working with you, and the associations of your strongest sector.",
      },
      {
        question: "How do we stop freelancers listing themselves under our brand?",
        answer:
          'Contractors sometimes enter the agency\'s name as their company, which makes extra offices and staff on maps and LinkedIn. Offer them agreed wording such as "freelance strategist working with". Search the brand quarterly, then ask platforms to detach people or places that are not yours.',
      },
    ],
  },
};
