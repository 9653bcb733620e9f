import type { Kit } from "#shared/links/kit.ts";
import { draftFields } from "#shared/links/kit-limits.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { applyProposal, changesBetween, toDraft, withoutGaps } from "../../links/kit/kit-draft.ts";

/**
 * Saves a first kit: the kind of business, what the website says, and drafts for required texts that it doesn't have. Throws ApiError if the
 * website can't be read.
 */
export const draftKit = async (id: string, kit: Kit, kind: string) => {
  const call = browserClient().projects[":id"].kit;
  const save = ({ version, fields }: Kit, draft: ReturnType<typeof toDraft>) =>
    read(call.$put({ param: { id }, json: { version, fields: changesBetween(toDraft(fields), withoutGaps(draft)) } }));
  const { proposals } = await read(call.prefill.$post({ param: { id } }));
  const found = proposals.reduce(applyProposal, toDraft(kit.fields));
  const filled = await save(kit, { ...found, category: kind || found.category });
  const missing = draftFields.filter((name) => filled.completeness.missing.some(({ field }) => field === name));
  if (!missing.length) return;
  const drafts = await Promise.all(missing.map((field) => read(call.draft.$post({ param: { id }, json: { field } }))));
  // A draft has alternatives; one of each is enough to start with.
  const first = drafts.flatMap((found) => found.proposals.slice(0, 1));
  if (first.length) await save(filled, first.reduce(applyProposal, toDraft(filled.fields)));
};

const firstProposals = 10;

/** Proposes the directories that fit best. */
export const proposeFirstDirectories = (id: string) =>
  read(browserClient().projects[":id"].proposals.$post({ param: { id }, json: { count: firstProposals } }));
