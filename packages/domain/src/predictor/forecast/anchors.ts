/**
 * Where the forecast of a pool starts: its rank of last year in the corresponding round, and its difference from the levels and fits of that
 * year. Not to be trusted where the anchor is borrowed from another round: the spread of such rows is learnt apart.
 */
import { type History, roundOfTrack, TRACKS, trackOfRound } from './history.ts';
import { logsOf } from './systems.ts';

/** Last year's rank of each pool that had one, as columns, with what the levels and fits of that year say of it. */
export type Anchors = {
  pools: Int32Array;
  anchor: Float64Array;
  /** 1 where the anchor is of another round than the corresponding one. */
  isBorrowed: Float64Array;
  toLevel: Float64Array;
  toFit: Float64Array;
  /** Variance of the fit. */
  doubt: Float64Array;
  sinceFirst: Float64Array;
  untilLast: Float64Array;
  /** How far the last admitted stood from the first, in logs; NaN where that is not published. */
  width: Float64Array;
  /** In how many of the last three years the pool had any rank. */
  seasons: Float64Array;
};

const LOOK_BACK_YEARS = 3;

/** The anchors for a round of `year`: last year's rank in the round `source`; else in the nearest earlier, else later one, shifted by the difference between the fits of the two rounds. */
export function anchorsOf(history: History, year: number, before: readonly number[], source: number): Anchors {
  const { system, held, states } = history;
  const all = held[year - 1] ?? [];
  const columns = before.map((round) => logsOf(system.panel, year - 1, round));
  const openings = before.map((round) => system.panel.openings[year - 1]?.[round - 1]);
  const tracks = before.map((round) => trackOfRound(all, round));
  const trackLogs = TRACKS.map((_, track) => logsOf(system.panel, year - 1, roundOfTrack(system, all, track)));
  const stateOf = TRACKS.map((_, track) => states[track]?.[year - 1]);
  const order = before
    .map((_, at) => at)
    .sort((one, other) => distance(before, source, one) - distance(before, source, other));
  const sourceState = stateOf[trackOfRound(all, source)];
  const seen = yearsSeen(history, year);
  const out = emptyAnchors(system.pools.length);
  let row = 0;
  for (let pool = 0; pool < system.pools.length; pool += 1) {
    const at = firstKnown(columns, order, pool);
    if (at === -1) continue;
    const log = columns[at]?.[pool] ?? 0;
    const track = tracks[at] ?? 0;
    const state = stateOf[track];
    const isBorrowed = before[at] !== source;
    // Where ranks only loosen, noise is the same in every round and is measured where the track itself was seen. Elsewhere a round has its own noise.
    const trackLog = system.loosens ? (trackLogs[track]?.[pool] ?? Number.NaN) : Number.NaN;
    const reference = Number.isNaN(trackLog) ? log : trackLog;
    const between = isBorrowed ? (sourceState?.fitted[pool] ?? 0) - (state?.fitted[pool] ?? 0) : 0;
    const toLevel = (state?.level[pool] ?? Number.NaN) - reference;
    out.pools[row] = pool;
    out.anchor[row] = log + between;
    out.isBorrowed[row] = isBorrowed ? 1 : 0;
    out.toLevel[row] = Number.isNaN(toLevel) ? 0 : toLevel;
    out.toFit[row] = (state?.fitted[pool] ?? reference) - reference;
    out.doubt[row] = sourceState?.uncertainty[pool] ?? 0;
    out.sinceFirst[row] = log - (columns[0]?.[pool] ?? Number.NaN);
    out.untilLast[row] = (columns.at(-1)?.[pool] ?? Number.NaN) - log;
    out.width[row] = log - (openings[at]?.[pool] ?? Number.NaN);
    out.seasons[row] = seen[pool] ?? 0;
    row += 1;
  }
  return trimmed(out, row);
}

/** The round itself first, then earlier ones backwards, then later ones. */
function distance(before: readonly number[], source: number, at: number): number {
  const away = (before[at] ?? 0) - source;
  return away <= 0 ? -away : before.length + away;
}

function firstKnown(columns: readonly Float64Array[], order: readonly number[], pool: number): number {
  for (const at of order) if (!Number.isNaN(columns[at]?.[pool] ?? Number.NaN)) return at;
  return -1;
}

function yearsSeen(history: History, year: number): Uint8Array {
  const seen = new Uint8Array(history.system.pools.length);
  for (let past = Math.max(0, year - LOOK_BACK_YEARS); past < year; past += 1) {
    const own = history.seen[past];
    for (let pool = 0; pool < seen.length; pool += 1) seen[pool] = (seen[pool] ?? 0) + (own?.[pool] ?? 0);
  }
  return seen;
}

function emptyAnchors(size: number): Anchors {
  const column = () => new Float64Array(size);
  return {
    pools: new Int32Array(size),
    anchor: column(),
    isBorrowed: column(),
    toLevel: column(),
    toFit: column(),
    doubt: column(),
    sinceFirst: column(),
    untilLast: column(),
    width: column(),
    seasons: column(),
  };
}

function trimmed(anchors: Anchors, rows: number): Anchors {
  return {
    pools: anchors.pools.subarray(0, rows),
    anchor: anchors.anchor.subarray(0, rows),
    isBorrowed: anchors.isBorrowed.subarray(0, rows),
    toLevel: anchors.toLevel.subarray(0, rows),
    toFit: anchors.toFit.subarray(0, rows),
    doubt: anchors.doubt.subarray(0, rows),
    sinceFirst: anchors.sinceFirst.subarray(0, rows),
    untilLast: anchors.untilLast.subarray(0, rows),
    width: anchors.width.subarray(0, rows),
    seasons: anchors.seasons.subarray(0, rows),
  };
}
