import type { Guide } from "./guide.ts";

export const typeFreeTraffic1: Record<string, Guide> = {
  saas: {
    intro:
      "Software buyers rarely arrive cold. They have a spreadsheet with four vendors, a renewal date on the old contract and a tab open on G2 or AlternativeTo. A free profile there puts you in that tab. The visits are few, but the people know their problem, read the pricing page and start trials. Your job is to make the profile answer their first filter, which is fit.",
    prepare: [
      "Write one line that names the user, the job and the tool you replace, because comparison pages cut everything after it.",
      "Choose four screenshots with realistic data, beginning with whatever a new trial user sees on day one.",
      "List integrations by their exact names, since admins filter categories by Slack, HubSpot, Okta or whatever they already pay for.",
      "Build a comparison page for each rival that reviewers name, with an honest feature table and its date.",
      "Decide how signup records its source, so a trial started on Tuesday still shows the profile behind it.",
    ],
    advice: [
      {
        heading: "Sit next to the incumbent",
        text: "People search for a way out of a product they know. Ask AlternativeTo and SaaSHub to list you as an option for that product, then link to your migration page, never the front page. Explain the import, the export format and what does not carry over.",
      },
      {
        heading: "Follow trials, not sessions",
        text: "Give each profile its own utm_source and carry it through signup into the billing record. A category page that sends nine visitors and two paying teams beats a launch site that sends nine hundred curious founders. Review it quarterly, once trials have had time to convert.",
      },
    ],
    questions: [
      {
        question: "Does a free G2 or Capterra profile send any visitors without ads?",
        answer:
          "Some, mainly from people who search your brand or a narrow category with few products. Paid placements sit above you in crowded ones. Recent reviews with detail help a free profile get read, so ask happy admins after onboarding and never reward a positive score.",
      },
      {
        question: "Should profile links open the free trial or the pricing page?",
        answer:
          "Send comparison sites to pricing or a page for that category, as those readers are screening vendors. Launch communities may go straight to a trial or sandbox. If you sell by demo only, say so in the profile, or the click is wasted on both sides.",
      },
      {
        question: "When is the best week to publish new software listings?",
        answer:
          "Pick a week when someone can answer comments within the hour and no release is pending. Stagger launch sites so one improves the next. Review profiles can go up any time, because buyers reach them when their renewal comes round, not when you announce.",
      },
    ],
  },
  startup: {
    intro:
      "Before anyone knows your name, directories of new companies are one of the few places where strangers go looking for things they have never heard of. Early adopters scroll BetaList, scouts filter F6S and Crunchbase, candidates check Wellfound. Each group wants a different next step from you. Treat every free listing as a small experiment about who reacts, and to which sentence.",
    prepare: [
      "Agree on a ten-word description that a stranger could repeat, then test it on someone outside your industry and your family.",
      "Put up a landing page with one action, such as joining the waitlist, and a second question about the visitor's current workaround.",
      "Collect founder names, photos, city, founding year and stage, because investor databases show these before they show any product.",
      "Record a silent thirty-second demo that makes sense on mute, since most launch feeds play video without sound.",
      "Keep a launch calendar with the rules of each community, including who may post and how often a relaunch is allowed.",
    ],
    advice: [
      {
        heading: "Match page to audience",
        text: "An early adopter wants access, a journalist wants facts, an investor wants the team. Link launch feeds to the waitlist, Crunchbase to your about page and Wellfound to open roles. Three short pages with three campaign tags teach you more than one home page that tries everything.",
      },
      {
        heading: "Treat launch day as research",
        text: "Traffic from a launch fades within days, so harvest it. Ask each signup where they came from and what they hoped to find. Reply to every comment, even the harsh ones. The wording people use for your product is usually better than the pitch deck.",
      },
    ],
    questions: [
      {
        question: "Can a pre-launch company use free directories to fill its waitlist?",
        answer:
          "Yes, provided the site accepts unreleased products; BetaList exists for this purpose. Offer something concrete, such as an invite date or an early feature. Then write to people quickly, because a waitlist that hears nothing for two months mostly forgets why it signed up.",
      },
      {
        question: "Why did our launch bring clicks but hardly any signups?",
        answer:
          "Many launch readers are founders looking at other founders. They admire the page and leave. Compare signup rates by source before you blame the copy. If one small community converts and a big feed does not, you have learned where your users spend time.",
      },
      {
        question: "How often may we list the same product on launch sites?",
        answer:
          "Rules vary, so read each site's policy. Product Hunt, for example, expects a significant update before another launch. A new version, platform or audience is a fair reason. Editing an old profile costs nothing and is often more useful than posting the same thing again.",
      },
    ],
  },
  agency: {
    intro:
      "A marketing director with a brief and a budget does not google the word agency and pick the first result. She asks peers, then opens Clutch, Sortlist or DesignRush to build a shortlist of five. There she filters by service, minimum project size, location and client sector. Free visibility on those pages depends on verified reviews and a focus narrow enough to survive the filters.",
    prepare: [
      "Set a truthful minimum project size and hourly band, because a blank field reads as either very dear or very desperate.",
      "Split your service focus into honest percentages; a profile showing ten lines at ten percent each tells a client nothing.",
      "Ask three recent clients for permission to be interviewed, and warn them that verification may involve a phone call.",
      "Prepare case studies with the brief, your role, the team and a result that the client has agreed to publish.",
      "Name one person who reads incoming briefs daily, since directory enquiries are usually sent to several firms at once.",
    ],
    advice: [
      {
        heading: "Send sectors to sector pages",
        text: "A hospital group clicking through from a healthcare filter should land on healthcare work, not your showreel. Build a page for each sector you truly serve, with two cases and a named lead. Tag the link by category so you know which shelf brought the brief.",
      },
      {
        heading: "Answer the brief itself",
        text: "Shortlists are drawn up on Monday and forgotten by Friday. Reply with two thoughts about the problem in the enquiry and a time for a call. A capabilities deck attached to a greeting looks like what it is: the same mail everyone got.",
      },
    ],
    questions: [
      {
        question: "Do clients really find agencies through Clutch without sponsored placement?",
        answer:
          "They do, though mostly in narrower lists, such as a service within one city. Sponsors fill the top of broad categories. A free profile with a handful of detailed, recent reviews is also read by people who already met you and are checking your references.",
      },
      {
        question: "What makes someone click one agency out of forty on a page?",
        answer:
          "A tagline that excludes people helps. Full service says nothing; packaging design for food exporters says who should call. After that come the review count, the minimum budget and the client names. Awards matter less than a logo the reader recognises from their own market.",
      },
      {
        question: "How should an agency count pitches that began on a directory?",
        answer:
          "Add a source field to the new-business sheet and fill it from the tagged link, then confirm it on the first call. Record the fee won as well as the number of briefs. Ten small enquiries may cost more pitching time than they return.",
      },
    ],
  },
  ecommerce: {
    intro:
      "Shoppers do not browse business directories; they browse products. So free traffic for a web shop comes from other shelves: Google's free product listings, Pinterest, gift guides, brand directories, and the review pages on Trustpilot or Sitejabber that people open before trusting a new checkout. Each needs a clean feed or a strong photograph. Margins are thin, so measure orders after returns, never clicks.",
    prepare: [
      "Clean the product feed first: GTINs, variants, stock status and shipping weights must agree with what the product page says.",
      "Photograph bestsellers on white for feeds and in use for brand directories, with the scale of the item obvious.",
      "Publish delivery times, return costs and a postal address, which review sites and cautious first-time customers both look for.",
      "Create collection pages around occasions, such as housewarming or teacher gifts, since editors link to ranges rather than single items.",
      "Set up analytics so that refunds and cancellations are subtracted before you compare the revenue of one source with another.",
    ],
    advice: [
      {
        heading: "Point links at collections",
        text: "Single products sell out, and a link to an empty shelf wastes every later visit. Send directories to evergreen collections with a stable address. Put the bestseller first, show the price with tax and state the free-shipping threshold near the top, because strangers look for it.",
      },
      {
        heading: "Work backwards from Christmas",
        text: "Gift editors choose months ahead and feeds need time for review. Have listings approved before autumn, then change only images and offers. In January, redirect attention to sale and returns pages, and reply to the delivery complaints that will otherwise greet spring's new customers.",
      },
    ],
    questions: [
      {
        question: "Are Google's free product listings worth setting up for a small shop?",
        answer:
          "Usually, since a Merchant Center feed costs nothing to submit and can show your goods on shopping surfaces. Results hang on data quality and competitive prices. Fix disapproved items weekly. Mark the links with their own campaign so these orders are not mixed with paid ads.",
      },
      {
        question: "Which listing sites do people check before buying from an unknown shop?",
        answer:
          "Trustpilot is the common stop, with Sitejabber or ResellerRatings in some countries. Claim the page before an angry customer defines it. Invite every buyer, not just the pleased ones, and answer late-parcel complaints with the facts and the remedy, as future shoppers read those exchanges.",
      },
      {
        question: "How do I see which directory visitors placed an order?",
        answer:
          "Use distinct UTM values and look at purchases by source over thirty days, because many come back later by typing your name. A discount code unique to one site catches those returners. Compare average basket and refund rate too, before calling any channel good.",
      },
    ],
  },
  "small-business": {
    intro:
      "Most owners have an hour a week for this, so spend it where customers already look. Google Business Profile, Apple Business Connect and Bing Places feed maps, cars and voice assistants. Facebook and a chamber of commerce page cover much of the rest. A long tail of yellow pages adds the odd call. Correct hours and a recent photo do more than clever wording.",
    prepare: [
      "Fix one spelling of your name, address and phone number, and write it on a card taped next to the computer.",
      "Take ten phone pictures in good daylight: the front door, the counter, the team, the work, the parking.",
      "Decide which single action you want most, whether a call, a visit, a booking or a quote request.",
      "Open a shared mailbox for directory logins, so that access survives when the person who set them up leaves.",
      "Note every seasonal closure and bank holiday for the year ahead, then enter special hours everywhere in one sitting.",
    ],
    advice: [
      {
        heading: "Five good pages first",
        text: "Finish five profiles properly before touching fifty. Fill in services, payment types, accessibility and answers to the questions staff hear daily. Customers skim; a half-empty entry with a grey map pin looks closed. Spread to smaller listings only once these five are correct and verified.",
      },
      {
        heading: "Ask at the till",
        text: "Software misses most local referrals, because people see the map and walk in. Keep a tally sheet next to the card machine with four columns: map, review site, friend, passing. Two weeks of pencil marks will tell you which entries deserve another photo.",
      },
    ],
    questions: [
      {
        question: "Which free listings should an owner with little time do first?",
        answer:
          "Begin with Google, then Apple and Bing, because maps and phones read from them. Add Facebook and your local chamber or trade body. That is roughly an afternoon. Everything else can wait until those are verified and someone in the business has replied to the reviews.",
      },
      {
        question: "Do I need a website before listing my business for free?",
        answer:
          "Not strictly, as several profiles let people call or message you directly. Still, a single page with prices, hours and photos gives the visitor somewhere to go. Buy your own domain early; a link to a social page can break when that platform changes.",
      },
      {
        question: "Why do I get sales calls after joining free business directories?",
        answer:
          "Some directories earn money by selling upgrades, and others publish numbers that marketers collect. Use a tracked number or a separate mailbox for listings. Decline politely, keep the free entry and ignore anyone who says your Google page will vanish unless you pay today.",
      },
    ],
  },
  "local-business": {
    intro:
      "Distance decides everything here. Someone stands on a pavement with a phone, types what they need plus near me, and picks between three pins. Photos, opening hours, star rating and walking time settle it in seconds. Listings on maps, Nextdoor, Yelp, OpenStreetMap and the town's own guide exist to win that moment, or to get the phone to ring from the next street.",
    prepare: [
      "Stand outside and check that the map pin sits on your entrance rather than the car park or the postcode centre.",
      "Choose the most specific primary category available, such as key cutting service instead of shop, then add honest secondary ones.",
      "Shoot the frontage from across the road at the time of day when most newcomers will be trying to spot it.",
      "Write two sentences that mention the neighbourhood, the nearest station or landmark and what you do that the chain does not.",
      "Make a fast page per branch with a tap-to-call button, today's hours and directions that include parking or step-free access.",
    ],
    advice: [
      {
        heading: "Read the direction requests",
        text: "Map dashboards report calls, direction taps and website visits, and those are your conversions. Log them on the first of each month. Postcodes in the direction report show how far people travel, which tells you what neighbouring village guides to join next.",
      },
      {
        heading: "Reply where neighbours watch",
        text: "On Nextdoor and town groups your answer to a complaint is seen by the customer's whole street. Keep it brief, offer a name and a phone number, and return later to say how it ended. Thank recommendations too; silence after praise looks careless.",
      },
    ],
    questions: [
      {
        question: "How can a shop near me get visitors without paying for ads?",
        answer:
          "Complete the map profiles, keep hours exact and add a new picture every week or two. Ask regulars for a review while they stand at the counter. Then join the parish, market or high-street guide, whose few readers all live within walking distance of you.",
      },
      {
        question: "Should each branch have its own listing and its own link?",
        answer:
          "Yes, one listing for every staffed address, each linking to that branch's page with a tag for the location. Sending all of them to the home page makes people search again. Never invent an address for a town you merely serve; platforms suspend such entries.",
      },
      {
        question: "What if the wrong opening hours keep appearing on some directory?",
        answer:
          "Find where it copies from, often an old data supplier or a duplicate profile. Correct the source, merge the duplicate and report the copy. Then check again next month. One locked door on a Saturday can cost you a poor review that outlives the error.",
      },
    ],
  },
  "online-store": {
    intro:
      "One shop window among millions needs neighbours. A store that sells climbing shoes will get little from a general link list, yet a gear blog's shop page, a maker's stockist locator or a coupon forum sends people with a card in hand. Look for places where enthusiasts compare sellers. Then give them what they check: stock, shipping country, size advice and the cost of sending it back.",
    prepare: [
      "Ask each brand you carry for a place on its stockist page, and send the exact address of your range.",
      "Draft a hundred-word shop story that says who packs the parcels, from which town, and why this assortment exists.",
      "Settle one modest welcome code for directories, with an expiry that you will really remember to update in every profile.",
      "Check that currency, duties and delivery zones show before checkout, as late surprises send foreign shoppers away.",
      "Select three hero images that still look sharp at thumbnail size, without text overlays, because most shop lists crop them.",
    ],
    advice: [
      {
        heading: "Let suppliers refer you",
        text: "A where-to-buy page on the manufacturer's site reaches someone who has already chosen the product. Few retailers bother to ask. Offer live stock, a local language and quick dispatch as reasons. Tag that link on its own, since its visitors behave unlike every other group.",
      },
      {
        heading: "Earn the second visit",
        text: "First-time visitors from a shop guide seldom buy on a phone at lunch. Give them a reason to return: a size chart worth saving, a restock alert, a care guide. Count email signups per source next to orders, and the slow channels look fairer.",
      },
    ],
    questions: [
      {
        question: "Where can I list my online store for free and get shoppers?",
        answer:
          "Try Google's free listings through Merchant Center, stockist pages of the brands you sell, independent-shop guides in your country and hobby communities that allow retailer entries. Etsy and similar marketplaces are sales channels with fees, so judge them separately from places that merely link to you.",
      },
      {
        question: "Why do coupon directory visitors leave without buying anything?",
        answer:
          "Often the code has lapsed, or the shopper was already at your checkout and left to hunt for one. Keep live codes few and current. Ask the coupon site to remove dead ones, then check whether those orders contain new customers or merely discounted regulars.",
      },
      {
        question: "Is a store directory useful during the quiet months after holidays?",
        answer:
          "It can be, because editors have time to read submissions then and summer shoppers plan early. Use the lull to replace photos, retire dead links and list the next season's range. Compare each month with its counterpart last year, as retail swings hide small gains.",
      },
    ],
  },
  marketplace: {
    intro:
      "You need two crowds, and they never read the same pages. Sellers look through side-income lists, trade forums and roundups of places to sell. Buyers search for the item and could not care less who hosts it. Free listings therefore split into two programmes with separate messages. Begin with the side that is scarce in your city or category, because empty shelves waste every buyer you win.",
    prepare: [
      "Work out which side is short this quarter, by category and by region, before writing a single profile.",
      "Prepare two landing pages: one with live listings for buyers, another with fees and payout timing for suppliers.",
      "Put the commission, payment schedule and dispute process in plain view, since sellers compare these across every platform they join.",
      "Screenshot a well-stocked category instead of the home page, so outsiders see choice rather than a search box.",
      "Gather quotes from three sellers, with their consent, about what they sold and how long the first order took.",
    ],
    advice: [
      {
        heading: "Tag by side and category",
        text: "Put buyer or seller in utm_medium and the category in utm_content. A startup directory may bring sellers only, while a collectors' wiki brings buyers only. Mixed totals hide both facts. What matters is the listing-to-first-sale time for suppliers gained in each place.",
      },
      {
        heading: "Hold launches until shelves fill",
        text: "A buyer who finds three listings and two sold signs will not be back. Open seller-side directories first, region by region. Once a category can answer an ordinary search with real choice, submit that category's page, not the whole platform, to guides that shoppers read.",
      },
    ],
    questions: [
      {
        question: "How do new marketplaces attract first sellers from free listing sites?",
        answer:
          "Pitch yourself to roundups of places to sell that item, and to associations whose members make it. State the fee and who handles payment. Offer help with the first ten uploads. Sellers talk to each other, so an early payout on time is your best notice.",
      },
      {
        question: "Should buyers land on the home page or a category page?",
        answer:
          "On a category, nearly always, with filters set to their region and sold items hidden. The home page has to serve both sides and so persuades neither. Check that your category pages load without an account, because a login wall turns a referral into a bounce.",
      },
      {
        question: "What shows that directory visitors improve liquidity rather than page views?",
        answer:
          "Look at searches that end in contact or purchase, split by source. If visitors arrive and find no match, supply is the bottleneck and more clicks only disappoint people. Watch repeat purchases as well; they show that the trade stayed on your platform.",
      },
    ],
  },
  "mobile-app": {
    intro:
      "Every click has to survive one more hop: the store page. Someone reads about your app on AlternativeTo, AppAgg or a launch feed, often at a desk, and must then install it on a phone. Listings help when they shorten that trip. A clear icon, a first screenshot with a readable caption and a smart link or QR code keep people from forgetting you on the way.",
    prepare: [
      "Create one smart link that opens the App Store or Google Play by device and shows a QR code on desktops.",
      "Redo the first two store screenshots with captions of four words, legible in the small size used by app catalogues.",
      "State price honestly, including subscription terms and what works without paying, since surprise paywalls cause most one-star reviews.",
      "Set up App Store campaign links and Play install referrer parameters so that each outside listing can be measured separately.",
      "Write the privacy summary in words: which data leaves the phone, whether an account is needed, whether ads are shown.",
    ],
    advice: [
      {
        heading: "Count opens after install",
        text: "Store consoles show page views and installs by campaign, which is only half the story. Connect the install to the first useful action, such as a logged run or a scanned receipt. Sources full of deal hunters install happily and never open the app twice.",
      },
      {
        heading: "Ask for ratings late",
        text: "A visitor from any catalogue checks the star average before tapping install. Prompt after a small success, not on first launch, and respect the limits both stores set. Answer critical reviews with the version that fixed the problem, because people read the newest ones.",
      },
    ],
    questions: [
      {
        question: "Should my app listing link to the store or to a website?",
        answer:
          "Use a small landing page when readers sit at computers, with both store badges and a QR code. On phone-heavy sites, link to the smart link directly. The page also lets you measure interest from devices you do not support yet, which store pages hide.",
      },
      {
        question: "Can free app directories help after the launch week is over?",
        answer:
          "Yes, where people search rather than scroll. AlternativeTo entries are found by anyone unhappy with a known app, month after month. Refresh the listing with each major release. Launch feeds drop you after a day, so expect a spike there and plan around it.",
      },
      {
        question: "How are installs tracked when Apple hides where people came from?",
        answer:
          "Apple's campaign links report installs in aggregate, above a minimum volume, without naming anyone. For small numbers, ask during onboarding with a single skippable question. A promo code or an in-app offer tied to one site gives a third, rougher reading of what works.",
      },
    ],
  },
  "web-app": {
    intro:
      "No download, no call, no card: that is your advantage over almost everything else listed next to you. People who click from SaaSHub, Product Hunt or a tools list can be using the thing in ten seconds if you let them. So the landing page should be the app itself, or a sandbox with sample data. Every form you place before it costs you the curious.",
    prepare: [
      "Offer a demo state that opens without registration and resets itself, with sample content that shows the finished result.",
      "Make sure the first view loads quickly on mid-range phones, because directory readers open several tabs and close slow ones.",
      "Produce a short looping clip of the core action, under a few megabytes, for galleries which accept GIF or MP4.",
      "Say which browsers work, whether offline use is possible and where data is stored, since technical visitors ask immediately.",
      "Preserve UTM values when the router changes address, or single-page navigation will strip the source before signup happens.",
    ],
    advice: [
      {
        heading: "Deep-link to a task",
        text: "If the directory files you under invoice makers, link to a blank invoice. A tab that opens on the exact tool beats a marketing page. Build a few such entry points, give each a plain address, and place a quiet save button where an account becomes necessary.",
      },
      {
        heading: "Prepare for a sudden crowd",
        text: "A post on Hacker News or a popular list can send hundreds of sessions within minutes. Rate-limit costly endpoints, cache the demo and have a plain fallback page. Watching the error log that day matters more than replying first in the comments.",
      },
    ],
    questions: [
      {
        question: "Where do people discover small browser tools without any advertising?",
        answer:
          "In alternative lists such as AlternativeTo and SaaSHub, curated tool collections, Show HN threads, subreddits about the task, and bookmark newsletters. Choose those arranged by task, for a person with a job to do searches there again. General link pages send almost no one.",
      },
      {
        question: "Why does analytics show directory traffic as direct in my app?",
        answer:
          "Common culprits are a redirect that drops parameters, a noreferrer attribute on the link, or a client router that rewrites the address before the script runs. Test by clicking your own listing in a private window. Store the first source in a cookie, with consent.",
      },
      {
        question: "How long should listing visitors use it before an account wall?",
        answer:
          "Until they have made something they would be sorry to lose. For an editor that may be one finished document; for a dashboard, a connected sample. Compare two thresholds by source, since launch readers tolerate less friction than someone who searched for that task.",
      },
    ],
  },
  "ai-tool": {
    intro:
      "Catalogues of AI products have become crowded, and readers scan them like a menu. They filter by task, by free tier and by whether an account is required. Then they try three and keep one. Many large catalogues charge for submission, so look for free queues and smaller lists by task. The click goes to the entry that shows real output, not another gradient and a robot.",
    prepare: [
      "Save six genuine input and output pairs, including one mediocre result, and label the model version that produced them.",
      "Define the free allowance in units that people understand, such as pages per day, not tokens or abstract credits.",
      "Publish a data page stating what is stored, whether prompts train anything and which provider processes them in which region.",
      "Name the single task first in your tagline; an assistant for everything gets filed nowhere and remembered by no one.",
      "Cap anonymous usage by device and address beforehand, or one popular listing could burn the month's inference budget overnight.",
    ],
    advice: [
      {
        heading: "Let visitors try one prompt",
        text: "Put a working box at the top of the landing page, prefilled with an example from that catalogue's category. Ask for an email after the first result, not before. Log the cost per trial by source, because free users are not free to you.",
      },
      {
        heading: "Refresh when models change",
        text: "Listings age quickly in this field. When you switch models or add file types, update the description, sample and date everywhere on the same day. Readers compare claims with yesterday's news, and a profile that still boasts about an outdated context window looks abandoned.",
      },
    ],
    questions: [
      {
        question: "Which AI directories are free and still have human visitors?",
        answer:
          "Policies shift, so check the submission page before relying on any list. Test for life: search a task, see whether entries carry recent dates, comments or votes, and look at who ranks for that task. General software sites such as AlternativeTo also take AI products.",
      },
      {
        question: "Do visitors from AI tool lists ever become paying customers?",
        answer:
          "A minority do, and they tend to come from task pages rather than daily feeds. Feed readers collect novelties. Segment trials by the listing's category, then follow retention into the second month. A narrow tool for paralegals can live on a handful of such visits.",
      },
      {
        question: "What should I answer when commenters call it a wrapper?",
        answer:
          "Agree on what you build on, then show what you add: evaluation, templates, file handling, permissions, price control. A side-by-side with the plain chat model is more convincing than adjectives. Keep it calm, for the thread will be read by people deciding whether to click.",
      },
    ],
  },
  "developer-tool": {
    intro:
      "Engineers click on code. A listing on DevHunt, LibHunt or a Show HN thread works if the reader can see an install command, a licence and ten lines that do something useful. Marketing language actively repels them. Much of your free traffic will come from places that are not called directories at all: awesome lists on GitHub, package registries, editor marketplaces and the integration pages of neighbouring tools.",
    prepare: [
      "Trim the README so the first screen holds purpose, install line, minimal example and a link to the docs.",
      "Declare the licence and the hosting model in every profile, as open core, source available and MIT draw different readers.",
      "Fill in homepage, keywords and repository fields on npm, PyPI, crates.io or whichever registry carries your package.",
      "Read the contribution rules of each awesome list beforehand; maintainers close pull requests that ignore alphabetical order or description style.",
      "Host a quickstart that runs in a browser sandbox or container, so trying it does not require touching a work laptop.",
    ],
    advice: [
      {
        heading: "Land them in the docs",
        text: "Send technical listings to the quickstart rather than the home page. Place language tabs, a copy button and version number above the fold. Put pricing one click away and make it readable without a call, because the engineer has to forward it to someone.",
      },
      {
        heading: "Measure with modest tools",
        text: "Developers block trackers, so analytics will undercount. Combine server logs, registry download trends, stars over time and a question in your CLI's optional telemetry prompt. Put UTM tags on directory links but keep them short; long query strings in a README look like spam.",
      },
    ],
    questions: [
      {
        question: "How do I get developers to try my tool through free listings?",
        answer:
          "Choose spots where the problem is already being discussed: tagged Stack Overflow answers with disclosure, LibHunt comparisons, framework plugin pages. Show a failing case and the fix. No one tries a tool for its logo, but plenty will paste one command to end an annoyance.",
      },
      {
        question: "Is posting on Show HN better than launching on Product Hunt?",
        answer:
          "They reward different things. Show HN readers want something they can run and will inspect your architecture, licence and claims. Product Hunt draws makers and product people. A database driver suits the first; a visual API client may suit both, on separate weeks.",
      },
      {
        question: "Should an open-source project link listings to GitHub or its website?",
        answer:
          "Link to the repository where readers judge code, such as awesome lists and LibHunt. Use the website on general software catalogues, since managers get lost in a file tree. Make each refer clearly to the other, and mention the hosted plan only once.",
      },
    ],
  },
  blog: {
    intro:
      "A reader who likes one of your posts may follow a link from Feedspot, Blogarama or a topic roundup, but no one opens a directory hoping to read a blog in general. They want the twelve best sites about sourdough, or rail travel with children. Apply under the narrowest topic you can honestly claim. Then send people to a start-here page instead of whatever you published last Thursday.",
    prepare: [
      "Build a start-here page with your five best posts, a sentence of credentials and a subscribe box that promises a rhythm.",
      "Validate the RSS feed, including full titles, images and author names, because several blog indexes pull everything from there.",
      "Write an author note of forty words which states why you know the subject, with a photograph of your face.",
      "Tidy categories until each covers one reader interest, since directories place you by topic and look for consistent coverage.",
      "Have fifteen finished posts live, the latest from this month, before asking any human editor to look.",
    ],
    advice: [
      {
        heading: "Choose readers over badges",
        text: "Some indexes exist mainly so that bloggers can display a ranking badge. Test each one: would you browse it on a Sunday? Blogrolls of writers you admire, forum resource pages and library guides send fewer but slower visitors, the kind who read three posts and subscribe.",
      },
      {
        heading: "Watch scroll and return visits",
        text: "Page views flatter a blog. For each tagged source, compare how many reached the end of the first article, opened a second or joined the mailing list. A hobby forum that sends twenty such people a month is worth answering questions in regularly.",
      },
    ],
    questions: [
      {
        question: "Do blog directories still send readers or only links these days?",
        answer:
          "A few do, chiefly topical lists that themselves appear in search results. Most general indexes pass hardly anyone along. Submit to a handful, look at referrals after two months and keep only those with real sessions. Time saved is better spent on guest posts for neighbouring blogs.",
      },
      {
        question: "Which page of my blog should a directory listing link to?",
        answer:
          "Prefer a permanent topic hub or the start-here page. The home page changes daily, so a newcomer may meet your weakest post. Where a list concerns one theme, such as budget hiking, send them to that category with a two-line welcome at the top.",
      },
      {
        question: "When should a seasonal blogger submit to new topic lists?",
        answer:
          "Roughly a quarter ahead of your peak. Garden lists get compiled in winter, exam advice in late summer, ski guides before the first snow. Editors want proof that you will cover the coming season, so publish two fresh pieces for it before you write to them.",
      },
    ],
  },
  newsletter: {
    intro:
      "Subscribers are won on a single screen: what arrives, how often, who writes it and one issue to judge. Newsletter directories such as InboxReads sort publications by topic, and their readers are unusually willing to type an email address. Recommendations from other writers do the same job with more trust. Since every click has just one possible outcome, this is the easiest trade in which to measure free listings.",
    prepare: [
      "Open one sample issue to the public without a popup, chosen because it is typical rather than your cleverest.",
      "State frequency, reading time and topic in a single sentence, and keep the promise for eight weeks before submitting anywhere.",
      "Create a signup page per directory, or at least a tagged link which your email platform stores on the subscriber.",
      "Design a square logo and a cover that remain readable at favicon size next to a hundred other publications.",
      "Confirm consent wording and double opt-in for the regions where you have readers, since imported or assumed permission hurts delivery.",
    ],
    advice: [
      {
        heading: "Judge sources by week six",
        text: "Signups are easy to count and easy to misread. Compare open and click behaviour of each source's cohort after six issues, remembering that email privacy features inflate opens. Prune a directory that fills your list with dead addresses, however large its totals seem.",
      },
      {
        heading: "Welcome them by name",
        text: "Someone who found you under urban planning expects urban planning in the first email. Vary the welcome message by the directory category, link two archive pieces on that theme and ask one question. Replies help inbox placement and tell you what readers came for.",
      },
    ],
    questions: [
      {
        question: "Where can I list a newsletter for free to find subscribers?",
        answer:
          "InboxReads, your platform's own discovery pages, topic lists on Reddit or GitHub, and resource pages of associations in your field are sensible starts. Swaps with writers of similar size often do better. Read each site's rules on paid newsletters, as some want a free tier.",
      },
      {
        question: "Is a low signup rate from directories caused by my landing page?",
        answer:
          "Check the page before blaming the source. Can a visitor read an issue, see the author and find the frequency without scrolling? If yes, look at the topic match. General catalogues send browsers who sample widely, while a niche shelf sends people ready to commit.",
      },
      {
        question: "How many free listings does a weekly publication really need?",
        answer:
          "Perhaps ten that fit, revisited twice a year. Past that, a good issue forwarded by readers does more. Put a subscribe line for forwarded copies in each email, and tag it separately, so you can tell directory growth from word of mouth.",
      },
    ],
  },
  podcast: {
    intro:
      "Listeners find shows inside apps, so the first free directories are Apple Podcasts, Spotify, Podchaser and Listen Notes rather than websites about podcasts. Artwork the size of a thumbnail and an episode title carry the decision. Outside the apps, guest pages and topic lists bring people who still need an app that suits them. Your own site has to offer every player, plus a transcript for those who skim.",
    prepare: [
      "Rewrite the last ten episode titles so each leads with the subject or guest, leaving the number for the end.",
      "Cut a trailer under ninety seconds that starts with the best moment, because apps pin it for anyone not yet following.",
      "Claim the show on Podchaser and the app dashboards, checking that category, language and explicit flags all agree.",
      "Set up a follow page with buttons for the main players and a link that opens whichever app is installed.",
      "Transcribe episodes and add time-stamped chapters, which give search visitors something to read before they commit forty minutes.",
    ],
    advice: [
      {
        heading: "Send newcomers to one episode",
        text: "A show page with two hundred entries paralyses a stranger. For every listing choose the episode that fits its theme and say why to begin there. Update the choice each season. Guests should get their own tagged link, since their followers arrive for one voice.",
      },
      {
        heading: "Accept blurry numbers",
        text: "Downloads do not reveal which listing caused them, and prefix analytics give only hints. Tag the web follow page, watch app dashboards for follower jumps in the week of a new listing, and ask listeners on air. Three weak signals that agree are enough.",
      },
    ],
    questions: [
      {
        question: "Which podcast directories matter most when I have no budget?",
        answer:
          "Apple Podcasts and Spotify reach the most ears in many countries, and smaller apps often draw on Apple's index. Then come YouTube, Amazon Music, Podchaser and Listen Notes. Submit the feed once and check a month later that artwork and descriptions updated everywhere.",
      },
      {
        question: "Do podcast reviews help new listeners choose a show?",
        answer:
          "They reassure people who reach the show page, though apps say little about how they order results. Ask at the end of a strong episode, name one app and read a comment aloud. A thoughtful paragraph about what someone learned persuades more than bare stars.",
      },
      {
        question: "When should a new season be announced to podcast listing sites?",
        answer:
          "Publish the trailer two or three weeks early so every app has fetched it, then refresh descriptions and artwork on the same day. Editors of topic lists prefer a season with several episodes ready. Avoid late December, unless your subject is the holiday itself.",
      },
    ],
  },
};
