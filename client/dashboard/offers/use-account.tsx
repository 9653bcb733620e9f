import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { Mode } from "#shared/modes.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/fields.tsx";
import { FormMessage } from "../../ui/form.tsx";
import { useCurrentProject, useProjects } from "../projects/current-project.ts";
import { offersLink } from "./offers-api.ts";
import { chooseAccount } from "./stripe-account.tsx";

/** After connecting an account: selects the project that uses its coupons. */
export const UseAccount = ({ accountId, mode }: { accountId: string; mode: Mode }) => {
  const projects = useProjects();
  const current = useCurrentProject();
  const [chosen, setChosen] = useState<string>();
  const [used, setUsed] = useState<string>();
  const { isBusy, failure, run } = useCall();
  const { revalidate } = useRevalidator();
  const project = projects.find(({ id }) => id === chosen) ?? current;
  if (!project) return null;
  const use = () =>
    run(async () => {
      await chooseAccount(project.id, mode, accountId);
      setUsed(project.id);
      await revalidate();
    });
  return (
    <div className="mt-6 grid max-w-md gap-5">
      <Select
        id="for-project"
        label="Use its coupons for"
        value={project.id}
        options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <FormMessage>{failure?.message}</FormMessage>
      <Button busy={isBusy} className="justify-self-start" onClick={() => void use()}>
        Use this account
      </Button>
      <p role="status">
        {used === project.id && (
          <>
            {project.name} takes its {mode} coupons from this account now. Go back to the tab with your offer, or{" "}
            <Link to={offersLink({ projectId: project.id, mode })} className="link">
              look at the offers
            </Link>
            .
          </>
        )}
      </p>
    </div>
  );
};
