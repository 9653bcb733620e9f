// Reads the `source` column of the data files: "dr: owner/list (Ahrefs, 2026); owner/other list.json (2026-03, MIT)".
import { assumed, type Fact, generalKnowledge } from "./facts.ts";
import { type FactField, isFactField } from "./fields.ts";

export type Source = { source: string; sourceUrl: string | null; licence: string | null; observedAt: string | null };

/** Prefixes of the files that are not the name of a field. */
const prefixes: Record<string, readonly FactField[]> = {
  link: ["linkKind"],
  rel: ["linkKind"],
  reciprocal: ["linkCondition"],
  "join link": ["submitUrl"],
  country: ["countries"],
  "other countries": ["countries"],
  visits: ["monthlyVisits"],
  listed: [],
};

/** Licences of lists that are cited without one. */
const licences: Record<string, string> = {
  mmccaff: "CC0",
  theshubh77: "CC0",
  mukund1158: "CC0",
  volodstaimi: "MIT",
  apsquared: "MIT",
  camaker: "MIT",
  "zeng-yq": "MIT",
  "teamhandyapps-oss": "CC BY 4.0",
  georgelinde887: "GPL-3.0",
  "awesome-directories": "Apache-2.0",
};

/** The GitHub URL of a citation that starts with a repository: "owner/list README.md". */
export const repositoryUrl = (citation: string) => {
  const [, repository] = citation.match(/^([A-Za-z0-9][A-Za-z0-9-]*\/[\w.-]+)/) ?? [];
  return repository ? `https://github.com/${repository}` : null;
};

const date = /^(?:checked |Ahrefs )?(\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?)(?:-\d\d)?$/;
const licence = /^(no licence\b.*|CC0|CC BY.*|MIT|A?GPL.*|LGPL.*|MPL.*|ODbL.*|Apache.*|Unlicense|BSD.*|Dandelicence)$/;

/** Splits a citation into source, repository, licence and date: "owner/list file.json (2026-03, MIT)". */
export const parseCitation = (text: string): Source => {
  let observedAt: string | null = null;
  let foundLicence: string | null = null;
  let foundUrl: string | null = null;
  const source = text
    .replace(/\(((?:[^()]|\([^()]*\))*)\)/g, (whole, inner: string) => {
      const rest = inner.split(", ").flatMap((part) => {
        const [, day] = part.match(date) ?? [];
        const [url] = part.match(/^https?:\/\/\S+$/) ?? [];
        if (day) observedAt ??= day;
        else if (url) foundUrl ??= url;
        else if (licence.test(part)) foundLicence ??= part;
        const tool = part.match(/^Ahrefs\b/)?.[0];
        return day || url || licence.test(part) ? (tool ?? []) : part;
      });
      return inner === rest.join(", ") ? whole : rest.length ? `(${rest.join(", ")})` : "";
    })
    .replace(/\s+(?=\s|,)/g, "")
    .replace(/^(no badge|(backlink )?badge( required| optional)?|required), (?=\S)/, "")
    .trim();
  const [, owner = ""] = source.match(/^([A-Za-z0-9][A-Za-z0-9-]*)/) ?? [];
  return {
    source,
    sourceUrl: foundUrl ?? repositoryUrl(source),
    licence: foundLicence ?? licences[owner] ?? null,
    observedAt,
  };
};

const weak = (source: string): Source => ({ source, sourceUrl: null, licence: null, observedAt: null });

/** Remarks of the files between the sources. */
const remark = /^(requirement not confirmed|free listing stated|dofollow is|rel mixed|form seen|badge for)/;

/** The source that says whether a badge is required, among several about badges. */
const statesCondition = /^(no badge|(backlink )?badge (required|optional)), /;

export type RowSources = {
  of: (field: FactField) => Source;
  isRegister: boolean;
  /** What is said about badges and links back, with the remarks. */
  exchange: string;
};

/** Finds the source of each field of a row: the part with its prefix, or the first without any. */
export const parseSources = (text: string): RowSources => {
  const byField = new Map<FactField, string>();
  const general: string[] = [];
  const hosts: string[] = [];
  const exchange: string[] = [];
  for (const part of text.split("; ")) {
    const [, keys = "", rest = ""] = part.match(/^([A-Za-z+, ]+): (.+)$/) ?? [];
    const fields = keys.split(/\+|, /).flatMap((key) => (isFactField(key) ? key : (prefixes[key] ?? [])));
    if (fields.includes("linkCondition") || remark.test(part)) exchange.push(rest || part);
    if (keys && (fields.length || Object.hasOwn(prefixes, keys))) {
      for (const field of fields) if (!byField.has(field) || statesCondition.test(rest)) byField.set(field, rest);
    } else if (/^host in /.test(part) || /^silverfoxy\//.test(part)) hosts.push(part.replace(/^host in /, ""));
    else if (!remark.test(part) && keys !== "official register") general.push(part);
  }
  const main = general[0] ?? [...byField.values()].find((one) => !/^(assumed|general knowledge)/.test(one)) ?? "";
  const sourceOf = (citation: string) => {
    if (citation === assumed) return weak(assumed);
    return !citation || citation.startsWith(generalKnowledge) ? weak(generalKnowledge) : parseCitation(citation);
  };
  return {
    of: (field) => {
      const cited = byField.get(field);
      const isRemark = cited && /^(badge|required|badge offered\b.*)$/.test(cited);
      const isUncertainUrl = field === "url" && main.startsWith(generalKnowledge);
      return sourceOf(cited && !isRemark ? cited : isUncertainUrl && hosts[0] ? hosts[0] : main);
    },
    isRegister: /(^|; )(official register:|org-id\/register\b)/.test(text),
    exchange: exchange.join("; "),
  };
};

/** The `source` column of an export: "dr+linkKind: owner/list (2026, CC0); pricing: assumed". */
export const formatSources = (facts: readonly Fact[]): string => {
  const fieldsOf = new Map<string, FactField[]>();
  for (const { field, source, sourceUrl, observedAt, licence } of facts) {
    const url = sourceUrl === repositoryUrl(source) ? null : sourceUrl;
    const details = [observedAt, licence, url].filter(Boolean).join(", ");
    const citation = `${source}${details && ` (${details})`}`.replaceAll("; ", " and ");
    fieldsOf.set(citation, [...(fieldsOf.get(citation) ?? []), field]);
  }
  return [...fieldsOf].map(([citation, fields]) => `${fields.join("+")}: ${citation}`).join("; ");
};
