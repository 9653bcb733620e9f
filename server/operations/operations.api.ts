import { Hono } from "hono";
import type { ApiSection, AppEnv } from "../http/app-env.ts";
import { accountData } from "./account-data/account-data.api.ts";
import { deliveries } from "./deliveries/deliveries.api.ts";
import { setup } from "./setup/setup.api.ts";
import { tasks } from "./tasks/tasks.api.ts";
import { users } from "./users/users.api.ts";

export const operationsApi = new Hono<AppEnv>()
  .route("/deliveries", deliveries)
  .route("/setup", setup)
  .route("/tasks", tasks)
  .route("/users", accountData)
  .route("/users", users);

export const operationsSections: ApiSection[] = [
  {
    name: "Tasks",
    description: "The operators' queue, and the owner's view of orders and throughput.",
    paths: ["/tasks", "/deliveries"],
  },
  { name: "Setup", description: "The checklist of a new installation.", paths: ["/setup"] },
];
