import type { Guide } from "./guide.ts";

export const typeSubmissionBacklinks2: Record<string, Guide> = {
  "online-course": {
    intro:
      "A single course and a school are different things to a directory. Class Central lists courses by provider, Udemy and similar hosts bring their own pages, and general catalogues want the teacher's site. Each asks for level, hours, language, certificate and start dates. Settle whether you teach live cohorts or self-paced lessons before filling any field, because the date boxes depend on it.",
    prepare: [
      "Phrase the outcome as something a learner can do afterwards, for instance sew a lined jacket, then give the entry level.",
      "Count hours of video, exercises and expected homework separately, since catalogue fields ask for total effort and not for runtime.",
      "Collect teacher credentials with proof, such as published work, employers or teaching certificates, in a biography of eighty words.",
      "Offer one complete lesson without registration, because editors use it to judge sound, pace and whether the slides are readable.",
      "Draw up a syllabus by module with titles that mean something to outsiders, avoiding clever names that hide the subject.",
    ],
    advice: [
      {
        heading: "Say certificate with care",
        text: "Write certificate of completion unless a recognised body accredits the programme, and name that body when one does. Forms often contain a tick box for accreditation. A wrong tick leads to removal, and in some countries to questions from the person who protects education titles.",
      },
      {
        heading: "Roll cohort dates forward",
        text: "Put the next three intakes in one sheet and renew listings when enrolment closes, not when teaching begins. Past dates make a living course look finished. If you switch to self-paced, blank the fields and change the format label, the price and the support promise together.",
      },
    ],
    questions: [
      {
        question: "Why do course directories reject courses taught by a single instructor?",
        answer:
          "Some catalogues take only institutions or established platforms, so read the provider rules. Elsewhere the reason is thin evidence: no syllabus, no sample, no named teacher. Publish all three. If the site lists providers, apply as a small school with a legal name.",
      },
      {
        question: "Should I submit my Udemy page or my own course website?",
        answer:
          "Use your own site where the form allows, as prices and reviews on the host may change without you. Give the host's page to lists that cover only that platform. Never send both to one catalogue; it will merge them badly.",
      },
      {
        question: "How can I update an online course listing after a new edition?",
        answer:
          "Change the year, hours, tool versions and screenshots on the course page first. Then edit listings in order of visits, and tell review sites that earlier comments concern the former edition. Some keep reviews, others start afresh, so ask which applies before renaming anything.",
      },
    ],
  },
  "membership-site": {
    intro:
      "No one outside can see what members pay for, and that is the difficulty with every form. A moderator meets a login box and leaves. Your submission therefore rests on a tour: sample posts, the programme of the month, the house rules and the price of leaving as well as joining. Add who hosts the community, because people join other people before they join content.",
    prepare: [
      "Build an open tour with real threads, blurred names and one full resource, and send that address instead of the login.",
      "Describe who belongs, who does not, and what happens in a normal week, in fewer than a hundred plain words.",
      "Spell out billing period, renewal, pause and cancellation on a public page, for directories of paid communities check them.",
      "Ask five members for permission to quote them by first name and profession, and store each consent with its date.",
      "Create a moderator account with limited rights, expiring after thirty days, for reviewers who want to look inside the community.",
    ],
    advice: [
      {
        heading: "Pick a label and stay",
        text: "Club, community, library, course, forum, association: forms offer them all. Choose by the main reason people renew. A library of templates is not a community because it has comments. Consistent labels stop one platform appearing as five, and prevent refunds from disappointed joiners.",
      },
      {
        heading: "Mark open and closed doors",
        text: "If you admit people twice a year, say closed, waiting list open in the profile between windows. Change it on the first day of enrolment and again on the last. A line in the calendar does it, and directories stop forwarding complaints about a dead signup.",
      },
    ],
    questions: [
      {
        question: "How do directories review a membership site hidden behind a paywall?",
        answer:
          "They look at the sales page, the tour, the terms and sometimes a trial account. Offer the account in the notes field, with its expiry date. If only screenshots are possible, show a discussion, a resource and the cancellation screen, since doubts concern those.",
      },
      {
        question: "May I list the community on Skool, Circle or Discord separately?",
        answer:
          "A discovery page inside a platform is a listing of its own, and it can coexist with your domain. Keep host name, artwork and price equal. In outside catalogues prefer the domain, so that changing platform later does not strand the entry.",
      },
      {
        question: "What should change in listings when I raise the membership price?",
        answer:
          "State the new fee, from which date, and whether existing members keep the former one. Update your own terms first, then the paid community lists, then general ones. Remove expired founder offers everywhere. An old price on a third-party page will be quoted at you.",
      },
    ],
  },
  nonprofit: {
    intro:
      "Charity databases begin with registration, not with a story. Candid matches your EIN, national registers publish a charity number, Charity Navigator works from filings, Idealist wants an organisation page before any vacancy. Once the number is confirmed, you add mission, programmes and people. Trustees should know what is being published, since finance figures in these profiles are read by funders before a meeting.",
    prepare: [
      "Find the determination letter or register extract, because claiming a charity profile usually requires that paper and a named officer.",
      "Write the mission in one sentence with beneficiaries, place and activity, free of words such as empower, holistic or transformative.",
      "Ask the treasurer for the latest filed accounts, programme spending and number of paid staff, as databases show those first.",
      "Choose photographs with signed consent, especially of children, patients or refugees, and keep the release next to each picture file.",
      "Agree who may log in after elections, since committees change and passwords tend to leave with a departing secretary.",
    ],
    advice: [
      {
        heading: "Complete the transparency levels",
        text: "Candid awards seals in steps for goals, finances and leadership data. Gather the information once and answer all levels in a single week, while the treasurer is available. Put the renewal date in the board calendar, because seals relate to a year and lapse quietly.",
      },
      {
        heading: "Split giving from getting help",
        text: "People in need and people with money read different directories. For helplines and community lists, open with eligibility, hours, languages and cost. For donor databases, open with results and accounts. Send each reader to a page of its own, never to one crowded front page.",
      },
    ],
    questions: [
      {
        question: "Our charity profile exists already with wrong data, who can change it?",
        answer:
          "The person who proves authority. Use the claim button with an address on your domain, upload the requested letter and name an officer. Figures from tax filings cannot be edited at the directory; they change when the next filing is processed, though you may add explanatory notes.",
      },
      {
        question: "Can an unregistered community group be submitted to nonprofit directories?",
        answer:
          "Donor databases normally refuse, since they rely on tax status. Local resource guides, volunteer centres and town portals often accept a constituted group with a contact and a public meeting place. If a registered body acts as fiscal sponsor, name it and ask how it wants to appear.",
      },
      {
        question: "When do nonprofit listings need to be updated during the year?",
        answer:
          "After filing accounts, after the annual meeting, before the winter giving season and whenever a service opens or closes. Give each date an owner. A foodbank with wrong hours harms people, so changes to services go out that day, ahead of anything about fundraising.",
      },
    ],
  },
  consultancy: {
    intro:
      "Advice has no screenshot. A profile for an advisory firm is judged by sector, named partners and the kind of question you get called about. Consultancy.uk and its sister sites, Clutch and chamber registers want these in tick boxes, then a paragraph. The awkward part is client names, most of which sit under confidentiality. Solve that on paper before you open a form.",
    prepare: [
      "Define three client questions you answer, written as a chief executive would say them, and build the profile around those.",
      "Prepare anonymised cases by sector, size and outcome, cleared by the engagement partner against each confidentiality clause.",
      "Order portraits and biographies for every partner with former employers, degrees and languages, in a common style and length.",
      "Look up professional memberships such as chartered management or project bodies, and record numbers and expiry for each consultant.",
      "Settle fee wording, whether day rate, fixed scope or retainer, because blank budget fields exclude you from filtered searches.",
    ],
    advice: [
      {
        heading: "Ask references before listing",
        text: "Review platforms ring or write to your client's executive. That person needs notice, a summary of what may be said and an easy refusal. Choose the sponsor who signed, not the friendly analyst. Two prepared referees serve you better than six surprised ones.",
      },
      {
        heading: "Track who has left",
        text: "People make the product here. When a partner departs, the biography, practice area and sometimes the office must vanish from each directory the same week. Keep a matrix of names against sites. It takes an hour, and avoids an awkward letter from their new firm.",
      },
    ],
    questions: [
      {
        question: "Which category fits a boutique consultancy working across strategy and operations?",
        answer:
          "Take the one your last five invoices describe. Directories sort by function or by industry, and a small firm looks more credible with a single function and two industries. Broader firms may tick more, yet each ticked box should have a case and a named person.",
      },
      {
        question: "Can we submit if all our client work is confidential?",
        answer:
          "Yes. Use sector, region, size and problem in place of names, and let reviewers verify through a private referee where the site offers it. Avoid details that identify a client in a small market. Published articles and talks count as evidence too.",
      },
      {
        question: "Why was our submission marked as individual rather than consulting firm?",
        answer:
          "Probably one person, a home address and a first-person biography. If you are a firm, show registration, a company mailbox and associates with their permission. If you are a solo adviser, accept the label and choose sites for independents, where that is an advantage.",
      },
    ],
  },
  "freelance-business": {
    intro:
      "Working alone, you are both product and office, and forms do not always know what to do with that. Upwork, Contra and Malt want a person with rates and availability. Business registers want a firm with a number. Decide which face each site gets. Your name, trade and city must still match, or clients who compare profiles will think they found two people.",
    prepare: [
      "Choose between personal and trading name for every profile, and note the tax or registration number that belongs with it.",
      "Write a headline of trade plus client plus result, such as bookkeeper for film crews, before listing any software you know.",
      "Pick six work samples you may legally show, each with two sentences on your own part and the brief behind it.",
      "Get a portrait with even light and a plain wall, because platforms crop faces to circles and reject logos there.",
      "Keep identity papers at hand, since marketplaces match passport, bank account and tax form, and stop payouts when letters differ.",
    ],
    advice: [
      {
        heading: "Set availability every Monday",
        text: "Most freelancer catalogues rank or hide people by availability and response time. Choose a fixed minute each week to set hours, earliest start and rate. Switch to unavailable before a holiday instead of ignoring enquiries. An unanswered request costs more standing than an honest pause.",
      },
      {
        heading: "Guard your home address",
        text: "Registers and map services may publish where you live. Use a service area, a registered office or a coworking contract that permits it, and check the preview. Once printed, an address spreads to other sites by copying, and removing it takes many separate requests.",
      },
    ],
    questions: [
      {
        question: "Can freelancers be listed in business directories without a registered company?",
        answer:
          "Frequently, as sole traders with a trade name, phone and tax registration. Sites that demand a company number will say so on the form. Chambers and professional associations are good alternatives, since membership proves the trade. Do not invent a limited company for the field.",
      },
      {
        question: "What do freelance platforms usually reject in a new profile?",
        answer:
          "Contact details in the description, stock portraits, copied samples, a headline listing twelve trades and identity papers that differ from the account. Some categories are simply full. Narrow the headline, replace two samples and apply again after the waiting time the platform gives.",
      },
      {
        question: "How do I raise my rates across every freelance business profile?",
        answer:
          "Finish running offers at the agreed fee, choose a date and change platforms first, then directories with a price field, then your site. Keep a list of where figures appear. Repeat clients deserve an email before they find the new number by themselves.",
      },
    ],
  },
  "design-studio": {
    intro:
      "Creative directories are galleries with gatekeepers. Awwwards and siteInspire judge a website, Behance and Dribbble hold projects, Sortlist and Clutch hold a company. The submission that passes one will bore the next. Curators look at images for seconds, clients read roles and budgets. Prepare two sets, then, and credit everyone, since photographers, developers and type designers will see themselves missing.",
    prepare: [
      "Select eight projects and crop each to the ratios the galleries use, rather than letting their software cut through a wordmark.",
      "Write credits for every case, covering client, photographer, illustrator, typefaces and build partner, and have them confirm the spelling.",
      "Clear font, stock and music licences for publication, as showing a client's film elsewhere may exceed what was bought.",
      "State discipline in ordinary words, such as packaging for cosmetics, because category trees do not contain brand experience or storytelling.",
      "Test the portfolio on a slow connection, for curators abandon preloaders, locked cursors and autoplaying sound quicker than clients do.",
    ],
    advice: [
      {
        heading: "Ask when work goes public",
        text: "Rebrands, packaging and launches carry embargoes. Record the release date in the project file and submit the next morning, not before. Client marketing teams appreciate a copy of the wording. Galleries prefer work that no one has featured, so decide who receives it first.",
      },
      {
        heading: "Archive, then rotate cases",
        text: "Profiles freeze at the year they were opened. Each January and September, exchange the two weakest projects, remove former staff and check links to client sites that have since been redesigned. Keep images of the original, because the live page may no longer be yours.",
      },
    ],
    questions: [
      {
        question: "Why do design galleries decline websites that won praise from clients?",
        answer:
          "Galleries look for a point of view in layout, type or motion, and for craft at phone size. Solid corporate work may simply not suit. Try collections sorted by industry or style, and send the cases to client-facing directories, where reliability counts more than novelty.",
      },
      {
        question: "Should the studio or individual designers own Behance and Dribbble profiles?",
        answer:
          "Open a team page under the studio mailbox and let designers be credited from personal ones. Then work stays when people go. Agree in contracts what departing staff may show. Directories that ask for a company need the team page, not a junior's account.",
      },
      {
        question: "What client documents help a design studio pass agency verification?",
        answer:
          "A signed statement of work, an invoice with the amounts covered, or a referee on the client's own domain. Platforms differ, so read which they accept. Black out fees and remember confidentiality. Award certificates and press clippings support the profile but seldom replace a referee.",
      },
    ],
  },
  "software-company": {
    intro:
      "Buyers of custom development and buyers of packaged products use different catalogues, and many firms sell both. GoodFirms, Clutch and TechBehemoths list builders; Capterra and G2 list products. Send the wrong half and the form comes back. Split the two from the start: one profile for the engineering house with staff and case work, one for every product that has its own name and licence.",
    prepare: [
      "Divide facts into house and product sheets, with headcount, stack and references on one, versions, hosting and licences on another.",
      "List technologies that current staff can be interviewed about, as pages promising forty languages are read with well-earned suspicion.",
      "Obtain registration papers, office photos and leadership profiles, which vendor catalogues ask for when you claim offices in several countries.",
      "Describe two systems in operation with user numbers the client confirms, the problem before, and who maintains them today.",
      "Collect certificates such as ISO 27001 together with scope and auditor, because a logo without the scope says very little.",
    ],
    advice: [
      {
        heading: "Separate bench from headcount",
        text: "Forms ask for employees, and contractors tempt people to add. Give salaried staff in the field and mention partners in the text. Reviewers compare with LinkedIn. A firm of twelve with clear specialisms passes more easily than one of eighty that no one can find.",
      },
      {
        heading: "Retire end-of-life products",
        text: "When support ends for a version, product directories should say so the same month. Change status, point to the successor and keep the old entry for people who still search for it. Deleting it abandons reviews, and leaves scraped copies as the only record.",
      },
    ],
    questions: [
      {
        question: "Is a software company page the same as a product page?",
        answer:
          "No. Company catalogues describe people, services and clients, while product catalogues describe features, plans and support. Use the firm's legal name in the former and the product name in the latter. Link them from your own site so that editors see the relation.",
      },
      {
        question: "Which proof do vendor directories want before showing a software developer?",
        answer:
          "Normally a working corporate domain, registration, staff visible under real names, and client feedback that can be checked. Some add an interview. Open-source contributions help with technical curators. Have contracts ready with prices hidden, and tell customers beforehand that someone may contact them.",
      },
      {
        question: "How do we handle profiles after a merger of two vendors?",
        answer:
          "Decide the surviving name and publish a notice on both domains. Ask each catalogue to merge rather than delete, sending proof of the transaction. Move reviews only where the team remains. Keep both support mailboxes alive for a year, since verification mails still arrive there.",
      },
    ],
  },
  "it-company": {
    intro:
      "Support contracts are bought by office managers who compare response times, certifications and distance. Forms for managed service firms ask accordingly: coverage hours, vendors, industries, remote or on site. Clutch, TechBehemoths, vendor partner locators and the local chamber will each take you, in different words. The partner locators deserve the first afternoon, since Microsoft or Cisco have already checked your status and customers trust that.",
    prepare: [
      "Write what you look after, for how many seats and within which radius, ahead of any sentence about passion for technology.",
      "Pull partner numbers, competency levels and renewal dates from every vendor portal, then check how each permits its badge to appear.",
      "Record support hours precisely, including on-call nights, languages and holidays, since directories display round the clock as a promise.",
      "Attach insurance certificates for professional liability and cyber cover, which tenders and several business registers ask to see.",
      "Take honest pictures of vans, server racks with labels hidden and technicians at work, instead of glowing padlocks and blue tunnels.",
    ],
    advice: [
      {
        heading: "Keep secrets out of cases",
        text: "A reference that names the client, firewall and version is a map for attackers. Describe size, sector, outage and outcome. Let the customer's technical lead read it. Screenshots of dashboards need hostnames and addresses removed, including those in the browser tab.",
      },
      {
        heading: "Rehearse the phone check",
        text: "Verification calls reach the service desk, where a technician opens a ticket and hangs up. Brief the desk, give them the code format and a place to write it. The same goes for letters, which disappear between hardware deliveries unless someone expects them.",
      },
    ],
    questions: [
      {
        question: "Where should a managed service provider submit its profile first?",
        answer:
          "Begin with the partner locators of vendors you are certified for, then map services, then Clutch or TechBehemoths if clients will speak for you. Regional chambers come next. General web catalogues are last, because no one chooses who holds their passwords from an alphabetical list.",
      },
      {
        question: "What changes at our IT company should trigger listing updates?",
        answer:
          "Lost or gained certifications, a new support number, an added city, dropped break-fix work and any merger. Put them in the change process you already run for clients, with a ticket template. Expired partner badges are the most embarrassing, since competitors do check them.",
      },
      {
        question: "Why did a directory file us under computer repair shops?",
        answer:
          "Older trees know repair, sales and web design, and choose by keywords in the name. Ask for IT services, managed services or consultants, and delete repair from the text if you no longer take walk-ins. Remove shop hours as well, otherwise the next edit reverts it.",
      },
    ],
  },
  "b2b-company": {
    intro:
      "Purchasing departments onboard suppliers with forms of their own, and trade directories imitate them: registration number, tax number, certificates, capacity, export markets. Kompass and Europages classify by product code, LinkedIn by industry, Crunchbase by funding. Fill in those codes with someone from sales who knows what customers order. Consumer habits such as hours and star ratings matter little here; a named contact who answers quotations matters a lot.",
    prepare: [
      "Translate your catalogue into the classification codes of each site, noting code and wording, so that later edits stay consistent.",
      "Open the text with product, buyer and order size, for example food-grade hoses for dairies, from fifty metres upwards.",
      "Assemble register extract, VAT number, D-U-N-S number if you hold one, and quality certificates with their expiry dates.",
      "Route enquiries to a shared sales mailbox with cover, because a quotation request that waits over a holiday goes elsewhere.",
      "Supply a datasheet, a plant or team photograph and a vector logo, cleared for use by distributors as well.",
    ],
    advice: [
      {
        heading: "Confirm who may speak",
        text: "Distribution contracts can reserve territories or brand names. Before listing in another country, ask whether your agent there already represents you. Two entries with different contacts start quarrels about commission. Where both should appear, label one manufacturer and the other authorised distributor, each with its area.",
      },
      {
        heading: "Put renewal on procurement's clock",
        text: "Buyers review vendors before budget season. Check all entries a few weeks earlier, replacing expired certificates, departed account managers and dropped product lines. Save the confirmation as a PDF. When an auditor asks how customers learn your certificate status, that folder is the answer.",
      },
    ],
    questions: [
      {
        question: "Which company details must a supplier directory verify before publication?",
        answer:
          "Legal existence first, then address, tax number and a contact on the corporate domain. Industrial sites add production evidence, such as certificates or a site photograph. Some phone the switchboard and ask for the person named. Tell reception, or the entry waits unverified for weeks.",
      },
      {
        question: "How should a B2B company with many brands submit its listings?",
        answer:
          "Register the legal entity once and attach brands where fields exist. A brand gets its own profile only if it has separate products, site and sales contact. Otherwise duplicates compete in searches, and credit agencies, which feed several directories, will merge them in odd ways.",
      },
      {
        question: "Do we reply to offers for paid upgrades after free submission?",
        answer:
          "Expect a call within days on commercial directories. Ask what the free record keeps, when it expires and whether the price renews by itself. Decide at budget time with enquiry figures in hand. A polite refusal rarely changes the basic entry, but note the conversation.",
      },
    ],
  },
  "seo-agency": {
    intro:
      "Your own listing will be read as a work sample. Prospects and moderators both look for stuffed names, copied paragraphs and exact-match anchors, and directory editors are tired of receiving them from people who sell search. So submit like a cautious client would. Semrush's partner directory, Clutch and Digital Agency Network each have entry conditions, and none of them is met by a longer keyword list.",
    prepare: [
      "Use the registered firm name without city or service words, since editors in this trade strike those out on sight.",
      "Specify what you do in-house, such as technical audits, content or digital PR, and which parts go to outside suppliers.",
      "Request Search Console captures that clients have approved, with the date range visible and the property name hidden if required.",
      "Write your position on guarantees and link buying in two sentences, because serious buyers ask about both before a call.",
      "Keep partner badges, analytics certifications and conference talks in one file, each with a link that proves it still holds.",
    ],
    advice: [
      {
        heading: "Treat yourself as client zero",
        text: "Open a project for the firm in your usual tool, with brief, owner, deadline and citation audit. Agencies postpone their own profiles for years and then send interns. A tidy record also doubles as a demonstration for a sceptical prospect on the second call.",
      },
      {
        heading: "Never recycle client templates",
        text: "The blurb that worked for a dentist in March still has his rhythm. Editors compare. Write each text about your own method, sector and people. Keep client logins in separate vaults too, since one suspended account used for forty businesses drags the others with it.",
      },
    ],
    questions: [
      {
        question: "Why do human-edited directories reject SEO agencies so frequently?",
        answer:
          "They get more of them than of any other trade, often with promotional titles and thin sites. Send a plain title, a real office, named staff and published work. Choose the regional or business category offered, and accept the editor's changes without sending it again.",
      },
      {
        question: "How do I verify an SEO agency with no public clients?",
        answer:
          "White-label contracts hide names, yet partners may act as referees. Tool vendors confirm certification, chambers confirm existence, and your own published tests show skill. Ask two small customers for a public review in exchange for nothing. Avoid borrowed logos, which get found in minutes.",
      },
      {
        question: "Can one login submit our firm and all clients' sites?",
        answer:
          "Map and business services offer manager roles for that purpose, so use them. In ordinary web directories it is better when each client owns an account under a mailbox you can access. At the end of a contract, hand over passwords, sheet and verification letters together.",
      },
    ],
  },
  "marketing-agency": {
    intro:
      "Campaign work comes with rights, partners and shifting teams, and all three surface when you submit. Agency Spotter wants sectors, DesignRush wants a portfolio by channel, The Manifest works alongside Clutch reviews, ad platforms list certified partners. Prepare answers per channel, not one brochure. Someone from accounts should also read every form, because media spend and agency fees get mixed up in budget boxes.",
    prepare: [
      "Tell editors which channels you run by yourselves and which you buy in, as that affects category and reviewer questions.",
      "Split typical budgets into fee and media, in the currencies you invoice, to avoid enquiries that confuse the two.",
      "Clear campaign films, influencer posts and music with the rights holders, since a case upload is a fresh publication.",
      "Line up platform partner status from Google, Meta, HubSpot or others, with the certified employee's name and the renewal month.",
      "Prepare three results stated as before, after and period, approved by the client in writing and free of rounded miracles.",
    ],
    advice: [
      {
        heading: "Interview the account team",
        text: "The person who writes the profile should spend half an hour with each account lead. Ask why the client hired you, what went wrong and what stayed. Those answers make better opening lines than a tagline. They also show which sector deserves the first category.",
      },
      {
        heading: "Archive seasonal work quickly",
        text: "Christmas films look stale by March and dated by May. Tag each uploaded case with a display window. When it ends, move it down and raise something continuous, such as a retention programme. Record which directory keeps old pictures in search even after deletion.",
      },
    ],
    questions: [
      {
        question: "What budget should we enter when retainers and projects differ widely?",
        answer:
          "Give the smallest engagement you would accept again, then explain retainers in the text. Sites use the figure as a filter, so a low number brings work that costs money and a high one hides you. Review it whenever fees are revised.",
      },
      {
        question: "Who owns the listing if a freelancer made our submissions?",
        answer:
          "The account holder in the site's eyes, which explains the trouble. Change email, password and recovery phone while relations are good. If the freelancer has vanished, claim by company domain or registration papers. In future create the account yourselves and lend access for the job.",
      },
      {
        question: "How often may a marketing agency change its main directory category?",
        answer:
          "Technically whenever you like on many sites, but reviews and rankings inside the catalogue are tied to categories, and editors dislike hopping. Change when revenue has moved, for instance from events to performance media. Explain the reason in the ticket and update case order simultaneously.",
      },
    ],
  },
  "hr-platform": {
    intro:
      "People systems touch payroll, absence and personal records, so vendor forms dwell on security and country coverage. Capterra and G2 split the field into payroll, applicant tracking, performance and more; SelectSoftware Reviews talks to buyers about shortlists. Decide which module you lead with. Then collect statements from legal, because reviewers and works councils ask where employee data sits and who can read salaries.",
    prepare: [
      "List countries where payroll rules are maintained by you, distinct from countries where the software merely opens and runs.",
      "Begin the profile with employer size and process, such as shift planning for hospitals, and bring suite language afterwards.",
      "Hold ready the data processing agreement, hosting region, subprocessor list and latest security report, marked public or on request.",
      "Stage screenshots with an invented firm, plausible names and no real payslips, including the employee's phone view and manager approvals.",
      "Name connectors for accounting, identity and job boards exactly, stating whether sync runs both ways or only as export.",
    ],
    advice: [
      {
        heading: "Choose module before suite",
        text: "All-in-one describes half the category. Enter the module where your evaluations are won and earn feedback there first. Add further modules as separate categories once each has customers willing to comment. A payroll reviewer cannot judge your survey tool, and the moderators know it.",
      },
      {
        heading: "Mind the reviewer's employer",
        text: "HR staff often need permission to praise software publicly. Send them a short note their manager can approve, covering name, job title and employer visibility. Offer anonymity if the site allows it. Launch the request after the first closed payroll year, not mid-migration.",
      },
    ],
    questions: [
      {
        question: "What do software directories ask HR vendors about compliance and hosting?",
        answer:
          "Typically certificates, data location, retention, roles and audit logs, plus statutory reports per country. Answer within the scope you can document. Let counsel read claims about labour law, as a line such as fully compliant everywhere is risky and reviewers rarely believe it anyway.",
      },
      {
        question: "Should price per employee be shown when we quote by size?",
        answer:
          "A starting figure with the minimum headcount helps filters and spares small firms a sales call. If contracts vary too much, describe what drives cost: modules, countries, support. Keep the same unit everywhere, for per user and per employee are easily confused.",
      },
      {
        question: "When should HR platform listings change for new payroll rules?",
        answer:
          "As soon as the update is live for customers, usually around the start of a tax year. Adjust country lists, certificates and report names in one pass. Remove a country promptly if you stop maintaining it, since buyers sign contracts on that field.",
      },
    ],
  },
  "fintech-company": {
    intro:
      "Moderators approach financial products with suspicion, and rightly. Before reading a word they look for a licence, a registered company and risk wording. Prepare those as carefully as the pitch. Software directories will treat you as a tool, comparison sites as a financial offer, app catalogues as a store entry, and each has its own threshold. Compliance signs the master text; no one improvises in a form.",
    prepare: [
      "State whether you hold a licence, act as agent of a licensed firm or sell software only, naming the regulator.",
      "Copy the register number and permitted activities from the public register, and link that record rather than a scanned certificate.",
      "Write fees, limits, eligible countries and age restrictions in a table that compliance has dated and signed for outside use.",
      "Draft risk and deposit-protection wording in long and short form, because short fields still need a fair presentation.",
      "Blur balances, card numbers and names in screens, using sandbox accounts, and show the fee screen along with the dashboard.",
    ],
    advice: [
      {
        heading: "Route edits through approval",
        text: "Every profile is a financial promotion in some jurisdictions, so treat it as such. Number the approved text, store who signed and when, and forbid changes in the form. If a site shortens sentences automatically, submit the short version yourself so nothing essential is cut.",
      },
      {
        heading: "Withdraw fast when rates move",
        text: "Savings rates, introductory fees and cashback offers go stale overnight. Keep volatile figures out of permanent listings and link to a dated page. Where a field is compulsory, put the site on a daily list for the person who publishes the rate, with deputies named.",
      },
    ],
    questions: [
      {
        question: "Why are payment and crypto products blocked by general web directories?",
        answer:
          "Past scams. Some refuse whole categories, others want a licence visible in the footer and matching company data. Read the terms first, because repeated attempts may blacklist the domain. Specialist fintech maps, national associations and company databases are more receptive to proper documents.",
      },
      {
        question: "Can we be submitted while our licence application is pending?",
        answer:
          "As a company, perhaps, in startup databases and with the status described truthfully. As an available service, no, until you may offer it. Avoid words like regulated or authorised before approval, and check the regulator's guidance on waiting lists. Update every entry on the day.",
      },
      {
        question: "Which verification will a fintech company meet on app and review sites?",
        answer:
          "Domain and company checks are common, and stores may request licences per country for loans, trading or wallets. Review platforms check that customers exist. Put a compliance contact on the forms. Requests arrive with short deadlines, and silence tends to end in removal.",
      },
    ],
  },
  "health-platform": {
    intro:
      "Telehealth portals, symptom diaries and clinic software look alike on a submission form, but they answer to different rules. Say at once whether you give care, carry data or count steps. Reviewers then ask for clinicians, privacy terms and evidence. App stores, software catalogues and patient directories each want another proof, so build a folder with the medical lead before marketing touches the description.",
    prepare: [
      "Sort the product as care service, medical device, provider software or wellness aid, and write down the reasoning with its date.",
      "Publish names, registration bodies and roles of responsible clinicians, since anonymous medical advice is refused by most careful editors.",
      "Describe the intended user and the limits, including what to do in an emergency, in wording a patient would understand.",
      "Attach privacy notice, data location, consent flow and, where they apply, HIPAA or GDPR statements that counsel has read.",
      "Stage screens with invented patients of varied age, hiding real messages, and include the page where care hours are shown.",
    ],
    advice: [
      {
        heading: "Keep claims inside evidence",
        text: "Detects, treats and prevents are heavy words. Match each verb in the profile to a study, a clearance or a textbook, and use supports or records where you cannot. Medical editors check, app reviewers ask, and a softened sentence loses no sensible buyer.",
      },
      {
        heading: "Update rosters and regions",
        text: "A clinician's registration or a service region can change overnight. Link the staffing system to your listing sheet, so departures and new states trigger a task. Patients booking across a border they cannot be treated in will complain to the directory, then to a regulator.",
      },
    ],
    questions: [
      {
        question: "Where can a telehealth service be submitted if it has no premises?",
        answer:
          "National app libraries, software catalogues, condition charities with resource pages and company databases are the usual routes. Map services often expect a place that patients visit, so read the rules. Individual clinicians may have directory pages of their own, which can mention the service.",
      },
      {
        question: "What documents prove that a health platform may publish its listing?",
        answer:
          "Company registration, the responsible clinician's register entry, device classification or clearance if relevant, insurance and privacy papers. Send copies through the form's upload, never by unencrypted email with patient data attached. Put expiry dates in a calendar, as some directories ask again each year.",
      },
      {
        question: "Do patient reviews on health directories need special handling before launch?",
        answer:
          "Yes. Replying can reveal that someone is a patient, so agree on neutral wording beforehand and move talks to a private channel. Do not invite reviews with diagnoses in them. Check national advertising rules, because testimonials about treatment are restricted in several places.",
      },
    ],
  },
  "education-platform": {
    intro:
      "Schools buy on committees and learners sign up alone, so an education product often needs two sets of submissions. Teacher catalogues ask for grade, subject, curriculum and accessibility. Course portals such as Class Central want institutions and start dates. Software sites ask about single sign-on. In each form the child's privacy comes before features, and procurement people will read that field before any other.",
    prepare: [
      "Map content to grades, ages and named curricula country by country, because a US grade means nothing to a British teacher.",
      "Put learner, teacher and administrator views in separate screenshots, using made-up pupils and a school that does not exist.",
      "Have accessibility statement, child data notice and parental consent process on public pages, with a contact who answers schools.",
      "Detail rostering, LMS standards and single sign-on by name, such as LTI or Google Classroom, stating tested versions only.",
      "Request quotations from head teachers with permission from the school or trust, as a teacher alone may not be entitled.",
    ],
    advice: [
      {
        heading: "Submit before budgets close",
        text: "School purchasing follows the fiscal and academic calendar of each country. Have directory pages approved in the quieter winter, when staff compare tools for autumn. In August they need setup help, not discovery. Note regional term dates in the sheet next to every site.",
      },
      {
        heading: "Archive the school year",
        text: "After summer, screenshots with old dates, retired curricula and past exam boards betray neglect. Renew them in one session, check grade ranges against new content, and ask pilot schools whether their quotes stand. Remove a discontinued subject everywhere, since teachers plan whole terms around it.",
      },
    ],
    questions: [
      {
        question: "Why does an edtech directory want our curriculum alignment documents?",
        answer:
          "Teachers search by standard, not brand, so editors need proof that a lesson meets the code it claims. Provide a table of standard against activity. Partial coverage is acceptable when stated. Claiming an entire framework on the strength of one unit leads to rejection.",
      },
      {
        question: "Is our education platform a course provider, school or software vendor?",
        answer:
          "Ask who teaches. If you employ teachers and issue certificates, choose provider. If schools use your product with their own staff, choose software. If independent tutors sell through you, it is a marketplace. One honest answer avoids questions about accreditation that you cannot meet.",
      },
      {
        question: "How are free school accounts and paid plans described on forms?",
        answer:
          "Write who pays, for what and how long. Free for teachers, billed by pupil for schools is clearer than freemium. Give the trial's end and what happens to pupils' work. Districts copy the sentence into purchase papers, so keep it true.",
      },
    ],
  },
};
