import type { Guide } from "./guide.ts";

export const typeFreeTraffic2: Record<string, Guide> = {
  "online-course": {
    intro:
      "Learners compare syllabi the way shoppers compare labels. On Class Central or in a subject forum they look at hours, level, certificate, teacher and whether lesson one is open. A free entry sends visitors when it answers those five points before anyone clicks. Intakes matter too: January resolutions, the start of term and exam months fill pages that stay empty in June.",
    prepare: [
      "Break the syllabus into weeks with hours each, since working adults calculate whether evenings will be enough before enrolling.",
      "Open one complete lesson without login, preferably the third, where the teaching style is past the greetings and introductions.",
      "Describe prerequisites bluntly, including software, maths level and equipment, because mismatched students leave refunds and sour reviews behind.",
      "Explain what the certificate is, who recognises it and whether it carries continuing education credit in any profession.",
      "Film the instructor for a minute solving a real problem, rather than promising what graduates will feel or earn.",
    ],
    advice: [
      {
        heading: "Build the page around outcomes",
        text: "Put a finished student project above the fold, with the student's consent, next to the next start date and the refund window. Visitors from catalogues arrive halfway decided. They are checking the work, the workload and the price, and they scroll past slogans.",
      },
      {
        heading: "Separate browsers from enrolments",
        text: "Tag each catalogue link, then watch three steps: sample lesson played, syllabus downloaded, seat paid. A source that stops at the lesson has found the wrong level. Compare completion later as well, because students who finish write the reviews that bring the next cohort.",
      },
    ],
    questions: [
      {
        question: "Where can independent teachers list a course without paying commission?",
        answer:
          "Look at Class Central's provider process, subject associations, public library learning pages, alumni groups and Reddit wikis for the skill. Udemy and similar platforms are resellers with their own terms. Where an open listing exists, link to your own checkout and keep the student's email.",
      },
      {
        question: "How early before a cohort starts should listings go live?",
        answer:
          "Six to eight weeks works for a paid cohort, since people ask employers for budget and clear their calendars. Show the closing date. Self-paced material can appear at any time, though it pays to refresh examples before September and January, when study intentions peak.",
      },
      {
        question: "What do I reply when a student review says too basic?",
        answer:
          "Thank them, say which level the course targets and point to the module where it becomes harder. Then fix the listing, because that complaint is often about labelling. Future learners at the right level will read your answer as a recommendation meant for them.",
      },
    ],
  },
  "membership-site": {
    intro:
      "Joining is a promise to keep paying, so people hesitate longer than they would over a single purchase. They want to know who is inside, how busy it is and how hard it is to leave. Community catalogues such as The Hive Index, forum wikis and podcast resource pages bring curious visitors. Convert them with a glimpse through the window, since a locked door tells them nothing.",
    prepare: [
      "Capture one ordinary week inside as a short diary: threads opened, calls held, files shared, with members' names removed.",
      "Spell out monthly and yearly terms, the cancellation steps, and what happens to the posts of someone who leaves.",
      "Profile four members from different situations who agreed to appear, each describing what they actually use the place for.",
      "Choose a public preview, perhaps a monthly open call or archived workshop, that outsiders may attend without giving card details.",
      "Write the house rules on one page; serious people read moderation policy before they read the list of benefits.",
    ],
    advice: [
      {
        heading: "Land strangers on the preview",
        text: "A checkout page is too soon for someone who met you in a catalogue. Show the coming event, two recent discussion titles and the host's face. Invite them to the open session, then offer membership within a day of it, while names are still fresh.",
      },
      {
        heading: "Credit sources at month three",
        text: "Early joins prove only that the page persuades. Store the campaign tag on the member record and check who renews, posts or attends after ninety days. Bargain forums often supply people who download everything and vanish. Drop those listings without regret and thank the quieter ones.",
      },
    ],
    questions: [
      {
        question: "Can a paid community get members from free directories at all?",
        answer:
          "It can when the directory is organised by interest, as visitors there are hunting for a group to belong to. State the fee openly. Communities that hide it collect curious clicks, while those that show it receive fewer people, most of whom stay for the tour.",
      },
      {
        question: "Is a free trial or a discount better for listing visitors?",
        answer:
          "A timed guest pass usually teaches more, for belonging cannot be judged from a price. Seven days that include one live call show the rhythm. If content is your main benefit, lend a single course instead, or the whole library will be saved on day one.",
      },
      {
        question: "Which season brings people who are ready to join something?",
        answer:
          "New year and early autumn, when routines reset, suit learning and fitness groups. Trade communities follow budgets and conferences. Open doors at a fixed time if your hosts need energy to welcome people, and let listings collect a waiting list in between.",
      },
    ],
  },
  nonprofit: {
    intro:
      "Donors, volunteers, journalists and grant officers all check you somewhere before they write. In the United States that is often Candid, Charity Navigator or GreatNonprofits; elsewhere it is the national charity register and local volunteer centres. Those pages are free and already have visitors who wish to give time or money. Fresh accounts, a plain mission and one concrete request turn a check into a visit.",
    prepare: [
      "Claim the Candid profile or your country's equivalent and upload the latest accounts, board list and programme descriptions.",
      "Express the mission as who, where and what changes, in twenty words a tired volunteer could read aloud at a stall.",
      "Select photographs with written consent, showing people with dignity and at work, and credit the place and the year.",
      "Put donate, volunteer and get help on separate pages, because the person in need must never wade through appeals.",
      "Confirm that registration number, legal name and address match the regulator's record wherever your organisation appears online.",
    ],
    advice: [
      {
        heading: "Ask for one small thing",
        text: "A volunteer centre lists hundreds of causes. Requests with a date, a task and a length get answers: two hours on Saturday sorting coats. Link to a form of four fields, confirm the same day, and tell them where to park and whom to find.",
      },
      {
        heading: "Count hours as well as gifts",
        text: "Set a source field in the donor database and the volunteer sheet, fed by tagged links. A register may bring two legacy enquiries in a year while an event board brings sixty helpers. Trustees need both figures next to each other to value staff time fairly.",
      },
    ],
    questions: [
      {
        question: "Which free charity listings actually send donors to our website?",
        answer:
          "Registers and rating sites reach people who already heard your name and want reassurance. Local giving guides, employer matching databases and volunteer portals reach newcomers. Keep the first group accurate all year, and refresh the second before Giving Tuesday and the closing weeks of December.",
      },
      {
        question: "Should volunteers write reviews about us on GreatNonprofits?",
        answer:
          "Yes, if they wish to and describe their own experience. Beneficiaries' stories deserve more care, especially where privacy is at stake, so do not press anyone. Reply to critical accounts with respect and a contact, without confirming that a particular person has used your service.",
      },
      {
        question: "What page should a small charity link from these profiles?",
        answer:
          "Use the page that fits the reader's errand. Rating sites can link to a page on finances and results; volunteer portals to open roles. If you run just one page, put the three buttons at its top and tag each button's clicks as an event.",
      },
    ],
  },
  consultancy: {
    intro:
      "Advisory work is bought by reputation, so listings act as a second opinion. A chief operating officer hears your name, then looks at LinkedIn, Clutch or Consultancy.uk to see sector, size, rates and who would turn up on Monday. Few visitors come, yet one may be worth a quarter's revenue. The click follows a sharp statement of the problem you solve, signed by a recognisable partner.",
    prepare: [
      "State the problem you are called for in the client's vocabulary, such as late month-end close or a stalled plant move.",
      "Decide how to describe confidential work: sector, scale, mandate, duration and result, without details that would identify the client.",
      "Give every partner a biography with industries, languages, former roles and a portrait taken in the same decade.",
      "Publish two thinking pieces that take a position, for directory visitors read one article before they answer any questionnaire.",
      "Make clear how you charge, whether by day, phase or retainer, and what size of engagement is too small.",
    ],
    advice: [
      {
        heading: "Link to the practice area",
        text: "Someone filtering for supply chain in food manufacturing should meet that practice, its lead and a named method on arrival. The firm's history can wait. Offer a half-hour call with a partner and a calendar link, because a general contact form signals a junior reply.",
      },
      {
        heading: "Trace the long sale",
        text: "Nine months may pass between click and contract, by which time cookies are gone. Ask how they first came across you at the initial meeting and log it in the CRM. Review wins once a year against listings, and forgive a source that brought just one.",
      },
    ],
    questions: [
      {
        question: "Do executives look for advisers on directories or only by referral?",
        answer:
          "Mostly by referral, then they verify. Procurement teams, though, do use Clutch and national consulting portals to widen a shortlist for tenders. A complete free entry serves both uses. It must agree with LinkedIn on headcount, offices and specialisms, since inconsistencies get noticed.",
      },
      {
        question: "How can a confidential client still give us a public review?",
        answer:
          "Some platforms interview the client and publish without the company name, after verifying identity. Ask the sponsor, offer the questions beforehand and accept a no. A short statement about working style, from a titled but unnamed operations director, still reassures a careful buyer.",
      },
      {
        question: "When do companies search for outside advice during the year?",
        answer:
          "Budget rounds, usually in autumn, and the weeks after a new leader starts are busy. Regulation deadlines create their own rush in your field. Update listings ahead of these periods, with an availability note, because a team that can begin in March wins over one that might.",
      },
    ],
  },
  "freelance-business": {
    intro:
      "Hiring managers who open Malt, Contra or Upwork are usually late and slightly nervous. They want proof that one person can do this task, in this tool, starting soon. Portfolio communities such as Behance and Dribbble catch them earlier, while they collect references. Your profile is both shop and face, so a specific title, a current photo and visible availability outperform a catalogue of talents.",
    prepare: [
      "Rename yourself after the task: email designer for online shops says more than creative professional with a passion for brands.",
      "Pick five portfolio pieces and write for each what the client asked, your part and what you would change.",
      "Put a starting price or day rate in view, which saves both parties the awkward third message about budget.",
      "Ask past clients for a recommendation that names the deliverable and the deadline, straight after the invoice is paid.",
      "Set a weekly reminder to update availability, since an open calendar with last spring's date suggests no one is home.",
    ],
    advice: [
      {
        heading: "Own the second click",
        text: "Platforms keep conversations inside, and their rules on contact must be respected. Where outside links are permitted, point to a portfolio page with one case, your rate range and a booking link. Tag by site, so you learn whether Behance admirers ever become paying clients.",
      },
      {
        heading: "Reply like a professional",
        text: "Speed counts because the brief went to several people. Repeat the task in your words, ask the one question that changes the price and propose a slot. Keep two templates, but write the first line fresh. Clients spot a pasted greeting before they finish it.",
      },
    ],
    questions: [
      {
        question: "Where should solo freelancers list themselves for free to get clients?",
        answer:
          "Choose one marketplace in your country, one portfolio community and LinkedIn, then the member directory of your trade body. Marketplaces take a fee or commission on work, so treat the profile as free only until a booking. Spread wider once those four are up to date.",
      },
      {
        question: "Why do people view my profile and never send a message?",
        answer:
          "Often the sample work is lovely but unlike what they need. Reorder it for the jobs you want next. Check too whether a price, location or response time is missing, because a rushed client skips the profile that forces another round of questions.",
      },
      {
        question: "How do I handle an unfair rating as a single person?",
        answer:
          "Answer once, without heat. Give the scope agreed, what was delivered and how you tried to fix it. Then gather three new reviews, as readers look at the pattern. If the comment breaks the platform's rules, report it with messages as evidence and carry on.",
      },
    ],
  },
  "design-studio": {
    intro:
      "Work gets seen long before a brief exists. Founders save shots on Dribbble, art directors browse Behance, and web people collect sites from Land-book or siteInspire. Six months later someone opens that folder. A studio profits from these galleries only if each image leads back to a named project, a team and an enquiry page. Pretty orphans circulate widely and bring no one home.",
    prepare: [
      "Select three projects in the discipline you want more of, and leave the admired but unprofitable poster work in the drawer.",
      "Crop covers for the gallery grid, testing them at small size among others, without the logo on the image.",
      "Write captions which explain the constraint, such as two inks or a week, for constraints interest buyers and peers alike.",
      "Clear rights with clients and collaborators beforehand, crediting photographers, type foundries and developers in every single gallery entry.",
      "Place your city, team size and typical project range on the contact page, next to a photo of the studio.",
    ],
    advice: [
      {
        heading: "Follow saves into briefs",
        text: "Likes come from peers; money comes from people with a launch date. Tag links in each gallery's project description, then note which case study an enquirer opened first. After a year you will know whether packaging or interfaces attract strangers, and can show more of it.",
      },
      {
        heading: "Publish on the launch date",
        text: "A rebrand draws attention the day the client unveils it. Have gallery uploads, case study and press images waiting, and release them together with the client's permission. Late posts look like leftovers. Stay around to answer process questions, as buyers do read comment threads.",
      },
    ],
    questions: [
      {
        question: "Does Behance or Dribbble bring clients to a small studio?",
        answer:
          "Both can, in unlike ways. Behance rewards long case studies and is searched by art buyers and publishers. Dribbble favours single interface shots and has hiring tools. Put the same project on each, presented differently, and compare which one leads to conversations about budgets.",
      },
      {
        question: "Are website galleries worth submitting to if some charge a fee?",
        answer:
          "Check the rules first, for several ask payment for review while others accept suggestions at no cost. Free features still bring waves of designers. Treat them as recruitment and reputation, then rely on Clutch, local design councils and referrals for buyers with a brief.",
      },
      {
        question: "What should visitors from a design gallery see first?",
        answer:
          "The full story of the piece they clicked, opening with the finished object in use. Under it, place two neighbouring projects and a short line on how you begin work. A splash screen or a slow animation loses them; they have already seen the pretty part.",
      },
    ],
  },
  "software-company": {
    intro:
      "Custom builders and product vendors share this label, and buyers sort them immediately. Those who want something built open Clutch, GoodFirms or TechBehemoths; those who want a licence go to Capterra or SourceForge. Choose your door before you fill in any form. The people worth attracting bring a specification, an old system to replace and a security questionnaire, so your profile should speak to that folder.",
    prepare: [
      "Declare whether you sell licences, projects or both, and create separate profiles with separate screenshots where a site permits it.",
      "List stacks with versions you maintain today, because a buyer with legacy .NET or Oracle forms searches for exactly that.",
      "Gather security paperwork, including ISO 27001 or SOC 2 status, penetration test dates and the location of your developers.",
      "Describe one rescue project candidly: what you inherited, what was thrown away and how long the handover took.",
      "Name support hours, time zones and the response you commit to, since operations staff read this before features.",
    ],
    advice: [
      {
        heading: "Give evaluators a document",
        text: "Technical buyers leave with a PDF or not at all. Offer an architecture overview and a sample statement of work without a gate, each with its own tagged path. A download by someone at a hospital or ministry often precedes the call by weeks.",
      },
      {
        heading: "Reviews need the rough parts",
        text: "Five stars with no detail reads like a favour. Encourage clients to mention scope changes, missed dates and how they were handled. Respond with what you altered afterwards. An IT manager who has survived a failed rollout trusts a vendor that admits weather happens.",
      },
    ],
    questions: [
      {
        question: "Which free profiles suit firms that build bespoke business systems?",
        answer:
          "Clutch, GoodFirms and TechBehemoths are arranged by service, stack and location, which matches how such projects are sourced. Add the partner pages of the platforms you implement. Product catalogues will confuse your visitors, unless you also sell a packaged module with a public price.",
      },
      {
        question: "How can we separate job applicants and resellers from real enquiries?",
        answer:
          "Expect plenty of both from any public profile. Put careers and partnership links next to the contact button so they sort themselves. In the form ask for project type and target date. Exclude the other two groups from referral reports, or listings will look busier than they are.",
      },
      {
        question: "Is SourceForge useful for commercial programs or just open source?",
        answer:
          "It lists commercial business software too, alongside its open-source downloads, and lets vendors claim an entry. Readers often compare features by category. Keep deployment options, supported systems and training details filled in, then watch whether those sessions request a trial or only read.",
      },
    ],
  },
  "it-company": {
    intro:
      "Someone's server failed, the insurer sent a cyber questionnaire, or the only technician resigned. That is when an office manager starts looking for managed support, usually within forty minutes' drive. Local maps, Clutch's managed services lists and vendor partner finders from Microsoft or Cisco are where she looks. Reassurance wins the click: response times, certifications, and a phone number answered by a person.",
    prepare: [
      "Write your service area by town and by drive time, and say when engineers visit sites or stay remote.",
      "Check that partner status, certifications and expiry dates match the vendor's own locator before they appear anywhere else.",
      "Turn your packages into a one-page table with users, devices, backup, security and out-of-hours cover in ordinary words.",
      "Keep a ready answer to insurance questionnaires covering multifactor login, patching and backups, offered as a download for prospects.",
      "Photograph the help desk and vans instead of blue stock padlocks, so a worried caller can picture who arrives.",
    ],
    advice: [
      {
        heading: "Split panic from planning",
        text: "An outage visitor needs a phone number at the top; a company switching provider at contract end wants a checklist and references. Give each its page, then link maps to the first and Clutch to the second. Call tracking by number shows which listing rings.",
      },
      {
        heading: "Keep clients' secrets in replies",
        text: "A reviewer may reveal what software or backup they use. Never confirm it in public. Thank them in general terms and continue by phone. Attackers read reviews as well, and a prospective client will notice that you guard details no one asked you to guard.",
      },
    ],
    questions: [
      {
        question: "Where do small offices look when they need new IT support?",
        answer:
          "They ask neighbours and their accountant, then search maps for a provider close by. Vendor partner finders matter for Microsoft 365 moves or firewall work. Chamber of commerce and industry association lists help too, because a dentist likes support that already knows practice software.",
      },
      {
        question: "How do I track phone enquiries from a free MSP listing?",
        answer:
          "Put a distinct forwarding number on the landing page that the listing opens, while the map profile keeps your main number as an additional one. Have the desk ask and log the source in the ticket. Review which calls became contracts, not how many rang.",
      },
      {
        question: "When is a business most likely to change its IT provider?",
        answer:
          "Ninety days before renewal, after a breach, during an office move and as old systems reach end of support. Publish a page for each and refresh it when a date is announced. Listings that mention a coming Windows deadline attract owners who postponed the decision.",
      },
    ],
  },
  "b2b-company": {
    intro:
      "Behind every visit stands a small committee: the user, the manager, finance, and purchasing with its supplier form. None of them browse for fun. They look you up on LinkedIn, Kompass or Europages, or on a category site for your sector, and check that you exist, deliver to their country and serve firms of their size. Free entries should settle these doubts, then hand over a page made for forwarding.",
    prepare: [
      "Collect company facts purchasing asks for: registration, VAT, employees, turnover band, certificates, insurance, bank country and incoterms.",
      "Map your offer to the classification codes used by each supplier database, then choose the two or three that fit.",
      "Draft a one-page summary that a user can forward to finance, with cost drivers, contract length and onboarding effort.",
      "Align the LinkedIn company page with every listing, since it is usually the second tab your prospect opens.",
      "Assign enquiries to a named salesperson by territory, and agree how fast the first answer must leave your building.",
    ],
    advice: [
      {
        heading: "Measure accounts, not visitors",
        text: "Five sessions from one firm in a week mean more than fifty scattered ones. Match tagged visits and form domains to accounts in the CRM. Report the number of target companies touched by each listing, and let sales comment on whether they were ever reachable.",
      },
      {
        heading: "Publish minimums and lead times",
        text: "Purchasing filters by order size and delivery before style. Putting minimum quantity, typical lead time and served regions in the listing discourages the student and the one-off buyer. Fewer messages arrive, and the remaining ones can be quoted without three rounds of mail.",
      },
    ],
    questions: [
      {
        question: "Can free supplier databases bring qualified B2B enquiries to us?",
        answer:
          "Now and then, particularly from abroad, where a buyer cannot ask a colleague for names. Kompass and Europages have basic entries that purchasing departments search. The enquiries vary widely in quality, so answer the specific ones first and use a short form for the rest.",
      },
      {
        question: "Which landing page works for a committee rather than one buyer?",
        answer:
          "One with separate short sections for user, manager, finance and IT, each with a link that can be copied. Avoid gating the basics. Provide a printable version, because someone will attach it to an internal request where your animations and chat window do not follow.",
      },
      {
        question: "Should trade show dates influence when we update company listings?",
        answer:
          "Yes, buyers research exhibitors in the weeks around a fair. Add hall and stand number, new products and meeting links a month before, then replace them with a follow-up page. Give the fair its own campaign tag so the surge is not credited to other listings.",
      },
    ],
  },
  "seo-agency": {
    intro:
      "Prospects will judge you by your own search results, then look for someone who vouches. They are wary: most have been burned by guarantees or a bought link package. Clutch, DesignRush and Digital Agency Network let them read long reviews and filter by budget. What draws a click here is restraint. Explain the method, show a bad month in a case study, and name what you refuse to do.",
    prepare: [
      "Publish a sample audit with private data removed, so that a sceptic can judge the depth before any sales call.",
      "Prepare two case studies showing dates, baseline, migrations and algorithm updates, with screenshots the client cleared for publication.",
      "Specify which parts you do in house, including content, digital PR, technical fixes and local work, and which are subcontracted.",
      "Describe reporting: what arrives monthly, who explains it, and whether clients own their analytics and Search Console access.",
      "Set apart local, ecommerce and international offers, because each is bought by another person with another fear.",
    ],
    advice: [
      {
        heading: "Practise on your own links",
        text: "Tag profile links consistently, keep canonical addresses clean and show prospects the resulting report. An SEO firm that cannot say what its Clutch entry produced last quarter has no answer for a client's first question. Exclude bots and competitor visits, which are plentiful in this trade.",
      },
      {
        heading: "Offer a diagnosis page",
        text: "Send directory visitors to a page about their symptom: traffic fell after a redesign, invisible in the map pack, pages not indexed. Give a first check they can do themselves. People who try it and get stuck make better leads than those who request a free audit.",
      },
    ],
    questions: [
      {
        question: "How do clients choose between SEO agencies on a review site?",
        answer:
          "They sort by budget and location, read the negative reviews, then search for the agency's name. Details on communication and contract exit weigh heavily. Ask reviewers to describe how you explained a drop, since that is the moment every buyer is secretly worried about.",
      },
      {
        question: "Are clicks from agency directories better than people finding us on Google?",
        answer:
          "They arrive later in the decision and usually hold several other quotes. Organic visitors read more and compare less. Track both to signed retainer, with the sales hours involved. Many shops find directories suit one-off audits, which can become longer work once trust exists.",
      },
      {
        question: "Should an SEO company answer every negative public review?",
        answer:
          "Answer those with substance, within a few days and with dates. State what was agreed and what happened to the site, without exposing the client's data. Leave rants with a courteous line. Never arrange counter-reviews; your future clients know how to spot them.",
      },
    ],
  },
  "marketing-agency": {
    intro:
      "Titles blur in this trade, so clients search by channel and by sector: paid social for skincare, account-based campaigns for industrial firms. The Manifest, Sortlist and platform partner directories let them filter just so. Visitors compare team size, tools and the awkward question of who owns the ad account. A free entry that answers it plainly will be opened before one that celebrates storytelling.",
    prepare: [
      "Choose one channel and one sector to lead the profile, with proof for both from the last eighteen months.",
      "Check partner badges for Google, Meta, HubSpot or Klaviyo, and complete the directory entry that comes with each.",
      "Explain who owns ad accounts, creative files and audiences when the contract ends, in a paragraph near your pricing.",
      "Show three campaigns with goal, spend bracket, creative and learning, including the test that failed and why.",
      "Introduce the people who will do the work, for buyers fear meeting seniors once and juniors forever after.",
    ],
    advice: [
      {
        heading: "Tag yourselves like a client",
        text: "Use the naming convention you preach: source for the directory, medium for listing, content for the profile version. Test two taglines over two quarters. Share the sheet during pitches; it demonstrates discipline better than a certificate, and it tells you which category deserves more reviews.",
      },
      {
        heading: "Use the planning window",
        text: "Retail brands pick partners in spring and summer for the holiday season, while business software firms decide after the fiscal year closes. Refresh sector pages two months ahead of each. Mention onboarding capacity, because an account audit started in November helps no one.",
      },
    ],
    questions: [
      {
        question: "Which partner directories give marketing agencies free client enquiries?",
        answer:
          "Platforms you are certified in usually run one: HubSpot, Shopify, Klaviyo and Google each list partners under their own conditions. Membership may require spend or exams. These visitors already use the tool, so show them your work on that platform, not your general services.",
      },
      {
        question: "Why do directory leads ask for everything at a tiny budget?",
        answer:
          "The profile probably invites them. Raise the stated minimum, remove services you only add on and give a sample scope with its starting fee. For the rest, keep a polite reply that recommends a freelancer or a course; some of them return when they have grown.",
      },
      {
        question: "What first line gets our agency profile opened more often?",
        answer:
          "Name the client you are for and the number they lose sleep over, such as repeat purchase rate or cost per demo. Skip full funnel and data driven, which your neighbours on the page also claim. Then let a recent review prove it in a customer's words.",
      },
    ],
  },
  "hr-platform": {
    intro:
      "People teams buy rarely and carefully, with legal, IT and the works council looking over their shoulder. They read G2, Capterra, SelectSoftware Reviews and the SHRM vendor directory, then ask peers in closed groups. Size is the first filter, country the next, payroll connection the third. Your free entries must state all three, or the shortlist is finished before your demo page is ever opened.",
    prepare: [
      "Indicate headcount range, countries and languages supported, and whether payroll runs inside your product or through a partner.",
      "Name every applicant tracking, payroll and identity system you connect with, separating native connections from file exports.",
      "Draft answers on data protection, retention of candidate records, employee access rights and any automated scoring of people.",
      "Show the employee's view and the manager's approval on a phone, as adoption worries buyers more than reports do.",
      "Invite reviews from HR generalists, payroll staff and line managers, because each persona trusts only its own kind.",
    ],
    advice: [
      {
        heading: "Be ready for budget autumn",
        text: "Many companies choose in autumn to go live on the first of January, when payroll years begin. Complete profiles by August. Add an implementation timeline with real weeks and name the last safe signing date, which lets a buyer press her own finance team.",
      },
      {
        heading: "Route by company size",
        text: "A firm of thirty and one of three thousand need opposite pages. Link small-business categories to self-service pricing and enterprise ones to a security overview with a call. Carry the tag into the demo form, then compare implementation starts rather than requests booked.",
      },
    ],
    questions: [
      {
        question: "Where do HR managers compare software before booking a demo?",
        answer:
          "On G2, Capterra and SelectSoftware Reviews, in member groups of their HR association, and in the marketplaces of the payroll system they already run. The last is easily overlooked. An integration listing there reaches people whose main technical worry is solved before they click.",
      },
      {
        question: "How should an HR vendor respond to angry employee reviews?",
        answer:
          "End users often complain about their employer's policy rather than your screens. Acknowledge the difficulty, explain which setting an administrator controls and give a help link. Do not identify the company. Buyers reading along look for patience, since their own staff will complain too.",
      },
      {
        question: "Can an HR newcomer get free category traffic against large suites?",
        answer:
          "In the broad category, rarely. Seek a narrow one, such as shift planning, onboarding, whistleblowing or pulse surveys, where lists are short and intentions clear. Say which suite you work alongside; many visitors intend to keep the big system and fix one painful gap.",
      },
    ],
  },
  "fintech-company": {
    intro:
      "Trust precedes curiosity when money is involved. Before opening an account, visitors look for the regulator's register, Trustpilot, app ratings and who holds the funds. Business customers browse the Xero or QuickBooks app stores and G2; investors and banks check Crunchbase. Free listings help only if licence details, fees and risk wording match everywhere, so involve compliance before the first form, not after.",
    prepare: [
      "Have compliance approve one product description with required risk statements, in long and short versions, for reuse in each profile.",
      "Quote the licence number, regulated entity and safeguarding arrangement exactly as they appear on the public register.",
      "Set out fees in a plain table with limits, exchange margins and cases in which an account may be frozen.",
      "Document the API, sandbox access and uptime page for technical partners who arrive through developer or open banking catalogues.",
      "Map which countries each listing reaches, and show visitors outside your permissions a clear notice instead of signup.",
    ],
    advice: [
      {
        heading: "Prefer the ledger's marketplace",
        text: "An accounting app store reaches bookkeepers while they work, with the need in front of them. Describe what syncs, how often and what happens on failure. Bookkeepers advise dozens of clients, so track firms connected per source instead of single accounts opened.",
      },
      {
        heading: "Report funded accounts only",
        text: "Signups swell when bonuses circulate on deal forums. Follow each tagged source through identity checks, first deposit and activity after sixty days. Fraud attempts belong in the same report. If one directory brings many rejected applications, its audience costs you money to screen.",
      },
    ],
    questions: [
      {
        question: "Are there free directories where finance apps find business customers?",
        answer:
          "Accounting and commerce app stores come first, subject to their technical review. G2 and Capterra list finance categories, while open banking and fintech associations maintain member pages. Check the advertising rules that apply in your market before adding comparisons, yields or words such as safe.",
      },
      {
        question: "What do visitors check on Trustpilot before trusting a payments company?",
        answer:
          "They search for words like blocked, refund and support. Reply to such reviews with the process, the expected time and a secure channel, never account details. A company that answers frozen-account complaints calmly loses fewer visitors than one whose page shows only praise.",
      },
      {
        question: "Which page should receive people from a fintech listing?",
        answer:
          "Give consumers fees, eligibility and protection on one screen before the app button. Partners need documentation and a contact who understands settlement. Journalists and investors can use a facts page. Mixing the three leaves each reader scrolling past text that compliance wrote for another.",
      },
    ],
  },
  "health-platform": {
    intro:
      "Patients, clinicians and hospital buyers approach digital health from opposite directions. A patient reads app reviews and asks whether it is private. A clinician wants evidence and a quick way out of the record. A trust or insurer consults assessed libraries such as ORCHA's, or KLAS for enterprise systems. Choose which of these you can serve this year, and write free listings for that reader alone.",
    prepare: [
      "Clarify the regulatory position in each market, including whether any function counts as a medical device, with your adviser.",
      "Assemble published studies, pilots and their limits in a single evidence page, distinguishing peer review from internal evaluation.",
      "Translate the privacy notice into everyday speech: what is collected, who sees it, how to delete it, where it sits.",
      "Identify the clinicians behind the content, with registration body and role, and a date for the latest clinical review.",
      "Test listing links with screen readers and larger text, since many visitors are older, unwell or using one hand.",
    ],
    advice: [
      {
        heading: "Keep tags away from conditions",
        text: "A campaign name that reveals an illness can travel into analytics and advertising systems. Use neutral codes for directories, keep third-party pixels off symptom pages and ask your privacy officer to approve the report. Aggregate counts per source are enough for any marketing decision.",
      },
      {
        heading: "Meet the urgent visitor safely",
        text: "Someone in crisis may land on you through any listing. Put emergency guidance where it cannot be missed and state plainly what you do not treat. After that, explain eligibility, waiting time and cost, in that order, for these decide whether a patient continues.",
      },
    ],
    questions: [
      {
        question: "Where can a digital health service be listed without paying?",
        answer:
          "App stores, patient charity resource pages, national or regional digital health libraries and software catalogues for the clinic-facing side are common routes. Several require an assessment, which may cost time or money. Ask charities what evidence they expect before they recommend anything to members.",
      },
      {
        question: "How do we answer patient reviews without breaching confidentiality?",
        answer:
          "Never confirm that the writer is a patient, however much they disclose. Thank them, describe the general process and offer a private contact. Have a clinician read replies that touch on treatment. Keep a record of safety complaints, because some may need reporting elsewhere.",
      },
      {
        question: "Do clinicians or patients click more on health app directories?",
        answer:
          "It varies by listing, so tag patient libraries and professional catalogues separately. Patients tend to arrive in the evening by phone, while professionals come on weekday desktops and ask for evidence. Count completed registrations for one and pilot conversations for the other, never a merged total.",
      },
    ],
  },
  "education-platform": {
    intro:
      "School terms rule your traffic. Teachers hunt for tools in August and again in January, districts write tenders in spring, parents search the week after reports come home. They consult Common Sense Education, the 1EdTech app directory, G2's learning categories and staffroom Facebook groups. A listing earns its click with a lesson that works on Monday, clear pupil privacy terms and a price that fits a school budget.",
    prepare: [
      "Align resources with the curriculum or standard each region uses, and label grade, subject and lesson length in the listing.",
      "Complete a student data agreement and age policy, as a coordinator will ask for both before allowing any account.",
      "List rostering and login options such as Google Classroom, Clever, Canvas or LTI, with the setup time each needs.",
      "Bundle a ready lesson with slides, teacher notes and answer key, downloadable without forcing a class to register first.",
      "Request comments from classroom teachers, mentioning subject and year group, together with the school's consent to be named.",
    ],
    advice: [
      {
        heading: "Teachers first, tenders later",
        text: "A teacher's free class is often how the district hears of you. Send teacher-facing listings to a lesson, administrators to pricing, accessibility and data pages. Mark each path with its own medium, then ask school-wide buyers which classroom used the tool beforehand.",
      },
      {
        heading: "Avoid the exam-week vanity",
        text: "Visits jump before exams as pupils search for answers, then disappear. Report teachers who return for a second lesson and classes created per source instead. Schedule listing updates for midsummer, when planning happens, and hold new features back from the weeks of final assessment.",
      },
    ],
    questions: [
      {
        question: "Which free edtech listings do teachers and schools actually read?",
        answer:
          "Common Sense Education reviews classroom tools, 1EdTech lists apps that meet its specifications, and LMS marketplaces reach schools already using them. Regional education authorities keep approved lists too. Each has its own criteria, so begin with the one your existing schools rely upon.",
      },
      {
        question: "Should parents and schools be sent to the same landing page?",
        answer:
          "No, because parents want progress, screen time and a monthly price, whereas schools need rostering, training and an invoice. Use separate addresses and tags. Put a plain switch at the top for those who arrive by the wrong door, as search results will mix them.",
      },
      {
        question: "How do reviews from pupils affect a learning platform's listing?",
        answer:
          "Homework produces harsh star ratings in app stores. Explain on your listing that classes are set by teachers, respond kindly and never collect personal details from minors. Balance the picture with verified educator reviews elsewhere, which adults making the choice are likelier to trust.",
      },
    ],
  },
};
