import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { ListedDestination } from "#shared/content/destinations.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { downloadFile } from "../../../app/download-file.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ConfirmDialog, Drawer } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { RoleFieldset, useRole } from "../../role.tsx";
import { AddressField, PublishAsField, ReplaceKey, secretIn, useDraft } from "./connection-fields.tsx";
import { Report, useConnectionTest } from "./connection-report.tsx";
import { missingChoice, nextStep, platforms, stateLabels, stateTones } from "./destination-params.ts";
import { PublicationList, type ShownPublications } from "./publication-list.tsx";
import { hasTargets, settingsOf, settingValues, TargetFields } from "./target-fields.tsx";

type SettingsDrawerProps = {
  projectId: string;
  destination: ListedDestination;
  shown: ShownPublications;
  onClose: () => void;
};

/** One destination: whether it works, its settings, what is there, and its removal. */
export const SettingsDrawer = (props: SettingsDrawerProps) => {
  const { destination, shown, onClose } = props;
  const { id, kind, name } = destination;
  const isOwner = useRole("owner");
  return (
    <Drawer title={name} onClose={onClose}>
      <div className="grid grid-cols-1 gap-10">
        {kind === "download" ? <DownloadFiles destination={destination} /> : <Connection destination={destination} />}
        <Settings destination={destination} />
        <section aria-labelledby={`${id}-documents`}>
          <h3 id={`${id}-documents`} className="mb-3 font-semibold">
            {kind === "download" ? "Files" : "Published and waiting"}
          </h3>
          <PublicationList shown={shown} isDownload={kind === "download"} />
        </section>
        {isOwner && <DeleteDestination {...props} />}
      </div>
    </Drawer>
  );
};

/** Shown when the destination in the URL doesn't exist. */
export const MissingDestinationDrawer = ({ onClose }: { onClose: () => void }) => (
  <Drawer title="Destination not found" onClose={onClose}>
    <p>It may have been deleted, or belong to another account.</p>
    <Button variant="quiet" className="mt-6" onClick={onClose}>
      Back to the list
    </Button>
  </Drawer>
);

const Connection = ({ destination }: DestinationProps) => {
  const { id, kind, url, state, reason } = destination;
  const { isPending, error, report, test } = useConnectionTest(id);
  const next = nextStep(destination);
  const missing = missingChoice(destination);
  const canTest = useRole("editor");
  return (
    <section aria-label="Connection" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
        <span className="text-muted wrap-anywhere">
          {platforms[kind].label}
          {url && `, ${new URL(url).host}`}
        </span>
      </p>
      {state !== "ok" && reason && !report && (
        <p className="wrap-anywhere">
          {reason} {next && <span className="text-muted">{next}</span>}
        </p>
      )}
      {missing && <p className="text-warn">{missing}</p>}
      {report && <Report report={report} />}
      <FormMessage>{error}</FormMessage>
      {canTest && (
        <Button variant="quiet" className="justify-self-start" busy={isPending} onClick={() => void test()}>
          {isPending ? "Testing…" : state === "paused" ? "Test and resume" : "Test connection"}
        </Button>
      )}
    </section>
  );
};

const DownloadFiles = ({ destination: { id, published } }: DestinationProps) => {
  const { isPending, error, run } = useAction();
  return (
    <section aria-label="Download" className="grid gap-4">
      <p className="text-muted">
        The zip has two files for each article and page: Markdown with front matter for static site generators, and HTML
        for everything else. Images are linked, not included.
      </p>
      {published > 0 && (
        <Button
          className="justify-self-start"
          busy={isPending}
          onClick={() =>
            void run(() => downloadFile(browserClient().destinations[":id"].download.$get({ param: { id } })))
          }
        >
          Download {formatCount(published, "document")} as zip
        </Button>
      )}
      <FormMessage>{error}</FormMessage>
    </section>
  );
};

type DestinationProps = { destination: ListedDestination };

type Saved = Pick<ListedDestination, "name" | "url" | "settings" | "updatedAt">;

