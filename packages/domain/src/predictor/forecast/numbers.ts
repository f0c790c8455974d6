/** The places of the numbers that are not NaN. */
export function placesSeen(values: Float64Array): Int32Array {
  const places = new Int32Array(values.length);
  let count = 0;
  for (let place = 0; place < values.length; place += 1) {
    if (Number.isNaN(values[place] ?? Number.NaN)) continue;
    places[count] = place;
    count += 1;
  }
  return places.subarray(0, count);
}

/** The numbers at some places. Plain loops here and below: `from` with a callback is ten times slower. */
export function take(values: Float64Array, places: Int32Array): Float64Array {
  const taken = new Float64Array(places.length);
  for (let at = 0; at < places.length; at += 1) taken[at] = values[places[at] ?? 0] ?? 0;
  return taken;
}

/** Writes the numbers at some places into another list, from a place on. */
export function takeInto(into: Float64Array | undefined, from: number, values: Float64Array, places: Int32Array): void {
  if (into === undefined) return;
  for (let at = 0; at < places.length; at += 1) into[from + at] = values[places[at] ?? 0] ?? 0;
}

/** The codes at some places. */
export function takeCodes(codes: Int32Array, places: Int32Array): Int32Array {
  const taken = new Int32Array(places.length);
  for (let at = 0; at < places.length; at += 1) taken[at] = codes[places[at] ?? 0] ?? 0;
  return taken;
}

/** Subtracts one list from another, element by element. */
export function difference(one: Float64Array, other: Float64Array): Float64Array {
  const out = new Float64Array(one.length);
  for (let at = 0; at < one.length; at += 1) out[at] = (one[at] ?? Number.NaN) - (other[at] ?? Number.NaN);
  return out;
}

/** How many numbers are not NaN. */
export function countSeen(values: Float64Array): number {
  let count = 0;
  for (let place = 0; place < values.length; place += 1) if (!Number.isNaN(values[place] ?? Number.NaN)) count += 1;
  return count;
}

/** The middle of some numbers; NaN of none. Leaves the list as it was. */
export function median(values: ArrayLike<number>): number {
  const copy = new Float64Array(values.length);
  for (let at = 0; at < values.length; at += 1) copy[at] = values[at] ?? 0;
  return medianInPlace(copy);
}

/** The same, and the list is in another order afterwards. */
export function medianInPlace(values: Float64Array): number {
  const { length } = values;
  if (length === 0) return Number.NaN;
  const high = select(values, length >> 1);
  if (length % 2 === 1) return high;
  let low = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < length >> 1; at += 1) low = Math.max(low, values[at] ?? 0);
  return (low + high) / 2;
}

/** Hoare's selection: moves the number with a given index in sorted order to that index, with smaller numbers before it. */
function select(values: Float64Array, place: number): number {
  let left = 0;
  let right = values.length - 1;
  while (left < right) {
    const pivot = values[(left + right) >> 1] ?? 0;
    let low = left;
    let high = right;
    while (low <= high) {
      while ((values[low] ?? 0) < pivot) low += 1;
      while ((values[high] ?? 0) > pivot) high -= 1;
      if (low > high) break;
      const swapped = values[low] ?? 0;
      values[low] = values[high] ?? 0;
      values[high] = swapped;
      low += 1;
      high -= 1;
    }
    if (place <= high) right = high;
    else if (place >= low) left = low;
    else break;
  }
  return values[place] ?? Number.NaN;
}

/** Values at given shares of the total weight, sorted: between two values the share runs straight. */
export function weightedQuantiles(values: Float64Array, weights: Float64Array, shares: readonly number[]): number[] {
  const order = Uint32Array.from(values.keys()).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  let total = 0;
  for (const weight of weights) total += weight;
  const answers: number[] = [];
  let before = 0;
  let at = 0;
  for (const share of shares) {
    const goal = share * total;
    while (at < order.length - 1 && before + (weights[order[at] ?? 0] ?? 0) / 2 < goal) {
      before += weights[order[at] ?? 0] ?? 0;
      at += 1;
    }
    const here = values[order[at] ?? 0] ?? Number.NaN;
    const own = weights[order[at] ?? 0] ?? 0;
    const previous = at > 0 ? (values[order[at - 1] ?? 0] ?? here) : here;
    const previousOwn = at > 0 ? (weights[order[at - 1] ?? 0] ?? 0) : own;
    const gap = (own + previousOwn) / 2;
    const along = gap > 0 ? Math.min(Math.max((goal - (before - previousOwn / 2)) / gap, 0), 1) : 1;
    answers.push(previous + (here - previous) * along);
  }
  return answers;
}
