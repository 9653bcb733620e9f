import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { foldCase } from "#shared/text/fold-case.ts";
import type { KeywordProposals } from "#shared/workspace/keyword-proposals.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton, useFormState } from "../../../ui/forms/form.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { projectLink } from "../../current-project.ts";
import { withScheme } from "../../workspace/projects/project-draft.ts";
import { ProjectIcon } from "../../workspace/projects/project-icon.tsx";

type AddProjectProps = {
  keywordLimit: number | null;
  website: string;
  /** Reads `website` without being asked: it was entered at sign-up. */
  startsAtOnce: boolean;
};

const formId = "website";

/** Asks for the URL first, then shows the details found on the website to edit and add. */
export const AddProject = ({ keywordLimit, website, startsAtOnce }: AddProjectProps) => {
  const [details, setDetails] = useState<WebsiteDetails>();
  const [url, setUrl] = useState(website);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (startsAtOnce && form instanceof HTMLFormElement) form.requestSubmit();
  }, [startsAtOnce]);
  if (details)
    return <DetailsForm details={details} keywordLimit={keywordLimit} onBack={() => setDetails(undefined)} />;
  const lookUp = async (data: FormData) => {
    const submitted = fieldText(data, "url").trim();
    setUrl(submitted);
    setDetails(await lookUpWebsite(submitted));
  };
  return (
    <Form id={formId} onSubmit={lookUp} className="grid max-w-xl gap-5">
      <p className="max-w-prose text-muted">
        We'll read your website's name and description, then look for people who talk about what you sell.
      </p>
      <Field
        name="url"
        label="Website URL"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        placeholder="example.com"
        maxLength={2000}
        required
        defaultValue={url}
      />
      <FormError />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyLabel="Reading your website…">Continue</SubmitButton>
        <ManualEntryButton onClick={() => setDetails(withoutDetails(url))} />
      </div>
    </Form>
  );
};

/** Shown once the website could not be read. */
const ManualEntryButton = ({ onClick }: { onClick: () => void }) => {
  const { errors } = useFormState();
  return (
    (errors.message || errors.fields.url) && (
      <Button variant="quiet" onClick={onClick}>
        Enter details manually
      </Button>
    )
  );
};

type DetailsFormProps = { details: WebsiteDetails; keywordLimit: number | null; onBack: () => void };

/** The website's details, to edit and add. */
const DetailsForm = ({ details, keywordLimit, onBack }: DetailsFormProps) => {
  const [keywords, setKeywords] = useState(() => details.selected.slice(0, keywordLimit ?? undefined));
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const host = URL.parse(details.url)?.host ?? details.url;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus was replaced.
  useEffect(() => heading.current?.focus(), []);

  const add = async (data: FormData) => {
    const text = (name: string) => fieldText(data, name).trim();
    const json = { name: text("name"), url: withScheme(text("url")), description: text("description"), keywords };
    const { id } = await read(browserClient().projects.$post({ json }));
    if (details.iconUrl && details.sourceIconUrl) void saveIcon(id, details.sourceIconUrl).then(revalidate);
    await navigate(`${projectLink("newProject", id)}&${new URLSearchParams({ kind: text("kind") })}`);
  };

  return (
    <Form onSubmit={add} className="grid max-w-xl gap-5">
      <div className="flex items-center gap-4">
        <ProjectIcon name={details.name || host} iconUrl={details.iconUrl} />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none wrap-anywhere">
            {details.name ? "Check the details" : "Enter the details"}
          </h2>
          {details.name && <p className="text-muted wrap-anywhere">{host}</p>}
        </div>
      </div>
      <Field name="name" label="Name" maxLength={100} required defaultValue={details.name} />
      <Field
        name="url"
        label="Website URL"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        required
        defaultValue={details.url}
      />
      <TextArea
        name="description"
        label="Description"
        hint="What you offer, in one or two sentences. We use it to draft replies."
        maxLength={1000}
        defaultValue={details.description}
      />
      <Field
        name="kind"
        label="Kind of business"
        hint="Like “kite shop” or “time tracking software”. We propose directories for it."
        maxLength={60}
        defaultValue={details.businessKind}
      />
      <KeywordPicker proposals={details.keywords} selected={keywords} limit={keywordLimit} onChange={setKeywords} />
      <FormError />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyLabel="Adding…">Add project</SubmitButton>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </Form>
  );
};

