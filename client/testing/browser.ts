// Starts a real browser on a server with the built client, for end-to-end tests.
import { existsSync, statfsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from "playwright-core";
import { afterAll, expect, onTestFinished } from "vitest";
import type { Database } from "#db/connect.ts";
import { type BuiltServer, startBuiltServer } from "#server/testing/built-server.ts";
import { stopAtEnd } from "#server/testing/global-setup.ts";
import { startInProcess } from "#server/testing/in-process-server.ts";
import { seededVariables, testDatabase } from "#server/testing/test-database.ts";
import { storageKeys } from "#shared/session.ts";
import { createClient, read } from "../app/api-client.ts";

export const admin = { email: "admin@people.example", password: "a long password" };

// The first four stop background requests, such as update checks, which fail without a network. The package's default
// arguments are not used: they are for serverless machines and disable web security.
const args = [
  "--disable-background-networking",
  "--disable-quic",
  "--no-first-run",
  "--disable-sync",
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
];

// Containers often limit shared memory to 64 MB; Playwright always puts it in files, which takes a tenth more CPU time.
const hasSharedMemory = () => {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize > 1e9;
};

let launched: Promise<Browser> | undefined;

/** One Chromium per worker; each page has its own context. It exits when the worker's pipe closes. */
const sharedBrowser = async () => {
  if (!(await launched)?.isConnected())
    launched = playwright.launch({
      executablePath: process.env.TEST_CHROMIUM ?? "",
      args,
      ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
      headless: true,
    });
  return launched as Promise<Browser>;
};

// For a short-lived server, JIT optimization costs a quarter more CPU time than it saves.
const withoutOptimizers = { BUN_JSC_useFTLJIT: "0", BUN_JSC_useOMGJIT: "0" };

const adminVariables = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

let started: Promise<BuiltServer> | undefined;

/** The built server. One per worker; the end of the run stops it. */
const sharedServer = () => {
  started ??= seededVariables().then(async (variables) => {
    const server = await startBuiltServer({ ...withoutOptimizers, ...adminVariables, ...variables });
    stopAtEnd(server.pid);
    return server;
  });
  return started;
};

type Own = { database?: Database; env?: Record<string, string> };

const startOwn = async ({ database, env }: Own) => {
  const server = await startInProcess(database ?? (await testDatabase()), { ...adminVariables, ...env });
  afterAll(server.stop);
  return server;
};

/**
 * Once per file: the worker's browser on the worker's built server. Files that need settings, rows or a database of their own
 * pass them, and get a server in this process.
 */
export const browser = async (own?: Own) => {
  const { url, dataDir } = await (own ? startOwn(own) : sharedServer());
  return {
    url,
    /** The server's data folder, with its outbox of emails. */
    dataDir,
    ...(await browserAt(url)),
  };
};

/** The worker's browser on a server that the test has started. */
export const browserAt = async (url: string) => {
  const running = await sharedBrowser();

  /** Opens a page in a new context; console warnings and errors fail the test. */
  const open = async (path: string, { accessToken, ...options }: BrowserContextOptions & Partial<Session> = {}) => {
    const context = await running.newContext({ baseURL: url, ...options });
    // As long as assertions poll.
    context.setDefaultTimeout(120_000);
    await context.addInitScript(reportViolations);
    const page = await context.newPage();
    const consoleErrors: string[] = [];
    page.on("pageerror", ({ message }) => {
      // The next page has been opened before the modules of this one arrived.
      if (!message.startsWith("Failed to fetch dynamically imported module")) consoleErrors.push(message);
    });
    page.on("console", (message) => {
      // A failed request's message doesn't say which one.
      if (["error", "warning"].includes(message.type()))
        consoleErrors.push(`${message.text()} ${message.location().url}`);
    });
    onTestFinished(async () => {
      await context.close();
      expect(consoleErrors, "messages in the browser console").toEqual([]);
    });
    // For the first page only, so that a test can sign out. Playwright's `storageState` would open another page for it.
    const tokenScript = accessToken && (await page.addInitScript(saveToken, [storageKeys.token, accessToken] as const));
    await page.goto(path);
    if (tokenScript) await tokenScript.dispose();
    if (options.javaScriptEnabled !== false) await page.waitForFunction(hasLateScripts);
    return Object.assign(page, { consoleErrors });
  };

  return {
    open,
    /** Like `open`, for a signed-in user. */
    openAs: async (who: Credentials | Session, path: string, options: BrowserContextOptions = {}) => {
      const { accessToken } = "accessToken" in who ? who : await signedIn(url, who);
      const cookie = {
        name: storageKeys.token,
        value: accessToken,
        domain: "localhost",
        path: "/",
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: "Lax",
      } as const;
      return open(path, { accessToken, storageState: { cookies: [cookie], origins: [] }, ...options });
    },
  };
};

type Credentials = { email: string; password: string };
type Session = { accessToken: string };

const signedIn = (url: string, { email, password }: Credentials) =>
  read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: { email, password } }));

/** Whether the modules of a public page have run, which are loaded after its first paint and add speculation rules. */
const hasLateScripts = () =>
  !document.querySelector("script[data-modules]") || document.querySelector("script[type=speculationrules]") !== null;

const saveToken = ([key, token]: readonly [string, string]) => {
  // Frames of other origins may have no storage.
  if (window === top) localStorage.setItem(key, token);
};

/** Reports content policy violations that a script hides from the console by catching the error. */
const reportViolations = () => {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
    // biome-ignore lint/suspicious/noConsole: runs in the page; the test reads its console.
    console.error(`The content policy blocked ${violatedDirective} ${blockedURI} in ${sourceFile}.`);
  });
};

/** Fills in and submits the sign-in form. */
export const signIn = async (page: Page, { email, password } = admin) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
};
