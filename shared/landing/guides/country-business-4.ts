import type { Guide } from "./guide.ts";

export const countryBusiness4: Record<string, Guide> = {
  usa: {
    intro:
      "No national company register exists in the USA. Each state keeps its own, usually with the Secretary of State, so a Delaware corporation that trades in Ohio is on file in both places. Directories therefore lean on three things that stay the same everywhere: your name, your street address and a local phone number. Settle those before you fill in the first form.",
    prepare: [
      "Look up your entry in the business search of your state and copy the legal name with its ending, such as Inc. or LLC.",
      "Have your EIN at hand for forms that verify ownership; the IRS writes it with one dash, as in 91-1144442.",
      "Write city, two letter state and ZIP code on one line, in that order, for example with 95014 at the end.",
      "Show a ten digit number with its area code, written (201) 555-0123, and use +1 where a form wants the country code.",
      "Decide whether you serve customers at your address or travel to them, since many profiles ask for a service area instead.",
    ],
    advice: [
      {
        heading: "Start with the listings people check",
        text: "Yellow Pages, Superpages, Manta, MapQuest and Nextdoor take a basic profile without payment and sell upgrades. The Better Business Bureau lists firms too, but its accreditation costs a yearly fee and comes with a review of your complaints record. Alignable is closer to a network: owners recommend one another there.",
      },
      {
        heading: "Treat each state as its own market",
        text: "Licenses for contractors, lawyers, insurance agents and cosmetologists are issued by states, and customers do look them up. Put the license number of every state in which you work on the profile for that state. Sales tax differs as well, so quote prices before tax and say so.",
      },
    ],
    questions: [
      {
        question: "Should I give my EIN to a directory?",
        answer:
          "Only to verify that the business is yours, and never in a public field. It isn't secret in the way that a Social Security number is, yet criminals use it in fake credit applications. A utility bill or a copy of the state filing often serves the same purpose.",
      },
      {
        question: "Does an SAM registration help a small company get found?",
        answer:
          "It is needed only if you want to sell to the federal government or receive its grants. Registered firms get a Unique Entity ID of twelve characters, such as YNDUZMUZF8H8. Shoppers never search there, so leave it out of consumer listings.",
      },
      {
        question: "Is an entry in Spanish worth the work?",
        answer:
          "In Texas, Florida, California and the Southwest it frequently is. Add Spanish to the languages field only if someone at your desk answers in it. A second profile for the same address is a duplicate, so put both descriptions into one.",
      },
    ],
  },
  uk: {
    intro:
      "Every limited company in the UK has a public page at Companies House with its number, registered office, directors and accounts. Directories and cautious buyers compare a listing with it. Sole traders and ordinary partnerships have no such page, and for them the trading name, a VAT number if registered, and membership of a trade body do the same job.",
    prepare: [
      "Copy your company number as Companies House prints it: eight digits such as 09506232, or two letters first for Scotland and Northern Ireland.",
      "Keep the registered office and the trading address apart, because many firms use an accountant's office for the first one.",
      "End the address with the post town and, on a line of its own, the postcode in capitals, like EC1Y 8SY.",
      "Give a geographic number with its leading zero, 0121 234 5678, and the same number as +44 121 234 5678 for callers abroad.",
      "State whether your prices contain VAT, which consumers expect, or exclude it, which trade buyers are used to seeing.",
    ],
    advice: [
      {
        heading: "Free entries first, tradesmen's sites second",
        text: "Yell, Thomson Local, Scoot, 192.com and FreeIndex have free entries as well as paid ones, and MisterWhat and Cylex UK copy public data, so check what they already say about you. Checkatrade works differently: it charges a membership and vets tradespeople before it lists them. Compare its price with your jobs per month.",
      },
      {
        heading: "Name the nation and the county",
        text: "The four nations have different solicitors, building rules, school years and bank holidays. A conveyancer qualified in England can't simply act in Scotland. Say which parts you cover. Counties no longer belong in a postal address, but people still search for Kent, Fife or County Down.",
      },
    ],
    questions: [
      {
        question: "Must my website show the company number?",
        answer:
          "Yes. A limited company has to state its registered name, number, registered office and the part of the UK in which it is registered on its website and letters. A directory profile isn't covered by that rule, but the same details there remove doubt.",
      },
      {
        question: "What does a VAT number in a profile prove?",
        answer:
          "That HMRC has registered the business for VAT, which is compulsory above a turnover threshold and voluntary below it. It looks like GB 980 7806 84 and can be checked online. Never publish the Unique Taxpayer Reference, which is private.",
      },
      {
        question: "Is joining a chamber of commerce a kind of listing?",
        answer:
          "It can bring one. The British Chambers of Commerce unites local, accredited chambers, and most of those have a members' directory that includes a link. You join the chamber of your area and pay a subscription, so judge it by its events and contacts first.",
      },
    ],
  },
  spain: {
    intro:
      "Spain has a commercial register in every province and a central index, El Registro Mercantil Central, which reserves company names and publishes the official gazette BORME. Dozens of business sites republish that gazette, so your company is probably listed already, with whatever address it had on the day it was founded. Correct those copies while you build new entries.",
    prepare: [
      "Write your NIF without spaces, a letter and digits such as B64717838, where B stands for a limited company.",
      "Give the street with its type and number, then floor and door, because Calle Mayor 5, 3º B is a complete Spanish address.",
      "Put five digits before the town and the province after it, as in 28039 Madrid, so that forms recognize the place.",
      "Enter nine digits without any zero in front: 810 12 34 56 at home is +34 810 12 34 56 from elsewhere.",
      "Prepare opening hours in two blocks if you close at midday, and separate ones for August if the month is quiet.",
    ],
    advice: [
      {
        heading: "Who reads which directory",
        text: "Páginas Amarillas is the general one with a free basic entry. QDQ, 11870 and Citiservi compete with it for local trades, and Páxinas Galegas matters only in Galicia. Empresite, Axesor, Infocif and eInforma are for checking partners: they take their figures from the register and you can't write your own pitch there.",
      },
      {
        heading: "Spanish first, then the region's language",
        text: "Catalan, Galician, Basque and Valencian are official alongside Spanish where they are spoken. A bakery in Girona gains from a Catalan text; a supplier to the whole country doesn't need it. Foreign residents on the coasts and islands search in English and German, especially for doctors, lawyers and builders.",
      },
    ],
    questions: [
      {
        question: "NIF or CIF, which one do forms mean?",
        answer:
          "The same number. CIF was the older name of the company's tax number and many people still use it; since 2008 it has been called NIF. For trade inside the European Union put ES in front, provided that you are in the register of intra-community operators.",
      },
      {
        question: "Can an autónomo be listed without a company?",
        answer:
          "Yes. Self-employed people aren't obliged to enter the commercial register and use their personal tax number. Publish a trade name, the town and a phone instead of that number. Regulated professions may add the number in their colegio.",
      },
      {
        question: "What does membership of a Cámara bring?",
        answer:
          "The Cámara de Comercio de España coordinates local chambers that help with exports, training and certificates of origin. Voluntary membership is paid. A profile in a chamber's exporter directory is useful when buyers abroad want an institution behind a name.",
      },
    ],
  },
  poland: {
    intro:
      "A Polish business has up to three numbers, and each comes from another office. Companies are entered in the National Court Register, Krajowy Rejestr Sądowy, and get a KRS number. Sole traders are in CEIDG instead, a free public list run by the state. Both have a tax number, NIP, and a statistical number, REGON. Directories in Poland usually identify you by NIP.",
    prepare: [
      "Note all three numbers as the registers print them: KRS with ten digits like 0000359730, NIP, and REGON such as 192598184.",
      "Write the tax number without dashes in forms, and as PL 8567346215 when a customer elsewhere in the Union needs it.",
      "Place the postal code before the town with a dash after two digits, 00-950 Warszawa, and the street with ul. on the line above.",
      "List a phone as 12 345 67 89, without a leading zero, which Poland gave up, and with +48 for foreign readers.",
      "Keep ą, ę, ł, ś and ż in names, and add a spelling without them only in the field for alternative names.",
    ],
    advice: [
      {
        heading: "Three large lists and one ratings site",
        text: "Panorama Firm and PKT.pl both have free entries and paid packages with better placement, and sales calls follow the free one. Firmy.net, Biznesfinder and Targeo add maps and opening hours. GoWork is mostly read by applicants, who rate employers there, so answer reviews on it even if you never advertise.",
      },
      {
        heading: "Quotes decide in the trades",
        text: "Oferteo and Fixly send you requests for a fee or a subscription, and answering within the hour matters more than a long profile. Booksy does the same for hairdressers and barbers, with bookings, and ZnanyLekarz for doctors. For houses there are Otodom, Morizon, Gratka and Domiporta, all of which charge agents.",
      },
    ],
    questions: [
      {
        question: "How do customers check a Polish company?",
        answer:
          "They enter the KRS number or name in the court register's free search, which shows the board, the capital and filed accounts. The white list of VAT payers shows bank accounts. Make sure that the address in a directory matches the one in there.",
      },
      {
        question: "I run a one-person firm. Which name do I use?",
        answer:
          "In law, the firm of a sole trader contains your first name and surname, and CEIDG shows it so. You may use a brand in listings, but add the full firm name in the legal name field, or invoices won't match the profile.",
      },
      {
        question: "Do Polish buyers read English profiles?",
        answer:
          "Importers, software teams and hotels in Kraków or Gdańsk do. Households look in Polish and trust it more. Have a native speaker write it: the language bends names and towns by case, and a translated text shows that at once.",
      },
    ],
  },
  "south-africa": {
    intro:
      "The Companies and Intellectual Property Commission registers companies, cooperatives and trade marks in South Africa. CIPC, as all call it, issues a registration number that contains the year and ends in a two digit type of company. Buyers ask for that number, a tax clearance PIN and often a B-BBEE certificate, which states how the firm scores in the law on economic transformation.",
    prepare: [
      "Download the CIPC disclosure certificate, so that the name, with (Pty) Ltd, and the registered address are the same in every listing.",
      "Give suburb and city as two parts, for example Hatfield, Pretoria, since several cities have a suburb of the same name.",
      "Finish the address with four digits on their own line, 0083 for instance, and check whether it is the street or box code.",
      "Write 010 123 4567 for callers at home and +27 10 123 4567 for those abroad, dropping the zero.",
      "State your B-BBEE level and its expiry month if you sell to companies, since procurement teams filter suppliers by it.",
    ],
    advice: [
      {
        heading: "Directories, reviews and tourism sites",
        text: "Brabys and Yellow Pages South Africa have free basic entries. Hellopeter is the complaints site that people read before they hire, and a firm can answer there. Guest houses need SA-Venues, SafariNow and Wheretostay more than any general list. Property24 and Private Property are paid and for estate agents only.",
      },
      {
        heading: "Load-shedding, security and access",
        text: "Say what a visitor can't guess: whether you have backup power, secure parking, or a boom gate that needs a code. In residential estates, give the name of the estate and its gate. A pin on the wrong side of a freeway costs a customer half an hour in Johannesburg.",
      },
    ],
    questions: [
      {
        question: "Which of the official languages belongs in a profile?",
        answer:
          "English reaches most business customers. Afrikaans helps in the Western and Northern Cape, Zulu in KwaZulu-Natal, Xhosa in the Eastern Cape. List the languages in which you can take a call, rather than translating a paragraph that no one on your team could discuss.",
      },
      {
        question: "Does CIPC offer a searchable company list?",
        answer:
          "Its search needs a customer login, and detailed documents cost a fee. BizPortal, its newer site, handles registrations. Annual returns keep the entry alive: a company that misses them is marked for deregistration, which anyone checking you can see.",
      },
      {
        question: "Is SACCI worth joining for visibility?",
        answer:
          "The national chamber speaks for business in policy matters, and local chambers in Cape Town, Durban and Johannesburg run the events. Joining costs a yearly fee by size. The members' lists bring few clicks, so join for contacts and count the listing as an extra.",
      },
    ],
  },
  japan: {
    intro:
      "The Legal Affairs Bureau keeps the company register in Japan, and the National Tax Agency gives each company a thirteen digit Corporate Number. The National Tax Agency Corporate Number Publication Site returns name, address and history in seconds, free of charge. What an overseas firm usually gets wrong is not the register, though, but the order of the address and the reading of its name.",
    prepare: [
      "Copy the Corporate Number, hōjin bangō in Japanese, which groups its digits like 5-8356-7825-6246 when printed.",
      "Write your name three times: in kanji or katakana, in kana as it is read aloud, and in Latin letters.",
      "In Japanese, start with the postal code and prefecture and end with the building; in English, reverse it all.",
      "Use the code with its dash, as in 154-0023, and let the form fill in prefecture and ward from it.",
      "Give 03-1234-5678 with hyphens for a Tokyo line, and +81 3-1234-5678 without the zero for readers overseas.",
    ],
    advice: [
      {
        heading: "Every trade has its own portal",
        text: "i-Townpage is the telephone book of NTT with free basic data. Ekiten, Mapion and NAVITIME cover shops and maps. Beyond them, portals rule: Tabelog, Gurunavi and Retty for restaurants, Hot Pepper Beauty for salons, Jalan and Ikyu for inns, SUUMO and LIFULL HOME'S for homes, IPROS for manufacturers. Salons, inns and homes pay there.",
      },
      {
        heading: "Say how to reach you on foot",
        text: "Most streets have no name, and block numbers follow no visible order. Customers go by station, exit and minutes of walking. Write the line, the exit number and a landmark, add the floor, and state whether you take cards, since small places often accept only cash or a payment app.",
      },
    ],
    questions: [
      {
        question: "Can a foreign company be listed without a Japanese entity?",
        answer:
          "In business portals and startup lists, yes. Local directories want a domestic address and telephone number. If you continuously do business in the country, the Companies Act asks foreign companies to register a representative there, so clear that up before looking for customers.",
      },
      {
        question: "How formal should the description be?",
        answer:
          "Use the polite desu-masu style, complete sentences and concrete facts such as founding year, number of staff and main clients. Readers expect a company profile in table form. Superlatives without evidence are frowned upon and, in advertising, can be unlawful.",
      },
      {
        question: "Why does my ward matter more than Tokyo?",
        answer:
          "Because Tokyo is a prefecture with twenty-three wards that work like cities, besides many towns in the west. People search for Shibuya or Setagaya. Choose the ward in the city field, and put Tokyo in the prefecture field.",
      },
    ],
  },
  unitedarabemirates: {
    intro:
      "Registration in the United Arab Emirates is split twice: by emirate, and between the mainland and some forty free zones. A mainland company in Dubai is licensed by the emirate's economic department, one in the Dubai Multi Commodities Centre by that zone, and a fund manager in the Dubai International Financial Centre by a third authority. A good listing says which one issued the license.",
    prepare: [
      "Quote the license number as its authority writes it; one from DMCC can look like JLT-65609, others are plain digits.",
      "Name emirate, area and building, because there are no postal codes, and mail goes to a P.O. box instead.",
      "Write landlines as 02 234 5678 for Abu Dhabi and as +971 2 234 5678 for abroad, and give a mobile as well.",
      "Set the week to Monday through Friday if you follow the government's hours, and mention the pause at Friday noon.",
      "Have the trade name in Arabic and English exactly as on the license, since banks and directories compare both forms.",
    ],
    advice: [
      {
        heading: "Chamber entries come with the license",
        text: "The Dubai, Abu Dhabi, Ajman and Fujairah chambers keep lists of members, and firms on the mainland normally join one when they are licensed. The Abu Dhabi Chamber's commercial directory is an example. You don't submit to them; you ask the chamber to correct what its register says about your activity and phone.",
      },
      {
        heading: "Where residents look",
        text: "Yellow Pages UAE and Zomato have free entries. Dubizzle is the market for everything second-hand and many services. Bayut and Property Finder are for licensed brokers and charge them. ATN Info and DCCI Info serve trade buyers. For a startup, MAGNiTT's free profile reaches the region's investors and journalists.",
      },
    ],
    questions: [
      {
        question: "Arabic or English in the Emirates?",
        answer:
          "English carries daily business, since most residents come from elsewhere. Arabic is the official language, prevails in courts and contracts with the state, and reaches Emirati families. Hindi, Urdu, Malayalam and Tagalog are spoken at many counters, so list them if it is true.",
      },
      {
        question: "May a free zone company serve customers on the mainland?",
        answer:
          "Not everywhere and not in every trade; the rules depend on emirate, zone and permit. State in your listing where you may deliver or work. A customer who finds out at the invoice will remember it longer than a smaller service area in your profile.",
      },
      {
        question: "How do I prove that a financial firm is licensed?",
        answer:
          "Firms in the Dubai International Financial Centre are supervised by the Dubai Financial Services Authority, which has an open public register. Link your entry there. For the rest of the country, the central bank or the securities authority is responsible.",
      },
    ],
  },
  singapore: {
    intro:
      "One number identifies every organization in Singapore: the Unique Entity Number. The Accounting and Corporate Regulatory Authority, ACRA, issues it to companies and businesses, and its BizFile portal shows basic data to the public at no charge. Because invoices, permits and tax forms all carry the UEN, local directories use it to detect duplicates. Keep it next to your profile text.",
    prepare: [
      "Copy the UEN with its closing letter; a local company's looks like 199100421C and begins with the year of registration.",
      "Give block or house number, street, unit and six digits, for example Singapore 546080, which point to a single building.",
      "Put floor and unit behind a # sign with a hyphen between them, because malls and industrial buildings hold dozens of firms behind one door.",
      "List eight digits without any area code: 6123 4567, or +65 6123 4567 on anything that foreigners read.",
      "State whether prices include GST, since consumers must be quoted the full amount while trade offers often exclude it.",
    ],
    advice: [
      {
        heading: "A short list is enough",
        text: "The country is one city, so a handful of listings covers it. Yellow Pages Singapore, TheGreenBook and Streetdirectory reach general and trade searches. HungryGoWhere covers restaurants, sgCarMart workshops and dealers, Renotalk renovation firms. PropertyGuru and 99.co charge agents, who need a CEA registration number in every advertisement.",
      },
      {
        heading: "Trust is checked, not claimed",
        text: "Show the license that your trade needs: HDB for renovators, CEA for agents, MOM for employment agencies, MOH for clinics. Each has a public list. The CaseTrust mark shows that a shop follows the consumer association's rules. Such proofs weigh more with locals than adjectives do.",
      },
    ],
    questions: [
      {
        question: "Which of the four official languages should I choose?",
        answer:
          "English, in which business and government are conducted. Mandarin helps with older customers and visitors from China, Malay and Tamil in community services. If you name a language in a profile, make sure someone picks up the telephone in it.",
      },
      {
        question: "Is the ACRA entry a directory listing?",
        answer:
          "No. You are in it because the company was incorporated, and you change it by filing, not by submitting. The free part shows name, number, status and address; a full profile is sold as a document. Directories copy from it, so file address changes promptly.",
      },
      {
        question: "Can a home business publish its address?",
        answer:
          "If it runs under the Home-Based Small Scale Business Scheme, it may operate at home with limits on staff and signs. Many owners prefer to show only the town, such as Tampines, and share the unit after a booking. Choose service area in the form.",
      },
    ],
  },
  "czech-republic": {
    intro:
      "In the Czech Republic, ARES ties the state's registers together: one search by name or number shows the commercial register, trade licenses and tax data. The key to it is the IČO, eight digits that both a company and a tradesman have. Czech customers type it in before they pay a deposit, and directories such as Firmy.cz fill half a profile from it.",
    prepare: [
      "Write the IČO with all eight digits and its leading zeros, as in 00177041, because short forms fail in many forms.",
      "Add the DIČ only if you pay VAT; for companies it repeats those eight digits after the letters CZ, for example CZ25111299.",
      "Note the court and file number from the commercial register, which your website and invoices have to state anyway.",
      "Put the postal code before the town with a space inside: 100 00 Praha, then add the district number.",
      "Group the phone in threes, 212 345 678, without any zero in front, and lead with +420 for calls from outside.",
    ],
    advice: [
      {
        heading: "Firmy.cz before everything else",
        text: "It belongs to Seznam, the Czech search engine, and feeds its map, so its free entry appears in two places. Zlaté stránky and Živé firmy come next, then Najisto and Evropská databanka. Their sales departments call new entries; a polite refusal leaves the free one in place.",
      },
      {
        heading: "Two house numbers on one door",
        text: "In Prague and many other towns, a red plate carries the conscription number and a blue one the street number; on paper, a slash joins them. Use both, since couriers and the register do. In villages without street names, the conscription number alone follows the village, and that is correct.",
      },
    ],
    questions: [
      {
        question: "What must a sole trader, OSVČ, publish?",
        answer:
          "Name, IČO, place of business and the note that the person is in the trade register. A proper firm name in the commercial register is optional for them. In directories, a short brand plus your own surname is usual and easily found in ARES.",
      },
      {
        question: "Do Slovak customers find a Czech listing?",
        answer:
          "Often, because the two languages are understood on both sides and many online shops deliver to both countries. State delivery prices in euros as well as in koruna, and the time it takes. A Slovak phone number or pick-up network makes the offer look local.",
      },
      {
        question: "Which portals cost money from the start?",
        answer:
          "Advertising portals do: Sreality for estate agents and Sauto for car dealers, again both of Seznam. Známý lékař gives doctors a basic profile and sells bookings. For crafts, demand portals sell single requests, so set a monthly limit before you begin.",
      },
    ],
  },
  turkey: {
    intro:
      "A Turkish company is born when the local trade registry office, run by the chamber of commerce, enters it through MERSIS and announces it in the Trade Registry Gazette. From then on it has a MERSIS number, a trade registry number and a tax number. Business letters in Turkey carry these, so partners expect to find them in your profile too.",
    prepare: [
      "Copy MERSIS number, trade registry number and registry office from your documents, and keep the three labels apart.",
      "Have the VKN, ten digits such as 4540536920, and the name of your tax office, which always goes with it.",
      "Begin with the mahalle, then street and numbers of building and flat, and close with postal code, district and province, as in 01960.",
      "Write landlines as (0212) 345 67 89 and from abroad as +90 212 345 67 89; Istanbul's Asian side uses another area code.",
      "Keep ı, ş, ğ, ö, ü and ç in the name, and add a spelling without them for readers on foreign keyboards.",
    ],
    advice: [
      {
        heading: "Local lists, jobs and export",
        text: "Bulurum and Firmasec are general lists. Armut sends requests to plumbers, movers and teachers, and charges for the leads. Düğün.com is where couples choose halls and photographers. Sahibinden is the country's marketplace for flats, cars and services. Makers who look for buyers abroad should take the free part of Turkish Exporter.",
      },
      {
        heading: "Prices that stay true",
        text: "Inflation makes a figure in lira old within weeks. Give a range with the month, or say that you quote on request, and keep euros or dollars for foreign customers. State whether KDV, the value added tax, is included, because quotes between companies usually leave it out.",
      },
    ],
    questions: [
      {
        question: "Is TOBB membership optional?",
        answer:
          "Merchants have to belong to their local chamber of commerce or industry, and TOBB is the union of those chambers. Your entry in the chamber's member list therefore exists already. Ask the chamber to update phone, website and activity code when they change.",
      },
      {
        question: "Will tourists find me through the same sites?",
        answer:
          "Hardly. They use maps, hotel desks and travel sites in English, German, Russian or Arabic. Hotels and agencies should show their license from the culture and tourism ministry or their TÜRSAB number, which careful travelers do verify.",
      },
      {
        question: "Should the listing say Istanbul or the district?",
        answer:
          "Both. A city of many millions is searched by district: Kadıköy, Beşiktaş, Ümraniye. Choose the district in the town field and mention the nearest metro or ferry stop. If you serve both continents, say what crossing the bridge costs.",
      },
    ],
  },
  sweden: {
    intro:
      "Swedish companies are open books. Bolagsverket registers them, annual reports are public, and sites such as Allabolag, Merinfo and Ratsit show turnover, board and address to everyone. A directory profile in Sweden thus has less to prove and more to explain: what you do, where you go, and how fast. The organisation number links all of these pages together.",
    prepare: [
      "Write your organisationsnummer, Orgnr for short, with its hyphen, like 556091-2148, and check the name that Bolagsverket has filed for it.",
      "Mention F-skatt if you do jobs for households, because it tells them that you pay your own tax and contributions.",
      "Set the postal code before the town, five digits, with SE- in front only on mail from abroad, like SE-11455 Stockholm.",
      "Publish 08-12 34 56 with its hyphen after the area code at home, and +46 8 12 34 56 on English pages.",
      "Describe prices after the ROT or RUT deduction as well as before it, if you renovate, clean or garden.",
    ],
    advice: [
      {
        heading: "Two search services, one reputation site",
        text: "Eniro and Hitta grew out of telephone books, have free basic entries and take their data from national providers, so a mistake comes back unless you correct it at the source. Reco collects reviews and is read before choosing a tradesman. Proff is used by companies to examine each other.",
      },
      {
        heading: "Hours, seasons and the long summer",
        text: "Much of the country rests in July, and offices shut early before holidays such as midsummer. Enter those changes in advance. Customers accept a closed shop, but not a door that contradicts its listing after a two hour drive in Norrland.",
      },
    ],
    questions: [
      {
        question: "Can I decline being shown on credit information sites?",
        answer:
          "Rarely. They publish under constitutional protection with a publishing license, and company data are public anyway. You can correct facts at Bolagsverket or the tax agency. A sole trader's number equals the personal identity number, so think twice before printing it.",
      },
      {
        question: "Is English enough for Swedish customers?",
        answer:
          "They read it well, yet search for services in Swedish. Write the headline and the list of services in Swedish, with words that people use, such as rörmokare or städfirma. Business software can stay in English without losing anyone.",
      },
      {
        question: "Which sites are only for property?",
        answer:
          "Hemnet and Booli. Brokers place homes on Hemnet for sellers, who bear its fee, and Booli gathers sales prices. Neither lists a removal firm or a stylist, so those belong in Hitta, Eniro and in the partner lists of brokers themselves.",
      },
    ],
  },
};
