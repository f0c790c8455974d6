import type { Order } from './order.ts';

/** A name for each row that stays with it when it moves: the key, and which of several alike it is. */
export function rowIds(order: Order): string[] {
  const counts = new Map<string, number>();
  return order.map((key) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return `${key}#${count}`;
  });
}
