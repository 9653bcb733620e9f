import { useState } from "react";
import { fieldText } from "../../app/form-errors.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields.tsx";
import { FormMessage, SubmitButton } from "../../ui/form.tsx";
import { SiteForm } from "./site-form.tsx";
import { emptyWebsite, lookUpWebsite, type WebsiteDraft } from "./website-lookup.ts";

type AddProjectProps = { keywordLimit: number | null; website: string };

/** Asks for the URL first, then shows the details found on the site to edit and add. */
export const AddProject = ({ keywordLimit, website }: AddProjectProps) => {
  const [site, setSite] = useState<WebsiteDraft>();
  const [address, setAddress] = useState(website);
  const { isBusy, failure, run } = useCall(["url"]);
  if (site) return <SiteForm site={site} keywordLimit={keywordLimit} onBack={() => setSite(undefined)} />;
  const message = failure && (failure.fields.url ?? failure.message);
  return (
    <form
      method="post"
      className="grid max-w-xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = fieldText(new FormData(event.currentTarget), "address").trim();
        setAddress(typed);
        void run(async () => setSite(await lookUpWebsite(typed)));
      }}
    >
      <p className="max-w-prose text-muted">
        We read your website once to learn its name and what it is about. Then we look for people who talk about what
        you sell.
      </p>
      <Field
        id="address"
        name="address"
        label="Address of your website"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        placeholder="example.com"
        maxLength={2000}
        required
        defaultValue={address}
      />
      <FormMessage>{message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isBusy} busyLabel="Reading your website…">
          Read my website
        </SubmitButton>
        {message && (
          <Button variant="quiet" onClick={() => setSite(emptyWebsite(address))}>
            Type it in myself
          </Button>
        )}
      </div>
    </form>
  );
};
