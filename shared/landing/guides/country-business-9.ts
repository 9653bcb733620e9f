import type { Guide } from "./guide.ts";

export const countryBusiness9: Record<string, Guide> = {
  armenia: {
    intro:
      "Founding a company in Armenia takes minutes online, and the site, titled Electronic Register Government of Armenia, also shows status, director and owners of any firm. Each has a state registration number and a tax code, HVHH in Armenian. Software teams in Yerevan sell to clients worldwide, while workshops in Gyumri and Vanadzor sell at home. Decide which reader you write for, because the alphabet already divides them.",
    prepare: [
      "Print the tax code and the registration number with their labels, as shown on the extract of the register.",
      "Write the name in Armenian letters, then one Latin form, and a Russian one if partners there use it.",
      "Give street, building and flat, then a code such as 375010 and the city, with the marz for other places.",
      "List (010) 123456 for a Yerevan line and +374 10 123456 for relatives in Los Angeles, Paris or Moscow.",
      "Note the entrance, floor and door code, for offices often share residential houses from the Soviet years.",
    ],
    advice: [
      {
        heading: "Spyur is the reference",
        text: "Spyur began as an information service and is still where firms look for suppliers, with a free basic entry and paid extras. Yell.am and ArmeniaYP are alternatives. MyRealty.am is for homes. The Chamber of Commerce and Industry of Armenia has paying members, issues certificates of origin and brings delegations together.",
      },
      {
        heading: "Sell to the diaspora",
        text: "More Armenians live abroad than at home. They order flowers, repairs, tours to a grandparent's village and apartments. Offer a call in Western Armenian, English, French or Russian, take cards, and send pictures of the finished work. Mention the time difference and holidays such as early January.",
      },
    ],
    questions: [
      {
        question: "Is Russian still useful in a profile?",
        answer:
          "For trade with Russia and for the many who moved from there since 2022, yes. Armenian is required in dealings with the state and expected by the public. English is the working language of IT. Use separate fields, never one mixed line.",
      },
      {
        question: "What do partners check before they sign?",
        answer:
          "The electronic register for the director's powers, the tax service's list of VAT payers, and court cases in the open system. Update the director there on the day of the change, since banks stop a payment when the names differ.",
      },
      {
        question: "How do I describe prices and tax?",
        answer:
          "In drams, with VAT if you pay it. Small firms may be under turnover tax or a micro business rule, without VAT on invoices, and corporate buyers ask which. For clients abroad, name the currency of the invoice and the bank's country.",
      },
    ],
  },
  jamaica: {
    intro:
      "The Companies Office of Jamaica registers companies and business names, and its online search confirms them. Add the taxpayer number, TRN, and a tax compliance certificate, and a small firm can bid for public work. Kingston, Montego Bay and Mandeville differ in what sells; customers from the diaspora and cruise guests are a third group. A good listing names its parish and the side of the island.",
    prepare: [
      "Write the name as on the certificate, with Limited or the words business name, and keep the TRN out of public fields.",
      "Give street, district or community, and parish; in Kingston add the number of the postal zone after the city.",
      "Print (876) 523-0123, note that a second area code is in use too, and +1 876-523-0123 for visitors.",
      "State whether prices are in Jamaican or US dollars and contain GCT, as both questions come up at once.",
      "Describe the road after rain, parking and security, since taxi and delivery drivers ask for these.",
    ],
    advice: [
      {
        heading: "Lists and licenses",
        text: "JamaicaIndex has a free business entry. Drivers, guides, villas and attractions need a license of the Tourist Board, and hotels send guests only to licensed ones. The Jamaica Chamber of Commerce takes members for a fee, as do the parish chambers. For everything else, Instagram and WhatsApp carry the talk.",
      },
      {
        heading: "Storm season and island time",
        text: "From June to November, storms close roads and airports. Say where you post changes and how deposits are handled. And keep the hours you print: a shop which opens when it says so earns more five star reviews in Portmore than any discount does.",
      },
    ],
    questions: [
      {
        question: "Should the text be in Patois?",
        answer:
          "English is written and official. Patois, Jamaican to linguists, gives warmth to food, music and tours in a headline or quote. Use it as your customers do, sparingly, and let someone from the island read it before it appears.",
      },
      {
        question: "What does the diaspora order?",
        answer:
          "Groceries for parents, funerals, building work, land surveys and airport rides. They pay from Toronto, London or New York, and fear fraud. Show the company number, a landline, references and staged payments, with photos at each stage.",
      },
      {
        question: "Can I list a home kitchen or salon?",
        answer:
          "With a business name registration and, for food, the permit of the health department. Show the community without the house, take bookings by message and print the permit's year. Inspectors read social pages, and customers feel safer.",
      },
    ],
  },
  "dominican-republic": {
    intro:
      "Companies in the Dominican Republic reserve their name at ONAPI, the National Office of Industrial Property, then enter the mercantile register of their chamber, and get an RNC from the tax office DGII. Each step leaves a number that partners ask for. Santo Domingo, Santiago and the resorts around Punta Cana are three different markets, with the last one speaking several languages.",
    prepare: [
      "Write the RNC with hyphens or in a row, as in 1-01-85004-3, and the number and place of the mercantile register.",
      "Give street, number, sector and municipality, because a sector such as Naco or Gazcue tells more than a code.",
      "Add a code like 11903 before the city only where a form requires it; few people know their own.",
      "Print (809) 234-5678 or the two newer area codes with all ten digits, and +1 809-234-5678 for abroad.",
      "State if ITBIS and, in restaurants, the legal ten percent are included, for menus often leave both out.",
    ],
    advice: [
      {
        heading: "Yellow pages and Corotos",
        text: "Páginas Amarillas Dominicana is the business list and starts free, Corotos the marketplace for cars, homes and services. Yelu Dominicana adds a further entry. The Cámara de Comercio de Santo Domingo runs the register of the capital and has members as well; entry into the former is a legal act and not publicity.",
      },
      {
        heading: "Receipts that companies need",
        text: "Business clients want a receipt with fiscal value, and electronic ones have numbers that start with E, such as E310000000005. Say which kinds you issue. A mechanic or caterer who can't do so loses offices, hotels and schools as customers, whatever the price is.",
      },
    ],
    questions: [
      {
        question: "Which languages suit a business near the resorts?",
        answer:
          "Spanish for staff, suppliers and residents, English for most guests, then French, German and Russian by season. Haitian Creole helps on sites and markets. Put each language in its own paragraph or field, and let natives write the promises you will be held to.",
      },
      {
        question: "How do people confirm that a firm is real?",
        answer:
          "They type the RNC into the tax office's page, which shows name, status and activity. The trade name can be searched at the property office. Use the identical name in listings, or a partner will ask why two are in use.",
      },
      {
        question: "What should power and water notes say?",
        answer:
          "That a generator or inverter and a cistern exist, if they do. Clinics, salons and apartments are chosen for it. Mention also the months of storms and that bookings can be moved, which international guests read with relief.",
      },
    ],
  },
  lebanon: {
    intro:
      "The register for traders in Lebanon is maintained by courts and searched on a page of the Lebanese Ministry of Justice, Commercial Register being its English name. Years of crisis changed what buyers read first: currency, electricity, and whether an address is still open. A profile that states all of this with a date stands out among pages that no one has touched since 2019.",
    prepare: [
      "Quote the registration number with its region, 77621 serving as a sample, because each region counts for itself.",
      "Name caza, town, street, building and floor, plus the shop or bank next to it, as people navigate by landmarks.",
      "Enter eight digits such as 2038 3054 only where a form requires a code, and give the area instead elsewhere.",
      "Print 01 123 456 for Beirut and +961 1 123 456 for clients abroad, with WhatsApp on the mobile.",
      "Say in which currency you charge, whether dollars in cash, a local card or a transfer from abroad.",
    ],
    advice: [
      {
        heading: "Lists, jobs and chambers",
        text: "Yelleb lists businesses of all towns, with free entries. Bayt and Naukrigulf are job sites where employers pay. The Chamber of Beirut and Mount Lebanon is a regional chamber with paying members, and Tripoli, Sidon and Zahlé have their own. An exporter of food or jewelry needs the chamber's certificates anyway.",
      },
      {
        heading: "Serve clients abroad from home",
        text: "Designers, programmers, clinics and universities live from customers in the Gulf, Africa and Europe. Explain backup power and internet lines, payment through an account abroad, and who takes over if the team can't work. One calm sentence about it prevents ten worried mails.",
      },
    ],
    questions: [
      {
        question: "Arabic, French or English?",
        answer:
          "Arabic is official and reaches all, French is strong in schools, law and medicine, English in business and technology. Many mix the three in a sentence. For directories choose two texts, Arabic and the one your clients write to you in.",
      },
      {
        question: "What is the weekly rhythm?",
        answer:
          "Offices work Monday to Friday, shops on Saturday too. Muslim and Christian holidays alike close banks, so the year has many. Announce them, along with the hours in Ramadan, and tell when the generator is off if that closes the lift.",
      },
      {
        question: "How can new customers trust an old listing?",
        answer:
          "They look for a recent date, so renew photos and prices each quarter and answer reviews. Remove dead landlines. If you moved after the port explosion, write the former street too, since many still search for it.",
      },
    ],
  },
  panama: {
    intro:
      "Corporations in Panama are inscribed at the Public Registry of Panama, which is known abroad for holding firms, while a local shop is recognized by something else: its aviso de operación, the notice to operate that hangs on the wall. Add the RUC with its check digits, and suppliers know that you exist. The canal, the Colón Free Zone and the banks bring readers from all of Latin America.",
    prepare: [
      "Copy RUC and check digits, DV, from the tax portal, and the number of the aviso de operación with its activities.",
      "Give building, floor, street, corregimiento and district, plus a landmark, since postal codes aren't used.",
      "Print 200-1234 for a landline, +507 200-1234 for abroad, and mobiles with eight digits starting with 6.",
      "Write prices in dollars, which circulate at par with the balboa, and say if ITBMS is on top.",
      "Name the free zone, when you are in one, because sales to residents follow other rules than exports.",
    ],
    advice: [
      {
        heading: "Encuentra24 and the chamber",
        text: "Encuentra24, the region's marketplace, sells homes, cars and jobs; private users start free and agencies pay. The business list with a free entry is YeluPa. The Cámara de Comercio de Panamá has members by subscription and runs the trade fair Expocomer, where many distributors meet their first buyer.",
      },
      {
        heading: "City, interior, islands",
        text: "Panama City crawls at rush hour, so name the metro station and parking. David and Santiago serve farmers. In Bocas or Guna Yala, boats set the timetable and cards may fail. Write for the place where your customer stands, with real travel times instead of kilometers.",
      },
    ],
    questions: [
      {
        question: "Does a Panamanian corporation count as a local business?",
        answer:
          "By itself it says little, as thousands have no office. A notice to operate, a municipal tax number, staff and a lease show activity. Mention those you have, and leave the word offshore to lawyers, because banks read it with suspicion.",
      },
      {
        question: "Which language should come first?",
        answer:
          "Spanish. English is second nature in shipping, banking, tourism and among retirees in Boquete. Chinese helps with wholesalers in Colón. Give the headline in Spanish and the services in both, so that each side finds its terms.",
      },
      {
        question: "Are some trades closed to foreigners?",
        answer:
          "Retail is reserved to citizens with exceptions, and so are many professions, such as law, medicine or architecture. Check before you advertise. Directories don't ask, but customers may report it, and the notice to operate can be withdrawn.",
      },
    ],
  },
};
