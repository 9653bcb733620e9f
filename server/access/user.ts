import type { KeyScope } from "#shared/account/api-keys.ts";
import type { Plan } from "#shared/billing/plans.ts";
import type { UserRole } from "#shared/roles.ts";
import type { AccessNeeds, Memberships } from "./project-access.ts";

/** The signed-in user of a request, as currently stored in the database. */
export type User = {
  id: string;
  email: string;
  name: string | null;
  role: UserRole;
  isAdmin: boolean;
  trialEndsAt: Date | null;
  planType: Plan["type"] | null;
  /** When the account is erased, if its owner has deleted it. */
  deletionAt: Date | null;
  /** With an API key: the key's id. Calls on sessions refuse keys. */
  sessionId: string;
  /** Roles in projects of other accounts. */
  memberships: Memberships;
  /** What the request needs in a project; set by the middleware that authenticates it. */
  needs?: AccessNeeds;
  /** The admin who is signed in as this user. */
  impersonatedBy?: string | null;
  /** Set if the request has an API key instead of a session. */
  apiKey?: { id: string; scopes: readonly KeyScope[] };
};
