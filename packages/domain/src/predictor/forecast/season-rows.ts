/**
 * What is known, before a season begins, of each pool's closing rank in one round of it: a block of rows, one a pool that had a closing rank in the
 * year before. Everything but the anchor is measured from the anchor and centred on its group, so that the year's shift stays apart.
 */
import type { Factor } from './cutoff-table.ts';
import { type History, TRACKS, trackOfRound } from './history.ts';
import type { Design } from './linear-fits.ts';
import { logsOf, roundStandingFor } from './systems.ts';
import { groupMedians } from './volatility.ts';

export type SeasonBlock = {
  year: number;
  round: number;
  /** Rounds between the one asked for and the one that stands for it last year. */
  gap: number;
  pools: Int32Array;
  group: Int32Array;
  anchor: Float64Array;
  /** Change from the anchor, once known; NaN before. */
  change: Float64Array;
  location: Design;
  spread: Design;
};

/** Columns of `location`: the first two are the pull of the pool's own level and of the fit of all levels. */
const LOCATION_WIDTH = 8;
const SPREAD_WIDTH = 13;
/** Beyond this a log ratio is an accident of the lists: more than fourfold. */
const LARGEST = 1.5;
const clip = (value: number) => Math.min(Math.max(value, -LARGEST), LARGEST);
/** 3 %: smaller pulls say nothing about spread. */
const PULL_FLOOR = 0.03;
const UNCERTAINTY_FLOOR = 0.003;

/** The block of a year and round. `asIf` hides last year's rounds after it, to learn what a round that did not exist costs. */
export function seasonBlock(
  history: History,
  year: number,
  round: number,
  asIf = Number.POSITIVE_INFINITY,
): SeasonBlock | null {
  const { system, held } = history;
  const before = (held[year - 1] ?? []).filter((own) => own <= asIf);
  const source = roundStandingFor(before, round);
  if (source === 0) return null;
  const anchors = anchorsOf(history, year, before, source);
  const outcome = logsOf(system.panel, year, round);
  const rows = anchors.pools.length;
  const block: SeasonBlock = {
    year,
    round,
    gap: Math.max(round - source, 0),
    pools: anchors.pools,
    group: new Int32Array(rows),
    anchor: anchors.anchor,
    change: new Float64Array(rows),
    location: { rows, width: LOCATION_WIDTH, values: new Float64Array(rows * LOCATION_WIDTH) },
    spread: { rows, width: SPREAD_WIDTH, values: new Float64Array(rows * SPREAD_WIDTH) },
  };
  for (let row = 0; row < rows; row += 1) {
    const pool = anchors.pools[row] ?? 0;
    block.group[row] = system.shift.code[pool] ?? 0;
    block.change[row] = (outcome[pool] ?? Number.NaN) - (anchors.anchor[row] ?? 0);
  }
  fillDesigns(history, block, anchors);
  return block;
}

type Anchors = {
  pools: Int32Array;
  anchor: Float64Array;
  /** Whether the anchor is of another round than the one that stands for it. */
  isBorrowed: Uint8Array;
  toLevel: Float64Array;
  toFit: Float64Array;
  uncertainty: Float64Array;
  sinceFirst: Float64Array;
  untilLast: Float64Array;
  seasons: Uint8Array;
};

/** Last year's rank in the round itself; else in the nearest earlier, else later one, moved by what the fits say lies between. */
function anchorsOf(
  { system, held, states }: History,
  year: number,
  before: readonly number[],
  source: number,
): Anchors {
  const { panel } = system;
  const size = system.pools.length;
  const columns = before.map((round) => logsOf(panel, year - 1, round));
  const choice = before
    .map((_, at) => at)
    .sort((one, other) => preference(before, source, one) - preference(before, source, other));
  const stateOf = (round: number) => states[trackOfRound(before, round)]?.[year - 1];
  const own = stateOf(source);
  const out: Anchors = {
    pools: new Int32Array(size),
    anchor: new Float64Array(size),
    isBorrowed: new Uint8Array(size),
    toLevel: new Float64Array(size),
    toFit: new Float64Array(size),
    uncertainty: new Float64Array(size),
    sinceFirst: new Float64Array(size),
    untilLast: new Float64Array(size),
    seasons: new Uint8Array(size),
  };
  const fits = TRACKS.map((_, track) => states[track]?.[year - 1]?.fitted);
  const levels = TRACKS.map((_, track) => states[track]?.[year - 1]?.level);
  const tracks = before.map((round) => trackOfRound(before, round));
  const trackRounds = TRACKS.map((_, track) =>
    track === 0
      ? 0
      : track === 2
        ? before.length - 1
        : Math.max(
            before.findLastIndex((round) => round <= 2),
            0,
          ),
  );
  const sourceTrack = trackOfRound(before, source);
  let count = 0;
  for (let pool = 0; pool < size; pool += 1) {
    const at = choice.find((place) => !Number.isNaN(columns[place]?.[pool] ?? Number.NaN));
    if (at === undefined) continue;
    const log = columns[at]?.[pool] ?? 0;
    const track = tracks[at] ?? 0;
    const isBorrowed = before[at] !== source;
    const fitHere = fits[sourceTrack]?.[pool] ?? log;
    const moved = isBorrowed ? log + fitHere - (fits[track]?.[pool] ?? fitHere) : log;
    // How far the level lies from the rank is the same luck in every round: measured where the track itself was seen.
    const trackLog = columns[trackRounds[track] ?? 0]?.[pool] ?? Number.NaN;
    const reference = Number.isNaN(trackLog) ? log : trackLog;
    const level = levels[track]?.[pool] ?? Number.NaN;
    out.pools[count] = pool;
    out.anchor[count] = moved;
    out.isBorrowed[count] = isBorrowed ? 1 : 0;
    out.toLevel[count] = Number.isNaN(level) ? 0 : level - reference;
    out.toFit[count] = (fits[track]?.[pool] ?? reference) - reference;
    out.uncertainty[count] = own?.uncertainty[pool] ?? 0;
    out.sinceFirst[count] = log - (columns[0]?.[pool] ?? Number.NaN);
    out.untilLast[count] = (columns.at(-1)?.[pool] ?? Number.NaN) - log;
    out.seasons[count] = seasonsSeen(panel.logs, held, year, pool);
    count += 1;
  }
  return trim(out, count);
}

