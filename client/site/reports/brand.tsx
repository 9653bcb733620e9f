import { textColorOn } from "#shared/colors.ts";
import type { SharedReport } from "#shared/reporting/reports.ts";

type BrandProps = NonNullable<SharedReport["branding"]>;

/**
 * An agency's name and logo on its colour; on paper, below a line in its colour. An SVG draws the colour, because the
 * content policy forbids style attributes.
 */
export const Brand = ({ name, logoUrl, color }: BrandProps) => (
  <div
    className={`relative isolate flex min-h-22 items-center gap-4 overflow-hidden rounded-2xl border border-line px-5 py-4 print:min-h-0 print:rounded-none print:border-0 print:px-0 print:pt-5 print:pb-0 print:text-ink ${textColorOn(color) === "white" ? "text-white" : "text-black"}`}
  >
    <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full print:h-1.5">
      <rect width="100%" height="100%" fill={color} />
    </svg>
    {logoUrl && (
      <span className="grid size-14 shrink-0 place-items-center rounded-xl bg-white p-1.5">
        <img src={logoUrl} alt="" className="max-h-full max-w-full object-contain" />
      </span>
    )}
    <p className="text-xl font-semibold wrap-anywhere">{name}</p>
  </div>
);
