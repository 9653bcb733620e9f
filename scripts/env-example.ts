// bun run env-example [--check]: writes .env.example and the table in docs/running.md from server/env.ts, or checks them.
import { variables } from "#server/env.ts";
import { withSection } from "./checks/document-section.ts";

const guide = "docs/running.md";

const defaultOf = (rule: { safeParse: (value: undefined) => { success: boolean; data?: unknown } }) => {
  const { success, data } = rule.safeParse(undefined);
  return success && data !== undefined ? String(data) : "";
};

const rows = Object.entries(variables).map(([name, rule]) => ({
  name,
  fallback: defaultOf(rule),
  description: rule.description ?? "",
}));

const example = `${rows.map(({ name, fallback, description }) => `# ${description}\n# ${name}=${fallback}\n`).join("\n")}`;
const table = [
  "| Variable | Default | |",
  "|---|---|---|",
  ...rows.map(
    ({ name, fallback, description }) => `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${description} |`,
  ),
].join("\n");

const updatedGuide = withSection(guide, "variables", table);

if (process.argv.includes("--check")) {
  const same = (await Bun.file(".env.example").text()) === example && (await Bun.file(guide).text()) === updatedGuide;
  if (!same) {
    console.error("The list of variables is outdated. Run `bun run env-example`.");
    process.exit(1);
  }
} else {
  await Bun.write(".env.example", example);
  await Bun.write(guide, updatedGuide);
}
