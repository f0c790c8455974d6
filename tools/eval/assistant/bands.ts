import { type Band, bandOf } from '@dakhila/domain/predictor/bands';
import type { CapCandidate, JosaaCandidate } from '@dakhila/domain/predictor/candidate';
import type { Prediction } from '@dakhila/domain/predictor/prediction';
import type { Desk } from '../../../apps/api/src/modules/predictor/index.ts';

export type Desks = { 'mht-cet': Desk<CapCandidate>; josaa: Desk<JosaaCandidate> };

type Foretelling<C> = Pick<Desk<C>, 'table'> & { predict: (candidate: C) => Prediction };

/** The band of a programme out of a whole prediction, which is another way than the assistant's. A prediction leaves out what is improbable; a programme that the table lacks is an error of the question. */
export function bandIn<C>({ table, predict }: Foretelling<C>, college: string, branch: string, candidate: C): Band {
  const meant = table.options.flatMap((one, place) =>
    one.branch === branch && table.colleges[one.college]?.id === college ? [place] : [],
  );
  if (meant.length === 0) throw new Error(`the table has no ${branch} at ${college}`);
  const { option, byRound, rounds } = predict(candidate);
  const at = option.findIndex((place) => meant.includes(place));
  return at < 0 ? 'Unlikely' : bandOf(byRound[(at + 1) * rounds - 1] ?? 0);
}
