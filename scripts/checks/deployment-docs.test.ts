// Checks that the image, the compose file and the deployment guide match the code.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { secretNames, variables } from "#server/env.ts";
import { engines, version } from "../../package.json";

const textOf = (file: string) => readFileSync(file, "utf8");

type Service = {
  image: string;
  environment: Record<string, unknown>;
  healthcheck?: { test: string[]; start_interval: string };
  logging: { options: Record<string, string> };
  networks: string[];
  profiles?: string[];
  volumes: string[];
  ports?: string[];
  stop_grace_period: string;
};
const { services, volumes, networks } = Bun.YAML.parse(textOf("compose.yaml")) as {
  services: { app: Service; postgres: Service; caddy: Service };
  volumes: Record<string, null>;
  networks: Record<string, { internal?: boolean } | null>;
};

test("the image uses the Bun version of the package and copies files that exist", () => {
  const dockerfile = textOf("Dockerfile");
  const bases = dockerfile.match(/^FROM .*/gm) ?? [];
  expect(bases).toEqual([`FROM docker.io/oven/bun:${engines.bun}-slim AS build`, "FROM scratch"]);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names]) => names?.split(" ") ?? [],
  );
  expect(copied).toContain("bun.lock");
  // An install without its patches would skip them or fail.
  expect(dockerfile.match(/^COPY patches patches$/gm)?.length ?? 0).toBe(existsSync("patches") ? 1 : 0);
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  expect(dockerfile).toContain(`ARG VERSION=${version}\n`);
});

test("images have full names, and every container rotates its log", () => {
  for (const { image, logging } of Object.values(services)) {
    if (image !== "linkstead") expect(image).toMatch(/^docker\.io\/library\/\w+:\d/);
    expect(logging.options).toEqual({ "max-size": "10m", "max-file": "5" });
  }
});

test("only the app reaches the database, and only the proxy, which is optional, is open to the internet", () => {
  expect(services.postgres.networks).toEqual(["database"]);
  expect(services.caddy.networks).toEqual(["proxy"]);
  expect(networks.database).toEqual({ internal: true });
  expect(services.caddy.profiles).toEqual(["proxy"]);
  // Docker's rules bypass the machine's firewall: a port published on all addresses is open to the internet.
  expect(services.app.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
  expect(services.postgres.ports).toBeUndefined();
});

test("the compose file sets only known variables and requires those without a default", () => {
  const { environment } = services.app;
  expect(Object.keys(environment).filter((name) => !Object.hasOwn(variables, name))).toEqual([]);
  const settingOf = (name: string) => String(environment[name] ?? services.postgres.environment[name]);
  for (const name of ["SITE_URL", "JWT_SECRET", "ADMIN_EMAIL", "ADMIN_PASSWORD", "POSTGRES_PASSWORD"])
    expect(settingOf(name)).toMatch(new RegExp(`\\$\\{${name}:\\?`));
  for (const { healthcheck, volumes: used } of Object.values(services)) {
    expect(healthcheck?.test[0] ?? "CMD").toBe("CMD");
    expect(healthcheck?.test.filter((word) => typeof word !== "string") ?? []).toEqual([]);
    const named = used.map((volume) => volume.split(":")[0] ?? "").filter((name) => !name.startsWith("./"));
    for (const volume of named) expect(volumes).toHaveProperty(volume);
  }
});

test("the container has more time to stop than the server needs at most", () => {
  const within = Number(
    textOf("server/main.ts")
      .match(/stopTimeoutMs = ([\d_]+)/)?.[1]
      ?.replaceAll("_", ""),
  );
  expect(Number.parseInt(services.app.stop_grace_period, 10) * 1000).toBeGreaterThan(within);
});

test("the guide names only variables that exist", () => {
  const named = new Set(
    [...textOf("docs/running.md").matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g)].map(([, name]) => name ?? ""),
  );
  const files = secretNames.map((name) => `${name}_FILE`);
  const allowed = [...Object.keys(variables), ...files, "POSTGRES_PASSWORD", "COMPOSE_PROFILES", "NODE_EXTRA_CA_CERTS"];
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => !allowed.includes(name))).toEqual([]);
});
