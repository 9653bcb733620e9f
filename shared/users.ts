import { z } from "zod";
import { paging } from "./pagination.ts";

export const userQuery = paging()
  .extend({ q: z.string().trim().max(100).optional() })
  .strict();
export type UserQuery = z.infer<typeof userQuery>;

export const userPath = z.object({ id: z.uuid() }).strict();
export const roleInput = z.object({ isAdmin: z.boolean() }).strict();

/** An account as shown to admins. `sessions`: how many are active. */
export const listedUser = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string().nullable(),
    isAdmin: z.boolean(),
    sessions: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "ListedUser" });
export type ListedUser = z.infer<typeof listedUser>;

export const userList = z.object({ users: z.array(listedUser), total: z.number().int() }).strict();
