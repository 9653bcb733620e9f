import type { Guide } from "./guide.ts";

export const nicheBacklinks2: Record<string, Guide> = {
  "financial-services": {
    intro:
      "Money attracts the worst neighbours on the web, so a finance firm must read this list defensively. Adviser registers, professional bodies and matching services such as SmartAsset or Wealthtender have entry checks. Open directories with a loans folder rarely do. One careless row can seat a regulated planner next to payday lenders and crypto schemes. Start from the regulator's own register, then let each further site prove why it deserves compliance time.",
    prepare: [
      "Quote your regulatory reference and permitted activities word for word, including the risk warning that must accompany promotions.",
      "Send each profile text through compliance sign-off once, store the approved version, and paste from nothing else afterwards.",
      "State how you are paid, whether by fee, commission or both, since several adviser finders filter on it.",
      "Clarify client minimums and regions served, because a mismatched enquiry wastes suitability checks on people you cannot advise.",
      "Find out whether testimonials are allowed for your licence before accepting a listing that publishes them without asking you.",
    ],
    advice: [
      {
        heading: "Match rows to permissions",
        text: "Mortgage broking, investment advice, insurance and lending have different finders, and your authorisation decides which you may join. Draw a column for permission required and fill it in before submitting. NAPFA, for one, is for fee-only planners; a commission-based broker should move straight past it.",
      },
      {
        heading: "Lead marketplaces need scrutiny",
        text: "Some sites sell your details onward or hand one saver to three advisers. Read the contract for exclusivity, data protection and refund terms. Treat the cost as client acquisition, reported to the person who oversees financial promotions, and ignore the attached link when deciding whether to proceed.",
      },
    ],
    questions: [
      {
        question: "Can directory links hurt a regulated financial firm's search standing?",
        answer:
          "Search engines generally ignore poor links instead of punishing them, but deliberate schemes can bring manual action. The larger hazard is association. An auditor or nervous client who finds you listed among unlicensed lenders draws conclusions, so decline those sites and keep evidence of removals.",
      },
      {
        question: "Should an adviser profile link to the firm or the person?",
        answer:
          "Follow what the register does. If clients engage the company, individual biographies on its website make good targets, since they carry qualifications and disclosures together. Sole planners can use the homepage. Either way the destination must show current status wording above the fold.",
      },
      {
        question: "Which trust signals do finance directories ask me to prove?",
        answer:
          "Expect requests for authorisation numbers, professional designations such as CFP, indemnity cover and disciplinary history. Sites that ask are worth more than those that skip it. Save scans with expiry dates in a shared folder, because annual renewals arrive together and lapse publicly.",
      },
    ],
  },
  "it-services": {
    intro:
      "Managed service providers get chosen by office managers after an outage and by procurement teams after a tender, and this list must satisfy both. Vendor partner locators from Microsoft, Cisco or a backup maker rank among the strongest rows, as certification guards the door. Review platforms like Clutch and TechBehemoths follow. Tool directories built for software products look tempting but list the wrong thing entirely.",
    prepare: [
      "Export current vendor certifications and partner tiers with dates, since locator pages drop companies whose competencies have lapsed.",
      "Spell out response times by severity, cover hours and on-site radius, which buyers compare line by line.",
      "Sort your work into helpdesk, cloud migration, networking and backup, with a landing page ready for each one.",
      "Mention Cyber Essentials, ISO 27001 or SOC 2 status only when the certificate is yours rather than your datacentre's.",
      "Ask two clients in different sectors to confirm headcount supported, because reviewers want scale more than praise for friendliness.",
    ],
    advice: [
      {
        heading: "Partner locators beat directories",
        text: "Many hardware and cloud vendors publish a finder filtered by town and skill. Getting in may take exams and a sales threshold, yet the row then reaches people who already own that product. Assign one engineer to maintain it, because abandoned specialisations disappear without warning.",
      },
      {
        heading: "Avoid exposing your stack",
        text: "A directory form may ask for client names, tools and remote access products. Together those tell an attacker whom to phish and how. Publish sectors and services, hold back specifics, and record in your sheet which profiles mention named customers so they can be withdrawn quickly.",
      },
    ],
    questions: [
      {
        question: "Does an MSP gain from listing on general software review sites?",
        answer:
          "Only if the site has a services section. Many cover products alone, and a support firm squeezed into a monitoring tool category confuses everyone. Clutch, GoodFirms and TechBehemoths take service companies, so check how their outbound links are described before choosing an order.",
      },
      {
        question: "How relevant is a local chamber backlink for IT support?",
        answer:
          "Highly, as most support contracts sit within driving distance. A chamber page is vetted, regional and seen by other members who need help with laptops. Attribute aside, it tells search engines which area you belong to. Offer a security talk and gain a second mention.",
      },
      {
        question: "What should we do about duplicate records from merged IT companies?",
        answer:
          "List every former trading name and domain first. Claim each old profile, mark it merged where the site permits, or edit it to match the new company. Redirect retired domains page by page. Delete nothing until reviews and certifications have been moved across safely.",
      },
    ],
  },
  "mobile-apps": {
    intro:
      "An app has two addresses, a store page and a website, and every row on this list forces a choice between them. Store pages on Apple and Google belong to those companies, so a link pointed there helps installs while your own domain gets nothing. AppAgg and similar catalogues pull data from the stores automatically. Prefer rows that accept a website, and treat store-only entries as places to be found.",
    prepare: [
      "Put up a landing site with support, privacy and press pages, because several directories reject a bare store address.",
      "Export the icon at full size without rounded corners, plus portrait screens for the newest phones and one tablet.",
      "Keep a list of supported systems, minimum versions and languages, updated with every release and copied into all profiles.",
      "Write a hook of eighty characters that names the task, since catalogues show it next to hundreds of similar icons.",
      "Create a short video without device mock-ups or music rights problems, usable on launch boards and in app stores.",
    ],
    advice: [
      {
        heading: "Check iOS and Android separately",
        text: "Some rows are closed to one system, others index both but show whichever was added first. Note the platform in your record, along with the bundle identifier used. If you ship Android later, that column tells you which editors to write to for an update.",
      },
      {
        heading: "Skip download mirrors",
        text: "Sites offering APK files repost your build, sometimes modified, with a link that seems like coverage. They are distribution you did not approve. Search for your package name, request removal where needed, and never count a mirror among backlinks just because a tool reports it.",
      },
    ],
    questions: [
      {
        question: "Do web backlinks affect ranking inside the App Store?",
        answer:
          "Store search relies on its own signals, such as title, keywords, ratings and usage. Links to your website serve web search, where people look for problems before they know an app exists. Budget separately for the two, and do not expect one to repair the other.",
      },
      {
        question: "Should directory links use smart links or plain web addresses?",
        answer:
          "Use your ordinary domain wherever the form permits. Deep-link services redirect according to device, so directories may see a blank page and search engines may credit an intermediate host. Your landing page can detect the phone and show the correct store button itself.",
      },
      {
        question: "When is an app ready for Product Hunt and similar boards?",
        answer:
          "Ready means public in at least one store, stable on older handsets, and open to users in every country mentioned. Test builds annoy voters who cannot install them. Line up a localised store page, reply to crash reports that day, then submit to smaller catalogues.",
      },
    ],
  },
  "web-design": {
    intro:
      "Design galleries judge the site you submit, so for a studio the backlink is a by-product of the work being good. Awwwards, siteInspire and Land-book show single projects; Clutch and DesignRush show companies; Dribbble shows people. Mark every row as project, company or person before starting. Otherwise you will paste an agency paragraph into a form that wanted one bold homepage and its typeface credits.",
    prepare: [
      "Shortlist projects you are contractually free to show, with the client's approval for naming and linking in writing.",
      "Test each candidate site for speed, accessibility and broken layouts, because gallery judges look at phones as well.",
      "Capture full-page and detail images in the ratios each gallery prints, rather than hoping its automatic tool behaves.",
      "Credit illustrators, developers and type foundries by name, which curators check and collaborators repay with their own mentions.",
      "Rebuild your own portfolio first, since an editor follows the link and a slow studio site ends the visit.",
    ],
    advice: [
      {
        heading: "Rethink footer credit links",
        text: "A designed-by line across a client's thousand pages looks like a sitewide link, and anchors stuffed with keywords invite trouble. Ask for one credit on a colophon or case page, using your studio's name. Quality of placement matters more than a total in a report.",
      },
      {
        heading: "Platform experts lists convert",
        text: "Shopify, Webflow and WordPress host communities keep partner directories for people who have already chosen their platform. Enquiries from there come with scope and budget half decided. Meet the entry conditions for one ecosystem properly before collecting badges from four you hardly use.",
      },
    ],
    questions: [
      {
        question: "Do CSS gallery features send clients or only other designers?",
        answer:
          "Mostly other designers, along with the odd recruiter. That still has uses: peers refer overflow, and writers pick examples from galleries. Count them as recognition with a link attached. For paying clients, give more time to city rankings and platform partner pages.",
      },
      {
        question: "Should the gallery link go to our client or to us?",
        answer:
          "Galleries normally link the showcased website, so the client receives it. Look for a separate credit field for the maker, and skip any gallery that has none unless the exposure pleases your client. Record both destinations, since redesigned sites often take the reference down.",
      },
      {
        question: "How do I pick between ten near-identical design directories?",
        answer:
          "Open the latest dozen entries on each. Keep galleries where the standard would flatter you, an editor chose what appears, and the newest addition is recent. Drop those selling same-day inclusion. Two selective galleries and one company platform will serve a small studio well.",
      },
    ],
  },
  "fitness-trainers": {
    intro:
      "Clients choose a trainer by distance, body goals and whether they feel at ease, so scan this list for filters that show those things. Mindbody and ClassPass sell sessions, certification bodies keep registers of qualified coaches, and local directories answer searches ending in near me. Supplement blogs calling themselves fitness directories do none of it. Cross them off early, because their neighbours make unproven claims you would not repeat.",
    prepare: [
      "Check your certification register entry is live, with the name clients know and your renewal credits up to date.",
      "Describe the people you train, such as new mothers or desk workers, in place of a list of equipment.",
      "Carry proof of liability insurance and first aid, which gyms, parks departments and serious directories may request before approval.",
      "Get signed permission for transformation pictures, and have calmer action shots ready where before-and-after images are banned.",
      "Fix where sessions happen, whether studio, home visit, park or video call, because maps treat each one differently.",
    ],
    advice: [
      {
        heading: "Your gym page counts",
        text: "Freelance coaches often overlook the team page of the club where they rent floor space. It is local, relevant and usually free to link. Ask the manager for a line to your own website, and agree what happens to it when the contract ends.",
      },
      {
        heading: "Compare booking rows by ownership",
        text: "An aggregator may discount your classes and keep the customer's email. Before adding such a row, learn who may contact the member afterwards. Write the answer next to the link type. Filling empty midday slots might justify it; handing over regulars who already pay you does not.",
      },
    ],
    questions: [
      {
        question: "Do personal trainers need backlinks or just Google reviews?",
        answer:
          "Reviews weigh heavily for people nearby, so ask for those first. A few sound links, from your certifier, club and town sports page, help confirm that you exist and where. Beyond that, more directory rows give less than another page about how you train.",
      },
      {
        question: "Can an online coach use directories meant for local gyms?",
        answer:
          "Not honestly. Map services expect in-person contact, and faking a studio may lead to suspension. Choose coach finders that offer a remote filter, your certification register and podcasts in your speciality. Mark location-based rows as unsuitable in the sheet instead of forcing an address.",
      },
      {
        question: "When do fitness directories bring the most profile views?",
        answer:
          "Interest usually gathers around New Year, before summer and when school resumes. Have entries approved a month beforehand with current prices and timetable. During busy weeks just answer messages. Use the quiet season to replace old photographs and clear rows that sent no one.",
      },
    ],
  },
  "beauty-services": {
    intro:
      "Bookings drive this trade, and the strongest rows are booking systems: Fresha, Vagaro, StyleSeat and Treatwell. Their pages often stand above a salon's website in search, which makes the backlink question almost secondary. Ask instead who keeps the client's number. Medical aesthetics belongs on different sites, RealSelf among them, with stricter rules on claims. Mixing lash extensions and injectables in one profile weakens both.",
    prepare: [
      "Write the treatment menu with durations, patch test notes and starting prices, in the words clients say at reception.",
      "Hold licences for every stylist or therapist on file, as state boards and chair-rental landlords may ask.",
      "Photograph finished hair, nails and skin in the same window light, unfiltered, with consent noted by client name.",
      "Define cancellation and deposit terms once, because contradictions between booking sites lead straight to disputed charges and poor reviews.",
      "Link each treatment profile to its own page, so balayage enquirers never land on a homepage about massage.",
    ],
    advice: [
      {
        heading: "One diary, many doors",
        text: "Listing on three booking platforms invites double appointments unless their calendars sync. Choose a main system, then let other rows point at its booking page or your site. Note the commission on new clients for each, and revisit the figures after every quiet January.",
      },
      {
        heading: "Brand salon finders help",
        text: "Colour houses and skincare ranges publish locators for stockists and trained technicians. Qualification comes with your account or course, so few competitors bother asking. Contact the area rep, confirm your address and website, and check the pin falls on the right side of the street.",
      },
    ],
    questions: [
      {
        question: "Does a Fresha or Treatwell page replace my salon website?",
        answer:
          "It handles appointments well but belongs to someone else, and shows rivals one tap away. Keep a simple site with prices, team and directions. Let directory links point to it wherever permitted, so that changing booking provider does not erase everything people have bookmarked.",
      },
      {
        question: "Should mobile beauticians appear in directories that need an address?",
        answer:
          "Use those which support service areas, and hide your home. Where a street is compulsory, leave that site alone. A spa you visit weekly is not your premises, however convenient. List towns covered and travel charges instead, which is what callers want anyway.",
      },
      {
        question: "Why does RealSelf not suit an ordinary hair or nail salon?",
        answer:
          "Its readers research cosmetic procedures performed by clinicians. A colourist would find no category, and treatments that need a prescriber carry advertising limits. Salons do better on StyleSeat, local guides and bridal supplier pages. Keep clinical rows for practitioners whose licence covers the procedure.",
      },
    ],
  },
  artists: {
    intro:
      "Galleries, collectors, licensing buyers and commissioners read different pages, and very few general directories are among them. For an artist the strongest links name you and the work together: an exhibition archive, a residency, a print fair, a collection catalogue. Behance suits illustrators, less so painters. Read every row for whether it shows pictures large, credits properly, and leaves your copyright alone.",
    prepare: [
      "Number your works with title, year, medium and dimensions, the minimum any curator or serious online register expects.",
      "Photograph pieces square-on in even light, then keep a colour-checked master and a smaller file for public pages.",
      "Trim your statement to one hundred plain words, with a longer version reserved for residencies and open calls.",
      "Arrange exhibitions, prizes and collections in reverse order, omitting rented wall space presented as though a jury chose it.",
      "Decide which works are for sale, on loan or sold, because outdated availability embarrasses you with a gallery.",
    ],
    advice: [
      {
        heading: "Read the upload licence",
        text: "Certain portfolio sites claim broad rights to reproduce whatever you post, or allow training of image models. Find that clause before submitting. Where terms trouble you, list a name, statement and link without pictures. A column for image rights in your sheet prevents regrets later.",
      },
      {
        heading: "Vanity galleries to cross out",
        text: "Invitations praising your vision and asking for a catalogue fee come from businesses whose customer is the artist. Their directory pages give links that no curator respects. Check whether other exhibitors were paid, charged or selected, and keep only rows where selection is real.",
      },
    ],
    questions: [
      {
        question: "Which directory links do curators notice on an artist's name?",
        answer:
          "They look for institutions: museum collection databases, arts councils, artist-run spaces and fairs. A search for your name should show these before a shop. Ask past venues to keep exhibition pages online, and to link your website where the name appears unlinked today.",
      },
      {
        question: "Is it useful to list the same painting on several sites?",
        answer:
          "Yes for visibility, provided price and status match everywhere. Collectors compare. Give your own site the fullest record, with provenance and detail views, so it becomes the reference. Elsewhere use one lead image and a link back to that page, not a copied essay.",
      },
      {
        question: "Can open studio and art trail pages count as backlinks?",
        answer:
          "They can be among the finest available. Organisers choose or verify participants, the event is regional, and local papers reuse the list. Apply by the spring deadline for summer trails. After closing weekend, request that the artist page remains, with your site still linked.",
      },
    ],
  },
  "event-planners": {
    intro:
      "Corporate conferences, fundraising galas and children's parties are bought by three sorts of people, and this list mixes them freely. The Bash and GigSalad answer hosts seeking entertainers and help for a date. Eventective starts from venues. PartySlate shows finished events in pictures. Before looking at link types, underline rows where your kind of event already appears, because a product launch team gains little among bouncy castles.",
    prepare: [
      "Pick six completed events and log guest numbers, venue, your exact role and the suppliers who deserve credit.",
      "Ask clients whether logos, speakers and branded stage sets may be published, as corporate hosts often forbid it.",
      "Collect public liability certificates, risk assessment samples and venue accreditations, which approved-supplier lists check before adding anyone.",
      "Set a budget floor per event type, so directory enquiries for tiny gatherings can be answered with a kind template.",
      "Refresh your calendar for peak months, since marketplaces lower planners who decline too many requests they could have blocked.",
    ],
    advice: [
      {
        heading: "Preferred supplier pages first",
        text: "Hotels and conference centres keep approved lists, and a coordinator there answers the question who can run this for us. Deliver one smooth event, send a thank-you with photographs, then ask about inclusion. Put such pages at the top of your sheet, above every national directory.",
      },
      {
        heading: "Weigh quote-request sites",
        text: "Some rows charge for each lead or each reply. Calculate what a booked event leaves after your hours, then decide how many unanswered bids you can afford. The backlink on a quote site is usually faint, so only confirmed bookings justify renewing the membership.",
      },
    ],
    questions: [
      {
        question: "Do event directories link to websites or only to forms?",
        answer:
          "Both patterns exist. Marketplaces want enquiries to pass through their inbox and may hide outside addresses until a booking. Photograph-led showcases commonly display a website. Open two planner profiles before registering, and write down which pattern you saw together with the stated attribute.",
      },
      {
        question: "Should planners list each past event as its own page?",
        answer:
          "On your website, yes, because a gala page with venue, format and supplier names gives directories something precise to link. On showcases, post selected highlights. Tag every supplier; florists and lighting crews often reciprocate with a natural credit when they publish the same evening.",
      },
      {
        question: "How early should a conference planner complete these profiles?",
        answer:
          "Corporate budgets for spring are often settled the autumn before, so finish by late summer. Charity galas follow their own board calendars. Approval, venue recommendations and reviews each take time. Use July to work through the list, when most offices run fewer meetings.",
      },
    ],
  },
  "b2b-services": {
    intro:
      "Business buyers arrive late, after a colleague has named you, and use directories to check rather than to discover. That changes which rows matter. Company registers, LinkedIn, Kompass and Europages confirm you are real; review platforms show whether others survived working with you; association member pages show standing. Consumer-facing city guides add noise. Sort by the moment in a purchase at which someone would open the site.",
    prepare: [
      "Unify legal entity, trading style and VAT or company number, because procurement software matches records on those fields.",
      "Choose industry codes with care, since registers such as Kompass show you only to people browsing those classifications.",
      "Draft a capability statement on one page, naming sectors served, contract sizes and the regions your team can reach.",
      "Secure two reference clients prepared to take a call, as platform reviewers and cautious buyers both request them.",
      "Route enquiries to a staffed address with a named owner, because directory leads go cold inside shared sales inboxes.",
    ],
    advice: [
      {
        heading: "Supplier portals are not links",
        text: "Large customers run vendor databases behind a login. Registering may win work yet produces nothing a crawler can see. Track portals on a separate sheet with renewal dates and insurance uploads. Count as backlinks only pages that open in a private browser window.",
      },
      {
        heading: "Read member lists differently",
        text: "A trade association page carries weight because dues and a code of conduct stand behind it. Compare its dofollow link with one from an open business index and you see why attributes alone mislead. If you already pay membership, check that your entry even has a website.",
      },
    ],
    questions: [
      {
        question: "Which backlink rows shorten a long B2B sales cycle?",
        answer:
          "No link does that by itself. Reference-checked reviews, association membership and correct company data remove doubts that stall approval. Place those first. When deals close, ask the buyer which pages their committee looked at, and let that answer reorder your remaining list.",
      },
      {
        question: "Are international trade directories useful for a domestic service firm?",
        answer:
          "Seldom. Export platforms suit makers of goods who want distributors abroad. A payroll bureau or facilities contractor with local clients would attract inquiries it cannot serve. Keep the domestic section of any global register, skip country add-ons, and ignore offers to translate a profile.",
      },
      {
        question: "What makes a B2B directory profile look neglected to buyers?",
        answer:
          "A departed director as contact, a headcount from years ago, dead case study links and one review with no date. Procurement staff notice. Schedule a check after each annual return, correct every row on the same day, and initial the line in your log.",
      },
    ],
  },
  "accounting-firms": {
    intro:
      "Owners look for an accountant when something has gone wrong or a deadline is near, then verify letters after the name. Institute find-a-member tools and software advisor directories, among them the QuickBooks and Xero ones, therefore lead this list. CPA Directory and TaxBuzz serve individuals with returns. Rows that promise links from hundreds of finance sites do not understand how cautiously this profession is hired.",
    prepare: [
      "Verify practising certificates and licence states for partners, so institute finders and commercial profiles agree on who may sign.",
      "Divide services between bookkeeping, payroll, tax, audit and advisory, with a page showing who each one is meant for.",
      "Update software certifications before claiming advisor status, because Xero and QuickBooks listings depend on current staff training.",
      "Name the industries you know, such as dental practices or contractors, since owners search for someone who understands theirs.",
      "Agree wording on fees and free consultations with your ethics partner, mindful of professional rules about comparative claims.",
    ],
    advice: [
      {
        heading: "Advisor tiers change placement",
        text: "Cloud accounting vendors rank advisers by points, client numbers or exams. Your entry may exist yet sit on page nine. Decide whether moving up suits your practice before chasing it. Record tier, certified staff and the review month, since moving clients off a product lowers you.",
      },
      {
        heading: "Never submit in season",
        text: "From January until filing day no one will finish a profile or answer its verification email. Plan directory work for the lull after extensions. Leave a holding message on profiles during peak weeks if you are closed to new returns, and remove it when capacity comes back.",
      },
    ],
    questions: [
      {
        question: "Is the QuickBooks advisor directory better than a general listing?",
        answer:
          "For bookkeeping clients, generally yes. People there have already chosen software and want someone certified on it. A general directory reaches callers with no defined need. Compare link types in the table if you like, but judge by how many enquiries name their software.",
      },
      {
        question: "Which low-quality accounting directories should our practice refuse?",
        answer:
          "Refuse any that list unqualified preparers next to chartered members with no distinction, display offshore tax schemes, or email fabricated awards. Also avoid sites cloning institute data to sell corrections. If yours already appears, request amendment once, save the message, and move on.",
      },
      {
        question: "Should each office of the firm have separate directory links?",
        answer:
          "Yes, if staff and clients really meet there. Give every office a page with its partners, parking and services, then match local profiles to it. A rented mailbox should not gain a listing. Institute records may allow one principal address, so note that limit.",
      },
    ],
  },
  "ai-solutions": {
    intro:
      "No category has produced more directories in less time. Futurepedia, Toolify, There's An AI For That and their imitators fill pages, and many copy one another's data within days. Reading this list means separating originals from echoes. Check whether a site tests tools, tags them by task and retires dead ones. A consultancy that builds models for clients should note that most rows accept products alone.",
    prepare: [
      "Explain the task in ordinary words, such as transcribing clinic notes, before mentioning which model performs the work.",
      "Disclose data handling: what is stored, where, for how long, and whether customer inputs train anything afterwards.",
      "Prepare a no-login demonstration or sample output, because reviewers handling dozens of submissions will not request an account.",
      "Fix your category terms early, since image, agent, voice and coding folders lead to separate audiences and rivals.",
      "Draft a limits paragraph covering languages, accuracy and human review, which enterprise readers trust more than another superlative.",
    ],
    advice: [
      {
        heading: "Let copies come alone",
        text: "Aggregators scrape bigger collections, so several minor rows may fill in by themselves after one good submission. Wait a fortnight, search for your product name, then correct what they copied wrongly. That saves effort and shows you which sites run without an editor.",
      },
      {
        heading: "Wrapper pages get closed",
        text: "Editors are tired of thin interfaces over someone else's model. If yours adds data, workflow or evaluation, state that in the first line. Otherwise expect rejection, or worse, acceptance by sites that take everything. A dofollow link from an unfiltered heap has little meaning.",
      },
    ],
    questions: [
      {
        question: "Should we pay for priority listing on AI tool directories?",
        answer:
          "Most sell a queue jump, a newsletter mention, or both. Ask for the newsletter's audience and look at past issues. If readers resemble your users, buy once and count registrations. Paying ten sites simply to shorten waiting buys links, which is the wrong reason.",
      },
      {
        question: "Where do AI consultancies without a product get relevant backlinks?",
        answer:
          "Use agency platforms with a machine learning category, cloud provider partner finders, university collaboration pages and conference programmes. A technical article with reproducible results earns more references than any tool board. Strike product-only rows from the sheet before anyone invents a fake tool.",
      },
      {
        question: "How often should an AI listing be revised after launch?",
        answer:
          "Whenever the answer to what it does changes, which may be monthly. Screens, model names and free limits age fastest. Keep a dated change log, work through your best rows first, and withdraw profiles for features you discontinued instead of leaving disappointed visitors behind.",
      },
    ],
  },
  "construction-companies": {
    intro:
      "A general contractor bidding on schools and a builder of kitchen extensions share a name on this list and almost no useful rows. The Blue Book and plan-room networks reach estimators; BuildZoom and Checkatrade reach homeowners with permits and worries. State licence boards feed several of them. Read each row for who does the hiring, then ask if it shows licence, bonding and finished jobs next to the link.",
    prepare: [
      "Line up licence class, bond and insurance certificates with matching company names, because verification tools reject near misses.",
      "Classify trades by CSI division or the categories your region uses, so estimators find you when inviting bids.",
      "Assemble project sheets showing value band, square footage, contract type and completion year, with owners' consent to publish.",
      "Record safety figures and training cards honestly, since larger clients compare your profile with prequalification papers before calling.",
      "Photograph stages from groundworks to handover, avoiding faces without helmets, neighbours' windows and anything under a confidentiality clause.",
    ],
    advice: [
      {
        heading: "Permit data already lists you",
        text: "Some sites build contractor pages from public permits and licence files. Look yourself up before registering. Missing jobs, an old qualifier or a resolved complaint may be showing. Correct the source at the board where possible, as edits on the directory get overwritten.",
      },
      {
        heading: "Suppliers make good links",
        text: "Roofing, window and concrete manufacturers list installers they have trained. Warranty terms depend on that approval, so homeowners look there on purpose. Ask your merchant's representative which schemes you qualify for. One certified-installer page outweighs several open indexes full of unlicensed handymen.",
      },
    ],
    questions: [
      {
        question: "Do builders benefit from backlinks if work comes by tender?",
        answer:
          "Indirectly. Prequalification teams look a bidder up, and consistent records at registers, associations and the press reassure them. Links will not win a sealed bid. Concentrate on entries that prove capacity, then let project pages collect mentions from architects, suppliers and councils.",
      },
      {
        question: "Which rows on a construction list should small builders skip?",
        answer:
          "Pass over bid networks for projects beyond your bonding, national indexes without town pages, and lead sites selling one loft conversion to six firms. Foreign yellow pages can go as well. That usually leaves a licence lookup, two review sites, merchants and your trade federation.",
      },
      {
        question: "How should joint ventures and project microsites be listed?",
        answer:
          "List the permanent company, never the temporary venture, unless it has its own staff and years ahead. Link to a project page you control. When a development's microsite closes, ask the developer for a redirect or move the mention, and amend the tracking sheet.",
      },
    ],
  },
  "consulting-services": {
    intro:
      "Consultants sell judgement, which a directory form cannot hold, so the point of this list is corroboration. Consultancy.uk and Consulting.us serve readers of industry news; Clutch hosts reviewed projects; institute registers confirm a chartered consultant. After those come client sectors' own associations, often better than anything with consulting in its title. Strike rows where life coaches, visa agents and strategy boutiques share one folder.",
    prepare: [
      "Name the decision you help with, for instance pricing after a merger, since advisory and transformation describe everyone.",
      "Anonymise three engagements to sector, size and question, then have each former client approve the resulting paragraph.",
      "Choose whether the practice or its principal is the brand, and keep every profile consistent with that decision.",
      "Bring memberships, chartered titles and prior employers that may be mentioned, checking alumni policies for use of famous names.",
      "Publish one substantial article per specialism, so that a profile visitor finds thinking there instead of adjectives.",
    ],
    advice: [
      {
        heading: "Borrow the client's trade press",
        text: "Supply-chain directors read logistics journals, hospital managers read health ones. Their supplier guides and contributor pages count as relevant rows even though no consultancy list mentions them. Spend the second half of your effort there, using the vocabulary of that sector and a named author.",
      },
      {
        heading: "Expert networks stay private",
        text: "Paid expert-call platforms hold your biography behind a login and may restrict public mention of calls. Useful income, no backlink. Note them in another tab. Confusing private registration with public presence makes a list look finished when hardly anything about you can be found.",
      },
    ],
    questions: [
      {
        question: "Does a solo management consultant need any directory backlinks?",
        answer:
          "A small set is sensible: your institute, LinkedIn, a university alumni or speaker page, and one review platform if clients will write. These settle the question of who you are. Referrals bring the meeting, while public records stop the sponsor's colleague from doubting it.",
      },
      {
        question: "Should consultancies link profiles to people pages or service pages?",
        answer:
          "Send professional registers to the individual's page and market platforms to the relevant service. Partners leave, services persist. If a biography collects links, keep its address after departure with a short note and the successor's name, so references still reach something helpful.",
      },
      {
        question: "How can I judge an unfamiliar consulting directory quickly?",
        answer:
          "Read three member profiles in your specialism. Are the people traceable, the projects specific, the dates recent? See who publishes the site and how it earns. Anonymous ownership plus unlimited instant entry means skip. A named editor or association secretary suggests a real gate.",
      },
    ],
  },
  "interior-design": {
    intro:
      "Rooms sell this work, so the useful rows are those that show whole projects. Houzz and homify collect ideas from homeowners, while Architizer leans towards architects and commercial schemes. Neither group shops by backlink. Read the list for picture size, project credits and the type of home shown, because a maker of quiet period interiors disappears on a page of flat-pack makeovers.",
    prepare: [
      "Commission a proper shoot at handover, before toys and post arrive, and secure web rights for directories and press.",
      "Note paint, fabric and furniture sources for each room, since visitors ask and suppliers notice when credited.",
      "Obtain homeowner consent covering location detail, because a recognisable façade plus valuables on display worries people and insurers.",
      "Explain your fee method, whether hourly, staged or percentage, which filters enquiries better than any style adjective.",
      "Keep before photographs and floor plans for one project, as editorial platforms prefer a story with a starting point.",
    ],
    advice: [
      {
        heading: "Showrooms and mills link back",
        text: "Fabric houses, kitchen makers and lighting studios publish project galleries. Send finished images to the press contact with a complete specification. Such mentions are picked by people with taste, seen by trade buyers, and outlast seasonal portals. Put every supplier you used on the outreach tab.",
      },
      {
        heading: "Trade-only rows versus public",
        text: "Membership registers of design institutes show qualification and insurance, and clients reach them late, when comparing two names. Idea platforms reach dreamers years before a budget exists. You need both, in unequal measure. Mark the stage per row so quiet months do not discourage you.",
      },
    ],
    questions: [
      {
        question: "Is a Houzz profile worth keeping if its link is nofollow?",
        answer:
          "For residential work, yes. Homeowners save your rooms to ideabooks and return when building begins. Its pages also surface for designer plus town. Read the reported attribute, keep your projects labelled by room and style, and judge by enquiries that mention a saved photograph.",
      },
      {
        question: "How many projects should a designer upload to each directory?",
        answer:
          "Between four and eight complete schemes tell more than forty loose corners. Lead with the commission you want repeated. Vary the selection between platforms so that someone who sees both learns something new. Retire dated rooms, unless a listed building or famous restoration earns its place.",
      },
      {
        question: "Can staging or decorating businesses use the same list?",
        answer:
          "Partly. Home stagers should favour estate agents' supplier pages and property media, since vendors hire them for weeks. Decorators fit trades sites with reviews. Institute rows may require design qualifications neither holds. Filter by what you contract to deliver, not by how pretty the website is.",
      },
    ],
  },
  "manufacturing-companies": {
    intro:
      "Engineers and buyers search for capability, not company names: five-axis milling in titanium, food-grade moulding, short-run castings. Thomasnet, GlobalSpec, wlw and Kompass are organised that way, so their category choices matter as much as any link. Read the list by process, material and certificate. Rows aimed at startups or high-street shops can go at once, however strong they look in a metric.",
    prepare: [
      "Tabulate machines, tolerances, bed sizes and batch ranges, since sourcing platforms let buyers filter on precisely those limits.",
      "Scan ISO 9001, AS9100 or IATF certificates with scope and expiry, and check the address printed on each.",
      "Provide NAICS, SIC or customs codes chosen by someone technical, because a wrong code attracts brokers and scrap dealers.",
      "Clear part photographs with customers, removing drawing numbers, logos and any geometry covered by export control or secrecy agreements.",
      "Set up capability pages by process, each with lead times and a request form that accepts CAD files.",
    ],
    advice: [
      {
        heading: "Choose few, exact categories",
        text: "Ticking forty processes makes a machine shop look like a trader. Pick those where you hold equipment and would welcome an order next week. Buyers send RFQs to many suppliers at once, and replies declining the work teach platforms and people to leave you out.",
      },
      {
        heading: "Distributors list their makers",
        text: "Ask every stockist, machine builder and testing laboratory you deal with about their partner pages. A link from a distributor's brand section, or from a standards scheme register, comes with proof of trade. Sales staff can collect these during normal calls far quicker than marketing.",
      },
    ],
    questions: [
      {
        question: "Is Thomasnet useful for contract manufacturers outside North America?",
        answer:
          "Its audience is mostly North American sourcing. European plants may find Europages, wlw or Kompass closer to their buyers, and Asian exporters use others again. Check region rules before registering. Shipping costs, certification and time zones decide far more than link attributes here.",
      },
      {
        question: "Do industrial directory backlinks help if customers never search online?",
        answer:
          "Your oldest customers may not, yet their successors and new purchasing graduates do. Links from technical catalogues also guide search engines towards process pages that ordinary sites ignore. Expect occasional, specific enquiries instead of volume, and have an estimator ready to read drawings.",
      },
      {
        question: "What should we strike from a list of manufacturer directories?",
        answer:
          "Remove export boards full of unverified traders, sites whose contact data ends in free mailboxes, and catalogues that charge to correct an error. Drop consumer review pages too, unless you sell finished goods. Keep registers where a rival you respect maintains a detailed entry.",
      },
    ],
  },
  "eco-friendly-businesses": {
    intro:
      "Green claims get checked, by shoppers and increasingly by regulators, so pick rows that do the checking for you. The B Corp directory and Green America's Green Pages admit only businesses that met their criteria. Certification registers for organic cotton or responsibly managed wood do the same. Open eco indexes that accept a leaf logo and a promise give a link with nothing behind it, and may cost you credibility.",
    prepare: [
      "Match every environmental statement with evidence, naming the standard, the certifier and the product range it covers.",
      "Save certificate numbers with expiry dates, so anyone following a directory link can look you up independently.",
      "Replace vague words such as planet-friendly by something measurable: refill rate, recycled content, repair terms or delivery method.",
      "Write a frank page on what remains unsolved in your supply chain, since editors respect limits more than perfection.",
      "Show packaging, workshop and materials in ordinary pictures, avoiding stock forests that every competitor has already used.",
    ],
    advice: [
      {
        heading: "Sort certified from self-declared",
        text: "Add a column stating who verified members on each site: an auditor, an editor or no one. Work through audited registers even when their links are nofollow. Self-declared listings come last and only where neighbours look honest, because guilt by association is swift in this field.",
      },
      {
        heading: "Follow the refill map",
        text: "Repair cafés, zero-waste shop maps, council reuse pages and plastic-free town campaigns maintain small local lists. They are run by volunteers who answer polite email. These links reach people who already changed habits. Offer to correct outdated entries nearby while asking about yours.",
      },
    ],
    questions: [
      {
        question: "Does B Corp certification give my website a useful backlink?",
        answer:
          "Certified companies have a public profile, which journalists and buyers consult. No one should certify for a link; the assessment takes months and fees scale with revenue. If you qualify anyway, complete every field, then point the profile at your impact page rather than the shop front.",
      },
      {
        question: "How do I spot greenwashing among sustainable business directories?",
        answer:
          "Look for entry rules, named staff and removed members. Then sample listings: fast fashion with one recycled range, or carbon-neutral claims lacking any scheme, show that no one looks. Advertising for airlines around the page is another hint. Leave it out and note your reason.",
      },
      {
        question: "Should a sustainable brand also use ordinary retail directories?",
        answer:
          "Yes, some. Most customers want good soap or sturdy shoes first and ethics second, so trade and town rows still count. Lead with quality there, and keep environmental detail on the linked page. Save the long account of materials for readers who came seeking it.",
      },
    ],
  },
};
