// Words that this codebase has replaced, each with the term to use instead.

/** Banned as any part of an identifier or file name: `askedToken`, `hear-again.ts`. */
export const bannedWords: Record<string, string> = {
  anew: "again",
  ask: "request, search",
  asked: "requested, hits",
  assemble: "create",
  assembled: "created",
  desk: "admin",
  hear: "subscribe",
  heard: "received",
  kept: "saved, cached",
  mend: "resolve, fix",
  mended: "resolved",
  moods: "failure modes",
  nobody: "none",
  outside: "external",
  patience: "timeout",
  proof: "verification token",
  proofs: "verification tokens",
  prove: "verify",
  said: "status, message",
  squeeze: "recompress",
  tell: "publish, notify",
  told: "the noun: subscription, event",
  untelling: "stop words",
  wanted: "expected, requested",
  whoever: "the noun: user, caller",
  wish: "pending action, input",
  wishes: "inputs",
};

/** Banned as a whole identifier, but fine as part of a longer name, like `keepLocalDraft`. */
export const bannedNames: Record<string, string> = {
  begun: "startedAt",
  countUse: "consumeQuota",
  everyMs: "minIntervalMs",
  giveBackUse: "refundQuota",
  given: "the noun: input, text",
  inTurn: "createConcurrencyLimit",
  keep: "save",
  keepHits: "saveMentions",
  known: "existing, cached",
  missed: "onGap",
  Parts: "Dependencies",
  sought: "query",
  useScripted: "useHydrated",
  whoOff: "disabledReason",
  whyOff: "disabledReason",
};

/** Banned in sentences of code: messages, labels, test titles. */
export const bannedPhrases = [
  /\bstands? in\b/i,
  /\bnobody\b/i,
  /\bwhoever\b/i,
  /\banew\b/i,
  /\bfor now\b/i,
  /\bof late\b/i,
  /\b(is|are) no\b[^.]*\bany ?more\b/i,
  /\bmend(s|ed|ing)?\b/i,
];

/** Where an old word has to stay. */
export const exceptions: { file: RegExp; words: string[] }[] = [
  // A customer keeps an account whose deletion is scheduled.
  {
    file: /^(client\/auth\/keep-account|client\/dashboard\/account\/deletion-notice|server\/features\/account\/|shared\/auth)/,
    words: ["keep", "kept"],
  },
  // A count in the answer of the import, as the API is specified.
  { file: /director(y|ies)\b/, words: ["kept"] },
  // The audit API has had this field since its first version.
  { file: /(^shared|\/)suggestions\b/, words: ["mended"] },
  // The names in a database dump from before they were replaced.
  { file: /^db\/upgrade\.test\.ts$/, words: ["mended", "outside", "proofs", "wanted"] },
];

/** Articles and sample posts, in which these words are ordinary English. */
export const editorial = [
  /^shared\/landing\//,
  /^db\/demo\//,
  /^db\/starter-posts\//,
  /^server\/testing\/scored-posts\.ts$/,
];
