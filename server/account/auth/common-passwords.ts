import { Problem } from "#shared/problem.ts";

let passwords: Promise<Set<string>> | undefined;

// 49,000 leaked passwords, loaded on first use so they don't slow down startup.
const commonPasswords = () =>
  (passwords ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

/** Throws Problem `invalid` at `path` for a common leaked password, ignoring case. */
export const rejectCommonPassword = async (password: string, path = "password") => {
  if (!(await commonPasswords()).has(password.toLowerCase())) return;
  const message = "This password is on the lists that attackers try first. Choose another one.";
  throw new Problem("invalid", message, { issues: [{ path, message }] });
};
