import type { Order } from './order.ts';

/** What two orders of one list do not share, and how many of the shared choices stand in another order. */
export function orderDifference(mine: Order, theirs: Order) {
  const onlyMine = mine.filter((key) => !theirs.includes(key));
  const onlyTheirs = theirs.filter((key) => !mine.includes(key));
  const sharedMine = mine.filter((key) => theirs.includes(key));
  const sharedTheirs = theirs.filter((key) => mine.includes(key));
  const movedCount = sharedMine.filter((key, index) => key !== sharedTheirs[index]).length;
  return { onlyMine, onlyTheirs, movedCount };
}
