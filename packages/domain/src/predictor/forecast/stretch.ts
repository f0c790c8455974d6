/**
 * How far each seat type stretches the common order of programmes: from the best to the last programme the ranks of one list grow by a factor
 * of a thousand, those of a small list by thirty. Dividing by the stretch makes the logs of all lists additive.
 *
 * Method: alternate between the mean place of a programme over its pools (each left out of its own mean) and the slope of each seat type's logs
 * on that place, shrunk to 1.
 */
import type { Factor } from './cutoff-table.ts';
import { placesSeen, take, takeCodes } from './numbers.ts';

/** Programmes that a seat type needs before its own slope outweighs 1, in squared log units of their spread. */
const SLOPE_PRIOR = 20;
const TURNS = 5;
const RANGE = { least: 0.4, most: 2.5 };

/** The stretch of each kind, with mean 1 in logs over the pools seen. */
export function stretches(values: Float64Array, kind: Factor, programme: Factor): Float64Array {
  const seen = placesSeen(values);
  const kinds = takeCodes(kind.code, seen);
  const programmes = takeCodes(programme.code, seen);
  const logs = take(values, seen);
  const means = meansBy(kinds, logs, kind.size);
  for (let at = 0; at < logs.length; at += 1) logs[at] = (logs[at] ?? 0) - (means[kinds[at] ?? 0] ?? 0);
  let slope: Float64Array = new Float64Array(kind.size).fill(1);
  for (let turn = 0; turn < TURNS; turn += 1) {
    slope = slopesOn(placesOf(logs, kinds, programmes, slope, programme.size), logs, kinds, kind.size);
  }
  return slope;
}

function meansBy(code: Int32Array, values: Float64Array, size: number): Float64Array {
  const sum = new Float64Array(size);
  const count = new Float64Array(size);
  for (let at = 0; at < code.length; at += 1) {
    const place = code[at] ?? 0;
    sum[place] = (sum[place] ?? 0) + (values[at] ?? 0);
    count[place] = (count[place] ?? 0) + 1;
  }
  return sum.map((total, place) => total / Math.max(count[place] ?? 0, 1));
}

/** The place of each pool's programme by its other pools. */
function placesOf(
  logs: Float64Array,
  kinds: Int32Array,
  programmes: Int32Array,
  slope: Float64Array,
  size: number,
): Float64Array {
  const sum = new Float64Array(size);
  const total = new Float64Array(size);
  for (let at = 0; at < logs.length; at += 1) {
    const own = slope[kinds[at] ?? 0] ?? 1;
    const programme = programmes[at] ?? 0;
    sum[programme] = (sum[programme] ?? 0) + own * (logs[at] ?? 0);
    total[programme] = (total[programme] ?? 0) + own * own;
  }
  return logs.map((log, at) => {
    const own = slope[kinds[at] ?? 0] ?? 1;
    const programme = programmes[at] ?? 0;
    // Half a pool more in the count: a programme with one other pool is believed by two thirds.
    return ((sum[programme] ?? 0) - own * log) / ((total[programme] ?? 0) - own * own + 0.5);
  });
}

function slopesOn(place: Float64Array, logs: Float64Array, kinds: Int32Array, size: number): Float64Array {
  const means = meansBy(kinds, place, size);
  const product = new Float64Array(size).fill(SLOPE_PRIOR);
  const square = new Float64Array(size).fill(SLOPE_PRIOR);
  const count = new Float64Array(size);
  for (let at = 0; at < logs.length; at += 1) {
    const kind = kinds[at] ?? 0;
    const away = (place[at] ?? 0) - (means[kind] ?? 0);
    product[kind] = (product[kind] ?? 0) + away * (logs[at] ?? 0);
    square[kind] = (square[kind] ?? 0) + away * away;
    count[kind] = (count[kind] ?? 0) + 1;
  }
  const slope = product.map((own, kind) => Math.min(Math.max(own / (square[kind] ?? 1), RANGE.least), RANGE.most));
  let logMean = 0;
  for (let kind = 0; kind < size; kind += 1) logMean += (count[kind] ?? 0) * Math.log(slope[kind] ?? 1);
  const scale = Math.exp(logMean / Math.max(logs.length, 1));
  return slope.map((own) => own / scale);
}
