import { type ComponentProps, useState } from "react";
import { flushSync } from "react-dom";
import type { Kit } from "#shared/links/kit.ts";
import { kitLabel } from "#shared/links/kit-fields.ts";
import { type DraftField, kitLimits } from "#shared/links/kit-limits.ts";
import { Field, TextArea } from "../../../ui/forms/fields.tsx";
import { Section } from "../../../ui/section.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { type KitDraft, kitFieldId, type TextField, type WordingsField } from "./kit-draft.ts";
import { Pictures } from "./pictures.tsx";

export type SectionProps = {
  projectId: string;
  draft: KitDraft;
  warnings: Kit["warnings"];
  onChange: (values: Partial<KitDraft>) => void;
  onDraft: (field: DraftField) => void;
};

/** The props of an input for a text of the kit. */
export const bindText = ({ draft, onChange }: Pick<SectionProps, "draft" | "onChange">, name: TextField) => ({
  id: kitFieldId(name),
  name: `fields.${name}`,
  label: kitLabel(name),
  value: draft[name],
  onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
});

/** Inputs for web addresses. */
export const urlInput = { inputMode: "url", autoCapitalize: "none", spellCheck: false, maxLength: 2000 } as const;

export const TextSection = (props: SectionProps) => {
  const { draft, warnings, onChange, onDraft } = props;
  const counted = (path: "name" | "microTagline" | "tagline" | "oneLiner") => ({
    path,
    limit: kitLimits[path],
    value: draft[path],
    onChange: (value: string) => onChange({ [path]: value }),
  });
  const wordings = (path: WordingsField) => ({
    path,
    limit: kitLimits[path],
    wordings: draft[path],
    warnings: warnings.filter(({ field }) => field === path).map(({ warning }) => warning),
    onChange: (texts: string[]) => onChange({ [path]: texts }),
    onDraft: () => onDraft(path),
  });
  return (
    <Section id="texts" title="Texts">
      <div className="mt-5 grid gap-6">
        <CountedField {...counted("name")} note="Many directories take 40." autoComplete="off" />
        <Field {...bindText(props, "url")} {...urlInput} hint="The address that listings link to." />
        <CountedField {...counted("microTagline")} onDraft={() => onDraft("microTagline")} />
        <CountedField {...counted("tagline")} onDraft={() => onDraft("tagline")} />
        <CountedField {...counted("oneLiner")} onDraft={() => onDraft("oneLiner")} />
        <Wordings
          {...wordings("short")}
          lead="Most directories ask for one. With three wordings, they don't all show the same text."
        />
        <Wordings {...wordings("medium")} lead="For directories with more room." />
        <Wordings {...wordings("long")} least={500} lead="For directories that have a page per business." />
        <div>
          <TextArea {...bindText(props, "features")} hint="One per line, 3 to 8 of up to 80 characters." rows={5} />
          <DraftButton path="features" onClick={() => onDraft("features")} />
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field {...bindText(props, "category")} hint="Like “Project management”." maxLength={60} />
          <Field {...bindText(props, "alternativeCategories")} hint="Up to 5, with commas between them." />
        </div>
        <Field {...bindText(props, "tags")} hint="Up to 10 of up to 25 characters, with commas between them." />
        <Field {...bindText(props, "audience")} hint="Who it is for, like “small online shops”." maxLength={200} />
      </div>
    </Section>
  );
};

