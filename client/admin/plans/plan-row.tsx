import { useSortable } from "@dnd-kit/sortable";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { Plan } from "#shared/plans.ts";
import { formatPrice } from "../../ui/format.ts";
import { handOverFocusTo } from "../../ui/hand-over-focus.ts";
import { TextButton } from "../../ui/text-button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

type PlanRowProps = {
  plan: Plan;
  warnings: readonly string[];
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onEdit: (plan: Plan) => void;
  onDelete: (plan: Plan) => void;
};

export const PlanRow = ({ plan, warnings, isFirst, isLast, onMove, onEdit, onDelete }: PlanRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: plan.id,
  });
  const place = (element: HTMLLIElement | null) => {
    setNodeRef(element);
    // Set from script: the content policy blocks style attributes in server-rendered HTML.
    element?.style.setProperty("transform", transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : "none");
    element?.style.setProperty("transition", transition ?? "");
  };
  const named = (label: string) => ({ label, name: `${label}: ${plan.label}` });
  return (
    <li
      ref={place}
      className={`card flex flex-wrap items-center gap-x-4 gap-y-1 p-3 ${isDragging ? "relative z-10" : ""}`}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="grid size-11 cursor-grab touch-none place-items-center rounded-lg hover:bg-surface"
        {...attributes}
        {...listeners}
        disabled={!useHydrated()}
        aria-label={`Drag ${plan.label}`}
      >
        <GripVertical size={20} />
      </button>
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{plan.label}</span>
          {plan.popular && <Badge className="bg-wash text-accent">Popular</Badge>}
          {plan.active ? (
            <Badge className="bg-good-wash text-good">On offer</Badge>
          ) : (
            <Badge className="bg-surface text-muted">Switched off</Badge>
          )}
        </p>
        <p className="text-sm text-muted">{formatPrice(plan)}</p>
        {warnings.length > 0 && (
          <ul aria-label={`Warnings: ${plan.label}`} className="mt-1 grid gap-1 text-sm text-bad">
            {warnings.map((warning) => (
              <li key={warning} className="wrap-anywhere">
                {warning}
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="flex flex-wrap">
        <TextButton {...named("Move up")} isOff={isFirst} onClick={() => onMove(-1)} />
        <TextButton {...named("Move down")} isOff={isLast} onClick={() => onMove(1)} />
        <TextButton {...named("Edit")} onClick={() => onEdit(plan)} />
        <TextButton {...named("Delete")} ref={passFocus} onClick={() => onDelete(plan)} />
      </span>
    </li>
  );
};

const passFocus = handOverFocusTo("plans");

const Badge = ({ className, children }: { className: string; children: string }) => (
  <span className={`rounded-full px-2.5 py-0.5 text-sm font-medium ${className}`}>{children}</span>
);
