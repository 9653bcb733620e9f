import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { fieldText } from "../../app/form-errors.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Field, TextArea } from "../../ui/fields.tsx";
import { FormMessage, SubmitButton } from "../../ui/form.tsx";
import { KeywordPicker } from "./keyword-picker.tsx";
import { ProjectIcon } from "./project-icon.tsx";
import { type WebsiteDraft, withScheme } from "./website-lookup.ts";

type SiteFormProps = { site: WebsiteDraft; keywordLimit: number | null; onBack: () => void };

const maxSelected = 5;

/** The website's details, to edit and add. */
export const SiteForm = ({ site, keywordLimit, onBack }: SiteFormProps) => {
  const [chosen, setChosen] = useState(() =>
    site.keywords.slice(0, Math.min(keywordLimit ?? maxSelected, maxSelected)),
  );
  const { isBusy, failure, run } = useCall(["name", "url", "description"]);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const host = URL.parse(site.url)?.host ?? site.url;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus was replaced.
  useEffect(() => heading.current?.focus(), []);

  const add = async (form: FormData) => {
    const typed = (name: string) => fieldText(form, name).trim();
    const json = { name: typed("name"), url: withScheme(typed("url")), description: typed("description") };
    const { id } = await read(browserClient().projects.$post({ json: { ...json, keywords: chosen } }));
    if (site.iconUrl && site.iconAddress) void saveIcon(id, site.iconAddress).then(revalidate);
    await navigate(`${link("newProject")}?project=${id}`);
  };

  return (
    <form
      method="post"
      className="grid max-w-xl gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        void run(() => add(form));
      }}
    >
      <div className="flex items-center gap-4">
        <ProjectIcon name={site.name || host} iconUrl={site.iconUrl} />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none wrap-anywhere">
            {site.name ? "Is this right?" : "Tell us about your website"}
          </h2>
          <p className="text-muted wrap-anywhere">{host}</p>
        </div>
      </div>
      <Field
        id="name"
        name="name"
        label="Name"
        maxLength={100}
        required
        defaultValue={site.name}
        error={failure?.fields.name}
      />
      <Field
        id="url"
        name="url"
        label="Address"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        required
        defaultValue={site.url}
        error={failure?.fields.url}
      />
      <TextArea
        id="description"
        name="description"
        label="What you offer"
        hint="One or two sentences. Drafts of replies are written from them."
        maxLength={1000}
        defaultValue={site.description}
        error={failure?.fields.description}
      />
      <KeywordPicker proposed={site.keywords} chosen={chosen} limit={keywordLimit} onChange={setChosen} />
      <FormMessage>{failure?.message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isBusy} busyLabel="Adding…">
          Add the website
        </SubmitButton>
        <Button variant="quiet" onClick={onBack}>
          Another address
        </Button>
      </div>
    </form>
  );
};

// The project exists already, and its first letter is the fallback if the icon can't be read.
const saveIcon = (id: string, url: string) =>
  read(browserClient().projects[":id"].icon.$put({ param: { id }, json: { url } })).catch(() => undefined);
