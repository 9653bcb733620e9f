import type { LoaderFunctionArgs } from "react-router";
import type { CreditKind } from "#shared/billing/credits.ts";
import { api, read } from "../../../app/api-client.ts";

type Args = Pick<LoaderFunctionArgs, "context">;

/** The credits of a kind that the account of a project has. */
export const readBalance = async ({ context }: Args, projectId: string, kind: CreditKind) => {
  const { credits } = context.get(api).projects[":id"];
  const { balances } = await read(credits.$get({ param: { id: projectId }, query: { kind, limit: "1" } }));
  return balances.find((balance) => balance.kind === kind);
};