/** The round itself first, then earlier ones backwards, then later ones. */
function preference(before: readonly number[], source: number, place: number): number {
  const away = (before[place] ?? 0) - source;
  return away <= 0 ? -away : 100 + away;
}

/** In how many of the last three years the pool had any rank. */
function seasonsSeen(logs: System_['logs'], held: History['held'], year: number, pool: number): number {
  let seasons = 0;
  for (let back = 1; back <= 3; back += 1) {
    const rounds = held[year - back] ?? [];
    if (rounds.some((round) => !Number.isNaN(logs[year - back]?.[round - 1]?.[pool] ?? Number.NaN))) seasons += 1;
  }
  return seasons;
}
type System_ = History['system']['panel'];

function trim(anchors: Anchors, count: number): Anchors {
  return {
    pools: anchors.pools.subarray(0, count),
    anchor: anchors.anchor.subarray(0, count),
    isBorrowed: anchors.isBorrowed.subarray(0, count),
    toLevel: anchors.toLevel.subarray(0, count),
    toFit: anchors.toFit.subarray(0, count),
    uncertainty: anchors.uncertainty.subarray(0, count),
    sinceFirst: anchors.sinceFirst.subarray(0, count),
    untilLast: anchors.untilLast.subarray(0, count),
    seasons: anchors.seasons.subarray(0, count),
  };
}

/** Takes the group's median off, clips, and counts what is missing as nothing. */
function centred(values: Float64Array, group: Factor): Float64Array {
  const middle = groupMedians(values, group);
  return values.map((own, row) => {
    const away = clip(own - (middle[group.code[row] ?? 0] ?? 0));
    return Number.isNaN(away) ? 0 : away;
  });
}

function fillDesigns({ system, volatility }: History, block: SeasonBlock, anchors: Anchors): void {
  const group = { code: block.group, size: system.shift.size };
  const level = centred(anchors.toLevel, group);
  const fit = centred(anchors.toFit, group);
  const early = centred(anchors.sinceFirst, group);
  const late = centred(anchors.untilLast, group);
  const volatile = volatility[block.year - 1] ?? null;
  for (let row = 0; row < block.pools.length; row += 1) {
    const jumpy = volatile === null ? 0 : (volatile[block.pools[row] ?? 0] ?? 0) + TYPICAL_JUMP;
    const toLevel = level[row] ?? 0;
    const toFit = fit[row] ?? 0;
    // Young means younger than the lists: in the first years nothing can be old.
    const isYoung = (anchors.seasons[row] ?? 0) < Math.min(2, block.year) ? 1 : 0;
    block.location.values.set(
      [
        toLevel,
        toFit,
        early[row] ?? 0,
        late[row] ?? 0,
        toLevel * jumpy,
        toFit * jumpy,
        toLevel * isYoung,
        toFit * isYoung,
      ],
      row * LOCATION_WIDTH,
    );
    const height = ((anchors.anchor[row] ?? 0) - MIDDLE_LOG) / 2;
    block.spread.values.set(
      [
        1,
        height,
        height * height,
        jumpy,
        volatile === null ? 1 : 0,
        Math.log(Math.abs(toLevel) + PULL_FLOOR),
        Math.log(Math.abs(toFit) + PULL_FLOOR),
        isYoung,
        (anchors.seasons[row] ?? 0) < Math.min(3, block.year) ? 1 : 0,
        block.round === 1 ? 1 : 0,
        block.gap,
        anchors.isBorrowed[row] ?? 0,
        Math.log((anchors.uncertainty[row] ?? 0) + UNCERTAINTY_FLOOR),
      ],
      row * SPREAD_WIDTH,
    );
  }
}

/** Only to keep columns near 0, where the regressions are well behaved: a surprise of 10 %, a rank of 3,000. */
const TYPICAL_JUMP = 2.3;
const MIDDLE_LOG = 8;
