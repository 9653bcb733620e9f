import type { Guide } from "./guide.ts";

export const countryBusiness7: Record<string, Guide> = {
  uruguay: {
    intro:
      "The tax office DGI identifies each business in Uruguay by its RUT, twelve digits that include a check digit, and the labor ministry and social security bank BPS use numbers of their own. The Uruguay General Directorate of Registers keeps the acts of companies. Half of all people live in Montevideo, so a listing for the rest of the country should name the department first.",
    prepare: [
      "Write the RUT with its hyphens as on the tax certificate, 21-100342-001-7 showing the pattern, or in one row of digits.",
      "Give the street, door number and cross streets, then a code such as 11600, the city and the department.",
      "Print eight digits, 2123 1234, where a first 2 means Montevideo and a 4 the interior, and +598 2123 1234 for abroad.",
      "State the legal form, SRL, SA, SAS or unipersonal, since invoices and bids are made out to that exact name.",
      "Say whether a price in dollars or pesos includes IVA, because cars, rents and furniture are often quoted in dollars.",
    ],
    advice: [
      {
        heading: "Guides and classified pages",
        text: "Páginas Amarillas has a free basic entry. 1122 is known from the telephone and lists shops by department. Gallito, founded by a newspaper, covers jobs, homes and cars. InfoCasas is the portal for property. A café or tourist farm should also register with the ministry of tourism, which has its own operators' register.",
      },
      {
        heading: "Summer, Carnival, Tourism Week",
        text: "From Christmas to February the country moves to the coast, and offices in the capital work short hours. Easter is called Tourism Week. Add special hours for each of them. A shop in Punta del Este needs two sets of hours, and customers from Argentina and Brazil will thank you for dates.",
      },
    ],
    questions: [
      {
        question: "Is Portuguese useful near the border?",
        answer:
          "In Rivera, Chuy and Artigas it is, as towns run across the frontier and many people speak both languages. Duty-free shops write Portuguese first. In Montevideo and Colonia, Spanish with a short Portuguese summary is enough for Brazilian visitors.",
      },
      {
        question: "What should a listing say about payment?",
        answer:
          "That cards are welcome, and which ones, because the law gives a VAT discount on certain card payments in restaurants and elsewhere. Name transfers and the local networks Abitab and Redpagos for customers without a card. Companies ask for an e-factura.",
      },
      {
        question: "How can buyers check that my company is in order?",
        answer:
          "By the certificates of DGI and BPS, which are valid for months and can be verified online. Keep both current and say so. The registers in Uruguay answer formal requests on a company's acts for a fee.",
      },
    ],
  },
  bangladesh: {
    intro:
      "A company in Bangladesh is entered by the Registrar of Joint Stock Companies and Firms, RJSC for short, whose site finds companies by name. A trade license from the city corporation or union parishad is a second document, renewed every fiscal year in July. The third is the BIN of the National Board of Revenue for VAT. Buyers of garments and software ask for all three.",
    prepare: [
      "Copy the BIN with its hyphen, nine digits and four more as in 000697679-0101, from the Mushak certificate.",
      "Write house, road, block or sector and area, then the city with its code after a dash, Dhaka - 1340 in the usual style.",
      "List 02-7111234 for a Dhaka landline and +880 2-7111234 for buyers abroad; mobiles start with 01.",
      "Give the name in Bangla script as well as in English, with Ltd. exactly where the certificate has it.",
      "Mention bKash, Nagad or cash on delivery, whichever you take, and inside or outside Dhaka delivery charges.",
    ],
    advice: [
      {
        heading: "Two sites and many groups",
        text: "BD Trade Info lists companies by trade, and Bikroy is the marketplace for goods, jobs and services. Aid organizations are registered with the NGO Affairs Bureau, which publishes them. Retail happens in Facebook groups and pages, so print the page's exact name in the profile to keep copies with similar names away.",
      },
      {
        heading: "Evidence for a foreign buyer",
        text: "Factories should name their audits, such as those for fire and building safety, with the month of the last visit, the number of lines and a monthly capacity. A garment buyer skips adjectives. Software firms name their BASIS membership and clients who agreed to be named.",
      },
    ],
    questions: [
      {
        question: "When should a text be in Bangla?",
        answer:
          "Whenever households read it, from tutoring to repairs. English is read by companies and importers. Many people type Bangla in Latin letters while searching, so repeat the main service once in that spelling, in the field for keywords and not in the description.",
      },
      {
        question: "Is the week Sunday to Thursday?",
        answer:
          "For government and banks it is, with Friday and Saturday off. Many shops close on another weekday that depends on the market area, and Friday is busy for restaurants. State each day in the form, as imported templates assume Monday to Friday.",
      },
      {
        question: "Do chambers bring trade contacts?",
        answer:
          "They do more than listings: the Federation of Bangladesh Chambers of Commerce and Industry unites chambers and associations, and the garment makers' own body issues documents for export. A firm joins its association and pays dues. The members' list then shows it to embassies and buyers.",
      },
    ],
  },
  tanzania: {
    intro:
      "BRELA, the Business Registrations and Licensing Agency, registers companies and business names for mainland Tanzania through its online system; Zanzibar has an agency of its own. After that comes the TIN of the revenue authority and a license from the council or ministry. People who compare listings look for the town, a mobile number and whether you answer in Swahili.",
    prepare: [
      "Use the number from the BRELA certificate, nine digits such as 135919098, and say if it belongs to a company or a name.",
      "Give plot, block, street, ward and district, because plot numbers guide officials while drivers need the landmark.",
      "Write 022 234 5678 for Dar es Salaam and +255 22 234 5678 for abroad, next to the mobile that takes payments.",
      "List the lipa number for M-Pesa, Mixx or Airtel Money with the name that customers will see before they confirm.",
      "Translate hours with care: in Swahili time the day starts at six in the morning, so seven o'clock is called one.",
    ],
    advice: [
      {
        heading: "Lists, lodges and NGOs",
        text: "ZoomTanzania is the best known marketplace and business list, with a free start. Safari companies belong on the tourism board's list and need the TALA license, which park gates check. Nonprofit groups are registered with the board for NGOs. Exporters of coffee, cashew or spices profit from sector boards more than from pages for consumers.",
      },
      {
        heading: "Island and mainland apart",
        text: "Zanzibar taxes, permits and public holidays partly differ. A dive center on Unguja that also runs trips to Mikumi should list two places and say which company signs. Ferry and flight times belong in the text, as guests plan the same day around them.",
      },
    ],
    questions: [
      {
        question: "Swahili or English in Tanzania?",
        answer:
          "Swahili is what nearly everybody speaks, so write it for services to households. English suits tourism, mining and aid. Short Swahili with correct grammar beats a long English text in Mwanza, and staff can repeat it word for word on the telephone.",
      },
      {
        question: "Why does my listing need a receipt note?",
        answer:
          "Registered sellers must issue receipts from an electronic fiscal device, and buyers are fined without one. State that you issue them. Corporate customers need it for their books, and it separates a permanent business from a passing trader.",
      },
      {
        question: "Where is the postal code used?",
        answer:
          "The national address project gave wards five digit codes and houses numbers, yet few people quote them. Fill the field when a form demands it, with the code from the sign at your street. P.O. boxes remain usual on letterheads.",
      },
    ],
  },
  serbia: {
    intro:
      "The Serbian Business Registrations Agency, APR, registers companies and entrepreneurs alike and shows their data, accounts and bans without charge. Two numbers come out of it: the matični broj with eight digits and the tax number PIB with nine. Serbia writes in two alphabets, and a firm's name in one of them may be unreadable to foreign partners, so keep both versions ready.",
    prepare: [
      "Write the matični broj, such as 06115403, and next to it the PIB, for example 101134702, as invoices do.",
      "Note the registered name in Cyrillic or Latin, the short name, and a version without diacritics for web forms.",
      "Put the code before the town; the longer one with six digits, like 106314, means a delivery area of the post.",
      "Give 010 234567 with the zero at home, +381 10 234567 for the many readers who work in Vienna or Zürich.",
      "State the form, d.o.o. or preduzetnik, since entrepreneurs have unlimited liability and partners care.",
    ],
    advice: [
      {
        heading: "Belgrade guides, national lists",
        text: "011info, named after the capital's area code, is the guide to Belgrade. Navidiku and Moja Firma list businesses throughout the country. Halo Oglasi began as a paper of advertisements and now leads with homes, together with Nekretnine.rs, where agencies pay. Outside Belgrade, the city's own portal and Facebook groups are worth a visit.",
      },
      {
        heading: "Work for the diaspora",
        text: "Families abroad renovate houses, arrange weddings and see dentists in summer. They read Serbian, think in euros, although prices have to be in dinars, and plan months ahead. Offer video calls, a written estimate and dates in July or August, and answer by Viber, which is on nearly every phone.",
      },
    ],
    questions: [
      {
        question: "Cyrillic or Latin in the profile?",
        answer:
          "Cyrillic is the official script and Latin is as common in business and online. Search engines match both. Choose the one your customers type, mostly Latin, and keep Cyrillic for the legal name if the agency has registered it so.",
      },
      {
        question: "What does a look at the APR tell a partner?",
        answer:
          "Status, date of foundation, directors, capital, accounts and whether the account was blocked by the central bank's collection. Bring old entries up to date there. A profile which names an outgoing director makes more trouble than an empty field.",
      },
      {
        question: "Which minority languages matter?",
        answer:
          "Hungarian in northern Vojvodina, where it is official in many towns, then Slovak, Romanian and Rusyn in some, Bosniak and Albanian in the south. A shop in Subotica should answer in Hungarian too. English covers IT and outsourcing.",
      },
    ],
  },
  jordan: {
    intro:
      "Jordan separates two registers: the Companies Control Department enters companies, while the Ministry of Industry, Trade and Supply enters sole traders. The department's page confirms status and signatories by name or national number. A vocational license from the municipality, renewed yearly, comes on top. Amman's own city administration issues it there, and in Aqaba the special economic zone does.",
    prepare: [
      "Use the company's national number from its certificate, nine digits such as 200105534, together with the type of company.",
      "Give building number, street, neighborhood and governorate; in Amman name the circle or gate that everyone knows.",
      "Add the code after the city, Amman 11937 for instance, knowing that mail mostly goes to P.O. boxes.",
      "Print (06) 200 1234 for the capital, +962 6 200 1234 for Gulf clients, and a 07 mobile for WhatsApp.",
      "Write hours from Sunday to Thursday, Friday off, and a note for Ramadan, when days are short and evenings long.",
    ],
    advice: [
      {
        heading: "Portals across the region",
        text: "Bayt started in this part of the world and serves employers from Amman to Muscat, and OpenSooq, the classified site with its roots here, is on most phones. Both also cover other countries, so choose Jordan as the location. Charities are listed in the state's register of associations.",
      },
      {
        heading: "Medical, Petra and IT",
        text: "Three groups have special readers. Hospitals and clinics treat patients from Libya, Iraq and the Gulf, who ask for the price of the whole stay. Guides and hotels need the tourism ministry's license number. Software houses should name clients and time overlap with Europe, in English.",
      },
    ],
    questions: [
      {
        question: "How formal should Arabic texts be?",
        answer:
          "Use modern standard Arabic for descriptions and contracts, and keep dialect for social media. Western digits are fine and common. Give the English name in a separate field: mixed lines reverse their order in some directories and become hard to read.",
      },
      {
        question: "Is the Jordan Chamber of Commerce open to every firm?",
        answer:
          "Traders register with their city's chamber, industrial firms with the chamber of industry, and the Jordan Chamber of Commerce is the federation of the former. Fees depend on capital. Certificates of origin and introductions are the reason to be active there.",
      },
      {
        question: "Do I state prices with sales tax?",
        answer:
          "For consumers, yes. General sales tax and the tourism service charge should be visible before people order. Companies in Aqaba fall under other rates, so a price list for the whole kingdom needs a line about it.",
      },
    ],
  },
  kuwait: {
    intro:
      "In Kuwait, a firm needs a commercial license from the Ministry of Commerce and Industry and normally joins the Kuwait Chamber of Commerce & Industry, whose member data are used as a register. The civil number of a natural person, and a license number for the shop, are asked in nearly all forms. Addresses are simple by contrast: area, block, street, building.",
    prepare: [
      "State the license number, its expiry and the activity in Arabic, copied from the license and not translated again.",
      "Give area, block, street, house and floor, and the PACI number on the blue plate, which opens the exact place on a map.",
      "Write eight digits, 2234 5678, where landlines start with 2, or +965 2234 5678 for suppliers overseas.",
      "Add the code where a form insists on it, in front of the place as with 54541, though couriers ignore it.",
      "Enter Friday and Saturday as the weekend and late evening hours, since malls and clinics fill after sunset.",
    ],
    advice: [
      {
        heading: "A small country's lists",
        text: "Kuwait Local is the guide in English that expatriates use, with reviews and offers. OpenSooq and 4Sale are for trade between private people. Instagram acts as a shop window, and a seller's account needs a license as well. Keep the account name in the profile identical with the sign over the door.",
      },
      {
        heading: "Two groups of readers",
        text: "Citizens search in Arabic and expect WhatsApp, delivery to the diwaniya and privacy. Residents from India, Egypt and the Philippines read English or their own language and compare prices. Decide which group a service is for, and say in what language the driver calls.",
      },
    ],
    questions: [
      {
        question: "Can one list a business run from home?",
        answer:
          "There are licenses for certain home activities such as sweets or design, with a permit from the family's address. Without one, don't publish the house. Show the area and arrange collection, as many customers know it from Instagram sellers.",
      },
      {
        question: "Does the chamber in Kuwait take submissions?",
        answer:
          "No. A company becomes a member with its license and renews yearly against a fee, and its data follow. You may ask for corrections. Foreign suppliers can publish inquiries through their own embassy or chamber instead.",
      },
      {
        question: "What about VAT?",
        answer:
          "Kuwait has no value added tax at present, unlike several neighbors, so quote net prices as final ones. Companies that sell to Saudi or Emirati customers should explain that tax may be added there, otherwise the first invoice surprises them.",
      },
    ],
  },
  qatar: {
    intro:
      "A business in Qatar holds a commercial registration from the Ministry of Commerce and Industry, a trade license for its premises and an establishment card of the interior ministry. Firms in the Qatar Financial Centre or a free zone have their own registers. The Qatar Chamber of Commerce and Industry keeps a business directory of its members. Customers, meanwhile, find you by zone, street and building on a blue plate.",
    prepare: [
      "Note the CR number and its expiry date, and whether the ministry, the financial center or a free zone issued it.",
      "Write zone, street and building numbers from the plate, then the district, because postal codes don't exist.",
      "Use eight digits, 4412 3456, with 4 for landlines, or +974 4412 3456 in anything that leaves the country.",
      "Prepare the Arabic name first, as signs and official papers put Arabic above English by rule.",
      "Give Friday hours separately, since many shops open only after midday prayers, and close days for Eid.",
    ],
    advice: [
      {
        heading: "Qatar Living and the chamber",
        text: "Qatar Living is where residents ask for a plumber, a nursery or a car, so fill the free profile and answer threads politely. Membership in the Qatar Chamber is tied to the commercial registration and has a fee. Its business directory is a source for suppliers, and its entry follows your file there.",
      },
      {
        heading: "Projects and compounds",
        text: "Contractors win by classification, completed projects and insurance. Service firms win by access: say that your staff have IDs for compounds, towers and Lusail, and that you keep visit windows. A map pin in a desert zone should be tested by a driver who has never been there.",
      },
    ],
    questions: [
      {
        question: "Which languages bring customers?",
        answer:
          "English for most residents, Arabic for citizens and the state. Malayalam, Hindi, Nepali and Tagalog are spoken by large groups, and a note about staff who speak them is helpful. The description itself needs no more than two languages.",
      },
      {
        question: "Can foreigners own the firm they advertise?",
        answer:
          "Full foreign ownership is possible in many activities with approval, and in the financial center as its rules allow. Don't advertise before the license is out. Inspectors follow social media and directories, and an activity that isn't on the license can be fined.",
      },
      {
        question: "Is a phone number from abroad acceptable?",
        answer:
          "For exporters and online services it is. A local service with a foreign number looks like a broker, and delivery drivers can't call it. Get a Qatari number first, then use it in all profiles and keep it for years.",
      },
    ],
  },
  bahrain: {
    intro:
      "Sijilat is the name to know in Bahrain: the commercial registration portal of the Ministry of Industry & Commerce, which shows every registration with its branches, activities and status to the public. A CR number has a dash and a branch figure, so each shop has its own number. Directories copy the wrong branch often. Compare them with the portal before you correct anything else.",
    prepare: [
      "Copy CR number and branch from Sijilat, plus the commercial name in Arabic and English as both stand there.",
      "Give flat or shop, building, road, block and town; the block number, such as 317, replaces a postal code.",
      "Write eight digits without a zero, 1700 1234, or +973 1700 1234 for customers on the Saudi side of the causeway.",
      "Say whether prices contain value added tax, and show the VAT number on the profile if you are registered.",
      "Enter Friday and Saturday as free days, but note that visitors from Saudi Arabia fill shops exactly then.",
    ],
    advice: [
      {
        heading: "A short tour of the lists",
        text: "Bahrain Yellow Pages has both free and paid entries. The Bahrain Chamber takes members, who need it for several procedures, and lists them. For property and jobs, regional sites with a local section do the work. As everything lies within an hour, a correct map pin brings more than ten further lists.",
      },
      {
        heading: "Virtual CR and home firms",
        text: "The Sijili program lets people trade from home in listed activities without an office. Such a registration is complete, so show it with pride. Publish block and town but not the house, and describe how customers receive an order, as they can't drop in.",
      },
    ],
    questions: [
      {
        question: "Does English suffice in Manama?",
        answer:
          "For banks, hotels and restaurants it mostly does. Families search in Arabic for clinics, tutors and repairs, and the state prefers it. Place the Arabic text in its own field, proofread by someone local, because a wrong plural is noticed.",
      },
      {
        question: "What do foreign partners check in Bahrain first?",
        answer:
          "The status in Sijilat, active or not, then the activities, as a firm may only do what is listed. Financial companies also need the central bank's license, which has a public list. Link both, and the talk about price starts sooner.",
      },
      {
        question: "How do I reach Saudi weekend visitors?",
        answer:
          "State the distance from the causeway, parking, family sections and whether riyals are accepted, which shops usually do at par. Open late on Thursday. Reviews in Arabic by such guests are worth asking for, as their friends read them before crossing.",
      },
    ],
  },
  uzbekistan: {
    intro:
      "Firms in Uzbekistan are entered in the State Register of Legal Entities through public service centers or online, and receive a tax number, called STIR or INN, of nine digits. OrgInfo publishes their data, and officials use the statistical code from the register as well. Since the country writes Uzbek in Latin and Cyrillic and does much business in Russian, the spelling of your name deserves a decision before anything else.",
    prepare: [
      "Note the code from the United State Register, seven digits in the style of 2365119, apart from the tax number.",
      "Choose the Latin Uzbek form of the name with its apostrophes, and list the Russian form as the second one.",
      "Give code and city, 702100 in the older system, then province, district, street and the mahalla.",
      "Write nine digits, 66 905 01 23 for Samarkand, after +998, because forms abroad often cut one digit off.",
      "Add Telegram to the contacts, as customers, suppliers and even offices answer there before they answer mail.",
    ],
    advice: [
      {
        heading: "Golden and yellow pages",
        text: "Goldenpages Uzbekistan is the best known list of companies and has an English side; Yellow Pages Uzbekistan is another. OrgInfo is for checks. Consumers search on maps and in Telegram channels by city. A workshop in Fergana should join the channel of its bazaar rather than pay for a national banner.",
      },
      {
        heading: "Craft, cotton and guests",
        text: "Textile makers show certificates, minimum orders and the Incoterm at a border or seaport. Hotels in Khiva and Bukhara state registration of guests, airport transfer and heating in winter. Craftsmen should name the master and the town, because origin, from Rishtan to Margilan, is half of the value.",
      },
    ],
    questions: [
      {
        question: "Uzbek or Russian for the description?",
        answer:
          "Uzbek reaches the whole country and is the state language; Russian is strong in Tashkent and in trade with neighbors. Write both with native speakers. Tajik is spoken in Samarkand and Bukhara, Karakalpak in the northwest, good to mention for services at home.",
      },
      {
        question: "What proves that a company pays its taxes?",
        answer:
          "Electronic invoices by the state's operators, a VAT certificate with its own number, and fiscal receipts with a QR code. Offer those. Buyers scan receipts for a small cashback, and a shop that can't give them loses the customer.",
      },
      {
        question: "Should amounts be in soum or dollars?",
        answer:
          "Prices inside the country must be in soum. A figure in dollars is fine in an English offer for export. Because the numbers are long, write thousand or million in words, and date the list, as prices move during the year.",
      },
    ],
  },
  algeria: {
    intro:
      "The National Commercial Registry Center, CNRC, registers each trader and company in Algeria, and its portal Sidjilcom lets people search by name or number. The registration lists codes of activity, and a firm may only sell what its codes cover. The tax number NIF and the statistical number NIS complete the set. An entry in French alone misses many readers, one in Arabic alone misses suppliers.",
    prepare: [
      "Write the NIF with fifteen digits, 416001000000007 being a specimen, and the commercial register number with its letter.",
      "Name commune, daïra and wilaya, and the number of the wilaya, since many people sort places by it.",
      "Put the code before the commune, as in 40304, with the street, building and stair above.",
      "Give 012 34 56 78 for a landline, +213 12 34 56 78 for callers from France, and a mobile with 05, 06 or 07.",
      "Enter Friday and Saturday as the weekend and check that the directory's calendar starts on the right day.",
    ],
    advice: [
      {
        heading: "Ouedkniss first",
        text: "Ouedkniss is where Algerians buy cars, rent flats and find craftsmen; a store page there with fresh offers beats most lists. Facebook comes second. For industry, fairs in Algiers and Oran and the chambers help more: CACI is the national chamber, with regional chambers in which members pay a yearly fee.",
      },
      {
        heading: "Payment and delivery by wilaya",
        text: "Cash on delivery is the rule, CIB and Edahabia cards are growing. State the delivery price for each wilaya or a table by zones, and the days to Tamanrasset or Adrar. Show a return address, for a parcel refused at the door is your cost.",
      },
    ],
    questions: [
      {
        question: "Which language goes first?",
        answer:
          "Arabic for the public and the state, French for companies, medicine and much of technology, Tamazight as the second official language, above all in Kabylia. English is rising among the young. Two texts, Arabic and French, serve nearly all directories.",
      },
      {
        question: "Can a foreign company list a representative?",
        answer:
          "Yes, if the representative has registered the activity. Importers need codes and permits that change from time to time. Name the local partner with register number, and check on Sidjilcom that the registration is active before you print it.",
      },
      {
        question: "Is there something for the self-employed?",
        answer:
          "A status for auto-entrepreneurs exists, with its own card and number, for listed activities such as design, coding or translation. It isn't in the commercial register. Write the card's number in the field for license, and your name as the business name.",
      },
    ],
  },
  tunisia: {
    intro:
      "Since a law of 2018, the Registre National des Entreprises, RNE, gathers companies, traders and associations of Tunisia under a unique identifier with a letter at its end. The tax identifier, matricule fiscal, adds codes for VAT and establishment behind it. Extracts can be bought online, and the name search costs nothing. Export companies and offshore service providers should state their regime in a profile.",
    prepare: [
      "Use the identifier as printed, digits, slash and letter like 1540791/F, and the long form of the MF on invoices.",
      "Give street, building, floor and cité, then the code and town, for example 1002 Tunis, and the governorate.",
      "Print eight digits without a zero, 30 010 123, and +216 30 010 123 for clients in Europe.",
      "Write French and Arabic names as both appear in the register, and keep accents in the French one.",
      "State single session hours for July and August and for Ramadan, when offices close at about two.",
    ],
    advice: [
      {
        heading: "Few lists, so do them well",
        text: "Afribaba and other regional lists have a Tunisian section, and classified sites such as Tayara are read for flats and second-hand goods. Official entries come from registration. Since the choice is small, spend your time on photos, a price list and replies, and on the page of your trade association.",
      },
      {
        heading: "Sell to Europe from here",
        text: "Call centers, engineers, tailors and dental clinics serve France, Italy and Germany. They compete on overlap of hours, language and price. Put time zone, certificates and referees first, add what a contract under European data law looks like, and mention direct flights to your city.",
      },
    ],
    questions: [
      {
        question: "French, Arabic or Tunisian dialect?",
        answer:
          "French for business and medicine, Arabic for the state and for the interior, dialect in advertising and chat. A directory profile in both French and standard Arabic is best. Leave digits such as 3 and 7 for Arabic sounds to messages between friends.",
      },
      {
        question: "What does a resident company have to prove to foreign buyers?",
        answer:
          "A recent extract of the register, the tax card and, for exporters, the customs code. Put the identifier in the profile, so that they can order the extract themselves. It spares a week of mail before the first order.",
      },
      {
        question: "How should payments from abroad be described?",
        answer:
          "The dinar isn't freely convertible, so quote euros for foreign clients and name your bank. Residents pay in dinars by card, transfer or cash on delivery. Avoid promises about services that don't work with local accounts, and offer a transfer instead.",
      },
    ],
  },
  senegal: {
    intro:
      "A Senegalese business has an RCCM number from the commercial registry at the court and a NINEA, the national identification number of companies and associations. The one-stop office of APIX issues both within days. The region of Dakar holds most formal firms of Senegal, yet Touba, Thiès and Saint-Louis are markets of their own, where a recommendation by a neighbor weighs more than a website.",
    prepare: [
      "Note the NINEA, 006478110 being a specimen, and the RCCM number with the court, the year and a letter for the type.",
      "Describe the place by quarter, villa number and landmark, then add the code, such as 12500, if a form wants one.",
      "Write nine digits, 30 101 23 45, and +221 30 101 23 45 for the diaspora; mobiles start with 7.",
      "Name the Wave and Orange Money numbers with the account holder, since most people pay that way.",
      "Give Friday hours with the prayer in the early afternoon, and the days around Magal and Tabaski.",
    ],
    advice: [
      {
        heading: "Regional sites with a Senegalese side",
        text: "CoinAfrique and Afribaba work in several countries of the region and let you choose Senegal; both start without payment. The chambers of commerce of Dakar and the regions accept members. Importers abroad look at trade sites, so add one of those only if you can quote in euros and ship from the port.",
      },
      {
        heading: "Reach families overseas",
        text: "Senegalese in France, Italy and Spain build houses and pay for school, health and feasts at home. Offer progress by video, a contract in French, payment by card or transfer and a person who takes calls late in the evening. Reviews from such customers convince the next one.",
      },
    ],
    questions: [
      {
        question: "Should a profile be in Wolof?",
        answer:
          "French is the official and written language. Wolof is what most people speak, and a voice message or video in it sells better than text. Write French in the profile, list Wolof, Pulaar or Serer as spoken, and record the greeting in Wolof.",
      },
      {
        question: "How do I show that my firm is formal?",
        answer:
          "With the NINEA and a tax certificate, quitus fiscal, which public buyers demand. Print the first and offer the second. In a market with many informal sellers, an invoice with both numbers is the reason why companies choose you.",
      },
      {
        question: "Which currency should prices have?",
        answer:
          "CFA francs, the currency shared in West Africa, with round figures. It has a fixed rate to the euro, so a European price is easily given next to it. Write the full amount with VAT for households, and without it for companies.",
      },
    ],
  },
  uganda: {
    intro:
      "The Uganda Registration Services Bureau, URSB, registers companies, business names and even marriages, and sells searches through its online system. The revenue authority gives a TIN of ten digits, and the city or town council a trading license each year. Ugandans will call before they come. The profile should make that call short, with place, price range and the right person.",
    prepare: [
      "Copy the name with Limited or SMC as on the certificate of the Uganda Registration Service Bureau, and its number.",
      "Give plot, road, building and floor for Kampala, and a trading center, road and distance for other districts.",
      "Write 031 2345678 for a landline and +256 31 2345678 for abroad, and add lines of both mobile networks.",
      "State MTN MoMo and Airtel merchant codes, with the registered name that pops up on the customer's phone.",
      "Mention opening on Saturday, as only Sunday is a rest day for most shops, and Sabbath or Friday closings.",
    ],
    advice: [
      {
        heading: "Yellow pages and sectors",
        text: "Yellow Pages Uganda has the general list. Tour operators need their association, AUTO, and a license of the tourism board, for gorilla permits are sold through licensed firms. Nonprofit groups are with the national NGO bureau, which is public. Coffee exporters are known by their licenses, not by advertisements.",
      },
      {
        heading: "Boda directions",
        text: "A visitor gives the boda rider three words. Find yours: the stage, the church or the petrol station, and write them as locals say them. Add the side of the road. In Kampala traffic ten minutes on foot may save an hour, so mention parking and the nearest taxi stage.",
      },
    ],
    questions: [
      {
        question: "English, Luganda or Swahili?",
        answer:
          "English is the language of law and business, Swahili an official one too. Luganda helps in the central region, Runyankole, Acholi or Lugisu elsewhere. Write English, name the languages your staff speak, and use a local greeting in the first line if it is natural.",
      },
      {
        question: "What do tender officers check?",
        answer:
          "The certificate, the TIN, tax clearance for that year, the trading license and registration with the procurement authority. A profile which lists those with dates is often saved for the next tender. Outdated ones harm more than none at all.",
      },
      {
        question: "Do I need EFRIS receipts to be listed?",
        answer:
          "No directory asks for it, but VAT payers must issue e-receipts or invoices through the revenue authority's system, and corporate clients insist. Say that you do. Small shops under the threshold can write that they aren't registered for VAT.",
      },
    ],
  },
};
