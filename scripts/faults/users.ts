// The users of the server under test: customers, waitlist signups and the site's owner.
import type { SendRequest } from "./server.ts";

export const owner = { email: "owner@linkstead.example", password: "a long enough password" };

export const newEmail = () => `${crypto.randomUUID()}@people.example`;

type Account = { email: string; password: string };

const readToken = async (response: Response) => {
  const { accessToken } = (await response.json()) as { accessToken?: string };
  if (!accessToken) throw new Error(`Sign-in returned ${response.status}.`);
  return accessToken;
};

export const signIn = async (request: SendRequest, { email, password }: Account) =>
  readToken(await request("/api/auth/signIn", { method: "POST", json: { email, password } }));

/** Signs up a new customer and returns the account with its access token. */
export const signUp = async (request: SendRequest) => {
  const account = { email: newEmail(), password: "quite a long password" };
  return { ...account, token: await readToken(await request("/api/auth/signup", { method: "POST", json: account })) };
};

export const joinWaitlist = (request: SendRequest, email = newEmail()) =>
  request("/api/waitlist", { method: "POST", json: { email } });
