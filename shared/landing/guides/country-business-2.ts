import type { Guide } from "./guide.ts";

export const countryBusiness2: Record<string, Guide> = {
  ecuador: {
    intro:
      "Buyers in Ecuador split between two poles: Quito, with ministries and head offices in the highlands, and Guayaquil, the port where much trade passes. Cuenca adds crafts, tourism and a sizeable community of foreign retirees. Spanish is what customers type, prices are in US dollars, and a listing that names its city and sector serves them better than one that only gives the nation.",
    prepare: [
      "Have your RUC ready, the thirteen digit taxpayer number that the tax authority SRI gives to every formal business.",
      "Write the two crossing streets and the house number, because Ecuadorian addresses are often read by their intersection.",
      "List mobile numbers starting with 09, and add the version with +593 for exporters and relatives calling from abroad.",
      "Draft a Spanish description first, then a short English one if you serve Galápagos visitors or the retirees of Cuenca.",
      "Collect photos of the premises, since many shoppers compare places on a map before they write on WhatsApp.",
    ],
    advice: [
      {
        heading: "Pick coast or highlands",
        text: "Quito and Guayaquil have their own chambers of commerce, local holidays and habits. If you deliver in both, list each branch apart with its own phone number. A flower grower near Cayambe and a shrimp packer near Machala should choose export categories rather than a general shop heading.",
      },
      {
        heading: "Show dollars without explanation",
        text: "The US dollar has been legal tender since 2000, so no conversion note is needed. State instead whether your figure includes IVA, the value added tax, and which cards or bank transfers you accept. Those details answer the first message that most clients would otherwise send you.",
      },
    ],
    questions: [
      {
        question: "Should an Ecuadorian listing be written in Spanish or English?",
        answer:
          "Spanish comes first for nearly every household and office. Kichwa and Shuar are also used in their regions, and a word of them in a community project is welcome. English helps with tours, language schools and buyers of roses, cacao or bananas.",
      },
      {
        question: "Is a postal code needed for an address in Guayaquil?",
        answer:
          "Six digit codes exist, yet many residents do not know theirs, and couriers rely on streets and landmarks. Give the code when the form demands it. Name the ciudadela or sector as well, since that is how drivers find the gate.",
      },
      {
        question: "What proof do clients in Quito like to see?",
        answer:
          "A valid RUC, a landline starting with 02 and recent reviews carry weight. Regulated trades such as clinics or travel agencies can mention their permit. Membership of the Cámara de Comercio de Quito is another sign that people in the city recognise.",
      },
    ],
  },
  egypt: {
    intro:
      "Cairo and Giza form one huge market along the Nile, with Alexandria on the sea and resort towns such as Hurghada and Sharm El Sheikh living from guests. Arabic is the language of daily search in Egypt, often in the spoken Cairene form, while English appears in business, medicine and tourism. A good listing carries both scripts and the exact name of the district.",
    prepare: [
      "Fix one Latin spelling of your Arabic name, because El, Al and doubled letters otherwise create several different firms.",
      "Keep the commercial register extract and tax card at hand, the two papers most local partners ask about first.",
      "State the district, such as Maadi, Nasr City or Heliopolis, ahead of the governorate, then the building and floor.",
      "Give a mobile beginning with 01 alongside any short hotline, since five digit hotlines cannot be dialled from overseas.",
      "Mark Friday as a rest day if you close, and publish shorter Ramadan hours as soon as you know them.",
    ],
    advice: [
      {
        heading: "Two scripts, one identity",
        text: "Enter the Arabic name where the directory accepts right to left text, and put the Latin form in the second field. A patient may look for a dentist in Arabic, while a foreign supplier types English letters. Both should land on the same phone and map pin.",
      },
      {
        heading: "New districts need clear directions",
        text: "New Cairo, Sheikh Zayed and 6th of October City are laid out by compound, axis and neighbourhood number. Mention the mall or compound gate in your address line. Older quarters work differently, and there the nearest square or metro station tells a visitor more.",
      },
    ],
    questions: [
      {
        question: "Which days count as the working week in Egyptian offices?",
        answer:
          "Sunday to Thursday is usual for banks and government, with Friday and Saturday off. Shops often open on Saturday, and many stay open late in the evening. Say so plainly in the hours field, because foreign templates assume Monday to Friday.",
      },
      {
        question: "Do local customers expect to order through social media?",
        answer:
          "Very often they do. Facebook pages, Instagram and WhatsApp are common ways to ask about stock and delivery, and cash on delivery remains popular. Link those accounts from the profile, and make sure that they show the identical phone number.",
      },
      {
        question: "How should a tour company present itself to travellers?",
        answer:
          "Name the places you really serve, such as Luxor, Aswan or Dahab, and mention your licence from the tourism ministry if you hold one. List the languages of your guides too, since visitors from Europe and the Gulf choose by them.",
      },
    ],
  },
  salvador: {
    intro:
      "San Salvador and neighbouring Santa Tecla and Antiguo Cuscatlán hold most offices, while Santa Ana leads the west and San Miguel the east. Surf towns along the coast of La Libertad draw guests from abroad. El Salvador is compact, so one firm can serve all of it, and its directory entry should say so in Spanish, with an honest delivery area and travel time.",
    prepare: [
      "Copy your NIT and, if you are registered for VAT, the NRC exactly as they appear on your tax documents.",
      "Put colonia, calle and house number in that order, then the municipality and the department, for instance La Libertad.",
      "Show the eight digit phone without any area prefix, since none exists, and place +503 before it for callers abroad.",
      "Say whether you issue a crédito fiscal receipt, because other businesses need that paper to claim their own tax.",
      "Write out services for relatives overseas if they may order and pay there for a family back home.",
    ],
    advice: [
      {
        heading: "Reach the family overseas",
        text: "Many Salvadorans live in the United States, around Los Angeles, Washington and Houston among others. They book dentists, builders and gifts for parents at home. An English line, a WhatsApp number and card payment in dollars make such remote orders easier for everyone involved.",
      },
      {
        heading: "Landmarks alongside the formal address",
        text: "Streets can carry a name and a number at once, and numbering is not always continuous. Add a known reference, such as a roundabout, church or shopping centre, after the street. The map pin should sit on your entrance and not on the middle of the colonia.",
      },
    ],
    questions: [
      {
        question: "Which currency should appear on a Salvadoran business profile?",
        answer:
          "Use US dollars, the currency of everyday payments since 2001. Shops quote amounts with a point for cents. If you take other means of payment, list them in the proper field rather than in the name, and keep the price note short.",
      },
      {
        question: "Are trade associations worth naming for a small San Salvador workshop?",
        answer:
          "Yes, when you truly belong. The Cámara de Comercio e Industria de El Salvador is widely known, and sector groups exist for exporters, coffee and construction. A buyer who has never met you can check such a membership in one call.",
      },
      {
        question: "What categories suit a surf hostel near El Tunco?",
        answer:
          "Choose lodging first and surf school second, if you teach. Put the beach by name in the address, since foreign guests search for the wave rather than the municipality. Spanish and English texts should both state parking, airport transfer and check in hours.",
      },
    ],
  },
  "equatorial-guinea": {
    intro:
      "Spanish makes Equatorial Guinea unusual on the African mainland, and French and Portuguese are official too. Malabo lies on Bioko island, Bata is the main city on the continent, and a flight or a ship separates their customers. Oil and gas services, building, catering and transport shape demand, so a listing should tell at once on which side of the water you operate.",
    prepare: [
      "State Malabo, Bata, Mongomo or another town in the first line, because an island supplier cannot simply drive across.",
      "Write the name in Spanish with its accents, and keep a plain version ready for forms that reject them.",
      "Include a PO box, called apartado de correos, if you have one, since street delivery of letters is limited.",
      "Place +240 before your nine digit number, and check that the same line answers calls and messages during office hours.",
      "Describe your work for energy contractors in an additional English paragraph, as many of their buyers come from overseas.",
    ],
    advice: [
      {
        heading: "Franc prices, Spanish words",
        text: "The Central African CFA franc is used here, as in Gabon and Cameroon next door. Quote it as FCFA and avoid decimals, which no one needs. If foreign companies are your clients, mention that you can also invoice in another currency when that is true.",
      },
      {
        heading: "Regional portals fill the gap",
        text: "National directories are few, so entries in Central African trade lists and Spanish language portals do useful work. Choose ones that let you set the country properly. Some menus place it near Guinea or Guinea-Bissau, and a wrong click sends enquiries to another place entirely.",
      },
    ],
    questions: [
      {
        question: "Which language should an Equatoguinean company profile lead with?",
        answer:
          "Lead with Spanish, the language of administration and schooling. Fang and Bubi are spoken at home, yet rarely typed in directories. Add French if you buy from Cameroon or Gabon, since the country belongs to the same economic community as both neighbours.",
      },
      {
        question: "How can an address in Malabo be made findable?",
        answer:
          "Give the barrio, the road and something visible nearby, such as a hotel, ministry or petrol station. A map pin matters more than a postal code here. Ask a visitor to follow your wording once before you publish it everywhere.",
      },
      {
        question: "Does a contractor in Bata need separate entries for Bioko?",
        answer:
          "Only if staff and a phone are really there. A depot in Malabo deserves its own entry, with its own contact person and hours. Without one, keep a single profile and name the island as an area that you supply by arrangement.",
      },
    ],
  },
  eritrea: {
    intro:
      "Asmara, high on the plateau, is where most offices and shops of Eritrea stand, and Massawa on the Red Sea handles port trade. Tigrinya and Arabic are the main working languages, with English common in secondary schools and correspondence. Online use is modest at home, so many people who read a listing live in the diaspora and search for relatives, suppliers or travel services.",
    prepare: [
      "Prepare the name in Ge'ez script, in Arabic letters where you use them, and in one settled Latin spelling.",
      "Provide a PO box with Asmara after it, because letters are usually collected from a box and not delivered.",
      "Check that the phone works from abroad with +291, and drop the leading zero when you write that form.",
      "Explain opening hours with the midday break, which many shops and offices keep, and name your weekly closing day.",
      "Choose photographs that load quickly, as slow connections make heavy pages hard to open for readers in the country.",
    ],
    advice: [
      {
        heading: "Write for the diaspora too",
        text: "Large Eritrean communities live in Germany, Sweden, Italy, the United States and the Gulf. They look for hotels, gifts, builders and transport before a visit home. A clear English summary and an address for email serve them, since calls across time zones are often missed.",
      },
      {
        heading: "Old streets, known buildings",
        text: "Central Asmara is recognised by UNESCO for its modernist architecture, and residents give directions by cinemas, cafés and squares. Use one of those landmarks along with the street name. For a stay near the sea, say whether you are on the mainland or an island of Massawa.",
      },
    ],
    questions: [
      {
        question: "Which script do readers expect on an Eritrean company page?",
        answer:
          "Tigrinya in Ge'ez script feels natural to many, while Arabic reaches others, and Latin letters carry the name abroad. When a form takes only one, use Latin letters in the title and place the remaining versions in the description.",
      },
      {
        question: "Can a firm outside the country list services for Eritreans?",
        answer:
          "Yes, provided the address stays honest. A travel agency in Stockholm or Frankfurt should show its real seat and name Eritrean customers as its audience. Community and diaspora portals of that city are then as fitting as pages about Asmara.",
      },
      {
        question: "What should a shop say about payment in nakfa?",
        answer:
          "Name the nakfa as the local currency and say which means you accept at the counter. Cards issued abroad are not something to take for granted. A short honest note about cash prevents a visitor from arriving with nothing that works.",
      },
    ],
  },
  estonia: {
    intro:
      "Tallinn gathers finance, software and shipping, Tartu has the university, Narva speaks mostly Russian and Pärnu fills with bathers in summer. Estonia runs much of its administration online, and its e-residency programme lets foreigners manage companies from a distance. Customers therefore check facts fast: a listing must match the public register letter for letter, and say where work is really done.",
    prepare: [
      "Copy the eight digit registrikood from the e-Business Register, together with the legal ending OÜ, AS, FIE or MTÜ.",
      "Include õ, ä, ö and ü wherever the form accepts them, because readers notice when a street loses its letters.",
      "Give house number after street name and a five digit post code, followed by town and, if needed, county.",
      "Add the VAT number starting with EE when you are registered, since partners across the Union will verify it.",
      "Sort out whether your legal address belongs to a service provider, and say clearly if visitors can come there.",
    ],
    advice: [
      {
        heading: "Three audiences, three texts",
        text: "Estonian reaches most residents, Russian matters in Tallinn's Lasnamäe and in Ida-Viru county, and English suits start-ups and international clients. Write each text separately instead of pasting a raw translation. Finnish is a sensible fourth if day visitors from Helsinki are among your guests.",
      },
      {
        heading: "E-residents should be plain",
        text: "A company registered from abroad may serve the world without having one desk in Tallinn. Choose categories for remote services and state the time zone of your staff. Claiming a walk-in shop at a shared contact address only produces disappointed visitors and poor reviews.",
      },
    ],
    questions: [
      {
        question: "Does an OÜ have to show its register code in listings?",
        answer:
          "Directories often ask for it, and Estonian business portals build their pages from that code. Providing it joins your profile to public facts such as founding date and field of activity. Use it consistently, and small differences in naming stop mattering.",
      },
      {
        question: "Where do people in Tartu look for tradesmen and clinics?",
        answer:
          "They use maps, national company catalogues, service marketplaces and recommendations in local Facebook groups. Put the city in your description and the district if you visit homes. A page in Estonian with real reviews helps more than a general Baltic entry.",
      },
      {
        question: "How are Estonian phone numbers written for foreign partners?",
        answer:
          "Place +372 in front and leave the rest unchanged, since no area prefix or trunk zero is used. Mobile numbers normally begin with 5. Keep the spacing the same on every profile so that software recognises one and the same firm.",
      },
    ],
  },
  eswatini: {
    intro:
      "Between Mbabane in the hills and Manzini in the central valley runs the corridor where most companies of Eswatini work, with Matsapha as the industrial estate next to it. English and siSwati are both official. Sugar, timber, textiles and soft drink concentrate are known exports, and because South Africa is so near, customers compare offers on both sides of the border before they call.",
    prepare: [
      "Use the present name of the country in every form, and accept Swaziland only where an old menu leaves no choice.",
      "Provide the PO box and the town, for example Mbabane H100, next to the plot or building where you sit.",
      "Write the full number with +268, noting that mobile lines begin with 7 and fixed ones with 2.",
      "Mention your trading licence and the tax registration with the Eswatini Revenue Service when a form asks for proof.",
      "Quote emalangeni or rand openly, as both circulate at par and visiting buyers want to know whether either works.",
    ],
    advice: [
      {
        heading: "List beyond the border",
        text: "Many suppliers in Mpumalanga and KwaZulu-Natal sell here, and the reverse is true too. Southern African trade directories therefore belong in your plan. Set the country to Eswatini, then mention the border post nearest to your depot, such as Ngwenya, Lavumisa or Mahamba.",
      },
      {
        heading: "Festivals change the visitor calendar",
        text: "Umhlanga and Incwala bring many guests to the Ezulwini and Lobamba area each year. A lodge, caterer or driver can mention availability around those ceremonies with respect. Update the hours field for them, because public holidays may shift and a stale listing causes wasted trips.",
      },
    ],
    questions: [
      {
        question: "Is English enough for a business profile read by Swazi customers?",
        answer:
          "For company and government buyers it usually is. A greeting or service line in siSwati makes a salon, school or clinic more approachable for families. Keep product names as people say them, and avoid mixing both languages inside one sentence.",
      },
      {
        question: "Which categories fit a Matsapha manufacturer looking for regional orders?",
        answer:
          "Pick the product, not just manufacturing: garments, packaging, food processing or steel work. Then tick wholesale or export if the form offers it. State membership of SADC or the customs union only as context, and list minimum order size for serious buyers.",
      },
      {
        question: "How do guests find craft shops in the Ezulwini valley?",
        answer:
          "They search with the valley's name, the Malkerns area or the attraction next door, and open a map. Put those words in your address note. Glass, candles and weaving each have their own category, so choose the craft before general souvenirs.",
      },
    ],
  },
  ethiopia: {
    intro:
      "Addis Ababa is the meeting place of Ethiopia: company seats, embassies, the African Union and the large Merkato market are all there. Dire Dawa, Hawassa, Bahir Dar, Mekelle and Adama serve their own regions. Amharic is the federal working language, Afaan Oromo and Tigrinya have many readers too, and English is common in trade, so the choice of text depends on whom you sell to.",
    prepare: [
      "Keep your trade licence and TIN certificate together, since local buyers and tenders commonly ask to see both.",
      "Name the sub-city, such as Bole, Kirkos or Yeka, then the woreda, and finish with building and office number.",
      "Settle one transliteration of your Ge'ez letters, as a single Amharic name can be spelled five ways in English.",
      "Record phone numbers with +251 and without the zero, and test that someone at that line can reply in English.",
      "Note Ethiopian holidays such as Enkutatash, Meskel and Timket in your hours, because foreign calendars do not show them.",
    ],
    advice: [
      {
        heading: "Say which clock you mean",
        text: "Local time counts hours from sunrise, so two in the morning there is eight o'clock on a foreign watch, and the calendar has thirteen months. Enter directory hours in international form. In the Amharic description you may repeat them as residents say them.",
      },
      {
        heading: "Coffee sellers need exact words",
        text: "Yirgacheffe, Sidama, Harrar and Guji mean something to roasters abroad. If you export, put origin, processing and certificate into the description and choose a green coffee category. A general heading such as agriculture hides you among tractors, seed shops and flower farms.",
      },
    ],
    questions: [
      {
        question: "Do Addis Ababa customers use post codes or PO boxes?",
        answer:
          "PO boxes are the usual postal address, while visitors follow landmarks and building names. Write the box in the mailing field only. For the physical place, mention a known roundabout, hotel or light rail stop near your door.",
      },
      {
        question: "Which messaging app should an Ethiopian shop put on its profile?",
        answer:
          "Telegram is very widely used there, and many shops run a channel with stock and prices. Add the channel link plus a normal mobile number. Customers of hotels and exporters from other countries may prefer WhatsApp or email, so offer one of them.",
      },
      {
        question: "Should a company in Hawassa describe itself in Amharic?",
        answer:
          "Amharic is understood by many people in the city, and Sidama identity is strong as well. Start with Amharic or English according to your buyers, then add a line in Sidaamu Afoo if your staff speak it. Mention the industrial park when you supply it.",
      },
    ],
  },
  fiji: {
    intro:
      "Most trade in Fiji runs between Suva, the capital with offices and shipping, and the Nadi to Lautoka side, where the international airport, sugar and resorts are. Labasa serves Vanua Levu. English, iTaukei and Fiji Hindi are all heard, and English is what a listing should use, with island names written carefully because many guests plan their transfers from them.",
    prepare: [
      "Gather your business registration, your TIN from the revenue service and any tourism or food licence that your trade needs.",
      "Record the GPO or private mail bag number for letters, since street delivery is not something to rely on.",
      "Say which island you stand on, Viti Levu, Vanua Levu, Taveuni or another, right alongside the village or road.",
      "Use +679 and the seven digits for your phone number, and check that overseas callers reach a person during office hours.",
      "Photograph the jetty, gate or shopfront, because first time guests recognise a place faster than they understand directions.",
    ],
    advice: [
      {
        heading: "Transfers belong in the listing",
        text: "A resort in the Mamanucas or Yasawas is reached by boat or small plane. Tell readers where they board, how long luggage must wait and who answers late at night. That practical note earns better reviews than another sentence about white sand and palms.",
      },
      {
        heading: "Write for Australians and New Zealanders",
        text: "Many visitors and importers come from these two neighbours across the sea. Australian and Pacific travel directories therefore fit alongside national ones. Keep British spelling, show Fijian dollars as FJD, and mention the time zone when you ask people to phone your booking desk.",
      },
    ],
    questions: [
      {
        question: "Which languages help a Fijian service business besides English?",
        answer:
          "A welcome in iTaukei or Hindi shows families who will answer them, which matters for clinics, caterers and wedding suppliers. The main text stays English. Put the languages of your staff into one line instead of translating every product name.",
      },
      {
        question: "Do shops in Suva need a post code on listings?",
        answer:
          "No code is in everyday use, so leave the box empty when you can. If the form refuses, read its help text before typing zeros. Building, street, suburb and city are enough for couriers and for customers arriving by taxi.",
      },
      {
        question: "How should cyclone season appear in opening information?",
        answer:
          "Keep normal hours in the profile and use the temporary notice field when weather closes you. November to April is the usual season. A guest house can add its change policy in one sentence, so travellers need not search through long terms.",
      },
    ],
  },
  finland: {
    intro:
      "Helsinki, Espoo and Vantaa form the capital region of Finland, while Tampere, Turku and Oulu have strong engineering, maritime and technology trades of their own. Finnish and Swedish are both national languages, and Sámi is used in the far north. Customers expect sober facts: what you do, which municipality you serve, what your Y-tunnus is, and whether someone will answer in their language.",
    prepare: [
      "Look up your Y-tunnus in the YTJ service, seven digits with a check digit, and copy the registered name from there.",
      "Provide Swedish street and town names alongside Finnish ones in bilingual places, for instance Turku and Åbo.",
      "Arrange the address as street, number, staircase letter and flat, then the five digit post code and the post office.",
      "Check trade registers such as the prepayment register, because households ask for it before they hire a builder or cleaner.",
      "Mark summer hours for July, when numerous offices run with few people, and the closing days around Midsummer.",
    ],
    advice: [
      {
        heading: "Inflections change the search",
        text: "Finnish place names take endings, so a person in Tampere may type Tampereella. Use the basic form in address fields and the natural form inside sentences. Let a native speaker review the text, because an automatic translation often gets exactly these endings wrong.",
      },
      {
        heading: "Household work has its own clues",
        text: "Private clients may claim a tax credit for domestic help, called kotitalousvähennys, on suitable work. Renovators, cleaners and carers should say whether their service normally qualifies. Add liability insurance and references too, since these are the first things a careful homeowner compares.",
      },
    ],
    questions: [
      {
        question: "When does a Swedish version of the profile pay off?",
        answer:
          "It matters along the coast, in Ostrobothnia and above all on Åland, where Swedish is the official language. Use Swedish spelling of the town in that version. Customers in Vaasa, called Vasa there, will see that you prepared for them.",
      },
      {
        question: "What do corporate buyers in Espoo verify before making contact?",
        answer:
          "They look at the business identity code, the active registration, published accounts where available and names of references. Link to a page with real contact persons. Short claims without evidence are read with reserve, so describe delivered work in neutral words.",
      },
      {
        question: "How can a Lapland safari firm reach foreign guests?",
        answer:
          "List in travel directories under the activity and the nearest airport, such as Rovaniemi, Kittilä or Ivalo. Give season, minimum age and clothing supplied. English is essential, and other languages should appear only if a guide can truly speak them.",
      },
    ],
  },
  france: {
    intro:
      "A buyer in France looks for an artisan, a restaurant or a supplier by commune and département, and the difference between Lyon 3e and Lyon 6e is real to that person. Paris holds many head offices, Toulouse aerospace, Grasse perfume and Lille trade with Belgium. Texts should be in good French, with legal details that agree with the public company register.",
    prepare: [
      "Take the SIRET of the exact establishment, fourteen digits, not only the nine digit SIREN of the whole company.",
      "Have your code APE and legal form, such as SARL, SAS or micro-entreprise, ready for the category questions.",
      "Write the number before the street, then the five digit post code and commune, adding CEDEX only where it applies.",
      "Group the ten phone digits in pairs, and use +33 without the first zero on profiles read abroad.",
      "Gather decennial insurance, RGE or other labels if your trade requires them, with certificate dates that remain valid.",
    ],
    advice: [
      {
        heading: "Artisans are chosen locally",
        text: "Pages Jaunes, the town website and trade federations are natural places for a plumber or roofer. State how far you travel, whether the devis is free and who signs it. A clear photo of finished work in a named commune convinces more than a slogan.",
      },
      {
        heading: "Respect the lunch hour",
        text: "Outside large cities, shops may close between noon and two, and many take Monday off. Enter split hours properly instead of one long span. Add August holidays and long weekends in May, because people travel far to reach a workshop or tasting cellar.",
      },
    ],
    questions: [
      {
        question: "Must a foreign seller write its directory profiles in French?",
        answer:
          "It should, when the customers are French consumers. English works for some technical buyers and tourists, but formal French with correct accents shows care. Use vous rather than tu unless your whole brand speaks casually, and translate units and delivery conditions too.",
      },
      {
        question: "What distinguishes a SIREN from a SIRET on forms?",
        answer:
          "The SIREN identifies the legal unit. A SIRET adds five digits for one place of business, so every branch has its own. Local directories normally want that longer number, and it should match the address shown on your own site.",
      },
      {
        question: "Are overseas départements such as Réunion covered by national listings?",
        answer:
          "Usually they are, since Réunion, Guadeloupe, Martinique, Guyane and Mayotte belong to the French Republic. Check the dialling code and time zone, which differ from the mainland. A local portal for the island helps when deliveries stop at its shores.",
      },
    ],
  },
  gabon: {
    intro:
      "Libreville, with its ministries and port at Owendo, and Port-Gentil, the oil city on the coast, are where most commercial searches in Gabon begin. Franceville and Moanda stand for the manganese country inland. French is the official language, and the main need of customers is practical: who can deliver, repair or supply across forest and water, and how fast they can come.",
    prepare: [
      "Have the RCCM number of your trade register entry and the NIF, your tax identification, copied without typing mistakes.",
      "Supply the boîte postale with its city, written BP, as most firms print it on their papers.",
      "Describe the quarter, such as Glass, Louis or Batterie IV, and the closest carrefour, hotel or pharmacy as reference.",
      "Test the number in its present format with +241, because older printed lists still show shorter ones from before.",
      "Name your barge, air or road route if you deliver to Port-Gentil, which customers do not reach by highway.",
    ],
    advice: [
      {
        heading: "Serve the energy and timber buyers",
        text: "Catering, maintenance, inspection and transport firms find clients in oil, manganese and wood processing. Choose those sectors precisely. Safety certificates, crew size and the base from which you operate matter to purchasing teams far more than a general statement about quality and experience.",
      },
      {
        heading: "Francophone portals deserve a place",
        text: "The national lists are few, but Central African and French language trade catalogues include the country. Libreville's chamber of commerce is another point of reference. Write the same text for all of them in careful French, and keep an English page for engineers from abroad.",
      },
    ],
    questions: [
      {
        question: "How are prices shown to customers in Libreville?",
        answer:
          "They are given in FCFA, the Central African CFA franc, as whole amounts. The West African franc shares the short name but is separate money. Foreign invoices may use euros if both sides agree, so mention that option in the business description.",
      },
      {
        question: "Can an eco-lodge near Lopé rely on national directories?",
        answer:
          "It needs travel listings abroad as well. Guests arrive through specialist tour operators and nature portals, often reading English or French. Give the nearest railway stop on the Transgabonais or the airstrip, the usual season, and what is included in guided walks.",
      },
      {
        question: "What contact method suits a Gabonese repair workshop?",
        answer:
          "A mobile line that also takes WhatsApp is practical, because clients can send a picture of the broken part. Add email for company orders and purchase papers. Name one person in charge, so that callers know who will confirm the appointment.",
      },
    ],
  },
  gambia: {
    intro:
      "A narrow land along one river, the Gambia does most of its business near the coast, in Banjul, Serekunda, Kololi, Brikama and the surrounding settlements. English is official, while Mandinka, Wolof and Fula are spoken in daily life. Tourism, groundnuts, fish, building and trade through the port are familiar fields, and visitors often search before a winter flight from northern Europe.",
    prepare: [
      "Tell customers which settlement you are in, since Kairaba Avenue, Senegambia and Bakau each suggest a different stretch of coast.",
      "Keep the business registration certificate and the TIN from the revenue authority close, scanned as clear files.",
      "Write all seven digits of the phone after +220, and mark which of two lines has WhatsApp on it.",
      "Offer a landmark such as a junction, mosque, market or hotel, as house numbers are not shown everywhere.",
      "Separate the tourist season from the green season in your hours if your kitchen, boat or lodge closes between them.",
    ],
    advice: [
      {
        heading: "Listings for winter guests",
        text: "Holidaymakers from Britain, the Netherlands and Scandinavia compare guides, drivers and small lodges ahead of time. State languages, licence and what an excursion includes. An honest picture of the vehicle or boat answers doubts that no line of advertising copy would settle for them.",
      },
      {
        heading: "The river divides deliveries",
        text: "Places on the north bank, such as Barra and Farafenni, have their own access by ferry or bridge. Say whether your price covers crossing. A Basse trader who serves the upper river should list that town first instead of hiding behind a coastal contact address.",
      },
    ],
    questions: [
      {
        question: "Should the article appear in the name of the country?",
        answer:
          "Official usage is The Gambia, but menus also file it under G without the article. Choose whichever entry the form provides. In your own sentences, use the article naturally, and never add it to the registered name of your company.",
      },
      {
        question: "Which neighbours can a Gambian wholesaler reach with directories?",
        answer:
          "Senegal surrounds the land on three sides, and Wolof is shared, while the business language over there is French. A short French paragraph therefore has a clear use. West African trade portals also reach buyers in Guinea-Bissau, Mali and other ECOWAS members.",
      },
      {
        question: "What payment note suits a craft shop in Bakau?",
        answer:
          "Name the dalasi first, then say if cards or foreign cash are accepted at the counter. Mobile wallets are used by residents. Avoid promising online checkout when it depends on one person, and describe how a visitor can reserve goods instead.",
      },
    ],
  },
  georgia: {
    intro:
      "Tbilisi concentrates shops, studios and software teams, Batumi lives from the Black Sea season, Kutaisi has its own airport and western trade, and Kakheti makes the wine. Georgia has an alphabet all its own, Mkhedruli, so a company exists at least twice on the web: once in that script and once in Latin letters. A good listing joins these two forms.",
    prepare: [
      "Retrieve your nine digit identification code from the public registry, which also confirms the Georgian spelling of your firm.",
      "Decide how letters such as კ, ქ and ყ become Latin in your brand, and never vary afterwards.",
      "Select the country carefully in menus, because an American state of identical name appears in countless address lists.",
      "Set down street, building and district, Vake, Saburtalo or Vera for instance, with the four digit post code at hand.",
      "Use +995 before mobile numbers, most of which start with 5, and dial one from a foreign line to test.",
    ],
    advice: [
      {
        heading: "Do not land in Atlanta",
        text: "Automatic systems regularly confuse the Caucasus with the southern United States. Write Tbilisi, Georgia, then check the map pin, phone prefix and currency after publication. If a site only accepts American states, leave it, because a wrong country cannot be repaired by description.",
      },
      {
        heading: "Wine, guest houses and guides",
        text: "Kakheti cellars, Svaneti lodges and Kazbegi drivers are found through travel directories in several languages. Give road access by season and mention qvevri winemaking if you practise it. English is useful for guests, and Georgian remains necessary for suppliers, schools and nearby households.",
      },
    ],
    questions: [
      {
        question: "Which scripts should a Tbilisi company put in its profile?",
        answer:
          "Begin with Georgian letters for residents and add Latin for everyone else. Mkhedruli has no capitals in ordinary text, so do not imitate them. When only one field exists, place the Latin name there and the native form in the description.",
      },
      {
        question: "Is Russian helpful when selling services in Batumi?",
        answer:
          "Some older residents and many guests from the region read it, and Turkish is useful too because the border is close. Choose by your real bookings. Each language needs its own short text and a staff member who can answer calls.",
      },
      {
        question: "How do customers check a small Georgian business before visiting?",
        answer:
          "They open the map, read recent comments, view Facebook photos and ask for a reply by message. The public registry confirms the legal person. Matching name, code and address in all these places makes the check quick and leaves few questions.",
      },
    ],
  },
  germany: {
    intro:
      "Search in Germany is regional: a Handwerker in Köln, a tax adviser in Leipzig, a machine builder near Stuttgart and a logistics firm in Hamburg are found in different circles. Das Örtliche, Gelbe Seiten, city portals and trade fairs' exhibitor lists are familiar names. People expect complete sentences, exact opening hours and an Impressum that tells the same story as every listing.",
    prepare: [
      "Check the Handelsregister entry, with HRA or HRB number and local court, before typing the legal name.",
      "Keep the USt-IdNr beginning with DE apart from the ordinary tax number, which you should not publish casually.",
      "Place the house number after the street, followed by a five digit Postleitzahl and the town on one line.",
      "Settle Straße, Strasse or Str. once, and choose between ü and ue only when a form rejects umlauts.",
      "Sort your qualifications, Meisterbrief, IHK or Handwerkskammer membership and insurance, since cautious customers look for such proof.",
    ],
    advice: [
      {
        heading: "Match the Impressum exactly",
        text: "Commercial websites normally need an Impressum with name, postal address and contact. Directory editors compare their entry against it. When GmbH, UG or e.K. is missing on one side, they may ask back or reject, so repair your own page before sending anything.",
      },
      {
        heading: "Quiet days are firm",
        text: "Most shops close on Sunday, and public holidays differ by federal state. Bavaria rests on dates when Berlin works. Enter holidays for your own Land, state Mittagspause if you have one, and note appointments as nach Vereinbarung when the door stays locked otherwise.",
      },
    ],
    questions: [
      {
        question: "Is Sie or du right for a German listing?",
        answer:
          "Sie is safe for medicine, law, industry and most trades. A café, gym or young software brand may use du if its website does. Do not mix both forms, because readers notice the change sooner than a spelling mistake.",
      },
      {
        question: "How many categories should a Mittelstand manufacturer choose?",
        answer:
          "Take the product and process that buyers name, such as Zerspanung, Blechbearbeitung or Ventile, instead of a broad industry heading. Supplier portals let engineers filter by certificate. Add ISO standards, materials and lot sizes, then attach a data sheet with metric dimensions.",
      },
      {
        question: "Can German entries also reach customers in Austria and Switzerland?",
        answer:
          "The language carries across, but addresses, holidays and legal details differ. List there when you truly ship or travel to those countries. Swiss spelling uses ss in place of ß, and prices in francs need their own statement.",
      },
    ],
  },
  ghana: {
    intro:
      "Accra and the port of Tema, Kumasi in the Ashanti region, and Takoradi with its oil services are the points around which Ghana trades. English is official, and Twi, Ewe, Ga, Dagbani and others are heard in shops and on radio. Customers like to speak with a person before buying, so the phone, WhatsApp line and directions in a listing do real work.",
    prepare: [
      "Look up your GhanaPostGPS digital address, such as one beginning GA for Accra, and place it in every profile.",
      "Confirm the registered name with the Office of the Registrar of Companies, including Limited Company or Enterprise at the end.",
      "Have the TIN or Ghana Card number ready for official forms, but do not print a personal card publicly.",
      "Choose mobile lines in +233 form without the starting zero, and mark the one that accepts mobile money.",
      "State the neighbourhood, East Legon, Osu or Adum for example, then a junction that taxi drivers know.",
    ],
    advice: [
      {
        heading: "Momo is worth a line",
        text: "Mobile money is an everyday way to pay, from food stalls to school fees. Name the networks that you accept and the account name that customers will see. This small detail reassures a stranger who is asked for a deposit before delivery.",
      },
      {
        heading: "Kumasi is not Accra",
        text: "Suame Magazine is famous for vehicle repair, and Kejetia for its vast market. A spare parts seller should use those names, while a law office in Accra needs its own district. Separate branch profiles let each city judge distance, stock and opening times.",
      },
    ],
    questions: [
      {
        question: "Does a Ghanaian directory listing need any language besides English?",
        answer:
          "English covers most written search. A line of Twi, Ga, Ewe or Hausa can show which languages your counter speaks. Use it for clinics, radio promotion or community services, and keep the company name and category in their registered English form.",
      },
      {
        question: "Which proof reassures diaspora clients building a house from abroad?",
        answer:
          "Site photographs with dates, a registered company name, a named engineer and references in the same town are useful. People in London or New York cannot visit weekly. Offer video calls, and state how progress is documented before you ask for payment.",
      },
      {
        question: "How should cocoa, shea and gold traders describe themselves?",
        answer:
          "Say whether you farm, process, buy or export, since these are different licensed activities. Name the region and the certificate that you actually hold. International buyers search by product grade, so put that term into the first sentence of your profile.",
      },
    ],
  },
  greece: {
    intro:
      "Athens and Piraeus carry shipping, trade and administration, Thessaloniki serves the north, and the islands work to a season of their own. Customers in Greece type in the Greek alphabet, sometimes in Greeklish with Latin letters, so one name can appear in three forms. Listings need a settled transcription, the right island or suburb, and hours that admit when summer ends.",
    prepare: [
      "Assemble your AFM tax number and the GEMI number of the commercial registry as they stand on company papers.",
      "Put accents on Greek words in small letters, and check capitals separately because they normally lose those accents.",
      "Write street then number, a five digit post code and the municipality, adding the island where there is one.",
      "Enter fixed lines beginning with 2 or mobiles beginning with 69 in full, placing +30 before them.",
      "Collect the registration number of a tourist lodging, since travel portals and visitors may expect to see it.",
    ],
    advice: [
      {
        heading: "Say when the season closes",
        text: "A taverna on Paros or Skiathos may shut in autumn, while a Heraklion office works all year. Enter seasonal hours instead of leaving July times online in December. Mention winter contact details as well, because wedding planners and agencies book many months ahead.",
      },
      {
        heading: "Two alphabets, one brand",
        text: "Put Greek first for a dentist in Patras and English first for a yacht charter in Lefkada. Both forms belong in the description. Ask a colleague to search your name in Greeklish as well, and correct whichever old profile that search reveals.",
      },
    ],
    questions: [
      {
        question: "Which spelling should a Greek street have in English directories?",
        answer:
          "Use the spelling on your map profile and repeat it everywhere. Leoforos, odos and plateia may stay transcribed instead of translated. Visitors compare what they read with road signs, so do not invent English names that no taxi driver has heard.",
      },
      {
        question: "Do shops in Thessaloniki still close in the afternoon?",
        answer:
          "Many small shops keep different hours on different weekdays, with some evenings open and some afternoons shut. Malls are simpler. Enter every day by itself, and add Orthodox Easter dates, which may fall apart from the western feast.",
      },
      {
        question: "Where should a Piraeus ship supplier be listed?",
        answer:
          "Maritime catalogues come before general yellow pages. Choose the exact supply, such as spares, provisions or surveys, and list the ports covered. Certificates, an always answered phone and English text matter, because the person ordering may be on board or overseas.",
      },
    ],
  },
  grenada: {
    intro:
      "St George's, with its harbour and the Grand Anse beach nearby, holds most shops and offices of Grenada, and Grenville is the busy town in the east. Carriacou and Petite Martinique belong to the same state. English is the written language. Nutmeg, cocoa, yachting, a medical university and guest houses shape what people look up, so categories should be chosen with care.",
    prepare: [
      "Name the parish after the village, for example St David or St Andrew, because addresses are often that simple.",
      "Ring your own number with +1 473 first, and list it as international since callers abroad mistake it for local.",
      "Describe the turn, beach or church near your door, as a numbered street sign cannot be expected everywhere.",
      "Have your business name registration and tax details filed together for chambers or official trade lists that request them.",
      "Write XCD or EC$ after an amount, and say whether you also accept US dollars from cruise guests.",
    ],
    advice: [
      {
        heading: "Spice words sell honestly",
        text: "A producer of nutmeg, mace, cinnamon or tree to bar chocolate should use those words instead of food alone. Mention tours and tasting days if they exist. Buyers abroad also need pack size, export papers and a contact who answers during Caribbean hours.",
      },
      {
        heading: "Yachts search by anchorage",
        text: "Sailors look for rigging, laundry, fuel and provisions near Prickly Bay, Port Louis or Tyrrel Bay. Put the bay into your description. A VHF channel may be useful if you truly monitor it, along with the ordinary phone and the season of service.",
      },
    ],
    questions: [
      {
        question: "Should a Carriacou guest house have its own directory address?",
        answer:
          "It should, because guests reach Carriacou by ferry or small plane and need to plan for it. Enter Hillsborough or the village first, then the island. The main office may be mentioned below, but should not replace the place where people sleep.",
      },
      {
        question: "Who reads Grenadian business pages besides residents and tourists?",
        answer:
          "Students and staff at St George's University seek housing, food and transport, and families in New York, Toronto and London arrange things for relatives. Clear delivery areas help both groups. Use their questions as category hints, and avoid island slang in titles.",
      },
      {
        question: "How can carnival affect opening hours in a listing?",
        answer:
          "Spicemas takes place in August, so many places alter their hours around it. Add a temporary notice early and name the day you return. A caterer or driver who works during carnival should state the last moment for bookings clearly.",
      },
    ],
  },
  guatemala: {
    intro:
      "Guatemala City is divided into numbered zonas, and a client who reads Zona 10 or Zona 4 already has a picture of your office. Quetzaltenango, widely called Xela, leads the western highlands, while Antigua lives from visitors and language schools. Guatemala uses Spanish in business, and K'iche', Q'eqchi', Kaqchikel, Mam and further Mayan languages are spoken daily by many people.",
    prepare: [
      "Check the NIT and the trading name on your tax papers, because invoices and public profiles should agree with them.",
      "Set the address in local order, for example 7a Avenida 5-10, Zona 4, leaving the hyphen where it belongs.",
      "Give all eight digits after +502, as there is no area prefix to add for the western highlands.",
      "Prepare a Spanish text of three sentences and, for travel or export, an English one with the same facts.",
      "Say clearly whether you issue electronic invoices called FEL, since company customers need them for their books.",
    ],
    advice: [
      {
        heading: "Zona numbers need a municipality",
        text: "Mixco and Villa Nueva have zonas as well, so a number without the municipality may send people astray. Write both, then the building or commercial centre. On the coast or in highland villages, kilometre markers on the road are a normal way to describe locations.",
      },
      {
        heading: "Coffee and textiles call for detail",
        text: "Antigua and Huehuetenango are names that coffee buyers know, while weavers may identify their village and cooperative. State product, minimum lot and shipping method. Credit the artisans properly, and choose a fair trade category only if a recognised certificate stands behind the claim.",
      },
    ],
    questions: [
      {
        question: "Can a highland clinic publish its services in a Mayan language?",
        answer:
          "It may, if staff can really speak it and a native writer checks the text. Keep Spanish alongside it for forms and maps. Even a single sentence naming the language offered at reception tells families that they will be understood.",
      },
      {
        question: "Which group should an exporter in Guatemala City mention?",
        answer:
          "AGEXPORT is a known association of exporters, and the Cámara de Comercio de Guatemala covers trade more widely. Mention either only as a current member. Buyers can then look up the same legal name without guessing which branch they found.",
      },
      {
        question: "How do Xela language schools attract students through directories?",
        answer:
          "They choose the Spanish school category, list lessons and homestay honestly, and use both Xela and Quetzaltenango. Students search either name. Explain arrival by bus, levels taught and who answers messages, so that people across several time zones can decide without a call.",
      },
    ],
  },
  guinea: {
    intro:
      "Conakry stretches along a narrow peninsula, and its communes, Kaloum, Dixinn, Matam, Ratoma and Matoto, tell a customer how far away you are. Elsewhere in Guinea, Kindia, Labé, Kankan and Nzérékoré serve their own regions. French is official, with Pular, Maninka and Susu used every day. Mining, farming, transport and imported goods are the trades whose buyers read listings most carefully.",
    prepare: [
      "Say Guinea-Conakry in the description as well, since three other countries carry Guinea somewhere in their names.",
      "Copy the RCCM and NIF from official papers, leaving each slash and letter in its original position.",
      "Provide quartier and commune together, then a market, crossroads or mosque that makes the last stretch easy.",
      "Use the nine digits after +224, and state clearly which person or department picks up each mobile number.",
      "Attach photographs of equipment, storage or finished work, because visiting a distant supplier takes planning and costs a day.",
    ],
    advice: [
      {
        heading: "Kaloum or the upper communes",
        text: "Ministries, banks and the port sit in Kaloum, while many homes and shops are farther up the peninsula. Traffic makes that difference serious. Tell readers on which side you receive visitors and whether you deliver, collect papers or attend a site elsewhere.",
      },
      {
        heading: "Speak to mining purchasers",
        text: "Boké and the bauxite railways create demand for tyres, catering, camps and safety equipment. A supplier should name capacity, safety documents and reaction time. Add an English summary, because engineers and buyers of international groups may not look for services in French alone.",
      },
    ],
    questions: [
      {
        question: "How do Guinean firms avoid being confused with namesakes?",
        answer:
          "They put Conakry, the dialling code and the GN country code into every profile. Equatorial Guinea, Guinea-Bissau and Papua New Guinea sit close by in menus. Check the published page again, since corrections by an editor can pick the wrong line.",
      },
      {
        question: "Is a French text enough for customers in Labé?",
        answer:
          "For written listings it usually is. Conversation may continue in Pular, so naming that language helps people feel welcome on the phone. Use the French name of your trade in the title, and keep the Pular note for the description.",
      },
      {
        question: "What should traders write about money and payment?",
        answer:
          "Name the Guinean franc, GNF, and do not confuse it with the CFA franc of neighbouring states. Say whether mobile money, cash or bank transfer is possible. Importers can mention other currencies for contracts, as long as that practice is allowed and current.",
      },
    ],
  },
  "guinea-bissau": {
    intro:
      "Bissau, the port and capital, is the main place of commerce, while Bafatá and Gabú serve the east and Bubaque is the gateway to the Bijagós islands. Portuguese is official in Guinea-Bissau, but Kriol is what most people speak to one another. Cashew, fishing, building, transport and small lodges need listings that work for residents, Senegalese partners and visitors alike.",
    prepare: [
      "Decide between Portuguese and French for the main text by asking which partners actually write to your company.",
      "Set out bairro, rua or avenida, and a known reference, because a number alone seldom leads a stranger.",
      "Check the tax number, called NIF, and business licence before you promise formal invoices in the description.",
      "Enter +245 followed by nine digits, and send yourself a WhatsApp message to see how the name appears.",
      "Mention boat transfer, departure place and tide dependence if guests must cross to an island in the Bijagós.",
    ],
    advice: [
      {
        heading: "Write for West African partners",
        text: "The country shares the West African CFA franc with Senegal and other members of the monetary union. A French paragraph and FCFA prices help these buyers. Keep the Portuguese company name unchanged, because a translated legal name looks like a second firm on paper.",
      },
      {
        heading: "Cashew trade has a season",
        text: "Traders arrive during the cashew campaign in the earlier part of the year. Exporters should list raw or processed nuts, grading and the port used. Outside that period, describe storage or other crops, so that the profile remains useful and no one expects fresh stock.",
      },
    ],
    questions: [
      {
        question: "Which spelling of the country belongs in a Portuguese profile?",
        answer:
          "Guiné-Bissau with accent and hyphen is right in Portuguese. English sites use Guinea-Bissau. Stay with the form of the site, and write the capital, Bissau, in its own field so that the entry does not drift to Conakry.",
      },
      {
        question: "May a Kriol description be used in an online catalogue?",
        answer:
          "Yes, for a radio station, clinic, school or shop it sounds friendly and clear. Add Portuguese for official readers. Spelling of Kriol varies, so choose one version and keep product terms recognisable to someone who learned to read in Portuguese.",
      },
      {
        question: "How can a small lodge on Bubaque be found by travellers?",
        answer:
          "Nature and fishing portals are stronger choices than a general list. Describe the boat link from Bissau, electricity, meals and guides. Answer in Portuguese, French or English only as you can, and show which season makes each activity possible.",
      },
    ],
  },
  guyana: {
    intro:
      "Georgetown and the coastal belt along the Demerara hold most commerce, with Linden, New Amsterdam and Lethem serving other regions. English is official in Guyana, which sits in South America but trades and plays cricket with the Caribbean. Offshore oil has brought a wave of contractors, alongside gold, rice, sugar, timber and nature travel, so a supplier page must be specific and provable.",
    prepare: [
      "Bring together your business registration, TIN and NIS compliance papers, which larger customers often require before they place an order.",
      "State ward and region, such as Kitty, Georgetown or East Coast Demerara, after the lot number and street.",
      "Write +592 plus seven digits, and use that form even on Caribbean sites that suggest +1 for everyone.",
      "Spell the country with a y, then check that no menu has put you in Ghana or French Guiana.",
      "Define your capacity in crews, vehicles or weekly volume, because project buyers compare suppliers by such measurable facts.",
    ],
    advice: [
      {
        heading: "Local content needs evidence",
        text: "Companies that serve petroleum projects may be registered with the Local Content Secretariat. If you hold its certificate, say so with the correct legal name. Add safety training and a named contact, since a buyer cannot judge a new contractor from capital letters and promises.",
      },
      {
        heading: "Interior journeys change the offer",
        text: "A lodge near the Rupununi or Kaieteur depends on planes, rivers and long roads. Explain departure from Ogle or Lethem, baggage limits and weather. Separate day trips from overnight stays, because guests abroad often cannot tell distances from a map of the coast.",
      },
    ],
    questions: [
      {
        question: "Does Guyana belong under South America or the Caribbean?",
        answer:
          "Both may be sensible, depending on the directory. It is a CARICOM member with its secretariat in Georgetown, and it lies on the South American mainland. Choose the country first, then the region where your own customers are most likely to browse.",
      },
      {
        question: "What language suits shoppers on the Guyanese coast?",
        answer:
          "Standard English is right for titles and company facts. Creolese gives warmth to a social post, yet it may confuse an overseas purchaser. Portuguese can help in Lethem, where Brazilian neighbours come to shop, provided someone there can answer.",
      },
      {
        question: "How are diaspora clients in New York served by listings?",
        answer:
          "Give an overseas friendly number, email and the hours in Eastern Caribbean time. Builders, caretakers and gift shops should show photos after each visit. Queens has a large Guyanese community, so local pages there can also lead relatives to you.",
      },
    ],
  },
  haiti: {
    intro:
      "Port-au-Prince and Pétion-Ville hold many offices, Cap-Haïtien leads the north, and Les Cayes and Jacmel have their own trade and arts. Haitian Creole and French are both official: Creole reaches everyone, French appears on formal papers, and English helps with relatives overseas. For Haiti a listing should be simple to load, easy to reach by phone and clear about delivery.",
    prepare: [
      "Register the same name in French and Creole sentences, without translating a brand that people already know by ear.",
      "Check your patente and NIF before giving business details to a chamber or a formal supplier catalogue.",
      "Put the street first, then the commune, and a landmark such as a school, church or petrol station.",
      "Share an eight digit number with +509, and indicate WhatsApp because families abroad often write before they call.",
      "Revise opening times often, since an accurate message about present service is worth more than a long company history.",
    ],
    advice: [
      {
        heading: "Creole earns understanding",
        text: "A pharmacy, school or repair shop can describe its service in Haitian Creole with plain modern spelling. French can follow for official partners. Do not hide Creole in keywords only, as a person reading the page wants a whole sentence and a phone number.",
      },
      {
        heading: "Relatives pay from far away",
        text: "Families in Miami, Brooklyn, Montréal and Boston often arrange food, schooling or building for people at home. Write how an order is confirmed and who receives it. Photographs of delivery, sent with permission, make a modest shop trustworthy to someone far from it.",
      },
    ],
    questions: [
      {
        question: "Should Haitian prices be listed in gourdes or dollars?",
        answer:
          "Name the gourde as official money and state any US dollar price separately. Beware of the customary Haitian dollar, a unit for counting in gourdes that strangers misunderstand. Written amounts should carry HTG or USD so that no one has to guess.",
      },
      {
        question: "Which directories help an artist in Jacmel sell work?",
        answer:
          "Craft, art and diaspora catalogues often reach more buyers than a trade list alone. Name the medium, such as papier mâché, metal or painting. Give sizes, packing method and authorship, and link to a page where the piece can be seen.",
      },
      {
        question: "What makes an address in Cap-Haïtien useful to a driver?",
        answer:
          "The rue number, letter or name should be followed by a nearby landmark. Many central streets form a lettered and numbered grid. Add a map pin, and tell the driver whether to use the front gate or a side entrance.",
      },
    ],
  },
  honduras: {
    intro:
      "Tegucigalpa has government and services, while San Pedro Sula is the industrial centre near Puerto Cortés. Roatán and Utila in the Bay Islands draw divers who search in English. Honduras speaks Spanish in business, and Garífuna and Miskito communities add languages along the Caribbean coast. A company page should show at once which of these markets it can really serve.",
    prepare: [
      "Take the fourteen digit RTN from your tax record, and keep the registered name with S. A. or S. de R. L.",
      "Arrange colonia or barrio, calle, avenida and a reference point before city and department in every address field.",
      "Supply eight digits with +504, saying separately whether the mobile line accepts calls, WhatsApp messages or both.",
      "Quote lempiras with L or HNL, and state tax treatment so that a company buyer can compare offers.",
      "Document factory capacity, dive certification or farm origin according to your trade, using current papers and recent pictures.",
    ],
    advice: [
      {
        heading: "The north coast buys differently",
        text: "Clothing plants, harness makers and logistics firms around Choloma and Villanueva look for maintenance, packaging and transport. List shift service and response area. A Tegucigalpa law office needs other facts, such as practice field, languages and appointment times, so do not share one description.",
      },
      {
        heading: "Island guests read English",
        text: "On Roatán, divers compare schools by agency, boat size and bay. State West End, West Bay or Utila Town clearly. Bay Islands residents include English speakers, yet suppliers from the mainland use Spanish, which makes a properly written pair of texts worth the effort.",
      },
    ],
    questions: [
      {
        question: "How does a coffee farm in Marcala present its origin?",
        answer:
          "Name Marcala, altitude, variety and process without inflated tasting words. Marcala is a protected origin, so use that label only when you qualify. Green coffee buyers also want harvest months, lot size and a contact who can send a sample.",
      },
      {
        question: "Where do Honduran business customers confirm a new supplier?",
        answer:
          "They may ask for the RTN, a permit from the municipality and references in the same city. Membership in the Cámara de Comercio e Industria de Cortés or Tegucigalpa is a further check. Keep copies ready, but publish only what is necessary.",
      },
      {
        question: "Is a landmark acceptable instead of a street number?",
        answer:
          "It is common, and forms with one address line allow it. Put the official street first where it exists, then something like frente al parque. Avoid old landmarks that have disappeared, because newcomers cannot know where a former cinema used to stand.",
      },
    ],
  },
  "hong-kong": {
    intro:
      "Central, Kwun Tong, Tsim Sha Tsui and Sheung Wan are different markets though minutes apart by MTR, and customers in Hong Kong choose by district, tower and floor. Chinese and English are both official: people speak Cantonese and read traditional characters. Finance, sourcing, logistics and professional services look for suppliers in either language, so a bilingual company name has to be settled first.",
    prepare: [
      "Check the Business Registration number and the Companies Registry record, then copy the English and Chinese names without abbreviation.",
      "Order the address as flat, floor, tower, street, district, adding Kowloon, Hong Kong Island or New Territories at the end.",
      "Leave post code fields blank if allowed, since the city has no postal code system for ordinary mail.",
      "Write eight phone digits after +852 and decide whether a WhatsApp button leads to sales or support.",
      "Have descriptions in traditional characters, because a simplified text looks as if it was prepared for another audience.",
    ],
    advice: [
      {
        heading: "Floors decide the visit",
        text: "Many shops, clinics and studios are upstairs in commercial buildings. Give the unit, lift entrance and nearest MTR exit. Check whether G/F means ground floor on your sign and keep that usage, since British floor counting can surprise guests from other places.",
      },
      {
        heading: "Sourcing firms need boundaries",
        text: "Say whether you manufacture, trade or inspect goods, and where production takes place. A sourcing office should not pretend to be the factory. Trade fair participation and HKTDC profiles can support the entry, as long as your legal name agrees everywhere.",
      },
    ],
    questions: [
      {
        question: "Which Chinese text works for customers in Kowloon?",
        answer:
          "Use traditional characters with wording natural to local readers. Formal written Chinese suits companies, while Cantonese expressions may fit food or leisure. Keep an English version for office towers, international residents and buyers, and let both name the same service.",
      },
      {
        question: "Is a virtual office suitable for a Hong Kong listing?",
        answer:
          "It may serve as a correspondence address if the site permits that. Do not advertise walk-in service when staff are elsewhere. Explain meetings by appointment, and avoid map products that demand a place where customers are actually received.",
      },
      {
        question: "How should weekend and typhoon hours be handled there?",
        answer:
          "Enter normal Saturday hours explicitly, because practice varies. For typhoon or black rainstorm signals, use a temporary notice and link to your policy. Lunar New Year closures should have dates, so clients can arrange documents, shipments or repairs beforehand.",
      },
    ],
  },
  hungary: {
    intro:
      "Budapest is read by district, from offices in the XIII to shops in the V, while Győr and Kecskemét stand for vehicles, Debrecen for education and new industry, and Szeged for its university. Hungarian is the language of search in Hungary and is unlike that of any neighbour. A translated listing therefore needs a native reader, correct accents and the family name first.",
    prepare: [
      "Prepare the adószám, the Hungarian tax number, and cégjegyzékszám, the company register number, in their official groups of digits.",
      "Enter the four digit post code, town and street, then utca, út or tér before the building number.",
      "Keep ő and ű different from ö and ü, because these long vowels can change a word.",
      "Decide whether you are Kft., Zrt., Bt. or egyéni vállalkozó, and show that form as the register does.",
      "Write +36 for foreign callers and leave away 06, the prefix people dial when calling within the country.",
    ],
    advice: [
      {
        heading: "Names follow local order",
        text: "In Hungarian the family name comes before the given name. Use that order in the local contact field and the western one in English. Otherwise a lawyer or dentist may look like two people, particularly when a directory separates its name fields.",
      },
      {
        heading: "Spa and dental guests compare",
        text: "Foreign patients travel to Budapest, Sopron and Mosonmagyaróvár, and spa guests to Hévíz. State consultation language, duration of stay and exact premises. German helps near Austria. Medical claims should be restrained, and practitioner names need to agree with their professional records.",
      },
    ],
    questions: [
      {
        question: "Can English replace Hungarian when the customer is in Debrecen?",
        answer:
          "Not for most households. English may suit students, software or export, but a local service should begin in Hungarian. Let someone review endings on place names and verbs, since an unnatural sentence makes even a long established firm feel distant.",
      },
      {
        question: "How are districts in Budapest included on listing forms?",
        answer:
          "Use the Roman numeral or the district name, then the post code, whose middle digits also show the district. Some streets occur more than once in the city. That code keeps a courier from choosing the wrong one.",
      },
      {
        question: "Which prices make sense for buyers in Hungary?",
        answer:
          "Use forints without decimals for domestic trade, and mark whether ÁFA is included. Euros can be useful for export or travel. A large forint figure should have clear spacing, so that the reader does not miss a zero.",
      },
    ],
  },
  iceland: {
    intro:
      "Reykjavík and its neighbours Kópavogur, Hafnarfjörður and Garðabær hold much of the country's trade, while Akureyri is the centre of the north. Iceland uses Icelandic at home and a great deal of English with guests. Fishing technology, geothermal work, software and touring all need listings, and weather or a winter road can matter as much to the customer as distance.",
    prepare: [
      "Have the kennitala of the company ready, ten digits that identify a legal entity in almost every local form.",
      "Keep ð, þ, æ and ö in the Icelandic name, with a plain Latin version for foreign systems.",
      "Put the number after the street and the three digit postal code before the town, such as 101 Reykjavík.",
      "State seven phone digits after +354, without inventing an area prefix or adding a zero in front.",
      "Say which roads, season and vehicle you need when customers must reach a highland or rural meeting point.",
    ],
    advice: [
      {
        heading: "First names are normal",
        text: "Many Icelanders have patronymic or matronymic names, and people are commonly listed by first name. Do not shorten the last part into a family brand. Give the contact's full name and role, so a foreign form does not turn Jónsdóttir into a surname for everyone.",
      },
      {
        heading: "Tour listings must be practical",
        text: "A glacier, whale or horse tour should state meeting point, included equipment, minimum age and weather rules. Name the licence from the tourist board where it applies. Foreign guests plan around daylight, so winter departure times deserve their own lines.",
      },
    ],
    questions: [
      {
        question: "Does an Icelandic service firm need two languages on profiles?",
        answer:
          "It should use Icelandic for local households and English for visitors or international clients. Polish can also be valuable for residents if staff speak it. Add only the languages that your desk can handle when a person calls with a problem.",
      },
      {
        question: "How can Akureyri shops make their address clear?",
        answer:
          "They should include 600 or the correct local code, then Akureyri and the street with its Icelandic letters. A map pin helps guests from cruise ships. Mention parking or the walk from the harbour only if it is relevant.",
      },
      {
        question: "Where do travellers look for a guesthouse outside Reykjavík?",
        answer:
          "They compare travel portals, maps and regional tourism sites by route or sight. Say the nearest town, the road number and whether winter access is ordinary. Breakfast and kitchen details help, since the next shop may be far away.",
      },
    ],
  },
  india: {
    intro:
      "A wholesaler in Surat, a clinic in Chennai, a software house in Bengaluru and a caterer in Lucknow serve very different searchers. India uses Hindi and English at Union level, with many official state languages alongside them. English is common in supplier portals, but a neighbourhood business gains from Tamil, Bengali, Marathi, Telugu or whichever language its own callers speak.",
    prepare: [
      "Verify the fifteen character GSTIN for the state concerned, because one company can hold a registration in each of several states.",
      "Add the six digit PIN code, city and state, then a nearby temple, metro station, market or landmark.",
      "Keep the registered suffix, Pvt Ltd or LLP, apart from the shorter shop name that people see outside.",
      "Use a ten digit mobile after +91 and check whether that exact number also carries your WhatsApp business account.",
      "Choose photographs, catalogue units and MOQ carefully if you sell wholesale, as buyers send enquiries to several suppliers.",
    ],
    advice: [
      {
        heading: "One state may be enough",
        text: "A tutor in Pune need not list for all twenty-eight states. Choose the suburb, Marathi or English, and true travel radius. A manufacturer shipping nationally can instead name dispatch city, transport terms and GST details, then use product categories that a purchasing clerk understands.",
      },
      {
        heading: "Justdial and IndiaMART differ",
        text: "The first is known for local services and phone enquiries, the second for suppliers and products. Use plain service words in one and specifications in the other. Keep duplicate branches from sharing one number, because callers must reach the place they selected.",
      },
    ],
    questions: [
      {
        question: "What Indian language should a local business add after English?",
        answer:
          "Choose the language heard at your counter. Hindi is not the automatic answer in Kochi, Chennai or Kolkata. Write in its proper script, then use a familiar Latin spelling for the shop name so people can type it either way.",
      },
      {
        question: "Can lakh and crore appear in a company profile?",
        answer:
          "They are natural in local amounts, with rupees clearly marked. Add millions only for foreign buyers. Do not mix digit grouping within one table, since a comma in an unexpected position can make a correct price look wrong.",
      },
      {
        question: "How does a home enterprise show that it is genuine?",
        answer:
          "Mention Udyam registration if you hold it, give product pictures and explain appointments. You can name the locality without printing a private flat number where rules allow. Replies in the same business name build a clearer record than several personal accounts.",
      },
    ],
  },
  indonesia: {
    intro:
      "Jakarta and its suburbs draw head offices, Surabaya serves eastern Java, Bandung designs clothes, Medan trades for Sumatra and Bali welcomes guests. Indonesia spans thousands of islands, so the first question of a customer is often whether you deliver there and for how much. Bahasa Indonesia is the shared written language, and a listing in it reaches people whose home languages differ widely.",
    prepare: [
      "Keep the NIB from the OSS licensing system and the tax number NPWP at hand for supplier portals.",
      "Begin addresses with Jalan, shortened Jl., then number, RT and RW, kelurahan, kecamatan, city and five digit post code.",
      "Spell PT or CV before the company name, as the legal form comes first.",
      "Convert 08 mobile numbers to +62 8 for foreign readers, and attach the WhatsApp link that your staff monitor.",
      "Name your time zone, WIB, WITA or WIT, because callers from Papua and Sumatra live two hours apart.",
    ],
    advice: [
      {
        heading: "Shipping is part of the offer",
        text: "Say from which city you dispatch, which couriers collect and whether heavy goods go by sea. A furniture maker in Jepara should mention export packing, while a Makassar spare parts shop can list the islands it supplies. Vague nationwide promises only bring questions.",
      },
      {
        heading: "Halal and BPOM evidence",
        text: "Food, cosmetics and supplements are checked for halal certificates and BPOM registration. Publish the number when it belongs to that product. Restaurants can state their halal status plainly, and Balinese places that serve pork should be just as clear, so guests choose without embarrassment.",
      },
    ],
    questions: [
      {
        question: "Which language suits a villa or surf school on Bali?",
        answer:
          "English leads for foreign guests, and Bahasa Indonesia remains useful for domestic families and suppliers. Name the area, such as Canggu, Ubud or Uluwatu, since Bali alone is too wide. Mention scooter parking or pick up if you provide it.",
      },
      {
        question: "Are marketplace shops a replacement for an Indonesian company listing?",
        answer:
          "They sell goods, but a company profile explains who stands behind them. Link Tokopedia, Shopee or Instagram from it. Service firms, clinics and workshops need their address and map pin anyway, since those platforms are made for parcels.",
      },
      {
        question: "How should Lebaran holidays be announced in opening hours?",
        answer:
          "Post the closing and return dates before Ramadan ends, because many employees travel home for Idul Fitri. Couriers may stop earlier than you do. In Bali, Nyepi closes practically everything for a day, including the airport, so list it too.",
      },
    ],
  },
  iran: {
    intro:
      "Tehran holds the largest share of offices and wholesale bazaars, Isfahan is known for crafts and steel, Tabriz for carpets and shoes, Shiraz for medicine and visitors, and Mashhad for pilgrims. Persian, written from right to left, is the language of search in Iran. The calendar, the weekend and even the digits differ from western forms, so entries need patient checking.",
    prepare: [
      "Copy the national company identifier, shenase melli, of eleven digits, together with the registered Persian name and its legal form.",
      "Write addresses from large to small in Persian: city, main street, alley, plaque number, floor and unit.",
      "Include the ten digit postal code, which identifies a building closely and prevents mistakes between streets of one name.",
      "Convert Solar Hijri dates on certificates before entering them into an English form that expects Gregorian years.",
      "Use Persian letters ی and ک from a proper keyboard, because Arabic look-alikes can make a name unsearchable.",
    ],
    advice: [
      {
        heading: "Toman and rial",
        text: "People speak of toman in shops, while official sums are in rial, ten for each toman. State the unit after every amount. A carpet seller or hotel that forgets this can appear ten times dearer, or cheaper, than the person at the counter intended.",
      },
      {
        heading: "Know what a form allows",
        text: "Some foreign directories cannot accept companies from every country, for legal or payment reasons. Read their terms before writing a profile and never enter another location to pass a filter. National Persian portals, guild pages and chambers remain the natural place for local customers.",
      },
    ],
    questions: [
      {
        question: "Which weekend should an Iranian office show in its hours?",
        answer:
          "Friday is the weekly holiday, and practice on Thursday differs between offices, schools and shops. Set each day by itself. Around Nowruz many places close for a longer time, so add the dates of the spring break in advance.",
      },
      {
        question: "How are Tehran phone numbers entered for callers elsewhere?",
        answer:
          "Inside the country a Tehran landline begins with 021, and from abroad +98 21 replaces it. Mobiles start with 09 at home. Keep Latin digits in the phone field even when the Persian text uses its own numerals.",
      },
      {
        question: "Does a carpet workshop in Tabriz gain from an English text?",
        answer:
          "It helps collectors and importers read the knot count, material, size and origin. Keep the Persian name of the pattern next to it. Customers in the city may also speak Azerbaijani Turkish, which can be noted as a language of service.",
      },
    ],
  },
  iraq: {
    intro:
      "Baghdad is the centre of government and wholesale trade, Basra lives from its port and oil services, Erbil and Sulaymaniyah lead in the Kurdistan Region, and Najaf and Karbala receive pilgrims. Arabic and Kurdish are both official in Iraq. A customer in one city may read a different script form from another, so decide first which region a listing is meant to serve.",
    prepare: [
      "Prepare Arabic and, for Erbil or Duhok, Kurdish names, checking that each one leads to the same registered company.",
      "Note where you are registered, as companies in the Kurdistan Region deal with a registrar of their own.",
      "Describe the district, mahalla, zuqaq and house number in Baghdad, and add a known square or bridge.",
      "Show mobile numbers with +964 7 and no zero, since mobile lines are far more common than landlines.",
      "Enter the five digit post code if you know it, and otherwise give the governorate and city clearly.",
    ],
    advice: [
      {
        heading: "Sorani, Badini or Arabic",
        text: "Sulaymaniyah and Erbil mostly read Sorani in Arabic based script, while Duhok speaks Badini. A service text should follow its own city. English is used by contractors and hotels, and an Arabic version helps every visitor who comes north for the summer.",
      },
      {
        heading: "Contractors must show capacity",
        text: "Oil field, power and building customers ask for classification, safety record and equipment. List the governorates where crews can really work. A supplier in Basra may add port clearance and storage, two services that buyers outside the country often need in one place.",
      },
    ],
    questions: [
      {
        question: "What weekend do Iraqi companies enter in foreign forms?",
        answer:
          "Friday and Saturday are the usual free days of public offices, though many shops trade on Saturday. Enter the hours for each day. Ramadan, both Eids and, in the north, Nowruz need dated notices rather than permanent changes.",
      },
      {
        question: "Is Facebook useful alongside a directory profile in Baghdad?",
        answer:
          "Yes, many shops, restaurants and clinics publish news and answer messages there, and Instagram, WhatsApp and Telegram are familiar as well. Link the active account only. A silent page with an old number does more harm than no link.",
      },
      {
        question: "How can a hotel in Karbala address pilgrim groups?",
        answer:
          "State the walking distance to the shrines in honest terms, the room sizes, meals and bus access. Arabic and Persian texts are sensible, with Urdu or English if staff speak them. Dates around Arbaeen need a clear booking rule.",
      },
    ],
  },
  ireland: {
    intro:
      "Dublin attracts technology, finance and food companies, Cork has pharmaceuticals and a large harbour, Galway makes medical devices, and Limerick and Waterford serve wide rural areas. English is used for nearly all searches in Ireland, Irish is the first official language, and in Gaeltacht districts it is the living one. County matters to customers, who ask who is local before who is large.",
    prepare: [
      "Find your CRO number and the registered business name, which may differ from the sign above the door.",
      "Add the Eircode, seven characters three for routing and four of its own, because every address has a different one.",
      "List the VAT number starting with IE when you hold one, mainly for trade buyers in other Union states.",
      "Change 01, 021 or 087 into +353 without the zero for any directory that is read abroad.",
      "Bring trade proof, such as Safe Electric or RGI registration, where the law or your customer expects it.",
    ],
    advice: [
      {
        heading: "Put the county in writing",
        text: "Co. Kerry or Co. Meath after the town settles many doubts, for place names repeat. Townlands without house numbers are normal in the country. An Eircode then guides the van, while the description names the nearest village that neighbours would mention.",
      },
      {
        heading: "Keep two jurisdictions apart",
        text: "Newry and Dundalk are near each other, yet currency, VAT and phone prefixes differ. If you work on both sides of the border, list each base with its own details. Where you only travel across, call the other side a service area.",
      },
    ],
    questions: [
      {
        question: "Should a Galway company add its description in Irish?",
        answer:
          "In Connemara and for schools, media or public clients it is a natural step. Keep the fadas, as in Gaillimh or Contae. Ask a fluent reader to check it, and leave the English version complete for everyone else.",
      },
      {
        question: "What sort of directories do Irish homeowners trust for trades?",
        answer:
          "They use Golden Pages, trade registers, county sites and reviews, plus neighbours' recommendations. A roofer should show insurance, finished jobs and the counties covered. Saying nationwide while answering only Dublin calls soon leads to comments that remain visible.",
      },
      {
        question: "Do bank holidays in Ireland match those of Britain?",
        answer:
          "Several do not. St Brigid's Day, St Patrick's Day and the June, August and October Mondays follow the national calendar. Enter them one by one, because a template borrowed from London would show your shop open or closed on wrong dates.",
      },
    ],
  },
  israel: {
    intro:
      "Tel Aviv and the towns around it hold much of the software and finance trade, Haifa has its port and engineers, Jerusalem serves government, study and pilgrims, and Beersheba leads the Negev. Hebrew is the main language of search in Israel, Arabic and Russian have large readerships, and English is normal for technology firms. Each of these scripts needs a checked name.",
    prepare: [
      "Locate your nine digit company number, usually starting with 51, or the osek number if you trade as an individual.",
      "Fix one English transliteration for the street, because Hebrew vowels are unwritten and Latin spellings vary from sign to sign.",
      "Supply the seven digit postal code with house number, entrance and floor, since large buildings often have several doors.",
      "Convert 05 mobiles and 03 or 04 landlines to +972 without the zero for readers in other countries.",
      "Mark early closing on Friday and the end of Shabbat, if you open again on Saturday evening.",
    ],
    advice: [
      {
        heading: "Right to left needs checking",
        text: "Hebrew sentences with Latin brand names or digits can jump out of order in old forms. Preview the page and shorten mixed lines. Put the phone into its own field, so that a reversed number never reaches a customer who wants to call today.",
      },
      {
        heading: "Kosher and other certificates",
        text: "A restaurant or caterer should state who certified it and until when, instead of using the bare word. Clinics, electricians and guides can name their licence in the same manner. Readers recognise the issuing body and are able to check it by themselves.",
      },
    ],
    questions: [
      {
        question: "Which days are working days for most Israeli offices?",
        answer:
          "Sunday to Thursday is the usual week, with some businesses open on Friday morning. Enter Sunday as a full day if you work then. Jewish holidays begin in the evening, so shorten hours on the eve as well.",
      },
      {
        question: "Should a Haifa clinic publish Arabic and Russian descriptions?",
        answer:
          "It should if doctors or reception staff speak them, since many residents prefer those languages for health matters. Translate services and hours properly. Hebrew stays first in local portals, and English may follow for students and visitors from overseas.",
      },
      {
        question: "How do customers usually contact a small business in Tel Aviv?",
        answer:
          "WhatsApp is the ordinary choice for questions, pictures and appointments, next to a phone call. Put the business number in the profile and state when you reply. Navigation with Waze is common, so test your pin there too.",
      },
    ],
  },
  italy: {
    intro:
      "Milan stands for finance, fashion and design, Turin for vehicles, Bologna for packaging machines and food, Rome for services, and Naples for crafts and shipping. Much of the economy of Italy sits in districts of small family firms, each town with its speciality. Customers search in Italian, by comune and provincia, and a listing that names its district speaks their language.",
    prepare: [
      "Check the Partita IVA, eleven digits, and the REA number of your local Camera di Commercio before any submission.",
      "Put the street number after the name, then CAP, comune and the two letter province, such as MO for Modena.",
      "Leave the first zero in landline numbers even after +39, because Italian numbers keep it from abroad as well.",
      "Separate the PEC address for official mail from the ordinary email that customers should use for questions and orders.",
      "Choose the right legal ending, S.r.l., S.p.A., S.n.c. or ditta individuale, and repeat it with the same dots.",
    ],
    advice: [
      {
        heading: "Districts are worth naming",
        text: "Prato means textiles, Carrara marble, Murano glass and Sassuolo tiles to buyers around the world. Say truthfully where production happens. A subcontractor can list machines, tolerances and batch sizes, which a purchasing office needs more than a long story of the founding family.",
      },
      {
        heading: "August and the long lunch",
        text: "Factories and many city shops pause around Ferragosto, while seaside places work hardest then. Enter orario spezzato with two spans when you close at midday. Add the patron saint's day of your own comune, because no national calendar will show it.",
      },
    ],
    questions: [
      {
        question: "Is Pagine Gialle still relevant for an Italian tradesman?",
        answer:
          "It remains a widely recognised name alongside maps and review sites. A plumber should list urgent service, comuni covered and the phone number. For wholesale or machinery, a sector catalogue and the exhibitor list of a fair are closer to the buyer.",
      },
      {
        question: "Should a firm in Bolzano write German as well?",
        answer:
          "Yes, South Tyrol is officially bilingual and many customers read German first. Use both names of town and street, such as Bozen and Bolzano. French has a similar role in Aosta, and Slovene in places near Trieste and Gorizia.",
      },
      {
        question: "How does an agriturismo describe its place to foreign visitors?",
        answer:
          "Give the hill town, nearest station and the last unpaved stretch honestly. Mention the CIN code required for tourist lodging. English and German texts are useful, and dishes may keep their Italian names with a short explanation alongside them.",
      },
    ],
  },
  "ivory-coast": {
    intro:
      "Abidjan is the commercial heart of Ivory Coast: Plateau has banks and head offices, Cocody homes and clinics, Marcory and Treichville trade and the port. Yamoussoukro is the capital, Bouaké leads the centre and San-Pédro ships cocoa. French is the official and written language, while Dioula, Baoulé and others are spoken, so a listing belongs in French with the commune named.",
    prepare: [
      "Copy the RCCM and the compte contribuable number from your papers, since business clients ask for both on invoices.",
      "Name the commune first, then quartier, street or carrefour, and a known pharmacy or school close to your gate.",
      "Use the ten digit phone after +225 and keep its first zero, replacing any older eight digit version online.",
      "Prepare your name for Côte d'Ivoire menus as well, because sites file the country under either C or I.",
      "Mention Wave, Orange Money or another mobile wallet if customers can really pay you through it at the counter.",
    ],
    advice: [
      {
        heading: "Two Riviera streets are far apart",
        text: "Cocody alone has several Rivieras and Angré has numbered tranches, which residents use every day. Put that detail next to the commune. A map pin at the gate saves long phone calls, particularly for couriers who deliver by motorbike in heavy traffic.",
      },
      {
        heading: "Cocoa buyers want roles",
        text: "Say if you are a cooperative, a processor, a transporter or an exporter, for the licences differ. Name Soubré, Daloa or another real collection area. Cashew and rubber firms should do the same, adding an English paragraph because purchasers in Europe and Asia read it.",
      },
    ],
    questions: [
      {
        question: "Where should an Abidjan service company look beyond yellow pages?",
        answer:
          "The Chambre de Commerce et d'Industrie, sector federations and West African trade portals are sensible. Jobs and classified sites are separate things. Check that each entry accepts a French description and that your commune stays visible after it is published.",
      },
      {
        question: "Which currency form suits an Ivorian price list?",
        answer:
          "Write FCFA or XOF after whole amounts, with a space between thousands. Neighbours such as Senegal, Mali and Burkina Faso share that franc, while Ghana and Liberia do not, so quote those customers in their own terms when agreed.",
      },
      {
        question: "Are WhatsApp catalogues enough for a shop in Treichville?",
        answer:
          "They serve people who already have your number. A directory profile helps strangers find it in the first place. Repeat the same name and photograph in both, and state your closing time, as many customers pass after office hours.",
      },
    ],
  },
};
