// bun run env-example [--check]: writes .env.example from server/env.ts, or checks it.
import { variables } from "#server/env.ts";

const file = ".env.example";

const defaultOf = (rule: { safeParse: (value: undefined) => { success: boolean; data?: unknown } }) => {
  const { success, data } = rule.safeParse(undefined);
  return success && data !== undefined ? String(data) : "";
};

const example = Object.entries(variables)
  .map(([name, rule]) => `# ${rule.description ?? ""}\n# ${name}=${defaultOf(rule)}\n`)
  .join("\n");

if (!process.argv.includes("--check")) await Bun.write(file, example);
else if ((await Bun.file(file).text()) !== example) {
  console.error("The list of variables is outdated. Run `bun run env-example`.");
  process.exit(1);
}
