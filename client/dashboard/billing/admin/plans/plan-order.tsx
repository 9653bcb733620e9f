// Sortable list of plans, by drag and drop or buttons. Loaded only with its page because of the drag library.
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  type ScreenReaderInstructions,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import GripVertical from "lucide-react/icons/grip-vertical";
import { formatPrice } from "#shared/billing/plan-price.ts";
import type { Plan, PlanWarnings } from "#shared/billing/plans.ts";
import { handOverFocusTo } from "../../../../ui/overlays/hand-over-focus.ts";
import { TextButton } from "../../../../ui/text-button.tsx";
import { useHydrated } from "../../../../ui/use-hydrated.ts";

type PlanOrderProps = {
  plans: readonly Plan[];
  warnings: PlanWarnings;
  onOrder: (ids: number[]) => void;
  onEdit: (plan: Plan) => void;
  onDelete: (plan: Plan) => void;
};

const nearby = { activationConstraint: { distance: 4 } };

export const PlanOrder = ({ plans, warnings, onOrder, ...actions }: PlanOrderProps) => {
  const sensors = useSensors(
    useSensor(MouseSensor, nearby),
    useSensor(TouchSensor, nearby),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = plans.map(({ id }) => id);
  const move = (from: number, to: number) => onOrder(arrayMove(ids, from, to));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      id="plans"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: dragAnnouncements(plans), screenReaderInstructions: dragInstructions }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="grid gap-3">
          {plans.map((plan, at) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              warnings={warnings.find(({ planId }) => planId === plan.id)?.warnings ?? []}
              isFirst={at === 0}
              isLast={at === plans.length - 1}
              onMove={(by) => move(at, at + by)}
              {...actions}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
};

type PlanRowProps = {
  plan: Plan;
  warnings: readonly string[];
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onEdit: (plan: Plan) => void;
  onDelete: (plan: Plan) => void;
};

const PlanRow = ({ plan, warnings, isFirst, isLast, onMove, onEdit, onDelete }: PlanRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: plan.id,
  });
  const setRow = (element: HTMLLIElement | null) => {
    setNodeRef(element);
    // Set from script: the content policy blocks style attributes in server-rendered HTML.
    element?.style.setProperty("transform", transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : "none");
    element?.style.setProperty("transition", transition ?? "");
  };
  const named = (label: string) => ({ label, name: `${label}: ${plan.label}` });
  return (
    <li
      ref={setRow}
      className={`card flex flex-wrap items-center gap-x-4 gap-y-1 p-3 ${isDragging ? "relative z-10" : ""}`}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="grid size-control cursor-grab touch-none place-items-center rounded-lg hover:bg-surface"
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
            <Badge className="bg-good-wash text-good">Active</Badge>
          ) : (
            <Badge className="bg-surface text-muted">Inactive</Badge>
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
        <TextButton {...named("Move up")} isDisabled={isFirst} onClick={() => onMove(-1)} />
        <TextButton {...named("Move down")} isDisabled={isLast} onClick={() => onMove(1)} />
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

const dragInstructions: ScreenReaderInstructions = {
  draggable:
    "To move a plan, press Space, then the up and down arrow keys, and Space again to drop it. Press Escape to cancel.",
};

/** Screen reader announcements while a plan is dragged. */
const dragAnnouncements = (plans: readonly Pick<Plan, "id" | "label">[]): Announcements => {
  const labelOf = (id: UniqueIdentifier) => plans.find((plan) => plan.id === id)?.label ?? "The plan";
  const positionOf = (id: UniqueIdentifier) => `${plans.findIndex((plan) => plan.id === id) + 1} of ${plans.length}`;
  // onDragOver also fires for the plan's own position right after the start, so both messages have the same text.
  const isOver = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    `${labelOf(id)} is over ${id === over ? "its own position," : "position"} ${positionOf(over)}.`;
  return {
    onDragStart: ({ active }) => isOver(active.id, active.id),
    onDragOver: ({ active, over }) => (over ? isOver(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${labelOf(active.id)} was dropped at position ${positionOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${labelOf(active.id)} is back at position ${positionOf(active.id)}.`,
  };
};
