import { useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { type Mode, modes } from "#shared/modes.ts";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { toFormErrors } from "../../app/form-errors.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DashboardPage } from "../page.tsx";
import { UseAccount } from "./use-account.tsx";

type Outcome = { message: string; isGood: boolean; connected?: { accountId: string; mode: Mode } };

/** Stripe's OAuth redirect target. The code is valid once, so it is exchanged only once. */
export function Component() {
  const { mode = "" } = useParams();
  const [query] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>();
  const isAsked = useRef(false);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const connect = async (): Promise<Outcome> => {
      const [code, state] = [query.get("code"), query.get("state")];
      const validMode = modes.find((name) => name === mode);
      if (!code || !state || !validMode)
        return { message: "Stripe did not connect the account. Nothing was changed.", isGood: false };
      const call = browserClient().payments["account-id"][":code"][":mode"];
      const { accountId } = await read(call.$get({ param: { code, mode: validMode }, query: { state } }));
      return {
        message: `The account ${accountId} is connected.`,
        isGood: true,
        connected: { accountId, mode: validMode },
      };
    };
    connect()
      .catch((error) => ({ message: toFormErrors(error).message, isGood: false }))
      .then(setOutcome);
  }, [mode, query]);

  return (
    <DashboardPage title="Connect Stripe" description="Connects your own Stripe account.">
      <p
        role={outcome && !outcome.isGood ? "alert" : "status"}
        className={`wrap-anywhere ${outcome && !outcome.isGood ? "text-bad" : ""}`}
      >
        {outcome?.message ?? "Connecting your account…"}
      </p>
      {outcome?.connected && <UseAccount {...outcome.connected} />}
      <p className="mt-6">
        <ButtonLink href={link("account")} variant="quiet">
          Back to your account
        </ButtonLink>
      </p>
    </DashboardPage>
  );
}