export const PictureSection = ({ projectId, draft, onChange }: SectionProps) => {
  const { logoFileId, coverFileId, screenshotFileIds } = draft;
  return (
    <Section
      id="pictures"
      title="Pictures"
      lead="JPEG, PNG, WebP or GIF, up to 10 MB each. Anyone with the address of a picture can see it, as in a listing."
    >
      <div className="mt-5 grid gap-5">
        <Pictures
          projectId={projectId}
          path="logoFileId"
          hint="Square, at least 512 × 512."
          shape="aspect-square"
          most={1}
          ids={logoFileId ? [logoFileId] : []}
          onAdd={(id) => onChange({ logoFileId: id })}
          onRemove={() => onChange({ logoFileId: null })}
        />
        <Pictures
          projectId={projectId}
          path="coverFileId"
          hint="1200 × 630."
          shape="aspect-[1200/630]"
          most={1}
          ids={coverFileId ? [coverFileId] : []}
          onAdd={(id) => onChange({ coverFileId: id })}
          onRemove={() => onChange({ coverFileId: null })}
        />
        <Pictures
          projectId={projectId}
          path="screenshotFileIds"
          hint="Three to five of 1270 × 760."
          shape="aspect-[1270/760]"
          most={5}
          ids={screenshotFileIds}
          onAdd={(id) => onChange({ screenshotFileIds: [...screenshotFileIds, id] })}
          onRemove={(removed) => onChange({ screenshotFileIds: screenshotFileIds.filter((id) => id !== removed) })}
        />
      </div>
    </Section>
  );
};

/** A field's hint with its count of characters. */
const countText = (text: string, limit: number, hint = "") =>
  `${hint ? `${hint} ` : ""}${text.trim().length} of ${limit} characters`;

type CountedProps = Omit<ComponentProps<typeof Field>, "label" | "value" | "onChange"> & {
  path: string;
  limit: number;
  note?: string;
  value: string;
  onChange: (value: string) => void;
  onDraft?: () => void;
};

/** A text with its count, and a button that drafts it. */
const CountedField = ({ path, limit, note, value, onChange, onDraft, ...rest }: CountedProps) => (
  <div>
    <Field
      id={kitFieldId(path)}
      name={`fields.${path}`}
      label={kitLabel(path)}
      hint={countText(value, limit, note)}
      maxLength={limit}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...rest}
    />
    {onDraft && <DraftButton path={path} onClick={onDraft} />}
  </div>
);

const DraftButton = ({ path, onClick }: { path: string; onClick: () => void }) => (
  <div className="-ml-2">
    <TextButton label="Draft" name={`Draft: ${kitLabel(path)}`} onClick={onClick} />
  </div>
);

type WordingsProps = {
  path: string;
  limit: number;
  least?: number;
  lead: string;
  wordings: readonly string[];
  warnings: readonly string[];
  onChange: (wordings: string[]) => void;
  onDraft: () => void;
};

/** The wordings of one text, so that directories don't all get the same. Empty ones are shown when they are needed. */
const Wordings = ({ path, limit, least, lead, wordings, warnings, onChange, onDraft }: WordingsProps) => {
  const [added, setAdded] = useState(1);
  const shown = Math.max(added, wordings.findLastIndex((text) => text !== "") + 1);
  return (
    <fieldset>
      <legend className="font-medium">{kitLabel(path)}</legend>
      <p className="mt-1 text-sm text-muted">{lead}</p>
      <div className="mt-3 grid gap-4">
        {wordings.slice(0, shown).map((text, at) => (
          <TextArea
            // biome-ignore lint/suspicious/noArrayIndexKey: wordings have no other identity, and places don't move.
            key={at}
            id={at ? `${kitFieldId(path)}-${at}` : kitFieldId(path)}
            name={`fields.${path}.${at}`}
            label={`Wording ${at + 1}`}
            hint={countText(text, limit, least ? `At least ${least}.` : "")}
            rows={limit > 1000 ? 7 : 3}
            maxLength={limit}
            value={text}
            onChange={({ target }) => onChange(wordings.with(at, target.value))}
          />
        ))}
      </div>
      {warnings.map((warning) => (
        <p key={warning} role="status" className="mt-3 rounded-lg bg-surface px-4 py-2 text-sm">
          {warning}
        </p>
      ))}
      <div className="-ml-2 flex flex-wrap gap-x-4">
        <TextButton label="Draft" name={`Draft: ${kitLabel(path)}`} onClick={onDraft} />
        {shown < wordings.length && (
          <TextButton
            label="Add a wording"
            name={`Add a wording: ${kitLabel(path)}`}
            onClick={() => {
              flushSync(() => setAdded(shown + 1));
              document.getElementById(`${kitFieldId(path)}-${shown}`)?.focus();
            }}
          />
        )}
      </div>
    </fieldset>
  );
};
