// What a visitor of a started site does.
import { newEmail } from "../faults/users.ts";

type Account = { email: string; password: string };

export const createSiteClient = (url: string) => {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return ((await response.json()) as { accessToken?: string }).accessToken;
  };
  return {
    /** Whether a page is served whole. */
    serves: async (path: string) => {
      const response = await fetch(url + path);
      return response.status === 200 && (await response.text()).includes("</html>");
    },
    signIn: ({ email, password }: Account) => post("/api/auth/signIn", { email, password }),
    signUp: async () => {
      const account = { email: newEmail(), password: "quite a long password" };
      return { ...account, token: await post("/api/auth/signup", account) };
    },
  };
};
