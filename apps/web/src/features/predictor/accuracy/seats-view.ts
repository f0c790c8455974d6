import type { Backtest, ChanceScores, SeatStratum } from '@dakhila/contract/accuracy';
import type { Part } from './accuracy-view.ts';
import { combineBins } from './combine-strata.ts';

/** How well it was told whether there is a seat, of one kind of seats, for one year or all of them together. */
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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
