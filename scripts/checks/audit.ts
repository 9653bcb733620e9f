// bun run audit: fails if a package of the product has a known vulnerability of high severity. Says so if the registry
// doesn't answer, which many mirrors don't.
import { spawn } from "bun";

const command = ["bun", "audit", "--production", "--audit-level", "high", "--json"];
const child = spawn(command, { stdout: "pipe", stderr: "pipe" });
const [report, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
const code = await child.exited;

type Advisory = { title: string; severity: string; url: string; vulnerable_versions: string };

/** Undefined if the registry didn't answer; then Bun prints an error instead. */
const readAdvisories = () => {
  try {
    return JSON.parse(report) as Record<string, Advisory[]>;
  } catch {
    return code === 0 ? {} : undefined;
  }
};

const advisories = readAdvisories();
if (!advisories) {
  console.log(`The registry did not answer, so known vulnerabilities were NOT checked.\n${errors.trim()}`);
  process.exit(0);
}
const found = Object.entries(advisories).flatMap(([name, list]) => list.map((advisory) => ({ name, ...advisory })));
const serious = found.filter(({ severity }) => severity === "high" || severity === "critical");
for (const { name, vulnerable_versions, severity, title, url } of serious)
  console.error(`${name} ${vulnerable_versions}: ${severity}, ${title}. ${url}`);
if (!serious.length) console.log("No known vulnerabilities of high severity.");
process.exit(serious.length ? 1 : 0);
