import { useEffect } from "react";
import { useNavigate } from "react-router";
import { toggleSidebar } from "../../app/browser-settings.ts";
import { isTyping, openDialogs, shortcutsEnabled } from "../../ui/shortcuts.tsx";
import type { NavGroup } from "./nav-pages.ts";

const sequenceMs = 1500;

/** Ctrl or ⌘ K opens the command menu; `g` and a letter opens a page, `[` toggles the sidebar, `?` shows all. */
export const useGlobalShortcuts = (groups: NavGroup[], openMenu: () => void, showHelp: () => void) => {
  const navigate = useNavigate();
  useEffect(() => {
    let startedAt = -sequenceMs;
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const hasCommandKey = (ctrlKey || metaKey) && !altKey;
      // In the text editor, it edits a link.
      const isEditing = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (hasCommandKey && !isEditing && key.toLowerCase() === "k") {
        event.preventDefault();
        if (!document.querySelector(openDialogs)) openMenu();
        return;
      }
      if (ctrlKey || metaKey || altKey || isTyping(event.target) || !shortcutsEnabled()) return;
      const isSecond = event.timeStamp - startedAt < sequenceMs;
      startedAt = key === "g" && !isSecond ? event.timeStamp : -sequenceMs;
      if (isSecond) {
        // The page's own shortcuts must not see the second letter.
        event.preventDefault();
        event.stopPropagation();
        const item = groups.flatMap(({ items }) => items).find(({ letter }) => letter === key);
        if (item) void navigate(item.to);
      } else if (key === "[") toggleSidebar();
    };
    // After the page, whose own help comes first.
    const handleHelp = (event: KeyboardEvent) => {
      if (event.key === "?" && !event.defaultPrevented && !isTyping(event.target) && shortcutsEnabled()) showHelp();
    };
    document.addEventListener("keydown", handleKey, { capture: true });
    window.addEventListener("keydown", handleHelp);
    return () => {
      document.removeEventListener("keydown", handleKey, { capture: true });
      window.removeEventListener("keydown", handleHelp);
    };
  }, [groups, openMenu, showHelp, navigate]);
};
