// What a visitor of a deployed site does, for checks of whole deployments.
import { newEmail } from "../faults/users.ts";

type Account = { email: string; password: string };
type Options = { ca?: string; rejectUnauthorized?: boolean };

/** Requests to a site; `ca` is the authority of its certificate. */
export const createSiteClient = (url: string, tls: Options = {}) => {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: "manual", signal: AbortSignal.timeout(30_000), ...init, tls });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const tokenOf = async (response: Response) => ((await response.json()) as { accessToken?: string }).accessToken;

  return {
    /** Whether a page is served whole. */
    serves: async (path: string) => {
      const response = await send(path);
      return response.status === 200 && (await response.text()).includes("</html>");
    },
    status: async (path: string) => (await send(path)).status,
    send,
    signIn: async ({ email, password }: Account) => tokenOf(await post("/api/auth/signIn", { email, password })),
    signUp: async () => {
      const account = { email: newEmail(), password: "quite a long password" };
      return { ...account, token: await tokenOf(await post("/api/auth/signup", account)) };
    },
    isSignedIn: async (token = "") => {
      const response = await send("/api/users/me", { headers: { authorization: `Bearer ${token}` } });
      return response.status === 200;
    },
    /** Sends wrong sign-ins, each with another forged client address; returns how many were refused for being too many. */
    countLimited: async (requests = 60) => {
      const statuses = await Promise.all(
        Array.from({ length: requests }, async (_, index) => {
          const forged = { "x-forwarded-for": `203.0.113.${index + 1}` };
          const response = await post("/api/auth/signIn", { email: newEmail(), password: "wrong password" }, forged);
          return response.status;
        }),
      );
      return statuses.filter((status) => status === 429).length;
    },
  };
};
