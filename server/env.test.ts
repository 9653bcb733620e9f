import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnv, secretNames, variables } from "./env.ts";

test("accepts an empty environment", () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    SITE_URL: "http://localhost:3000",
    EMBEDDED: "no",
    DATA_DIR: ".data",
    BREVO_URL: "https://api.brevo.com/v3",
    GOOGLE_JWKS_URL: "https://www.googleapis.com/oauth2/v3/certs",
    GOOGLE_SEARCH_AUTH_URL: "https://accounts.google.com/o/oauth2/v2/auth",
    GOOGLE_SEARCH_OAUTH_URL: "https://oauth2.googleapis.com",
    GOOGLE_SEARCH_URL: "https://www.googleapis.com/webmasters/v3",
    HN_URL: "https://hn.algolia.com",
    STACKEXCHANGE_URL: "https://api.stackexchange.com",
    BLUESKY_URL: "https://bsky.social",
    GITHUB_URL: "https://api.github.com",
    LOBSTERS_URL: "https://lobste.rs",
    DEV_URL: "https://dev.to",
    MASTODON_URL: "https://mastodon.social",
    WEBFLOW_URL: "https://api.webflow.com/v2",
    INDEXNOW_URL: "https://api.indexnow.org/indexnow",
    SLACK_URL: "https://hooks.slack.com",
    SCAN_EVERY_MINUTES: 30,
    AI_MODEL: "gpt-4o-mini",
    JOBS: "on",
    CHECKS: "on",
    BOT_NAME: "LinksteadBot",
    REVIEW_SAMPLE_PERCENT: 5,
    TRUST_PROXY: "false",
    LOG_LEVEL: "info",
    NODE_ENV: "development",
  });
});

test("an empty variable counts as missing", () => {
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, ""]));
  expect(readEnv(empty)).toEqual(readEnv({}));
});

test("customers may reach private networks in development, never in production", () => {
  const FETCH_ALLOW = "127.0.0.1:9999";
  expect(readEnv({ FETCH_ALLOW }).FETCH_ALLOW).toBe(FETCH_ALLOW);
  expect(() => readEnv({ FETCH_ALLOW, NODE_ENV: "production" })).toThrow("FETCH_ALLOW");
});

test("tests may move the clock, never in production", () => {
  const CLOCK_OFFSET_FILE = "/tmp/offset";
  expect(readEnv({ CLOCK_OFFSET_FILE }).CLOCK_OFFSET_FILE).toBe(CLOCK_OFFSET_FILE);
  expect(() => readEnv({ CLOCK_OFFSET_FILE, NODE_ENV: "production" })).toThrow("CLOCK_OFFSET_FILE");
});

const production = {
  NODE_ENV: "production",
  SITE_URL: "https://linkstead.example",
  DATABASE_URL: "postgres://linkstead@db.example/linkstead",
  JWT_SECRET: "x".repeat(32),
};

test("production requires the site's URL, a database and a secret, and lists all that are missing", () => {
  expect(readEnv(production)).toMatchObject(production);
  const missing = () => readEnv({ NODE_ENV: "production", JWT_SECRET: "" });
  for (const name of ["SITE_URL", "DATABASE_URL", "JWT_SECRET"]) {
    expect(missing).toThrow(`\n  ${name}: `);
    expect(() => readEnv({ ...production, [name]: undefined })).toThrow(`Required in production:\n  ${name}: `);
  }
  expect(missing).toThrow("EMBEDDED=yes");
});

test("EMBEDDED=yes allows their defaults in production", () => {
  const { SITE_URL, DATABASE_URL, JWT_SECRET } = readEnv({ NODE_ENV: "production", EMBEDDED: "yes" });
  expect({ SITE_URL, DATABASE_URL, JWT_SECRET }).toEqual({ SITE_URL: "http://localhost:3000" });
  expect(readEnv({ ...production, EMBEDDED: "yes" })).toMatchObject(production);
});

