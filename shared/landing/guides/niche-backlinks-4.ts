import type { Guide } from "./guide.ts";

export const nicheBacklinks4: Record<string, Guide> = {
  "sports-coaching": {
    intro:
      "Parents book most junior coaching, adults book tennis and swimming, and clubs hire for squads, so one list has to be read for three customers. CoachUp matches private coaches with athletes. Governing bodies keep registers of licensed coaches, which clubs consult and families should. Leisure centres and school pages fill in the local picture. Betting tips and fan forums also call themselves sports directories; remove them immediately.",
    prepare: [
      "Show your governing body licence level, safeguarding training and first aid dates, because clubs cannot engage you without them.",
      "Choose sport, position and age range narrowly, as goalkeeper sessions for under twelves beat coaching for all abilities.",
      "List venues with pitch or court permission, since councils object to private sessions advertised on public grounds.",
      "Use action pictures with written consent from guardians, and blur badges that identify a child's school or team.",
      "Publish a season plan with trial dates, camps and blocks, so directory visitors land on something they can join.",
    ],
    advice: [
      {
        heading: "Register where licences live",
        text: "National federations increasingly run find-a-coach pages, though many members never fill in the website box. Sign in, add it, and check the county shown. That short errand produces a highly relevant entry. Commercial matching sites come next, followed by whichever venues hire you.",
      },
      {
        heading: "Club pages need yearly care",
        text: "Volunteers rebuild club websites each season and coaches fall off. Send an updated paragraph before registration opens, with your own address included. Write the webmaster's name in your sheet. Leagues, festivals and tournament programmes follow a similar rhythm and usually keep an archive afterwards.",
      },
    ],
    questions: [
      {
        question: "Is a CoachUp profile enough without my own coaching website?",
        answer:
          "It can fill early slots, but reviews and messages stay on that service. A simple site lets schools verify licences and lets families rebook directly where terms permit. Link whatever registers will accept it, and look up how the platform treats outside addresses first.",
      },
      {
        question: "Should former professional careers be mentioned in sports directories?",
        answer:
          "Yes, precisely: club, years and level. Exaggeration is quickly exposed by local supporters. Competing well and teaching well differ, so put coaching badges next to the playing record. Where an encyclopaedia or federation archive already lists you, request that outdated links there be corrected.",
      },
      {
        question: "Which rows help a football academy more than private lessons?",
        answer:
          "Academies gain from league affiliation pages, school partnership lists, holiday activity guides and council sports directories. One-to-one matching sites suit individuals. Work on camps before each school break, and keep trial pages separate. Mark which entries need the charity or company number.",
      },
    ],
  },
  "gaming-platforms": {
    intro:
      "A storefront, a server network, an indie studio and a tournament site all get called gaming platforms, and this list suits them unequally. itch.io, IndieDB and ModDB host games and communities around them. Wikis and forums link generously to anything players use. Casino and gambling affiliates crowd the same keyword, so examine neighbours before submitting. A directory that cannot tell slots from strategy games should be skipped.",
    prepare: [
      "Assemble a press kit with key art, logo, transparent sprites, fact sheet and trailer at one unchanging address.",
      "Confirm age ratings and regional restrictions, because listings in several countries must show them next to screenshots.",
      "Capture unedited play at native resolution, including interface, since players distrust cinematic pictures that hide actual gameplay.",
      "Write feature tags as players say them: roguelike, couch co-op, crossplay, controller support, self-hosted servers, mod tools.",
      "Prepare a status and support page, as angry launch-day visitors will otherwise use directory comments to report outages.",
    ],
    advice: [
      {
        heading: "Devlogs outlive launch listings",
        text: "On IndieDB or itch.io, a page updated with honest development posts gathers followers for months. A bare announcement drops off within hours. Choose two communities where you will answer comments, and mark remaining rows as post-once. Moderators remember studios who vanish after pasting links.",
      },
      {
        heading: "Store pages versus your domain",
        text: "Steam and console shops carry wishlists, so marketing often points there. Keep a website anyway for patch notes, press and accounts. Give databases both addresses. When a publisher deal ends or a title is delisted, your own page still explains what happened and where to play.",
      },
    ],
    questions: [
      {
        question: "Can a multiplayer platform submit to indie game databases?",
        answer:
          "Most databases index individual titles, so a matchmaking service or launcher may be refused. Look for tools, engines or community sections. Otherwise submit flagship games and name the platform in their technical details. Hosting review sites and server lists cover infrastructure better.",
      },
      {
        question: "Do wiki and forum links have value for game studios?",
        answer:
          "They are normally nofollow, and promotional edits get reverted. Even so, players research builds and mods there for years. Help editors with accurate data and permission to use artwork. Links appear because the page needs a source, which makes them harder to lose.",
      },
      {
        question: "How do we keep gambling sites away from our backlink profile?",
        answer:
          "You cannot control who links, though you can decline submission. Screen directories by opening their newest entries and advertisement slots. Avoid slot-related tags and bonus wording in your own text. If junk appears anyway, note it and carry on, since stray spam is commonly ignored.",
      },
    ],
  },
  "legal-services": {
    intro:
      "Notaries, mediators, process servers, document preparers and legal technology firms share this list with attorneys but not the same doors. Justia, Avvo and Martindale admit lawyers by bar record, so many of you cannot enter. HG.org is broader. Court rosters, mediator panels and notary finders may serve you better than famous legal brands. Establish which title the law lets you use before opening any form.",
    prepare: [
      "Check commission, panel appointment or registration papers, and copy their expiry dates into the sheet next to each listing.",
      "Word services so no one could mistake document preparation for advice, using the disclaimer your state or regulator prescribes.",
      "Set out counties, courts and languages covered, because litigation assistants filter on geography long before reading about quality.",
      "Publish standard fees and urgent surcharges, which law offices compare when they need service or apostilles this afternoon.",
      "Secure errors and omissions cover, then describe it plainly, as corporate legal departments ask before approving outside vendors.",
    ],
    advice: [
      {
        heading: "Public and trade buyers differ",
        text: "A family needing a will witness searches maps; a litigation manager searches a vendor panel. Put those in separate tabs with different landing pages. Bar association sponsor lists reach the second group. Paying for one is marketing, so examine who attends events before valuing its link.",
      },
      {
        heading: "Skip lookalike court sites",
        text: "Private pages dressed as government registers sell expensive entries to mediators and notaries. Check the domain, the privacy notice and the clerk's own links. Official rosters charge published fees or none. Note the impostors, because renewal letters from them arrive looking like legal demands.",
      },
    ],
    questions: [
      {
        question: "Can a paralegal or document service join attorney directories?",
        answer:
          "Usually not, and trying could suggest you practise law. Use occupational associations, HG.org where a category fits, map services and local business pages. Ask your licensing body about titles in advance. A narrow accurate entry protects you more than a grand wrong one.",
      },
      {
        question: "Which directories suit a legal tech product for small practices?",
        answer:
          "Software marketplaces with practice management categories come first, followed by bar technology resource pages and legal innovation maps. Attorney finders are irrelevant, since you sell to their members. Offer ethics committees a plain security document; their recommended vendor lists are cautious but lasting.",
      },
      {
        question: "What do mediators gain from a listing with no website link?",
        answer:
          "Panel pages lead to appointments because courts and counsel trust them. A link is a courtesy. Make sure your name matches your site exactly, so searchers find it next. Put availability, subjects and training on that page, then request a website field at renewal.",
      },
    ],
  },
  "seo-specialists": {
    intro:
      "You already know how this sort of list gets misused, and clients will look at your own domain to see whether you followed your advice. So choose rows that survive inspection: Clutch, Semrush Agency Partners, conference pages, tool vendors' experts. The general web directories further down are here for completeness. Several run on the same script. Sampling their recent approvals takes a minute and usually ends the discussion.",
    prepare: [
      "Crawl each candidate's category page to learn if it is indexable, canonicalised sensibly and linked from the homepage.",
      "Define deliverables such as migrations, local audits or link review, so profiles avoid promising positions no one controls.",
      "Anonymise performance graphs, keep axes and dates visible, and state seasonality plus other changes made in that period.",
      "Build a snapshot template storing rel value, status code, anchor and archive copy for every placement you obtain.",
      "Clean your own historic footprint first, because a disavow lecture sounds hollow above two thousand forum signatures.",
    ],
    advice: [
      {
        heading: "Spot shared directory networks",
        text: "Identical templates, submission scripts, analytics codes or hosting reveal one owner behind many rows. Fifteen placements there equal roughly one, with extra risk. Group them in your sheet under a network label, and permit at most the member that has actual editorial pages and visitors.",
      },
      {
        heading: "Test clients' rows on yourself",
        text: "Before recommending a paid directory, buy it for your consultancy or find someone who did. Record crawl frequency, referral sessions and how support handled an edit. That modest test teaches more than vendor metrics, and gives you a straight reply when a client asks.",
      },
    ],
    questions: [
      {
        question: "Do directory backlinks still work, or does Google ignore them?",
        answer:
          "Both happen. A curated trade or local page can be useful as discovery, corroboration and referral. Bulk pages made for links are typically discounted, and low-quality directory links are named in spam guidance. Assess each URL, not the tactic, and tell clients about the uncertainty.",
      },
      {
        question: "How should I verify dofollow claims in a public backlinks list?",
        answer:
          "Fetch a live listing, render it, and read the anchor's rel attribute plus robots meta and X-Robots headers. Then follow redirects. Lists inherit errors from each other, so keep the observation date. Treat unstated as unstated; assumptions here are how bad reports begin.",
      },
      {
        question: "Is it ethical to resell directory submissions as link building?",
        answer:
          "It is if you call it by its name. Explain which entries serve customers, which merely tidy records, and which you refused. Show approvals and rejections. Trouble starts when a bulk upload is invoiced as outreach, or an authority average is presented as an outcome.",
      },
    ],
  },
  "social-media-managers": {
    intro:
      "A manager of other people's accounts is hired after someone scrolls through real posts, so rows that show examples beat rows that show a link. Agency Vista and Sortlist present firms by service, Upwork and Contra present individuals, Behance suits campaign visuals. Tool directories keep appearing because scheduling software shares the same words. They cannot list you. Cross those out and the sheet shrinks nicely.",
    prepare: [
      "Choose platforms and sectors you handle weekly, since a TikTok restaurant specialist sounds different from a LinkedIn ghostwriter.",
      "Export post examples with approval from account owners, and note your role in strategy, filming, captions or community replies.",
      "Describe monthly packages by outputs and agreed response hours, which stops profile visitors asking for round-the-clock moderation.",
      "Check whether contracts allow you to name accounts, because ghostwritten founders seldom want the arrangement made public.",
      "Prepare a policy on paid followers, engagement groups and crisis escalation, as cautious brands search for it.",
    ],
    advice: [
      {
        heading: "Handle your own profiles first",
        text: "Anyone reading a directory entry opens your feeds next. Bring bios, pinned posts and the website address into line before submitting. Social bios are nofollow, so they serve recognition alone. Your site then needs a portfolio page that loads without logging in to any network.",
      },
      {
        heading: "Separate freelancer and firm",
        text: "Sortlist and similar platforms expect a company, team size and invoices. Talent marketplaces want a person with hours. Decide which you are this year. Appearing as a twelve-person agency on one row and a solo contractor on another makes a diligent buyer close both.",
      },
    ],
    questions: [
      {
        question: "Will social profiles count among backlinks for a freelance manager?",
        answer:
          "Backlink tools may list them, yet nearly all carry nofollow or pass through redirects. Keep them in a profile inventory with login owner and recovery email. Use your backlink sheet for directories, client credit pages, podcasts and event programmes that link to your own domain.",
      },
      {
        question: "Which directories bring local shops needing help with Instagram?",
        answer:
          "Shops rarely browse agency rankings. They ask in chamber groups, Bark, neighbourhood networks and their web designer's partner list. Start there with two nearby examples. National platforms fit better once you serve companies that have a marketing lead and a written brief.",
      },
      {
        question: "How frequently must example posts in a listing be replaced?",
        answer:
          "Formats date within months, so look each quarter. Replace trends, retired sounds and closed client accounts. Keep one older campaign if its reasoning still teaches something. When an account passes to another manager, remove present-tense claims everywhere, guided by the log of where they appeared.",
      },
    ],
  },
  "video-production": {
    intro:
      "Producers, brands and couples commission film in unrelated ways. ProductionHUB and Mandy connect crew and companies inside the industry; Clutch ranks corporate video firms; film commissions publish regional production guides that visiting crews depend on. That last group is underrated and links openly in many regions. Wedding filmmakers should turn to bridal rows instead. Sort by who signs the call sheet, then compare link types within each pile.",
    prepare: [
      "Cut a ninety-second reel per market, since a documentary commissioner loses patience during drone shots of golf resorts.",
      "Credit crew on every piece, confirming which company held the contract and which merely supplied a camera operator.",
      "Host finished films on a player that permits embedding, with music licences covering portfolio use on outside websites.",
      "List owned equipment, studio size, crew positions and drone permissions, the facts a line producer needs by noon.",
      "Give each service a page with stills and a short transcript, because search engines cannot judge a silent embed.",
    ],
    advice: [
      {
        heading: "Film office guides first",
        text: "Regional commissions maintain crew and facilities databases, usually with residency conditions. Registration is modest work, and incoming productions phone straight from it. Update departments, languages and night rates annually. Rental houses and stages run comparable supplier pages for companies they see returning equipment clean.",
      },
      {
        heading: "Video hosts are not sites",
        text: "A channel link benefits the host. When a form offers one address, give your domain and embed the film there. If a directory forces a video URL, add contact details to its description. Mark such rows as showcase, so no one later counts them as backlinks.",
      },
    ],
    questions: [
      {
        question: "Do ProductionHUB and Mandy suit companies or only freelance crew?",
        answer:
          "Both have individuals, and ProductionHUB in particular lists companies and rental services as well. Check categories for your city before paying for visibility. If most searches there concern camera assistants, a production house might gain more from its film commission and agency platforms.",
      },
      {
        question: "Can client brands link to the studio that made their film?",
        answer:
          "Ask at delivery, when goodwill is high. A behind-the-scenes article, campaign credit or careers page offers a natural place. Advertising agencies often object to naming suppliers, so read the contract. Awards entries and festival pages also credit production companies, sometimes with working links.",
      },
      {
        question: "Which listings should a small animation studio leave aside?",
        answer:
          "Set aside crew call boards, drone operator maps and wedding marketplaces. Animation buyers look at Behance, agency rankings, explainer specialists' pages and festival selections. Filter for motion or illustration categories. Note render style and languages, since voiceover and subtitling often decide between two finalists.",
      },
    ],
  },
  "hr-solutions": {
    intro:
      "Payroll software, benefits brokers and outsourced people teams share a label while their buyers use separate lists. SelectSoftware Reviews, G2 and Capterra compare HR systems; the SHRM Vendor Directory reaches practitioners; broker and payroll bureaux belong to professional registers. A product squeezed into a services category wastes a submission. Mark each row product or service, then by company size, since tools for thirty staff lose next to enterprise suites.",
    prepare: [
      "State employee range, countries and payroll jurisdictions supported, because an HR manager eliminates vendors on those before demonstrations.",
      "Document integrations with accounting, identity and job board systems by name, including whether data flows one way or both.",
      "Prepare privacy, retention and subprocessor statements, as employee records trigger questions from legal, works councils and security.",
      "Collect reviews from administrators and ordinary employees, since comparison sites separate ease of setup from daily use.",
      "Assign pages to modules such as leave, appraisal or onboarding, so category listings land on the feature promised.",
    ],
    advice: [
      {
        heading: "Budget cycles shape order",
        text: "Benefits change at open enrolment, payroll at the tax year, performance tools before appraisal rounds. Work first on rows read by whichever group decides next. Moving systems mid-year is rare, so a profile finished a month late may wait eleven months for serious readers.",
      },
      {
        heading: "Practitioner groups over lists",
        text: "Local chapters of personnel associations publish sponsors, speakers and resource pages. Their members ask one another before reading comparison grids. Teach an employment-law update with a qualified lawyer, then ask for the slides page to credit you. Such links reach the person doing the evaluation.",
      },
    ],
    questions: [
      {
        question: "Should HR software pay for clicks on Capterra-style marketplaces?",
        answer:
          "That is a bidding decision with its own spreadsheet. The basic profile and reviews stand apart from it. Fill those in, note the stated link attribute, and see whether organic positions bring demos. If you bid, tag clicks, and never report them as backlink results.",
      },
      {
        question: "Can an outsourced HR consultancy use SHRM or vendor directories?",
        answer:
          "Vendor directories often include services next to systems, so look for advisory categories and read entry conditions. Outside the United States, national institutes offer consultant registers. Individual certification may be required. Choose one credible register first, before general agency platforms crowded by recruiters.",
      },
      {
        question: "Why do review grids list our HR tool in odd categories?",
        answer:
          "Sites infer categories from feature ticks or early reviews. Write to the editor with screenshots showing your main use, and ask customers to mention it naturally. Decline extra categories you barely serve, because low scores there appear wherever your name does. Log each correction.",
      },
    ],
  },
  "mental-health-services": {
    intro:
      "Someone searching for a therapist may be in distress, so this list should be read with that person in mind. Psychology Today, GoodTherapy, TherapyDen, Zencare and Counselling Directory verify practitioners to varying degrees and let clients filter by approach, identity and fee. Many charge members. The link is secondary to whether a frightened reader can understand whom you help, what it costs and when you have space.",
    prepare: [
      "Confirm licence type, number, state and supervision status, because directories verify each and clients deserve exact professional titles.",
      "Write directly to the person, naming difficulties you work with, without promising recovery or describing identifiable cases.",
      "Note insurance panels, sliding-scale places and waiting time, then set a monthly reminder to correct all three.",
      "Put crisis lines on your landing page, with a sentence explaining that enquiry forms are not monitored overnight.",
      "Choose a calm recent portrait and, for clinics, pictures of the entrance, which eases anxiety about a first visit.",
    ],
    advice: [
      {
        heading: "Choose directories by values",
        text: "Several therapist sites were founded for particular communities or fee models. Read their mission and filters, then pick those your practice really serves. Ticking twenty specialisms to appear more often harms trust. Three sincere profiles with different openings tell people more than copies everywhere.",
      },
      {
        heading: "Testimonials are a separate matter",
        text: "Professional codes commonly discourage or forbid soliciting client reviews, and answering one can reveal a relationship. Before joining sites with star ratings, ask your board's guidance. Mark rows where comments cannot be disabled. Peer endorsements from colleagues, where offered, avoid much of that difficulty.",
      },
    ],
    questions: [
      {
        question: "Does a Psychology Today listing help my private practice website?",
        answer:
          "Its profiles are widely read and often appear above solo practices for therapist searches in a town. That may bring enquiries by itself. Its outbound link is a small extra; look at the reported type. Keep different text on your site so both can be read.",
      },
      {
        question: "Which therapist directories should clinics with salaried staff avoid?",
        answer:
          "Avoid services allowing only individual accounts, where departing clinicians keep the reviews and your phone number. Be careful also with lead companies promising matched clients under their own brand. Look for group accounts, written data terms and a cancellation route that does not need a call.",
      },
      {
        question: "Can online therapy be listed in several states or countries?",
        answer:
          "Only where your licence or registration permits practice, which depends on the client's location as well. Directories may display wider coverage by default, so narrow it. Write permitted regions in the sheet next to renewal dates, and remove any place the same day permission ends.",
      },
    ],
  },
  "property-management": {
    intro:
      "Managers answer to owners and live with tenants' reviews, and the rows divide accordingly. All Property Management sends owner leads; ApartmentRatings records what residents think; LoopNet concerns commercial space. Landlord associations and licensing registers vouch for you. A building's own website is yet another subject. Decide whether each submission is for the company or one property before filling it in, because mixed records are painful to separate.",
    prepare: [
      "Show broker or manager licence, client money protection and insurance, in the wording your regulator expects on advertising.",
      "Set out portfolio types by unit count, such as single houses, blocks, associations or retail parades, with districts served.",
      "Publish a management fee page explaining letting, renewal and maintenance charges, since owners compare totals rather than percentages.",
      "Choose separate contacts for owners, residents and contractors, so a leak is never reported through a sales listing.",
      "Draft a reply policy for resident reviews, covering deposits and repairs without disclosing anyone's tenancy, arrears or dispute.",
    ],
    advice: [
      {
        heading: "Keep vacancies off this sheet",
        text: "Rental portals receive units by feed and drop them when let. They matter for occupancy, yet say nothing lasting about management. Track them in your letting software. Use the backlink sheet for association registers, owner guides, local investor groups and company pages that remain.",
      },
      {
        heading: "Contractor networks can link",
        text: "Insurers, maintenance platforms, letting software and energy assessors show client or partner pages. Because an owner checks who looks after boilers and rent, those mentions reassure. Ask account managers when contracts renew. Refuse anything that trades a followed footer link from each building website.",
      },
    ],
    questions: [
      {
        question: "Are All Property Management leads separate from getting a backlink?",
        answer:
          "Yes. The service introduces owners and charges for that, so judge it on signed management agreements. Any link to your site is incidental. Read territory terms, ask how many managers receive each enquiry, and enter it under acquisition cost with a review month.",
      },
      {
        question: "How do we deal with ApartmentRatings pages for inherited buildings?",
        answer:
          "Claim the page at takeover, state the date management changed, and answer recent reviews civilly. Past complaints stay, but readers see who is responsible now. Add the building's site if a field exists. When you lose the contract, hand back access and amend your record.",
      },
      {
        question: "Should homeowner association managers use rental directories for links?",
        answer:
          "No, since boards search institutes, state association chapters and attorney or accountant recommendations. Rental sites bring apartment seekers. Look for community association credentials and vendor guides, where your category exists. Time it ahead of annual meetings, when boards consider changing manager.",
      },
    ],
  },
  "subscription-boxes": {
    intro:
      "Recurring boxes live or die by the second month, so links matter only if the visitor understands what comes next. Cratejoy is a marketplace with its own checkout. Hello Subscription and similar sites review and classify boxes for readers. Gift guides, hobby forums and unboxing blogs make up the rest. Sort rows by whether a person opens the box before writing, because tested opinions bring subscribers who stay.",
    prepare: [
      "Photograph three real past boxes fully unpacked, with item names listed, so no one suspects a staged best month.",
      "State billing day, shipping cut-off, countries served and how to skip, since review editors test cancellation first.",
      "Set aside sample boxes for reviewers with a tracking list, choosing editions that resemble what ordinary customers received.",
      "Pick one exact category, such as loose-leaf tea or toddler craft, because general lifestyle lists bury small boxes.",
      "Keep a permanent page for past boxes, which gives older reviews something to link when a theme sells out.",
    ],
    advice: [
      {
        heading: "Marketplace page or own shop",
        text: "Selling through Cratejoy means its listing may rank for your box name, and customers manage accounts there. Decide which checkout is primary, then send directories to that one. Splitting reviews between two homes makes each look small. Note fees and customer ownership alongside the link.",
      },
      {
        heading: "Coupons disguise affiliate links",
        text: "Many box lists earn commission, so their outbound address carries tracking and should be marked sponsored. That is acceptable as a sales arrangement. Enter the payout, cookie length and code. Do not count it as an earned link, nor let expired discounts stay public.",
      },
    ],
    questions: [
      {
        question: "Does a Hello Subscription listing need a free review box?",
        answer:
          "Listing and review are separate things on most such sites, so read the submission page before posting parcels. If you send one, choose typical contents and accept criticism. Disclosure belongs to the reviewer. Record the edition shipped, because readers complain when later boxes differ.",
      },
      {
        question: "When should seasonal boxes be submitted to gift directories?",
        answer:
          "Holiday guides are assembled from late summer, and Mother's Day or back-to-school lists also start months early. Supply pictures, cut-off dates and a gift option page. A box reaching an editor in December is late. Plan stock before attention, as refunds undo good reviews.",
      },
      {
        question: "What links suit a coffee or book box beyond unboxing sites?",
        answer:
          "Look to the hobby itself: roasters, authors, craft guilds, independent bookshop pages and enthusiast newsletters. Suppliers featured inside often announce it with pleasure. Their readers know quality. Leave broad coupon directories behind, and skip reward apps that give your trial to bargain hunters.",
      },
    ],
  },
  "green-energy-solutions": {
    intro:
      "Solar installers, heat pump engineers, charger fitters and component makers look for different pages here. EnergySage and SolarReviews help homeowners compare quotes; ENF Solar catalogues manufacturers and installers worldwide; accreditation bodies list firms allowed to certify work or claim subsidies. Those registers are nearest to proof. Switching sites for electricity tariffs look related but compare suppliers. Leave them unless you retail power.",
    prepare: [
      "Verify electrician, installer and product certification names, such as NABCEP or MCS, against each register before profiles copy them.",
      "Describe technologies and system sizes fitted, distinguishing domestic roofs from farms, depots, apartment blocks and ground-mounted arrays.",
      "Explain savings as a method with assumptions, leaving out guaranteed returns that consumer authorities and editors both dislike.",
      "Document completed sites by roof type, inverter, battery and year, with owner consent and metering screenshots where available.",
      "Update grant, tax credit and export tariff pages whenever rules change, since outdated subsidy claims discredit every listing.",
    ],
    advice: [
      {
        heading: "Manufacturers list trained fitters",
        text: "Inverter, battery and heat pump makers point householders to trained installers, sometimes by tier. Renew training before the spring rush and check the website field. Those pages attract buyers asking about an exact product. They also support warranty claims, which a general directory never will.",
      },
      {
        heading: "Quote platforms need discipline",
        text: "Comparison services show your price next to rivals using standard assumptions. Answer quickly, survey honestly and log the gap between estimate and final contract. If most enquiries lie beyond your crew's range, tighten postcodes. The listing's link may be indirect, so signed installations decide renewal.",
      },
    ],
    questions: [
      {
        question: "Are EnergySage and SolarReviews backlinks or lead services for installers?",
        answer:
          "Primarily they help consumers choose, with installer profiles, reviews and quote requests. Terms and link behaviour differ, so open a public profile and check. Put lead costs in your sales sheet. The profile belongs in the backlink record only if your website is really reachable.",
      },
      {
        question: "Which energy directories suit a battery manufacturer rather than fitters?",
        answer:
          "Product databases such as ENF, distributor catalogues, certification lists and trade fair exhibitor pages. Engineers want data sheets and test standards. Homeowner review sites would bring warranty calls instead. Submit exact model names, because approved-equipment registers treat one changed letter as another product.",
      },
      {
        question: "Do council climate pages ever link to private renewable energy companies?",
        answer:
          "Councils are careful about appearing to endorse firms, and may list accredited schemes only. Join group-buying programmes or community energy projects where selection is public. Offer schools a monitored installation to visit. If named, expect plain text sometimes, and thank the officer regardless.",
      },
    ],
  },
  "personal-finance": {
    intro:
      "Budgeting apps, money bloggers, debt educators and independent planners meet on this list, under the watch of strict search quality standards for pages touching people's savings. Wealthtender and the Let's Make a Plan finder want qualified advisers. Software marketplaces want apps. Writers need neither. Affiliate-heavy card and loan directories surround the subject, and being placed among them suggests you are paid to steer readers.",
    prepare: [
      "Add author names, qualifications and review dates to advice pages, because editors link where a responsible person is visible.",
      "Say clearly whether you educate, recommend or manage money, using the status statement your country's regulator requires.",
      "List affiliate relationships on one disclosure page, and check that directory descriptions never contradict what it says.",
      "Prepare calculators or worksheets with shown assumptions, since libraries and community groups prefer tools to another opinion article.",
      "Confirm bank connection, encryption and deletion details for an app, in language someone worried about fraud will follow.",
    ],
    advice: [
      {
        heading: "Education pages travel furthest",
        text: "Credit unions, libraries, student unions and housing charities keep money-help resource lists. They avoid anything that sells loans. A printable budget, free and without registration, stands a fair chance. Those editors protect vulnerable readers, so their consideration takes time and should not be hurried.",
      },
      {
        heading: "Strike the loan aggregators",
        text: "Sites ranking payday credit, debt settlement or trading signals sell clicks, and their lists change with commission. Even a free entry is poor company. Label such rows with the reason, so a future assistant does not restore them. A regulated comparison service is another matter.",
      },
    ],
    questions: [
      {
        question: "Can a money blogger use financial adviser directories for backlinks?",
        answer:
          "Not unless licensed and meeting entry rules. Adviser finders exist to protect people choosing regulated help. Bloggers can use writing communities, topic feeds, podcast guest pages and library resources. Describe experience honestly, such as having repaid debt, without sounding like someone giving individual recommendations.",
      },
      {
        question: "Should budgeting apps go to Product Hunt or finance lists?",
        answer:
          "Both can fit at different moments. Launch boards find curious early users; consumer finance lists want security explained and a history of support. Begin once bank connections work in your market. Leave investment categories empty if the app only tracks spending.",
      },
      {
        question: "Why do money sites need more than followed directory links?",
        answer:
          "Because mistakes here can cost readers their home or retirement, ranking systems look hard at reliability overall. Accurate sources, qualified review and reputation elsewhere matter. A directory may confirm your organisation, never your advice. Correct old articles before asking anyone to cite them.",
      },
    ],
  },
  "professional-services": {
    intro:
      "Surveyors, architects, actuaries, translators, engineers and valuers are gathered under this heading, and a single list cannot know which you are. Begin by crossing out every profession but yours. What remains should start with the chartered body's find-a-member page, then regional business registers, client-sector associations and one review platform. Directories that never ask for a qualification treat an engineer and a horoscope writer alike.",
    prepare: [
      "Find your membership number, grade and practising certificate, and settle which post-nominal letters each public page should show.",
      "Describe instructions you accept by type and value, such as party walls, patent translation or pension transfers.",
      "Obtain insurer approval for wording about guarantees or expertise, because careless profiles can widen what clients believe was promised.",
      "Create office and partner pages with direct dial hours, replacing the anonymous enquiry form many professionals still use.",
      "Arrange client permissions matter by matter, keeping confidential valuations and expert reports out of case summaries altogether.",
    ],
    advice: [
      {
        heading: "Use the institute's full record",
        text: "Many practitioners appear in their register with only a surname and town. Open the member area and add website, specialisms and languages. Courts, insurers and lenders search there by discipline. Completing every partner's entry usually takes less time than filing with six commercial sites.",
      },
      {
        heading: "Referrers are your audience",
        text: "Solicitors send work to surveyors, builders to engineers, doctors to translators. Ask where those people keep recommended contacts. Panels, intranets and guidance pages are less visible than directories but closer to an instruction. Note public ones as backlinks, private ones as relationships worth maintaining.",
      },
    ],
    questions: [
      {
        question: "Which directory backlinks carry weight for chartered practitioners?",
        answer:
          "Those granted because of qualification: institute registers, expert witness lists, university associate pages and standards committees. Entry was checked, so the reference means something. Next come clients' trade bodies. A paid universal directory adds a postal address at best, whatever its link claims.",
      },
      {
        question: "Should a mixed practice list each profession on separate sites?",
        answer:
          "Yes, with the correct regulated entity each time. An architect's page should not collect structural warranty enquiries. Keep one firm record on general registers, and link discipline entries to their own pages. Your tracking sheet needs a column for the professional answerable.",
      },
      {
        question: "How do retirements and mergers affect professional directory entries?",
        answer:
          "Institutes update individual status while commercial sites repeat the old partnership for years. Plan changes with the indemnity run-off date. Redirect partner pages, correct registers, then write to every logged site. Leave a short notice saying who holds former files, as clients return decades later.",
      },
    ],
  },
  "cleaning-services": {
    intro:
      "A household wants a cleaner with a key it can trust; an office manager wants cover, chemicals data and night access. Bark, Thumbtack, Taskrabbit and Nextdoor lean towards homes, while facilities registers and chambers lean towards contracts. Choose your half of this list before reading link types. Window, carpet, end-of-tenancy and biohazard work each add special pages, and a general home index mixes them hopelessly.",
    prepare: [
      "Carry public liability, employer cover and vetting policy in one folder, ready whenever a letting agent or platform asks.",
      "Write room-by-room checklists for each service, so customers comparing hourly quotes know what the time really includes.",
      "List products used, including fragrance-free or disinfectant options, with safety sheets available to offices, nurseries and clinics.",
      "Photograph ovens, grout and windows on real jobs, never valuables, family pictures or alarm panels in the background.",
      "Define travel zones and minimum visits, because a two-hour clean across town costs more in fuel than it earns.",
    ],
    advice: [
      {
        heading: "Agents decide tenancy work",
        text: "Letting agencies, serviced flats and short-stay hosts keep approved cleaner lists, on the web or on a clipboard. Offer inventory-style photographs and fast callbacks. Ask for a named mention when a page exists. Student cities turn over in summer, so approach them during spring.",
      },
      {
        heading: "Commercial bids need other rows",
        text: "Facilities managers check association membership, site audits and whether wages meet agreed standards. Domestic lead platforms show none of that. Make a commercial profile for chambers, trade bodies and tender portals, with its own page. Keep the fridge pictures on the household side.",
      },
    ],
    questions: [
      {
        question: "Do Taskrabbit profiles help an independent cleaning company's website?",
        answer:
          "Task platforms present individual workers and keep payment inside, so a company site gains little. One-person businesses may find first customers there. Read rules on arranging later visits. For links, try local associations, product makers' accredited contractor pages and estate agents who use you.",
      },
      {
        question: "Which cleaning directories produce nuisance calls instead of bookings?",
        answer:
          "Sites without town pages, with unclear ownership or a call centre number in place of yours. Some resell the details as marketing data. Use a spare number for trials and listen for a week. If suppliers ring more than residents, cancel and write the reason down.",
      },
      {
        question: "Should franchised cleaners build links to a local branch page?",
        answer:
          "Ask the franchisor who controls domains and map profiles. A branch page with named manager, area and reviews makes a sound destination. Avoid opening a rival website quietly. National links lift the brand, while town groups, schools and agents can point to your territory.",
      },
    ],
  },
  "logistics-services": {
    intro:
      "Shippers compare lanes, modes and insurance, and they learn nothing from a directory that says worldwide delivery. Read these rows for structure: can someone filter by customs brokerage, cold chain, pallets, air freight or warehousing? Kompass and Europages allow trade categories, forwarder networks vet members financially, ports and airports list operators on site. Removal marketplaces and parcel comparison pages belong to other businesses, so strike accordingly.",
    prepare: [
      "Gather operator licence, customs status, IATA or FMC references and insurance limits, each spelled as the authority records it.",
      "Draw main lanes with transit days and modes, including weekly departures you control instead of anything a partner might offer.",
      "Measure warehouse space, dock doors, temperature bands and systems, since procurement teams filter depots on those numbers.",
      "Prepare carbon reporting and security certificates such as AEO or TAPA where held, with scope and site addresses.",
      "Provide a monitored quote mailbox with shift cover, because freight requests lose value within an hour or two.",
    ],
    advice: [
      {
        heading: "Load boards stay separate",
        text: "Exchanges match empty trucks with goods behind a subscription. They fill backhauls without showing you to search engines. Keep them in operations. Marketing rows should be visible to a shipping manager who has never met you, and ought to explain which problem you solve.",
      },
      {
        heading: "Ports and parks publish operators",
        text: "Freight villages, terminals and free zones list resident companies, commonly with website fields filled years ago. Check yours today. Customs brokers and packers at the same site can exchange factual mentions when they work together. These are geographic proof that no bulk submission could imitate.",
      },
    ],
    questions: [
      {
        question: "Are freight forwarder networks worth joining for the backlink?",
        answer:
          "Join for agents, payment protection and conferences, if those serve your lanes. Membership can be costly, so a link is poor justification. When joined, complete the profile and ask whether it is public. Some members-only pages are invisible, and belong outside your backlink count.",
      },
      {
        question: "Which directory categories should a last-mile courier choose?",
        answer:
          "Choose same-day delivery, medical or parcel courier sections with town coverage, plus ecommerce platform partner pages. Ocean freight lists waste everyone's patience. State vehicle types, proof of delivery and returns handling. Map profiles should show the depot only if customers may collect there.",
      },
      {
        question: "How should a haulier judge directories in other countries?",
        answer:
          "Ask if you have permits, language cover and return loads there. One national register in a regular destination can be useful to consignees checking you. Skip the other hundred and fifty. Write the lane next to each foreign row, and remove it when the lane closes.",
      },
    ],
  },
  agriculture: {
    intro:
      "A farm shop, a grain merchant and a maker of milking robots meet on this list only by accident. LocalHarvest and Eatwild bring eaters to growers; machinery and seed catalogues bring growers to suppliers; organic certifiers and breed societies confirm standards for everyone. Rows about gardening tips or garden furniture creep in. Read each for who is buying at the gate, the mart or the dealership.",
    prepare: [
      "Check holding, organic or assurance scheme numbers, and use the produce descriptions those schemes allow on public listings.",
      "Chart what is ready by month, from asparagus to hay, so visitors do not arrive for strawberries in October.",
      "Give gate opening times, card or cash, dog policy and an accurate map pin, because rural postcodes mislead phones.",
      "Photograph fields, stock and packing honestly through the year, including mud, and leave out number plates, neighbours' animals and seasonal workers' faces.",
      "Separate trade and public phone lines during harvest, when one person cannot weigh lorries and sell eggs.",
    ],
    advice: [
      {
        heading: "Breed societies and certifiers lead",
        text: "Pedigree registers, organic bodies and grower cooperatives publish members with county and product. Buyers trust them because inspection happens. Add your website at annual renewal, when paperwork is open anyway. Agritourism stays belong elsewhere, on the regional visitor site, with separate insurance and photographs.",
      },
      {
        heading: "Supplier rows follow machinery",
        text: "If you sell equipment, feed or advice to farmers, look at manufacturers' dealer maps, show exhibitor pages and extension service resources. University outreach advisers are careful and slow, but their recommendation lists are read. Plan around county shows and winter meetings instead of spring planting.",
      },
    ],
    questions: [
      {
        question: "Does LocalHarvest suit a farm that sells only wholesale?",
        answer:
          "Probably not, as its visitors want boxes, markets and farms nearby. Wholesale growers do better with cooperatives, packers' pages and regional food hub lists. If you plan a small honesty stall, list that alone and make clear that pallets go through another contact.",
      },
      {
        question: "Which farming directories outside our region are harmless to skip?",
        answer:
          "Nearly all consumer ones, since people drive minutes for milk, not hours. Keep distant rows only for breeding stock, seed, machinery or goods you post. National yellow pages abroad rarely fit, unless you export under permit. Write the delivery radius next to every entry retained.",
      },
      {
        question: "Can a farm website gain from links without selling online?",
        answer:
          "Yes. School visits, job seekers, restaurants and planning officers all look you up. Market organisers and chefs who name their growers are natural sources of mention. A plain page with season, methods and directions is enough to receive them, updated by the person who does accounts.",
      },
    ],
  },
};
