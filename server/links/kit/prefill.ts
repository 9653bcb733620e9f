import type { KitProposal } from "#shared/links/kit.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { countFreeImages, saveImage } from "../../site/files/files.ts";
import type { PageSigns } from "../../website/websites/page-signs.ts";
import { fetchWebsite } from "../../website/websites/websites.ts";
import { getKit } from "./kit.ts";
import { proposeFields } from "./propose-fields.ts";

type Prefilling = Pick<Dependencies, "db" | "storage" | "safeFetch" | "parseUntrusted" | "log">;
type Project = { id: string; url: string };

const picture = { accept: /^(image\/|application\/octet-stream\b)/i, limitBytes: 3_000_000, timeoutMs: 6_000 };

/**
 * Reads the project's website and its contact page, and proposes values for the kit's empty fields. The kit stays as it
 * is; pictures are saved, and deleted later unless the kit uses them. Throws Problem `upstream`.
 */
export const prefill = async (dependencies: Prefilling, project: Project, userId: string): Promise<KitProposal[]> => {
  const { db, safeFetch, parseUntrusted, log } = dependencies;
  const { fields } = await getKit(db, project.id);
  const read = async (url: string) => parseUntrusted("websiteFacts", await fetchWebsite(safeFetch, url));
  let facts = await read(project.url);
  // Some websites redirect to a language so.
  if (facts.refreshTo && facts.refreshTo !== facts.url) facts = await read(facts.refreshTo);
  const problem = notTheWebsite[facts.kind];
  if (problem) throw new Problem("upstream", problem);
  if (!facts.emails.length && facts.contactUrl) {
    // Many contact pages can't be read; the rest is still worth proposing.
    const contact = await read(facts.contactUrl).catch((err) =>
      log.info({ err }, "The contact page could not be read."),
    );
    facts.emails.push(...(contact?.emails ?? []));
  }
  const pictures = await proposePictures(dependencies, project.id, userId, [
    {
      field: "logoFileId",
      // A logo is often a drawing, which can't be used.
      urls: fields.logoFileId ? [] : [facts.business.logoUrl, facts.iconUrl],
      source: "Icon of your website",
    },
    {
      field: "coverFileId",
      urls: fields.coverFileId ? [] : [facts.imageUrl],
      source: "Social picture of your website",
    },
  ]);
  return [...proposeFields(fields, facts), ...pictures];
};

/** What the website shows to us instead of its page. */
const notTheWebsite: Partial<Record<PageSigns["kind"], string>> = {
  challenge: "This website shows a challenge for bots instead of its page. Allow LinksteadBot and try again.",
  parked: "This website's domain is parked. Check the project's URL.",
  placeholder: "This website shows a default page of its server. Try again when it is online.",
};

/** The first of the pictures that can be used. */
type Found = { field: string; urls: (string | null)[]; source: string };

const proposePictures = async (
  { db, storage, safeFetch, log }: Prefilling,
  projectId: string,
  userId: string,
  found: Found[],
): Promise<KitProposal[]> => {
  const proposals: KitProposal[] = [];
  for (const { field, urls, source } of found)
    for (const url of urls) {
      if (!url || (await countFreeImages(db, projectId)) <= 0) continue;
      try {
        const { bytes } = await safeFetch(url, picture);
        const { id } = await saveImage({ db, storage }, bytes, userId, projectId);
        proposals.push({ field, value: id, source });
        break;
      } catch (err) {
        log.info({ err }, "A picture of the website can't be used.");
      }
    }
  return proposals;
};
