import { type ReactNode, useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { SearchConnection, SearchProblem, SearchProperty } from "#shared/content/search-console.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatCount, formatDateTime, formatNumber } from "../../../ui/format.ts";
import { Select } from "../../../ui/forms/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../../../ui/forms/form.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import { projectLink } from "../../current-project.ts";
import { useRole } from "../../role.tsx";
import { useReloading } from "../../use-polling.ts";

const callsOf = () => browserClient().projects[":id"]["search-console"];

const problems: Record<SearchProblem, string> = {
  revoked:
    "We no longer have access: it was withdrawn, has expired, or ended when the person who connected left. Connect again.",
  forbidden:
    "The connected Google account can't read this property any more. Ask an owner of the property for access, or change the property. We try again every day.",
  quota: "Google's quota for this property is used up. We continue by ourselves.",
  temporary: "Google didn't respond as expected. We try again by ourselves.",
};

type ConnectionProps = {
  projectId: string;
  connection: SearchConnection;
  /** The account's properties, while one is to be chosen; null if Google did not list them. */
  properties: readonly SearchProperty[] | null;
};

/** What a project reads from Google Search Console, with the controls that its state needs. */
export const SearchConsoleSection = (props: ConnectionProps) => {
  const { connection, properties } = props;
  const isImporting = connection.state === "on" && connection.daysLeft !== null;
  const isWaiting = connection.state === "on" && connection.importedAt === null && !connection.problem;
  useReloading(isImporting || (isWaiting && !connection.isSample));
  return (
    <Section id="search-console" title="Google Search Console" lead={<Lead {...connection} />}>
      {connection.problem && <FormMessage className="mt-4 max-w-prose">{problems[connection.problem]}</FormMessage>}
      {(isImporting || isWaiting) && !connection.isSample && <Progress {...connection} />}
      {(connection.state === "choosing" || (connection.state === "on" && properties)) && <PropertyForm {...props} />}
      <Actions {...props} />
    </Section>
  );
};

const Lead = ({ isAvailable, state, property, isSample, importedAt }: SearchConnection): ReactNode => {
  if (isSample) return "These figures are sample data. No account is connected.";
  if (state === "on")
    return (
      <>
        We read <strong className="font-medium text-ink wrap-anywhere">{propertyName(property ?? "")}</strong> every
        day.{importedAt && ` Last read on ${formatDateTime(importedAt)}.`}
      </>
    );
  if (state === "choosing") return "Google is connected. Choose the property of your website.";
  if (state === "ended") return "No longer connected. The figures read before stay, and no new ones are added.";
  return isAvailable
    ? "Connect it to see clicks, impressions and positions beside your links and articles. We can only read, and you can disconnect at any time."
    : "This site has no access to Google's API. You can still import the queries of an export under Topics.";
};

/** The property as people know it. */
const propertyName = (property: string) => property.replace(/^sc-domain:(.+)$/, "$1 (domain)");

const Progress = ({ daysRead, daysLeft }: SearchConnection) => (
  <div className="mt-4 max-w-md">
    <p role="status" className="text-sm">
      {daysLeft === null
        ? "The import starts in a moment."
        : `Reading 16 months, the newest days first: ${formatNumber(daysRead)} of ${formatCount(daysRead + daysLeft, "day")}.`}
    </p>
    <progress
      aria-label="Import from Search Console"
      className="mt-2 h-2 w-full accent-accent-strong"
      {...(daysLeft !== null && { value: daysRead, max: Math.max(1, daysRead + daysLeft) })}
    />
  </div>
);

const PropertyForm = ({ projectId, connection, properties }: ConnectionProps) => {
  const isOwner = useRole("owner");
  if (!isOwner || !connection.isOwn)
    return <p className="mt-4 text-muted">The owner who connected Google has to choose it.</p>;
  if (!properties)
    return <FormMessage className="mt-4">Google didn't list your properties. Reload the page.</FormMessage>;
  if (!properties.length)
    return (
      <p className="mt-4 max-w-prose">
        This Google account has no property in Search Console. Add your website at{" "}
        <ExternalLink href="https://search.google.com/search-console" className="link">
          search.google.com/search-console
        </ExternalLink>
        , or connect another account.
      </p>
    );
  const choose = (data: FormData) =>
    read(callsOf().$put({ param: { id: projectId }, json: { property: String(data.get("property")) } }));
  return (
    <Form onSubmit={choose} success="We're reading your figures." className="mt-4 grid max-w-md gap-4">
      <Select
        name="property"
        label="Property"
        hint={
          properties.some(({ fits }) => fits)
            ? "Those that cover your website come first. The figures of another property are replaced."
            : "None of them covers your project's website. Connect the account that has its property."
        }
        defaultValue={connection.property ?? properties[0]?.property}
        options={properties.map(({ property, fits }) => ({
          value: property,
          label: fits ? propertyName(property) : `${propertyName(property)}, another website`,
        }))}
      />
      <FormError />
      <SubmitButton busyLabel="Saving…" className="justify-self-start">
        Use this property
      </SubmitButton>
    </Form>
  );
};

const Actions = ({ projectId, connection, properties }: ConnectionProps) => {
  const { isAvailable, state, isOwn, isSample, problem } = connection;
  const { isPending, error, run } = useAction();
  const [isOpen, setOpen] = useState(false);
  const isOwner = useRole("owner");
  const isEnded = state === "ended" || isSample;
  if (!isOwner) return state === "off" && <p className="mt-4 text-muted">An owner of this project can connect it.</p>;
  const connect = async () => {
    const { url } = await read(callsOf().connect.$post({ param: { id: projectId } }));
    location.assign(url);
  };
  const canConnect = isAvailable && (state === "off" || state === "ended" || isSample || problem === "revoked");
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {canConnect && (
          <Button busy={isPending} onClick={() => void run(connect)}>
            {state === "off" || isSample ? "Connect Google Search Console" : "Connect again"}
          </Button>
        )}
        {state === "on" && isOwn && !properties && (
          <Link
            to={`${projectLink("impact", projectId)}&property=change#search-console`}
            className="button button-quiet"
          >
            Change property
          </Link>
        )}
        {state !== "off" && (
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {isEnded ? "Delete figures" : "Disconnect"}
          </Button>
        )}
      </div>
      <FormMessage className="mt-4">{error}</FormMessage>
      <DisconnectDialog projectId={projectId} isEnded={isEnded} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/** `isEnded`: without a token, so that only the figures are deleted. */
type DisconnectProps = { projectId: string; isEnded: boolean; isOpen: boolean; onClose: () => void };

const DisconnectDialog = ({ projectId, isEnded, isOpen, onClose }: DisconnectProps) => {
  const { revalidate } = useRevalidator();
  const disconnect = async (data: FormData) => {
    const figures = isEnded || data.get("figures") === "delete" ? "delete" : "keep";
    const { isRevoked } = await read(callsOf().$delete({ param: { id: projectId }, query: { figures } }));
    toast(
      isEnded
        ? "Figures deleted."
        : isRevoked
          ? "Disconnected. Our access at Google has ended."
          : "Disconnected. Our token is deleted; you can also remove the access in your Google account.",
    );
  };
  const done = async () => {
    onClose();
    await revalidate();
  };
  return (
    <FormDialog
      open={isOpen}
      title={isEnded ? "Delete the figures?" : "Disconnect Search Console?"}
      submitLabel={isEnded ? "Delete figures" : "Disconnect"}
      busyLabel="Working…"
      onClose={onClose}
      onSubmit={disconnect}
      onSuccess={done}
    >
      {isEnded ? (
        <p>Reports keep their numbers. Once connected again, we read the last 16 months.</p>
      ) : (
        <Select
          name="figures"
          label="The figures that were read"
          options={[
            { value: "keep", label: "Keep them" },
            { value: "delete", label: "Delete them" },
          ]}
        />
      )}
    </FormDialog>
  );
};
