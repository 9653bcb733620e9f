import { Problem } from "../../problem.ts";

let passwords: Promise<Set<string>> | undefined;

// 49,000 of them from leaks, loaded with the first new password: a start does not wait for them.
const commonPasswords = () =>
  (passwords ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

/** A password that is on every attacker's list is refused, in any case of its letters. Problem `invalid`. */
export const rejectCommonPassword = async (password: string, path = "password") => {
  if (!(await commonPasswords()).has(password.toLowerCase())) return;
  const message = "This password is on the lists that attackers try first. Choose another one.";
  throw new Problem("invalid", message, { issues: [{ path, message }] });
};
