// Sortable list of plans, by drag and drop or buttons. Loaded only with its page because of the drag library.
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { Plan, PlanWarnings } from "#shared/plans.ts";
import { dragAnnouncements, dragInstructions } from "./drag-announcements.ts";
import { PlanRow } from "./plan-row.tsx";

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
