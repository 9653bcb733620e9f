import { z } from "zod";
import { emailPreferences, me, sessionList } from "#shared/account.ts";
import { auditList } from "#shared/audit-log.ts";
import { existsAnswer, sentAnswer, signedIn } from "#shared/auth.ts";
import { userList } from "#shared/users.ts";
import { describeOperations } from "../operation-docs.ts";

const aboutTheTrial = "`paymentUrl` comes with it once the trial is over and nothing was bought.";

/** Authentication, the user's own account, and the admin endpoints for accounts. */
export const accounts = describeOperations({
  "POST /auth/signup": {
    summary: "Make an account and sign in.",
    detail: "A welcome mail with a link that confirms the address follows.",
    answers: { 201: signedIn },
    problems: ["conflict"],
  },
  "POST /auth/signIn": {
    summary: "Sign in with email and password.",
    detail: `Ten attempts in 15 minutes for one account from one network. ${aboutTheTrial}`,
    answers: { 200: signedIn },
    problems: ["unauthenticated"],
  },
  "POST /auth/exist": { summary: "Tell whether an address has an account.", answers: { 200: existsAnswer } },
  "POST /auth/password-reset": {
    summary: "Mail a link that chooses a new password.",
    detail:
      "The answer is the same whether or not the address has an account. Repeated requests mail the same link again, or extend it.",
    answers: { 202: sentAnswer },
  },
  "PUT /auth/password": {
    summary: "Choose a new password with the token of a mailed link.",
    detail: "The token works once. Sessions, other mailed links and an unconfirmed new address end with it.",
    answers: { 200: z.object({ changed: z.literal(true) }).strict() },
  },
  "POST /auth/google": {
    summary: "Sign in with the ID token of Google.",
    detail: aboutTheTrial,
    answers: { 200: signedIn },
    problems: ["unauthenticated", "conflict", "unavailable"],
  },
  "GET /auth/magic-link": {
    summary: "Mail a link that signs in.",
    detail:
      "The answer is the same whether or not the address has an account. Repeated requests mail the same link again, or extend it.",
    answers: { 202: sentAnswer },
  },
  "GET /auth/magic-link/callback": {
    summary: "Sign in with the token of a mailed link.",
    detail: "The token works once.",
    answers: { 200: signedIn },
  },
  "POST /auth/signOut": {
    summary: "End this session, or all.",
    detail: "Everywhere also drops mailed links and an unconfirmed new address.",
    answers: { 204: "nothing" },
  },

  "GET /users/me": { summary: "Read your account, with what it may use and has used.", answers: { 200: me } },
  "PUT /users/me": {
    summary: "Change your account.",
    detail:
      "A new email wants the password, where one is set, and counts once it is confirmed. The present address gets a mail about the request.",
    answers: { 200: me },
    problems: ["conflict"],
  },
  "DELETE /users/me": {
    summary: "Erase your account and all that it owns.",
    answers: { 204: "nothing" },
    problems: ["conflict"],
  },
  "POST /users/me/confirm-email": {
    summary: "Confirm an address with the token of a mailed link.",
    detail:
      "Signed in as the account, this session, the password and Google stay. Otherwise all sessions end and the password and a Google identity of another address are removed; an administrator's new address is then refused.",
    answers: { 200: z.object({ confirmed: z.literal(true) }).strict() },
    problems: ["not-found", "conflict"],
  },
  "PUT /users/me/password": {
    summary: "Change your password.",
    detail: "Your other sessions, mailed links and an unconfirmed new address end.",
    answers: { 204: "nothing" },
  },
  "GET /users/me/mails": { summary: "Read which mails you want.", answers: { 200: emailPreferences } },
  "PUT /users/me/mails": { summary: "Choose which mails you want.", answers: { 200: emailPreferences } },
  "GET /users/me/sessions": { summary: "List where you are signed in.", answers: { 200: sessionList } },
  "DELETE /users/me/sessions/:id": { summary: "End one of your sessions.", answers: { 204: "nothing" } },
  "GET /users/me/export": {
    summary: "Download all that is kept about you.",
    answers: { 200: "application/json" },
  },

  "GET /users": { summary: "List the accounts.", answers: { 200: userList } },
  "PUT /users/:id/role": {
    summary: "Make somebody an administrator, or no longer.",
    detail: "Only a confirmed account can become an administrator.",
    answers: { 204: "nothing" },
    problems: ["conflict"],
  },
  "GET /users/:id/export": {
    summary: "Download all that is stored about a user.",
    detail: "For requests under data-protection law. The download is audited.",
    answers: { 200: "application/json" },
  },
  "DELETE /users/:id": {
    summary: "Erase a user's account and all that it owns.",
    detail: "Cancels subscriptions first. Refused for your own account.",
    answers: { 204: "nothing" },
    problems: ["conflict", "upstream"],
  },
  "DELETE /users/:id/sessions": { summary: "Sign somebody out everywhere.", answers: { 204: "nothing" } },

  "GET /audit": {
    summary: "List what administrators did, newest first.",
    detail: "Changes, and downloads of a user's data.",
    answers: { 200: auditList },
  },

  "GET /digest/off": {
    summary: "Go from the link of a digest to the page that turns it off.",
    answers: { 303: "nothing" },
  },
  "POST /digest/off": {
    summary: "Turn the weekly digest off by one click in a mail program (RFC 8058).",
    answers: { 200: z.object({ digest: z.literal(false) }).strict() },
  },
});
