import { Link } from "react-router";
import type { Mode } from "#shared/modes.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { useAbsoluteUrl } from "../../app/site-url.ts";
import { CodeSnippet } from "../../ui/code-snippet.tsx";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Section } from "../../ui/section.tsx";
import { eventsSnippet, htmlSnippet, reactSnippet, tagSnippet } from "./snippets.ts";

/** Ways to install the dialog in the customer's product. */
export const InstallSection = ({ projectId, mode }: { projectId: string; mode: Mode }) => {
  const origin = useAbsoluteUrl("") ?? "";
  const place = { origin, projectId, mode };
  const page = `${link("leaving", { projectId })}${mode === "test" ? "?mode=test" : ""}`;
  return (
    <Section
      id="install"
      title="Put it into your product"
      lead={`One way is enough. These are for ${mode} mode${mode === "test" ? ": switch to live before you publish them" : ""}.`}
    >
      <div className="mt-5 grid max-w-3xl grid-cols-1 gap-2">
        <InstallOption title="HTML" isOpen>
          <p>
            The script, and one attribute on whatever they cancel with. It does what it did, once they have answered.
          </p>
          <CodeSnippet code={htmlSnippet(place)} about="HTML" />
        </InstallOption>
        <InstallOption title="React">
          <CodeSnippet code={reactSnippet(place)} about="React" />
        </InstallOption>
        <InstallOption title="Google Tag Manager and the like">
          <p>A tag of the kind “Custom HTML”, fired when the page with the cancel button is ready.</p>
          <CodeSnippet code={tagSnippet(place)} about="Tag manager" />
        </InstallOption>
        <InstallOption title="A link, without any script">
          <p>
            Lead them to a page of ours. It takes <code>to</code>, where they go on to (a page of the project or of the
            websites below), <code>customerRef</code>, <code>signature</code> and <code>email</code>.
          </p>
          <CodeSnippet code={`${origin}${page}`} about="Link" />
          <p>
            <Link to={page} reloadDocument className="link inline-block py-2.5">
              Open this page
            </Link>
          </p>
        </InstallOption>
        <InstallOption title="The script's calls and events">
          <p>
            <code>{site.name}.leave(options)</code> opens the dialog and gives a promise. It never rejects: when we
            cannot be asked, your customer just goes on.
          </p>
          <OptionsTable caption="Options" rows={options} />
          <OptionsTable caption="What the promise gives as outcome" rows={outcomes} />
          <CodeSnippet code={eventsSnippet} about="Events" />
        </InstallOption>
      </div>
    </Section>
  );
};

const InstallOption = ({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: React.ReactNode;
}) => (
  <details open={isOpen} className="rounded-2xl border border-line px-5">
    <summary className="-mx-2 min-h-11 cursor-pointer rounded-lg px-2 py-3 font-medium">{title}</summary>
    <div className="grid grid-cols-1 gap-4 pt-1 pb-5">{children}</div>
  </details>
);

const OptionsTable = ({ caption, rows }: { caption: string; rows: readonly (readonly [string, string])[] }) => (
  <ScrollBox label={caption}>
    <table className="w-full text-left text-sm">
      <caption className="pb-2 text-left font-medium">{caption}</caption>
      <tbody className="divide-y divide-line">
        {rows.map(([word, meaning]) => (
          <tr key={word}>
            <th scope="row" className="py-2 pr-4 align-top font-normal">
              <code>{word}</code>
            </th>
            <td className="py-2 text-muted">{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
);

const options = [
  ["project", "The project's id. The only one that must be there."],
  ["mode", "“live”, if left out, or “test”."],
  ["customerRef, signature", "Who it is to you, and your server's word for it: see “Know who it was”."],
  ["email", "Their address, where you know it; else they are asked for it."],
  ["words", "Other words than the English ones, by name: title, why, rating, message, next, …"],
  ["trigger", "The element on which the events are heard; else the document."],
  ["onContinue", "Called with the outcome unless they stay."],
] as const;

const outcomes = [
  ["accepted", "They took the offer, which comes along as “offer”."],
  ["declined", "They said no to the offer."],
  ["left", "They answered, and no offer fitted."],
  ["stayed", "They closed the dialog without leaving."],
  ["unavailable", "We could not be asked."],
] as const;
