import type { SetupCheck, SetupFix } from "#shared/operations/setup.ts";
import type { Dependencies } from "../../dependencies.ts";

export type SetupDependencies = Pick<
  Dependencies,
  "db" | "env" | "mail" | "payments" | "settings" | "clock" | "tokens"
>;

/** What a check found. */
export type Finding = Pick<SetupCheck, "state" | "summary"> & { problems?: string[]; fixes?: SetupFix[] };
export type Check = (dependencies: SetupDependencies) => Finding | Promise<Finding>;

export const fix = (text: string, { code = null, href = null }: Partial<SetupFix> = {}): SetupFix => ({
  text,
  code,
  href,
});
