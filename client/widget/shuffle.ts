/** Returns the items in random order. */
export const shuffle = <Item>(items: readonly Item[]) =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
