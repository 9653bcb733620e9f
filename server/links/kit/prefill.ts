import type { KitProposal } from "#shared/links/kit.ts";
import type { Dependencies } from "../../dependencies.ts";
import { countFreeImages, saveImage } from "../../site/files/files.ts";
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
  const facts = await parseUntrusted("websiteFacts", await fetchWebsite(safeFetch, project.url));
  if (!facts.emails.length && facts.contactUrl) {
    // Many contact pages can't be read; the rest is still worth proposing.
    const contact = await fetchWebsite(safeFetch, facts.contactUrl)
      .then((page) => parseUntrusted("websiteFacts", page))
      .catch((err) => log.info({ err }, "The contact page could not be read."));
    facts.emails.push(...(contact?.emails ?? []));
  }
  const pictures = await proposePictures(dependencies, project.id, userId, [
    {
      field: "logoFileId",
      url: fields.logoFileId ? null : facts.business.logoUrl || facts.iconUrl,
      source: "Icon of your website",
    },
    { field: "coverFileId", url: fields.coverFileId ? null : facts.imageUrl, source: "Social picture of your website" },
  ]);
  return [...proposeFields(fields, facts), ...pictures];
};

type Found = { field: string; url: string | null; source: string };

const proposePictures = async (
  { db, storage, safeFetch, log }: Prefilling,
  projectId: string,
  userId: string,
  found: Found[],
): Promise<KitProposal[]> => {
  const proposals: KitProposal[] = [];
  for (const { field, url, source } of found) {
    if (!url || (await countFreeImages(db, projectId)) <= 0) continue;
    try {
      const { bytes } = await safeFetch(url, picture);
      const { id } = await saveImage({ db, storage }, bytes, userId, projectId);
      proposals.push({ field, value: id, source });
    } catch (err) {
      log.info({ err }, "A picture of the website can't be used.");
    }
  }
  return proposals;
};
