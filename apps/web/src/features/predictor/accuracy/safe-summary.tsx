import type { Backtest, ReliabilityBin } from '@dakhila/contract/accuracy';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { BAND_FLOORS } from '@dakhila/domain/predictor/bands';
import { useQuery } from '@tanstack/react-query';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { predictorMessages } from '../messages.ts';
import { seasonsQuery } from '../queries.ts';
import { ALL } from './accuracy-view.ts';

/** Both columns fit on a phone only if their texts wrap. */
const WRAPPED = '!whitespace-normal !px-3';

export function SafeSummary({ tests }: { tests: readonly Backtest[] }) {
  const messages = useMessages(predictorMessages).safe;
  return (
    <section aria-labelledby="safe-title" className="mb-6">
      <h2 id="safe-title" className="text-xl">
        {messages.title}
      </h2>
      <p className="mt-1 max-w-reading text-quiet">{messages.lead}</p>
      <div className="mt-4 grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
        {EXAMS.map((exam) => (
          <ExamRecord key={exam} tests={tests} exam={exam} />
        ))}
      </div>
    </section>
  );
}

function ExamRecord({ tests, exam }: { tests: readonly Backtest[]; exam: Exam }) {
  const messages = useMessages(predictorMessages).safe;
  const name = useMessages(predictorMessages).accuracy.exam[exam];
  const { data: seasons } = useQuery(seasonsQuery);
  const { newest, oneAhead, twoAhead, notOffered } = safeRecord(tests, exam);
  const season = seasons?.find((one) => one.exam === exam);
  const isGap = season !== undefined && newest !== undefined && season.year - newest === 2;
  // The main figure is for forecasts as far ahead as this season's.
  const isTwoShown = isGap && twoAhead.together !== null;
  const shown = isTwoShown ? twoAhead : oneAhead;
  const worst = worstYear(shown.years);
  if (shown.together === null || worst === undefined) return null;
  const { got, missed } = shown.together;
  return (
    <Card>
      <h3 className="text-sm font-semibold text-quiet">{name}</h3>
      <p className="mt-1 text-2xl font-bold tabular-nums">{fill(messages.of100, { got })}</p>
      <div aria-hidden="true" className="mt-2 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        <div className="bg-chance-safe" style={{ width: `${got}%` }} />
        <div className="flex-1 bg-danger" />
      </div>
      <p className="mt-2">
        {isTwoShown ? fill(messages.heldTwoAhead, { got, missed }) : fill(messages.held, { got, missed })}
      </p>
      <p className="mt-1">{fill(messages.worst, { year: worst.year, missed: worst.missed })}</p>
      {isGap && (
        <p className="mt-3 rounded-control bg-sunken p-3 text-sm">
          {fill(messages.gap, { season: season.name, last: newest, next: newest + 1 })}{' '}
          {isTwoShown ? messages.gapTested : messages.gapUntested}
        </p>
      )}
      <Table caption={fill(messages.caption, { exam: name })} isCaptionHidden className="mt-3">
        <thead>
          <tr>
            <HeaderCell>{messages.year}</HeaderCell>
            <HeaderCell isNumeric className={WRAPPED}>
              {messages.oneAhead}
            </HeaderCell>
            {isTwoShown && (
              <HeaderCell isNumeric className={WRAPPED}>
                {messages.twoAhead}
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
                  {fill(messages.cell, { got: own.got, missed: own.missed })}
                </Cell>
                {isTwoShown && (
                  <Cell isNumeric className={WRAPPED}>
                    {two ? fill(messages.cell, { got: two.got, missed: two.missed }) : messages.untested}
                  </Cell>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
      {notOffered !== null && (
        <p className="mt-3 text-sm text-quiet">{fill(messages.notOffered, { count: notOffered })}</p>
      )}
    </Card>
  );
}

/** Of 100 students with a Safe chance: how many got the seat, and how many did not. */
type SafeShare = { got: number; missed: number };
type SafeYear = { year: number } & SafeShare;

const SAFE_FROM = BAND_FLOORS[0].fromPercent / 100;
const safeBins = (bins: readonly ReliabilityBin[]) => bins.filter(({ from }) => from >= SAFE_FROM);

const seasonStart = ({ parts }: Backtest) => parts.find(({ givenRound }) => givenRound === 0);
const oneAhead = (test: Backtest) => seasonStart(test)?.strata.find(({ name }) => name === ALL)?.bins ?? [];
const twoAhead = (test: Backtest) => test.twoYearsAhead?.bins ?? [];

/** Rounded down, as every chance is. Null if no chance was Safe. */
function shareOf(bins: readonly ReliabilityBin[]): SafeShare | null {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  if (count === 0) return null;
  const got = Math.floor((100 * bins.reduce((sum, bin) => sum + bin.count * bin.observed, 0)) / count);
  return { got, missed: 100 - got };
}

function safeRecord(tests: readonly Backtest[], exam: Exam) {
  const own = tests.filter((test) => test.exam === exam);
  const record = (binsOf: (test: Backtest) => readonly ReliabilityBin[]) => ({
    together: shareOf(own.flatMap((test) => safeBins(binsOf(test)))),
    years: own.flatMap((test): SafeYear[] => {
      const share = shareOf(safeBins(binsOf(test)));
      return share === null ? [] : [{ year: test.year, ...share }];
    }),
  });
  return { newest: own[0]?.year, oneAhead: record(oneAhead), twoAhead: record(twoAhead), notOffered: notOffered(own) };
}

/** Of 100 groups of seats, how many were not offered again a year later. Null if untested. */
function notOffered(own: readonly Backtest[]): number | null {
  const seats = own.flatMap((test) => seasonStart(test)?.seats.find(({ name }) => name === ALL) ?? []);
  const pools = seats.reduce((sum, one) => sum + one.pools, 0);
  const offered = seats.reduce((sum, one) => sum + one.pools * (one.offered ?? 0), 0);
  return pools === 0 ? null : Math.round(100 * (1 - offered / pools));
}

const worstYear = (years: readonly SafeYear[]): SafeYear | undefined =>
  years.toSorted((one, other) => other.missed - one.missed)[0];
