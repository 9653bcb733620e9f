import type { Kit } from "#shared/links/kit.ts";
import { type DraftField, kitLimits } from "#shared/links/kit-limits.ts";
import { Field, TextArea } from "../../../ui/forms/fields.tsx";
import { Section } from "../../../ui/section.tsx";
import { CountedField, DraftButton, Wordings } from "./counted-field.tsx";
import type { KitDraft, TextField, WordingsField } from "./kit-draft.ts";
import { kitFieldId, kitLabel } from "./labels.ts";
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
