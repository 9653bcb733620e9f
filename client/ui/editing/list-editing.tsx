import { flushSync } from "react-dom";
import { TextButton } from "../text-button.tsx";

type ListEditingOptions<Item> = {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** The id of the first field of an item. */
  fieldIdOf: (item: Item) => string;
  /** The id of what gets the focus when the last item is removed. */
  emptyId: string;
};

/** Adds, moves and removes the items of a list in a form. The focus goes to the new item, or a neighbor of a removed one. */
export const listEditing = <Item,>({ items, onChange, fieldIdOf, emptyId }: ListEditingOptions<Item>) => {
  const focus = (id: string) => document.getElementById(id)?.focus();
  return {
    add: (added: Item) => {
      flushSync(() => onChange([...items, added]));
      focus(fieldIdOf(added));
    },
    move: (at: number, by: number) => {
      const moved = items.slice(at, at + 1);
      onChange(items.toSpliced(at, 1).toSpliced(at + by, 0, ...moved));
    },
    remove: (at: number) => {
      // The button is about to be removed.
      const neighbor = items[at + 1] ?? items[at - 1];
      focus(neighbor ? fieldIdOf(neighbor) : emptyId);
      onChange(items.toSpliced(at, 1));
    },
  };
};

type ItemButtonsProps = Pick<ReturnType<typeof listEditing>, "move" | "remove"> & {
  noun: string;
  at: number;
  isLast: boolean;
};

/** Moves or removes one item. */
export const ItemButtons = ({ noun, at, isLast, move, remove }: ItemButtonsProps) => {
  const named = (label: string) => ({ label, name: `${label} ${noun} ${at + 1}` });
  return (
    <div className="mt-1 -mb-2 -ml-2 flex flex-wrap">
      <TextButton {...named("Move up")} isDisabled={at === 0} onClick={() => move(at, -1)} />
      <TextButton {...named("Move down")} isDisabled={isLast} onClick={() => move(at, 1)} />
      <TextButton {...named("Remove")} onClick={() => remove(at)} />
    </div>
  );
};
