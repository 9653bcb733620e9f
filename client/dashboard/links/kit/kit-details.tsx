import { Link } from "react-router";
import { kitLabel } from "#shared/links/kit-fields.ts";
import {
  addressPartNames,
  addressParts,
  emptyAddress,
  type pricingModels,
  socialNetworks,
} from "#shared/links/kit-limits.ts";
import { Checkbox, Field, optionsOf, Select, TextArea } from "../../../ui/forms/fields.tsx";
import { Section } from "../../../ui/section.tsx";
import { directoriesLink } from "../directories/directory-filters.tsx";
import { type Address, type KitDraft, kitFieldId, textsOf } from "./kit-draft.ts";
import { bindText, type SectionProps, urlInput } from "./kit-sections.tsx";

const pricingLabels: Record<(typeof pricingModels)[number], string> = {
  free: "Free",
  freemium: "Free and paid plans",
  paid: "Paid once",
  subscription: "Subscription",
  quote: "On request",
};
const periodLabels = { once: "Once", month: "Per month", year: "Per year" } as const;

const grid = "mt-5 grid gap-6 sm:grid-cols-2";

export const PriceSection = (props: SectionProps) => (
  <Section id="price" title="Price">
    <div className={grid}>
      <Select {...bindText(props, "pricingModel")} options={optionsOf(pricingLabels, "Not stated")} />
      <Field {...bindText(props, "priceFrom")} inputMode="decimal" hint="The lowest price, like 9 or 12.50." />
      <Field {...bindText(props, "currency")} hint="A code like USD." maxLength={3} autoCapitalize="characters" />
      <Select {...bindText(props, "period")} options={optionsOf(periodLabels, "Not stated")} />
    </div>
  </Section>
);

export const CompanySection = (props: SectionProps) => {
  const { draft, onChange } = props;
  const social = (network: keyof KitDraft["social"]) => ({
    id: kitFieldId(`social.${network}`),
    name: `fields.social.${network}`,
    label: kitLabel(`social.${network}`),
    value: draft.social[network],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ social: { ...draft.social, [network]: target.value } }),
  });
  return (
    <Section id="company" title="Company and contact">
      <div className={grid}>
        <Field
          {...bindText(props, "contactEmail")}
          type="email"
          className="sm:col-span-2"
          hint="At your own domain: some directories refuse others. Accounts at directories belong to this address."
          maxLength={254}
        />
        <Field {...bindText(props, "makerName")} hint="The person behind it." maxLength={80} />
        <Field {...bindText(props, "makerRole")} hint="Like “Founder”." maxLength={80} />
        <Field {...bindText(props, "founded")} inputMode="numeric" hint="The year." maxLength={4} />
        <Field {...bindText(props, "launchDate")} type="date" />
        {socialNetworks.map((network) => (
          <Field key={network} {...social(network)} {...urlInput} />
        ))}
        <Field {...bindText(props, "videoUrl")} {...urlInput} />
      </div>
    </Section>
  );
};

export const LocalSection = ({ draft: { local }, onChange }: SectionProps) => {
  const bind = (values: NonNullable<KitDraft["local"]>, name: keyof Address) => ({
    id: kitFieldId(`local.${name}`),
    name: `fields.local.${name}`,
    label: kitLabel(`local.${name}`),
    maxLength: addressParts[name].max,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ local: { ...values, [name]: target.value } }),
  });
  const names = addressPartNames.filter((name) => name !== "hours");
  return (
    <Section id="local" title="Address" lead="For businesses that customers visit. It must be the same everywhere.">
      <Checkbox
        id={kitFieldId("local")}
        className="mt-3"
        label="Customers visit us"
        checked={local !== null}
        onChange={({ target }) => onChange({ local: target.checked ? textsOf(emptyAddress) : null })}
      />
      {local && (
        <div className={grid}>
          {names.map((name) => (
            <Field key={name} {...bind(local, name)} />
          ))}
          <TextArea {...bind(local, "hours")} rows={3} className="sm:col-span-2" />
        </div>
      )}
    </Section>
  );
};

export const ConsentSection = ({ projectId, draft, onChange }: SectionProps) => {
  const { consents, excludedDirectoryIds: excluded } = draft;
  const change = (values: Partial<KitDraft["consents"]>) => onChange({ consents: { ...consents, ...values } });
  return (
    <Section
      id="consents"
      title="Consents"
      lead="What directories may ask for in return. Those that ask for more are not proposed to you."
    >
      <div className="mt-3 grid max-w-xl gap-3">
        <Checkbox
          label="I can show a directory's badge on my site"
          hint="Launch sites often list for free if their badge is on your site. We tell you which, with the code to paste."
          checked={consents.badge}
          onChange={({ target }) => change({ badge: target.checked })}
        />
        <Checkbox
          label="I can link back to a directory"
          hint="Search engines give little weight to links in exchange, and none to many of them."
          checked={consents.reciprocal}
          onChange={({ target }) => change({ reciprocal: target.checked })}
        />
        <Field
          id={kitFieldId("consents.feesUpTo")}
          name="fields.consents.feesUpTo"
          label="Fees up to (USD)"
          hint="0 for free directories only. Fees in other currencies can't be compared. You confirm and pay each fee yourself."
          inputMode="numeric"
          maxLength={5}
          className="mt-2"
          value={consents.feesUpTo}
          onChange={({ target }) => change({ feesUpTo: target.value })}
        />
        {excluded.length > 0 && (
          <p id={kitFieldId("excludedDirectoryIds")}>
            {excluded.length === 1 ? "1 directory is excluded." : `${excluded.length} directories are excluded.`}
            <Link to={directoriesLink(projectId, { show: "excluded" })} className="link ml-2 inline-block py-2.5">
              Show {excluded.length === 1 ? "it" : "them"}
            </Link>
          </p>
        )}
      </div>
    </Section>
  );
};
