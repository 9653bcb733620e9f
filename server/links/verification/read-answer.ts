import { createHash } from "node:crypto";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { PublicPage } from "../../integrations/safe-fetch.ts";
import type { ListingQuery } from "./listing-page.ts";
import { parseRobotsHeader } from "./robots-rules.ts";
import type { Answer } from "./verdict.ts";

type ReadDependencies = Pick<Dependencies, "parseUntrusted" | "log">;

/** Reads what the verdict needs from a directory's answer. `isConditional`: whether it may say that nothing changed. */
export const readAnswer = async (
  dependencies: ReadDependencies,
  answer: PublicPage,
  { query, isConditional }: { query: ListingQuery; isConditional: boolean },
): Promise<Answer> => {
  const { url, status, headers, bytes, isTruncated } = answer;
  return {
    url,
    status,
    isTruncated,
    location: headers.get("location"),
    isUnchanged: status === 304 && isConditional,
    isChallenge: headers.get("cf-mitigated") === "challenge",
    headerRobots: parseRobotsHeader(headers.get("x-robots-tag") ?? "", query.agents),
    bodyDigest: bytes.length ? createHash("sha256").update(bytes).digest("hex") : null,
    page: await readPage(dependencies, answer, query),
  };
};

const readPage = async ({ parseUntrusted, log }: ReadDependencies, answer: PublicPage, query: ListingQuery) => {
  const { url, type, bytes } = answer;
  if (!bytes.length || (type && !/html/i.test(type))) return undefined;
  return parseUntrusted("listingPage", { url, type, bytes, ...query }).catch((err) => {
    // Our own server is busy, so the check is repeated.
    if (err instanceof Problem && err.code === "unavailable") throw err;
    // Too complex to read, which says nothing about the listing.
    log.warn({ err, url }, "A listing's page could not be read.");
    return undefined;
  });
};
