import type { Topic } from "./topic.ts";

export const businessTopics = {
  "local-directory-submissions": {
    table: {
      filter: { categories: ["local"], scope: "national" },
      noun: "local directories, each for certain countries",
      note: "Yellow pages, city guides and maps of single countries. The countries stand below the name; filter the full list by yours.",
    },
    intro:
      "People look for a locksmith, a hairdresser or a tile shop in their own town, on whichever map or guide they happen to use. You can't choose it for them. What you can do is be in all of them with the same details. This page says which ones matter for an address, and how to begin.",
    sections: [
      {
        heading: "Who uses local entries",
        text: "Three readers look at the same data, and each is irritated by contradictions.",
        points: [
          "Customers, who want to know whether you're open and where to park.",
          "Map and navigation services, which take over entries from others and show one hour when two exist.",
          "Search engines, which compare sources before they show a business in local results.",
        ],
      },
      {
        heading: "Start with the maps",
        text: "Google Business Profile, Apple Business Connect and Bing Places come first, in every country. They need a verification that only you can pass: a postcard, a call, a video of the shop. Do that before anything else, because other directories copy from the maps, and not the other way round.",
      },
      {
        heading: "Then your country, then your town",
        text: "Yellow pages differ from country to country. Some are big brands with printed roots, others are pages no one has heard of. The guide of your town, the newspaper's business section, the merchants' association and the tourist office are in no international list. Ask three customers where they'd look, and note every answer.",
      },
      {
        heading: "Shop, workshop or service area",
        text: "If customers come to you, publish the address and put the pin on the door. If you go to them, publish an area and hide the address where the form allows it; a private flat as a shop address annoys both sides. Virtual offices and mailboxes are against the rules of most maps, and they're removed in time.",
      },
      {
        heading: "How we submit a local business",
        text: "We take name, address and phone from a record that you confirm, propose directories for your country and trade, and enter the same details in all you approve. Photos and hours come from you. Afterwards we look at the public entries. Verifications by phone or mail reach you, and we tell you which site sent them.",
      },
    ],
    questions: [
      {
        question: "Do I need a website for local entries?",
        answer:
          "Most directories accept a business without one. With a website you decide what people read next, and the entry gives it a link.",
      },
      {
        question: "I have three branches. Is that one entry?",
        answer:
          "Three, each with its own phone number and page on your site. Don't put city names into the business name; maps don't permit it.",
      },
    ],
  },
  "local-citation-building": {
    table: {
      filter: { categories: ["local"], scope: "worldwide" },
      noun: "citation sources that cover many countries",
      note: "Maps and business directories that aren't tied to a country. Check these first, wherever you are.",
    },
    intro:
      "A citation is a place on the web that names your business with address and phone number, with or without a link. Most businesses have more of them than they know, and some are wrong. Adding new ones on top spreads the confusion. So the right order is: find, correct, and only then add.",
    sections: [
      {
        heading: "Step one: fix the reference",
        text: "Write name, address and phone once, in the form in which they shall appear. Decide the small things now: “Street” or “St.”, suite before or after, number with country code or without, “Ltd” in the name or not. Then put exactly this on your contact page. Everything else is compared with it.",
      },
      {
        heading: "Step two: find what exists",
        text: "Search for these, each in quotation marks, and write every hit into a sheet.",
        steps: [
          "The phone number, in two or three ways of writing it.",
          "Every earlier number, including the fax from the old letterhead.",
          "The address with another name: perhaps the tenant before you is still there.",
          "Former names of the business, and names of former owners.",
          "Your name plus the town on each source of the table.",
        ],
      },
      {
        heading: "Step three: correct in this order",
        text: "Maps first, then large data sources from which others copy, then directories that appear when you search for your name, then the rest. Claim an entry instead of reporting it where possible, since a claimed one stays under control. Merge duplicates through the site's form; deleting one yourself often removes the reviews as well.",
      },
      {
        heading: "Step four: add what is missing",
        text: "Now look at where competitors of your town are listed and you aren't. From these take the sites with your country and trade. Here we come in: we submit the confirmed record to the directories you approve, always in the same form, and show you where it went live. Steps one and two need your memory, and can't be done by us alone.",
      },
      {
        heading: "Moving house, new number",
        text: "Plan it like the move itself. Change the maps on the day, the other sources in the following week, and leave a redirect on the old phone number for some months. Old data returns from copies even after a year, so repeat step two then.",
      },
    ],
    questions: [
      {
        question: "Must citations be identical to the letter?",
        answer:
          "Name and number should be. Search engines understand “St.” and “Street”. The effort goes into wrong numbers and old addresses, not into commas.",
      },
      {
        question: "How many citations does a local business need?",
        answer:
          "Maps, the main sources of your country, and your trade: usually a few dozen. After that, reviews and your own pages bring more than another entry.",
      },
    ],
  },
  "business-directory-submission": {
    table: {
      filter: { categories: ["business", "local"], scope: "worldwide", isFreeToStart: true },
      noun: "worldwide business directories with a free company profile",
      note: "Company and business directories without a country of their own. Official registers and chambers aren't included: you join those, you don't submit to them.",
    },
    intro:
      "A company has one truth and many profiles. Over the years somebody adds an entry with the old logo, a salesperson writes another with a mobile number, and a database guesses the rest. This page describes the one record from which all profiles should be made, and how to keep it that way.",
    sections: [
      {
        heading: "The record",
        text: "One page that everyone in the company can find, with a date and an owner.",
        points: [
          "Registered name and legal form; the brand name if it's another.",
          "Registration and VAT number, and in which of the two cases they may be published.",
          "Head office, other sites, main phone, general mail address, website.",
          "Hours by day, with time zone if customers call from abroad.",
          "Main category as a plain noun, plus a code such as NAICS or NACE.",
          "Founding year, number of employees as a range, languages.",
          "Texts of 100, 260 and 1,000 characters, logo as SVG and square PNG.",
        ],
      },
      {
        heading: "Directory, register, marketplace",
        text: "They are mixed up easily. In an official register you are because the law demands it, and the data comes from your filing. A chamber lists members. A marketplace wants products and requests for quotes. A business directory takes a profile from anybody. Only the last kind is something we submit to.",
      },
      {
        heading: "Choose the category like a customer",
        text: "Companies describe themselves by technology, buyers search by need. “Industrial solutions” is in no one's head. Look for the word on your invoices and check which companies stand under it. If these are your competitors, it's right. Use second categories only for what you'd gladly sell tomorrow.",
      },
      {
        heading: "Mistakes that live for years",
        text: "A campaign phone number that's later dropped. A person's mail address who leaves. Prices. “Over 50 customers”. Opening hours during a pandemic. Leave out whatever will be wrong in a year, unless the form demands it. In that case write down where you had to state it.",
      },
      {
        heading: "Keeping the profiles together",
        text: "You get the list of all entries we made, with addresses. At each change of the record, go through it from the top. Twice a year compare five of them with the record at random; if two differ, compare all.",
      },
    ],
    questions: [
      {
        question: "Should I list the company or its brands?",
        answer:
          "In company directories the company, once. Brands belong in product directories and shops, each with its own website.",
      },
      {
        question: "Can a home business be listed without its address?",
        answer:
          "In many directories, as an area or a town. Company registers publish the registered address anyway in most countries; ask before you register one.",
      },
    ],
  },
  "small-business-backlinks": {
    table: {
      filter: { niches: ["small-businesses", "local-businesses"], isFree: true },
      noun: "free directories for small and local businesses",
      note: "Free as a public list states it. Some cover one country only, which is named below the directory.",
    },
    intro:
      "You don't have a marketing department, and you don't want a contract with an agency. Fine: the links that help a small business most cost little. They come from people who know you and from directories in which customers look. This page shows both, and what one payment to us covers.",
    sections: [
      {
        heading: "Links you already deserve",
        text: "Most small businesses could have several of these by the end of the month.",
        points: [
          "Suppliers: “Where to buy” or “Our installers”. Ask the representative who visits you.",
          "The associations, guilds and chambers you pay for anyway.",
          "Clubs, schools and events that you support. A line with a link is a fair thank-you.",
          "The builder of your website, your photographer, your printer: references link both ways of a real relation.",
          "The local paper, when something happens: an anniversary, an apprentice, a new machine.",
        ],
      },
      {
        heading: "Directories that may bring customers",
        text: "For a small firm a listing should pass this test: could a customer see it? Maps, town guides, trade lists and review sites pass. Collections of links don't. The table is limited to free ones, so the only cost is the hour it takes. Begin with those in which your competitors have reviews.",
      },
      {
        heading: "What to say about yourself",
        text: "Say what you do, for whom, where, since when, and what's different when one calls you. “Family business since 1987, heating and bathrooms, emergency service in the north of the city, no travel costs within ten kilometers” is enough. No one believes “highest quality and best service”, and an editor cuts it.",
      },
      {
        heading: "What one payment covers",
        text: "Publisher is paid once. For that we prepare your texts, submit to directories with free listings, and check each entry when it's live. There is no subscription behind it, no listing fee in between, and you keep the entries. It doesn't include articles, reviews, or advertising.",
      },
      {
        heading: "When it's better not to buy",
        text: "If you serve one village, five entries are enough and you can make them tonight. If your website is still a single picture with a phone number, spend the money there first. If you need customers by next week, place an ad; links work slowly.",
      },
    ],
    questions: [
      {
        question: "Is it worth it for a business with one employee?",
        answer:
          "If an hour of your time is worth more than the work costs per hour, yes. Otherwise use the table: the entries are the same if you make them.",
      },
      {
        question: "Do I need to understand SEO?",
        answer:
          "No. You need the right facts about your business and half an hour for questions. Everything that we enter, you can read.",
      },
    ],
  },
  "b2b-backlinks": {
    table: {
      filter: { niches: ["b2b-services"] },
      noun: "vendor lists and company databases for B2B",
      note: "Supplier marketplaces, company databases and review sites on which businesses look for businesses.",
    },
    intro:
      "Before a buyer in a company writes to you, they have made a list of five names and removed two. They do this on vendor lists, in company databases and in trade directories, usually without contacting anyone. A link there is seen at the moment of decision, which is rare for a backlink.",
    sections: [
      {
        heading: "What buyers verify",
        text: "They aren't looking for a slogan, they're looking for reasons to strike you off. Give them the answers.",
        points: [
          "Does the company exist? Registration, address, age, size, named management.",
          "Can it deliver? Capacity, lead time, regions, minimum quantity.",
          "Is it allowed to? Certificates with number, issuer and expiry date.",
          "Has it done this before? Two references with industry, task and year.",
          "Whom do I call? A name with a direct contact, not a form.",
        ],
      },
      {
        heading: "Three families of sites",
        text: "Company databases take data from registers and let you correct it: do that, because credit checks and sales tools read from them. Supplier marketplaces show products and pass on requests; they live from fees, and their free profile is often enough to be found. Review sites for services and software compare by category and need customers who speak for you.",
      },
      {
        heading: "Deep links by product group",
        text: "A procurement manager searches for “stainless flanges DN 50”, not for your brand. Where a directory allows products, enter groups with the words of the data sheet and link each to its page on your site. Ten precise groups are found more often than a catalogue of a thousand items without descriptions.",
      },
      {
        heading: "Links outside of directories",
        text: "Look at your own contracts. Manufacturers list distributors, software houses list partners, customers publish case studies, fairs list exhibitors with a link for years. Each is a mail to somebody you already work with. Standards bodies and research projects name their members as well.",
      },
      {
        heading: "How we work for B2B",
        text: "We prepare the company profile, choose sites by industry and delivery region, submit the free profile, and report what is public. Paid memberships are your decision. Confidential customers stay out of every text.",
      },
    ],
    questions: [
      {
        question: "Are B2B marketplaces just for manufacturers?",
        answer:
          "Most began there. Logistics, testing, engineering and IT services have their own sections now, and a service with a clear unit and region does well in them.",
      },
      {
        question: "Do company databases give dofollow links?",
        answer:
          "Many don't. They're read by people who check you, and by the tools they use. That purpose doesn't depend on the attribute.",
      },
    ],
  },
  "ecommerce-backlinks": {
    table: {
      filter: { niches: ["ecommerce"] },
      noun: "shop directories, price comparisons and shop review sites",
      note: "Sites that list online stores or their products. Price comparisons are mostly national; the country is named below.",
    },
    intro:
      "Hardly anyone links to a product page. It changes, it sells something, and a hundred shops have the same one. Online stores get links to other things: to the shop as a business, to guides that help with a choice, and to products no one else has. Here is how to work on each of them without a PR team.",
    sections: [
      {
        heading: "The shop as a business",
        text: "Review sites and shop directories list the store with its terms. Complete these profiles first, since buyers search for “name + reviews” before they pay an unknown shop.",
        points: [
          "Company, address, support hours and languages.",
          "Countries you ship to, with cost and usual time.",
          "Payment methods, return period, who pays for the return.",
          "Seals and certificates that are really valid.",
        ],
      },
      {
        heading: "Price comparisons",
        text: "They list products from a feed and charge per click in most cases. It's advertising, and the links aren't the reason to do it. Use them if your prices can stand next to others. If you can't win on price, your products need to be found by their difference, and that isn't a column there.",
      },
      {
        heading: "Guides that earn links",
        text: "Take the three questions that come before a purchase: which size, which material, what's the difference. Answer each on one page with measurements, photos of your own, and an honest word on when the cheap one is enough. Forums and blogs link such pages, even if they'd never link to the shop. Connect them with the category, not with single products.",
      },
      {
        heading: "Makers, brands and materials",
        text: "If you sell other brands, ask to be listed as a stockist. If you make things yourself, look at lists for your material, region or values: organic cotton, repairable electronics, made in a certain country. Gift guides are planned months ahead; write in late summer for December, with a photo and a price.",
      },
      {
        heading: "Our share of the work",
        text: "We submit the store to directories that fit its products and countries, and check the entries. The larger plans include articles, for which the guides above are the best topics. We don't upload feeds, buy placements or write reviews.",
      },
    ],
    questions: [
      {
        question: "Should links lead to products or categories?",
        answer:
          "Mostly to categories and guides, because they remain. When a product ends, redirect it to its successor or its category, so its links aren't lost.",
      },
      {
        question: "Are coupon sites good for backlinks?",
        answer:
          "They bring buyers who were about to pay anyway, with a discount. As links they're weak. Decide it as a matter of margin.",
      },
    ],
  },
  "agency-backlinks": {
    table: {
      filter: { niches: ["agency", "digital-marketing", "seo-specialists"] },
      noun: "directories of agencies and studios",
      note: "Lists on which clients look for agencies, mostly for marketing, web and SEO, with partner directories of tools.",
    },
    intro:
      "Clients choose an agency in two steps. First a list of eight is made from directories and recommendations, then three of them are called. Your own site only matters in the second step. For the first you need to stand on the right lists with something that sets you apart from the others.",
    sections: [
      {
        heading: "Which lists are worth the effort",
        text: "Search for your service and your city as a client would, and note the lists on the first page. Those are worth work, because they're read. Then look at how they sort. If it's by payment alone, a free profile ends on the last page. If it's by reviews, you have a chance with five good ones.",
      },
      {
        heading: "A profile that gets a call",
        text: "Most profiles say full-service, passion, 360 degrees. Be narrower and you'll be remembered.",
        points: [
          "Three services with their share of your work. “SEO 60 %” makes a filter match.",
          "Smallest project and hourly range. It repels the wrong requests, and that's a gain.",
          "Two industries in which you know the words.",
          "Four cases: problem, what you did, a result with its period, a client who may be called.",
          "Team size, places, languages, time zones.",
        ],
      },
      {
        heading: "Reviews with substance",
        text: "Large agency directories interview clients by phone or demand a verified account. Ask at the end of a successful project and tell the client how long it takes. One review in which somebody describes a difficult phase is more credible than six perfect ones.",
      },
      {
        heading: "Links from tools and awards",
        text: "Shop systems, CMS, analytics and e-mail tools keep partner directories. A certificate you already hold usually includes an entry, so fill it in completely. Awards with a fee per submission are marketing expenses; their winners' pages are good links all the same. And your clients' imprints or footers are no place for a link without their agreement.",
      },
      {
        heading: "What we take over",
        text: "Profiles, texts per site, submission, checks. Reviews and calls stay with you, as do paid placements. If you look for directory work for your clients rather than for yourself, see the page on white label submissions.",
      },
    ],
    questions: [
      {
        question: "Should freelancers list themselves as an agency?",
        answer:
          "No. Clients feel deceived in the first call. Most lists have a filter for team size, and “1” is what some clients look for.",
      },
      {
        question: "How often should cases be updated?",
        answer:
          "Replace one per quarter. A list of works that ends three years ago is read as an agency that ended then.",
      },
    ],
  },
  "blog-backlinks": {
    table: {
      filter: { niches: ["blogs"] },
      noun: "blog directories and platforms for bloggers",
      note: "Directories of blogs, feed readers with a directory, and platforms on which articles can be republished.",
    },
    intro:
      "There was a time of blogrolls, when each blog linked to its friends. Most are gone, but what worked about them hasn't changed: people link to what they read. This page is about how a blog becomes known to people who write, without swapping links or paying for posts.",
    sections: [
      {
        heading: "Where to list a blog",
        text: "There are few serious blog directories left, so you can do all of them in an evening.",
        steps: [
          "Check that your feed is valid and contains whole articles or good summaries.",
          "Write one sentence on the subject, and one on who you are and why you know it.",
          "Choose the narrowest topic. “Lifestyle” contains everything and is read by no one.",
          "Submit to the rows of the table that know your topic, with the address of the feed.",
          "Look for lists of blogs of your field on other blogs, and write to each author personally.",
        ],
      },
      {
        heading: "Write something to cite",
        text: "Opinions get comments, sources get links. A post is cited if it contains something that the citing person would otherwise have to do: a comparison made with care, a table of prices with a date, a photo of a step, a translation, an interview, a mistake with its cause. Put it into a heading of its own, so that people can link to the exact spot.",
      },
      {
        heading: "Republish with a canonical link",
        text: "Platforms for bloggers have readers, your new blog doesn't. You can publish a piece at home first and later there, if the platform lets you set a canonical address. Then search engines know which one is the original. Without it, publish a summary and a link.",
      },
      {
        heading: "No trades, no guest post mills",
        text: "Mails that offer “a high-quality guest article for your readers” want a link from you. Excessive exchange of links is in Google's list of link spam, and a paid post without a label is against the law in many countries. A guest post is fine if you would also publish it without any link.",
      },
      {
        heading: "Where a service helps, and where not",
        text: "We can submit your blog to directories and check the entries, and on the larger plans write articles about questions of your readers. Your voice, your network and your comments on other blogs can't be delegated, and those bring the best links.",
      },
    ],
    questions: [
      {
        question: "How many posts should a blog have before I submit it?",
        answer:
          "Ten, the latest from this month. Editors want to see that it isn't given up after three, since most are.",
      },
      {
        question: "Are links from comments any good?",
        answer:
          "Not as links. They're nofollow nearly everywhere. A helpful comment under your real name may make the author curious, which is worth more.",
      },
    ],
  },
} satisfies Record<string, Topic>;
