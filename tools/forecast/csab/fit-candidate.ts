import type { Factor } from '@dakhila/domain/predictor/forecast/cutoff-table';
import type { Around } from '@dakhila/domain/predictor/forecast/distribution';
import { CSAB_MODEL } from '@dakhila/domain/predictor/forecast/exam-model';
import { predict } from '@dakhila/domain/predictor/forecast/linear-fits';
import { countSeen } from '@dakhila/domain/predictor/forecast/numbers';
import { fitLocation, stackTraining } from '@dakhila/domain/predictor/forecast/training';
import { groupMedians } from '@dakhila/domain/predictor/forecast/volatility';
import { fading, spreadOfShift } from '@dakhila/domain/predictor/forecast/year-shift';
import type { CsabBlock } from './block.ts';
import type { CsabCandidate } from './candidates.ts';

/** A past year whose outcome is known, and how many years ago it was. */
export type PastBlock = { block: CsabBlock; age: number };

/** Beyond this an error is an accident of the lists: more than fourfold. */
const LARGEST_ERROR = 1.5;

/** Learns pulls, spread and the shift of a year from past blocks. Returns the forecast of each row of a block that is `wait` years after its list. */
export function fitCandidate(
  { baseOf, pullsOf }: CsabCandidate,
  past: readonly PastBlock[],
  wait: number,
): (block: CsabBlock) => Around[] {
  const changes = past.map(({ block, age }) => {
    const base = baseOf(block);
    const change = block.outcome.map((log, row) => log - (base[row] ?? 0));
    return { block, age, change, shift: groupMedians(change, block.cohort) };
  });
  const training = stackTraining(
    changes.map(({ block, age, change, shift }) => ({
      columns: [pullsOf(block), block.spread],
      target: change.map((own, row) => own - shiftAt(shift, block.cohort, row)),
      weight: fading(age) / Math.max(countSeen(change), 1),
    })),
  );
  const [pulls, spreads] = training.designs;
  if (pulls === undefined || spreads === undefined) throw new Error('a forecast of CSAB needs a past year');
  const penalty = pulls.columns.map(() => 0);
  const { model } = fitLocation([pulls, spreads], training, penalty, LARGEST_ERROR);
  return (block) => {
    const rows = block.pools.length;
    const base = baseOf(block);
    const location = predict({ rows, columns: pullsOf(block) }, model.location);
    const spread = predict({ rows, columns: block.spread }, model.spread);
    return Array.from(base, (log, row): Around => {
      const errors = changes.map(({ age, shift }) => ({ age, error: shiftAt(shift, block.cohort, row) }));
      return {
        kind: 'around',
        location: log + (location[row] ?? 0),
        spread: Math.exp(spread[row] ?? 0) * Math.sqrt(wait),
        shift: spreadOfShift(errors, CSAB_MODEL.usualShift) * Math.sqrt(wait),
        shape: model.shape,
      };
    });
  };
}

const shiftAt = (shift: Float64Array, { code }: Factor, row: number) => shift[code[row] ?? 0] ?? 0;
