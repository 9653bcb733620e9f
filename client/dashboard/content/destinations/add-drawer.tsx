import { type ReactNode, useRef, useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import type { DestinationKind, DestinationSettings } from "#shared/content/destinations.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { Drawer } from "../../../ui/overlays/dialog.tsx";
import { AddressField, PublishAsField, SecretFields, secretIn, useDraft } from "./connection-fields.tsx";
import { destinationsLink, platforms } from "./destination-params.ts";

type AddDrawerProps = { projectId: string; step: DestinationKind | "choose"; onClose: () => void };

/** Adds a destination: choose the platform, then connect it. */
export const AddDrawer = ({ projectId, step, onClose }: AddDrawerProps) =>
  step === "choose" ? (
    <Drawer title="Add a destination" onClose={onClose}>
      <p className="mb-5 text-muted">Where should articles and pages be published?</p>
      <PlatformList projectId={projectId} />
    </Drawer>
  ) : (
    <ConnectDrawer key={step} projectId={projectId} kind={step} onClose={onClose} />
  );

const PlatformList = ({ projectId }: { projectId: string }) => (
  <ul className="grid gap-3">
    {(Object.keys(platforms) as DestinationKind[]).map((kind) => (
      <li key={kind}>
        <Link
          to={destinationsLink(projectId, { add: kind })}
          preventScrollReset
          className="block rounded-xl border border-line p-4 text-left hover:border-edge hover:bg-surface"
        >
          <span className="block font-semibold">{platforms[kind].label}</span>
          <span className="mt-0.5 block text-sm text-muted">{platforms[kind].summary}</span>
        </Link>
      </li>
    ))}
  </ul>
);

type ConnectProps = { projectId: string; kind: DestinationKind; onClose: () => void };

const ConnectDrawer = ({ projectId, kind, onClose }: ConnectProps) => {
  const [created, setCreated] = useState<{ id: string; secret: string }>();
  const { label, steps } = platforms[kind];
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const open = (id: string) =>
    navigate(destinationsLink(projectId, { destination: id }), { replace: true, preventScrollReset: true });
  if (created)
    return (
      <Drawer title="Your signing secret" onClose={() => void open(created.id)}>
        <WebhookSecret secret={created.secret} />
        <Button className="mt-6" onClick={() => void open(created.id)}>
          I have stored it
        </Button>
      </Drawer>
    );
  return (
    <Drawer title={`Connect ${label}`} onClose={onClose}>
      {kind === "wordpress" && <OneClick projectId={projectId} />}
      <Steps title={kind === "wordpress" ? "Or with an application password" : "How it works"} steps={steps} />
      <ConnectForm
        projectId={projectId}
        kind={kind}
        onCreated={async ({ id, secret }) => {
          if (!secret) return open(id);
          setCreated({ id, secret });
          await revalidate();
        }}
      />
      <p className="mt-8">
        <Link
          to={destinationsLink(projectId, { add: "choose" })}
          preventScrollReset
          className="link inline-block py-2.5"
        >
          Choose another platform
        </Link>
      </p>
    </Drawer>
  );
};

const Steps = ({ title, steps }: { title: string; steps: readonly ReactNode[] }) => (
  <>
    <h3 className="font-semibold">{title}</h3>
    <ol className="mt-2 mb-6 grid list-decimal gap-1.5 pl-5 text-muted">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
        <li key={at}>{step}</li>
      ))}
    </ol>
  </>
);

