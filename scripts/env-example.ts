// bun run env-example [--check]: writes .env.example and the README's table from server/env.ts, or checks them.
import { variables } from "#server/env.ts";
import { readme, readmeWith } from "./checks/readme-section.ts";

const defaultOf = (rule: { safeParse: (value: undefined) => { success: boolean; data?: unknown } }) => {
  const { success, data } = rule.safeParse(undefined);
  return success && data !== undefined ? String(data) : "";
};

const rows = Object.entries(variables).map(([name, rule]) => ({
  name,
  fallback: defaultOf(rule),
  sentence: rule.description ?? "",
}));

const example = `${rows.map(({ name, fallback, sentence }) => `# ${sentence}\n# ${name}=${fallback}\n`).join("\n")}`;
const table = [
  "| variable | default | |",
  "|---|---|---|",
  ...rows.map(({ name, fallback, sentence }) => `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${sentence} |`),
].join("\n");

const written = readmeWith("variables", table);

if (process.argv.includes("--check")) {
  const same = (await Bun.file(".env.example").text()) === example && (await Bun.file(readme).text()) === written;
  if (!same) {
    console.error("Variables changed: run bun run env-example.");
    process.exit(1);
  }
} else {
  await Bun.write(".env.example", example);
  await Bun.write(readme, written);
}
