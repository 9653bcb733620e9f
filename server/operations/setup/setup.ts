import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { setupDismissals } from "#db/schema/index.ts";
import type { Setup, SetupCheck, SetupSummary } from "#shared/operations/setup.ts";
import { optionalSetupChecks, type SetupCheckId, setupCheckIds } from "#shared/operations/setup-checks.ts";
import { Problem } from "#shared/problem.ts";
import { minuteMs } from "#shared/time.ts";
import type { Env } from "../../env.ts";
import { withTimeout } from "../../limits/timeout.ts";
import { localChecks, reasonOf, serviceChecks } from "./checks.ts";
import type { Check, Finding, SetupDependencies } from "./finding.ts";

type Findings = Map<SetupCheckId, Finding>;

const timeoutMs = 5_000;

/** Runs checks at the same time. One that throws or takes longer than five seconds is failing. */
const run = async (
  dependencies: SetupDependencies,
  checks: Partial<Record<SetupCheckId, Check>>,
): Promise<Findings> => {
  const entries = Object.entries(checks) as [SetupCheckId, Check][];
  const find = async (check: Check): Promise<Finding> => {
    try {
      return await withTimeout(timeoutMs, Promise.resolve(check(dependencies)));
    } catch (error) {
      return { state: "failing", summary: "This could not be checked.", problems: [reasonOf(error)] };
    }
  };
  return new Map(await Promise.all(entries.map(async ([id, check]) => [id, await find(check)] as const)));
};

/** The answers of other services, per process. The environment stands for the process, since tests run several apps. */
const answers = new WeakMap<Env, { at: Date; findings: Promise<Findings> }>();

/** Asks other services unless they have answered within `maxAgeMs`. */
const checkServices = (dependencies: SetupDependencies, maxAgeMs: number) => {
  const now = dependencies.clock();
  const existing = answers.get(dependencies.env);
  if (existing && now.getTime() - existing.at.getTime() < maxAgeMs) return existing;
  const started = { at: now, findings: run(dependencies, serviceChecks) };
  answers.set(dependencies.env, started);
  return started;
};

/** Returns all checks in the order of the checklist. None of them throws. */
export const getSetup = async (dependencies: SetupDependencies, { maxAgeMs = minuteMs } = {}): Promise<Setup> => {
  const services = checkServices(dependencies, maxAgeMs);
  const [local, remote, dismissals] = await Promise.all([
    run(dependencies, localChecks),
    services.findings,
    dependencies.db.select({ check: setupDismissals.check }).from(setupDismissals),
  ]);
  const findings = new Map([...local, ...remote]);
  const dismissed = new Set(dismissals.map(({ check }) => check));
  const checks = setupCheckIds.flatMap((id): SetupCheck[] => {
    const finding = findings.get(id);
    if (!finding) return [];
    const isRequired = !optionalSetupChecks.includes(id);
    return [{ id, isRequired, isDismissed: dismissed.has(id), problems: [], fixes: [], ...finding }];
  });
  return { checks, open: checks.filter(isOpen).length, checkedAt: services.at.toISOString() };
};

const isOpen = ({ state, isDismissed }: SetupCheck) => state !== "done" && !isDismissed;

/** For the navigation, which asks often. */
export const getSetupSummary = async (dependencies: SetupDependencies): Promise<SetupSummary> => {
  const { checks, open } = await getSetup(dependencies, { maxAgeMs: 10 * minuteMs });
  const checkout = checks.find((check) => check.id === "payment-links" && isOpen(check));
  return {
    open,
    required: checks.filter((check) => isOpen(check) && check.isRequired).length,
    checkout: checkout?.summary ?? null,
  };
};

/** Dismisses an optional check, or shows it again. Throws Problem `conflict` for a required one. */
export const dismissSetupCheck = async (db: Db, check: SetupCheckId, dismissedAt: Date | null) => {
  if (!optionalSetupChecks.includes(check)) throw new Problem("conflict", "This step is required.");
  if (dismissedAt) await db.insert(setupDismissals).values({ check, dismissedAt }).onConflictDoNothing();
  else await db.delete(setupDismissals).where(eq(setupDismissals.check, check));
};
