// Keeps replaced words out of names and sentences.
import { expect, test } from "vitest";
import { bannedNames, bannedPhrases, bannedWords, editorial, exceptions } from "./old-vocabulary.ts";
import { files as allFiles } from "./source-files.ts";

const files = allFiles.filter(({ path }) => path !== "server/architecture/old-vocabulary.ts");

/** Folders whose sentences have not been rewritten yet. */
const sentencesToRewrite: string[] = [];

/** `askedToken` → asked, token. */
const wordsOf = (name: string) => name.split(/[-_$.]|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());

/** Returns the banned word in a name and the term to use instead. */
const replacementFor = (name: string, path: string) => {
  const allowed = exceptions.flatMap(({ file, words }) => (file.test(path) ? words : []));
  const word = wordsOf(name).find((word) => Object.hasOwn(bannedWords, word) && !allowed.includes(word));
  if (word) return `${name} (${word}: ${bannedWords[word]})`;
  return Object.hasOwn(bannedNames, name) && !allowed.includes(name) ? `${name} (${bannedNames[name]})` : undefined;
};

test("identifiers use the field's terms", () => {
  const found = files.flatMap(({ path, identifiers }) =>
    identifiers.flatMap(({ text, line }) => {
      const replacement = replacementFor(text, path);
      return replacement ? [`${path}:${line} ${replacement}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test("files and folders use the field's terms", () => {
  const found = files.flatMap(({ path }) => {
    const replacements = path
      .replace(/(\.\w+)+$/, "")
      .split("/")
      .map((name) => replacementFor(name, path));
    return replacements.some(Boolean) ? [`${path} ${replacements.filter(Boolean).join()}`] : [];
  });
  expect(found).toEqual([]);
});

test("sentences are plain English", () => {
  const prose = files.filter(
    ({ path }) =>
      !editorial.some((pattern) => pattern.test(path)) && !sentencesToRewrite.some((folder) => path.startsWith(folder)),
  );
  const found = prose.flatMap(({ path, strings }) =>
    strings
      .filter(({ text }) => /\s/.test(text.trim()) && bannedPhrases.some((phrase) => phrase.test(text)))
      .map(({ text, line }) => `${path}:${line} ${text.trim()}`),
  );
  expect(found).toEqual([]);
});
