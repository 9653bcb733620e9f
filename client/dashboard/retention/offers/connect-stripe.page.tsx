import { useEffect, useRef, useState } from "react";
import { Link, useParams, useRevalidator, useSearchParams } from "react-router";
import { type Mode, modes } from "#shared/modes.ts";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { useCurrentProject, useProjects } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { offersLink, setStripeAccount } from "./offers-api.ts";

type Connection = { accountId: string; mode: Mode };
type Result = { message: string; connection?: Connection };

/** Stripe's OAuth redirect target. The code is valid once, so it is exchanged only once. */
export function Component() {
  const { mode } = useParams();
  const [query] = useSearchParams();
  const [result, setResult] = useState<Result>();
  const isStarted = useRef(false);

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void connect(mode, query).then(setResult);
  }, [mode, query]);

  const isFailed = result !== undefined && !result.connection;
  return (
    <DashboardPage title="Connect Stripe" description="Connect your Stripe account.">
      <p role={isFailed ? "alert" : "status"} className={`wrap-anywhere ${isFailed ? "text-bad" : ""}`}>
        {result?.message ?? "Connecting your account…"}
      </p>
      {result?.connection && <SelectProject {...result.connection} />}
      <p className="mt-6">
        <ButtonLink href={link("account")} variant="quiet">
          Back to account
        </ButtonLink>
      </p>
    </DashboardPage>
  );
}

const connect = async (mode: string | undefined, query: URLSearchParams): Promise<Result> => {
  const [code, state] = [query.get("code"), query.get("state")];
  const validMode = modes.find((name) => name === mode);
  if (!code || !state || !validMode) return { message: "Stripe didn't connect the account. Nothing was changed." };
  try {
    const call = browserClient().payments["account-id"][":code"][":mode"];
    const { accountId } = await read(call.$get({ param: { code, mode: validMode }, query: { state } }));
    return { message: `Connected ${accountId}.`, connection: { accountId, mode: validMode } };
  } catch (error) {
    return { message: toFormErrors(error).message };
  }
};

/** Selects the project that uses the account's coupons. */
const SelectProject = ({ accountId, mode }: Connection) => {
  const projects = useProjects();
  const current = useCurrentProject();
  const [selectedId, setSelectedId] = useState<string>();
  const [savedId, setSavedId] = useState<string>();
  const { revalidate } = useRevalidator();
  const project = projects.find(({ id }) => id === selectedId) ?? current;
  if (!project) return null;
  const save = async () => {
    await setStripeAccount(project.id, mode, accountId);
    setSavedId(project.id);
    await revalidate();
  };
  return (
    <Form onSubmit={save} values={project.id} className="mt-6 grid max-w-md gap-5">
      <Combobox
        label="Use its coupons for"
        value={project.id}
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setSelectedId}
      />
      <FormError />
      <SubmitButton className="justify-self-start">Use this account</SubmitButton>
      <p role="status">
        {savedId === project.id && (
          <>
            {project.name} now uses {mode} coupons from this account. Return to the tab with your offer, or{" "}
            <Link to={offersLink({ projectId: project.id, mode })} className="link">
              view your offers
            </Link>
            .
          </>
        )}
      </p>
    </Form>
  );
};
