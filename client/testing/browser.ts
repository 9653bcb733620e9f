// A real browser on the built server, for tests that do what a visitor does.
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from "playwright-core";
import { afterAll, expect, onTestFinished } from "vitest";
import { startBuiltServer } from "#server/testing/built-server.ts";
import { storageKeys } from "#shared/auth.ts";
import { createClient, read } from "../app/api-client.ts";
import { createSeededData } from "./seeded-data.ts";

export const admin = { email: "admin@people.example", password: "a long password" };

// The first four keep a browser without a network quiet; it would look for updates at every start. The arguments that the
// package brings are not used: they are for serverless machines, and switch the web's security off.
const args = [
  "--disable-background-networking",
  "--disable-quic",
  "--no-first-run",
  "--disable-sync",
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--disable-dev-shm-usage",
];

let launched: Promise<Browser> | undefined;

/** One Chromium for all files of a worker; each page has a context of its own. It exits when the worker's pipe closes. */
const sharedBrowser = async () => {
  if (!(await launched)?.isConnected())
    launched = playwright.launch({ executablePath: process.env.TEST_CHROMIUM ?? "", args, headless: true });
  return launched as Promise<Browser>;
};

// The optimizing compilers cost a server that lives for seconds a quarter more CPU time than they save it.
const withoutOptimizers = { BUN_JSC_useFTLJIT: "0", BUN_JSC_useOMGJIT: "0" };

/** Once a file: the built server on a database of its own, and the worker's browser. */
export const browser = async (env: Record<string, string> = {}) => {
  const DATA_DIR = env.DATA_DIR ?? (await createSeededData());
  const server = await startBuiltServer({
    ...withoutOptimizers,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...env,
    DATA_DIR,
  });
  const running = await sharedBrowser();
  afterAll(server.kill);

  /** A page of its own; anything on its console or an error in it fails the test. */
  const open = async (path: string, options: BrowserContextOptions = {}) => {
    const context = await running.newContext({ baseURL: server.url, ...options });
    await context.addInitScript(reportViolations);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    onTestFinished(async () => {
      await context.close();
      expect(complaints, "what the browser complained of").toEqual([]);
    });
    await page.goto(path);
    return Object.assign(page, { complaints });
  };

  return {
    url: server.url,
    /** Where the server writes the mails that it sends, among other things. */
    dataDir: server.dataDir,
    open,
    /** As `open`, for somebody who has signed in before. */
    openAs: async (who: Credentials | Session, path: string, options: BrowserContextOptions = {}) => {
      const { accessToken } = "accessToken" in who ? who : await signedIn(server.url, who);
      const token = { name: storageKeys.token, value: accessToken };
      const cookie = { domain: "localhost", path: "/", expires: -1, httpOnly: false, secure: false } as const;
      const storageState = {
        cookies: [{ ...token, ...cookie, sameSite: "Lax" as const }],
        origins: [{ origin: server.url, localStorage: [token] }],
      };
      return open(path, { storageState, ...options });
    },
  };
};

type Credentials = { email: string; password: string };
type Session = { accessToken: string };

const signedIn = (url: string, { email, password }: Credentials) =>
  read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: { email, password } }));

/** Reports what the content policy blocked, which a script that catches the error would hide from the console. */
const reportViolations = () => {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
    // biome-ignore lint/suspicious/noConsole: this runs in the page, and its console is what a test reads.
    console.error(`The content policy blocked ${violatedDirective} ${blockedURI} in ${sourceFile}.`);
  });
};

/** Types the email and the password and sends them. */
export const signIn = async (page: Page, { email, password } = admin) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
};
