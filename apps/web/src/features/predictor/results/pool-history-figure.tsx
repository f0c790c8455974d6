import type { Exam } from '@dakhila/contract/exam';
import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { indianNumber } from '../../../lib/format.ts';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { Field } from '../../../ui/field.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import {
  CutoffChart,
  CutoffTable,
  cutoffsQuery,
  type HistoryView,
  type Pool,
  usePhrase,
  viewHistory,
} from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { type RunFacts, sourceText, withSeatCode } from './result-context.ts';

type PoolHistoryFigureProps = { result: PredictionResult; pools: PredictionResult['pools']; facts: RunFacts };

export function PoolHistoryFigure({ result, pools, facts }: PoolHistoryFigureProps) {
  const messages = useMessages(predictorMessages).detail;
  return (
    <QueryView
      query={useQuery(cutoffsQuery(facts.run.exam, result.collegeId, programmeKey(result)))}
      isRow
      fallback={messages.historyFailed}
      loading={<Loading label={messages.historyLoading} skeletons={['h-96']} />}
    >
      {(data) => <ChosenPool view={viewHistory(data)} pools={pools} facts={facts} />}
    </QueryView>
  );
}

type ChosenPoolProps = Pick<PoolHistoryFigureProps, 'pools' | 'facts'> & { view: HistoryView };

function ChosenPool({ view, pools, facts }: ChosenPoolProps) {
  const messages = useMessages(predictorMessages).detail;
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
        <Field label={messages.seats} className="mb-3">
          <Select
            options={pools.map((one, place) => ({ value: place, label: withSeatCode(phrase(one.label), one) }))}
            value={String(chosen)}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
        </Field>
      )}
      <ChartFrame
        title={messages.history}
        summary={forecast ? historySummary(forecast, run, messages) : messages.historyOnly}
        chart={
          <CutoffChart
            pool={pool}
            round="any"
            label={`${messages.history}: ${label}`}
            outlook={{ year: run.year, forecast, own: lists.get(considered.list) ?? null }}
          />
        }
        table={
          years.length > 0 ? (
            <CutoffTable pool={pool} caption={label} />
          ) : (
            <p className="text-sm text-quiet">{messages.historyNone}</p>
          )
        }
        source={
          years.length > 0
            ? sourceText(messages, view.source, { first: years[0] ?? 0, last: years.at(-1) ?? 0 })
            : messages.historyNone
        }
      />
    </div>
  );
}

type PoolYearsProps = { result: PredictionResult; pools: PredictionResult['pools']; facts: RunFacts };

/** Until the history is loaded it says how new the data is. */
export function PoolYears({ result, pools: [best], facts: { run } }: PoolYearsProps) {
  const messages = useMessages(predictorMessages).detail;
  const { data } = useQuery(cutoffsQuery(run.exam, result.collegeId, programmeKey(result)));
  const years = (data && best && historyOf(run.exam, viewHistory(data), best)?.years.map(({ year }) => year)) ?? [];
  const [first] = years;
  const last = years.at(-1);
  return (
    <p className="text-sm text-quiet">
      {first !== undefined && last !== undefined
        ? fill(first === last ? messages.basisOneYear : messages.basis, { first, last, year: run.year })
        : fill(messages.basisUpTo, { last: run.dataYears.last, year: run.year })}
    </p>
  );
}

type Considered = PredictionResult['pools'][number];

/** The id of a programme in the cut-offs call. */
export const programmeKey = ({ choiceCode, programmeId, programme }: PredictionResult): string =>
  choiceCode ?? (programmeId === undefined ? programme : String(programmeId));

/** Later stages release seats to other candidates. */
const OWN_STAGE = 'I';

const IS_SAME: Record<Exam, (pool: Pool, considered: Considered) => boolean> = {
  'mht-cet': ({ facets }, { code, section }) => facets.category === code && facets.section === section,
  josaa: ({ facets }, { quota, seatType, gender }) =>
    facets.quota === quota && facets.seatType === seatType && facets.gender === (gender?.startsWith('F') ? 'F' : 'N'),
};

/** Undefined if the lists have no such pool. */
function historyOf(exam: Exam, { pools }: HistoryView, considered: Considered): Pool | undefined {
  const same = pools.filter((pool) => IS_SAME[exam](pool, considered));
  return same.find(({ facets }) => facets.stage === OWN_STAGE) ?? same[0];
}

type Forecast = NonNullable<PredictionResult['forecast']>;
type Messages = Pick<LoadedMessages<typeof predictorMessages>['detail'], 'historySummary' | 'historyToEnd'>;

/** A CAP forecast never exceeds the merit list, so a forecast at its end is described differently. */
export function historySummary(
  forecast: Forecast,
  run: Pick<RunFacts['run'], 'exam' | 'year'>,
  messages: Messages,
): string {
  const { q10, q50, q90 } = forecast;
  return run.exam === 'mht-cet' && q50 === q90
    ? fill(messages.historyToEnd, { end: indianNumber(q50), low: indianNumber(q10), year: run.year })
    : fill(messages.historySummary, {
        rank: indianNumber(q50),
        low: indianNumber(q10),
        high: indianNumber(q90),
        year: run.year,
      });
}
