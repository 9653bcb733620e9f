// Pairs of texts as customers' projects have them, for the test of the limits.
type Subject = {
  name: string;
  /** `{city}` and `{maker}` stand for what a template fills in. */
  text: string;
  /** One word of the text, and what an editor replaced it with. */
  edit: [string, string];
  translated: string;
  rewritten: string;
};

const subjects: Subject[] = [
  {
    name: "plumber",
    text: "Our plumbers in {city} repair leaking pipes, blocked drains and broken boilers on the day you call. Every van carries the parts that fail most often, so four of five jobs end with the first visit. {maker} agrees the price before any work begins, and it includes the drive. If the same fault returns within two years, we repair it without charge. People in {city} can book a visit online or by telephone until ten at night.",
    edit: ["blocked", "clogged"],
    translated:
      "Unsere Installateure reparieren undichte Rohre, verstopfte Abflüsse und defekte Heizkessel noch am Tag Ihres Anrufs. Jeder Wagen hat die Teile dabei, die am häufigsten ausfallen.",
    rewritten:
      "A dripping tap rarely waits for business hours. That is why someone answers our line late into the evening and arrives with a stocked van. You hear what it costs first. Should the problem come back, fixing it again is on us for two years.",
  },
  {
    name: "parcel tracker",
    text: "{maker} follows every parcel of your shop from the warehouse to the doorstep and writes to customers before they ask where it is. It reads the messages of forty carriers, translates them into plain sentences and notices parcels that have not moved for three days. Shops in {city} that use it answer half as many questions about deliveries. Connecting a shop takes ten minutes and needs no developer, and the first hundred parcels of {maker} are free.",
    edit: ["doorstep", "door"],
    translated:
      "Parcelo sigue cada paquete de su tienda desde el almacén hasta la puerta y escribe a los clientes antes de que pregunten. Lee los mensajes de cuarenta transportistas y los traduce.",
    rewritten:
      "Where is my order? Support teams read that line all day. Our tool watches carriers around the clock, spots shipments that are stuck and informs the buyer in words anybody understands, so that the question never reaches your inbox.",
  },
  {
    name: "bakery",
    text: "The bakery in {city} mixes its dough the evening before and bakes at four in the morning, because slow dough keeps bread fresh for three days. The flour of {maker} comes from two mills less than thirty kilometres away. Besides rye and wheat loaves there are rolls, plum cake on Fridays and a dark bread without yeast. Bread from the day before costs half, and what is left at closing time goes to the food bank of {city}.",
    edit: ["plum", "apple"],
    translated:
      "La boulangerie prépare sa pâte la veille au soir et la cuit à quatre heures du matin, car une pâte lente garde le pain frais pendant trois jours. La farine vient de deux moulins voisins.",
    rewritten:
      "Good loaves need time. Ours rest overnight, which is why they still taste right two days later. Local grain, wild yeast and an early oven do the rest; whatever we cannot sell is donated every evening.",
  },
  {
    name: "invoice software",
    text: "With {maker} a freelancer writes an invoice in less than a minute: choose the customer, enter the hours, send. The program knows the tax rules of {city} and thirty countries, numbers invoices without gaps and reminds late payers in a friendly tone, then in a firm one. Payments from your bank are matched to invoices every night. At the end of the quarter {maker} hands your accountant one file that holds everything they need.",
    edit: ["friendly", "polite"],
    translated:
      "Mit diesem Programm schreibt ein Freiberufler eine Rechnung in weniger als einer Minute: Kunden wählen, Stunden eintragen, absenden. Es kennt die Steuerregeln von dreißig Ländern.",
    rewritten:
      "Few people became designers to chase money. Track your time, press one button and the bill is on its way with correct taxes. If it stays unpaid, polite nudges follow by themselves, and the quarter closes with a single export.",
  },
  {
    name: "yoga studio",
    text: "The studio of {maker} offers forty classes a week in two quiet rooms above the market hall of {city}. Beginners start with a course of six evenings, where a second teacher corrects their posture. Mats, blocks and blankets are there, and the showers have warm water. A trial class costs nothing and needs no registration. A class can be moved to another day up to two hours before, also by a message to {maker}.",
    edit: ["quiet", "bright"],
    translated:
      "De studio biedt veertig lessen per week in twee rustige ruimtes boven de markthal. Beginners starten met een cursus van zes avonden, waar een tweede docent hun houding corrigeert.",
    rewritten:
      "Never tried it? Come along barefoot, everything else is provided. Small groups mean that an experienced eye catches wrong movements early. Plans changed at noon? Shift your booking and keep the credit.",
  },
  {
    name: "bicycle shop",
    text: "In the workshop of {maker} a bicycle that arrives before noon is usually ready the same evening. A service covers brakes, gears, bearings, lights and a test ride, and the mechanic sends a photo of every worn part before replacing it. For the time of the repair you may borrow one of six city bikes. Used bicycles from {city} are checked on fifty points and sold with a year of warranty. The air pump at the entrance of {maker} is free for everyone.",
    edit: ["borrow", "hire"],
    translated:
      "Nell'officina una bicicletta che arriva prima di mezzogiorno di solito è pronta la sera stessa. Il servizio comprende freni, cambio, cuscinetti, luci e un giro di prova.",
    rewritten:
      "Drop off your bike on the way to the office and collect it after work. We photograph what is worn, ask, and only then exchange it. Meanwhile a loaner keeps you moving. Second-hand models come tested, with twelve months of cover.",
  },
  {
    name: "translation agency",
    text: "Each text at {maker} is translated by a person who grew up with the target language and read by a second one before it leaves the house. We work in eighteen languages, mostly on contracts, manuals and shops. A quote takes one hour, a page two days, and urgent work is possible at night from our desk in {city}. Terms that matter to you are collected in a glossary which belongs to you. Whatever {maker} translates stays confidential.",
    edit: ["manuals", "handbooks"],
    translated:
      "Cada texto é traduzido por uma pessoa que cresceu com a língua de destino e lido por uma segunda antes de sair. Trabalhamos em dezoito línguas, sobretudo contratos e manuais.",
    rewritten:
      "Machine output reads fine until a clause means the opposite. Native linguists with legal and technical backgrounds handle your documents in pairs, keep your vocabulary consistent and sign a non-disclosure agreement on request.",
  },
  {
    name: "solar installer",
    text: "{maker} plans solar roofs for houses in {city} from satellite images, so the first offer needs no visit. It lists every module, the inverter, the storage and what the roof will produce in each month. Installation takes two days with our own electricians, not with subcontractors. We register the system with the grid operator and explain the meter. In the first five years {maker} cleans the modules once a year and reads the yield from afar.",
    edit: ["houses", "homes"],
    translated:
      "Die Firma plant Solardächer für Häuser anhand von Satellitenbildern, sodass das erste Angebot keinen Besuch braucht. Es nennt jedes Modul, den Wechselrichter und den Speicher.",
    rewritten:
      "How much sun hits your tiles? Aerial photographs answer that in a day. You receive a monthly forecast together with the price, certified staff mount everything within a weekend, and remote monitoring catches failing panels early.",
  },
];

const fill = (text: string, city: string, maker: string) =>
  text.replaceAll("{city}", city).replaceAll("{maker}", maker);

/** Five pairs of each subject, with the verdict that a reader would expect. */
export const pairs = subjects.flatMap(({ name, text, edit, translated, rewritten }) => {
  const [one, template] = [fill(text, "Bremen", "Parcelo"), fill(text, "Groningen", "Northwind")];
  return [
    {
      what: `${name}: copied, with other capitals and punctuation`,
      one,
      other: `${one.toUpperCase()}!`,
      verdict: "block",
    },
    { what: `${name}: lightly edited`, one, other: one.replace(...edit), verdict: "block" },
    { what: `${name}: one template, filled differently`, one, other: template, verdict: "warn" },
    { what: `${name}: translated`, one, other: translated, verdict: "pass" },
    { what: `${name}: in one's own words`, one, other: rewritten, verdict: "pass" },
  ] as const;
});
