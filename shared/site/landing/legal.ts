import { site } from "../../site.ts";
import { fillContent } from "../../text/placeholders.ts";
import legal from "../content/legal.json" with { type: "json" };
import type { PublicSettings } from "../settings.ts";

export type LegalSection = {
  /** The fragment of links to the section. */
  id?: string;
  heading: string;
  /** Those with `{archiveTime}` are left out without an archive. */
  paragraphs: readonly string[];
  items?: readonly string[];
  /** A button below the text, which prepares an email to support. */
  action?: { label: string; subject: string; body: readonly string[] };
};

export type LegalText = {
  title: string;
  description: string;
  /** When we last added to the original text. */
  amended: string;
  intro: string;
  sections: readonly LegalSection[];
};

/** A test checks the file's shape. */
const texts: Record<"terms" | "privacy" | "gdpr", LegalText> = legal;

/** The date of the original texts. */
export const { lastUpdated } = legal;

type LegalFacts = Pick<PublicSettings, "operator" | "supportEmail" | "trialDays" | "archiveMonths"> & {
  /** The sites where mentions are searched: "A, B and C". */
  searchedSites: string;
};

export const legalText = (name: keyof typeof texts, facts: LegalFacts) => {
  const { operator, supportEmail, trialDays, archiveMonths, searchedSites } = facts;
  const { sections, ...text } = texts[name];
  const shown = sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.filter((text) => archiveMonths !== null || !text.includes("{archiveTime}")),
  }));
  return fillContent(
    { ...text, notice: operator ? undefined : legal.notice, sections: shown },
    {
      siteName: site.name,
      operator: operator ? `${operator.name}, ${operator.address}` : legal.unnamedOperator,
      supportEmail,
      trialDays,
      searchedSites,
      archiveTime: archiveMonths === 1 ? "1 month" : `${archiveMonths} months`,
      andInArchive: archiveMonths === null ? "" : ", and in an archive as described below",
    },
  );
};
