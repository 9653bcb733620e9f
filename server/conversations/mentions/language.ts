// Recognizes the language of a post, for the filter `lang:`.

const sampleLength = 2_000;

const scripts: readonly [language: string, pattern: RegExp][] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["uk", /[іїєґ]/giu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
];

/** Frequent words that few of the other languages share. */
const commonWords: Record<string, string> = {
  en: "the and is are was you that this with for have has not what which how can anyone my we they it's there from would should but",
  de: "der die das und ist nicht ich wir sie ein eine einen mit für auf auch oder wie kann haben hat werden zum zur bei aber gibt jemand mein",
  fr: "le les des est une pour dans avec que qui pas vous nous je sur mais ou sont cette ce ont être mon quelqu'un aux plus",
  es: "el los las una es por para con que pero como está esta son hay del alguien mi muy más cuál qué sin yo también",
  pt: "os uma é não com que para por mas como está são dos das meu você alguém muito mais também isso eu foi ao em",
  it: "il gli una è non con che per ma come sono della delle questo qualcuno mio molto più anche ho nel alla di si",
  nl: "het een en niet ik wij met voor maar ook zijn heeft kan van naar dat deze iemand mijn wat bij dit je om",
  pl: "nie jest się na że to do jak ale czy dla ktoś może mam tego przez po od są był tylko już",
  sv: "och det är inte jag vi med för att som en ett men har kan någon på av till min också den",
  tr: "bir ve bu için değil ne var mı çok ama gibi daha ben biz olarak nasıl en da de ile",
};

const languagesOfWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(commonWords))
  for (const word of words.split(" ")) languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);

/** Returns the ISO 639-1 code. Latin text that is too short to tell counts as English, the sources' main language. */
export const languageOf = (text: string) => {
  const sample = text.slice(0, sampleLength).toLowerCase().replaceAll("’", "'");
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, pattern] of scripts) {
    const count = sample.match(pattern)?.length ?? 0;
    // Kana and the Ukrainian letters are mixed with others of their language.
    if (count > 0 && count >= letters * (language === "ja" || language === "uk" ? 0.03 : 0.3)) return language;
  }
  const votes = new Map<string, number>();
  for (const [word] of sample.matchAll(/[\p{L}']+/gu))
    for (const language of languagesOfWord.get(word) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  return [...votes].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "en";
};
