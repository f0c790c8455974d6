import type { ReliabilityBin, Stratum } from '@dakhila/contract/accuracy';

/** Scores of several years as one. Means are weighted by what they are means of; a median cannot be put together, so it is left out. */
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

/** Bins of several years as one, each weighing by its candidates. */
export function combineBins(bins: readonly ReliabilityBin[], { from, to }: ReliabilityBin): ReliabilityBin {
  const count = sum(bins.map((bin) => bin.count));
  const mean = (value: (bin: ReliabilityBin) => number) =>
    count === 0 ? 0 : sum(bins.map((bin) => bin.count * value(bin))) / count;
  return { from, to, count, forecast: mean((bin) => bin.forecast), observed: mean((bin) => bin.observed) };
}

type Score = 'brier' | 'brierHard' | 'brierStratified' | 'coverage80';

function meanOf(strata: readonly Stratum[], score: Score, weight: 'candidates' | 'cells'): number | null {
  const judged = strata.flatMap((one) => (one[score] === null ? [] : [{ value: one[score], weight: one[weight] }]));
  const total = sum(judged.map((one) => one.weight));
  return total === 0 ? null : sum(judged.map((one) => one.value * one.weight)) / total;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
