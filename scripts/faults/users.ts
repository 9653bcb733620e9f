// The users of the server under test: customers, waitlist signups and the site's owner.
import type { Ask } from "./server.ts";

export const owner = { email: "owner@linkstead.example", password: "faults are found before customers do" };

export const newEmail = () => `${crypto.randomUUID()}@people.example`;

type Account = { email: string; password: string };

const tokenIn = async (answer: Response) => {
  const { accessToken } = (await answer.json()) as { accessToken?: string };
  if (!accessToken) throw new Error(`Signing in answered ${answer.status}.`);
  return accessToken;
};

export const signIn = async (request: Ask, { email, password }: Account) =>
  tokenIn(await request("/api/auth/signIn", { method: "POST", json: { email, password } }));

/** Signs up a new customer and returns the account with its access token. */
export const signUp = async (request: Ask) => {
  const account = { email: newEmail(), password: "quite a long password" };
  return { ...account, token: await tokenIn(await request("/api/auth/signup", { method: "POST", json: account })) };
};

export const joinWaitlist = (request: Ask, email = newEmail()) =>
  request("/api/waitlist", { method: "POST", json: { email } });
