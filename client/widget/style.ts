// The dialog adopts the page's colours; `--leave-…` properties on an ancestor, such as :root, override them.

const rules = `
:host { display: contents }
dialog {
  --accent: var(--leave-accent, var(--color));
  box-sizing: border-box;
  width: min(30rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  padding: 1.5rem;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--leave-radius, 0.75rem);
  background: linear-gradient(var(--background) 0 0) Canvas;
  color: var(--color);
  --line: color-mix(in srgb, currentColor 60%, transparent);
  font-size: max(16px, 1rem);
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;
}
dialog::backdrop { background: rgb(0 0 0 / 0.5) }
header { display: flex; gap: 1rem; justify-content: space-between; align-items: start }
h2 { margin: 0; font-size: 1.375em; line-height: 1.25 }
h2:focus { outline: none }
p { margin: 0.75rem 0 0; white-space: pre-line }
.figure { font-size: 1.75em; font-weight: 700; line-height: 1.2 }
.test { padding: 0.25rem 0.75rem; border: 1px dashed currentColor; border-radius: 0.375rem; font-size: 0.875em }
fieldset { margin: 1.25rem 0 0; padding: 0; border: 0; min-width: 0 }
legend { padding: 0; font-weight: 600 }
label { display: flex; gap: 0.625rem; align-items: center; min-height: 2.25rem }
.row { display: flex; flex-wrap: wrap; gap: 0 1.25rem }
.text { display: block; margin-top: 1rem; font-weight: 600 }
input[type="radio"] { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--accent) }
textarea, input[type="email"] {
  box-sizing: border-box;
  display: block;
  width: 100%;
  margin-top: 0.25rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 400;
}
textarea { min-height: 5rem; resize: vertical }
footer { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.5rem }
button {
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button.main {
  border-color: transparent;
  background: linear-gradient(var(--accent) 0 0) Canvas;
  color: var(--leave-on-accent, var(--background));
}
button.close { flex: none; min-height: 2rem; width: 2rem; padding: 0; border: 0; font-size: 1.25em; line-height: 1 }
dialog[aria-busy] button.main { opacity: 0.6; cursor: progress }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (forced-colors: active) { button.main { border-color: currentColor } }
`;

const isClear = (colour: string) => /^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour);

/** Returns the page's current colours, or the system's if it has none. */
const pageColours = () => {
  const painted = [document.body, document.documentElement]
    .map((part) => getComputedStyle(part).backgroundColor)
    .find((colour) => !isClear(colour));
  return painted
    ? { background: painted, color: getComputedStyle(document.body).color }
    : { background: "Canvas", color: "CanvasText" };
};

/** A constructed stylesheet, which content policies against inline styles allow. */
export const createSheet = () => {
  const { background, color } = pageColours();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${rules} dialog { --background: var(--leave-background, ${background}); --color: var(--leave-color, ${color}) }`,
  );
  return sheet;
};