const secretFile = (content: string) => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "secret");
  writeFileSync(file, content);
  return file;
};

test("reads a secret from a file, without the final line break", () => {
  const JWT_SECRET_FILE = secretFile(`${"$y".repeat(16)}\n`);
  expect(readEnv({ ...production, JWT_SECRET: undefined, JWT_SECRET_FILE }).JWT_SECRET).toBe("$y".repeat(16));
});

test("a secret in a file must be readable, not empty, valid, and not also set directly", () => {
  const message = (source: Record<string, string>) => {
    try {
      return JSON.stringify(readEnv(source));
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(message({ JWT_SECRET_FILE: "/nowhere/jwt" })).toContain(
    "JWT_SECRET_FILE: /nowhere/jwt can't be read (ENOENT)",
  );
  expect(message({ SMTP_URL_FILE: secretFile("\n") })).toMatch(/SMTP_URL_FILE: .* is empty/);
  const invalid = message({ ADMIN_PASSWORD_FILE: secretFile("short"), PORT: "many" });
  for (const name of ["ADMIN_PASSWORD", "PORT"]) expect(invalid).toContain(`→ at ${name}`);
  expect(message({ METRICS_TOKEN: "one", METRICS_TOKEN_FILE: secretFile("two") })).toContain("are both set");
});

test("every variable that is named like a secret can be read from a file", () => {
  const named = Object.keys(variables).filter((name) => /SECRET|PASSWORD|KEY|TOKEN|^(DATABASE|SMTP)_URL$/.test(name));
  expect(named.sort()).toEqual([...secretNames].sort());
});

test("ignores unknown variables", () => {
  expect(readEnv({ PATH: "/bin", HOME: "/root" })).toEqual(readEnv({}));
});

test.each([
  [{ PORT: "8080" }, "http://localhost:8080"],
  [{ SITE_URL: "https://linkstead.example" }, "https://linkstead.example"],
  [{ SITE_URL: "https://linkstead.example/" }, "https://linkstead.example"],
  [{ SITE_URL: "https://linkstead.example//", PORT: "8080" }, "https://linkstead.example"],
])("%j gives the site URL %s", (source, siteUrl) => {
  expect(readEnv(source).SITE_URL).toBe(siteUrl);
});

test.each([
  ["PORT", "many"],
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["SITE_URL", "linkstead.example"],
  ["SITE_URL", "ftp://linkstead.example"],
  ["SITE_URL", "javascript:alert(1)"],
  ["DATABASE_URL", "mysql://localhost/linkstead"],
  ["DATABASE_URL", "localhost"],
  ["JWT_SECRET", "only thirty-one characters long"],
  ["ADMIN_EMAIL", "admin"],
  ["ADMIN_PASSWORD", "seven77"],
  ["ADMIN_PASSWORD", "x".repeat(129)],
  ["SMTP_URL", "https://mail.example"],
  ["BREVO_URL", "brevo"],
  ["JOBS", "yes"],
  ["BOT_NAME", "my bot"],
  ["TRUST_PROXY", "1"],
  ["ANALYTICS_ID", "G-1 onload=alert(1)"],
  ["RECORDING_ID", '"><script>'],
  ["LOG_LEVEL", "loud"],
  ["NODE_ENV", "staging"],
])("rejects %s=%j by name", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`Invalid environment:[^]*${name}`));
});

test("reports all invalid variables at once, without their values", () => {
  const source = { JWT_SECRET: "leaked-secret", ADMIN_PASSWORD: "leaked", DATABASE_URL: "leaked://user:password@host" };
  try {
    readEnv(source);
    expect.unreachable();
  } catch (error) {
    const { message } = error as Error;
    for (const name of Object.keys(source)) expect(message).toContain(name);
    expect(message).not.toMatch(/leaked|password@/);
  }
});

test("every variable has a description for the README", () => {
  for (const rule of Object.values(variables)) expect(rule.description).toMatch(/\.$/);
});
