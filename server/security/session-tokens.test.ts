import { createHmac, createSign, generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { createTokens, sessionDays } from "./session-tokens.ts";

const now = new Date("2026-11-21T09:00:00Z");
const seconds = now.getTime() / 1000;
const day = 24 * 3600;
const secret = "a secret of the tests, long enough";
const { sign, read } = createTokens(secret, () => now);

const part = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const hmac = (text: string, key = secret, hash = "sha256") => createHmac(hash, key).update(text).digest("base64url");
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicPem = publicKey.export({ type: "spki", format: "pem" }).toString();
const ownJwk = { kty: "oct", k: part("the attacker's own secret, long enough"), alg: "HS256" };

const header = { alg: "HS256", typ: "at+jwt" };
const claims = {
  sub: "0196a000-0000-7000-8000-000000000001",
  sid: "0196a000-0000-7000-8000-000000000002",
  isAdmin: true,
  iss: "linkstead",
  aud: "linkstead-api",
  iat: seconds,
  exp: seconds + day,
};

type Forgery = { header?: object; claims?: object; without?: keyof typeof claims; key?: string; hash?: string };
const forged = ({ header: otherHeader, claims: otherClaims, without, key, hash }: Forgery) => {
  const payload: Record<string, unknown> = { ...claims, ...otherClaims };
  if (without) delete payload[without];
  const text = `${part({ ...header, ...otherHeader })}.${part(payload)}`;
  return `${text}.${hmac(text, key, hash)}`;
};
const good = forged({});
const [head = "", payload = "", signature = ""] = good.split(".");
const rsaText = `${part({ ...header, alg: "RS256" })}.${part(claims)}`;

// The last base64url character of 32 bytes has two unused bits that a lenient decoder ignores.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const malleated = good.slice(0, -1) + alphabet[alphabet.indexOf(good.at(-1) ?? "") ^ 1];

test("reads back a token that we signed", async () => {
  const { sub, sid, isAdmin } = claims;
  const token = await sign({ sub, sid, isAdmin }, new Date(now.getTime() + sessionDays * day * 1000));
  expect(await read(token)).toEqual({ sub, sid, isAdmin, issuedAt: seconds });
});

test("refuses a cached token outside of its validity period", async () => {
  const clock = { now };
  const tokens = createTokens(secret, () => clock.now);
  const { sub, sid, isAdmin } = claims;
  expect(await tokens.read(good)).toEqual({ sub, sid, isAdmin, issuedAt: seconds });
  for (const [at, expected] of [
    [seconds + day - 1, { sub, sid, isAdmin, issuedAt: seconds }],
    [seconds + day, undefined],
    [seconds - day, { sub, sid, isAdmin, issuedAt: seconds }],
    [seconds - day - 1, undefined],
  ] as const) {
    clock.now = new Date(at * 1000);
    expect(await tokens.read(good), `at ${at}`).toEqual(expected);
  }
});

test("the forger of this table can sign, so that each refusal below has a single reason", async () => {
  expect(await read(good)).toEqual({ sub: claims.sub, sid: claims.sid, isAdmin: true, issuedAt: seconds });
});

test.each<[string, string]>([
  ["alg none without a signature", `${part({ ...header, alg: "none" })}.${payload}.`],
  ["alg none in mixed case", `${part({ ...header, alg: "nOnE" })}.${payload}.`],
  ["alg none with the good signature", `${part({ ...header, alg: "none" })}.${payload}.${signature}`],
  ["no alg", forged({ header: { alg: undefined } })],
  ["HS512, rightly signed", forged({ header: { alg: "HS512" }, hash: "sha512" })],
  ["HS384, rightly signed", forged({ header: { alg: "HS384" }, hash: "sha384" })],
  ["HS256 by name, SHA-512 in truth", forged({ hash: "sha512" })],
  [
    "RS256 with a key of the forger",
    `${rsaText}.${createSign("RSA-SHA256").update(rsaText).sign(privateKey, "base64url")}`,
  ],
  ["RS256 by name, our secret in truth", `${rsaText}.${hmac(rsaText)}`],
  ["HS256 keyed with a public RSA key", forged({ key: publicPem })],
  ["a kid that is a path, and an empty key", forged({ header: { kid: "../../../../dev/null" }, key: "" })],
  [
    "a kid that is SQL, and the key that it would give",
    forged({ header: { kid: "x' union select 'key" }, key: "key" }),
  ],
  [
    "a jwk header with the forger's secret",
    forged({ header: { jwk: ownJwk }, key: "the attacker's own secret, long enough" }),
  ],
  [
    "a jku header",
    forged({ header: { jku: "https://evil.example/keys" }, key: "the attacker's own secret, long enough" }),
  ],
  [
    "an x5u header",
    forged({ header: { x5u: "https://evil.example/cert" }, key: "the attacker's own secret, long enough" }),
  ],
  [
    "a crit header that we do not know",
    forged({ header: { crit: ["http://evil.example/x"], "http://evil.example/x": true } }),
  ],
  ["an empty crit header", forged({ header: { crit: [] } })],
  ["b64 false", forged({ header: { crit: ["b64"], b64: false } })],
  ["no exp", forged({ without: "exp" })],
  ["exp as text", forged({ claims: { exp: String(claims.exp) } })],
  ["exp null", forged({ claims: { exp: null } })],
  ["no iat", forged({ without: "iat" })],
  ["iat as text", forged({ claims: { iat: String(seconds) } })],
  ["iat far in the future", forged({ claims: { iat: seconds + 3650 * day, exp: seconds + 3651 * day } })],
  ["nbf in the future", forged({ claims: { nbf: seconds + day } })],
  ["expired a second ago", forged({ claims: { iat: seconds - day, exp: seconds - 1 } })],
  ["expires now", forged({ claims: { exp: seconds } })],
  [
    "older than a session, whatever it says of its end",
    forged({ claims: { iat: seconds - 8 * day, exp: seconds + 3650 * day } }),
  ],
  ["another audience", forged({ claims: { aud: "linkstead-mail" } })],
  ["no audience", forged({ without: "aud" })],
  ["another issuer", forged({ claims: { iss: "https://evil.example" } })],
  ["no issuer", forged({ without: "iss" })],
  ["another typ", forged({ header: { typ: "JWT" } })],
  ["no typ", forged({ header: { typ: undefined } })],
  ["no sub", forged({ without: "sub" })],
  ["sub as a number", forged({ claims: { sub: 1 } })],
  ["no sid", forged({ without: "sid" })],
  ["sid as an object", forged({ claims: { sid: { ne: null } } })],
  ["a sid that is not a UUID", forged({ claims: { sid: "session-1" } })],
  ["a sub that is not a UUID", forged({ claims: { sub: "' or 1=1 --" } })],
  ["another secret", forged({ key: "another secret of forty characters or so" })],
  ["another payload under the good signature", `${head}.${part({ ...claims, sub: claims.sid })}.${signature}`],
  ["a signature cut short", good.slice(0, -1)],
  ["a signature of half its length", `${head}.${payload}.${signature.slice(0, 22)}`],
  ["no signature", `${head}.${payload}.`],
  ["a signature whose unused bits differ", malleated],
  ["a signature with padding", `${good}=`],
  ["a signature with a line break in it", `${good.slice(0, -3)}\n${good.slice(-3)}`],
  ["a signature in plain base64", `${head}.${payload}.${"+/".repeat(21)}A`],
  ["two parts", `${head}.${payload}`],
  ["four parts", `${good}.${signature}`],
  ["the five parts of an encrypted token", `${good}.${signature}.${signature}`],
  ["a payload that is not JSON", `${head}.${part("not json")}.${hmac(`${head}.${part("not json")}`)}`],
  ["a payload that is a list", `${head}.${part([claims])}.${hmac(`${head}.${part([claims])}`)}`],
  ["a header that is not JSON", `${part("not json")}.${payload}.${hmac(`${part("not json")}.${payload}`)}`],
  ["spaces around it", ` ${good} `],
  ["garbage", "\u0000garbage é😀"],
  ["dots", ".."],
  ["nothing", ""],
  ["100 kB", `${"a".repeat(100_000)}.${payload}.${signature}`],
])("a token is refused for %s", async (_, token) => {
  expect(await read(token)).toBeUndefined();
});

test("accepts a token from a clock that was ahead by up to a day, and refuses one further ahead", async () => {
  const exp = seconds + 7 * day;
  expect(await read(forged({ claims: { exp, iat: seconds + day } }))).toMatchObject({ sub: claims.sub });
  expect(await read(forged({ claims: { exp, iat: seconds + day + 1 } }))).toBeUndefined();
});

test("a token without a role is not an admin's", async () => {
  expect(await read(forged({ without: "isAdmin" }))).toMatchObject({ isAdmin: false });
  expect(await read(forged({ claims: { isAdmin: "true" } }))).toMatchObject({ isAdmin: false });
});

test.each(["", "short", "x".repeat(31)])("a secret of fewer than 32 bytes is refused (%#)", (weak) => {
  expect(() => createTokens(weak, () => now)).toThrow("JWT_SECRET needs at least 32 bytes.");
});

test("measures the secret in bytes, not characters", () => {
  expect(() => createTokens("é".repeat(16), () => now)).not.toThrow();
});
