import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { link } from "#shared/routes.ts";
import type { SavedSettings, SettingsGroup } from "#shared/site/settings.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { choiceParam, searchParams } from "../../../../app/search-params.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { FilterLink, FilterLinks } from "../../../../ui/forms/filter-links.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../../ui/overlays/dialog.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";
import { groups } from "./settings-fields.ts";
import { SettingsForm } from "./settings-form.tsx";

const settingsParams = searchParams({ group: choiceParam(groups, "general") });

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { group } = settingsParams.parse(request.url);
  const all = await requireAdmin(read(context.get(api).settings.$get()));
  const saved = all.find((settings) => settings.group === group);
  if (!saved) throw new Response(null, { status: 404 });
  return { saved };
};

export function Component() {
  const { saved: loaded } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [restored, setRestored] = useState<SavedSettings>();
  const { group } = loaded;
  // The loader's data arrives after the reset's response, so a form made then would still have the old values.
  const saved = restored?.group === group && restored.version > loaded.version ? restored : loaded;
  const { title, lead, preview } = groups[group];
  return (
    <DashboardPage title="Site settings" description="What your site shows and what plans include.">
      <FilterLinks label="Settings">
        {(Object.keys(groups) as SettingsGroup[]).map((name) => (
          <FilterLink
            key={name}
            to={settingsParams.link(link("adminSettings"), { group: name })}
            label={groups[name].title}
            isCurrent={name === group}
          />
        ))}
      </FilterLinks>
      <section aria-labelledby="settings-group" className="mt-8 max-w-3xl">
        <div className="flex items-start justify-between gap-4 max-sm:flex-col">
          <div className="max-w-prose">
            <h2 id="settings-group" tabIndex={-1} className="text-xl font-semibold outline-none">
              {title}
            </h2>
            <p className="mt-2 text-muted">{lead}</p>
          </div>
          <ButtonLink href={preview} target="_blank" variant="quiet" className="shrink-0">
            View page
          </ButtonLink>
        </div>
        <SettingsForm key={`${group} ${restored?.version ?? 0}`} saved={saved} />
        {!saved.isDefault && (
          <Reset
            group={group}
            onReset={async (defaults) => {
              setRestored(defaults);
              await revalidate();
            }}
          />
        )}
      </section>
    </DashboardPage>
  );
}

const Reset = ({ group, onReset }: { group: SettingsGroup; onReset: (defaults: SavedSettings) => Promise<void> }) => {
  const [isOpen, setOpen] = useState(false);
  const { run } = useAction({ toastErrors: true });
  const reset = () =>
    run(async () => {
      const defaults = await read(browserClient().settings[":group"].$delete({ param: { group } }));
      await onReset(defaults);
      // The button is gone now.
      document.getElementById("settings-group")?.focus();
    });
  return (
    <div className="mt-4">
      <TextButton label="Reset to default" onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={isOpen}
        title="Reset to default?"
        confirmLabel="Reset"
        onClose={() => setOpen(false)}
        onConfirm={() => void reset()}
      >
        Your changes to {groups[group].title} are deleted, and the site shows its defaults.
      </ConfirmDialog>
    </div>
  );
};
