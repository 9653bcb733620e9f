import type { Guide } from "./guide.ts";

export const countryBusiness6: Record<string, Guide> = {
  kenya: {
    intro:
      "Kenya moved company registration online: the Business Registration Service works through the eCitizen portal, where a CR12 extract with directors and shareholders can be ordered. Besides the company number, partners ask for the Kenya Revenue Authority PIN of the firm. In daily life a third number counts as much, the till or paybill number for M-Pesa, because customers want to pay by phone.",
    prepare: [
      "Write the tax PIN in capitals as the authority prints it, a letter, digits and a letter: P00000000150Q shows the shape.",
      "Give building, street and town, then the P.O. box with its postal code such as 20100, since post goes to boxes.",
      "Enter 020 2012345 for a Nairobi landline and +254 20 2012345 for abroad, and a mobile that also answers WhatsApp.",
      "State the M-Pesa till or paybill number with the exact name that payers see, so that no one sends money elsewhere.",
      "Mention the county as well as the town, because permits are issued by the forty-seven counties and differ between them.",
    ],
    advice: [
      {
        heading: "Where Kenyans look",
        text: "Yellow Pages Kenya has free listings and is used by procurement officers. PigiaMe is a marketplace in which services are listed next to cars and phones. Nonprofit groups register with the state's board for NGOs, which publishes their names. Restaurants and lodges live more from maps and travel sites than from any local list.",
      },
      {
        heading: "Directions beat addresses",
        text: "Outside of central Nairobi and Mombasa, few houses have a number. Name the stage where a matatu stops, the petrol station opposite, and the gate's color. Put the map pin on the entrance yourself, and test it with a boda boda rider who doesn't know you.",
      },
    ],
    questions: [
      {
        question: "Swahili or English for the text?",
        answer:
          "English is the language of business and government, and both are official. A line of Swahili, or Sheng for a young brand, brings warmth to consumer services. In public notices and safety instructions, Swahili is understood by far more people upcountry.",
      },
      {
        question: "How does a supplier show that taxes are paid?",
        answer:
          "With a valid tax compliance certificate, which anyone can verify on the authority's iTax site by its number. Write in the profile that one is available and until when. Issue invoices through eTIMS too, since corporate clients can't deduct others.",
      },
      {
        question: "What does the national chamber offer?",
        answer:
          "The Kenya National Chamber of Commerce and Industry has a branch in each county. Members pay by size and get trade missions, certificates of origin and introductions. It is a membership and not an advertisement, so weigh the events that you would really attend.",
      },
    ],
  },
  "south-korea": {
    intro:
      "In South Korea, the National Tax Service gives each business place a ten digit business registration number (BRN), and that number, not the court's corporate one, opens accounts on portals. Maps are made at home as well: Naver and Kakao dominate because detailed map data may hardly leave the country. A shop that is only on foreign maps is therefore invisible to most of its neighbors.",
    prepare: [
      "Scan the business registration certificate, with a number in three groups such as 402-82-24197, for the portals' owner check.",
      "Put the Korean name first and decide on one romanization, since Lee, Yi and Rhee are the same sound.",
      "Use the road name address with building and floor, and keep the older lot address for navigation and delivery people.",
      "List 02-212-3456 for Seoul with its zero, or +82 2-212-3456 on English pages, and a chat channel on KakaoTalk.",
      "Prepare photos of the menu or price list in Korean, because users compare prices on the map before calling.",
    ],
    advice: [
      {
        heading: "Two maps, then trade portals",
        text: "Naver Map and Kakao Map take business entries free of charge once the number is verified; reservations and chat are added there. Zigbang charges agents for flats. For export, EC21, TradeKorea and the state's buyKOREA show makers to buyers abroad, in English, with inquiries instead of prices.",
      },
      {
        heading: "Blogs carry the reviews",
        text: "Before visiting, people read blog posts on Naver with many pictures. Paid posts must say that they are paid, and the Fair Trade Commission fines hidden ones. Invite customers to write, send no text of your own, and link real posts from the profile.",
      },
    ],
    questions: [
      {
        question: "Can a foreigner verify a Naver or Kakao profile?",
        answer:
          "With a local business number and a Korean mobile registered in your own name, yes. Without them, an employee or partner has to do it. Write into the contract that the account belongs to the company, so that it stays when the person leaves.",
      },
      {
        question: "What must an online shop print at its foot?",
        answer:
          "Company name, representative, address, telephone, business registration number, and the mail-order report number of the local office. Directories for shops ask for the same set. Have it ready as text, because a picture can't be copied into forms.",
      },
      {
        question: "Is the Korea Chamber of Commerce of use to a newcomer?",
        answer:
          "The Korea Chamber of Commerce and Industry has regional chambers which issue certificates of origin and hold courses. Membership is paid, and the directory of members is for business contacts. Consumers don't search it, so it can't replace the two maps.",
      },
    ],
  },
  philippines: {
    intro:
      "Who registered a business in the Philippines depends on its form: corporations and partnerships are with the Securities and Exchange Commission, sole proprietors with the trade department, cooperatives with an authority of their own. All then need a mayor's permit, renewed each January. A listing that names the right office, and shows a permit of this year, answers the first doubt of most customers.",
    prepare: [
      "Copy the SEC number from the certificate, letters first as in FS200813283, or the DTI name certificate with its region.",
      "Give unit, building, street, barangay and city; the barangay is often the only part that a rider recognizes.",
      "Put the code before the city and the province after it, for example 1008 for a part of Manila, and add Metro Manila.",
      "Write (02) 3234 5678 for the capital, +63 2 3234 5678 for relatives overseas, and a mobile for messages.",
      "State whether you issue BIR receipts and accept GCash, Maya or cards, since many people carry little cash.",
    ],
    advice: [
      {
        heading: "Lists and social pages",
        text: "Yellow Pages Philippines and ClickTheCity are the general ones, the second with a focus on restaurants and leisure in Metro Manila. Lamudi Philippines is paid and for property. Most customers meet a small business on Facebook first, so let the profile and the page show one and the same number.",
      },
      {
        heading: "Serve the family abroad",
        text: "Millions work overseas and order at home for parents and children: groceries, repairs, school fees, party food. Say that you accept payment from foreign cards or remittance, deliver to which provinces, and send a photo as confirmation. That sentence wins orders which local rivals don't think of.",
      },
    ],
    questions: [
      {
        question: "English, Filipino or a regional language?",
        answer:
          "English is used for contracts, forms and most websites, and Filipino mixes with it in speech. In Cebu and Davao, Cebuano in a slogan sounds close to home, in Ilocos Ilocano. Keep the service names in English, because that is how people search.",
      },
      {
        question: "How do people verify a corporation?",
        answer:
          "They search the name or number on the commission's site, and check that lending or investment firms also have the secondary license that their trade requires. Scams made this a habit. Put both numbers in the profile if you handle other people's money.",
      },
      {
        question: "Is the Philippine Chamber of Commerce a directory?",
        answer:
          "The Philippine Chamber of Commerce and Industry is an association with local chapters. Firms join, pay dues and may appear in its member list. Companies that buy from members or host missions make it worthwhile; a neighborhood shop is better served by its city's chapter.",
      },
    ],
  },
  kazakhstan: {
    intro:
      "In Kazakhstan, one twelve digit number stands for a company everywhere: the Business Identification Number, BIN. Sole proprietors use their personal number instead. The Ministry of Justice keeps the database of legal entities, and state portals show status and tax debts by BIN. Clients check it quickly, so a profile without the number looks like a private advertisement.",
    prepare: [
      "Write the BIN without spaces; 950440001673 shows the form, and its first four digits tell year and month of registration.",
      "Give the name in Kazakh and Russian with TOO or its Kazakh form, as both stand on the company's papers.",
      "Begin with the code, such as 040900, then region, city, street and office, the other way round than in English.",
      "Print 8 (71234) 5 67 89 for domestic calls and +7 71234 5 67 89 for the rest, and note that +7 is also used next door.",
      "Check that Nur-Sultan has become Astana again in each listing that was made between 2019 and 2022.",
    ],
    advice: [
      {
        heading: "Portals by purpose",
        text: "Satu.kz is where firms sell to each other and to households. OLX Kazakhstan has services and second-hand goods. Kolesa for cars and Krisha for homes belong to one group and charge for advertisements. Yellow Pages Kazakhstan is the general list. Customers in big cities also open the map of 2GIS, so fill your card there.",
      },
      {
        heading: "Distances and deliveries",
        text: "The country is the size of Western Europe with a population smaller than that of the Netherlands and Belgium together. Say whether you serve only Almaty or ship by rail and post. Give days of delivery for Aktau and Oskemen, not just for the two largest cities.",
      },
    ],
    questions: [
      {
        question: "Kazakh, Russian or both?",
        answer:
          "Both. Kazakh is the state language and by law has to stand on signs and in advertising; Russian is understood nearly everywhere and dominates searches in the north and in trade. English pays off in energy, finance and IT, mainly for partners from abroad.",
      },
      {
        question: "What changes for firms in the AIFC?",
        answer:
          "The financial center in Astana has its own register, court and law in English. Write that your company is registered there, because its entry is found in the center's public register. Its members still have a BIN for tax.",
      },
      {
        question: "Which way of payment should a profile name?",
        answer:
          "Transfers by Kaspi, first of all, since people pay in shops and markets with its app. Give the name that appears when paying. For companies, mention contract, electronic invoice and whether VAT is included in the sum.",
      },
    ],
  },
  slovenia: {
    intro:
      "AJPES runs the Poslovni register Slovenije, in which companies, sole traders, associations and even units of the state stand together. Search is free after signing in. Every entry has a registration number, matična številka, and a tax number; Slovenian portals such as Bizi are built on top of that data. For a listing in Slovenia, copy from there and add what it lacks: services, languages, photographs.",
    prepare: [
      "Take the registration number from the register, seven digits such as 5092108 for the whole firm, longer for a single branch.",
      "Add the tax number, and write SI in front of it, as in SI 5022 3054, if you are liable for VAT.",
      "Put code and town together, for example 4000 Kranj, after the street or, in villages, after the name of the place itself.",
      "Show (01) 234 56 78 for Ljubljana with the zero, +386 1 234 56 78 for guests from over the border.",
      "Keep č, š and ž in the name, because Slovenes search with them and the register prints them.",
    ],
    advice: [
      {
        heading: "Three searches that matter",
        text: "Bizi is for business data and credit checks, iTIS grew from the telephone book, Najdi.si is the home-grown search engine with its map. Nepremicnine.net is for property and charges agencies. With so few sites, an hour is enough to correct them all, and a note each spring keeps them true.",
      },
      {
        heading: "Borders an hour away",
        text: "From most places, Italy, Austria, Hungary or Croatia can be reached within an hour or two. Say whether you work there and in which language. Services abroad may need an A1 certificate for the workers, and a line about it reassures a customer in Graz or Trieste.",
      },
    ],
    questions: [
      {
        question: "Do Italian and Hungarian texts have a legal role?",
        answer:
          "In the bilingual areas, yes: Italian around Koper, Izola and Piran, Hungarian in Prekmurje. Public notices are in both. A private profile may choose, but a shop in Piran that only writes Slovene overlooks neighbors as well as visitors.",
      },
      {
        question: "What is an s.p., and how is it listed?",
        answer:
          "A sole trader. The official name contains the activity, the person's first name and surname, and s.p. at the end, and it can be long. Use the short name, which the register holds too, as headline and the full one in the legal field.",
      },
      {
        question: "Chamber of Commerce or chamber of crafts?",
        answer:
          "The Chamber of Commerce and Industry of Slovenia has voluntary, paying members, above all companies. Craftsmen have their own chamber with local offices. Either may show members in a list; you join for advice and contracts, and the entry follows.",
      },
    ],
  },
  latvia: {
    intro:
      "The Register of Enterprises of the Republic of Latvia, Latvijas Republikas Uzņēmumu Reģistrs, is open data: name, board, address and true owners of each company are free to look up. Resellers such as Lursoft and Firmas.lv add annual accounts. People in Latvia therefore know your figures already and open a directory to learn the practical side, such as hours, languages and parking.",
    prepare: [
      "Write the registration number, eleven digits like 40008124830, and put LV before it for VAT if the tax service has registered you.",
      "Give street, house and flat joined by a hyphen, the city, and the code in its full form, LV-1073.",
      "Name the municipality for a place in the country, because parishes with equal names exist in several of them.",
      "List eight digits without any zero or area code, 63 123 456, and the same with +371 in front.",
      "Spell the name with its long vowels, ā, ē, ī and ū, and the legal form SIA before or after it as registered.",
    ],
    advice: [
      {
        heading: "ZL.lv and 1188",
        text: "ZL.lv is the former yellow pages, with free basic data. 1188 began as an enquiry number and now also shows transport and events. Firmas.lv and Lursoft are for reports, and City24 is for homes. An export firm may join the Latvian Chamber of Commerce and Industry, which charges by turnover.",
      },
      {
        heading: "Names that bend",
        text: "Latvian adds endings to foreign names, so Linkstead becomes Linksteda in a sentence. Quote the registered brand in its own form once and let the text bend it elsewhere. A translator who leaves every name unbent writes a text that readers notice as foreign.",
      },
    ],
    questions: [
      {
        question: "May a profile be in Russian?",
        answer:
          "Private listings may use any language, while official information must be in Latvian. Many residents of Rīga and Daugavpils speak Russian at home. Put Latvian first, list the languages spoken, and translate what a customer needs for booking.",
      },
      {
        question: "How do I correct data at the register?",
        answer:
          "By an application with an electronic signature and a fee that depends on the change. Directories take it over within days or at their next import. Send them no scan instead, since they will trust the source.",
      },
      {
        question: "What if my customers are in Estonia and Lithuania too?",
        answer:
          "Open a profile in each country only if you have a phone and texts there. Otherwise mention Baltic delivery in the Latvian one. The parcel machines of the same networks stand in all three countries, which makes shipping simple to explain.",
      },
    ],
  },
  portugal: {
    intro:
      "In Portugal the NIPC, issued when a company is founded, is its identity number and its tax number, NIF, at once. A permanent certificate with an access code replaces paper extracts: anyone with the code can read the commercial register entry online. Suppliers send that code along with offers. In a public profile, the nine digits are enough, together with the complaints book link.",
    prepare: [
      "Write the NIF as nine digits; with the prefix for Europe it looks like PT 501 964 843, and companies begin with 5.",
      "Use the full postal code of seven digits, for example 2725-079, because the last three lead to the street side.",
      "Write floor and side after the house number, 2.º Esq. or Dto., or couriers will ring at the wrong flat.",
      "Give 21 234 5678 for Lisbon, which needs no zero, and +351 21 234 5678 in texts for visitors.",
      "Say if prices contain IVA at the rate of the mainland, Madeira or the Azores, since the three differ.",
    ],
    advice: [
      {
        heading: "Directories and data sites",
        text: "PAI, the old Páginas Amarelas, takes a basic entry without payment. Portugalio lists firms by town, and Racius publishes data from official acts, which you can complete. Imovirtual and Casa Sapo charge agencies, who must show their AMI license. Restaurants depend on maps, TheFork and hotel desks.",
      },
      {
        heading: "Livro de Reclamações as proof",
        text: "Businesses that serve consumers keep a complaints book, on paper and online, and their website has to link to the electronic one. Portuguese readers expect the sign. Mention it in the profile along with the dispute center to which you belong, and answer entries within the legal period.",
      },
    ],
    questions: [
      {
        question: "Can I reuse a Brazilian text?",
        answer:
          "Better not. Words, pronouns and spelling differ: telemóvel and not celular, casa de banho and not banheiro. A local notices in the first line. Have one person from Lisbon or Porto rewrite it rather than replacing single words.",
      },
      {
        question: "Which extra numbers do visitors ask for?",
        answer:
          "Tourist flats show their AL registration, travel agencies the RNAVT number, tour companies RNAAT, and agents AMI. All can be searched in public registers of tourism and construction authorities. Print them in the description, since forms seldom have a field.",
      },
      {
        question: "Should an Algarve business list itself in English first?",
        answer:
          "Many do, and with reason, because residents from Britain, Ireland and Germany read it. Keep Portuguese for the name of the service and for the legal part. In winter local customers are the ones who stay, and they search in their own language.",
      },
    ],
  },
  colombia: {
    intro:
      "The chambers of commerce keep the commercial register in Colombia, and RUES, the Registro Único Empresarial y Social, unites all of them in one search. Registration, the matrícula mercantil, must be renewed by the end of March each year. A firm that forgets appears as not renewed, and anyone who looks it up sees that before reading a word of its directory profile.",
    prepare: [
      "Copy the NIT with its check digit after the hyphen, in the way of 213.123.432-1, for invoices and portals.",
      "Name the chamber that holds your matrícula and the year of its last renewal, as shown in RUES.",
      "Write the address in the grid form, carrera or calle with both numbers and a hyphen, and add the barrio.",
      "Use ten digits for landlines since 2021, (601) 2345678 in Bogotá, or +57 601 2345678 from abroad.",
      "Add the department after the city, Cali in Valle del Cauca for instance, as several towns share their names.",
    ],
    advice: [
      {
        heading: "General lists and property",
        text: "Páginas Amarillas has free entries with paid upgrades. Cívico maps shops and plans in the large cities. Fincaraíz and Metrocuadrado are portals for homes, paid by agents and builders. Everything from repairs to catering is arranged by WhatsApp, so place the number where a thumb reaches it.",
      },
      {
        heading: "Estrato, cash and delivery",
        text: "Delivery zones often follow barrios, and customers ask about minimum orders, Nequi, Daviplata and payment on delivery. State all of it. A moto courier takes less than an hour within a city, but parcels to Leticia or San Andrés go by air; say how long and at what cost.",
      },
    ],
    questions: [
      {
        question: "Is the entry in RUES like a directory listing?",
        answer:
          "No, it results from the registration at your chamber, and the data come from your forms. You correct it there. Directories may draw name and activity code, CIIU, from it, so choose the code of what you really sell.",
      },
      {
        question: "What does habeas data mean for a profile?",
        answer:
          "It is the right of people to know and correct data about them. If you collect requests through your page, publish a treatment policy and a contact. The same authority, SIC, handles consumer complaints, which makes the link useful for trust.",
      },
      {
        question: "Do customers in the country use tú or usted?",
        answer:
          "Usted is safe in all regions and normal even between friends in Bogotá and Boyacá. On the Caribbean coast tú is common, in Medellín and Cali vos. Write usted in the profile, and let your team speak as it does.",
      },
    ],
  },
  peru: {
    intro:
      "Two registers meet in Peru. SUNARP, the public registries, holds the company's founding act in an entry called partida, and SUNAT, the tax authority, issues the RUC. Its page consulta RUC is open to everybody and shows whether a taxpayer is active and found at the address, habido. Both words decide whether a company gets an order, so check them before publishing a profile.",
    prepare: [
      "Write the RUC with its eleven digits, beginning with 20 for companies as in 20512333797 or 10 for persons.",
      "Quote the partida number, for example 12623829, with its registry office when a buyer or bank asks for powers.",
      "State the district and the province, because Lima alone has more than forty districts with their own taxes and rules.",
      "Give (01) 1234567 for a landline in Lima, +51 1 1234567 for abroad, and the mobile that people will really use.",
      "Describe the place by a reference, such as the block of an avenue and the nearest park or clinic.",
    ],
    advice: [
      {
        heading: "Where to be found",
        text: "Páginas Amarillas takes free basic entries. Urbania and Adondevivir are paid portals for homes and offices. The Cámara de Comercio de Lima has a members' guide; joining costs a fee, and its credit checks are part of the offer. Travel firms should appear in the directory of the ministry of tourism before anywhere else.",
      },
      {
        heading: "Formality as an argument",
        text: "A large share of the economy is informal, so a boleta or factura, a fixed address and a complaints book are real advantages. Shops must keep the Libro de Reclamaciones, and websites too. Say that you issue electronic receipts and accept Yape, Plin and cards.",
      },
    ],
    questions: [
      {
        question: "When is Quechua or Aymara worth a line?",
        answer:
          "Both are official where they prevail, Quechua in the southern highlands and Aymara around Puno. Health, legal aid and farm services gain trust by naming staff who speak them. Written text stays mostly Spanish, since many speakers read it more easily.",
      },
      {
        question: "What do agencies in Cusco have to show?",
        answer:
          "Registration with the regional tourism office and, for the Inca Trail, the permit of the park. Name the certificate and its year. Travelers from abroad pay in advance, and a number that they can check calms them more than stars do.",
      },
      {
        question: "Do I need a post code in forms?",
        answer:
          "Five digit codes exist, but hardly anyone uses them; older letters carry forms such as LIMA 23. If a form insists, take the code of your district from the ministry's finder. Couriers rely on district, street and reference in any case.",
      },
    ],
  },
  slovakia: {
    intro:
      "The Ministry of Justice Business Register, orsr.sk to Slovaks, shows each company's seat, managers and shareholders in Slovak and English. A second source, the statistical office's register of legal persons, covers tradesmen too. The IČO ties both together. FinStat and similar sites in Slovakia turn the data into charts of profit and debt, and business customers look at them before they reply.",
    prepare: [
      "Write the IČO with eight digits, such as 35919043, in every profile, because invoices and portals match firms by it.",
      "Know the difference between DIČ, the tax number, and IČ DPH, which has SK in front: SK 202 274 96 19.",
      "Place the code with a space before the town, 010 01 Žilina, and the street with house numbers above it.",
      "Enter 02 212 345 67 for Bratislava or +421 2 212 345 67 on English pages, dropping the zero there.",
      "State the section of the register and the insert number in the imprint, as the commercial code demands.",
    ],
    advice: [
      {
        heading: "Yellow pages and checks",
        text: "Zlaté stránky has free basic entries in Slovak and sells advertising around them. FinStat and Obchodný register are for checks: the first earns money with subscriptions, the second belongs to the state. Nehnuteľnosti.sk is for real estate agents, who pay for placement. Shops also need the map of their city.",
      },
      {
        heading: "Czech neighbors and their sites",
        text: "Customers in Moravia understand Slovak and order across the border. If you deliver there, name prices in koruna too and open a Czech profile only with a Czech phone. Hungarian helps in the south around Komárno and Dunajská Streda, German near Vienna.",
      },
    ],
    questions: [
      {
        question: "I am a tradesman without a company. Where do I appear?",
        answer:
          "In the trade register at the ministry of the interior and in the register of legal persons, which in spite of its name includes entrepreneurs. You have an IČO from the first day. Put your own name before the brand, as the law does.",
      },
      {
        question: "Do I have to write the seat of my company?",
        answer:
          "On the website and on invoices, yes. In a directory, show the place where customers come. Virtual seats house hundreds of firms at one address, and some buyers distrust them, so a real workshop or office with photos makes a difference.",
      },
      {
        question: "Is the Slovak Chamber of Commerce compulsory?",
        answer:
          "No. The Slovak Chamber of Commerce and Industry has voluntary members, who pay a fee and use its certificates, arbitration court and missions. Its list of members is for trade partners. A local shop will hardly see visitors from it.",
      },
    ],
  },
  srilanka: {
    intro:
      "In Sri Lanka, companies are incorporated by the Department of the Registrar of Companies, while sole proprietors register the business name with the provincial council, so the two kinds of certificate look quite different. The company's number has a prefix for its type. Ask your accountant which one you hold; a directory that wants a company number can't use a business name certificate.",
    prepare: [
      "Copy the number with letters and digits as they stand on the certificate; the register shows forms such as GA139.",
      "Give number, lane and road, the town, and a code on its own line: Kandy has 20000, Colombo counts by district.",
      "Write 0112 345 678 for the capital, +94 112 345 678 for the diaspora, and the mobile that has WhatsApp and Viber.",
      "Note poya days, the full moon holidays, and state whether you sell or serve anything on them.",
      "Prepare Sinhala, Tamil and English versions of the name, and check the spelling with a reader of each.",
    ],
    advice: [
      {
        heading: "Rainbow Pages and ikman",
        text: "Rainbow Pages is the yellow pages in print and online. ikman is the large marketplace where services, vehicles and land are advertised. Exporters of tea, garments, spices and software belong in the listing of the Sri Lanka Export Development Board, which follows registration with it. The Ceylon Chamber of Commerce takes paying members.",
      },
      {
        heading: "Show what visitors need to know",
        text: "Guest houses and guides should print their number from the tourism authority, SLTDA, as inspectors and booking sites ask for it. Mention power backup, card payment in rupees, and the distance from the station in minutes by tuk-tuk, which is how people measure.",
      },
    ],
    questions: [
      {
        question: "Which language do customers type?",
        answer:
          "English letters, to a large degree, even for Sinhala and Tamil words. Sinhala and Tamil are the national languages and English links them. In Jaffna and Batticaloa, a Tamil text is right; in the south, Sinhala. Hotels and IT firms manage with English.",
      },
      {
        question: "How do relatives overseas find and pay a local business?",
        answer:
          "They search from London, Toronto or Melbourne in English and pay by card or transfer. Quote a price in rupees, explain the exchange, and accept bookings in their evening. Hampers, care services and house repairs live from such orders.",
      },
      {
        question: "Does the Registrar of Companies list me for customers?",
        answer:
          "Its eROC site confirms that a company exists and sells documents. It isn't a place to promote anything. What you can do is file address changes at once, since banks and foreign buyers compare that entry with your letterhead.",
      },
    ],
  },
  vietnam: {
    intro:
      "Vietnamese companies carry one enterprise code that is their registration and tax number at the same time, mã số thuế or MST. The national business registration portal publishes name, address, director and activities for each. Since provinces were merged in 2025 and districts abolished, thousands of addresses changed on paper. Bring every profile in Vietnam to the present form and keep the former one for drivers.",
    prepare: [
      "Write the MST with ten digits, 0100109106 for example; branches add a hyphen and three more digits.",
      "Use the Vietnamese name with all its accents, the English name as registered, and the abbreviation, in three fields.",
      "Give house number, lane, street, ward and province or city, and leave the old district in brackets for a while.",
      "List 0210 1234 567 style landlines with +84 210 1234 567 for abroad, plus the number that is on Zalo.",
      "Have a red invoice ready to offer: say that you issue electronic VAT invoices to companies.",
    ],
    advice: [
      {
        heading: "Trang Vàng and the apps",
        text: "Trang Vàng Việt Nam, the yellow pages, has free entries and is used to find makers and wholesalers. Foody is read for restaurants and cafes. Batdongsan is for property and charges for each advertisement. Consumers also expect a Facebook page and a Zalo account that replies within minutes.",
      },
      {
        heading: "Export profile and home profile",
        text: "A furniture maker in Bình Dương needs English, certificates, container loads and lead times. Its showroom needs opening hours, parking for motorbikes and prices in đồng. Keep two texts and send each to the right sites, rather than one that tells neither side enough.",
      },
    ],
    questions: [
      {
        question: "How do customers verify a Vietnamese firm?",
        answer:
          "By its MST on the tax department's page or the registration portal, both free. They show whether the firm is active, suspended or has left its address. The last status scares buyers, so file a move before the landlord changes the sign.",
      },
      {
        question: "What is VCCI, and can I be listed there?",
        answer:
          "The Vietnam Chamber of Commerce and Industry, which represents firms and issues some certificates of origin. Members pay dues and may appear in its data for foreign partners. Ask the branch in Hanoi, Da Nang or Ho Chi Minh City which sector groups are alive.",
      },
      {
        question: "Must a shop that sells online be registered?",
        answer:
          "Websites with an ordering function have to be notified to the Ministry of Industry and Trade, which gives them a blue logo. Put it in the footer and mention it in profiles. Buyers know the logo, and markets ask for it.",
      },
    ],
  },
};