/** Details of a website. `sourceIconUrl` is the icon's URL on the website, `iconUrl` our small copy. */
type WebsiteDetails = {
  url: string;
  name: string;
  description: string;
  iconUrl: string | null;
  sourceIconUrl: string | null;
} & KeywordProposals;

const maxNameLength = 100;

/** Reads a website's details. Rejects if it can't be read; the icon and keyword proposals are optional. */
const lookUpWebsite = async (url: string): Promise<WebsiteDetails> => {
  const infos = await read(browserClient().projects["website-infos"].$get({ query: { url } }));
  const [proposals, iconUrl] = await Promise.all([
    proposeKeywords(infos.url),
    infos.iconUrl && copyIcon(infos.iconUrl),
  ]);
  const [brand = ""] = proposals.keywords;
  return {
    url: infos.url,
    name: brand && infos.title.includes(brand) ? brand : infos.title.slice(0, maxNameLength),
    description: infos.description,
    sourceIconUrl: infos.iconUrl,
    iconUrl,
    ...proposals,
  };
};

const withoutDetails = (url: string): WebsiteDetails => ({
  url: withScheme(url),
  name: "",
  description: "",
  iconUrl: null,
  sourceIconUrl: null,
  ...noProposals,
});

const noProposals: KeywordProposals = { keywords: [], selected: [], businessKind: "" };

// Both are optional (users can type keywords, and a letter replaces the icon), so errors are ignored.
const proposeKeywords = (url: string) =>
  read(browserClient().projects["keyword-proposals"].$get({ query: { url } })).catch(() => noProposals);
const copyIcon = (url: string) =>
  read(browserClient().projects["website-icon"].$get({ query: { url } })).then(
    ({ iconUrl }) => iconUrl,
    () => null,
  );

// The project exists already, and its first letter is the fallback if the icon can't be read.
const saveIcon = (id: string, url: string) =>
  read(browserClient().projects[":id"].icon.$put({ param: { id }, json: { url } })).catch(() => undefined);

type KeywordPickerProps = {
  proposals: string[];
  selected: string[];
  /** The plan's maximum; null means unlimited. */
  limit: number | null;
  onChange: (selected: string[]) => void;
};

/** Keyword proposals from the website's text, plus the user's own. */
const KeywordPicker = ({ proposals, selected, limit, onChange }: KeywordPickerProps) => {
  const [custom, setCustom] = useState<string[]>([]);
  const [input, setInput] = useState("");
  const [error, setError] = useState("");
  const isHydrated = useHydrated();
  const keywords = [...proposals, ...custom];
  const isFull = limit !== null && selected.length >= limit;

  const add = () => {
    const text = input.trim();
    const existing = keywords.find((keyword) => foldCase(keyword) === foldCase(text));
    const message = validate(text, existing !== undefined && selected.includes(existing), isFull);
    setError(message);
    if (message) return;
    if (existing === undefined) setCustom([...custom, text]);
    onChange([...selected, existing ?? text]);
    setInput("");
  };

  return (
    <fieldset disabled={!isHydrated}>
      <legend className="text-sm font-medium">Keywords</legend>
      <p className="mt-1 text-sm text-muted">
        Phrases people use when they need what you sell, or when they mention you.
        {limit !== null && ` ${selected.length} of ${limit} selected.`} You can change them later.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {keywords.map((keyword) => (
          <li key={keyword}>
            <label className="flex min-h-control items-center gap-2.5 rounded-lg border border-line px-3.5 wrap-anywhere has-checked:border-accent has-checked:bg-wash has-disabled:text-muted">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-accent"
                checked={selected.includes(keyword)}
                disabled={isFull && !selected.includes(keyword)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...selected, keyword] : selected.filter((other) => other !== keyword))
                }
              />
              {keyword}
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-start gap-3">
        <Field
          label="Custom keyword"
          className="min-w-0 grow"
          autoComplete="off"
          maxLength={80}
          value={input}
          error={error}
          onChange={({ target }) => setInput(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter adds the keyword instead of submitting the surrounding form.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="quiet" className="mt-6.5" onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
};

const validate = (text: string, isSelected: boolean, isFull: boolean) => {
  if (text.length < 2) return "Use at least 2 characters.";
  if (isSelected) return "This keyword is already selected.";
  return isFull ? "You've reached your plan's limit. Deselect a keyword first." : "";
};
