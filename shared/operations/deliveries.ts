// What the owner sees of the deliveries: orders, overdue tasks, throughput and what the directories accept.
import { z } from "zod";
import { paging } from "../pagination.ts";
import { taskKinds } from "./tasks.ts";

const at = z.iso.datetime();
const count = z.number().int();

/** An account with submission credits. `granted` counts purchases, renewals, the trial and adjustments. */
export const orderedAccount = z
  .object({
    userId: z.uuid(),
    email: z.string(),
    plan: z.string().nullable(),
    granted: count,
    available: count,
    reserved: count,
    used: count,
    refunded: count,
    live: count,
    lastGrantAt: at.nullable(),
  })
  .strict()
  .meta({ id: "OrderedAccount" });
export type OrderedAccount = z.infer<typeof orderedAccount>;

export const overdueTask = z
  .object({
    id: z.uuid(),
    kind: z.enum(taskKinds),
    dueAt: at,
    project: z.string(),
    directory: z.string().nullable(),
    /** The email of the operator who holds it. */
    operator: z.string().nullable(),
  })
  .strict()
  .meta({ id: "OverdueTask" });
export type OverdueTask = z.infer<typeof overdueTask>;

/** Finished tasks of the last days. `disagreed`: second looks at their submissions that disagreed. */
export const operatorThroughput = z
  .object({
    operatorId: z.uuid(),
    email: z.string(),
    total: count,
    disagreed: count,
    days: z.array(z.object({ day: z.iso.date(), finished: count }).strict()),
  })
  .strict()
  .meta({ id: "OperatorThroughput" });
export type OperatorThroughput = z.infer<typeof operatorThroughput>;

export const directoryAcceptance = z
  .object({
    slug: z.string(),
    name: z.string(),
    submitted: count,
    live: count,
    rejected: count,
    expired: count,
    lost: count,
  })
  .strict()
  .meta({ id: "DirectoryAcceptance" });
export type DirectoryAcceptance = z.infer<typeof directoryAcceptance>;

/** A project with submissions that need an answer from its customer. */
export const waitingProject = z
  .object({ projectId: z.uuid(), name: z.string(), email: z.string(), waiting: count, since: at, dueAt: at.nullable() })
  .strict()
  .meta({ id: "WaitingProject" });
export type WaitingProject = z.infer<typeof waitingProject>;

/** Days of throughput, including today. */
export const throughputDays = 7;

export const deliveriesQuery = paging(20);
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>;

export const deliveries = z
  .object({
    /** `refundsRefused`: submissions that failed after the plan's replacements were used up. */
    totals: z
      .object({
        open: count,
        overdue: count,
        oldestDueAt: at.nullable(),
        waiting: count,
        refundsGiven: count,
        refundsRefused: count,
      })
      .strict(),
    accounts: z.array(orderedAccount),
    /** Accounts in all. */
    total: count,
    overdue: z.array(overdueTask),
    operators: z.array(operatorThroughput),
    directories: z.array(directoryAcceptance),
    waiting: z.array(waitingProject),
  })
  .strict()
  .meta({ id: "Deliveries" });
export type Deliveries = z.infer<typeof deliveries>;
