import { estimateChoice } from '@dakhila/domain/lists/estimate-choice';
import { HIDDEN_BELOW_PERCENT, shownPercent } from '@dakhila/domain/predictor/bands';
import type { PoolWords } from '@dakhila/domain/predictor/exam';
import type { ExamTable } from '@dakhila/domain/predictor/exam-table';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import type { Standing } from '@dakhila/domain/predictor/verdicts';

/** An option within reach: its place in the table, its best pool, and its chance in per cent. */
export type OptionChance = { place: number; pool: number; percent: number; isInDoubt: boolean };

/** Those of some options that are within reach of a candidate, as the results show them. */
export function chancesOf(
  table: ExamTable<PoolWords, unknown>,
  standing: Standing,
  places: readonly number[],
): OptionChance[] {
  return places.flatMap((place) => {
    const estimated = estimateChoice(table, standing, place);
    if (estimated.state !== 'estimated') return [];
    const percent = shownPercent(estimated.chances.at(-1) ?? 0);
    if (percent < HIDDEN_BELOW_PERCENT) return [];
    return [{ place, pool: estimated.best.pool, percent, isInDoubt: isOfferInDoubt(estimated.offered) }];
  });
}
