import Check from "lucide-react/icons/check";

export const panel =
  "overflow-y-auto rounded-control border border-line bg-raised p-1.5 text-left text-sm text-ink shadow-popover outline-none";
/** Fixed, so that the page doesn't scroll to the side before it is placed again in a narrower window. */
export const positioner = { className: "z-50", positionMethod: "fixed", sideOffset: 6, collisionPadding: 6 } as const;
export const itemClass =
  "flex min-h-control cursor-pointer items-center gap-4 rounded-md px-3 py-1.5 outline-none data-highlighted:bg-wash";
export const check = <Check size={16} aria-hidden="true" className="shrink-0" />;
export const backdrop = "fixed inset-0 z-40 bg-[#100c0a99]";
