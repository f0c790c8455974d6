import type { Backtest, ChanceScores, ReliabilityBin, SeatStratum, Stratum } from '@dakhila/contract/accuracy';
import type { Exam } from '@dakhila/contract/exam';

export type Part = { exam: Exam; year: number | null; givenRound: number };

/** Combines the scores of several years. Means are weighted; medians cannot be combined, so they are left out. */
export function combineStrata(strata: readonly Stratum[]): Stratum | undefined {
  const [first, ...others] = strata;
  if (first === undefined || others.length === 0) return first;
  const bins = first.bins.map((bin, at) =>
    combineBins(
      strata.flatMap((one) => one.bins[at] ?? []),
      bin,
    ),
  );
  const brier = meanOf(strata, 'brier', 'candidates');
  const brierStratified = meanOf(strata, 'brierStratified', 'candidates');
  const candidates = sum(bins.map(({ count }) => count));
  return {
    name: first.name,
    cells: sum(strata.map(({ cells }) => cells)),
    candidates: sum(strata.map((one) => one.candidates)),
    brier,
    brierHard: meanOf(strata, 'brierHard', 'candidates'),
    brierStratified,
    ratio: brier === null || brierStratified === null ? null : brier / brierStratified,
    ece:
      candidates === 0
        ? null
        : sum(bins.map(({ count, forecast, observed }) => count * Math.abs(forecast - observed))) / candidates,
    coverage80: meanOf(strata, 'coverage80', 'cells'),
    medianError: null,
    bins,
  };
}

function combineBins(bins: readonly ReliabilityBin[], { from, to }: ReliabilityBin): ReliabilityBin {
  const count = sum(bins.map((bin) => bin.count));
  const mean = (value: (bin: ReliabilityBin) => number) =>
    count === 0 ? 0 : sum(bins.map((bin) => bin.count * value(bin))) / count;
  return { from, to, count, forecast: mean((bin) => bin.forecast), observed: mean((bin) => bin.observed) };
}

type Score = 'brier' | 'brierHard' | 'brierStratified' | 'coverage80';

function meanOf(strata: readonly Stratum[], score: Score, weight: 'candidates' | 'cells'): number | null {
  const known = strata.flatMap((one) => (one[score] === null ? [] : [{ value: one[score], weight: one[weight] }]));
  const total = sum(known.map((one) => one.weight));
  return total === 0 ? null : sum(known.map((one) => one.value * one.weight)) / total;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How well the forecasts predicted which seats are offered again. */
export function seatsOf(
  tests: readonly Backtest[],
  { exam, year, givenRound }: Part,
  name: string,
): SeatStratum | null {
  const found = tests
    .filter((test) => test.exam === exam && (year === null || test.year === year))
    .flatMap((test) => test.parts.filter((part) => part.givenRound === givenRound))
    .flatMap(({ seats }) => seats.filter((own) => own.name === name));
  const [first, ...others] = found;
  if (first === undefined || others.length === 0) return first ?? null;
  const pools = sum(found.map((own) => own.pools));
  const share = (of: 'offered' | 'expected') =>
    sum(found.map((own) => own.pools * (own[of] ?? 0))) / Math.max(pools, 1);
  return {
    name,
    pools,
    offered: share('offered'),
    expected: share('expected'),
    counted: combineChances(found.map(({ counted }) => counted)),
    ifOffered: combineChances(found.map(({ ifOffered }) => ifOffered)),
  };
}

function combineChances(all: readonly ChanceScores[]): ChanceScores {
  const candidates = sum(all.map((own) => own.candidates));
  const bins = (all[0]?.bins ?? []).map((bin, at) =>
    combineBins(
      all.flatMap((own) => own.bins[at] ?? []),
      bin,
    ),
  );
  const gap = sum(bins.map(({ count, forecast, observed }) => count * Math.abs(forecast - observed)));
  const brier = sum(all.map((own) => own.candidates * (own.brier ?? 0)));
  return {
    candidates,
    brier: candidates === 0 ? null : brier / candidates,
    ece: candidates === 0 ? null : gap / candidates,
    bins,
  };
}
