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

/** The codes at some places. */
export function takeCodes(codes: Int32Array, places: Int32Array): Int32Array {
  const taken = new Int32Array(places.length);
  for (let at = 0; at < places.length; at += 1) taken[at] = codes[places[at] ?? 0] ?? 0;
  return taken;
}

/** How many numbers are not NaN. */
export function countSeen(values: Float64Array): number {
  let count = 0;
  for (let place = 0; place < values.length; place += 1) if (!Number.isNaN(values[place] ?? Number.NaN)) count += 1;
  return count;
}

/** The middle of some numbers; NaN of none. Leaves the list as it was. */
export function median(values: readonly number[] | Float64Array): number {
  const sorted = Float64Array.from(values).sort();
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2;
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
