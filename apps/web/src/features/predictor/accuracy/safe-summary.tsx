import type { Backtest } from '@dakhila/contract/accuracy';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { predictorMessages } from '../messages.ts';
import { seasonsQuery } from './queries.ts';
import { safeRecord, worstYear } from './safe-view.ts';

/** Both columns fit beside each other only where a line may break. */
const WRAPPED = '!whitespace-normal !px-3';

/** How often Safe was right, in one look: for each exam one figure, the misses, and the years. */
export function SafeSummary({ tests }: { tests: readonly Backtest[] }) {
  const words = useMessages(predictorMessages).safe;
  return (
    <section aria-labelledby="safe-title" className="mb-6">
      <h2 id="safe-title" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 max-w-reading text-quiet">{words.lead}</p>
      <div className="mt-4 grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
        {EXAMS.map((exam) => (
          <ExamRecord key={exam} tests={tests} exam={exam} />
        ))}
      </div>
    </section>
  );
}

function ExamRecord({ tests, exam }: { tests: readonly Backtest[]; exam: Exam }) {
  const words = useMessages(predictorMessages).safe;
  const name = useMessages(predictorMessages).accuracy.exam[exam];
  const { data: seasons } = useQuery(seasonsQuery);
  const { newest, oneAhead, twoAhead, notOffered } = safeRecord(tests, exam);
  const season = seasons?.find((one) => one.exam === exam);
  const isGap = season !== undefined && newest !== undefined && season.year - newest === 2;
  // The figure on top is of forecasts as far ahead as this season's are.
  const isTwoShown = isGap && twoAhead.together !== null;
  const shown = isTwoShown ? twoAhead : oneAhead;
  const worst = worstYear(shown.years);
  if (shown.together === null || worst === undefined) return null;
  const { got, missed } = shown.together;
  return (
    <Card>
      <h3 className="text-sm font-semibold text-quiet">{name}</h3>
      <p className="mt-1 text-2xl font-bold tabular-nums">{fill(words.of100, { got })}</p>
      <div aria-hidden="true" className="mt-2 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        <div className="bg-chance-safe" style={{ width: `${got}%` }} />
        <div className="flex-1 bg-danger" />
      </div>
      <p className="mt-2">
        {isTwoShown ? fill(words.heldTwoAhead, { got, missed }) : fill(words.held, { got, missed })}
      </p>
      <p className="mt-1">{fill(words.worst, { year: worst.year, missed: worst.missed })}</p>
      {isGap && (
        <p className="mt-3 rounded-control bg-sunken p-3 text-sm">
          {fill(words.gap, { season: season.name, last: newest, next: newest + 1 })}{' '}
          {isTwoShown ? words.gapTested : words.gapUntested}
        </p>
      )}
      <Table caption={fill(words.caption, { exam: name })} isCaptionHidden className="mt-3">
        <thead>
          <tr>
            <HeaderCell>{words.year}</HeaderCell>
            <HeaderCell isNumeric className={WRAPPED}>
              {words.oneAhead}
            </HeaderCell>
            {isTwoShown && (
              <HeaderCell isNumeric className={WRAPPED}>
                {words.twoAhead}
              </HeaderCell>
            )}
          </tr>
        </thead>
        <tbody>
          {oneAhead.years.map((own) => {
            const two = twoAhead.years.find(({ year }) => year === own.year);
            return (
              <tr key={own.year}>
                <HeaderCell scope="row">{own.year}</HeaderCell>
                <Cell isNumeric className={WRAPPED}>
                  {fill(words.cell, { got: own.got, missed: own.missed })}
                </Cell>
                {isTwoShown && (
                  <Cell isNumeric className={WRAPPED}>
                    {two ? fill(words.cell, { got: two.got, missed: two.missed }) : words.untested}
                  </Cell>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
      {notOffered !== null && (
        <p className="mt-3 text-sm text-quiet">{fill(words.notOffered, { count: notOffered })}</p>
      )}
    </Card>
  );
}
