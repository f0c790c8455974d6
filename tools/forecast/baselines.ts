/**
 * What a forecast is measured against. Before a season: last year's rank as a hard rule, and last year's rank times the yearly ratios that pools of the
 * same stratum and rank band showed in all earlier years. Once a round is known: that round times last year's ratio of the later round to it, as a
 * hard rule, and times what that rule erred by in earlier years. Baselines read only years before the one they are asked about.
 */
import type { ExamSource } from './exam-source.ts';
import { ranksOf, ranksStandingFor, type YearRanks } from './year-ranks.ts';

/** The chance that a pool's closing rank in a round reaches a rank, by the hard rule and by the distribution. NaN where the rule has no answer. */
export type Baseline = (pool: number, round: number, logRank: number) => { hard: number; stratified: number };

/** Ranks within a factor of e^1.5 are of one band. */
const BAND_WIDTH = 1.5;
const FEWEST = 30;

/** Observed log ratios by stratum, with those of all as the last resort. */
class Ratios {
  readonly #lists = new Map<string, number[]>();
  readonly #sorted = new Map<string, Float64Array>();

  add(strata: readonly string[], ratio: number): void {
    for (const stratum of strata) {
      const list = this.#lists.get(stratum);
      if (list === undefined) this.#lists.set(stratum, [ratio]);
      else list.push(ratio);
    }
  }

  /** The share of ratios of at least this size, in the first stratum that has enough of them. */
  shareFrom(strata: readonly string[], ratio: number): number {
    const stratum = strata.find((own) => (this.#lists.get(own)?.length ?? 0) >= FEWEST) ?? strata.at(-1) ?? '';
    const sorted = this.#sorted.get(stratum) ?? Float64Array.from(this.#lists.get(stratum) ?? []).sort();
    this.#sorted.set(stratum, sorted);
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < ratio - 1e-9) low = middle + 1;
      else high = middle;
    }
    return sorted.length === 0 ? 0.5 : 1 - low / sorted.length;
  }
}

const strataOf = (group: number, log: number) => [`${group} ${Math.floor(log / BAND_WIDTH)}`, `${group}`, 'all'];

/** The years of the table before one, oldest first. */
function yearsBefore({ table }: ExamSource, year: number): YearRanks[] {
  const first = table.cells.year.reduce((least, own) => Math.min(least, own), year);
  return Array.from({ length: year - first }, (_, at) => ranksOf(table, first + at)).filter(
    ({ rounds }) => rounds.size > 0,
  );
}

/** The baselines before the season of `year`, from data that end `gap` years before it. */
export function seasonBaseline(source: ExamSource, year: number, gap = 1): Baseline {
  const years = yearsBefore(source, year);
  const ratios = new Ratios();
  years.forEach((now) => {
    const before = years.find((own) => own.year === now.year - gap);
    if (before === undefined) return;
    for (const [round, ranks] of now.rounds) {
      const last = ranksStandingFor(before, round);
      for (let pool = 0; last !== undefined && pool < ranks.length; pool += 1) {
        const log = Math.log(last[pool] ?? Number.NaN);
        const ratio = Math.log(ranks[pool] ?? Number.NaN) - log;
        if (!Number.isNaN(ratio)) ratios.add(strataOf(source.baselineGroup(pool), log), ratio);
      }
    }
  });
  const last = years.at(-1);
  return (pool, round, logRank) => {
    const own = last && ranksStandingFor(last, round);
    const log = Math.log(own?.[pool] ?? Number.NaN);
    if (Number.isNaN(log)) return { hard: Number.NaN, stratified: Number.NaN };
    const stratified = ratios.shareFrom(strataOf(source.baselineGroup(pool), log), logRank - log);
    return { hard: logRank <= log + 1e-9 ? 1 : 0, stratified };
  };
}

/** The baselines for the rounds of `year` after a known one. */
export function driftBaseline(source: ExamSource, year: number, known: number): Baseline {
  const years = [...yearsBefore(source, year), ranksOf(source.table, year)];
  const ratios = new Ratios();
  for (let at = 1; at < years.length - 1; at += 1) {
    const [before, now] = [years[at - 1], years[at]];
    const base = now?.rounds.get(known);
    if (before === undefined || now === undefined || base === undefined) continue;
    for (const [round, ranks] of now.rounds) {
      if (round <= known) continue;
      const guess = ruleOf(source, before, known, round);
      for (let pool = 0; pool < ranks.length; pool += 1) {
        const error = Math.log(ranks[pool] ?? Number.NaN) - Math.log(base[pool] ?? Number.NaN) - guess(pool);
        if (!Number.isNaN(error)) ratios.add([`${source.baselineGroup(pool)}`, 'all'], error);
      }
    }
  }
  const base = years.at(-1)?.rounds.get(known);
  const before = years.at(-2);
  const rules = new Map<number, (pool: number) => number>();
  return (pool, round, logRank) => {
    const rule = rules.get(round) ?? (before && ruleOf(source, before, known, round));
    if (rule !== undefined) rules.set(round, rule);
    const log = Math.log(base?.[pool] ?? Number.NaN) + (rule?.(pool) ?? Number.NaN);
    if (Number.isNaN(log)) return { hard: Number.NaN, stratified: Number.NaN };
    const stratified = ratios.shareFrom([`${source.baselineGroup(pool)}`, 'all'], logRank - log);
    return { hard: logRank <= log + 1e-9 ? 1 : 0, stratified };
  };
}

/** Last year's log ratio of a later round to the known one; the group's median where the pool had none. */
function ruleOf(source: ExamSource, before: YearRanks, known: number, round: number): (pool: number) => number {
  const from = before.rounds.get(known);
  const to = ranksStandingFor(before, round);
  const ratioOf = (pool: number) => Math.log(to?.[pool] ?? Number.NaN) - Math.log(from?.[pool] ?? Number.NaN);
  const byGroup = new Map<number, number[]>();
  for (let pool = 0; pool < source.table.poolCount; pool += 1) {
    const ratio = ratioOf(pool);
    if (Number.isNaN(ratio)) continue;
    const group = source.baselineGroup(pool);
    const list = byGroup.get(group) ?? [];
    list.push(ratio);
    byGroup.set(group, list);
  }
  const medians = new Map(
    [...byGroup].map(([group, list]) => [group, list.sort((one, other) => one - other)[list.length >> 1] ?? 0]),
  );
  return (pool) => {
    const ratio = ratioOf(pool);
    return Number.isNaN(ratio) ? (medians.get(source.baselineGroup(pool)) ?? 0) : ratio;
  };
}
