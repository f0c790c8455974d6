import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { fill, useMessages } from '../../../lib/messages.ts';
import { cutoffsQuery, viewHistory } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { historyOf, programmeKey } from './pool-history.ts';
import type { RunFacts } from './result-context.ts';

type PoolYearsProps = { result: PredictionResult; pools: PredictionResult['pools']; facts: RunFacts };

/** Which years the seats that serve best have closing ranks of. Until that is known it says how new the data is. */
export function PoolYears({ result, pools: [best], facts: { run } }: PoolYearsProps) {
  const words = useMessages(predictorMessages).detail;
  const { data } = useQuery(cutoffsQuery(run.exam, result.collegeId, programmeKey(result)));
  const years = (data && best && historyOf(run.exam, viewHistory(data), best)?.years.map(({ year }) => year)) ?? [];
  const [first] = years;
  const last = years.at(-1);
  return (
    <p className="text-sm text-quiet">
      {first !== undefined && last !== undefined
        ? fill(first === last ? words.basisOneYear : words.basis, { first, last, year: run.year })
        : fill(words.basisUpTo, { last: run.dataYears.last, year: run.year })}
    </p>
  );
}
