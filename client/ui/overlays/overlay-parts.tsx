// What opens above the page; loaded by `useOverlayParts`.
import { Dialog } from "@base-ui/react/dialog";
import { Menu } from "@base-ui/react/menu";
import { Popover } from "@base-ui/react/popover";
import { Toast, type ToastManager } from "@base-ui/react/toast";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import X from "lucide-react/icons/x";
import { type ReactNode, type RefCallback, type RefObject, useEffect, useRef, useState } from "react";
import { moveFocus, openItem } from "../lists/list-focus.ts";
import { KeyHint, shortcutsEnabled } from "../shortcuts.tsx";
import { backdrop, check, itemClass, panel, positioner } from "./overlay-style.tsx";
import type { MenuItem } from "./popover.tsx";

type DialogPanelProps = {
  kind: "dialog" | "drawer" | "panel";
  title: string;
  actions?: ReactNode;
  className?: string | undefined;
  onClose: () => void;
  children?: ReactNode;
};

/** `onClose` is only a request: it stays open while it is rendered. On phones, all are sheets at the lower end. */
export const DialogPanel = ({ kind, title, actions, className = "", onClose, children }: DialogPanelProps) => {
  const popup = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(undefined);
  // After keys have moved to another row.
  useEffect(() => {
    if (kind === "panel") row.current = openItem() ?? row.current;
  });
  const [isBeside] = useState(() => kind === "panel" && matchMedia("(width >= 40rem)").matches);
  return (
    // Without `modal={true}`, which would lock the page's scroll position; the backdrop covers the page anyway.
    <Dialog.Root open modal={isBeside ? false : "trap-focus"} disablePointerDismissal onOpenChange={onClose}>
      <Dialog.Portal>
        {!isBeside && <Dialog.Backdrop forceRender className={backdrop} />}
        {kind === "dialog" ? (
          <Dialog.Popup className={`dialog ${className}`}>
            <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
            {children}
          </Dialog.Popup>
        ) : (
          <Dialog.Popup
            ref={popup}
            data-panel={isBeside || undefined}
            initialFocus={() => fieldIn(popup.current, isBeside) ?? (isBeside ? popup.current : true)}
            finalFocus={() => linkOf(row.current) ?? true}
            className={`drawer ${isBeside ? "top-12 z-10 shadow-popover" : "z-40"}`}
            onKeyDown={({ target, currentTarget, key }) => {
              if (isBeside && target === currentTarget && key.startsWith("Arrow"))
                moveFocus(key === "ArrowUp" ? -1 : 1);
            }}
          >
            <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-raised py-1.5 pr-2 pl-5">
              <Dialog.Title
                aria-live={kind === "panel" ? "polite" : undefined}
                className="mr-auto py-1 text-lg font-semibold wrap-anywhere"
              >
                {title}
              </Dialog.Title>
              {actions}
              {kind === "panel" && <Neighbours />}
              <Dialog.Close aria-label="Close" className={iconButton}>
                <X size={18} />
              </Dialog.Close>
            </div>
            <div className="p-5">{children}</div>
          </Dialog.Popup>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
};

const iconButton =
  "grid size-control shrink-0 place-items-center rounded-lg text-muted hover:bg-surface hover:text-ink";

/** The row's link, if it is still in the list. */
const linkOf = (row: HTMLElement | undefined) =>
  row?.isConnected ? row.querySelector<HTMLElement>('[aria-keyshortcuts~="Enter"]') : undefined;

/** The field to start with: in a panel, whose keys move between rows, only one that was asked for. */
const fieldIn = (popup: HTMLElement | null, isPanel: boolean) =>
  popup?.querySelector<HTMLElement>(isPanel ? "[data-focus]" : "textarea, input:not([aria-hidden])");

/** The rows before and after the open one. */
const Neighbours = () => (
  <>
    <button type="button" aria-label="Previous row" className={iconButton} onClick={() => moveFocus(-1)}>
      <ChevronUp size={18} />
    </button>
    <button type="button" aria-label="Next row" className={iconButton} onClick={() => moveFocus(1)}>
      <ChevronDown size={18} />
    </button>
  </>
);

type PanelProps = {
  /** The button that opens it. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** Closes for any reason but a press of its button, which closes it by itself. */
const closing =
  ({ button, onClose }: PanelProps) =>
  (_: boolean, { event }: { event: Event }) => {
    const { target, relatedTarget } = event as FocusEvent;
    if (![target, relatedTarget].some((element) => button.current?.contains(element as Node | null))) onClose();
  };

type PopoverPanelProps = PanelProps & { label: string | undefined; children: ReactNode };

export const PopoverPanel = ({ label, children, ...props }: PopoverPanelProps) => {
  const { button } = props;
  return (
    <Popover.Root open onOpenChange={closing(props)}>
      <Popover.Portal>
        <Popover.Positioner {...positioner} anchor={button} align="end">
          <Popover.Popup
            aria-label={label}
            aria-labelledby={label === undefined ? button.current?.id : undefined}
            finalFocus={button}
            className={`${panel} max-h-(--available-height) min-w-44`}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};

/** Focuses a menu's item once the menu knows it. */
const focus = (element: HTMLElement | null) => {
  const frame = requestAnimationFrame(() => element?.focus({ preventScroll: true }));
  return () => cancelAnimationFrame(frame);
};

export const MenuPanel = ({ items, ...props }: PanelProps & { items: readonly MenuItem[] }) => {
  const { button, onClose } = props;
  const focused = items.find(({ isCurrent }) => isCurrent) ?? items[0];
  const select = ({ onSelect }: MenuItem) => {
    // Now, so that the focus returns here from a dialog that it opens.
    button.current?.focus();
    onClose();
    onSelect();
  };
  return (
    <Menu.Root open modal={false} onOpenChange={closing(props)}>
      <Menu.Portal>
        <Menu.Positioner {...positioner} anchor={button} align="end">
          <Menu.Popup
            aria-labelledby={button.current?.id}
            finalFocus={button}
            className={`${panel} max-h-(--available-height) min-w-44`}
            onKeyDown={(event) => {
              const item = items.find(({ keyShortcut }) => keyShortcut === event.key);
              if (!item || !shortcutsEnabled() || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              event.stopPropagation();
              select(item);
            }}
          >
            {items.map((item) => (
              <MenuItemView
                key={item.label}
                {...item}
                ref={item === focused ? focus : undefined}
                onSelect={() => select(item)}
              />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

type MenuItemViewProps = MenuItem & { ref: RefCallback<HTMLElement> | undefined };

const MenuItemView = ({
  ref,
  label,
  name,
  isDangerous,
  isCurrent,
  keyShortcut,
  disabledReason,
  onSelect,
}: MenuItemViewProps) => (
  <Menu.Item
    ref={ref}
    label={label}
    disabled={disabledReason !== undefined}
    aria-label={name}
    role={isCurrent === undefined ? "menuitem" : "menuitemradio"}
    aria-checked={isCurrent}
    aria-keyshortcuts={keyShortcut}
    title={disabledReason}
    className={`${itemClass} gap-6 data-disabled:cursor-not-allowed data-disabled:text-muted ${isDangerous ? "text-bad" : ""}`}
    onClick={onSelect}
  >
    <span className="grow">{label}</span>
    {isCurrent && check}
    {keyShortcut && <KeyHint name={keyShortcut} />}
  </Menu.Item>
);

type ToastData = { undo?: (() => void) | undefined };
type ToastRegionProps = { manager: ToastManager<ToastData>; onReady: () => () => void };

export const ToastRegion = ({ manager, onReady }: ToastRegionProps) => {
  useEffect(onReady, [onReady]);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Viewport
        role="status"
        className="fixed inset-x-4 bottom-[calc(var(--phone-bar)+1rem)] z-30 grid justify-items-center gap-3 sm:left-auto"
      >
        <ToastCards />
      </Toast.Viewport>
    </Toast.Provider>
  );
};

const ToastCards = () => {
  const { toasts, close } = Toast.useToastManager<ToastData>();
  // Otherwise they would come back when another one is dismissed.
  useEffect(() => {
    for (const { id, limited, transitionStatus } of toasts) if (limited && transitionStatus !== "ending") close(id);
  }, [toasts, close]);
  return toasts.toReversed().map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      role="group"
      // biome-ignore lint/a11y/useValidAriaValues: removes the one of a dialog
      aria-modal={undefined}
      className="card flex max-w-md items-center gap-4 py-2 pr-2 pl-5 data-limited:hidden"
    >
      <Toast.Title className="py-2 wrap-anywhere" render={<p />} />
      {toast.data?.undo && (
        <Toast.Action
          className="link min-h-control px-2"
          onClick={() => {
            close(toast.id);
            toast.data?.undo?.();
          }}
        >
          Undo
        </Toast.Action>
      )}
      <Toast.Close aria-hidden={false} className="min-h-control rounded-lg px-3 text-sm text-muted hover:text-ink">
        Dismiss
      </Toast.Close>
    </Toast.Root>
  ));
};
