import type { Dependencies } from "../dependencies.ts";
import { deleteExpiredInvitations } from "./members/members.ts";

export const deleteExpired = async ({ db, clock }: Dependencies) => {
  await deleteExpiredInvitations(db, clock());
};
