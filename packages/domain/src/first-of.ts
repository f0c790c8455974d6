/** The first so many of some things, as sorting all of them and cutting would give them, without sorting all. Of equals the earlier comes first. */
export function firstOf<Thing>(
  things: Iterable<Thing>,
  count: number,
  compare: (one: Thing, other: Thing) => number,
): Thing[] {
  const first: Thing[] = [];
  for (const thing of things) {
    let at = first.length;
    for (; at > 0; at -= 1) {
      const before = first[at - 1];
      if (before === undefined || compare(before, thing) <= 0) break;
    }
    if (at >= count) continue;
    first.splice(at, 0, thing);
    if (first.length > count) first.pop();
  }
  return first;
}
