import type { Guide } from "./guide.ts";

export const countryBusiness1: Record<string, Guide> = {
  australia: {
    intro:
      "Australians search by suburb far more than by city. A plumber in Parramatta and one in Cronulla both work in greater Sydney, yet they serve different streets and different customers. Good directory entries follow that habit: they name the suburb, the state abbreviation and the four digit postcode. National yellow pages, trade quote portals, council business lists and state chambers each reach another part of the market.",
    prepare: [
      "Your Australian Business Number, eleven digits long, because customers can look it up in the public ABN register before they call.",
      "An address that ends with suburb, state and postcode, such as NSW, VIC or QLD followed by four digits.",
      "A phone number in local form with its area code in brackets, or a 13 or 1300 line for callers nationwide.",
      "Licence numbers for electricians, builders and plumbers, since state authorities regulate these trades and careful homeowners ask to see them.",
      "Opening hours marked with the time zone, because Perth, Adelaide and Brisbane do not share one clock through the year.",
    ],
    advice: [
      {
        heading: "List suburbs you really serve",
        text: "Mobile trades often cover a ring of suburbs around a depot. Enter the depot once and use the service area field for the rest. A separate invented office in every suburb confuses map services and may get genuine profiles removed by careful editors.",
      },
      {
        heading: "Write in Australian spelling",
        text: "Use colour, organise, tyre and kerb, and name the work as locals do: a conveyancer, a tradie, a removalist, a panel beater. Category menus on international portals may show American names, so put the Australian word in the description.",
      },
    ],
    questions: [
      {
        question: "Can an overseas software company be listed in Australian directories without an ABN?",
        answer:
          "Some portals accept foreign suppliers with a service area, while others ask for the ABN at registration. Read the form first. Say plainly where your team sits, which hours of the Sydney or Perth day support covers, and whether invoices show GST.",
      },
      {
        question: "Which evidence do Australian homeowners look for before choosing a trade?",
        answer:
          "They commonly check a licence, public liability insurance and reviews that mention a real job. Photographs of finished work in recognisable local houses help too. Put the licence number into the profile itself, so no one has to request it by email.",
      },
      {
        question: "Should regional towns get the same attention as Sydney and Melbourne?",
        answer:
          "Yes, if you work there. Ballarat, Toowoomba, Bendigo and Wagga Wagga have their own chambers and community pages, and residents like suppliers who know the distances. Mention travel zones and the days on which you visit, rather than claiming a branch.",
      },
    ],
  },
  austria: {
    intro:
      "Business in Austria is spread across nine federal states, from Vienna and Linz to Graz, Salzburg and Innsbruck. Listings should be written in German, with Austrian words where they differ from those used in Germany. Most trading companies belong to the Wirtschaftskammer, whose public company directory is a familiar starting point. Regional tourism portals, phone books and craft guilds add readers with a clear need.",
    prepare: [
      "The Firmenbuch number and the competent court, which incorporated companies also print in the Impressum of their own website.",
      "A UID number beginning with ATU, useful wherever business customers check whether an invoice can be treated correctly for tax.",
      "Your street, house number, staircase and door written with slashes, as Viennese addresses often need more detail than one number.",
      "A phone number starting with +43, entered without the zero that callers inside the country put before the area code.",
      "The exact name of your trade licence, the Gewerbeberechtigung, so that the chosen category matches what you may offer.",
    ],
    advice: [
      {
        heading: "Keep the Austrian vocabulary",
        text: "A carpenter may be a Tischler here where a German portal says Schreiner. Food businesses write Erdäpfel, Marillen and Topfen without explaining them. Check imported category names and use the word a customer in Graz would type into the search field.",
      },
      {
        heading: "Reflect seasons in alpine regions",
        text: "Hotels, ski schools and repair shops in Tyrol or Vorarlberg work by season. Record winter and summer hours separately and update closing weeks in spring and autumn. Guests planning from Munich or Zurich will trust a profile that shows current dates.",
      },
    ],
    questions: [
      {
        question: "Is a German company profile good enough for customers in Vienna?",
        answer:
          "The language is understood, but details betray a copied text. Add an Austrian contact, delivery terms for the country, and local names for products. If you have no office there, describe the service area honestly instead of borrowing an address.",
      },
      {
        question: "Do craft businesses benefit from the guild and chamber directories?",
        answer:
          "They are worth completing because buyers already associate them with registered trades. Review the data that the chamber holds, add specialisms and a web address, then repeat the same name in other books. Mismatched spellings of ß or umlauts create duplicates.",
      },
      {
        question: "How should academic titles appear in a professional's directory entry?",
        answer:
          "Titles such as Mag., Dr. or DI are common in Austrian professional life. Include them for lawyers, doctors and engineers when they are part of the usual practice name, and use the same form everywhere. Omit them from a shop's trading name.",
      },
    ],
  },
  belgium: {
    intro:
      "A Belgian listing begins with a language decision. Flanders reads Dutch, Wallonia reads French, Brussels officially uses both, and a German-speaking community lives in the east around Eupen. A firm in Antwerp may therefore need a different text from one in Liège, even for the same service. National gold pages, chambers in each province, and sector federations provide the usual places to appear.",
    prepare: [
      "The enterprise number from the Crossroads Bank for Enterprises, ten digits, which is also the root of the Belgian VAT number.",
      "Official place names in each language, because Mons is Bergen, Liège is Luik and Kortrijk becomes Courtrai on French pages.",
      "Separate Dutch and French descriptions, each written by someone who sells in that language and knows the ordinary trade terms.",
      "A four digit postcode before the municipality, with the box number added after the house number where a building is shared.",
      "A +32 phone line and a note of which languages colleagues speak when a customer from another region calls.",
    ],
    advice: [
      {
        heading: "Give Brussels two full texts",
        text: "Street signs in the capital carry two names, and customers search with either. Enter Rue Neuve or Nieuwstraat according to the language of the directory. Keep one enterprise number on both profiles, so editors can see that they describe one firm.",
      },
      {
        heading: "Choose a region before sectors",
        text: "Ghent and Antwerp have ports, logistics and chemicals nearby; Charleroi and Liège carry industrial traditions; Leuven is known for research. Lead with the cluster you serve. A buyer scanning a federation's list wants evidence of relevant clients in the same chain.",
      },
    ],
    questions: [
      {
        question: "May a small Flemish shop publish its profile in English only?",
        answer:
          "English works for exporters and the international community in Brussels, yet neighbourhood customers expect Dutch. Write Dutch first and add a short English paragraph if the form permits it. French helps when you deliver across the language border or into the capital.",
      },
      {
        question: "What legal form should follow the company name in Belgium?",
        answer:
          "Use the abbreviation that belongs to your language: BV or SRL, NV or SA. They name the same types of company. Choose the version registered in your deed, and mention the other only where the directory offers a translated name field.",
      },
      {
        question: "Can Dutch or French suppliers use Belgian directories to find customers?",
        answer:
          "Many do, since Lille, Maastricht and Breda lie close to Belgian towns. State delivery days, the VAT treatment you offer and a contact who understands local habits. Do not assume that a page made for Paris or Amsterdam sounds natural here.",
      },
    ],
  },
  brazil: {
    intro:
      "Portuguese is the language of commerce in Brazil, and the Brazilian form differs clearly from that of Lisbon. Customers may meet a company on a guide for São Paulo, a neighbourhood portal in Recife, an industry federation in Minas Gerais or a review page. After that, many write on WhatsApp before they phone. A good listing makes that first message easy and the firm easy to verify.",
    prepare: [
      "Your CNPJ in its usual punctuated form, since suppliers, marketplaces and cautious clients use it to confirm who they deal with.",
      "Both the razão social and the nome fantasia, because the registered name and the name above the door often differ.",
      "An eight digit CEP with street, number, bairro, city and the two letter state code, such as SP or BA.",
      "A WhatsApp number including the DDD area code, checked from another handset so that the chat link opens correctly.",
      "Payment options that customers ask about, including Pix, boleto and card instalments, written only if your company truly accepts them.",
    ],
    advice: [
      {
        heading: "Name the bairro in full",
        text: "In Rio de Janeiro or Belo Horizonte the neighbourhood tells people more than a street name. Place it in the address and once in the description. Add a landmark or metro station when the entrance is inside a gallery or a commercial tower.",
      },
      {
        heading: "Answer reviews in Brazilian Portuguese",
        text: "Complaint and review sites are part of how consumers judge a shop. Reply politely, refer to the order and explain what was done. A translated formula sounds cold, and wording borrowed from a page made for Lisbon can feel out of place.",
      },
    ],
    questions: [
      {
        question: "Does a foreign company need a CNPJ to advertise on Brazilian guides?",
        answer:
          "It depends on the guide. Local address portals may make it compulsory, while software catalogues and trade media can accept suppliers from abroad. Check before preparing texts, and never enter another firm's number simply to get past a required field.",
      },
      {
        question: "Which Brazilian cities should a business supplier cover first?",
        answer:
          "Start where clients and support already exist. São Paulo concentrates services and finance, Curitiba and Joinville have strong manufacturing, Manaus hosts an industrial zone, and Recife is known for technology. One complete regional profile is better than several empty ones.",
      },
      {
        question: "Is Spanish acceptable for a listing aimed at customers in Brazil?",
        answer:
          "Treat it as a different market. Brazilians may understand parts of a Spanish page, but they search in Portuguese and expect an answer in it. Have product names, guarantees and the contact form adapted by a native speaker before you submit.",
      },
    ],
  },
  canada: {
    intro:
      "Two official languages and ten provinces shape how Canadian customers look for a supplier. French leads in Quebec, English in most other provinces, and New Brunswick uses both officially. Someone in Calgary rarely needs a roofer from Halifax, so provincial and city listings carry real weight. Yellow pages, boards of trade, municipal business pages and contractor review portals cover different parts of that search.",
    prepare: [
      "A postal code in the letter and digit pattern A1A 1A1, placed after the city and the two letter province abbreviation.",
      "French and English versions of the company text if you sell in Quebec, written separately instead of passed through a translator.",
      "Your federal Business Number or Quebec NEQ, ready for forms that verify a registered company before publishing its details.",
      "A ten digit phone line with the right area code, plus a toll-free number if you help clients across several provinces.",
      "Proof of provincial certification for electricians, gas fitters and similar occupations, because each province has its own licensing bodies.",
    ],
    advice: [
      {
        heading: "Treat Quebec as French first",
        text: "Customers in Trois-Rivières or Laval search for un plombier, un notaire or un garage. Prepare the French category before the English one, keep accents in street names, and use Quebec terms. A page written for Paris can miss everyday local vocabulary.",
      },
      {
        heading: "Show weather and distance plainly",
        text: "Snow clearing, heating, tire changes and roofing follow the calendar. Tell readers in Winnipeg or Sudbury when seasonal bookings open and how far crews travel. Delivery firms should say whether northern communities, Newfoundland or Vancouver Island are included in normal service.",
      },
    ],
    questions: [
      {
        question: "Do American companies need a separate profile for Canadian buyers?",
        answer:
          "A separate version is wise when shipping, currency, taxes or warranty terms change at the border. Quote Canadian dollars clearly, explain duties and name the provinces served. A Buffalo or Seattle address is fine if the directory accepts suppliers from abroad.",
      },
      {
        question: "Is Canadian spelling important when a category menu is American?",
        answer:
          "Menus may be fixed, but descriptions are yours. Write centre, colour and cheque, while keeping tire and curb as Canadians usually do. These small choices tell a reader in Ontario that someone prepared the entry with the local market in mind.",
      },
      {
        question: "Where can newcomers running small businesses introduce their services?",
        answer:
          "Cultural chambers and community papers exist in Toronto, Vancouver, Montreal and Edmonton, often in Punjabi, Chinese, Arabic or Spanish. Combine them with general city listings. Mention each language spoken, since many families seek an accountant or dentist who understands them.",
      },
    ],
  },
  argentina: {
    intro:
      "From Buenos Aires to Córdoba, Rosario and Mendoza, Argentine buyers expect a supplier to sound local. Spanish here uses vos, and trade words can differ from those in Spain or Mexico. Phone directories, commerce chambers, industrial associations and provincial portals each have their readers. A useful profile explains who attends, in which barrio or province, and how to begin a conversation on WhatsApp.",
    prepare: [
      "The eleven digit CUIT, which clients and suppliers use to identify a taxpayer before issuing or accepting a formal invoice.",
      "A full address with street, number, floor and apartment letter, since many Buenos Aires offices occupy flats in tall buildings.",
      "Either the older four digit postcode or the longer CPA format, according to the field that a particular form provides.",
      "One mobile contact tested from abroad, because the 9 after +54 and the domestic 15 prefix cause frequent dialling mistakes.",
      "Clear payment and invoice notes, including whether you issue Factura A to registered businesses or serve only final consumers.",
    ],
    advice: [
      {
        heading: "Separate city from province",
        text: "Buenos Aires can mean the autonomous capital or the much larger province around it. Write CABA for the former and name La Plata, Mar del Plata or Bahía Blanca for the latter. Delivery staff and readers then understand your actual reach.",
      },
      {
        heading: "Speak to regional production",
        text: "Mendoza buys for wineries, Rosario handles grain, Córdoba makes vehicles and software, and Neuquén serves energy. Put the relevant application in your first paragraph. Photos of equipment in a vineyard or silo say more than a generic office picture.",
      },
    ],
    questions: [
      {
        question: "Should an Argentine directory profile address readers as vos or usted?",
        answer:
          "Choose the tone your clients hear in person. Shops, cafés and online services commonly use vos, while legal or medical practices may prefer usted. Keep one form throughout the description, and avoid vosotros, which immediately marks text written for Spain.",
      },
      {
        question: "Are prices necessary in a company profile for Argentine customers?",
        answer:
          "They are rarely essential in a static listing, since figures can become outdated. Explain how quotations work and for how long they stay valid. If a field demands an amount, state the currency carefully because the peso sign resembles a dollar sign.",
      },
      {
        question: "Could a supplier from Uruguay or Chile reach buyers through these lists?",
        answer:
          "Yes, particularly with a service area and a clear export contact. Montevideo firms often know the Buenos Aires market, while Mendoza looks across the Andes. Describe customs handling and technical support, and do not copy the terms from your home market.",
      },
    ],
  },
  bulgaria: {
    intro:
      "Cyrillic is the everyday script of Bulgarian business, so a Latin-only profile can miss ordinary local searches. Sofia gathers service and technology companies, Plovdiv has industry and trade fairs, while Varna and Burgas face the Black Sea. National catalogues, regional chambers and branch associations all hold firm details. Preparing one reliable Bulgarian name prevents a trail of slightly different transliterations.",
    prepare: [
      "Your EIK identifier from the Commercial Register, often also called BULSTAT, entered exactly as shown in the official record.",
      "Bulgarian and Latin versions of the company name, with the abbreviation ЕООД, ООД or АД matched to its legal form.",
      "An address that includes the residential district, block, entrance and floor wherever the building has no convenient street number.",
      "The four digit postal code and municipality, so towns that share a name are not confused by visitors or couriers.",
      "A +359 phone number with the domestic zero removed, plus Viber if that is where your clients usually write.",
    ],
    advice: [
      {
        heading: "Make both alphabets searchable",
        text: "Put the Cyrillic name in the main field when the catalogue works in Bulgarian. Add the Latin brand in brackets or in the text. Transliterate streets in the official manner once, then reuse that spelling instead of trying a new one.",
      },
      {
        heading: "Describe the coast honestly",
        text: "A workshop in Varna may work all year, while a hotel supplier in Sunny Beach follows the summer. Mark those periods separately. Winter businesses near Bansko and Borovets should also say when staff can be reached between tourist seasons.",
      },
    ],
    questions: [
      {
        question: "Can an English listing attract clients in Sofia without Bulgarian text?",
        answer:
          "It may suit outsourcing, software or investors, but household customers usually search in Bulgarian. Publish a Bulgarian description first wherever allowed. Keep English for a second field with export capacity, working languages and a named contact for foreign partners.",
      },
      {
        question: "What makes a Bulgarian manufacturer easier for buyers to assess?",
        answer:
          "Show the plant location, materials handled, order sizes and relevant certificates. Plovdiv, Ruse and Gabrovo have industrial traditions, but a city name alone proves little. A dated catalogue and a technical contact give procurement staff something concrete to compare.",
      },
      {
        question: "Which public holidays should a Bulgarian company remember in its hours?",
        answer:
          "Note 3 March, Orthodox Easter, 24 May and the September holidays, together with Christmas. Easter can fall on another date than in western Europe. Export teams should publish an alternative contact so that foreign clients do not mistake closure for silence.",
      },
    ],
  },
  chile: {
    intro:
      "Chile stretches from the Atacama mines to Patagonian fishing towns, so place decides a great deal. Santiago holds most head offices, yet buyers in Antofagasta, Concepción or Puerto Montt look for suppliers that truly reach them. Spanish directories usually sort firms by region and comuna. Industry associations for mining, salmon, wine and forestry offer a more specialised audience than a general phone guide.",
    prepare: [
      "Your RUT with its check digit after the hyphen, which may be a K and should never be dropped.",
      "An address giving street, number, office and comuna, because Providencia and Las Condes are more useful than Santiago alone.",
      "A nine digit national phone number after +56, with mobile lines starting with 9 and WhatsApp marked separately.",
      "The legal suffix SpA, Limitada or S.A. next to your registered name, plus the shorter brand that customers recognise.",
      "A list of regions where technicians travel, with the base city named for visits to mines, ports or farms.",
    ],
    advice: [
      {
        heading: "Lead with the comuna",
        text: "Chileans use comunas to place a home, office or delivery. Select Ñuñoa, Maipú or Viña del Mar whenever the form allows it, and keep the ñ. Put the wider region second, so nearby searchers recognise you without opening a map.",
      },
      {
        heading: "Match northern and southern needs",
        text: "Mining buyers in Calama ask about site access, safety training and spare parts. Salmon producers near Puerto Montt care about boats, cold storage and hygiene. Split these applications into clear paragraphs, since one vague sentence about industry serves neither group.",
      },
    ],
    questions: [
      {
        question: "Will Chilean customers expect prices in pesos or in UF?",
        answer:
          "Daily retail uses pesos, while property, insurance and some long contracts are often expressed in UF. Explain which unit your quotation follows. Avoid a bare dollar sign on international pages, as it can be taken for another currency by foreign readers.",
      },
      {
        question: "How can a small Valparaíso workshop show that it operates formally?",
        answer:
          "State its registered name and RUT, mention whether it issues a boleta or factura, and show the premises. Add permits relevant to the trade. Customers can then connect the profile with the invoice they receive after the work is finished.",
      },
      {
        question: "Is Castilian wording suitable for a Chilean service description?",
        answer:
          "Standard Spanish is understood, but vosotros feels foreign and some household terms differ. A gásfiter is the plumber many residents seek. Let a Chilean colleague choose category words, while technical descriptions can remain neutral for readers in Peru and Argentina.",
      },
    ],
  },
};
