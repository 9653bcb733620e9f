import { z } from "zod";
import { paging } from "./pagination.ts";

/** Operators work tasks; they see no payments. */
export const userRoles = ["customer", "operator", "admin"] as const;
export type UserRole = (typeof userRoles)[number];

export const userQuery = paging()
  .extend({ q: z.string().trim().max(100).optional() })
  .strict();
export type UserQuery = z.infer<typeof userQuery>;

export const userPath = z.object({ id: z.uuid() }).strict();
/** `isAdmin` is the older form: an admin, or a customer again. */
export const roleInput = z.union([
  z.object({ role: z.enum(userRoles) }).strict(),
  z.object({ isAdmin: z.boolean() }).strict(),
]);
export type RoleInput = z.infer<typeof roleInput>;

/** An account as shown to admins. `sessions`: how many are active. */
export const listedUser = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string().nullable(),
    isAdmin: z.boolean(),
    role: z.enum(userRoles),
    sessions: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "ListedUser" });
export type ListedUser = z.infer<typeof listedUser>;

export const userList = z.object({ users: z.array(listedUser), total: z.number().int() }).strict();
