import type { PageFiles } from "../app/page-module.ts";

export const authPages = {
  signIn: () => import("./sign-in.page.tsx"),
  signUp: () => import("./sign-up.page.tsx"),
  passwordReset: () => import("./password-reset.page.tsx"),
  magicLink: () => import("./magic-link.page.tsx"),
  confirmEmail: () => import("./confirm-email.page.tsx"),
  secondFactor: () => import("./second-factor.page.tsx"),
  keepAccount: () => import("./keep-account.page.tsx"),
  unsubscribe: () => import("./unsubscribe.page.tsx"),
  invitation: () => import("./invitation.page.tsx"),
} satisfies Partial<PageFiles<"app">>;
