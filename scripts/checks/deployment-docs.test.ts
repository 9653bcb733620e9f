// Checks that the image, the compose file and the deployment guide match the code.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variables } from "#server/env.ts";
import { dependencies, engines } from "../../package.json";

const textOf = (file: string) => readFileSync(file, "utf8");

type Service = {
  environment: Record<string, unknown>;
  healthcheck: { test: string[] };
  volumes: string[];
  ports?: string[];
  stop_grace_period: string;
};
const { services, volumes } = Bun.YAML.parse(textOf("compose.yaml")) as {
  services: { app: Service; postgres: Service };
  volumes: Record<string, null>;
};

test("the image uses the Bun version of the package and copies folders that exist", () => {
  const dockerfile = textOf("Dockerfile");
  const bases = dockerfile.match(/^FROM .*/gm) ?? [];
  expect(bases).toHaveLength(3);
  for (const base of bases) expect(base).toContain(`FROM oven/bun:${engines.bun}-slim`);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names]) => names?.split(" ") ?? [],
  );
  expect(copied).toContain("db");
  // An install without its patches would skip them or fail.
  expect(dockerfile.match(/^COPY patches patches$/gm)?.length ?? 0).toBe(existsSync("patches") ? 2 : 0);
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
});

test("the compose file sets only known variables and requires those without a default", () => {
  const { environment } = services.app;
  expect(Object.keys(environment).filter((name) => !Object.hasOwn(variables, name))).toEqual([]);
  const settingOf = (name: string) => String(environment[name] ?? services.postgres.environment[name]);
  for (const name of ["SITE_URL", "JWT_SECRET", "ADMIN_EMAIL", "ADMIN_PASSWORD", "POSTGRES_PASSWORD"])
    expect(settingOf(name)).toMatch(new RegExp(`\\$\\{${name}:\\?`));
  for (const { healthcheck, volumes: used } of Object.values(services)) {
    expect(healthcheck.test[0]).toBe("CMD");
    expect(healthcheck.test.filter((word) => typeof word !== "string")).toEqual([]);
    for (const volume of used) expect(volumes).toHaveProperty(volume.split(":")[0] ?? "");
  }
});

// Docker's rules bypass the machine's firewall: a port published on all addresses is open to the internet.
test("the compose file publishes ports on the loopback address only", () => {
  const ports = Object.values(services).flatMap((service) => service.ports ?? []);
  expect(ports).not.toEqual([]);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

type Package = [resolved: string, registry: string, links: { dependencies?: Record<string, string> }];

test("a production install contains no build tools", () => {
  // bun.lock is JSON with trailing commas. Nested versions are listed as `parent/name`.
  const lock = JSON.parse(textOf("bun.lock").replace(/,(\s*[}\]])/g, "$1")) as { packages: Record<string, Package> };
  const requiredBy = new Map<string, string>();
  const visit = (name: string, parent: string) => {
    const key = lock.packages[`${parent}/${name}`] ? `${parent}/${name}` : name;
    if (requiredBy.has(key)) return;
    requiredBy.set(key, parent);
    for (const dependency of Object.keys(lock.packages[key]?.[2].dependencies ?? {})) visit(dependency, key);
  };
  for (const name of Object.keys(dependencies)) visit(name, "package.json");
  expect(requiredBy.size).toBeGreaterThan(Object.keys(dependencies).length);
  const buildTools =
    /^(@babel\/|@biomejs\/|@esbuild\/|@vitejs\/|babel-|prettier|esbuild|typescript|vite|vitest|rollup|rolldown|terser|tailwindcss|jiti|tsx|webpack|playwright|lighthouse|drizzle-kit|knip)/;
  expect(
    [...requiredBy].filter(([name]) => buildTools.test(name.split("/").at(-1) ?? "") || buildTools.test(name)),
  ).toEqual([]);
});

test("the container has more time to stop than the server needs at most", () => {
  const within = Number(
    textOf("server/main.ts")
      .match(/stopTimeoutMs = ([\d_]+)/)?.[1]
      ?.replaceAll("_", ""),
  );
  expect(Number.parseInt(services.app.stop_grace_period, 10) * 1000).toBeGreaterThan(within);
});

test("the guide explains every variable, and names only variables that exist", () => {
  // Without the generated table of all variables.
  const guide = textOf("docs/running.md").replace(/<!-- variables -->.*<!-- \/variables -->/s, "");
  const named = new Set([...guide.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g)].map(([, name]) => name ?? ""));
  const allowed = [...Object.keys(variables), "POSTGRES_PASSWORD", "NODE_EXTRA_CA_CERTS"];
  expect([...named].filter((name) => !allowed.includes(name))).toEqual([]);
  expect(Object.keys(variables).filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))).toEqual([]);
});
