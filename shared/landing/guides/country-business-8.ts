import type { Guide } from "./guide.ts";

export const countryBusiness8: Record<string, Guide> = {
  belarus: {
    intro:
      "Legal entities and individual entrepreneurs of Belarus share one state register, maintained by the Ministry of Justice, and a payer number of nine digits called UNP. Online sellers also have to be in a separate trade register, and their sites must print the data of both. Sanctions and payment limits affect many companies, so foreign readers look for who owns a firm and how it can be paid.",
    prepare: [
      "Write the UNP, such as 100373962, with the body and date of registration, just as the law wants it on a website.",
      "Give the name in Russian and Belarusian with its form, OOO or ChTUP, then one Latin spelling.",
      "Put region and code first, as with 223016 for a place near Minsk, then town, street, house and room.",
      "List 8 0152 45-09-11 for callers inside, which uses 8 and a zero, and +375 152 45-09-11 for those outside.",
      "State work on bridge days, since a moved working Saturday is decided each year.",
    ],
    advice: [
      {
        heading: "Sites for each kind of buyer",
        text: "Deal.by is where small firms sell to companies and households. Relax.by covers cafés, salons, baths and evenings out, with reviews. av.by is for cars and Realt.by for property, each with free and paid advertisements. An exporter should add the pages of the Belarusian Chamber of Commerce and Industry, which takes paying members.",
      },
      {
        heading: "Explain crossing and customs",
        text: "Routes to the west change, and carriers reroute through third countries. Say from which town goods leave, who clears them and how long it takes now. A line with this month's date is worth more than a general promise, and customers return to see the next one.",
      },
    ],
    questions: [
      {
        question: "Russian or Belarusian?",
        answer:
          "Both are state languages. Russian is what nearly all people type, Belarusian is chosen by cultural brands, books and some cafés with pride. English matters in software and for tourists. Keep proper names as the register spells them in either case.",
      },
      {
        question: "Can an individual entrepreneur still be listed?",
        answer:
          "If the activity is allowed for that form, yes; rules have pushed many into the form of a company or a tax on professional income. Check yours, then write the same form everywhere, because an old abbreviation looks like an expired business.",
      },
      {
        question: "What do foreign partners want to see?",
        answer:
          "An extract of the register, the owners, the bank and a statement that none of them is under sanctions. Prepare these as documents to send. In the profile, keep to facts: product, certificates, Incoterm, contact in English and the languages of your documents.",
      },
    ],
  },
  azerbaijan: {
    intro:
      "The tax ministry of Azerbaijan keeps the State Register of Commercial Entities, so founding a company and getting a tax number are one act. That number, the VÖEN, has ten digits and identifies the firm on receipts, contracts and the state's portals. Baku holds most business life, and a listing for Ganja, Sumgait or Lankaran should say plainly that you are there and not in the capital.",
    prepare: [
      "Write the VÖEN in groups or in a row, 140 155 5071 being a specimen, with the exact name and MMC for a limited company.",
      "Give street, building and flat, then AZ 1000 or your own code with the city, and the nearest metro station in Baku.",
      "Show (012) 312 34 56 for the capital at home, and +994 12 312 34 56 for companies in Türkiye or Georgia.",
      "Keep ə, ğ, ı, ö, ş, ü and ç in the name, because ə written as e can be another word.",
      "Mention Novruz and the other long holidays, when suppliers and banks are closed for several days.",
    ],
    advice: [
      {
        heading: "Navigator and the marketplaces",
        text: "Navigator lists companies by branch and 2GIS maps the larger cities, both with a free start. Bina.az and Turbo.az, for homes and for cars, belong to the most visited sites of the country; sellers place a few advertisements free and pay for more. Services are offered on Tap.az and on Instagram.",
      },
      {
        heading: "Receipts and cashback",
        text: "Consumers collect part of the VAT back through receipts with a code, provided that they pay in shops with the new registers. Print that you issue them. Firms that sell to companies use electronic invoices in the tax cabinet, and buyers ask for them on the first day.",
      },
    ],
    questions: [
      {
        question: "Do I need both Azerbaijani and Russian?",
        answer:
          "Azerbaijani is required on signs and comes first. Russian is read by many in Baku, and Turkish speakers understand most of an Azerbaijani text. For oil services, logistics and tourism add English. Arabic helps hotels in summer.",
      },
      {
        question: "How do customers find out whether a firm exists?",
        answer:
          "They search the tax service's site by name or VÖEN, which shows status and legal address. If you moved, update the register first. Couriers and inspectors go to that address, and a directory with another one just adds to the confusion.",
      },
      {
        question: "Are there lists for exporters?",
        answer:
          "The state supports the Made in Azerbaijan brand and export missions, and its portal presents makers of hazelnuts, wine, carpets and polymers. You apply with product data and certificates. It isn't a directory, but buyers abroad consult it.",
      },
    ],
  },
  zambia: {
    intro:
      "PACRA, the Patents and Companies Registration Agency, registers business names, companies and trademarks in Zambia and lets people search online. A company number there has twelve digits and starts with a code for the type and the year. The tax authority's TPIN and a trading license from the council follow. Miners and farms buy from those who can show all three without being asked twice.",
    prepare: [
      "Write the PACRA number in full, 320170016571 showing the form, and say if it is a company or a business name.",
      "Give plot or stand number, road, area and town; the code, for instance 50100, helps only with post.",
      "Print 0211 234 567 for a Lusaka line, +260 211 234 567 for abroad, and mobiles on two networks.",
      "State the TPIN on quotations rather than in public, and that a tax clearance certificate can be supplied.",
      "Add mobile money names and numbers as they appear on screen, with Airtel, MTN or Zamtel before each.",
    ],
    advice: [
      {
        heading: "Copperbelt, Lusaka, Livingstone",
        text: "Three markets read different things. Suppliers of mines in Kitwe and Solwezi need stock, safety records and call-out times. Lusaka compares price and parking. Livingstone lives from guests at the falls, who book from abroad in dollars. Write a profile for the one that you serve, and mention the others in one line.",
      },
      {
        heading: "Lists that exist",
        text: "ZambiaYP covers the country, and AFRIKTA and StartupList Africa include it among others. The Department of Registrar for NGOs keeps the nonprofit list, which is official. The Zambia Chamber of Commerce and Industry has members and district chambers. As local sites are few, keep the map entry excellent.",
      },
    ],
    questions: [
      {
        question: "Is English enough in Zambia?",
        answer:
          "It is the official language, and business is written in it. Bemba in the north and on the Copperbelt, Nyanja in Lusaka, Tonga in the south and Lozi in the west are what people speak. Name those your staff know; radio spots can use them.",
      },
      {
        question: "How should power cuts be mentioned?",
        answer:
          "As a fact about service. Say that a generator, solar or batteries keep fridges, tills and machines on, or give the hours when they don't. Customers of clinics, butchers and internet cafés choose by it in dry years with little hydropower.",
      },
      {
        question: "Why does an annual return matter for a listing?",
        answer:
          "Companies that fail to file it with the agency can be deregistered, and the public search shows it. Procurement officers look there. File, keep the receipt, then renew dates in profiles in the same week so that they never contradict each other.",
      },
    ],
  },
  togo: {
    intro:
      "The business center CFE in Lomé founds a company in Togo within a day and delivers its number in the Trade and Personal Property Credit Register, the RCCM known across the OHADA states, together with a tax number. The port gives Lomé its trade with Burkina Faso, Niger and Benin. A listing that serves those routes should name transit times; one for the quarter should name the crossroads.",
    prepare: [
      "Note the NIF of ten digits, such as 1000047187, and the RCCM number with city, year and type of trader.",
      "Describe the quarter, the street if it has a name, the house color and a landmark, and give a pin.",
      "Write eight digits, 22 21 23 45, or +228 22 21 23 45 for clients in Ghana, Benin and Europe.",
      "List T-Money and Moov Money numbers with the name that the payer sees, since cards are rare.",
      "Prepare the business purpose in French as registered, since banks compare it with the profile.",
    ],
    advice: [
      {
        heading: "Use regional lists well",
        text: "Go Africa Online and TogoYP have Togolese sections with free entries and paid places, AFRIKTA and StartupList Africa take young firms. The state lists registered NGOs by number. Fill a few of them entirely, with photos and hours, and link the page that you really keep up to date, often on Facebook.",
      },
      {
        heading: "Across three borders",
        text: "Lagos, Accra and Cotonou are within a day by road. Traders from there speak English or French and compare with home. Give prices in CFA francs with an example in euros, the papers that goods need, and whether you accompany a customer through the port.",
      },
    ],
    questions: [
      {
        question: "Which languages work alongside French?",
        answer:
          "Ewe and Mina in the south, Kabiyè in the north, Hausa among traders. They are for voice, radio and market stalls. A directory text stays French; an English summary is useful with Ghana next door. State who answers in which language.",
      },
      {
        question: "Do informal traders have a place in directories?",
        answer:
          "There is a status of entrenant for small activities, with simple registration. It allows a bank account and invoices. Register first, because several sites and all companies ask for a number, and a profile without it stays on the last page.",
      },
      {
        question: "What does the chamber do in the country?",
        answer:
          "The chamber of commerce and industry advises importers, trains traders and issues documents, and firms pay a contribution. It can confirm membership to a partner abroad. Don't expect retail customers from its list, but do visit its trade fair in Lomé.",
      },
    ],
  },
  kyrgyzstan: {
    intro:
      "The Ministry of Justice of Kyrgyzstan publishes its Register of Legal Entities online, with registration number, tax number INN, OKPO code, head and address of each company. Individual traders are elsewhere, with the tax service, and many work on a simple patent. So a customer may search for you in vain though you are legal. State which of the forms is yours at the top of the profile.",
    prepare: [
      "Choose between registration number, OKPO and INN with the form in mind, and label each, since all are just digits.",
      "Begin the address with code and city, 720001 Bishkek, then the street, house and the crossing street as reference.",
      "Write 0312 123 456 for the capital, +996 312 123 456 for partners in Kazakhstan, and a mobile with WhatsApp.",
      "Spell the name in Kyrgyz and Russian as in the charter, OsOO for a limited company, and add Latin letters.",
      "Offer payment by QR code through local banks, besides som in cash, and say if dollars are welcome for tours.",
    ],
    advice: [
      {
        heading: "Lalafo, House.kg and 2GIS",
        text: "Lalafo has everything from sofas to electricians; House.kg has homes; both begin free and sell visibility. 2GIS is the map that drivers and shoppers open, offline as well, so check the entrance and floor there. Traders at Dordoi bazaar write the row and container number, which no address can replace.",
      },
      {
        heading: "Mountains as a calendar",
        text: "Passes close in winter, yurt camps open in June, and Issyk-Kul fills in July. Put months into the description and not only hours. Trekking agencies should print insurance, guide certificates and who answers at night, in English and German, since many guests come from there.",
      },
    ],
    questions: [
      {
        question: "Kyrgyz or Russian first?",
        answer:
          "Kyrgyz is the state language and its use is growing by law, Russian is official and common in Bishkek and business. Put both in. In Osh, Uzbek is widely spoken, so staff who know it are an argument for a clinic or shop.",
      },
      {
        question: "Can buyers verify a sewing workshop?",
        answer:
          "By tax number, patent or company entry, and by a video call from the floor. Clothes go to Russia and Kazakhstan under the rules of the Eurasian union, so name the labels, declarations of conformity and minimum lots that you can do.",
      },
      {
        question: "Is a domain under kg necessary?",
        answer:
          "Not for a listing, though it helps locals to recognize you. What matters more is that site, map and Instagram carry the same phone. Tourists from abroad find you through English pages, wherever those are registered.",
      },
    ],
  },
  cameroon: {
    intro:
      "Cameroon works in French and English, with civil law and OHADA company forms in most of the country and common law traditions in the northwest and southwest. Businesses get an RCCM entry from the court and an NIU, the unique tax number, through the one-stop center. The chamber, CCIMA, is a further address for members. Bilingual profiles are not a luxury here but simply readable to everybody.",
    prepare: [
      "Write the NIU with its letters at both ends, M099600009248R for instance, because readers mistype it otherwise.",
      "Name quarter and landmark in Douala or Yaoundé, such as a carrefour, pharmacy or school, as streets lack signs.",
      "Print nine digits, 2 22 12 34 56 for a fixed line, +237 2 22 12 34 56 for abroad, and a mobile starting with 6.",
      "Give Orange Money and MTN MoMo names, and say what you do when the network is down.",
      "Prepare the text twice, in French and English, written by people and not one through the other.",
    ],
    advice: [
      {
        heading: "Annual lists and online ones",
        text: "Go Africa Online and BusinessList Cameroon have local sections with free entries, AFRIKTA and StartupList Africa younger firms. CCIMA keeps a directory of its members, who pay for their card. Suppliers of cocoa, timber or oil firms get on vendor lists by prequalification, for which the tax certificate must be recent.",
      },
      {
        heading: "One country, several rhythms",
        text: "Douala trades, Yaoundé administers, Bafoussam and Garoua supply their regions. State where the stock is and how it travels, by agency bus or truck. For places in the English-speaking regions, say honestly on which days you open and whether delivery is possible at present.",
      },
    ],
    questions: [
      {
        question: "Which currency and tax notes belong in prices?",
        answer:
          "CFA francs of Central Africa, which isn't the same note as in West Africa though worth the same in euros. Write whether VAT is included, and if the firm is in the simplified regime without it. Companies withhold part of some invoices, so expect questions.",
      },
      {
        question: "Do customers use Pidgin?",
        answer:
          "In speech, widely, and it makes radio and video friendly. In a directory, use standard English or French. A greeting or slogan in Pidgin is fine for food, music and repairs, while clinics and banks should stay with the formal language.",
      },
      {
        question: "How can a partner abroad check us?",
        answer:
          "They ask for the RCCM extract, the NIU card and the tax compliance certificate, and may write to the chamber. Have scans ready, publish only the numbers, and answer from an address of your own domain. Free mail addresses lower trust after years of fraud.",
      },
    ],
  },
  benin: {
    intro:
      "Benin has put founding a business online: the platform of APIEx delivers the RCCM number and the tax number within hours. That tax number, IFU, called Unique Tax Identifier in English, stands on the standardized invoices that all sellers must issue. Cotonou with its port and the Dantokpa market sets the pace, Porto-Novo is the capital, and Parakou serves the north.",
    prepare: [
      "Write the IFU with its thirteen digits, 3200901353510 in the specimen, on every quotation and in closed fields.",
      "Give carré, lot, quarter and a landmark; houses in Cotonou are found by carré more than by street.",
      "Use the ten digits that replaced eight in 2024, now beginning with 01, so 01 20 21 12 34.",
      "Put +229 before all ten for callers from Togo, Nigeria and France, and update old cards and vans.",
      "Name MTN, Moov or Celtiis money accounts with the registered holder, plus cards if there is a terminal.",
    ],
    advice: [
      {
        heading: "Old numbers are the commonest mistake",
        text: "Since the change of numbering, a great part of online listings for the country shows eight digits that no longer connect. Correct yours on BeninYP, Go Africa Online, AFRIKTA, maps and social pages, and write to sites that copied you. It costs an afternoon and beats any new entry.",
      },
      {
        heading: "Between Lagos and Lomé",
        text: "Nigeria is next door, and its buyers read English and think in naira. State which goods you hold in stock, whether delivery to Seme border is included and how you protect against forged transfers. The Chambre de Commerce du Bénin registers members for a contribution and knows the formalities.",
      },
    ],
    questions: [
      {
        question: "What does a normalized invoice look like?",
        answer:
          "It has a code and signature from the tax authority's system, with a QR code that a customer can scan. Say in the profile that you issue such invoices. Companies may not deduct others, and individuals use them to complain.",
      },
      {
        question: "Which languages do people speak on the phone?",
        answer:
          "French in offices, Fon and Goun in the south, Yoruba in the east and Bariba in the north. A directory entry in French with a note of the spoken languages is right. For artisans, a short recorded message in Fon on WhatsApp works wonders.",
      },
      {
        question: "Are tourist businesses treated apart?",
        answer:
          "Hotels, guides and restaurants need the ministry's approval and a class. Ouidah, Ganvié and Abomey attract guests with roots overseas, who search in English and Portuguese as well. Print the approval number, opening on Vodun Days in January, and the name of the guide.",
      },
    ],
  },
  cyprus: {
    intro:
      "English stayed a language of business in Cyprus after independence, and the registrar still works much as in Britain. The Department of Registrar of Companies and Official Receiver, DRCOR, has a free online search with a prefix HE for limited companies. Thousands of them are holding firms at a lawyer's address. A real shop, clinic or studio should therefore show people, premises and a local phone.",
    prepare: [
      "Copy the company number, five or six digits such as 12032, with the HE in front where the register shows it.",
      "Write the VAT number as issued, with its letter at the end like CY-10259033P, if you trade within the Union.",
      "Put the four digit code before the town, 2008 for a part of Strovolos, and the area after the street.",
      "List eight digits, 22 345678 for Nicosia, without a zero, and +357 22 345678 for all foreign readers.",
      "Choose one spelling among Lefkosia, Nicosia and their like, and add the other in the description.",
    ],
    advice: [
      {
        heading: "Two local sites and the chambers",
        text: "CypIndex is the business list, with free basic entries, and Bazaraki the marketplace for flats, cars and handymen. The Cyprus Chamber of Commerce and Industry and its district chambers publish members who pay. Law and audit firms also need the member search of their own body.",
      },
      {
        heading: "Name your readers",
        text: "Greek Cypriots, British residents, Russian speakers, Israelis and visitors read different sites. Tell each where it concerns them: parking and prices in Greek, after-care and insurance in English, payment and schools in Russian. One profile can hold the three if each paragraph stands alone.",
      },
    ],
    questions: [
      {
        question: "Does a firm in the north use the same register?",
        answer:
          "No. The Republic's register doesn't cover the area outside its control, and firms there have another system, phone prefix and legal status. If customers cross at the checkpoints, explain insurance and delivery, and leave legal questions to a lawyer.",
      },
      {
        question: "Who may call himself a fiduciary or estate agent?",
        answer:
          "Only those with a license: administrative services are regulated by CySEC, the bar or the accountants' institute, and agents by their council, with a register number. Print it in the listing. Unlicensed agents are fined, and directories remove them.",
      },
      {
        question: "Are Sundays and Wednesdays still special?",
        answer:
          "Older shops close on Wednesday and Saturday afternoons, malls and tourist places hardly at all. Enter the hours of each day and of each season. In August many firms shut for two weeks, and a note saves fruitless drives from Paphos to Nicosia.",
      },
    ],
  },
  "costa-rica": {
    intro:
      "The Registro de Personas Jurídicas, a part of Costa Rica's National Registry, gives every company a cédula jurídica, an identity number with its own pattern. Its portal sells certificates for a few steps and shows basic facts to users who sign in. Directions here are famous: two hundred meters south of the church. Listings that explain a place in such words get visitors, others get phone calls.",
    prepare: [
      "Write the cédula jurídica with hyphens, 3-101-999999 being the model; the middle part tells a stock company from a limited one.",
      "Give province, canton and district, in that order, as forms and electronic invoices use these three levels.",
      "Describe the way from a landmark in meters and compass points, and add Waze, which most drivers follow.",
      "List eight digits, 2212 3456, with 2 for fixed lines, or +506 2212 3456 for guests from North America.",
      "Include VAT and, in restaurants, the service charge in prices, because the law wants the final figure.",
    ],
    advice: [
      {
        heading: "Encuentra24 and beyond",
        text: "Encuentra24 is the marketplace for homes, cars and services, and Yelu Costa Rica is a business list with free entries. Tour firms and hotels need the declaration of the tourism institute ICT, which has a public list, and may earn its sustainability mark. The Cámara de Comercio de Costa Rica is a paid membership.",
      },
      {
        heading: "Sinpe Móvil and dollars",
        text: "People pay small sums by Sinpe Móvil to a phone number, so print it with the name of the account. Tours and rents are quoted in dollars, most else in colones. Show which applies, the exchange you use, and the form of receipt that a company gets.",
      },
    ],
    questions: [
      {
        question: "How much English should an entry have?",
        answer:
          "On the coasts, in Monteverde and La Fortuna, as much as Spanish. In the Central Valley, Spanish first. Medical and dental clinics with patients from abroad need a full English text, prices as ranges and the name of the professional college.",
      },
      {
        question: "Is a cédula enough for foreign clients?",
        answer:
          "They also ask who may sign, the personería jurídica, a certificate that is valid for a short time. Don't publish it; order it when a contract is near. In the profile, company number, province and electronic invoice are what counts.",
      },
      {
        question: "Does green season need its own hours?",
        answer:
          "Yes. From May to November many lodges close some weeks, roads turn to mud and tours start early. Update dates in April, say which vehicle is needed, and tell people whether a tour runs in rain. It prevents most bad reviews.",
      },
    ],
  },
  rwanda: {
    intro:
      "In Rwanda, a company is registered online at the Office of the Registrar General within the Development Board, at no charge for the registration itself, and its company code is also the tax number at the Rwanda Revenue Authority. One number thus opens almost every form. Kigali has street signs and codes on all roads, which is rare in the region, so give a full address and let visitors use it.",
    prepare: [
      "Write the nine digits, 103197639 in the specimen, once as company code and once as TIN where a form has two fields.",
      "Use the road code with KN, KG or KK and the house number, then sector and district, plus the building's name.",
      "Print the mobile in full with +250 as in +250 250 123 456, because forms abroad cut the first digits.",
      "State MTN MoMo Pay code and the name on it, next to bank cards, since cash is used less and less.",
      "Mention EBM receipts, as customers may claim a share of VAT back when they get one.",
    ],
    advice: [
      {
        heading: "Hills, sectors, last Saturdays",
        text: "Directions go by hill and roundabout. Name them besides the code. On the last Saturday of each month, Umuganda keeps shops closed until about eleven, and memorial days in April change what is open. A profile that says so spares guests a walk to a locked gate.",
      },
      {
        heading: "Where to be present",
        text: "RwandaYP is the country's page in a worldwide network of lists, and AFRIKTA and StartupList Africa add it to theirs; all begin free. The Private Sector Federation unites chambers of each trade and can introduce members. Lodges near Volcanoes Park need the Development Board's license above all.",
      },
    ],
    questions: [
      {
        question: "Kinyarwanda, English or French?",
        answer:
          "Kinyarwanda is what everyone speaks. English runs schools, offices and technology, French is strong among older people and with Congo and Burundi. Write English, add a Kinyarwanda paragraph for household services, and list the languages of the person at the desk.",
      },
      {
        question: "Can a firm abroad list a Kigali office?",
        answer:
          "If it is registered there as a branch or company. Coworking spaces host many, so name the floor and a person. Conference visitors look for firms within a short ride of the convention center and decide by how fast somebody replies.",
      },
      {
        question: "What must shops avoid in pictures?",
        answer:
          "Plastic bags, which have been banned for years, and products without labels. Inspectors take both seriously. Show clean storage, a receipt printer and paper packaging, as local customers read such details as signs that a firm follows the rules.",
      },
    ],
  },
  albania: {
    intro:
      "The Albanian National Business Center, in Albanian Qendra Kombëtare e Biznesit, registers companies and traders in one step with tax, social security and municipality. Extracts are free to see and show owners and accounts. The number it gives, NIPT or NUIS, starts and ends with a letter. Albania's towns grew faster than their addresses, so the rest of a good entry is about finding the door.",
    prepare: [
      "Write the NUIS with its letters, L39308501E for instance, since a missing letter makes the number invalid.",
      "Give street, building and entrance, and a landmark; new blocks in Tirana often bear the builder's name.",
      "Add the code, 1001 for central Tirana, and the municipal unit, then the city in its Albanian form.",
      "Print 022 345 678 at home and +355 22 345 678 for emigrants, with Viber and WhatsApp on a mobile.",
      "State prices in lek and say new lek if a zero could be doubted, as old counting survives in speech.",
    ],
    advice: [
      {
        heading: "Yellow pages and Merrjep",
        text: "Albanian Yellow Pages and AlbaniaYP list companies by city, Merrjep is for flats, cars and jobs. Guest houses in Theth, Berat or Himara live from booking sites and Instagram. A firm that wants contracts from Italy should prepare an Italian sheet with machines, certificates and three references.",
      },
      {
        heading: "Summer doubles the readers",
        text: "From June to September, emigrants return and tourists arrive. Dentists, builders and wedding halls are booked then. Publish dates and a way to reserve with a deposit, in euros if you wish, and answer at night, when people abroad have time to write.",
      },
    ],
    questions: [
      {
        question: "Which languages should I offer?",
        answer:
          "Albanian with ë and ç written properly, then Italian, English and, in the south, Greek. Many speak two of them. Say who on the team does. For Kosovo, the same text works, but prices there are in euros and the tax number is another.",
      },
      {
        question: "Do customers ask for fiscal receipts?",
        answer:
          "They may scan the code on the receipt, and the tax office runs campaigns for it. Announce that you issue them, because it separates regular firms from others. Companies require an electronic invoice with your NUIS before they pay.",
      },
      {
        question: "How do I correct an entry at the business center?",
        answer:
          "By filing a change through e-Albania or at a counter, usually through an accountant. Sites that copy the register follow after some time. Phone and opening hours aren't part of it, so those you have to correct in each directory.",
      },
    ],
  },
};
