import type { Guide } from "./guide.ts";

export const countryBusiness5: Record<string, Guide> = {
  russia: {
    intro:
      "The Federal Tax Service keeps the Unified State Register of Legal Entities, and a similar one of sole proprietors; extracts are free online. The OGRN number proves that the entry exists, the INN is used for everything else. Commercial sites such as Rusprofile and List-Org copy the register daily, so most firms in Russia already have pages that they never wrote.",
    prepare: [
      "Write the INN next to the OGRN; the second one has thirteen digits for a company, 1022200525819 being an example.",
      "Give the legal address from the register and, separately, the place where customers come, since the two often differ.",
      "Let the address run from large to small: postal code such as 125075, city, street, house, building, office.",
      "Print numbers at home with 8 and the area code in brackets, 8 (301) 123-45-67, and with +7 for anybody abroad.",
      "Enter the name in Cyrillic with its form, OOO or IP, and choose a single Latin spelling for English pages.",
    ],
    advice: [
      {
        heading: "City guides and trade platforms",
        text: "Flamp, Zoon and Yell.ru are read for reviews of cafes, clinics and workshops. Orgpage and SPR are general lists. Flagma, Pulscen and, for farms, Agroserver are where wholesalers look. Property is on CIAN, tutors and craftsmen on Profi.ru, doctors on ProDoctorov; the first two charge for advertisements or leads.",
      },
      {
        heading: "Check the rules before you pay",
        text: "Sanctions limit which foreign firms may sell to or pay whom, and several payment systems no longer work across the border. Personal data of Russian users have to be stored in the country. Let a lawyer look at both points if your company sits elsewhere.",
      },
    ],
    questions: [
      {
        question: "Does a profile need the eleven time zones?",
        answer:
          "State your hours in local time and name the zone as a difference to Moscow, the way Russian readers do. A support desk in Novosibirsk starts four hours ahead of the capital. Say when calls are answered, or Moscow customers will try in your night.",
      },
      {
        question: "Are Latin names acceptable in local directories?",
        answer:
          "As an addition. People search in Cyrillic, and the register holds the name in Russian. A brand in Latin letters may stay if it is how customers know you, with the transcription next to it, so that it can be found by ear.",
      },
      {
        question: "What must never go into a listing?",
        answer:
          "Passport data of the director, a private mobile that isn't meant for clients, and scans of certificates with signatures. The numbers of the register are enough. Anyone who wants more can order the extract, which carries an electronic signature of the tax service.",
      },
    ],
  },
  romania: {
    intro:
      "Romania's National Trade Register, run by ONRC under the Ministry of Justice, gives each company two identifiers: an order number with county, count and year, and a unique code called CUI or CIF. Partners look up the second one on the tax authority's site to see whether VAT applies. Sites such as Lista Firme reprint those data, so begin by correcting what they show about you.",
    prepare: [
      "Write the CUI without blanks in forms, and with RO in front, as in RO 185 472 90, only if you are registered for VAT.",
      "Add the trade register number in its usual form, for example J52/750/2012, where the first part means the county.",
      "State county and locality; in the capital replace them by Bucharest and one of its six sectors, with a code such as 060274.",
      "List 021 123 4567 for a Bucharest landline and +40 21 123 4567 for readers abroad, mobiles beginning with 07.",
      "Keep ă, â, î, ș and ț in the Romanian text, but accept spellings without them in search and reviews.",
    ],
    advice: [
      {
        heading: "From yellow pages to marketplaces",
        text: "Pagini Aurii is the classic list, with free basic entries. Bizoo brings trade inquiries, and OLX sells services next to second-hand goods. Imobiliare.ro and Storia are for homes and Autovit for cars, all paid. A founder can add a free profile at Romanian Startups, which journalists from the region consult.",
      },
      {
        heading: "Blocks, staircases and interphones",
        text: "A flat address has street, number, block, staircase, floor and apartment, abbreviated bl., sc., et. and ap. Leave none out. Explain the intercom and parking to first-time visitors, since many practices and salons work from apartment buildings without any sign on the street.",
      },
    ],
    questions: [
      {
        question: "Is a PFA listed like a company?",
        answer:
          "Yes. A PFA, an authorized natural person, is in the trade register too and has its own unique code. Use the full name with the letters PFA as legal name. The brand of your choice can stand above it.",
      },
      {
        question: "Do I need a Hungarian version in Transylvania?",
        answer:
          "In Harghita, Covasna and parts of Mureș, Hungarian speakers are the majority or close to it, and a Hungarian text is welcomed. Elsewhere Romanian is enough. English suits IT services in Cluj or Iași that are sold to clients abroad.",
      },
      {
        question: "Which links should a consumer site in the country show?",
        answer:
          "Traders commonly link to ANPC, the consumer authority, and to its dispute resolution pages. Show the company name, code, register number and contact on the site. A directory profile that repeats precisely those details is believed more readily.",
      },
    ],
  },
  china: {
    intro:
      "A business license in China carries one eighteen character code, the Unified Social Credit Code or USCC, and a QR code that opens the state's enterprise credit system. Buyers, platforms and banks scan it. Foreign firms without a Chinese entity can present themselves on trade platforms, but most local services, from maps to mini programs, ask for a license and a mainland number.",
    prepare: [
      "Copy the code from the license with its letters in capitals, as in 91110000600037341L, and add the registered Chinese name.",
      "Choose a Chinese brand name before a directory invents one, and check that the trademark is free in your class.",
      "Order the address from province to room number in Chinese, and from room to province in English, with a code like 266033.",
      "Give landlines as 010 1234 5678 and as +86 10 1234 5678, plus a WeChat contact, which is asked for first.",
      "Translate for mainland readers in simplified characters, and keep traditional ones for Hong Kong and Taiwan.",
    ],
    advice: [
      {
        heading: "Choose by the customer's direction",
        text: "Made-in-China and Global Sources show Chinese makers to importers abroad, 1688, HC360 and Huangye88 sell within the country. For a restaurant or salon, Dianping and the map Amap count. Tianyancha and the official National Enterprise Credit Information system are for checks: you read them, you don't advertise there.",
      },
      {
        heading: "Hosting and the ICP number",
        text: "A website on a server in the mainland needs an ICP filing, and its number must stand in the footer with a link. Sites abroad load slowly or not at all. Give an offline contact in the listing, so that a visitor whose page fails to load can still reach you.",
      },
    ],
    questions: [
      {
        question: "Can I use my Hong Kong company in a mainland directory?",
        answer:
          "For trade platforms, usually yes, with its own certificate. The mainland treats it as foreign, so local functions such as payment or a verified WeChat account may be closed to it. Say clearly which entity signs contracts and issues the invoice, called fapiao.",
      },
      {
        question: "What do buyers look up before they pay?",
        answer:
          "Registered capital, date of founding, legal representative, scope of business and any entry in the list of abnormal operations. All of it is public. If your scope doesn't contain the service you advertise, expect a question, and answer it in the profile.",
      },
      {
        question: "Which holidays should opening hours mention?",
        answer:
          "Spring Festival, when factories may close for weeks, and the national holiday in early October. Both move working days to weekends. Tell foreign customers the last shipping date before each, in their own calendar, and when production starts again.",
      },
    ],
  },
  taiwan: {
    intro:
      "Companies in Taiwan are looked up by their Unified Business Number, eight digits that stand on every receipt. The Ministry of Economic Affairs runs the portal where anyone can search company and business registrations without charge, in Chinese with some English. The number is what accountants need from you, while customers mostly care for the map, the nearest MRT station and your LINE account.",
    prepare: [
      "Print the UBN in eight digits, such as 00501503, and let business clients know that you issue a receipt with their own.",
      "Give the address in Chinese in one line from city to floor, and its official English form for parcels and visitors.",
      "Use the postal code that the form wants: three digits like 104 for the district, or the longer version for an exact address.",
      "List 02 2123 4567 for Taipei with its zero, and +886 2 2123 4567 without it for customers from overseas.",
      "Write in traditional characters, and choose one romanization of your own name even if street signs use several.",
    ],
    advice: [
      {
        heading: "Few lists, strong portals",
        text: "iYP Taiwan is the yellow pages for shops and services. TTNet and Web66 bring trade inquiries, mostly for machinery and parts. 104 Job Bank is where employers are judged by applicants, and 591 is the portal for rentals, offices included; both are paid. Everything else happens on maps, Facebook and LINE.",
      },
      {
        heading: "Alleys, lanes and floors",
        text: "An address can name a road, its section, a lane, an alley, a number and a floor. Each part matters, because a lane may begin two kilometers from the road's first house. Add the exit of the MRT and say whether there is scooter parking nearby.",
      },
    ],
    questions: [
      {
        question: "Does the Ministry of Economic Affairs accept directory submissions?",
        answer:
          "No. Its Commerce Industrial Services Portal shows what was registered, nothing more. If your English name or business items are missing there, file a change of registration. Trade directories then pick up the new data or let you edit your own profile.",
      },
      {
        question: "How do I reach customers in both Taipei and Kaohsiung?",
        answer:
          "With one profile per branch, each on its local number, and a sentence on how far technicians travel. High-speed rail makes day trips normal for consultants, but households choose someone from their own city and often from their own district.",
      },
      {
        question: "Is an English entry useful?",
        answer:
          "For exporters it is the main one, since buyers abroad read nothing else. Clinics, language schools and estate agents in Hsinchu and Taipei also gain from it, because many engineers come from other countries. Restaurants do well with a picture menu.",
      },
    ],
  },
  ukraine: {
    intro:
      "Ukraine's state register of legal entities and entrepreneurs is open, and each organization in it has an eight digit EDRPOU code. Since 2022, readers also want to know what no register tells them: whether you work at present, where your team is now, and how you deliver. An honest line about that in each profile does more than a long history of the company.",
    prepare: [
      "Write the code with all eight digits, 38422948 for instance, and note that sole proprietors use a tax number instead.",
      "Check the name in Ukrainian and in Latin letters against the register, because contracts with foreign clients need both.",
      "Start the address with postal code and city on one line, 15432 in the example, then the street, and the recipient last.",
      "Publish numbers with the code of the country, +380, since mobiles moved with their owners to other regions and states.",
      "Update hours for curfew, power cuts and air alarms, and offer chat for days when the office can't open.",
    ],
    advice: [
      {
        heading: "Where partners and buyers search",
        text: "UA-Region lists companies by activity and has an English part. Prom.ua is the largest marketplace for small sellers, Allbiz reaches importers, OLX Ukraine households. YouControl is used to examine partners. DIM.RIA and LUN are for property and charge developers and agents. List.in.ua collects reviews by city.",
      },
      {
        heading: "Spell cities the Ukrainian way",
        text: "Write Kyiv, Lviv, Kharkiv, Odesa and Dnipro. Directories that still use older Russian spellings normally accept a correction. Streets have been renamed in many towns as well; give the present name and, for couriers with an old map, the former one in brackets.",
      },
    ],
    questions: [
      {
        question: "Which language should a profile in Ukraine have?",
        answer:
          "Ukrainian. By law, service and websites must offer it as the default version. English goes second for software, agriculture and furniture, where customers are abroad. Translate units, and name the border crossing or port through which you usually ship.",
      },
      {
        question: "Can a firm that relocated keep its old listing?",
        answer:
          "Yes, but move it. Change the address, tell reviewers that the team moved, and leave the old city in the text so that former customers recognize you. Register the new location with the state first, as checks compare it with the profile.",
      },
      {
        question: "What does the Ukrainian Chamber of Commerce do for members?",
        answer:
          "It issues certificates of origin, attests force majeure and runs business missions. Regional chambers belong to it. Members pay a fee and appear in its lists, which foreign chambers consult, so a manufacturer who wants to export should consider it.",
      },
    ],
  },
  croatia: {
    intro:
      "Companies in Croatia stand in the Sudski registar of the commercial courts, craftsmen in a separate trades register. What connects all offices is the OIB, a personal identification number of eleven digits that people and firms alike receive. With the euro and the Schengen area since 2023, a listing here reaches shoppers from Slovenia, Austria and Italy without conversion or border.",
    prepare: [
      "Take the register number, called MBS, from the court's extract, nine digits such as 080229250, and the OIB next to it.",
      "For customers in the Union, put HR before the OIB, as in HR 33392005961, once you are registered for VAT.",
      "Give street and number first, then HR-10000 Zagreb on the line below, and the island's name if there is one.",
      "Write 01 2345 678 for the capital and +385 1 2345 678 on pages that tourists read.",
      "List summer and winter hours apart, with the dates on which each begins, if your town lives from the season.",
    ],
    advice: [
      {
        heading: "Company data here, customers there",
        text: "Poslovna.hr, Fininfo and CompanyWall Hrvatska publish figures that lenders and suppliers read, partly behind a subscription. Households use Njuškalo for nearly everything, from tiles to flats. MojPosao is a job portal with paid employer pages. A restaurant or boat charter is better placed on travel sites than on any of these.",
      },
      {
        heading: "One chamber for most firms",
        text: "The Croatian Chamber of Economy, HGK, has companies as members by law and shows them in its lists; craftsmen have a chamber of their own. You don't apply for such an entry. Ask the chamber to correct phone and activity when your data there are old.",
      },
    ],
    questions: [
      {
        question: "Do visitors need an entry in German or Italian?",
        answer:
          "On the coast, German, Italian and English all pay off, in Istria Italian is an official language too. Inland, Croatian is enough. Have menus and house rules translated before the profile, because that is where misunderstandings cost stars.",
      },
      {
        question: "How do I list a private room or apartment?",
        answer:
          "Only with the decision of the county office that categorizes it. The plate with stars at the door and the number of that decision are what inspectors and careful guests look for. Mention both, with the tourist tax and how guests are registered.",
      },
      {
        question: "What is the difference between d.o.o. and j.d.o.o.?",
        answer:
          "Both are limited companies. The second is a simple form with a token capital and a shorter founding procedure. Write the abbreviation in the legal name, since another firm may have the same name with the other ending in the Sudski registar.",
      },
    ],
  },
  denmark: {
    intro:
      "Denmark puts every business, from a kiosk to Maersk, in the Danish Central Business Register, and gives it a CVR number of eight digits. The register's site shows owners, accounts, production units and even the choice to be left out of advertising. Krak and De Gule Sider import from it. Whatever is wrong in your listings was probably wrong there first.",
    prepare: [
      "Note the CVR number, such as 36729929, and the P number of each place of work, which separates branches.",
      "Decide on advertising protection in the register, since it stops sales calls but also keeps you out of some lists.",
      "Write street, number, floor and side, for example 2. th. for the right door, then 8660 or another code and the town.",
      "Give eight digits in pairs, 32 12 34 56, without an area code, and +45 before them for foreign customers.",
      "Quote prices with moms to consumers, because the law demands it, and without it to companies.",
    ],
    advice: [
      {
        heading: "Free entries that feed the maps",
        text: "De Gule Sider and Krak belong together and have free basic entries. The service 118 answers by telephone and online. Proff Danmark is read for accounts and ownership. Bilbasen is for car dealers, Boligsiden shows homes from brokers' systems, and neither takes a general business profile.",
      },
      {
        heading: "Reviews under your control",
        text: "Danes founded Trustpilot and use it. Invite all customers alike, answer calmly, and link the page from your profile. For craftsmen, membership of a guarantee scheme such as that of Dansk Håndværk or TEKNIQ reassures people more than a slogan, so name it.",
      },
    ],
    questions: [
      {
        question: "Is the CVR number the VAT number too?",
        answer:
          "For most firms it is: put DK in front, as in DK 13585628. A business below the turnover limit may have a CVR number without VAT registration. The register tells which, and your invoices have to follow it.",
      },
      {
        question: "Should a Danish profile be in English?",
        answer:
          "Danes read English easily, yet search for a tømrer or a tandlæge. Use Danish for consumer services. For software, shipping and wind power, English is normal, and a mixed text helps neither group. Keep æ, ø and å in names in any case.",
      },
      {
        question: "How are two shops of one company listed?",
        answer:
          "Each with its own P number, telephone and hours under the same CVR number. The directories create one page per unit from the register. If a shop has closed but still appears, end its unit there and wait for the next import.",
      },
    ],
  },
  switzerland: {
    intro:
      "The cantons keep the commercial registers of Switzerland and Zefix searches all of them at once. Each business has a UID that begins with CHE, whatever the canton or language. Which language that is decides more than any ranking: a plumber in Lausanne writes French, one in Lugano Italian, and a profile in the wrong language is hardly shown to people next door.",
    prepare: [
      "Write the UID with hyphen and dots, CHE-100.155.212, and add MWST, TVA or IVA behind it if you charge value added tax.",
      "Use the company name of the register in the language of your canton; translated names count only if they are entered too.",
      "Place four digits before the town, for example CH-2544 on mail from abroad, and add the canton where towns share a name.",
      "Group numbers like 021 234 56 78, and give foreigners +41 21 234 56 78 with the zero removed.",
      "Quote in francs, say whether you take euros as well, and at which rate if you are near a border.",
    ],
    advice: [
      {
        heading: "Two telephone sites and a supplier search",
        text: "local.ch and search.ch cover households in all languages and have free basic entries; the paid packages of their common owner come with a sales visit. Manufacturers belong in wlw. Moneyhouse sells credit reports built on the register. Homegate and ImmoScout24 Schweiz charge for each property, so they are only for agents and owners.",
      },
      {
        heading: "Write for the Swiss reader",
        text: "German texts use ss instead of ß, say Offerte and Natel, and avoid loud praise. French ones say septante and nonante. Spoken Swiss German stays out of descriptions, but a team that speaks it should mention it, because many customers phone first.",
      },
    ],
    questions: [
      {
        question: "Do sole proprietors have to be registered?",
        answer:
          "Only above a yearly turnover set by law; below it they may register by choice. Without an entry you still can have a UID. Your family name must be part of the firm name, so put the brand in the field for it and the firm in the legal one.",
      },
      {
        question: "Which numbers don't belong in public profiles?",
        answer:
          "The reference number of payment slips, the IBAN and the social insurance number. The UID is public, since the federal register lets anyone look it up. Customers who want to pay get a bill with its QR code.",
      },
      {
        question: "We work across the Röstigraben. One profile or two?",
        answer:
          "One per office. If there is only one, choose its language for the main text and list the others as spoken, provided a native speaker answers. Some directories have fields for each language; fill all of those rather than opening duplicates.",
      },
    ],
  },
  thailand: {
    intro:
      "Thailand registers companies with the Department of Business Development at the Ministry of Commerce, whose data warehouse shows capital, directors and yearly figures to anyone who signs up. Registration number and tax number have thirteen digits, like a citizen's identity number. For customers, though, a place in Thailand is a pin, a LINE account and a photo of the shopfront.",
    prepare: [
      "Group the tax number the usual way, 1-2345-45678-78-1, and give branch number 00000 for the head office on invoices.",
      "Write name and address in Thai first, and pick one English transliteration that matches your sign and permits.",
      "Give subdistrict, district and province in that order, then a code such as 10150, because street names repeat within a city.",
      "Show 02 123 4567 for Bangkok and +66 2 123 4567 for visitors, and connect a mobile number with LINE.",
      "Add the nearest BTS or MRT station and the soi with its number, plus the side of the road where you are.",
    ],
    advice: [
      {
        heading: "Lists that people open",
        text: "Yellow Pages Thailand has free entries and is used by purchasing staff. Wongnai is the guide for restaurants, spas and cafes, with photos by guests; claim your page before competitors' pictures fill it. DDproperty charges agents. For makers, the Thai Chamber of Commerce and provincial chambers open doors abroad.",
      },
      {
        heading: "Who may do what",
        text: "The Foreign Business Act closes certain trades to foreign majority companies unless they hold a license or a promotion by the Board of Investment. Hotels, tour operators and massage shops need permits with numbers. Print the permit number in the profile, because platforms and the police both ask for it.",
      },
    ],
    questions: [
      {
        question: "Is an English profile enough in Phuket or Chiang Mai?",
        answer:
          "For guests it is, and Russian or Chinese may help. Suppliers, staff and local families read Thai. Write both texts yourself, instead of letting a site translate, because Thai has no spaces between words and machines break names apart.",
      },
      {
        question: "Which year should I write, the Thai or the Western one?",
        answer:
          "Thai documents count in the Buddhist Era, which is 543 years ahead. Use Western years in English texts and Thai ones in Thai texts, and never mix them in a founding date. Directories store the Western year, so convert first.",
      },
      {
        question: "What do buyers check at the Department of Business Development?",
        answer:
          "Status, directors with power to sign, registered capital and whether accounts were filed. Registered online shops also get a DBD badge with a link. If you sell through a website, apply for that badge and put it next to the address.",
      },
    ],
  },
  saudi: {
    intro:
      "A Commercial Register number, Sijil Tijari in Arabic, opens every door in Saudi Arabia: bank, lease, e-invoice and listing. The Ministry of Commerce keeps the register, and its inquiry page tells anyone whether a number is active. With the kingdom's reforms, registers that were local became national, so check that your profiles show the present number and not the one of an old branch.",
    prepare: [
      "Copy the Commercial Register number and the unified number starting with 7 from the current certificate, not from a scan.",
      "Register a National Address and quote its short code, building number, district and a postal code such as 11564.",
      "Write Riyadh landlines as 011 234 5678 and as +966 11 234 5678, and add the mobile that answers WhatsApp.",
      "Give Arabic name and text first, right to left, with the English one in its own field instead of behind a slash.",
      "Enter a week from Sunday to Thursday with Friday and Saturday off, and separate hours for Ramadan.",
    ],
    advice: [
      {
        heading: "Where Saudis compare",
        text: "Daleeli lists businesses by city, and Haraj is the country's bazaar, where sellers pay a commission on their word. MAGNiTT has free profiles for startups and is read by funds in Riyadh. Maroof, run by the state, lets online shops show that they are registered, which buyers on Instagram have learned to ask for.",
      },
      {
        heading: "Invoices, VAT and prices",
        text: "Consumer prices must include value added tax. E-invoices carry a QR code with your VAT number, so a customer can compare it with the profile. If you rent, repair or teach, state the full amount and what it covers; haggling is less common in services than visitors think.",
      },
    ],
    questions: [
      {
        question: "May a company abroad be listed without a license?",
        answer:
          "International directories accept it. For work inside the kingdom, foreign investors need a registration from the Ministry of Investment, and public contracts increasingly require a regional headquarters. State honestly that you deliver from abroad if you do.",
      },
      {
        question: "How should prayer times appear in opening hours?",
        answer:
          "They move daily, so don't enter them as breaks. A sentence that the shop pauses for prayer, or stays open as the rules now permit, is enough. Note family or women-only hours where they exist, since customers plan by them.",
      },
      {
        question: "Which sectors need an extra number?",
        answer:
          "Estate agents show their authorization from the Real Estate General Authority in each advertisement, clinics the license of the Ministry of Health, and contractors their classification. Advertising without it can be fined, on directories as well as on social networks.",
      },
    ],
  },
};
