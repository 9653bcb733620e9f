import type { OperationDocsTable } from "../operation-docs.ts";
import { accounts } from "./accounts.ts";
import { billing } from "./billing.ts";
import { projects } from "./projects.ts";
import { retention } from "./retention.ts";
import { site } from "./site.ts";

/** What every call answers. A call that is missing here does not compile. */
export const operationDocs: OperationDocsTable = { ...accounts, ...site, ...billing, ...projects, ...retention };
