import type { Guide } from "./guide.ts";

export const typeSubmissionBacklinks1: Record<string, Guide> = {
  saas: {
    intro:
      "Submitting a subscription product is mostly form work about pricing, deployment and integrations. G2 wants a category before it wants a description, Capterra asks which features you have from a fixed checklist, and launch sites want a maker and a first comment. Decide those answers once. Then every profile says the same thing about seats, trials and who the tool is for.",
    prepare: [
      "Write the opening sentence as user, task and result, then add pricing model, trial length and hosting in the second.",
      "Tick through the feature checklist of your category with the product manager, and claim only what ships today, not the roadmap.",
      "Export a square logo, a wide logo and five screenshots at full width, taken from a demo workspace without customer names.",
      "Use an address on the product's own domain, because vendor portals refuse Gmail when someone tries to claim a profile.",
      "Keep links to the status page, security page, terms, changelog and support hours in one row, as longer forms want all five.",
    ],
    advice: [
      {
        heading: "Claim the shadow profile",
        text: "Comparison sites often create a page for a product before its maker arrives, usually from an old press note. Search for the name, the former name and the domain. Claiming that record keeps its reviews. Registering again splits them, and merging takes weeks of support tickets.",
      },
      {
        heading: "Tie edits to releases",
        text: "Put a listing check on the release checklist, next to the changelog. A new plan, a dropped free tier or a fresh interface makes ten profiles wrong at once. Change pricing first, screenshots second, prose last, since prospects forgive old adjectives sooner than old numbers.",
      },
    ],
    questions: [
      {
        question: "Why was my software profile rejected by a review site?",
        answer:
          "Usual causes are a waitlist instead of a working signup, a wrong category, a description copied from the homepage or a service sold as software. Give the moderator a demo login and one line explaining who pays for the product. Then resubmit under the narrower category.",
      },
      {
        question: "Which category should I choose when the product fits several of them?",
        answer:
          "Pick the one where your closest rivals stand and where the required features are all present. Secondary categories can follow once the first is approved. A tool that calls itself CRM, helpdesk and analytics usually gets sent back with a request to choose.",
      },
      {
        question: "How long should we wait before chasing a pending SaaS submission?",
        answer:
          "Allow whatever the site states, and two working weeks where it states nothing. Then write once from the same mailbox, quoting the submission date and product domain. Record the reply, because sending the whole form again only adds a duplicate.",
      },
    ],
  },
  startup: {
    intro:
      "A company that is eight months old has thin records, a name that may change and a product that half exists. Submission forms notice. Crunchbase asks for founders and a founding date, BetaList wants something not yet launched, F6S asks about stage and funding. Work through them in an order that suits your stage, because a launch can be announced once and a profile lasts.",
    prepare: [
      "Settle the legal name, the product name and the domain before the first form, since renaming forty entries is miserable work.",
      "Draft a pitch of sixty characters, one of three hundred and a founder's story of two paragraphs, each written separately.",
      "Collect personal LinkedIn addresses of all founders, as several databases confirm a company through the people attached to it.",
      "Make a square logo that reads at forty pixels, a social cover and one honest picture of the product in use.",
      "Log the launch state you declared on every site, whether idea, private beta or live, so contradictions can be found.",
    ],
    advice: [
      {
        heading: "Sort sites by stage",
        text: "Put pre-launch communities first, databases of companies second and launch boards last. BetaList loses interest once you are public, so order matters. Databases accept you at any age. Boards deserve a day when a founder can sit and answer, not the afternoon before an investor call.",
      },
      {
        heading: "Let one founder own logins",
        text: "Accelerators end, interns leave and contractors register profiles with private addresses. Create launch@ on your domain on day one, store passwords in a shared vault and note which personal account posted where. Otherwise a pivot locks you out of your own description.",
      },
    ],
    questions: [
      {
        question: "What do startup directories check before they approve a new company?",
        answer:
          "Most look at whether the site loads, says what it does and lets someone do something, even if that is joining a list. Parked domains, template text and missing founder names end many attempts. A plain page naming a real person usually passes.",
      },
      {
        question: "Should we submit before the product is ready or wait for launch?",
        answer:
          "Split the list. Sites for early ideas want you now, with a signup form and a rough screenshot. Launch communities prefer something usable and may limit repeats. Hold those until onboarding works without help, because an empty beta wastes your first introduction there.",
      },
      {
        question: "We pivoted, so how do we correct our old startup profiles?",
        answer:
          "Begin with the profiles investors open, such as Crunchbase and LinkedIn, then the launch pages that appear for your name. Edit where you can and explain the change in a line. Where a post is frozen, ask the moderator to add a link to the new product.",
      },
    ],
  },
  agency: {
    intro:
      "Shortlist sites for service firms ask harder questions than web directories do. Clutch interviews your clients, Sortlist wants project budgets, DesignRush asks for a portfolio by discipline. The form cannot be finished in one sitting by an assistant, since half the answers live with account directors. Treat it as an internal project, led by one person who may quote fees.",
    prepare: [
      "Agree on headcount, minimum engagement and hourly band with the partners, because those three fields filter you in or out.",
      "Open the profile with the clients you serve and the problem you solve; keep the founding story for the last paragraph.",
      "Secure written consent from each client whose logo, name or figures will appear, and file it next to the case study.",
      "Warn your referees what number will ring, in which language and roughly when, so that the reference call is not declined.",
      "Gather office addresses with proof, such as a lease or utility bill, where a site shows you under more than one city.",
    ],
    advice: [
      {
        heading: "Hand the percentages to finance",
        text: "Service lines must add up to one hundred on several shortlist sites. Ask finance for last year's revenue by discipline and round it. Guesses drift toward what the team enjoys. The split decides which category pages show your firm, so let it match the invoices.",
      },
      {
        heading: "Refresh after every big win",
        text: "Tie the update to the kick-off meeting. When a client signs, ask then whether their name may be shown, and note the answer. When a project closes, request the review within a fortnight. Twice a year, remove people who left from the team section.",
      },
    ],
    questions: [
      {
        question: "Why has our Clutch review not been published after the client sent it?",
        answer:
          "It may still be in verification. Reviewers are checked, often through LinkedIn or a company address, and a freelancer writing from a private mailbox gets stuck. Ask your client whether a message is waiting. Then contact the site's support desk.",
      },
      {
        question: "Can we list both offices of our agency as separate companies?",
        answer:
          "Generally one company page with several locations is expected. A second page for the same firm divides reviews and may be taken down. Add the branch inside the existing profile, with its own phone and a team that really sits there, not a coworking day pass.",
      },
      {
        question: "Who should fill in agency directory forms, marketing or new business?",
        answer:
          "New business knows budgets, sectors and the words that clients use on first calls. Marketing knows the assets. Let the first draft the facts and the second polish them. One named editor must approve, or the same firm will describe itself four ways within a month.",
      },
    ],
  },
  ecommerce: {
    intro:
      "Product data, not prose, decides most submissions in online retail. Merchant Center reads a feed and your policies, Trustpilot verifies the domain, coupon and shop catalogues want a category, a delivery area and a returns page. Get those right and approval is dull. Get them wrong and you face suspensions with one-line reasons. Start from the policies page, because every reviewer opens it.",
    prepare: [
      "Publish returns, shipping, privacy and contact pages with matching company details before any feed or catalogue sees the domain.",
      "Name your delivery countries, currencies and payment methods in a table, for they become tick boxes on nearly all forms.",
      "Select three category paths from the broadest to the narrowest, so that each catalogue gets the deepest shelf it offers.",
      "Save the brand mark on transparent and on white, plus a banner without discount text, which several shopping sites refuse.",
      "Verify domain ownership by DNS record or meta tag early, since review platforms and Merchant Center both accept those methods.",
    ],
    advice: [
      {
        heading: "Test checkout like a reviewer",
        text: "Place an order yourself, as a stranger, on a phone. Moderators look for a working basket, tax shown clearly and a real contact method. A password page, a placeholder product or a broken policy link ends the review at once.",
      },
      {
        heading: "Prepare the peak season early",
        text: "Feed and profile changes queue up in autumn, when everyone is editing. Send new categories, holiday delivery cut-offs and extended return windows well ahead. In January put the normal terms back, since buyers will always quote whatever text they read.",
      },
    ],
    questions: [
      {
        question: "Why does a shopping directory say my store policies are incomplete?",
        answer:
          "Reviewers compare what the footer promises with what checkout does. Missing return addresses, unclear refund periods or a contact form without any other route are common faults. Write the policy in your own words, show the company name on it and link it from every page.",
      },
      {
        question: "Do I submit every product or only the shop's main address?",
        answer:
          "General catalogues take the shop itself once, and treat more addresses as spam. Shopping feeds want each item with an identifier, price and stock state. Brand guides sit between them and like one collection. Read which kind of site you are facing before preparing anything.",
      },
      {
        question: "What happens to our listings when we move the shop platform?",
        answer:
          "Addresses change, so redirect old category pages and check each profile's target manually. Verification tags may vanish with the theme and must be placed again. Feeds need a new source URL. Keep the old platform's export for a month in case an identifier was lost.",
      },
    ],
  },
  "small-business": {
    intro:
      "Owners usually do this at the kitchen table after closing time, so the method must survive interruptions. Put every fact in one sheet, finish one site before opening the next, and write down what it said when you pressed send. The forms repeat themselves. Name, address, phone, hours, category, description, picture, proof. What differs is how each one checks that you are real.",
    prepare: [
      "Copy name, street and phone from your Google Business Profile letter by letter, then paste that block into every other form.",
      "Have a recent bank letter, tax certificate or trade licence scanned, since some registers request a document showing the business address.",
      "Describe the work as you would to a neighbour: what you do, for whom, where, and since when.",
      "Take four pictures in daylight, showing the front door, the people, the work and the result, each under five megabytes.",
      "Reserve a phone that someone answers by day, because automated calls read out a code and then hang up.",
    ],
    advice: [
      {
        heading: "Finish in three sittings",
        text: "First evening: maps and search engines. Second: Yelp, the chamber and two broad business registers. Third: whatever your trade or town runs. Confirm emails between sittings. This rhythm suits a firm with no marketing person, and it shows quickly which site wants something you lack.",
      },
      {
        heading: "Write down the dull things",
        text: "A notebook entry saying which address, which password and which day saves hours when the shop moves. Include the security question. Owners retire, nephews who helped go to college, and the phone company changes numbers. A record of twelve lines keeps control in the family.",
      },
    ],
    questions: [
      {
        question: "I work from home, so must my address be shown publicly?",
        answer:
          "Not always. Many services let you hide the street and show the area you serve, though they still need an address for checking. Read the privacy setting before submitting. Skip any site that insists on printing it, or use a registered office where permitted.",
      },
      {
        question: "Why does the verification code for my small business never arrive?",
        answer:
          "Phone menus swallow automated calls, and post goes missing in shared buildings. Choose the direct line, put the trading name on the letterbox and wait the full period before asking again. Requesting a second code normally cancels the first, which confuses people when both turn up.",
      },
      {
        question: "Can my bookkeeper or nephew send the submissions on my behalf?",
        answer:
          "Yes, if the account belongs to you. Register with a company mailbox, invite the helper as manager where possible and remove access afterwards. Codes will come to your phone, so agree on a time. Never hand over banking passwords; no ordinary listing needs them.",
      },
    ],
  },
  "local-business": {
    intro:
      "Street-level listings stand or fall on proof of place. A map service wants to see a sign, a door and sometimes the inside of the shop on video. Printed-directory heirs ring the landline. Town portals ask the clerk. The submission itself takes ten minutes; showing that customers really walk through that entrance is the slow part, so begin with the place and only then write.",
    prepare: [
      "Decide whether you are a storefront or a service area, as choosing wrongly leads straight to a suspended map profile.",
      "Film a single take from the street name past your sign to the till, which covers most video verification requests.",
      "List regular hours, holiday closures and any midday break separately, because town portals print whatever is in one box.",
      "Check how the post office writes your unit or floor, and use that spelling wherever an address is typed.",
      "Photograph the entrance with parking, steps or ramp visible, since several forms now include accessibility and access questions.",
    ],
    advice: [
      {
        heading: "Fix the map pin first",
        text: "Drag the marker to the door customers use, not to the centre of the plot. Smaller sites copy coordinates from bigger ones, so an early mistake multiplies. Check it by asking a friend to navigate there. Then submit to the town portal and Yelp.",
      },
      {
        heading: "Plan a move backwards",
        text: "Before changing premises, export every listing's login and present address. Update the big maps on moving day, not earlier, or customers stand at a locked door. Then work down the sheet within a week. Mark the former site as moved rather than permanently closed.",
      },
    ],
    questions: [
      {
        question: "Why was my business profile suspended right after I verified it?",
        answer:
          "Keyword-stuffed names, virtual offices, and several firms at one desk trigger automatic reviews. Restore the real trading name, then appeal with a photo of permanent signage and a licence or utility bill at that address. Wait for the answer before editing anything else.",
      },
      {
        question: "How do I submit a local business that serves customers at home?",
        answer:
          "Select the service-area option, hide the street and name the towns you truly reach. Keep vehicle signage, insurance papers and tools ready for the camera. Sites without such an option may take a town centre, but do not borrow a friend's shop address.",
      },
      {
        question: "Someone else has claimed my shop's listing, how do I get it?",
        answer:
          "Request ownership through the site's own button, which sends the present holder a notice. Often it is a former employee or a web designer. If no one replies, the service usually offers verification by phone, video or document. Keep screenshots of each stage in the meantime.",
      },
    ],
  },
  "online-store": {
    intro:
      "A shop with one warehouse shelf and forty products fills in different forms from a retail chain. You need Trustpilot or a similar profile, a marketplace of makers perhaps, gift guides, and a few shop catalogues that still check manually. Reviewers ask one thing underneath all others: does a person stand behind this checkout. Answer it in the first lines.",
    prepare: [
      "Put the owner's name, town and what is made or stocked there into the opening two sentences of your description.",
      "Choose a lead product whose photo explains the whole range, because small catalogues display exactly one picture for each shop.",
      "Register a support mailbox at the shop's domain and reply from it, as free webmail looks temporary to hand reviewers.",
      "Note your VAT or sales tax number where you have one, since European catalogues often print it next to contacts.",
      "Prepare parcel facts such as dispatch days, carriers and customs handling, which cross-border shopping guides turn into a small table.",
    ],
    advice: [
      {
        heading: "Choose one shop title",
        text: "Platforms, payment receipts and the footer often carry three names. Pick the trading title customers remember and state the legal owner once, in the imprint. Review sites match companies by domain and title, so a stray word such as store or official can create a twin.",
      },
      {
        heading: "Retire sold-out pictures",
        text: "When a bestseller ends, its photo lives on in listings and brings disappointed questions. Keep a note of which image went where. Twice a year, at the summer and winter range change, swap pictures and the sentence that mentions them. The rest of the text may stay.",
      },
    ],
    questions: [
      {
        question: "Can a Shopify or Etsy shop be submitted to web directories?",
        answer:
          "A shop on its own domain, whatever platform runs it, is welcome in most. A marketplace storefront is often refused, because the directory would link to Etsy rather than to you. Buy a domain, connect it and wait until the old preview address redirects.",
      },
      {
        question: "Why do catalogues decline a dropshipping store with normal products?",
        answer:
          "Moderators recognise supplier photos and month-long delivery hidden in a footnote. Order samples, photograph them, write honest dispatch times and show who handles returns. If the range also appears word for word in fifty other shops, rewrite product texts before you apply again.",
      },
      {
        question: "Which details should stay identical across all my online store listings?",
        answer:
          "Trading title, domain form with or without www, support address, return address and company number. Descriptions may and should differ. Store the fixed items in a locked cell and paste them. One wrong digit in a return address costs real parcels, not merely a tidy record.",
      },
    ],
  },
  marketplace: {
    intro:
      "Two-sided platforms confuse submission forms. Are you a shop, an app, a classifieds site or the company behind one? The person approving the entry sees only the side you show. Describe both groups in the first line, buyers and sellers, and say which transaction happens between them. Also expect questions about moderation and payments, since directories have been burned by empty or unsafe exchanges.",
    prepare: [
      "State what is exchanged, by whom and where, for instance used cameras between hobbyists in Spain, before any talk of technology.",
      "Write separate seller and buyer paragraphs, then send whichever one matches the audience of the site in front of you.",
      "Seed enough genuine offers that a moderator's random search returns results, because empty shelves are the standard reason for refusal.",
      "Explain fees, payouts, dispute handling and identity checks on public pages, and keep those links next to the description.",
      "Capture a listing page, a search result and a completed order screen, with sample members' names and faces replaced.",
    ],
    advice: [
      {
        heading: "Submit the strong side first",
        text: "If supply is ready and demand thin, go to places where buyers look, such as Product Hunt or niche shopping guides. If the reverse, use trade groups where sellers gather. One entry cannot recruit both. Note in your sheet which half each profile addresses.",
      },
      {
        heading: "Announce cities one by one",
        text: "A platform open in two towns should say so. National wording invites users you cannot serve and angry reviews. Add a city to profiles when it holds live offers, and keep the launch date in the log, so old entries can be widened in order.",
      },
    ],
    questions: [
      {
        question: "Which category suits a marketplace when directories offer only shop or software?",
        answer:
          "Look at who will read it. Shoppers expect the trade's own category, for example furniture or tickets. Founders and investors expect marketplaces or platforms under software. Where neither exists, take the trade category and mention your third-party sellers early on.",
      },
      {
        question: "Will directories accept individual seller pages or only the home page?",
        answer:
          "Only the home page, as a rule, and sometimes a city or category hub on specialised sites. Seller pages belong to the sellers, who may list their own firms. Sending hundreds of them from your account looks automated and can get the domain barred.",
      },
      {
        question: "How do we answer moderators who ask about safety on our platform?",
        answer:
          "Be concrete. Name the checks new sellers pass, how payments are held, what is forbidden and how fast reports are handled. Link the public rules. If a regulated good is traded, say which licence sellers must show, and offer a contact person for complaints.",
      },
    ],
  },
  "mobile-app": {
    intro:
      "Directories treat an app as a store page with a website attached, so both must agree before you submit. Many forms import the name, icon and rating from Apple or Google and let you add only a sentence. AppAgg and AlternativeTo work that way in part. Others want a press kit, a video and a device list. Have the store identifiers ready and most fields fill themselves.",
    prepare: [
      "Record the bundle identifier, Apple ID number and Play package name, since importers ask for those instead of a link.",
      "Compose a first line that says which moment of the day the app is for, then the platforms and price.",
      "Export the icon without rounded corners, because each site applies its own mask and double corners look like a mistake.",
      "Take framed and unframed screenshots in the newest phone size, plus a tablet set if you tick iPad anywhere.",
      "Generate a few promo codes or a TestFlight link, so that an editor can review paid features without asking.",
    ],
    advice: [
      {
        heading: "Wait for the store approval",
        text: "Submit on the day a build is public in the regions named, not while it waits in review. Editors click through at once, and a dead store link closes the ticket. If countries open gradually, say so and begin with sites read there.",
      },
      {
        heading: "Follow each major version",
        text: "Imported profiles refresh icons yet keep your old description and pictures. After a redesign, a new subscription or the end of support for an old system, walk through the hand-written profiles. Note the version number next to each entry, so you know which still show last year's screens.",
      },
    ],
    questions: [
      {
        question: "Why do app directories ask for a website as well as store links?",
        answer:
          "They need somewhere to check the developer, privacy policy and support contact, and they link there. A single page is enough when it has the policy, an email and both store badges. A store page alone often fails the form's address check.",
      },
      {
        question: "Should iOS and Android versions be submitted as one app or two?",
        answer:
          "One, wherever the form offers several platforms, since reviews and links then gather in one place. Two only for catalogues that import from a single store. Use the same title and icon in both, and explain missing features rather than hiding them.",
      },
      {
        question: "How do I update listings after renaming my mobile app?",
        answer:
          "Keep the old title in the description for some months, as people still search for it. Change the stores first, wait for them to show it, then trigger imports or edit manually. Check that the package identifier stayed the same everywhere.",
      },
    ],
  },
  "web-app": {
    intro:
      "Browser software has no store page to vouch for it, so moderators open the address and judge within a minute. They want to see the tool before the login wall. That makes the demo route the most important field in any submission. Web tool catalogues, AlternativeTo, Product Hunt and the self-hosted lists each ask in their own words what runs where, and who keeps the data.",
    prepare: [
      "Build a public demo or sandbox address without registration, reset nightly, and put it in the notes for reviewers every time.",
      "Say in eight words what a user makes, converts, tracks or sends, and keep adjectives out of that line entirely.",
      "Note supported browsers, offline behaviour and whether it installs as a progressive web app, since filters are built on those answers.",
      "Grab a short silent clip of one complete job, from blank screen to finished file, for forms that accept animated pictures.",
      "Publish a privacy page stating where files go and when they vanish, because upload tools get asked this first.",
    ],
    advice: [
      {
        heading: "Choose root or subdomain",
        text: "Many projects live at app.example.com with marketing on the main domain. Submit the page a stranger should read, normally the root, and put the application address in the demo field. Sites that check ownership look for a tag on exactly the host you typed.",
      },
      {
        heading: "Note free limits precisely",
        text: "Write the number of files, projects or exports allowed without payment, and repeat that number everywhere. Catalogues label tools free, freemium or paid, and visitors report wrong labels. When limits change, correct the label before the prose, because complaints are about the label.",
      },
    ],
    questions: [
      {
        question: "Why was my tool refused for being behind a login screen?",
        answer:
          "Because the person checking could not tell what it does and did not wish to register. Provide a sandbox, a recorded walk-through and two captures from inside. If accounts are essential, hand over working test credentials and say how long they remain valid.",
      },
      {
        question: "Is a web app listed under software, online tools or startups?",
        answer:
          "Tool catalogues suit things used in one visit, such as converters and calculators. Software sites suit work that people return to, with accounts and plans. Launch boards take both. Submit to the group that matches how your users behave on an ordinary Wednesday.",
      },
      {
        question: "Do I need to resubmit when my web application changes domain?",
        answer:
          "Redirect first, then edit. Log in where you have accounts, ask by email where you lack one, and quote both addresses. Leave the redirect running for years, since some catalogues never answer. Launch posts usually keep the old address, which then still works.",
      },
    ],
  },
  "ai-tool": {
    intro:
      "Catalogues of AI products receive a flood of wrappers, so their editors skim hard. There's An AI For That sorts by task, Futurepedia and Toolify by category, and nearly all ask for a pricing label and a sample result. Say what goes in, what comes out and which model does the work. An entry that only says smart assistant joins a pile no one reads.",
    prepare: [
      "Name the single task in verb and noun, such as summarise contracts or remove backgrounds, because task pages are built from it.",
      "Save three pairs of input and output with dates, unedited, so that an editor sees normal results rather than highlights.",
      "State which provider or open model is behind it, what you trained yourself, and whether customer content is used for training.",
      "Work out the pricing label early, since credits, free trials and bring-your-own-key plans fit badly into free, freemium or paid.",
      "Produce a neutral logo and wide cover without robots or glowing brains, which look alike in every grid of thumbnails.",
    ],
    advice: [
      {
        heading: "Separate free queue from paid",
        text: "Numerous AI lists offer a slow unpaid route and a fee for faster review. Read which one the button starts. Note the date you joined the free queue and check monthly. If a fee looks worthwhile, pay on one site and watch it first.",
      },
      {
        heading: "Edit when the model changes",
        text: "Swapping the underlying model alters speed, languages, limits and sometimes terms. Put listings on the same checklist as the release note. Replace the sample outputs too. Old examples from a weaker version undersell the product, and outdated privacy answers may become untrue statements.",
      },
    ],
    questions: [
      {
        question: "Why do AI directories never reply to my free submission?",
        answer:
          "Volume, mostly. Editors clear unpaid queues in batches and skip entries that duplicate another tool's wording. Check whether the address is already listed, since scrapers add new products unasked. After a month, send one message with the task, the demo link and what differs.",
      },
      {
        question: "What should a demo contain when every generation costs me money?",
        answer:
          "Offer a handful of runs without registration, limited per visitor, plus a gallery of saved results. Give reviewers a separate code with higher limits. Put a spending cap on that key. A page that demands a card before the first output tends to be skipped.",
      },
      {
        question: "Can one AI tool be submitted under several tasks at once?",
        answer:
          "Often the form takes one main task and a few tags. Lead with what most users do in week one. If two jobs really have their own pages and buyers, some sites accept both, but twenty tags read as stuffing and get trimmed.",
      },
    ],
  },
  "developer-tool": {
    intro:
      "Engineers who curate lists read the README before the landing page. A submission for a library, CLI or API goes by pull request, by issue template or by a form that wants a licence and a repository. Hacker News has Show HN rules, StackShare wants integrations, package registries hold their own metadata. Write plainly, leave the marketing voice at home, and let the install command speak.",
    prepare: [
      "Put the install line, the licence and a ten-line working example at the top of the README, above any badges.",
      "Fill in homepage, repository, keywords and description in the package manifest, because registries and scrapers publish those fields unchanged.",
      "Follow the contribution file of each curated list exactly, including alphabetical order, trailing full stops and the required pull request title.",
      "Record a terminal session as text or a small cast, since a screenshot of code cannot be copied or tested.",
      "Explain what is open source, what is hosted and what costs money in three lines, before anyone has to ask.",
    ],
    advice: [
      {
        heading: "One pull request per list",
        text: "Maintainers of awesome lists close requests that bundle edits or ignore the template. Add a single line, disclose that you are the author and answer review comments within the day. Star counts and project age may be conditions, so read them before forking anything.",
      },
      {
        heading: "Version your listing data",
        text: "Keep descriptions, logo paths and links in a file inside the repository, and update it with each minor release. When a flag is deprecated or the licence changes, the diff tells you which outside pages are stale. Contributors can then help with the corrections too.",
      },
    ],
    questions: [
      {
        question: "Why did my Show HN post or list request get rejected?",
        answer:
          "Common reasons are a landing page without anything to try, a sign-up in front of the docs, or an announcement in sales language. Give people a way to run it now. For lists, failing link checks and missing licences close requests without discussion.",
      },
      {
        question: "Where do I submit an API that has no user interface?",
        answer:
          "Look at API catalogues, StackShare, LibHunt if there is a library, and public collections for your protocol. They ask for a specification file, authentication type and rate limits. Host the OpenAPI document at a stable address, and use example responses where others show pictures.",
      },
      {
        question: "Does moving our repository to another organisation break existing listings?",
        answer:
          "Git hosts usually redirect old paths, yet badges, package metadata and list bots may not follow. Update the manifest and publish a patch release, so registries pick it up. Then send one-line requests to curated lists. Never reuse the old repository name, which cancels the redirect.",
      },
    ],
  },
  blog: {
    intro:
      "Blog directories ask two things that shops never hear: the feed address and the posting rhythm. Feedspot, Blogarama and similar catalogues read RSS, display the newest headlines and drop sites that fall silent. So preparation means a valid feed, a clear subject and an author with a face. Editors decide by scrolling the latest ten posts, not by reading what you say about yourself.",
    prepare: [
      "Validate the feed, show full titles and images in it, and settle whether readers get whole articles or only excerpts.",
      "Define the subject in one sentence with its edges, for example vegetable growing on balconies, rather than lifestyle and thoughts.",
      "Publish an about page with name, portrait, background and contact, for anonymous sites are turned away by many human editors.",
      "Finish at least ten solid articles across the main categories before applying, since near-empty archives fail almost every review.",
      "Draw a square avatar and a header image that stay readable next to forty other titles in a narrow list.",
    ],
    advice: [
      {
        heading: "Place ownership code carefully",
        text: "Some catalogues verify by a snippet, a meta tag or a temporary post. Prefer the tag, then remove it once confirmed. A badge in the sidebar is a trade of links, so decide whether the site is worth displaying before you paste anything.",
      },
      {
        heading: "Revisit entries each season",
        text: "Topics drift. A travel diary becomes a parenting site and the catalogue still says Asia on a budget. Every quarter, compare your latest twenty headlines with the category and description on file. Ask for a move where they disagree, and give the feed address again.",
      },
    ],
    questions: [
      {
        question: "Why does a blog directory show old posts or none at all?",
        answer:
          "The feed probably moved, broke or is cached by a security plug-in that blocks bots. Open it in a private window and run a validator. Then log in and press refresh, or tell support the correct address. Redirect the former feed path as well.",
      },
      {
        question: "How should I describe my blog when it covers three topics?",
        answer:
          "Pick whichever subject fills most of the archive and let it choose the category. Mention the others after it, in a second sentence. If the split is truly even, submit the category page and its own feed to specialised lists where rules permit.",
      },
      {
        question: "Will directories take a blog hosted on WordPress.com, Medium or Blogger?",
        answer:
          "Several do, others demand an own domain because free subdomains attract spam. Medium profiles fare worst, as ownership is hard to prove. Moving to a domain before you submit avoids doing everything twice, and your feed keeps its address if you later change platform.",
      },
    ],
  },
  newsletter: {
    intro:
      "An email publication must be judged before anyone subscribes, so every form asks for the archive. No public issues, no listing. Directories of newsletters also want frequency, topic, price and sometimes audience size, which you may round down or leave blank. Treat the submission like a magazine's masthead: who writes it, what arrives, on which day, and one issue that proves it.",
    prepare: [
      "Open a public archive on your own domain or platform page, with at least five complete issues and readable titles.",
      "State day, rhythm and length honestly, such as Thursdays, fortnightly, seven minutes, because many catalogues let readers filter on that.",
      "Choose one sample issue that a newcomer understands without the earlier ones, and link it in each notes field.",
      "Prepare a masthead logo and a clean picture of an issue on a phone, with tracking footers and private names removed.",
      "Decide beforehand whether to publish subscriber numbers, and if so, take them from active readers, with the month of counting.",
    ],
    advice: [
      {
        heading: "Use a fresh subscribe link",
        text: "Give each directory its own tagged signup address where your platform allows it. Editors click to test the form, so confirm that the double opt-in email arrives quickly and from the name listed. A broken welcome message is a frequent cause of silent refusal.",
      },
      {
        heading: "Pauses belong in the listing",
        text: "Summer breaks, parental leave and a switch from weekly to monthly should be changed before the gap starts. Curators watch the last issue date and remove publications that look abandoned. When you return, write to them with the newest edition rather than resubmitting.",
      },
    ],
    questions: [
      {
        question: "Can I submit a paid newsletter that has few free issues?",
        answer:
          "Yes, as long as the free part shows the real thing. Open three recent editions and describe what payment adds. Give the curator a complimentary subscription. Mark the price type correctly, because readers report a listing called free that stops after two paragraphs.",
      },
      {
        question: "Do newsletter directories need my website, my Substack or the signup page?",
        answer:
          "Prefer a page that holds both the archive and the form. If you own a domain, point it there and use that address, so a later platform move leaves listings untouched. A bare signup box gives reviewers nothing to judge and often fails.",
      },
      {
        question: "How do I transfer listings after selling or renaming my newsletter?",
        answer:
          "Export the login list before the sale closes and hand it over with the mailbox. Then change editor name, picture and description on each site. Keep the former title in the text for some time, since past readers look for it when mails seem to stop.",
      },
    ],
  },
  podcast: {
    intro:
      "Shows enter directories by feed, and the feed carries almost everything: title, author, artwork, category, episode notes. You submit once to Apple Podcasts Connect, Spotify, YouTube and others, prove ownership by a code emailed to the address inside the RSS, then claim pages such as Podchaser. If something looks wrong later, the cure is rarely in the listing. It is in the host's settings.",
    prepare: [
      "Set an owner email in the feed that you can open today, as verification codes go there and nowhere else.",
      "Draw square artwork within Apple's current pixel limits, legible at thumbnail size, and free of platform logos or microphone clip art.",
      "Publish a trailer and two full episodes before submitting, so that editors and early listeners can hear the format.",
      "Choose primary and secondary categories from the Apple list, since nearly all other players copy those two values.",
      "Mark explicit language, season numbers and episode types properly, because wrong flags hide shows in some countries and apps.",
    ],
    advice: [
      {
        heading: "Claim what was scraped",
        text: "Players and databases copy new feeds unasked. Search the exact title a fortnight after launch and list every page that appears. Claim Podchaser and similar profiles through the feed email, then add hosts, guests and website, details which the RSS often leaves out.",
      },
      {
        heading: "Move hosts without losing listeners",
        text: "Put the new-feed redirect in place at the former host and leave it there. Check Apple, Spotify and your website player one by one. Do not delete the old account in the same week. Keep episode identifiers unchanged, or apps may download everything twice.",
      },
    ],
    questions: [
      {
        question: "Why did Apple reject or hide the feed I submitted?",
        answer:
          "Typical faults are artwork outside the size limits, missing owner email, stuffed titles, or audio served without byte-range support. The portal names the error. Correct it at the host, wait until the feed refreshes and validate again. Copyrighted music can also delay or end a review.",
      },
      {
        question: "Does my podcast need a website before joining podcast directories?",
        answer:
          "Players work without one, though databases, press lists and blog catalogues expect an address. A page with the trailer, episode list, host names and contact does the job. Some hosts provide it. Point your own domain there, so a future change of host breaks nothing.",
      },
      {
        question: "How are cover art and description updated across all podcast apps?",
        answer:
          "Edit at the hosting service and let apps fetch the change, which can take from hours to days. Give the new image a new file name, since caches cling to old ones. Claimed databases and your social pages still need manual work afterwards.",
      },
    ],
  },
};
