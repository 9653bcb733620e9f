import type { DirectoryImportResult } from "#shared/links/directories/editing.ts";
import type { Db } from "../connect.ts";
import { lockUntilCommit } from "../queries/lock-until-commit.ts";
import { directoryImports } from "../schema/index.ts";
import { type ImportedDirectory, readDataFile, readExportRow } from "./data-files.ts";
import { columnsOf, effectiveFacts, type Fact } from "./facts.ts";
import type { FactField } from "./fields.ts";
import { formatSources } from "./sources.ts";
import {
  changesBetween,
  createDirectories,
  type DirectoryUpdate,
  findDeletedHosts,
  type NewDirectory,
  readStored,
  type StoredDirectory,
  saveFacts,
  updateDirectories,
} from "./stored.ts";

type ImportResult = Omit<DirectoryImportResult, "format">;
type ImportPlan = Pick<ImportResult, "unchanged" | "kept" | "errors" | "changes"> & {
  create: NewDirectory[];
  update: DirectoryUpdate[];
  facts: { id: string; facts: Fact[] }[];
};

/** So many changes are listed in a result. */
const listedChanges = 10_000;

/**
 * Imports data files or exports: creates directories, and updates them by host. Facts of admins and link checks have
 * precedence, and deleted directories stay deleted; `kept` counts the values that stay because of them. With `dryRun`, nothing is saved.
 */
export const importDirectories = async (
  db: Db,
  texts: readonly string[],
  { dryRun = false } = {},
): Promise<ImportResult> => {
  const files = texts.map(readDataFile);
  const imported = mergeByHost(files.flatMap(({ directories }) => directories));
  return db.transaction(async (tx) => {
    // One import at a time: two that create the same directories or lock them in another order would fail.
    if (!dryRun) await lockUntilCommit(tx, "import directories");
    const hosts = imported.map(({ host }) => host);
    const plan = planImport(imported, await readStored(tx, hosts), await findDeletedHosts(tx, hosts));
    const { unchanged, kept } = plan;
    const counts = { created: plan.create.length, updated: plan.update.length, unchanged, kept };
    if (!dryRun) {
      await createDirectories(tx, plan.create);
      await updateDirectories(tx, plan.update, { origin: "import" });
      await saveFacts(tx, plan.facts);
      await tx.insert(directoryImports).values(counts);
    }
    const errors = [...files.flatMap((file) => file.errors), ...plan.errors];
    return { ...counts, errors, changes: plan.changes.slice(0, listedChanges) };
  });
};

/** Joins what several files say about a host; rows that can create a directory come first. */
const mergeByHost = (rows: ImportedDirectory[]) => {
  const byHost = new Map<string, ImportedDirectory>();
  for (const row of [...rows].sort((one, other) => Number(other.isComplete) - Number(one.isComplete))) {
    const earlier = byHost.get(row.host);
    byHost.set(row.host, earlier ? { ...earlier, facts: [...earlier.facts, ...row.facts] } : row);
  }
  return [...byHost.values()];
};

const planImport = (
  imported: ImportedDirectory[],
  stored: ReadonlyMap<string, StoredDirectory>,
  deleted: ReadonlySet<string>,
): ImportPlan => {
  const plan: ImportPlan = { create: [], update: [], facts: [], unchanged: 0, kept: 0, errors: [], changes: [] };
  for (const { host, line, isComplete, facts } of imported) {
    const existing = stored.get(host);
    if (existing)
      planUpdate(plan, existing, withoutKnown(existing, existing.host === host ? facts : withoutIdentity(facts)));
    else if (deleted.has(host)) {
      plan.kept++;
      plan.changes.push({ action: "kept", host, field: "status", from: "deleted", to: "active" });
    } else if (isComplete) {
      const unique = [...byKey(facts).values()];
      plan.create.push({ host, facts: unique });
      plan.changes.push({ action: "created", host, field: "name", from: "", to: columnsOf(unique).name });
    } else plan.errors.push({ line, message: `No directory has the host ${host}.` });
  }
  return plan;
};

/** The row of a merged directory adds facts to the remaining one, but does not rename it. */
const withoutIdentity = (facts: Fact[]) => facts.filter(({ field }) => field !== "name" && field !== "url");

/** An export that is imported again says nothing new, also about values of admins and link checks. */
const withoutKnown = (existing: StoredDirectory, facts: Fact[]) => {
  const known = byKey(readExportRow(existing.facts));
  return facts.filter((fact) => !isSame(known.get(keyOf(fact)), fact));
};

const planUpdate = (plan: ImportPlan, { id, host, columns, facts }: StoredDirectory, imported: Fact[]) => {
  const [before, incoming] = [byKey(facts), byKey(imported)];
  const all = [...new Map([...before, ...incoming]).values()];
  const effective = effectiveFacts(all);
  const newFacts = [...incoming].flatMap(([key, fact]) => (isSame(before.get(key), fact) ? [] : [fact]));
  const next = columnsOf(all);
  const changes = changesBetween(columns, next);
  const listed = changes.length ? changes : otherChanges(effectiveFacts(facts), effective);
  for (const change of listed) plan.changes.push({ action: "updated", host, ...change });
  for (const { field, value } of effectiveFacts(imported).values()) {
    const winner = effective.get(field);
    if (!winner || winner.origin === "import" || winner.value === value) continue;
    plan.kept++;
    plan.changes.push({ action: "kept", host, field, from: winner.value, to: value });
  }
  if (newFacts.length) plan.facts.push({ id, facts: newFacts });
  if (listed.length) plan.update.push({ id, columns: next, changes });
  else plan.unchanged++;
};

type Facts = ReadonlyMap<FactField, Fact>;

/** The changes of an update that no column shows: of a value without one, or of the sources. */
const otherChanges = (before: Facts, after: Facts) => {
  const changed = [...after.values()].flatMap((fact) => {
    const earlier = before.get(fact.field);
    return earlier?.source === fact.source && isSame(earlier, fact) ? [] : [{ earlier, fact }];
  });
  const values = changed
    .filter(({ earlier, fact }) => earlier?.value !== fact.value)
    .map(({ earlier, fact: { field, value } }) => ({ field, from: earlier?.value ?? "", to: value }));
  const from = formatSources(changed.flatMap(({ earlier }) => earlier ?? []));
  const to = formatSources(changed.map(({ fact }) => fact));
  return values.length || !changed.length ? values : [{ field: "source", from, to }];
};

const keyOf = ({ field, origin, source }: Fact) => `${field} ${origin} ${source}`;
const byKey = (facts: readonly Fact[]) => new Map(facts.map((fact) => [keyOf(fact), fact]));

const isSame = (one: Fact | undefined, other: Fact) =>
  one?.value === other.value &&
  one.sourceUrl === other.sourceUrl &&
  one.licence === other.licence &&
  one.observedAt === other.observedAt;