/** The form starts over with what was saved, without the entered keys. */
const Settings = ({ destination }: DestinationProps) => {
  const { id, kind, state } = destination;
  const [saved, setSaved] = useState<Saved>(destination);
  const { revalidate } = useRevalidator();
  const startOver = (changed: Saved) => {
    setSaved(changed);
    toast("Saved.");
    document.getElementById(`${id}-settings`)?.focus();
    void revalidate();
  };
  return (
    <section aria-labelledby={`${id}-settings`}>
      <h3 id={`${id}-settings`} tabIndex={-1} className="mb-4 font-semibold outline-none">
        Settings
      </h3>
      <RoleFieldset needs="owner">
        <SettingsForm
          key={saved.updatedAt}
          id={id}
          kind={kind}
          isPaused={state === "paused"}
          saved={saved}
          onSaved={startOver}
        />
      </RoleFieldset>
    </section>
  );
};

type SettingsFormProps = Pick<ListedDestination, "id" | "kind"> & {
  isPaused: boolean;
  saved: Saved;
  onSaved: (changed: Saved) => unknown;
};

const SettingsForm = ({ id, kind, isPaused, saved, onSaved }: SettingsFormProps) => {
  const { name, url, settings } = saved;
  const changed = useRef(saved);
  const draft = useDraft({ name, url: url ?? "", ...settingValues(settings) });
  const save = async () => {
    const secret = secretIn(kind, draft);
    const address = draft.text("url");
    const call = browserClient().destinations[":id"].$put;
    const json = {
      name: draft.text("name"),
      settings: settingsOf(kind, draft),
      ...(address && { url: address }),
      ...(secret && { secret }),
    };
    // The server validates what belongs to the kind.
    changed.current = await read(call({ param: { id }, json: json as Parameters<typeof call>[0]["json"] }));
  };
  return (
    <Form onSubmit={save} onSuccess={() => onSaved(changed.current)} values={draft.values} className="grid gap-5">
      <Field label="Name" required maxLength={100} {...draft.field("name")} />
      <AddressField kind={kind} draft={draft} />
      <PublishAsField kind={kind} draft={draft} />
      {hasTargets(kind) && <TargetFields id={id} kind={kind} draft={draft} isPaused={isPaused} />}
      <ReplaceKey kind={kind} draft={draft} />
      <FormError />
      <SubmitButton busyLabel="Saving…" className="justify-self-start">
        Save
      </SubmitButton>
      <UnsavedChangesDialog query="destination">Your changes to {name} aren't saved.</UnsavedChangesDialog>
    </Form>
  );
};

const DeleteDestination = ({ destination, projectId, onClose }: SettingsDrawerProps) => {
  const { id, name, waiting } = destination;
  const { isPending, error, run } = useAction();
  const [scheduled, setScheduled] = useState<number>();
  const confirm = () =>
    run(async () => {
      const query = { state: "scheduled", limit: "100" };
      const { articles } = await read(
        browserClient().projects[":id"].articles.$get({ param: { id: projectId }, query }),
      );
      setScheduled(articles.filter(({ destinationId }) => destinationId === id).length);
    });
  const remove = () =>
    run(async () => {
      await read(browserClient().destinations[":id"].$delete({ param: { id } }));
      onClose();
      toast(`Deleted ${name}.`);
    });
  return (
    <section aria-label="Delete" className="border-t border-line pt-6">
      <Button variant="quiet" busy={isPending} onClick={() => void confirm()}>
        Delete destination
      </Button>
      <FormMessage className="mt-3">{error}</FormMessage>
      <ConfirmDialog
        open={scheduled !== undefined}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        onConfirm={() => void remove()}
        onClose={() => setScheduled(undefined)}
      >
        <p>What is published stays on your website, but we no longer change or check it.</p>
        {waiting > 0 && (
          <p className="mt-2">
            {formatCount(waiting, "article or page waits", "articles and pages wait")} to be published there and will
            fail. You can publish them elsewhere.
          </p>
        )}
        {scheduled !== undefined && scheduled > 0 && (
          <p className="mt-2">
            {formatCount(scheduled, "article is", "articles are")} scheduled for it. Choose another destination for them
            before their day, or they will fail.
          </p>
        )}
      </ConfirmDialog>
    </section>
  );
};
