// Logins of accounts that operators open for a customer at a directory.
import { z } from "zod";

export const directoryLoginInput = z
  .object({
    username: z.string().trim().min(1, "Enter the name or email address of the account.").max(200),
    password: z.string().min(1, "Enter the password.").max(500),
    /** Like the answer to a security question. */
    note: z.string().trim().max(500).optional(),
  })
  .strict();
export type DirectoryLoginInput = z.infer<typeof directoryLoginInput>;

const directoryLogin = z
  .object({ username: z.string(), password: z.string(), note: z.string(), updatedAt: z.iso.datetime() })
  .strict()
  .meta({ id: "DirectoryLogin" });
export type DirectoryLogin = z.infer<typeof directoryLogin>;

export const shownDirectoryLogin = z.object({ login: directoryLogin.nullable() }).strict();
