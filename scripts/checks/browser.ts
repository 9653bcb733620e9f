// A browser of its own, in which demo accounts are signed in.
import chromium from "@sparticuz/chromium";
import { type BrowserContext, chromium as playwright } from "playwright-core";
import { createClient, read } from "#client/app/api-client.ts";
import { storageKeys } from "#shared/session.ts";

export type Account = { email: string; password: string };

export const launchBrowser = async (...args: string[]) =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", ...args],
  });

export const signIn = (url: string, { email, password }: Account) =>
  read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: { email, password } }));

export const signInContext = async (context: BrowserContext, url: string, account: Account) => {
  const [name, { accessToken }] = [storageKeys.token, await signIn(url, account)];
  await context.addCookies([{ name, value: accessToken, url }]);
  await context.addInitScript(([key, value]) => localStorage.setItem(key ?? "", value ?? ""), [name, accessToken]);
};
