import type { UserQuery, UserStatus } from "#shared/operations/users.ts";
import type { UserRole } from "#shared/roles.ts";
import { Badge, type Tone } from "../../../../ui/badge.tsx";

export const roleLabels: Record<UserRole, string> = { customer: "Customer", operator: "Operator", admin: "Admin" };

export const statusLabels: Record<UserStatus, string> = {
  trial: "Trial",
  active: "Active",
  "past-due": "Past due",
  expired: "Expired",
};
const statusTones: Record<UserStatus, Tone> = { trial: "info", active: "good", "past-due": "bad", expired: "quiet" };

export const StatusBadge = ({ status }: { status: UserStatus }) => (
  <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
);

export const orderLabels: Record<UserQuery["order"], string> = {
  newest: "Newest",
  oldest: "Oldest",
  "last-seen": "Last seen",
  email: "Email",
};
/** For the table's caption. */
export const orderTexts: Record<UserQuery["order"], string> = {
  newest: "newest first",
  oldest: "oldest first",
  "last-seen": "last seen first",
  email: "by email",
};
