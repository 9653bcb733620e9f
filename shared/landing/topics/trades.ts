import type { Topic } from "./topic.ts";

export const tradeTopics = {
  "legal-directory-submissions": {
    table: {
      filter: { niches: ["law-firms", "legal-services"] },
      noun: "directories for lawyers and law firms",
      note: "Legal directories only, from several countries. General business directories are on their own page.",
    },
    intro:
      "A person with a legal problem compares lawyers by field, place and language, and looks for signs that somebody has checked them. Legal directories offer exactly these filters. They also expect exact data, since a wrong title or an admission that has lapsed isn't a typo, it's a professional offence in many places.",
    sections: [
      {
        heading: "Data to collect once",
        text: "Most legal directories want the same record. Have it confirmed by each lawyer before anything is sent.",
        points: [
          "Admissions: jurisdiction, year, and bar or roll number as the register shows it.",
          "Practice areas in the words of the directory; usually three to five may be chosen.",
          "Offices with address, phone and hours, and which lawyer works at which.",
          "Languages in which advice is given, not only spoken.",
          "Fee types: fixed, hourly, contingency where permitted, first consultation.",
          "Education, memberships, publications, with dates.",
        ],
      },
      {
        heading: "Profiles for the firm and for lawyers",
        text: "Some sites list firms, others only individuals, a few connect both. Enter the firm first, then attach the lawyers; otherwise duplicates arise. Well-known sites have often created profiles from public registers. Claim these instead of making new ones, or reviews and results will be divided.",
      },
      {
        heading: "Professional rules come first",
        text: "Words such as “specialist”, “expert” or “best” are restricted in many jurisdictions, as are results of past cases and client reviews. Paying for a recommendation can be forbidden where a fee for a listing is allowed. We don't decide such questions. You tell us the wording your bar accepts, and we don't add to it.",
      },
      {
        heading: "What we do, and what only you can do",
        text: "We prepare profiles within the limits of each directory, submit where that's open to third parties, and check what is published. Verification by bar number, phone call or letter is yours. Ranked guides with research, interviews and referees aren't directories in this sense; their submissions have to come from the firm. We never book paid placement for you.",
      },
    ],
    questions: [
      {
        question: "Should every lawyer of the firm have a profile?",
        answer:
          "Each one who takes on clients, yes, if someone keeps it current. A profile of a lawyer who left two years ago does more harm than no profile.",
      },
      {
        question: "Are lead marketplaces for lawyers included?",
        answer:
          "Some rows are. They charge per request or per client, and in some places sharing fees with them is forbidden. Read the price and ask your bar first.",
      },
    ],
  },
  "medical-directory-submissions": {
    table: {
      filter: { niches: ["healthcare-providers", "mental-health-services"] },
      noun: "directories for doctors, dentists and therapists",
      note: "Health directories and booking sites only. Several serve a single country, named below the directory.",
    },
    intro:
      "Patients don't browse. They need someone nearby, who treats their problem, takes their insurance and has an appointment. If one of these facts is wrong in a directory, they stand at a closed door or in front of the wrong specialist. This page is about entries that are right, everywhere and at the same time.",
    sections: [
      {
        heading: "One record for the whole practice",
        text: "Write it once, date it, and let a doctor sign it off. Every entry is then made from this record.",
        points: [
          "Name with title as licensed, license or registration number, and specialties as recognized.",
          "Treatments you offer and, as important, those you don't.",
          "Insurers and schemes accepted, or that you're private only.",
          "Hours for each weekday, telephone hours if different, holidays, emergency number.",
          "Access: lift, parking, step-free entrance, languages of the team.",
          "Whether you take new patients, and how they can book.",
        ],
      },
      {
        heading: "What patients look for",
        text: "Distance and the next appointment come first, then reviews, then the face. A photo of the entrance helps more than one of the equipment. Write the description for a worried person: short sentences, no Latin, what happens at the first visit. Leave out promises of a cure. In most countries they're prohibited in advertising for health professions.",
      },
      {
        heading: "Booking sites or plain directories?",
        text: "A booking site is part of your organization: it needs your calendar, costs a monthly fee in many cases, and processes patients' data under a contract. A plain directory shows an address. The table has both. We prepare the texts for both kinds, but contracts about patient data are signed by you.",
      },
      {
        heading: "Old entries and wrong ones",
        text: "Doctors have profiles they never made, copied from registers or insurers. Search for each name with the old practice, the old number and the maiden name. Claim and correct before you add new ones. When a doctor leaves, change the entry in the same week, or patients will call for years.",
      },
      {
        heading: "Reviews",
        text: "Professional secrecy also applies to answers. Never confirm that somebody is your patient, even if they wrote so. Thank them in general terms, and offer a call. We don't write answers or gather reviews.",
      },
    ],
    questions: [
      {
        question: "Do you need patient data for a submission?",
        answer: "No, and please don't send any. Only published facts about the practice and its staff are used.",
      },
      {
        question: "Who passes the verification of a license?",
        answer:
          "The doctor or the practice. Directories call, write to the registered address or compare numbers with the register. We tell you which sites wait for it.",
      },
    ],
  },
  "real-estate-directory-submissions": {
    table: {
      filter: { niches: ["real-estate"] },
      noun: "real estate portals and directories of agents",
      note: "Property portals and lists of agents, most of them for one country, which is named below the directory.",
    },
    intro:
      "Two different things are called directory in real estate. A portal shows properties and charges for it; the agent appears next to each. A list of agents shows who works in an area. An office needs both, and the second is the one that is usually forgotten. This page explains how to enter agents well.",
    sections: [
      {
        heading: "What an agent profile needs",
        text: "Owners choose an agent before they choose a price. They compare areas, experience and manner.",
        points: [
          "License number, the state or country that issued it, and the broker you work under.",
          "Areas by the names that residents use, three to six of them, rather than a whole region.",
          "Kinds of property: flats, houses, land, commercial, rentals.",
          "Roles: selling, buying, letting, valuation, management.",
          "Languages, and whether you accompany buyers from abroad.",
          "A recent photo. Hidden faces and logos are skipped.",
        ],
      },
      {
        heading: "Areas: fewer is more",
        text: "If thirty agents name the whole city, the one who names three districts is found for these. Write two sentences per district that only a local can write: which streets are near the school, where the tram runs, what changes with the new bridge. Put the long version on your own website and link to it.",
      },
      {
        heading: "A link to your own listings",
        text: "Portals keep visitors inside. Use the field for a website wherever it exists, and lead to a page with your current offers and a contact, not to the home page of a franchise. If a property is sold, the page should say so and show similar ones; directories dislike dead targets, and so do buyers.",
      },
      {
        heading: "Duties you can't leave out",
        text: "Many places require the license, the broker's name, a professional card, or energy figures in any advertisement, which a profile is. Fair-housing rules forbid describing for whom a neighborhood is “right”. Give us the mandatory wording of your chamber or regulator, and it will be part of every text.",
      },
      {
        heading: "How we work with portals",
        text: "Property feeds come from your agency software, and we don't touch them. We handle profiles: text, areas, picture, link. Contracts with portals are paid, often per office and month. We name the price if a source states it, and you decide. Where a basic profile of agents is free, we submit it and check it.",
      },
    ],
    questions: [
      {
        question: "Should the office or each agent be listed?",
        answer:
          "Both if the site allows it. Reviews usually belong to the person, phone calls to the office. Link them, so that no one calls someone who has left.",
      },
      {
        question: "Can I submit individual properties to directories?",
        answer:
          "Portals are made for that. General directories aren't, because an offer is gone in weeks while an entry stays for years.",
      },
    ],
  },
  "restaurant-directory-submissions": {
    table: {
      filter: { niches: ["restaurants"] },
      noun: "restaurant guides, booking and delivery sites",
      note: "Only sites that list places to eat, worldwide and national. Some take reservations or orders and charge for it.",
    },
    intro:
      "It's seven in the evening, four people stand on a corner, and one of them has a phone. They check whether you're open, what it costs, whether there's something for the vegetarian, and how far it is. Your entry has half a minute. This page is about having the right details in the guides at that moment.",
    sections: [
      {
        heading: "The details that decide",
        text: "In the order in which guests look at them.",
        points: [
          "Open now? Kitchen hours rather than door hours, with the weekly closing day and holidays.",
          "Price: two or three typical main courses with prices, not a row of dollar signs.",
          "Food: the kind of cuisine in two words, and five dishes by name.",
          "Diets: vegetarian, vegan, halal, kosher, gluten-free, only if the kitchen can really do it.",
          "Place: map pin on the entrance, nearest stop, parking, terrace, step-free access.",
          "Booking: link or telephone, group size, whether walk-ins get a table.",
        ],
      },
      {
        heading: "Menu: text, not a photo",
        text: "A PDF from last winter loses guests. Put the menu on your own website as text and link to it from each guide, so a new price needs one change. Where a guide demands its own menu, enter the dishes that stay all year and name the daily ones as such. Allergens belong on your page; a guide's version is never current.",
      },
      {
        heading: "Photos",
        text: "Ten are plenty: the front as one sees it when arriving, the room in the evening, four plates without a filter, the menu board, the terrace, the team. Landscape format, no text in the picture, no stock photos. Name the dish in the caption.",
      },
      {
        heading: "Guide, booking site or delivery?",
        text: "A guide lists you free of charge and lives from advertising. A booking site charges a fee per guest or month and needs your table plan. A delivery platform takes a share of each order and sets rules for prices. The table holds all three. We submit guides and prepare the rest; contracts for reservations and delivery are between you and them.",
      },
      {
        heading: "After opening day",
        text: "Change hours in all guides on the same day; a guest before a locked door writes the review you remember. We keep the list of your entries with their addresses, so that such a change is an hour's work instead of a search.",
      },
    ],
    questions: [
      {
        question: "Someone else has already listed my restaurant. What now?",
        answer:
          "Claim it with a call to the restaurant's number or a document. Don't create a second one: guides merge them later, and not always in your favor.",
      },
      {
        question: "Can you remove bad reviews?",
        answer:
          "No. Reviews that break a guide's rules can be reported by you. All others are best answered briefly and politely, once.",
      },
    ],
  },
} satisfies Record<string, Topic>;
