import type { MeritEstimate } from '@dakhila/contract/predictor';
import type { WithTexts } from '@dakhila/domain/messages/message';
import { type CapCurves, growthMessage } from '@dakhila/domain/predictor/exams/cap-estimates';
import { expectedMerit, isPublished, meritInYear, percentileInYear } from '@dakhila/domain/predictor/merit-curve';
import { EIGHTY_PERCENT } from '@dakhila/domain/predictor/verdicts';

/** The state merit number to expect for a percentile, or the percentile for a merit number, with an 80 % range and what it was in earlier years. */
export function estimateMerit(
  { state, year }: CapCurves,
  asked: { percentile: number } | { meritNumber: number },
): WithTexts<MeritEstimate, 'explanation'> {
  const percentile = 'percentile' in asked ? asked.percentile : expectedPercentile(asked.meritNumber);
  const { rank, spread } = expectedMerit(state, year, percentile);
  const factor = Math.exp(EIGHTY_PERCENT * spread);
  const meritNumber = 'percentile' in asked ? rank : asked.meritNumber;
  const isGiven = 'meritNumber' in asked;
  return {
    year,
    percentile: rounded(percentile),
    percentileLow: isGiven ? rounded(expectedPercentile(meritNumber * factor)) : rounded(percentile),
    percentileHigh: isGiven ? rounded(expectedPercentile(meritNumber / factor)) : rounded(percentile),
    meritNumber,
    meritNumberLow: isGiven ? meritNumber : Math.max(1, Math.round(rank / factor)),
    meritNumberHigh: isGiven ? meritNumber : Math.round(rank * factor),
    earlier: state.years
      .filter((of) => isPublished(state, of, asked))
      .map((of) => ({
        year: of,
        percentile: isGiven ? rounded(percentileInYear(state, of, meritNumber)) : rounded(percentile),
        meritNumber: isGiven ? meritNumber : Math.round(meritInYear(state, of, percentile)),
      })),
    ...beyondList(),
    explanation: growthMessage(state, year, percentile),
  };

  /** What the longest published list and the coming one end at, for a number beyond both. */
  function beyondList(): Pick<MeritEstimate, 'beyondList'> {
    const expected = expectedMerit(state, year, 0).rank;
    const longest = [...state.curves.values()].map(({ published }) => published);
    const { year: of, meritNumber: lastNumber } = longest.reduce((one, other) =>
      other.meritNumber > one.meritNumber ? other : one,
    );
    return meritNumber > Math.max(expected, lastNumber) ? { beyondList: { year: of, lastNumber, expected } } : {};
  }

  /** The percentile whose expected merit number it is, by halving: the number falls as the percentile rises. */
  function expectedPercentile(wanted: number): number {
    let [low, high] = [0, 100];
    for (let step = 0; step < 40; step += 1) {
      const middle = (low + high) / 2;
      if (expectedMerit(state, year, middle).rank > wanted) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  }
}

const rounded = (percentile: number) => Math.round(percentile * 10_000) / 10_000;
