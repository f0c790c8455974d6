/** The first `count` items in sorted order, without sorting all. Stable: of equal items the earlier one comes first. */
export function firstOf<Thing>(
  things: Iterable<Thing>,
  count: number,
  compare: (one: Thing, other: Thing) => number,
): Thing[] {
  const first: Thing[] = [];
  for (const thing of things) {
    const last = first.length === count ? first.at(-1) : undefined;
    if (last !== undefined && compare(last, thing) <= 0) continue;
    first.splice(placeIn(first, thing, compare), 0, thing);
    if (first.length > count) first.pop();
  }
  return first;
}

/** Behind all that are not worse, by halving. */
function placeIn<Thing>(sorted: readonly Thing[], thing: Thing, compare: (one: Thing, other: Thing) => number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = sorted[middle];
    if (other !== undefined && compare(other, thing) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
