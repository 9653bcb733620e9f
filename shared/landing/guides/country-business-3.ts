import type { Guide } from "./guide.ts";

export const countryBusiness3: Record<string, Guide> = {
  libya: {
    intro:
      "Commerce in Libya gathers along the coast: Tripoli for offices and imports, Misrata for its port and steel, Benghazi for the east. Buyers read Arabic first, while engineers around oil and gas often work in English. Many shops live on Facebook pages, so a directory entry gives what a page does not: a fixed category, a checked address and a number that stays.",
    prepare: [
      "Settle one Latin spelling for an Arabic trade name, since Gh, Q and doubled consonants are transcribed in many ways.",
      "Keep the commercial register extract and the trade licence within reach, as serious partners tend to request both early.",
      "Describe the location by district, main road and a known building, because street numbers are rarely used by visitors.",
      "Enter mobiles with +218 and no leading zero, then test the link, since ranges such as 091 confuse foreign forms.",
      "Show Friday and Saturday as the weekend, and add the shorter day that you keep during Ramadan.",
    ],
    advice: [
      {
        heading: "Name the city you serve",
        text: "Distances along the coast are long. A pump supplier in Misrata should say whether technicians travel to Sirte, Sabha or the eastern ports, and how spare parts arrive. Regional pages and chamber lists are more useful once that reach is clear.",
      },
      {
        heading: "Separate oilfield work from retail",
        text: "Industrial buyers look under drilling services, inspection, catering or camp supply, often in English. Households look for generators, furniture or clinics in Arabic. If you do both, write two short descriptions and choose a category for each instead of one mixed text.",
      },
    ],
    questions: [
      {
        question: "Is an Arabic description really needed when our clients are energy companies?",
        answer:
          "Yes, at least a brief one. Procurement staff may write English, yet drivers, customs agents and accountants around them read Arabic. Two paragraphs in each language, with the same product names, keep everyone pointed at the same supplier.",
      },
      {
        question: "How should a Tripoli address be written without a postal code?",
        answer:
          "Leave the field blank if the form lets you, or follow its own hint. Then write the quarter, for example Hay Al Andalus or Gargaresh, the road and a nearby landmark. A map pin settles what words cannot.",
      },
      {
        question: "Which contact detail do Libyan customers try before sending an email?",
        answer:
          "Usually a mobile number that also answers on WhatsApp or Facebook Messenger. Put it in the phone field, not only in the text. Keep the mailbox for quotations and documents, and say in which hours someone usually replies.",
      },
    ],
  },
  liechtenstein: {
    intro:
      "Eleven municipalities make up the whole of Liechtenstein, so people know where Schaan ends and Vaduz begins. Customers also come from the Swiss side of the Rhine and from Vorarlberg in Austria. A listing here should be in German, give the municipality and make clear that the firm is not across a border. Industry, trades, trustees and hotels each have their own lists.",
    prepare: [
      "Check the exact entry in the Handelsregister, because AG, GmbH, Anstalt and Stiftung tell readers very different things.",
      "Write the four digit code ahead of the place, as 9490 Vaduz and 9494 Schaan do on letters.",
      "Give the phone as +423 with seven digits, and never with the Swiss prefix that old databases sometimes hold.",
      "Spell German text without ß, as the Swiss do: Strasse, grösser and Grüsse look right to local eyes.",
      "State amounts in Swiss francs, and mention euro only if you really invoice Austrian or German clients that way.",
    ],
    advice: [
      {
        heading: "Choose Oberland or Unterland",
        text: "Residents divide the land into the Oberland around Vaduz and the Unterland around Eschen and Mauren. A plumber or caterer can mention both and the villages covered. It sounds like a small matter, yet it shows that a neighbour is writing.",
      },
      {
        heading: "Use the two business bodies",
        text: "The Wirtschaftskammer stands for trades and smaller enterprises, and the Liechtensteinische Industrie- und Handelskammer for larger industry. Membership in either is good proof for a profile. Add it in the text field rather than squeezing the badge into your company name.",
      },
    ],
    questions: [
      {
        question: "Should a Vaduz company also appear in Swiss business directories?",
        answer:
          "It can, where the portal accepts foreign suppliers and customers in St. Gallen or Graubünden are truly served. Keep the home address and +423 number unchanged. A borrowed postbox in Buchs would only make the two records disagree.",
      },
      {
        question: "What do people expect from a listed trustee or asset manager?",
        answer:
          "They look for the licence and the supervising authority, the Finanzmarktaufsicht, together with named partners. Sober wording suits this field best. Describe services, languages spoken and years in practice, and leave out claims about yields or tax outcomes.",
      },
      {
        question: "Does English help in a country this small and German speaking?",
        answer:
          "English is useful for export machinery, dental products, finance and tourism. For a bakery, garage or physiotherapist German is enough. If you offer both, keep the same order of facts so that one version can be checked against another.",
      },
    ],
  },
  lithuania: {
    intro:
      "Buyers in Lithuania look companies up before they call. Public registers and well known portals such as Rekvizitai show the code, the managers and the address, and people compare your listing with them. Vilnius leads in services and technology, Kaunas in manufacturing and logistics, Klaipėda at the port. Lithuanian with its proper letters is the language of choice for local clients.",
    prepare: [
      "Copy the nine digit įmonės kodas from Registrų centras, since nearly every local portal uses it as the key.",
      "Decide whether UAB or MB goes before the name, and then write it the same way in every entry.",
      "Set the address as street, house and flat with a hyphen, then the code in the form LT-01103 Vilnius.",
      "Type Š, Ž, Ė and Ų correctly in the public name, and keep an ASCII spelling for foreign forms.",
      "Note the PVM code only if you are registered for value added tax, because business buyers will verify it.",
    ],
    advice: [
      {
        heading: "Write Lithuanian endings with care",
        text: "Place names change by case, so a service offered in Kaunas reads Kaune. Let a native speaker write the headline and the two first lines. Machine text with wrong endings is noticed at once and makes a competent workshop look like a stranger.",
      },
      {
        heading: "Match each city to its trade",
        text: "Furniture makers, laser firms and haulage companies work from different places. Mention the factory in Šiauliai or the depot near the Klaipėda terminals apart from the sales office. Export buyers from Scandinavia and Germany often search by product and port rather than by capital.",
      },
    ],
    questions: [
      {
        question: "Is a Russian or Polish version of the listing still useful?",
        answer:
          "It depends on whom you serve. Polish is common in and around Vilnius and with buyers across the border, and many older clients read Russian. Put Lithuanian first, then add whichever second language your staff can answer in.",
      },
      {
        question: "Which phone format works for domestic and overseas callers alike?",
        answer:
          "Use +370 followed by eight digits. It is understood at home, works from any mobile and avoids the old trunk prefix 8, which some tables still show. Mobile numbers then begin with a 6 right after the country code.",
      },
      {
        question: "Do foreign owners need a Lithuanian branch before they can be listed?",
        answer:
          "Global portals take a firm from any land, and several Baltic catalogues accept suppliers with a registered business elsewhere. National lists built from the state register are another matter, since they hold locally registered entities. Read the entry conditions first.",
      },
    ],
  },
  luxembourg: {
    intro:
      "Three languages meet in one small market here. Luxembourg writes invoices in French, reads much of its press in German and chats in Luxembourgish, while funds and EU bodies use English. Every workday brings commuters from France, Belgium and Germany, who are customers too. A directory entry should say in which languages you answer and on which side of the border you work.",
    prepare: [
      "Look up the RCS number, a letter such as B with digits, because banks and clients ask for it.",
      "Have the autorisation d'établissement ready for trades and shops, as it proves the right to carry on that activity.",
      "Put the L prefix before the four digits of the code, for instance L-1855, then the locality.",
      "Write phone numbers with +352 and no area code, and leave out any zero that a form wants to add.",
      "List languages one by one, including Portuguese if your team speaks it, since that community is large.",
    ],
    advice: [
      {
        heading: "Give each language a job",
        text: "Use French for the general description, German where customers come from Trier or the Moselle, and English for finance, software and relocation. A Luxembourgish greeting is friendly but not required. Avoid mixing all of them inside one paragraph that no one can read smoothly.",
      },
      {
        heading: "Think beyond the capital",
        text: "Kirchberg and Cloche d'Or hold offices, yet Esch-sur-Alzette, Belval, Differdange and the Nordstad around Ettelbruck have their own needs. A roofer or nursery should name communes. Bank suppliers can name the quarter and skip the long list of villages altogether.",
      },
    ],
    questions: [
      {
        question: "Is Editus the only directory that matters for a local craftsman?",
        answer:
          "Editus is the phone book that many households know, so it belongs on the list. The Chambre des Métiers, the Chambre de Commerce, commune websites and map services complete the picture. Compare all five records for identical spelling.",
      },
      {
        question: "How do I list a S.à r.l. when accents are refused?",
        answer:
          "Write Sàrl or SARL consistently and keep the accents wherever the field allows them. The registered form with the RCS number in the description removes doubt. Do not alternate between three spellings, because aggregators may read them as separate companies.",
      },
      {
        question: "Can a French or Belgian firm target Luxembourg customers through directories?",
        answer:
          "Yes, if it works there lawfully and says so. State the home address honestly, mention the notification or permit that your trade needs, and give a service area by commune. Quote VAT treatment clearly, as readers compare cross-border offers.",
      },
    ],
  },
  madagascar: {
    intro:
      "French handles contracts and Malagasy handles daily life, and a good listing in Madagascar respects both. Antananarivo concentrates offices, textile workshops and call centres. Toamasina runs the main port, Antsirabe has factories, and Nosy Be lives from visitors. Since long distances and difficult roads shape every purchase, customers want to read where you deliver, how you ship and who picks up the phone.",
    prepare: [
      "Gather the NIF and STAT numbers, which formal businesses quote on invoices and which bigger clients may want to see.",
      "Write the Lot reference exactly as on your papers, for example Lot II with letters, followed by the quarter.",
      "Use the three digit postal code before the town, such as 101 for the heart of Antananarivo.",
      "Show mobiles in full with +261, and tell readers which of them is also reachable on WhatsApp.",
      "Keep both city names handy, because Toamasina is also Tamatave and Mahajanga was for long written as Majunga.",
    ],
    advice: [
      {
        heading: "Name the product at its source",
        text: "Vanilla from Sava, lychees from the east coast and raffia work from the highlands sell on origin. Exporters should put the region, the certificate held and the harvest season into the text. Foreign buyers search English terms, so repeat the core nouns there.",
      },
      {
        heading: "Explain how goods will travel",
        text: "A furniture maker in Antsirabe can reach the capital by road in a day, while Sambava or Toliara need other plans. Say whether you use a cooperative bus parcel, a carrier or a ship, and who pays. It saves many calls.",
      },
    ],
    questions: [
      {
        question: "Should my business write to customers in Malagasy or in French?",
        answer:
          "French is normal for company profiles, tenders and tourism. Malagasy helps shops, schools and health services that speak to families. One sentence in it, placed near the top, is often enough to show that enquiries may come either way.",
      },
      {
        question: "What can replace a street number in an Antananarivo listing?",
        answer:
          "The Lot code, the fokontany and a visible landmark do that work together. Mention a church, a fuel station or a stairway if customers walk. Then set the pin yourself, since automatic geocoding places many addresses in the wrong valley.",
      },
      {
        question: "Which overseas readers may find our entry in a directory?",
        answer:
          "Many are in France, La Réunion or Mauritius, along with Malagasy families who live abroad and buy for relatives at home. Give a number with country code, mention payment methods you truly accept and note the three hour lead on UTC.",
      },
    ],
  },
  malawi: {
    intro:
      "Malawi does business in English on paper and in Chichewa at the counter, with Chitumbuka strong in the north. Lilongwe holds ministries and NGOs, Blantyre and Limbe hold traders and factories, Mzuzu serves its own wide region. Listings work best when they say which of these three markets you cover, because a visit from one to another takes most of a day.",
    prepare: [
      "Quote your TPIN from the Malawi Revenue Authority if the form has a tax field, as tender offices expect it.",
      "Combine a P.O. Box with a physical spot, since mail and visitors follow two different directions here.",
      "Write Lilongwe locations by Area number, such as Area 47 or Area 3, and add the nearest junction.",
      "Enter cell numbers after +265 without the zero, and mark those connected to Airtel Money or TNM Mpamba.",
      "Prepare two photos that show your sign and your gate, which help first-time callers recognise the right plot.",
    ],
    advice: [
      {
        heading: "Serve projects and households apart",
        text: "Development projects buy vehicles, printing, training and borehole drilling through quotations. Families look for building materials, salons or schools. Put each under its own heading and mention delivery notes, receipts and warranties in the first group, where paperwork decides who may be paid.",
      },
      {
        heading: "Let the lake set the season",
        text: "Lodges at Cape Maclear, Nkhata Bay or Salima draw both weekend guests from the cities and travellers from abroad. State road access after rain, the languages of your guides and how deposits are paid. Those lines answer more than a general promise of beauty.",
      },
    ],
    questions: [
      {
        question: "Are chamber lists worth the effort for a small Blantyre trader?",
        answer:
          "The Malawi Confederation of Chambers of Commerce and Industry is known to importers and embassies, so membership gives a reference that outsiders can check. A free map profile and one general directory should come first, because neighbours use those daily.",
      },
      {
        question: "What can I enter when a directory insists on a postcode?",
        answer:
          "Malawian mail relies on boxes at named post offices, so many people have no code to hand. Look for a checkbox that skips it. Otherwise ask the editor which placeholder is accepted, and never borrow a code from another country.",
      },
      {
        question: "How do local buyers check that a supplier is genuine?",
        answer:
          "They ask who else you supplied, phone during working hours and look for a registration certificate on the wall. In a listing, name two public clients who agreed, show the landline if any, and give the contact person's full name.",
      },
    ],
  },
  malaysia: {
    intro:
      "One customer in Malaysia may search in Malay at breakfast, in English at the office and in Mandarin or Tamil with relatives. Directories follow that mix. The Klang Valley, Penang and Johor Bahru are separate arenas, and Sabah and Sarawak expect sellers to say whether they deliver across the South China Sea. Clear state, clear language and a checkable company number make the difference.",
    prepare: [
      "Note the SSM registration number, both the newer twelve digit form and the older one that some buyers remember.",
      "Place the five digit postcode before the town, then the state, as in 50450 Kuala Lumpur or 11900 Bayan Lepas.",
      "Keep Jalan, Lorong and Taman in the address, because translating them into road or garden misleads riders and maps.",
      "Mention halal certification by JAKIM or a state authority only with a current certificate and its scope.",
      "Write mobiles as +60 1X, dropping the zero, so that the number opens in WhatsApp without correction.",
    ],
    advice: [
      {
        heading: "Mind the states' different weekends",
        text: "Most of the federation rests on Saturday and Sunday, while a few states keep Friday instead. If you run branches in Kota Bharu and Shah Alam, publish hours per branch. Also mention Hari Raya, Chinese New Year and Deepavali closures early.",
      },
      {
        heading: "Fit the category to the buyer",
        text: "Penang means electronics suppliers, precision parts and medical devices. Johor looks to Singapore, Port Klang to freight, Kuala Lumpur to finance and agencies. A tooling firm under manufacturing services gets better enquiries than one hidden in a list called general trading.",
      },
    ],
    questions: [
      {
        question: "Is English enough for a Malaysian directory profile aimed at companies?",
        answer:
          "For industrial and professional services English usually suffices. Consumer trades gain from Bahasa Malaysia, and shops in some quarters add Chinese characters to the name. Whatever you choose, the Sdn. Bhd. name should appear once exactly as registered.",
      },
      {
        question: "Do Singaporean customers look at listings from Johor Bahru firms?",
        answer:
          "Many do, for car repairs, dental work, renovation and meals on weekends. Give distance from the Causeway, accepted currencies, parking and a number with country code. Keep ringgit as the main price unit so that local clients are not confused.",
      },
      {
        question: "What gives households confidence before booking a contractor found online?",
        answer:
          "They compare photos of finished jobs, the SSM number and reviews that mention the housing estate. Electrical and gas work needs licensed people, and builders may show CIDB registration. Put these facts in fields, with the long story of the firm below.",
      },
    ],
  },
  maldives: {
    intro:
      "Few markets are as scattered as the Maldives, where every atoll has its own boats, guesthouses and supply runs. Malé and Hulhumalé hold offices, clinics and importers. Resorts buy food, maintenance and training through those two islands, and travellers search from abroad in English. A profile should therefore state island, atoll and transfer, with a line of Dhivehi added for residents.",
    prepare: [
      "Spell the atoll as official papers do, because Kaafu, North Malé Atoll and a resort's own name overlap.",
      "Write the Malé house name with its ward letter, such as H. or M., since houses carry names there.",
      "Enter seven digits after +960 and test them, because foreign forms often demand more figures than exist.",
      "Ready the registration number and, for tourist lodging or dive schools, the licence that guests and agents may ask about.",
      "Tell guests which currency is charged, rufiyaa or US dollars, and whether green tax or service charge is included.",
    ],
    advice: [
      {
        heading: "Describe the transfer before the room",
        text: "Visitors compare speedboat, ferry, seaplane and domestic flight before they compare beds. Put the airport name, the travel time you can truly keep and the last boat of the day into the first lines. Maafushi or Dhigurah mean nothing without that.",
      },
      {
        heading: "Reach the resort purchasing desk",
        text: "Suppliers of linen, engines, vegetables or water makers sell to purchasing teams in Malé. Choose business categories, not travel ones. Say how orders are packed for boats, which atolls you reach weekly and whether a technician can stay overnight on site.",
      },
    ],
    questions: [
      {
        question: "Does a guesthouse need Dhivehi text if all guests are foreigners?",
        answer:
          "Guests will not read Thaana, but neighbours, council staff and local day visitors may. A single line with the name in both scripts is enough. Spend the remaining effort on correct English and on Russian, Chinese or German if someone speaks it.",
      },
      {
        question: "When are offices closed, and should a listing mention it?",
        answer:
          "Friday and Saturday form the weekend, and Friday prayers stop most shops at midday. Resorts work on regardless. Publish two sets of hours, one for bookings and one for the Malé office, and name the time zone as UTC+5.",
      },
      {
        question: "Which review and map services complement Maldivian directories for travellers?",
        answer:
          "Large travel review sites, map apps and dive platforms are where guests look after they learn an island's name. Use the same spelling there. For residents, national classifieds and Facebook or Viber contacts matter more than any worldwide catalogue.",
      },
    ],
  },
  mali: {
    intro:
      "Word of mouth in Mali runs through Bambara, while tenders, receipts and company papers are written in French. Bamako gathers most offices, with the ACI 2000 quarter as the best known business address. Sikasso trades in fruit and cotton, Kayes keeps strong ties with families in France. A listing that joins clear French to a phone answered in Bambara reaches both worlds.",
    prepare: [
      "Keep the RCCM number from the trade register ready, written exactly as on the certificate with all its letters.",
      "Add the NIF where a tax field appears, because public buyers and larger companies ask suppliers for it.",
      "Give quarter, rue and porte in Bamako, for example in Badalabougou or Hamdallaye, since the city numbers its gates.",
      "Write eight digits after +223 without any spare zero, and point out the line used for Orange Money.",
      "Photograph the entrance and the sign by daylight, because riders follow pictures sooner than a written direction.",
    ],
    advice: [
      {
        heading: "Tell buyers your supply route",
        text: "Goods arrive through the ports of Dakar, Abidjan and others, and customers know how that affects stock. Say what lies in the warehouse today, what is ordered on demand and how long clearance usually takes you. Honest stock notes bring repeat calls.",
      },
      {
        heading: "Help relatives abroad to order",
        text: "Households often receive building material, medicine or school fees paid from Paris or Montreuil. Say whether someone outside can pay, who signs on delivery and which proof you send. Keep the explanation short, in French, with a number in international form.",
      },
    ],
    questions: [
      {
        question: "Which language should the main text of a Malian profile use?",
        answer:
          "Start in French, since most online forms, categories and search boxes expect it. You can name the spoken languages of your team, such as Bambara, Soninke, Fulfulde or Songhay. Customers then know that a call will go smoothly.",
      },
      {
        question: "Are postcodes part of an address in Bamako or Sikasso?",
        answer:
          "Codes are not what people use. Mail goes to a boîte postale, written BP with its number and the city. If an international form refuses an empty field, ask its support team before inventing digits that look official.",
      },
      {
        question: "What should a farm trader or mining supplier put forward first?",
        answer:
          "Mango, shea and cotton buyers ask for variety, season, grade and packing. Mine suppliers are asked for safety papers, references and delivery to site. Two separate profiles make sense only if two registered activities and contact teams stand behind them.",
      },
    ],
  },
  malta: {
    intro:
      "English is official in Malta alongside Maltese, so most firms list in English and keep Maltese for names, streets and tone. The islands are small, yet customers care about the exact town: Sliema parking, Gozo ferries and Birkirkara traffic decide whom they call. Gaming, finance, language schools and yachts bring foreign buyers, who judge a supplier by its register number.",
    prepare: [
      "Quote the Malta Business Registry number, the letter C followed by digits, which anyone can look up.",
      "Type the postcode with three letters, a space and four digits, such as VLT for Valletta addresses.",
      "Preserve ħ, ż, ċ and għ in Maltese names, then offer a plain version for fields that refuse them.",
      "Record eight digit numbers after +356, with landlines starting in 2 and mobiles commonly in 79 or 99.",
      "Add the VAT number beginning with MT when you sell to businesses elsewhere in the European Union.",
    ],
    advice: [
      {
        heading: "Say Malta, Gozo or both",
        text: "Gozitans wait for suppliers who really cross the channel. If your technician goes on Tuesdays only, write Tuesdays. A caterer or removal firm can mention Ċirkewwa and Mġarr, the ferry ports, so that readers picture the journey and its cost.",
      },
      {
        heading: "Write for regulated industries plainly",
        text: "Gaming, payments and fund services are licensed fields. Put the authority's name, such as the MGA or MFSA, and the licence class in the text. Firms that merely supply them should say supplier, consultant or software vendor, never imply a licence they lack.",
      },
    ],
    questions: [
      {
        question: "Is the Yellow directory still relevant for finding customers in Malta?",
        answer:
          "Islanders know it as the classified phone directory, online and by habit, so a correct entry there is sensible. Balance it with map profiles, the Malta Chamber's member list and community groups where neighbours ask for electricians and painters.",
      },
      {
        question: "Do I need Maltese text if my clients are expatriates?",
        answer:
          "For expatriates English is enough, and Italian may help with visitors from Sicily. Maltese adds warmth for family services, health and crafts. Keep Triq in street names rather than Street, because signs and taxi apps mostly show it.",
      },
      {
        question: "How should opening hours reflect the long Mediterranean summer?",
        answer:
          "Some offices work shorter afternoons from June or July, village festas close roads, and many builders pause around Santa Marija on 15 August. Enter special hours in advance and delete them afterwards, since stale ones annoy people standing outside.",
      },
    ],
  },
  islands: {
    intro:
      "Majuro and Ebeye hold most customers in the Marshall Islands, with many small atolls reached by boat or plane. English serves offices and forms, Marshallese serves families, and the US dollar is the currency. Directories made for the United States often accept local addresses, since mail uses ZIP codes. Your listing should still explain the island, the side of the date line and the freight route.",
    prepare: [
      "Use MH as the state code with ZIP 96960 for Majuro or 96970 for Ebeye where American forms ask.",
      "Add the neighbourhood, such as Delap, Uliga, Rita or Laura, because one road links most of Majuro.",
      "Store the phone as +692 with seven digits, and check that a US based form did not prefix +1.",
      "State whether you are a resident business or only a registered non-resident company, as readers tell them apart.",
      "Mention the weekday carefully to American clients, since your Monday morning is still their Sunday afternoon or earlier.",
    ],
    advice: [
      {
        heading: "Connect fisheries and shipping services",
        text: "Tuna transshipment, vessel agents, fuel, nets and cold storage bring buyers who never live ashore. Use the port of Majuro in the headline and give radio or night contacts. Maritime registers and marine supplier lists reach them better than general town catalogues.",
      },
      {
        heading: "Serve families across the ocean",
        text: "Large Marshallese communities live in Arkansas, Hawaii and the Pacific Northwest, and they order food, handicraft or services for relatives at home. Mention cards accepted, pick-up points and how a parcel or gift reaches an outer atoll by the next ship.",
      },
    ],
    questions: [
      {
        question: "Which country name should I select when the menu lacks it?",
        answer:
          "Look first under Republic or RMI, then under United States territories and associated states, where some databases place it. If neither exists, ask the editor. Do not register under Guam or Hawaii, which moves your pin far away.",
      },
      {
        question: "Do customers in Majuro read business directories at all?",
        answer:
          "Many ask relatives, radio and Facebook groups first. Listings matter more for visitors, contractors, shipping agents and donor projects who search before arrival. For them a verified number, a photo and honest opening hours are worth a great deal.",
      },
      {
        question: "Can handicraft sellers present woven goods in a global listing?",
        answer:
          "Certainly, if they name the maker's atoll, the fibre and the time each piece takes. Jaki-ed mats and amimono work have their own admirers. Add size in inches and centimetres, packing details and whether export papers are included.",
      },
    ],
  },
  mauritania: {
    intro:
      "Trade in Mauritania moves between Nouakchott, the capital, and Nouadhibou, the fishing port at the northern end of the railway. Arabic is official, Hassaniya is spoken, French is common in companies, and Pulaar, Soninke and Wolof are heard in the south. Suppliers to mines, ships and ministries need a listing that reads well in two alphabets and gives a reachable person.",
    prepare: [
      "Prepare the company name in Arabic letters and in a French transcription, and hold both unchanged from portal to portal.",
      "Put the quarter first, for instance Tevragh Zeina or Ksar, then the street or the name of a known crossing.",
      "Save the BP number for mail, since visitors and letters often follow two quite different addresses in Nouakchott.",
      "Fill the phone as eight digits after +222, and mark whether Arabic or French speakers answer it.",
      "Check that amounts are in the present ouguiya, because older papers show figures ten times as large.",
    ],
    advice: [
      {
        heading: "Fishing needs exact product names",
        text: "Octopus, sardinella, fishmeal and frozen blocks have buyers in Europe, Asia and West Africa who search by species. Give the Latin name, plant approval where you hold one, packing weight and loading port. A simple heading such as seafood hides all this.",
      },
      {
        heading: "Guide contractors to remote sites",
        text: "Iron ore at Zouérat and gold further inland create demand for tyres, camps, laboratories and transport. Say what reaches the site, by rail or truck, and who is on call. Buyers in Canada or France will also want English text.",
      },
    ],
    questions: [
      {
        question: "When do Mauritanian offices answer, and how should hours be shown?",
        answer:
          "Show each day on its own line. Friday is shortened by midday prayer, and during Ramadan the rhythm changes again. Time follows UTC all year, which is easy to state and helps partners in Europe who change clocks.",
      },
      {
        question: "Should the directory text be Arabic, French or both of them?",
        answer:
          "Both, if you can keep them equal. French fields are more usual in trade catalogues, while Arabic reassures citizens and public bodies. When only one space exists, use the language of the people you most want to call you.",
      },
      {
        question: "What shows a foreign buyer that a Nouakchott firm is real?",
        answer:
          "An extract of the commercial register, a tax number, named managers and a landline or long used mobile all help. Port or customs partners who agree to be mentioned add weight. Stock photographs of ships do the opposite.",
      },
    ],
  },
  mauritius: {
    intro:
      "Company life in Mauritius is bilingual by habit: laws and forms in English, newspapers and meetings often in French, jokes in Creole. Port Louis, the Ebène towers and the northern resorts each search for other things. Directories from France, India and Africa all list island firms, so decide early whether you want neighbours, African partners or holidaymakers, and let that choose category and language.",
    prepare: [
      "Find your Business Registration Number, the BRN, which is printed on invoices and asked for by many local buyers.",
      "Write the village or town clearly, because Royal Road exists in a great many places across the island.",
      "Check the five digit postcode against the postal service, as older brochures were printed before codes came into use.",
      "Note that mobiles have eight digits starting with 5 after +230, while the older fixed lines have seven.",
      "Decide on one currency mark, Rs or MUR, so that no one mistakes the amount for Indian rupees.",
    ],
    advice: [
      {
        heading: "Global services deserve detail",
        text: "Accounting, fund administration and call centres sell far beyond the lagoon. Mention the authority that licenses you, such as the FSC, the time zone UTC+4 and the languages staffed. A reader in Johannesburg or Paris wants overlap hours more than pictures of beaches.",
      },
      {
        heading: "Neighbourhood trades need towns",
        text: "Curepipe, Quatre Bornes, Vacoas and Mahébourg residents rarely cross the island for a tailor or vet. List the towns served and the bus station or mall nearby. Cyclone days close everything, so tell clients where you post the reopening notice.",
      },
    ],
    questions: [
      {
        question: "Is French or English the better choice for a Mauritian entry?",
        answer:
          "English works for corporate and technical readers, French for hospitality, health and family shopping. Kreol in a slogan feels close and cheerful. If the directory offers one field only, write English and let the first line name all spoken languages.",
      },
      {
        question: "Which local bodies can vouch for a firm in Port Louis?",
        answer:
          "The Mauritius Chamber of Commerce and Industry, sector associations and the Economic Development Board are known references. Use only those that you truly belong to or are registered with. A member page with the same address makes a fine second source.",
      },
      {
        question: "Can a business on Rodrigues share listings with the main island?",
        answer:
          "Better not. Rodrigues has its own visitors, flights and suppliers, and people look for it by name. Make a separate record with Port Mathurin or the right village, and link the two through your own company website instead.",
      },
    ],
  },
  mexico: {
    intro:
      "Mexican customers compare colonia before city, because Roma Norte and Iztapalapa are different trips in the same capital. Guadalajara buys technology and crafts, Monterrey industry, Querétaro aerospace parts, and Tijuana whatever crosses the frontier. Sección Amarilla is the name that people remember, while maps and WhatsApp close the sale. A useful record states neighbourhood, invoice terms and a direct line.",
    prepare: [
      "Have the RFC ready together with the legal name, since company clients need both to receive a CFDI invoice.",
      "List colonia, alcaldía or municipio, state and the five digit código postal, and mention the cross streets as well.",
      "Enter ten digits for every phone number, area code included, and leave old prefixes such as 01 or 044 out.",
      "Put S.A. de C.V. or S. de R.L. only where the form wants a razón social, not in the shop sign.",
      "Say facturamos if you issue invoices, because office managers look for that single word when choosing a supplier.",
    ],
    advice: [
      {
        heading: "Industrial clients search by process",
        text: "Near Saltillo, Puebla or León, buyers look for CNC machining, plastic injection, leather or tooling rather than a vague industria. Add certificates with their scope, minimum runs and the parks you deliver to. English copy helps plants with headquarters abroad.",
      },
      {
        heading: "Reviews need names and places",
        text: "A reader in Mérida trusts a comment that mentions the treatment, the street and the staff member. Answer each one politely in Spanish with usted. Never copy praise from one branch to another, since regional customers spot that straight away.",
      },
    ],
    questions: [
      {
        question: "Should Mexican firms near the border keep bilingual directory entries?",
        answer:
          "If patients, drivers or buyers come over from California, Arizona or Texas, yes. Keep Spanish as the main record and add English with miles, parking and border crossing tips. Quote pesos first, then dollars where you accept them.",
      },
      {
        question: "Which chambers can a small business mention as a reference?",
        answer:
          "CANACO serves commerce and services in many cities, CANACINTRA manufacturing, COPARMEX employers. Mention your local chapter and the year you joined. The SIEM registry of businesses is another known source, and its data should match the address you show.",
      },
      {
        question: "How can a store without a visible sign be found?",
        answer:
          "Describe the façade colour, the floor and what stands opposite, and give a pin checked on the spot. In gated fraccionamientos name the entrance that guards accept. Customers usually send a WhatsApp for the location, so reply with the same text.",
      },
    ],
  },
  moldova: {
    intro:
      "A shopper in Chișinău may type Romanian with full diacritics, Romanian without them, or Russian, and expect the same pharmacy. That is the first lesson of listing in Moldova. The second is distance: Bălți in the north, Cahul in the south and Comrat in Gagauzia rely on their own suppliers. Wine, software, textiles and farm produce then bring in buyers from abroad.",
    prepare: [
      "Copy the IDNO, the thirteen digit identification number, from the public register rather than from an old stamp.",
      "Write the postcode as MD with four digits, then Chișinău and its sector, for example Botanica or Buiucani.",
      "Abbreviate bulevardul and strada in a fixed manner, bd. and str., and add the office or block number.",
      "Show eight digits following +373, since calls from Italy, Romania or Germany fail with the domestic zero.",
      "Prepare Romanian and Russian versions of the business description, equal in length, facts, hours and phone numbers.",
    ],
    advice: [
      {
        heading: "Export wine with its facts",
        text: "Importers ask for protected geographical indication, grape, vintage, bottle count and minimum pallet. Feteasca and Rara Neagră deserve their correct spelling. Cellars that receive visitors should keep a second, separate paragraph about tours, tasting languages and the drive from Chișinău.",
      },
      {
        heading: "Software firms face foreign readers",
        text: "Many IT companies belong to Moldova IT Park and sell to Europe and North America. English profiles on specialist review sites suit them better than city catalogues. Give team size in a range, stack, time zone and a named contact.",
      },
    ],
    questions: [
      {
        question: "Do local directories accept a sole trader without an S.R.L.?",
        answer:
          "Usually they do, since individual enterprises and patent holders also serve the public. Enter the legal form honestly and use your own name if no brand exists. The register code of an Î.I. works in the same field.",
      },
      {
        question: "Are customers abroad a realistic audience for a Moldovan listing?",
        answer:
          "Families in Italy, France, Romania and Ireland arrange dental visits, house repairs, weddings and gifts for home. Explain booking from a distance and accepted transfers. A Viber or WhatsApp line with clear hours is handier than a form.",
      },
      {
        question: "How do I treat street names that changed over the years?",
        answer:
          "Use the present official name and mention the old one once in brackets if taxi drivers still say it. Update map, website and register copies on the same day. Otherwise two versions of one office will keep circulating.",
      },
    ],
  },
  monaco: {
    intro:
      "Every address in Monaco carries the code 98000, so the quarter does the sorting: Monte-Carlo, La Condamine, Fontvieille, Larvotto or Moneghetti. Clients range from residents and visiting yacht crews to staff who commute from Nice or Ventimiglia. French is official, English and Italian are heard everywhere. A listing earns trust through a real office, a registry number and calm wording.",
    prepare: [
      "Bring the RCI number from the Répertoire du Commerce et de l'Industrie, as banks and property managers check it.",
      "Name the building and floor, because one tower may hold hundreds of companies behind the same entrance.",
      "Set the phone as +377 with its own digits, never as +33, which would send callers into France.",
      "Use the intra-community VAT number with its FR prefix correctly, and explain that to suppliers who find it odd.",
      "Check the activity described in your government authorisation, and let the listing promise nothing beyond that wording.",
    ],
    advice: [
      {
        heading: "Draw the border in words",
        text: "Beausoleil, Cap-d'Ail and Roquebrune touch the Principality, and map services mix them up. If the workshop is in France and only the office in the Principality, say exactly that. Clients who must bring a car or a pet will be grateful.",
      },
      {
        heading: "Understate and document",
        text: "Yacht management, private aviation, estate agency and wealth advice attract grand adjectives. Readers here trust the opposite: years of practice, named partners, the professional body and a phone that is answered. Pictures of real work beat hired models on a deck.",
      },
    ],
    questions: [
      {
        question: "Which languages should a Monte-Carlo service company put in listings?",
        answer:
          "French first, for authorities, neighbours and local staff. English reaches crews, investors and event planners, and Italian many families and buyers. Russian or German can follow if an employee handles calls. Keep the same order of services in all versions.",
      },
      {
        question: "May a foreign firm use Monaco in its directory headline?",
        answer:
          "It may say that it serves clients there, provided the home office is stated and the work is allowed. Calling itself a Monégasque company without local authorisation would mislead. Service area fields exist for just this kind of case.",
      },
      {
        question: "When should event suppliers refresh their entries during the year?",
        answer:
          "Well before the Grand Prix in spring and the Yacht Show in September, as planners book months earlier. Add road closures, delivery passes and crew contacts. Afterwards replace the seasonal text, because stale event wording looks careless by winter.",
      },
    ],
  },
  mongolia: {
    intro:
      "Ulaanbaatar holds so much of commerce in Mongolia that districts matter more than cities: Sükhbaatar for offices, Khan-Uul for new quarters and plants, Bayanzürkh for large neighbourhoods. Erdenet and Darkhan follow with mining and industry. Customers write Cyrillic on a phone, often inside Facebook, and foreign partners write English. A listing therefore needs both scripts and one exact district name.",
    prepare: [
      "Copy the state registration number and the ХХК form, written LLC in English, from the company certificate.",
      "Give the düüreg, then the khoroo number, then building and door, which is the order that couriers expect.",
      "Enter eight digits behind +976 and skip area prefixes on mobiles, so that any handset can dial.",
      "Keep one Latin spelling with ö and ü decided beforehand, because Omnogovi and Ömnögovi are indexed apart.",
      "Plan holiday notes for Tsagaan Sar in late winter and for Naadam in July, when most firms close.",
    ],
    advice: [
      {
        heading: "Cashmere and mining differ",
        text: "Fashion buyers want fibre grade, knitting gauge, minimum order and care labels, with photographs on neutral ground. Mine operators want drilling, camps, assays and safety records. Do not share one profile between them, even when a single holding owns both companies.",
      },
      {
        heading: "Travellers book far ahead",
        text: "Camps in the Gobi or at Khövsgöl are chosen in spring from another continent. Show season dates, vehicle type, guide languages and what happens in bad weather. City hotels should add the airport transfer, as the newer airport lies well outside town.",
      },
    ],
    questions: [
      {
        question: "Can the traditional vertical script appear in a Mongolian business listing?",
        answer:
          "You may place it in a logo or picture, since many forms cannot show it upright. Public bodies use it alongside Cyrillic. For search keep Cyrillic text as the main field and a plain Latin version for visitors.",
      },
      {
        question: "How do countryside customers reach a shop in the capital?",
        answer:
          "They phone, pay by bank transfer and let an intercity bus or driver carry the parcel. Tell them the cut-off hour, the station you use and the packing charge. Mention the aimag centres that you supply on a regular timetable.",
      },
      {
        question: "Is Russian or Chinese worth adding for trade partners across borders?",
        answer:
          "Freight, machinery and meat exporters do well with whichever of the two matches their crossing, such as Zamyn-Üüd or Sükhbaatar. Restaurants rarely need either. Ask who will answer the call before publishing words that no one in the office speaks.",
      },
    ],
  },
  montenegro: {
    intro:
      "Two seasons shape how people look for a business in Montenegro. From late spring the coast around Budva, Kotor, Tivat and Herceg Novi fills with guests, while Podgorica, Nikšić and the northern mountain towns work through the year. Montenegrin is written in Latin and Cyrillic, prices are in euro, and a profile should say plainly which months it is open.",
    prepare: [
      "Look up your PIB and the CRPS entry, because accountants and hotels copy them onto contracts and invoices.",
      "Use bb after a street without a number, as neighbours do, then add the five digit post code and town.",
      "Choose Latin script for the main text and keep č, ć, š, ž and đ in every proper name.",
      "List mobiles with +382 followed by 67, 68 or 69, and mark which one takes Viber messages.",
      "Decide between d.o.o. and the English LLC once, so foreign guests do not believe in two companies.",
    ],
    advice: [
      {
        heading: "Serve the bay by water",
        text: "Kotor's streets are tight, and many villas are reached more easily from the sea or in early morning. Cleaners, charter bases and caterers should list the coves they serve, mooring help and luggage transfer. It answers what property managers ask first.",
      },
      {
        heading: "Do not forget the north",
        text: "Kolašin, Žabljak and Pljevlja search for snow clearing, timber, farm machines and family hotels. Note winter roads and the nearest station on the Bar to Belgrade railway. A coastal firm that delivers there twice a week should name the days.",
      },
    ],
    questions: [
      {
        question: "Which languages pay off alongside Montenegrin on the Adriatic coast?",
        answer:
          "English is expected, and German, Russian, Turkish or Italian depend on your guests. In Ulcinj Albanian belongs on the sign and in the entry too. Buyers from Serbia or Bosnia understand the local text without any translation.",
      },
      {
        question: "How can a seasonal rental avoid complaints about its directory profile?",
        answer:
          "Publish opening months, tourist tax handling, parking distance and the registration that your municipality issued for lodging. Update photos when the view changes through construction. Answer reviews in the language used by the guest, briefly and without excuses.",
      },
      {
        question: "Are euro prices allowed although the country is outside the Union?",
        answer:
          "The euro is the everyday currency, so figures need no second column. State whether PDV, the value added tax, is included. Card acceptance should be mentioned, since small family restaurants and boatmen may still take nothing but cash.",
      },
    ],
  },
  morocco: {
    intro:
      "A client in Casablanca may speak Darija on the phone, read French on screen and sign a contract in either Arabic or French. Northern towns add Spanish, and tourism adds English. Listings in Morocco therefore begin with a language decision. Then comes the city: Tangier builds cars and ships freight, Agadir packs fish and citrus, Marrakech hosts guests, Rabat administers.",
    prepare: [
      "Collect ICE, RC and IF, the three identifiers that appear on invoices, and give the first wherever one is requested.",
      "Write the quartier, such as Maârif, Gueliz or Agdal, between street and five digit code, because streets repeat.",
      "Show fixed numbers starting with 05 and mobiles with 06 or 07, then repeat both in +212 form.",
      "Prepare short Arabic and French descriptions that say the same thing, so that no reader feels second served.",
      "Explain your hours for Ramadan, when the legal clock also shifts and partners in Europe often miscount.",
    ],
    advice: [
      {
        heading: "Tell riad guests the truth",
        text: "Medina houses have no car access, so say where taxis stop and whether someone meets the guest. Mention stairs, heating and the licence for guest houses. A precise arrival paragraph does more for your bookings than another adjective about courtyards.",
      },
      {
        heading: "Suppliers should name their zone",
        text: "Tanger Med, Kénitra's Atlantic zone and Nouaceur near the Casablanca airport each have clear meanings for industry. Put the free zone, the process and quality standard into the first line. Wiring, aeronautics and textile buyers use those words as filters.",
      },
    ],
    questions: [
      {
        question: "Is Amazigh useful in a directory entry for local customers?",
        answer:
          "It is an official language alongside Arabic, and public signs carry Tifinagh letters. For a shop in the Souss or the Atlas a greeting is appreciated. French or Arabic still carries the practical facts that most people search.",
      },
      {
        question: "Do Moroccan professional directories such as Télécontact replace a website?",
        answer:
          "No, they support it. Buyers read the category and phone there, then look for references, photographs and legal mentions elsewhere. Keep the address identical. If you have no site, fill every optional field so that the profile stands alone.",
      },
      {
        question: "How can customers living in France or Spain be reached?",
        answer:
          "Many families abroad plan homes, weddings and treatment around summer visits. Add July and August availability, payment by transfer, and a WhatsApp number with country code. Belgian and Dutch readers may appreciate French or English, so ask which they prefer.",
      },
    ],
  },
  mozambique: {
    intro:
      "Portuguese is what Mozambique writes, with the spelling of Lisbon more than that of Rio, and dozens of other languages are spoken at home. Maputo and Matola form the southern market, Beira serves the central corridor, Nampula and Nacala the north. Neighbours all around use English. A sound listing is Portuguese at heart, with English for freight, gas and safari readers.",
    prepare: [
      "Give the NUIT, nine digits, in tax fields and on quotations, since companies cannot book your invoice without it.",
      "Enter avenida, number, floor and bairro, for example Sommerschield or Polana, because long avenues cross several of them.",
      "Register mobiles with +258 and a prefix such as 82, 84 or 86, plus the fixed line if staffed.",
      "Have the alvará or commercial licence scanned, as it names the activity and address that you are allowed to show.",
      "Fix how Lda. or S.A. follows the name, and avoid mixing it with a translated Ltd in English entries.",
    ],
    advice: [
      {
        heading: "Corridors decide the customer",
        text: "Beira links to Zimbabwe, Zambia and Malawi, Maputo to Gauteng and Eswatini, Nacala to its hinterland. Transporters and customs brokers should state corridor, border post and cargo type. A client in Lusaka searches for the port, not for your registered district.",
      },
      {
        heading: "Shops should mention mobile money",
        text: "Customers ask early whether M-Pesa or e-Mola is accepted, and whether the quoted price in meticais holds for a week. Write both facts. Add delivery quarters and a landmark, like a market or roundabout, since drivers use those every day.",
      },
    ],
    questions: [
      {
        question: "Should we translate our Mozambican profile for South African customers?",
        answer:
          "An English version is sensible for lodges, prawns, cashew, logistics and engineering. Keep the Portuguese page first for authorities and residents. Quote rand only where you truly accept it, and mention the clock, which both neighbours share.",
      },
      {
        question: "What makes a construction supplier credible in Tete or Pemba?",
        answer:
          "People ask for the alvará class, past sites and the equipment that stands there today. Name them with permission. Add the distance to your yard and the spare parts policy, because repairs after rain often decide who is hired.",
      },
      {
        question: "Which associations can a Maputo firm cite in a directory?",
        answer:
          "CTA, the confederation of business associations, is widely recognised, and many sectors and bilateral chambers have their own membership. Cite the one you pay dues to, with the year. Readers may check, so remove it once the membership has lapsed.",
      },
    ],
  },
  myanmar: {
    intro:
      "In Myanmar a business is found by township. Yangon customers know Kamayut, Bahan or Hlaing before they know a street, and Mandalay people navigate by numbered roads. Burmese script is what they read, in Unicode today, while English serves exporters and hotels. Since calls and chat apps close most of the deals, the phone field deserves more care than the slogan.",
    prepare: [
      "Confirm that Burmese text is in Unicode, because older Zawgyi copies turn into broken letters on newer screens.",
      "State house number, street, ward and township in that order, and add the upper or lower block where relevant.",
      "Write mobiles as +959 and the remaining digits, whose length differs between operators, then test each with a call.",
      "Bring the registration number from MyCO, the online companies register, when a trade portal asks for company proof.",
      "Prepare English product terms for beans, rice, garments or gems, as importers do not search in Burmese.",
    ],
    advice: [
      {
        heading: "Give numerals two forms",
        text: "Burmese digits look natural to local readers but may not be clickable or searchable in a form. Put Western digits into phone and address fields and keep the Burmese ones for signs and pictures. Mixed digits inside one number help no one.",
      },
      {
        heading: "Sell wholesale by market",
        text: "Traders around Theingyi, Bogyoke or Mandalay's Zegyo are found by market, block and stall. Add the closing day, minimum quantity and the bus gate for upcountry parcels. Buyers from Taunggyi or Mawlamyine decide on that delivery line more than on price.",
      },
    ],
    questions: [
      {
        question: "Which chamber or federation do Burmese partners recognise at once?",
        answer:
          "UMFCCI in Yangon is the best known umbrella, with regional chambers and product associations below it. Mention a membership that is current. Someone abroad may ask the association to confirm your name, so keep its spelling in the entry identical.",
      },
      {
        question: "How should names without a family name appear in contact fields?",
        answer:
          "Put the full personal name in the first field and repeat or dash the surname field if it is required. U and Daw are courtesy titles. Tell overseas clients how to address the person who will answer them.",
      },
      {
        question: "When do companies close for long holidays, and how show it?",
        answer:
          "Thingyan in April brings the longest pause, and full moon days close many offices. Mark the dates as special hours beforehand. Exporters should also add the last loading day, because customers in Bangkok or Singapore keep another calendar.",
      },
    ],
  },
  namibia: {
    intro:
      "English is the official language of Namibia, so no firm needs a translation to be understood. Yet Afrikaans, Oshiwambo, Otjiherero and German are heard in shops, and naming the ones you speak wins calls. Windhoek hosts the head offices, Walvis Bay the harbour, Swakopmund visitors, and the Oshana towns of Oshakati and Ongwediva a busy northern market far from both.",
    prepare: [
      "Take the BIPA registration number and mark whether the name ends in CC or in (Pty) Ltd.",
      "Separate the street or erf from the P.O. Box or Private Bag, since both kinds of address stay in use.",
      "Check that Windhoek lines show 61 after +264 and mobiles 81 or 85, without a leading zero.",
      "Add GPS coordinates for farms and lodges, along with the district road number and any gate that must be closed.",
      "Quote in Namibian dollars, and say if South African rand is accepted at par, as it usually is.",
    ],
    advice: [
      {
        heading: "Lodges sell distance honestly",
        text: "Self-drive guests measure days by gravel. Give kilometres from the last fuel stop, tyre advice, the latest sensible arrival and whether a normal car is enough. Travel directories reward such lines with better questions, and your reception answers fewer panicked calls.",
      },
      {
        heading: "Supply mines and vessels locally",
        text: "Uranium near Arandis, zinc, diamonds and the fishing fleet at Lüderitz need bearings, catering, welding and medicals. Put the town of the workshop into the heading. Buyers check safety training, local ownership and spare stock, so add these in plain terms.",
      },
    ],
    questions: [
      {
        question: "Do German speaking tourists expect German in a Namibian listing?",
        answer:
          "They are pleased by it but manage with English. A guest farm or guide that truly speaks German should say so in one sentence. Workshops and wholesalers can leave it out and use the space for opening hours.",
      },
      {
        question: "Can one entry cover Windhoek and the far northern towns?",
        answer:
          "It can if a single office handles both and visits follow a timetable. With a branch in Rundu, Katima Mulilo or Ondangwa, create its own record. The journey takes most of a day, so people prefer someone near.",
      },
      {
        question: "What can I write where a form requires a postal code?",
        answer:
          "Newer five digit codes have been introduced, and many residents are still learning theirs. Look up your own with NamPost and use it unchanged. Never insert a South African code merely because the form lists both countries together.",
      },
    ],
  },
  nepal: {
    intro:
      "A shop in Nepal is explained by its chowk, its tole and the temple next door. Kathmandu, Lalitpur and Bhaktapur grow into one valley, Pokhara lives with trekkers, and Biratnagar, Birgunj and Butwal trade along the plains. Nepali in Devanagari is the common reading language, and English is routine in tourism, software and schools. Directories should carry the landmark first.",
    prepare: [
      "Note the nine digit PAN, which customers see on bills and which many portals accept as proof of business.",
      "Write the municipality and ward number after the tole, since official papers identify every place in that manner.",
      "Use +977 with ten digits for mobiles, which begin 98 or 97, and 1 before Kathmandu landlines.",
      "Convert founding dates from Bikram Sambat into the common calendar for foreign forms, and check them twice.",
      "Add Saturday as the closed day if you keep it, because visitors from abroad expect Sunday instead.",
    ],
    advice: [
      {
        heading: "Trekking firms need visible proof",
        text: "Hikers compare licences, guide insurance, group size and what happens after a cancelled Lukla flight. Put your agency registration and TAAN membership, if held, in the text. Describe real routes with days and altitude rather than collecting names of every famous peak.",
      },
      {
        heading: "The plains buy differently",
        text: "In Janakpur, Birgunj or Nepalgunj, Maithili, Bhojpuri and Awadhi are spoken, and customers compare sellers on both sides of an open border. Say what warranty applies, which road freight you use and whether VAT bills are issued. That is practical proof.",
      },
    ],
    questions: [
      {
        question: "Should the business name be typed in Devanagari or in Latin letters?",
        answer:
          "Use both where possible. Shops are often known by an English name written in Devanagari, so the two sound alike. Choose one transliteration of aa, sh and v early, then keep it on signboards, bills and map profiles.",
      },
      {
        question: "How do Dashain and Tihar affect what I publish in listings?",
        answer:
          "The autumn festivals empty offices for days while shops are busiest just before. Announce closing and reopening days with Western dates. Tour operators should instead show that someone answers, because October is a main walking season for guests.",
      },
      {
        question: "Can Nepalis working overseas be reached by a local directory entry?",
        answer:
          "They search for land services, schools, clinics, gifts and home builders on behalf of families. State your Viber or WhatsApp line, remittance or bank options and a contact who can visit the house. Gulf and Australian hours differ, so give yours.",
      },
    ],
  },
  netherlands: {
    intro:
      "Dutch buyers compare quickly and read the small print. They expect a KvK number, a price that says whether BTW is included, and reviews on an independent platform. The Randstad cities crowd together, yet Eindhoven means high tech, Rotterdam freight, Westland greenhouses and Groningen the north. The Netherlands rewards plain Dutch sentences, a visible street address and a short answer.",
    prepare: [
      "Check the eight digit KvK number and every trade name filed with it, because readers look both up.",
      "Type the postcode as four figures, a space and two capitals, such as 3511 AB, then the house number.",
      "Decide how additions like bis, A or 2 hoog are written, since delivery tools treat them as another door.",
      "Give a landline with its area code or an 085 or 088 number, and a mobile that starts with 06.",
      "Add the BTW number for business clients, and say whether the quoted rates are for consumers or companies.",
    ],
    advice: [
      {
        heading: "Choose review sites by trade",
        text: "Webshops lean on Thuiswinkel Waarborg, Kiyoh or Trustpilot, builders on Werkspot and similar quote sites, care providers on Zorgkaart. Pick the two where most of your clients already write. Reply soberly, admit mistakes, and never offer a discount for a score.",
      },
      {
        heading: "Write for zzp and mkb",
        text: "Freelancers call themselves zzp'er and smaller companies mkb, and both words work as search terms. An accountant can name bookkeeping packages, sectors and fixed monthly scope. Long corporate claims sound foreign, whereas a blunt list of tasks sounds like home.",
      },
    ],
    questions: [
      {
        question: "Is English acceptable in a Dutch directory for a software company?",
        answer:
          "In technology and export it is common, above all around Amsterdam, Delft and Eindhoven. Municipal, legal and household clients prefer Dutch. If a text is English, still keep Dutch category words such as boekhouder or installateur where they fit.",
      },
      {
        question: "Does a Frisian business need its own version of the text?",
        answer:
          "Frisian is an official language in Fryslân, and place names appear in two forms, such as Leeuwarden and Ljouwert. Mention both forms once. The rest can be Dutch unless your work is culture, media or care for families.",
      },
      {
        question: "How do I list a home office without publishing my house?",
        answer:
          "Many directories permit a service area with the street hidden, and the register has rules of its own on shielding addresses. Read those before you rent a mailbox. Consistent phone and KvK data then carry most of the identification.",
      },
    ],
  },
  zealand: {
    intro:
      "Kiwi customers usually ask whether you cover their side of town before they ask anything else. New Zealand cities sprawl, and the two islands split deliveries. Auckland is the largest market, Wellington buys policy and software, Christchurch builds, Tauranga ships, Dunedin teaches. A complete entry gives suburb, postcode, NZBN and a landline or mobile that a person answers in business hours.",
    prepare: [
      "Look up the NZBN, a thirteen digit business number, and use the trading name that is recorded alongside it.",
      "Write suburb and city, then four digits, and include RD with its number for rural delivery addresses.",
      "Set macrons in Māori names such as Taupō, Whangārei or Ōtautahi, and test how the form saves them.",
      "Present the phone as 09, 04 or 03 for landlines, 02 for mobiles, plus an 0800 number if you have one.",
      "Say if the price includes GST, since households expect it inside and trade buyers often subtract it.",
    ],
    advice: [
      {
        heading: "Show the trade credential",
        text: "Building owners look for Licensed Building Practitioners, registered electricians and certified gasfitters. Give the type of licence and let readers check the public register. Master Builders or Site Safe membership can follow. One clear line does more than a row of badges.",
      },
      {
        heading: "Plan for the summer shutdown",
        text: "Many firms close from Christmas until well into January, exactly when holiday towns are busiest. Update hours for Coromandel, Nelson or Queenstown early. Regional anniversary days differ too, so a shop in Auckland and one in Otago may rest on different Mondays.",
      },
    ],
    questions: [
      {
        question: "Are Australian directories a good place for a New Zealand firm?",
        answer:
          "Only if you really sell across the Tasman. Many portals treat the two markets apart and ask for an ABN on the Australian side. State your NZ address openly, show shipping or support terms, and price in the right dollar.",
      },
      {
        question: "Where do homeowners compare local tradespeople before ringing one of them?",
        answer:
          "Yellow, Finda, NoCowboys and Builderscrack are familiar names, next to maps and neighbourhood groups. Start with two that suit your trade and keep the reviews answered. Older copies of your record elsewhere should show the same number.",
      },
      {
        question: "Should a company include te reo Māori in its public description?",
        answer:
          "A greeting, bilingual job titles or correct place names are welcome when you use them in daily work. Check spelling with someone who knows. Iwi organisations, schools and health providers may expect more, while a tyre shop can stay brief.",
      },
    ],
  },
  nicaragua: {
    intro:
      "Directions in Nicaragua start from something everyone remembers: a traffic light, a church, a tree that fell years ago. In Managua people count blocks al lago, al sur, arriba or abajo, so the address field works like a short story. León, Granada, Estelí and Matagalpa each have another trade. Spanish fits the Pacific side, while Caribbean towns also use English Creole and Miskito.",
    prepare: [
      "Write the local address in full, with the landmark first and then the number of cuadras in each direction.",
      "Place the RUC next to the legal name, since it is the tax identifier that bigger customers request.",
      "Enter eight digits after +505, landlines beginning with 2, mobiles commonly with 8, 7 or 5.",
      "Show C$ with córdobas and US$ with dollars, because a lone dollar sign could be read either way.",
      "Gather photos of the entrance and of what stands opposite, so that first-time visitors can match your words.",
    ],
    advice: [
      {
        heading: "Let the region introduce you",
        text: "Cigars belong to Estelí, coffee to Matagalpa and Jinotega, pottery to San Juan de Oriente, hammocks to Masaya. Exporters should write the place before the brand. Foreign roasters and shop owners search by origin, process, altitude or leaf, generally in English.",
      },
      {
        heading: "Sort visitors from residents",
        text: "San Juan del Sur, Ometepe and the Corn Islands receive travellers who book by message. Residents of Managua look for pharmacies, mechanics and tutors. Pick travel categories for the first, household ones for the second, and never let a single entry speak to both.",
      },
    ],
    questions: [
      {
        question: "How can a Managua address fit into short international form fields?",
        answer:
          "Enter the barrio or residencial as the street and the city as usual. Move the landmark directions into the second address line or description. Then adjust the map pin manually, because software cannot calculate two blocks toward the lake.",
      },
      {
        question: "Which language reaches customers in Bluefields and on the islands?",
        answer:
          "Creole English and Spanish both do, and Miskito matters further north. A dive shop or seafood packer can lead with English. A hardware store that supplies the whole coast should use Spanish first and list the other tongues spoken.",
      },
      {
        question: "What does a coffee exporter need alongside a phone and address?",
        answer:
          "Importers want variety, process, cup notes, harvest months and bag size. Name the cooperative or farm, the certificates in force and a sample policy. Add the hour difference, since Nicaragua stays on UTC-6 while North American buyers change clocks.",
      },
    ],
  },
  niger: {
    intro:
      "Offices in Niger write French, markets speak Hausa and Zarma, and caravans of traders add Tamasheq, Fulfulde and Kanuri. Niamey is the administrative centre, Maradi and Zinder face the busy southern trade, Agadez looks to the desert. Online, one practical problem stands out: forms confuse the country with its southern neighbour, so name, code and calling prefix need checking twice.",
    prepare: [
      "Verify that each portal stored NE and +227, since NG and +234 belong to the country to the south.",
      "Bring the RCCM extract and the NIF, the two references that public buyers and banks usually want.",
      "Name the quartier of Niamey, for instance Plateau or Yantala, and a crossroads or mosque that drivers know.",
      "Write the phone as eight digits without a zero in front, and mark lines that answer in Hausa.",
      "Add the boîte postale for letters, keeping BP, its number and the town together in one line.",
    ],
    advice: [
      {
        heading: "Describe farm goods by type",
        text: "The violet onion of Galmi, cowpeas, sesame, hides and livestock travel to buyers along the Gulf of Guinea. Give bag weight, season, village or market, and the transporter you use. Regional buyers read French, though many call in Hausa at once.",
      },
      {
        heading: "Mention field capacity with proof",
        text: "Projects and mines hire drilling crews, solar installers, vehicle workshops and interpreters. List equipment you own, regions worked in during recent years and the languages of supervisors. A recommendation letter, shown on request, serves better than a page of general promises.",
      },
    ],
    questions: [
      {
        question: "Where can a Nigerien start-up ask about formalities before listing?",
        answer:
          "The Maison de l'Entreprise in Niamey and the chamber of commerce are the usual doors for registration questions. Once the papers exist, use the identical name in directories. Informal work may be shown on maps, but company portals want numbers.",
      },
      {
        question: "Should text be in French if most customers cannot read it?",
        answer:
          "Yes for the form, together with a reachable phone. Pictures of goods, a recognisable logo and a recorded Hausa or Zarma greeting help people who prefer listening. WhatsApp voice notes are a natural way to take orders.",
      },
      {
        question: "Do craftspeople from Agadez belong in a general business list?",
        answer:
          "They may, yet fair trade catalogues, museum shops and jewellery platforms fit better. Explain silver content, leather treatment, maker and size. Customers in Europe will ask how a parcel leaves the town and how long it normally needs.",
      },
    ],
  },
  nigeria: {
    intro:
      "A buyer in Nigeria checks three things before paying a deposit: a CAC number, a reachable WhatsApp line and someone who has bought before. Lagos splits into Island and Mainland, Abuja into districts, Port Harcourt serves oil, Kano and Aba trade and make. English runs the listing, while a line of Pidgin, Yoruba, Igbo or Hausa can warm up a consumer brand.",
    prepare: [
      "Quote the CAC record as RC for a company or BN for a business name, never both at random.",
      "Write the nearest bus stop, estate gate or junction after the street, then the local government area and state.",
      "Save mobiles as +234 followed by ten digits, and confirm that 080, 081, 090 or 070 was shortened correctly.",
      "Include the TIN for corporate clients, and a NAFDAC number on foods, cosmetics or medicines that must carry one.",
      "Photograph the shop, staff and stock yourself, because buyers distrust pictures that they have seen on other pages.",
    ],
    advice: [
      {
        heading: "Name markets, not only streets",
        text: "Alaba, Computer Village, Balogun, Ariaria and Onitsha Main Market are categories in themselves. Put line and shop number, the goods you really hold and the bus park for waybills. Upcountry dealers compare that with two rivals before leaving home.",
      },
      {
        heading: "Prove delivery before you promise",
        text: "Say which states you ship to, which courier handles it and whether payment on delivery is possible in Lagos or Abuja alone. Show how refunds work. A page with ordinary delivery terms is read as more serious than loud claims.",
      },
    ],
    questions: [
      {
        question: "Do Nigerian companies need a six digit postal code in listings?",
        answer:
          "Codes exist and official forms may ask for one, but riders seldom use it. Look it up once with NIPOST and keep it constant. Spend the remaining time on a landmark and on the correct spelling of your area.",
      },
      {
        question: "Which associations add weight for a firm in Lagos or Kano?",
        answer:
          "The Lagos Chamber of Commerce and Industry, KACCIMA in Kano and NACCIMA at national level are widely known. Manufacturers may cite MAN. Only name bodies whose dues you have paid, since partners sometimes phone the secretariat to ask.",
      },
      {
        question: "How do diaspora customers find a builder or an event planner?",
        answer:
          "They search from London, Houston or Toronto for someone relatives can visit. Offer staged payments, dated site photos, and calls on West Africa Time. Mention whether invoices come in naira, pounds or dollars and which bank account receives them.",
      },
    ],
  },
  macedonia: {
    intro:
      "Skopje is where most searches in North Macedonia begin, but Bitola, Tetovo, Kumanovo, Štip and Ohrid rely on firms around the corner. Macedonian in Cyrillic is the main written language, Albanian is strong in the northwest and in parts of the capital, and Latin letters slip into quick typing. A careful listing treats these as three ways to spell one firm.",
    prepare: [
      "Copy the seven digit EMBS from the Central Registry, together with the EDB tax number for invoice partners.",
      "Use DOOEL for a company with a single owner and DOO for several, in Cyrillic and Latin alike.",
      "Put the four digit code before the town, 1000 Skopje for example, and bb where a street has no number.",
      "Change 02 or 07 into +389 2 or +389 7, because the domestic zero breaks calls from Switzerland.",
      "Draft Macedonian first, Albanian where your area needs it, and short English for export or software clients.",
    ],
    advice: [
      {
        heading: "Textile and auto suppliers export",
        text: "Workshops around Štip sew for European labels, and plants in industrial zones build vehicle parts. Say what machines, lot sizes and audits you have. Buyers in Germany or Italy read English profiles first, then call to hear whether the answer matches.",
      },
      {
        heading: "Ohrid listings need two calendars",
        text: "Lake hotels, boats and restaurants earn much of the year between June and September. Show winter hours honestly, mention church holidays by the Orthodox calendar and tell guests which airport has flights. Year-round firms in the same town should say so.",
      },
    ],
    questions: [
      {
        question: "How should the country appear in forms with older name lists?",
        answer:
          "Pick the entry that carries the code MK. Lists differ in wording, and some sort it under N, others under M. Write the current name in your own text, so that readers and search engines see one form.",
      },
      {
        question: "Is the Zlatna Kniga directory a useful place to be found?",
        answer:
          "It is a familiar yellow pages name, helpful for trades, shops and offices that people look up by category. Fill the activity and working hours fields. Then check that maps and the Economic Chamber's data show the same address.",
      },
      {
        question: "Can Latin spelling replace Cyrillic in the name of a Macedonian shop?",
        answer:
          "Keep both. Cyrillic is what the sign and register show, Latin is how tourists and relatives in Australia or Switzerland type it. Ž, š and č may lose their marks, so include a plain version once in the description.",
      },
    ],
  },
  norway: {
    intro:
      "Norwegian buyers check the organisasjonsnummer before they read your story, because Brønnøysund's open register tells them who owns the firm. 1881, Gule Sider and Proff then show phone and accounts. Oslo is only a part of Norway: Stavanger and Bergen live from energy, sea and ships, Trondheim from technology, Tromsø from the north. Each region judges distance by ferry and winter road.",
    prepare: [
      "Use the nine digit number exactly as registered, and add MVA after it only when you are VAT registered.",
      "Write Ø, Æ and Å properly in the main record, and keep oe, ae or aa for systems that fail.",
      "Give the four digit postcode with the poststed in capitals or normal case, but in one manner everywhere.",
      "Set the phone as eight digits after +47, grouped as locals do, since there are no separate area codes.",
      "Decide on bokmål or nynorsk after looking at your municipality and clients, then stay with it through every field.",
    ],
    advice: [
      {
        heading: "Credentials before adjectives",
        text: "House owners ask for sentral godkjenning, an electrician's registration or wet room certification. Mention which certificate belongs to the company and which to a person. Readers also look at years in the register, so do not restart the firm's age when the brand changes.",
      },
      {
        heading: "Plan around fellesferie and Easter",
        text: "July empties many offices, and Easter week sends people to the mountains. Cabin services, boat yards and fuel stops are busiest then. Publish holiday hours per location and note when quotations pause, because summer silence may look like a closed business.",
      },
    ],
    questions: [
      {
        question: "Is English good enough for selling business services in Norwegian cities?",
        answer:
          "Engineers, shipowners and technology teams read it with ease. Public buyers, small trades and families prefer Norwegian, and a well written page signals that support will be local. Avoid Danish or Swedish text, which looks borrowed even though people understand it.",
      },
      {
        question: "Where do households look for painters or movers apart from maps?",
        answer:
          "Mittanbud and Finn are well known for jobs and services, and local Facebook groups pass on names. A directory entry supports those by showing register number, address and reviews. Answer criticism factually, with dates and what was done.",
      },
      {
        question: "Does a company on Svalbard or in Finnmark need special details?",
        answer:
          "Yes. Give shipping conditions, weather reserve and the season in which you operate. In Sápmi, Sámi place names stand alongside Norwegian ones and may be added. Svalbard has tax and customs rules of its own, so describe prices carefully.",
      },
    ],
  },
  oman: {
    intro:
      "Muscat stretches along the coast in named districts, and people in Oman ask for Ruwi, Al Khuwair, Qurum or Seeb before they ask for a street. Sohar and Duqm bring industry and ports, Nizwa and Sur keep regional trade, Salalah has its rainy season visitors. Arabic and English share shop signs, so a directory record should carry the two with equal care.",
    prepare: [
      "Keep the CR number from the commercial registration ready, together with the activity list that stands on it.",
      "Write way, building and area for visitors, then the P.O. Box with its PC digits for post.",
      "Enter eight digits after +968: fixed lines begin with 2, while mobiles usually begin with 9 or 7.",
      "Show prices with three decimals of the rial, because 1.500 means one and a half, not fifteen hundred.",
      "Mark Friday and Saturday as the weekend, and prepare separate hours for Ramadan and for both Eids.",
    ],
    advice: [
      {
        heading: "Dhofar follows another calendar",
        text: "When khareef mist cools Salalah in summer, families arrive from all over the Gulf. Hotels, car rental and restaurants should publish those weeks apart from winter sun tourism. Frankincense sellers can name the grade and the place of harvest, since collectors ask.",
      },
      {
        heading: "Industry wants approvals and location",
        text: "Contractors near Sohar, Sur and Duqm search for scaffolding, inspection, pumps and camp catering. State registrations with operators only if they are current. Give workshop distance to the port or field, languages of supervisors and how quickly a crew can be mobilised.",
      },
    ],
    questions: [
      {
        question: "Which languages besides Arabic and English can help an Omani shop?",
        answer:
          "Many residents speak Hindi, Urdu, Malayalam or Bengali, and Swahili and Balochi are heard in Omani families too. Staff languages deserve one line in the listing. The formal name still belongs in Arabic letters and one fixed Latin spelling.",
      },
      {
        question: "Does a directory entry need an Oman Chamber of Commerce membership?",
        answer:
          "General portals rarely demand it, though company buyers see it as usual paperwork. Quote the CR first. If you cite OCCI, use the same trade name as on the certificate, since translations of Arabic words vary from clerk to clerk.",
      },
      {
        question: "How do visitors find premises in newer parts of Muscat?",
        answer:
          "They follow a shared pin and look for the nearest mosque, roundabout or fuel station. Put such a marker into the text. Test the pin from a car, because dual carriageways can force a long detour past the entrance.",
      },
    ],
  },
  pakistan: {
    intro:
      "Every big city in Pakistan has a trade it is proud of: Faisalabad textiles, Sialkot footballs and surgical instruments, Gujranwala fans, Karachi shipping and finance, Lahore food, print and software. English is the usual language of company pages, Urdu the language of calls, and Roman Urdu the language of chat. Listings that name city, trade and a real person are easy to believe.",
    prepare: [
      "Provide the NTN, and the sales tax number if registered, because corporate buyers match both against tax lists.",
      "Write block, phase or sector in the address, such as DHA Phase 5 or F-7, before city and postcode.",
      "Format mobiles as +92 3 and nine digits more, dropping the zero that everyone uses at home.",
      "Mention SECP registration if you are a private limited company, and say sole proprietor or partnership if you are not.",
      "List Friday prayer breaks and Ramadan timings by day, as customers travel far across Karachi or Lahore to visit.",
    ],
    advice: [
      {
        heading: "Exporters should sell the process",
        text: "Importers of gloves, towels or instruments compare material, tolerance, audit and sample terms. Leave out words such as world class and show a close photograph with a ruler. Membership in the Sialkot or Faisalabad chamber is a reference that foreign buyers can verify.",
      },
      {
        heading: "Local shops win with clarity",
        text: "Tell shoppers whether prices are fixed, if cash on delivery works in their town and how exchanges are handled. Name the plaza, floor and shop number. Families often call before visiting, so a number that is answered after sunset matters greatly.",
      },
    ],
    questions: [
      {
        question: "Should an Urdu script name be added to an English listing?",
        answer:
          "It helps restaurants, schools, clinics and news services, where people remember the sign. Keep the English spelling as the main field for maps. Sindhi, Pashto, Punjabi or Balochi lines suit regional work if someone can reply in them.",
      },
      {
        question: "How can software houses in Islamabad earn trust from foreign clients?",
        answer:
          "They can show registration with PSEB, named leads, code samples and overlapping hours with London or New York. Software review platforms ask former clients directly. Keep the country consistent, since hiding it behind a borrowed foreign address damages trust later.",
      },
      {
        question: "What do relatives overseas search for from Britain or the Gulf?",
        answer:
          "Property dealers, builders, wedding halls, doctors and parcel services come up often. Add a WhatsApp number, a male and a female contact where that helps, receipts, and photographs with dates. Quote in rupees and explain accepted transfers briefly.",
      },
    ],
  },
};
