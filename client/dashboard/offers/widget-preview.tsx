import { useEffect, useRef } from "react";
import { draw, type Step } from "../../widget/steps.ts";
import { createSheet } from "../../widget/style.ts";
import { englishTexts } from "../../widget/texts.ts";

type WidgetPreviewProps<Result> = { step: Step<Result>; isTest: boolean };

/** A step of the dialog, rendered by the widget itself, inline in the page. */
export const WidgetPreview = <Result,>({ step, isTest }: WidgetPreviewProps<Result>) => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const dialog = dialogIn(host.current);
    draw(dialog, step, { words: englishTexts, isTest, onClose: nothing }, nothing);
  }, [step, isTest]);
  return (
    <section aria-labelledby="preview" className="min-w-0 max-w-[30rem] xl:sticky xl:top-24">
      <h2 id="preview" className="mb-1.5 text-sm font-medium">
        How it looks
      </h2>
      <div
        ref={host}
        // Its content is in the form, and its buttons do nothing here.
        inert
        className="[--leave-background:var(--raised)] [--leave-color:var(--ink)]"
      />
      <p className="mt-3 text-sm text-muted">On your website it takes on the colours and the font of the page.</p>
    </section>
  );
};

const nothing = () => {};

const dialogIn = (host: HTMLElement) => {
  const drawn = host.shadowRoot?.querySelector("dialog");
  if (drawn) return drawn;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const standing = new CSSStyleSheet();
  standing.replaceSync("dialog { position: static; width: auto; max-height: none; margin: 0 }");
  root.adoptedStyleSheets = [createSheet(), standing];
  const dialog = document.createElement("dialog");
  dialog.open = true;
  root.append(dialog);
  return dialog;
};
