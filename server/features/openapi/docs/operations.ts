import type { OperationDocsTable } from "../operation-docs.ts";
import { accounts } from "./accounts.ts";
import { billing } from "./billing.ts";
import { projects } from "./projects.ts";
import { retention } from "./retention.ts";
import { site } from "./site.ts";

/** Documents every endpoint. A missing one is a type error. */
export const operationDocs: OperationDocsTable = { ...accounts, ...site, ...billing, ...projects, ...retention };
