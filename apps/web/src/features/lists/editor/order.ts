/** The choices of a list by key, first preference first. */
export type Order = readonly string[];

export const isSameOrder = (one: Order, other: Order): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** The order with one choice at another place; both count from 0, and a place outside the list is the nearest inside. */
export function moved(order: Order, from: number, to: number): Order {
  const key = order[from];
  if (key === undefined) return order;
  const others = order.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, key);
}

export const without = (order: Order, place: number): Order => order.toSpliced(place, 1);

/** The order with choices at its end; one that is there already stays where it is. */
export const withAdded = (order: Order, keys: Order): Order => [
  ...order,
  ...keys.filter((key, index) => !order.includes(key) && keys.indexOf(key) === index),
];

/**
 * Mine, with what was added elsewhere at the end: possible where the other side did nothing but add, as pages of results do. Null where both sides changed the
 * order, and somebody has to choose.
 */
export function mergedWithAdditions(base: Order, mine: Order, theirs: Order): Order | null {
  const isAdditionOnly = theirs.length >= base.length && base.every((key, index) => key === theirs[index]);
  return isAdditionOnly ? withAdded(mine, theirs.slice(base.length)) : null;
}

/** What two orders of one list do not share, and how many shared choices are in another order. */
export function orderDifference(mine: Order, theirs: Order) {
  const onlyMine = mine.filter((key) => !theirs.includes(key));
  const onlyTheirs = theirs.filter((key) => !mine.includes(key));
  const sharedMine = mine.filter((key) => theirs.includes(key));
  const sharedTheirs = theirs.filter((key) => mine.includes(key));
  const movedCount = sharedMine.filter((key, index) => key !== sharedTheirs[index]).length;
  return { onlyMine, onlyTheirs, movedCount };
}

/** The place of a row among the choices of the form; a row that is left out stands before the next of them. */
export const placeAt = (numbers: readonly (number | null)[], index: number): number =>
  numbers[index] ?? numbers.slice(0, index).filter((number) => number !== null).length + 1;

/** Where a row goes, from 0, that shall have this place of the form. `numbers` are those of the other rows. */
export function indexForPlace(numbers: readonly (number | null)[], place: number): number {
  const index = numbers.indexOf(place);
  return index === -1 ? numbers.length : index;
}

/** An id for each row that stays the same when it moves: the key, and a number among equal keys. */
export function rowIds(order: Order): string[] {
  const counts = new Map<string, number>();
  return order.map((key) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return `${key}#${count}`;
  });
}
