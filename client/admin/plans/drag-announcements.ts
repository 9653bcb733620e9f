import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from "@dnd-kit/core";
import type { Plan } from "#shared/plans.ts";

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    "To move a plan, press the space bar, then the arrow keys up and down, and the space bar again to leave it there. Escape puts it back.",
};

/** Screen reader announcements while a plan is dragged. */
export const dragAnnouncements = (plans: readonly Pick<Plan, "id" | "label">[]): Announcements => {
  const labelOf = (id: UniqueIdentifier) => plans.find((plan) => plan.id === id)?.label ?? "The plan";
  const placeOf = (id: UniqueIdentifier) => `${plans.findIndex((plan) => plan.id === id) + 1} of ${plans.length}`;
  // onDragOver also fires for the plan's own position right after the start, so both messages have the same text.
  const held = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    `${labelOf(id)} is held over ${id === over ? "its own place," : "place"} ${placeOf(over)}.`;
  return {
    onDragStart: ({ active }) => held(active.id, active.id),
    onDragOver: ({ active, over }) => (over ? held(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? `${labelOf(active.id)} is left at place ${placeOf(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${labelOf(active.id)} is back at its place, ${placeOf(active.id)}.`,
  };
};