/** WordPress makes the password itself and sends its owner back to us. */
const OneClick = ({ projectId }: { projectId: string }) => {
  const draft = useDraft({ url: "" });
  const start = async () => {
    const call = browserClient().projects[":id"].destinations.wordpress.authorize;
    const { url } = await read(call.$get({ param: { id: projectId }, query: { url: draft.text("url") } }));
    location.assign(url);
  };
  return (
    <Form onSubmit={start} values={draft.values} className="mb-8 grid gap-4 rounded-xl border border-line p-4">
      <h3 className="font-semibold">With one click</h3>
      <p className="-mt-2 text-muted">
        You confirm the connection on your own website, and WordPress makes a password for us. You can withdraw it there
        at any time.
      </p>
      <AddressField kind="wordpress" draft={draft} />
      <FormError />
      <SubmitButton busyLabel="Looking for WordPress…" className="justify-self-start">
        Continue to your website
      </SubmitButton>
    </Form>
  );
};

type Created = { id: string; secret?: string | undefined };
type ConnectFormProps = Omit<ConnectProps, "onClose"> & { onCreated: (created: Created) => unknown };

const ConnectForm = ({ projectId, kind, onCreated }: ConnectFormProps) => {
  const draft = useDraft({ name: platforms[kind].label, "settings.publishAs": "draft" });
  // A destination that was saved but not tested is not created twice.
  const created = useRef<Created>(undefined);
  const create = async () => {
    const calls = browserClient();
    const call = calls.projects[":id"].destinations.$post;
    // The server validates what belongs to the kind.
    const json = inputOf(kind, draft) as Parameters<typeof call>[0]["json"];
    created.current ??= await read(call({ param: { id: projectId }, json }));
    if (kind !== "webhook" && kind !== "download")
      await read(calls.destinations[":id"].test.$post({ param: { id: created.current.id } }));
  };
  return (
    <Form
      onSubmit={create}
      onSuccess={() => created.current && onCreated(created.current)}
      values={draft.values}
      className="grid gap-5"
    >
      <Field label="Name" hint="As it's called in this dashboard." required maxLength={100} {...draft.field("name")} />
      <AddressField kind={kind} draft={draft} />
      <SecretFields kind={kind} draft={draft} />
      <PublishAsField kind={kind} draft={draft} />
      <FormError />
      <SubmitButton busyLabel="Connecting…" className="justify-self-start">
        {kind === "download" ? "Add" : "Connect"}
      </SubmitButton>
      <UnsavedChangesDialog query="add">What you entered for {platforms[kind].label} isn't saved.</UnsavedChangesDialog>
    </Form>
  );
};

const inputOf = (kind: DestinationKind, draft: ReturnType<typeof useDraft>) => {
  const url = draft.text("url");
  const secret = secretIn(kind, draft);
  // What is downloaded needs no second step.
  const publishAs = kind === "download" ? "live" : draft.text("settings.publishAs");
  const settings = { publishAs } as DestinationSettings;
  return { kind, name: draft.text("name"), settings, ...(url && { url }), ...(secret && { secret }) };
};

/** The secret of a new webhook, this one time, and how to verify a request with it. */
const WebhookSecret = ({ secret }: { secret: string }) => (
  <div className="grid grid-cols-1 gap-5">
    <div>
      <Field
        label="Signing secret"
        hint="Copy it now: it is shown only this once. You can replace it in the settings."
        readOnly
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="quiet" className="mt-3" onClick={() => void copyText(secret)}>
        Copy secret
      </Button>
    </div>
    <div>
      <h3 className="mb-2 font-semibold">Verify each request</h3>
      <CodeSnippet code={verification} about="verify the signature of a request" />
      <p className="mt-3 text-sm text-muted">
        Types of events: article.publish, article.update, article.unpublish and test. A request that is repeated has the
        same webhook-id.
      </p>
    </div>
  </div>
);

const verification = `import { Webhook } from "standardwebhooks";

app.post("/hooks/articles", async (c) => {
  const body = await c.req.text();
  const webhook = new Webhook(process.env.WEBHOOK_SECRET);
  // Throws if the signature is wrong or older than five minutes.
  const { type, data } = webhook.verify(body, c.req.header());
  if (type === "article.publish") await save(data.article);
  return c.json({ url: "https://example.com/blog/" + data.article.slug });
});`;
