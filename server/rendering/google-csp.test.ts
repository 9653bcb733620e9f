import { expect, test } from "vitest";
import { pages } from "#shared/routes.ts";
import { createTestApp } from "../testing/test-app.ts";

const clientId = "linkstead.apps.googleusercontent.com";
const { get } = await createTestApp({ google: { clientId, verify: async () => undefined } });
const plain = await createTestApp();

const appPaths = Object.values(pages)
  .filter(({ kind, path }) => kind === "app" && path.startsWith("/auth/"))
  .map(({ path }) => path);
const withButton = ["/auth/login", "/auth/signup"];
const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

test.each(withButton)(
  "%s allows Google's button: its script, style, frame and calls, and nothing more",
  async (path) => {
    const response = await get(path);
    const policy = policyOf(response);
    expect(policy).toMatch(
      /script-src 'self' 'nonce-[^']+' 'strict-dynamic' https:\/\/accounts\.google\.com\/gsi\/client;/,
    );
    expect(policy).toContain("style-src 'self' https://accounts.google.com/gsi/style;");
    expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/;");
    expect(policy).toContain("frame-src https://accounts.google.com/gsi/;");
    expect(policy.match(/google/g)).toHaveLength(4);
    expect(policy).not.toContain("unsafe");
    expect(await response.text()).toContain(clientId);
  },
);

test.each([...appPaths.filter((path) => !withButton.includes(path)), "/", "/terms", "/404"])(
  "%s does not mention Google",
  async (path) => {
    const response = await get(path);
    expect(policyOf(response)).not.toContain("google");
    expect(await response.text()).not.toContain(clientId);
  },
);

test.each(withButton)("without Google sign-in, %s is as strict as every page", async (path) => {
  const response = await plain.get(path);
  expect(policyOf(response)).not.toMatch(/google|frame-src/);
  expect(await response.text()).not.toContain("googleClientId");
});
