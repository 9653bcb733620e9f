import { type ReactNode, type RefObject, useCallback } from "react";

const gap = 6;
const edge = 12;

/** Below its anchor, or above where there is more space; over dialogs, too. */
export const Panel = ({ anchor, children }: { anchor: RefObject<HTMLElement | null>; children: ReactNode }) => {
  const show = useCallback(
    (panel: HTMLDivElement) => {
      const place = () => {
        if (!anchor.current) return;
        const { left, top, bottom, width } = anchor.current.getBoundingClientRect();
        const below = window.innerHeight - bottom - gap - edge;
        const above = top - gap - edge;
        const isBelow = below >= Math.min(above, 240);
        panel.style.width = `${Math.min(Math.max(width, 200), window.innerWidth - 2 * edge)}px`;
        panel.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - edge - Math.max(width, 200)))}px`;
        panel.style.top = isBelow ? `${bottom + gap}px` : "auto";
        panel.style.bottom = isBelow ? "auto" : `${window.innerHeight - top + gap}px`;
        panel.style.maxHeight = `${Math.min(320, isBelow ? below : above)}px`;
      };
      panel.showPopover();
      place();
      window.addEventListener("scroll", place, true);
      window.addEventListener("resize", place);
      return () => {
        window.removeEventListener("scroll", place, true);
        window.removeEventListener("resize", place);
      };
    },
    [anchor],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only leaves the focus in the input
    <div
      ref={show}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-auto m-0 overflow-y-auto rounded-control border border-line bg-raised p-1.5 text-left text-sm text-ink shadow-popover"
    >
      {children}
    </div>
  );
};
