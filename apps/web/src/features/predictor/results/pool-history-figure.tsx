import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import {
  CutoffChart,
  CutoffTable,
  cutoffsQuery,
  type HistoryView,
  usePhrase,
  viewHistory,
} from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { historySummary } from './history-summary.ts';
import { historyOf, programmeKey } from './pool-history.ts';
import { type RunFacts, withSeatCode } from './result-context.ts';
import { sourceText } from './source-text.ts';

type PoolHistoryFigureProps = { result: PredictionResult; pools: PredictionResult['pools']; facts: RunFacts };

/** The closing ranks of the years before, the forecast with its range, and the student's rank, for one of the pools considered. */
export function PoolHistoryFigure({ result, pools, facts }: PoolHistoryFigureProps) {
  const words = useMessages(predictorMessages).detail;
  const { data, isError, isFetching, refetch } = useQuery(
    cutoffsQuery(facts.run.exam, result.collegeId, programmeKey(result)),
  );
  if (data) return <ChosenPool view={viewHistory(data)} pools={pools} facts={facts} />;
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{words.historyFailed}</p>
        <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  return (
    <div role="status">
      <span className="sr-only">{words.historyLoading}</span>
      <Skeleton className="h-96" />
    </div>
  );
}

type ChosenPoolProps = Pick<PoolHistoryFigureProps, 'pools' | 'facts'> & { view: HistoryView };

function ChosenPool({ view, pools, facts }: ChosenPoolProps) {
  const words = useMessages(predictorMessages).detail;
  const phrase = usePhrase();
  const [chosen, setChosen] = useState(0);
  const considered = pools[chosen] ?? pools[0];
  if (!considered) return null;
  const { run, lists } = facts;
  const { forecast } = considered;
  const label = phrase(considered.label);
  const pool = historyOf(run.exam, view, considered) ?? { facets: {}, years: [] };
  const years = pool.years.map(({ year }) => year);
  return (
    <div>
      {pools.length > 1 && (
        <Field label={words.seats} className="mb-3">
          <Select value={String(chosen)} onChange={(event) => setChosen(Number(event.target.value))}>
            {pools.map((one, place) => (
              <option key={`${one.code} ${one.section}`} value={place}>
                {withSeatCode(phrase(one.label), one)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <ChartFrame
        title={words.history}
        summary={forecast ? historySummary(forecast, run, words) : words.historyOnly}
        chart={
          <CutoffChart
            pool={pool}
            round="any"
            label={`${words.history}: ${label}`}
            outlook={{ year: run.year, forecast, own: lists.get(considered.list) ?? null }}
          />
        }
        table={
          years.length > 0 ? (
            <CutoffTable pool={pool} caption={label} />
          ) : (
            <p className="text-sm text-quiet">{words.historyNone}</p>
          )
        }
        source={
          years.length > 0
            ? sourceText(words, view.source, { first: years[0] ?? 0, last: years.at(-1) ?? 0 })
            : words.historyNone
        }
      />
    </div>
  );
}
