import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { townText } from '@dakhila/domain/colleges/place-choice';
import { roundOfLastYear } from '@dakhila/domain/predictor/bands';
import { isFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import type { ReactNode } from 'react';
import { indianNumber, rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { rupeeRange } from '../../../lib/rupee-range.ts';
import { ChanceBar } from '../../../ui/chance-bar.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { SIDE_BY_SIDE_CELL, SIDE_BY_SIDE_CORNER, SIDE_BY_SIDE_NAME, sideBySideRow } from '../../../ui/side-by-side.ts';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { OwnMedian } from './own-median.tsx';
import { ownRank, type RunFacts, resultKey, splitProgramme, withSeatCode } from './result-context.ts';
import { forecastText, poolFigures } from './result-figures.ts';

/** For a year, by college. */
export type CollegeFees = ReadonlyMap<string, { rupees: number; year: string }>;

type CompareRow = [name: string, show: (result: PredictionResult) => ReactNode];
type ComparedProgrammesProps = { results: readonly PredictionResult[]; facts: RunFacts; fees: CollegeFees };

/** Programmes side by side, what decides first. */
export function ComparedProgrammes({ results, facts, fees }: ComparedProgrammesProps) {
  const messages = useMessages(predictorMessages).detail;
  const texts = useMessages(predictorMessages).results;
  const phrase = usePhrase();
  const shown = useShownChance();
  const { run, places } = facts;
  const figures = (result: PredictionResult) => poolFigures(result.pools[0], ownRank(result, facts), run, texts);
  const cost: CompareRow = [
    messages.firstYear,
    (result) => (result.cost ? rupeeRange(result.cost.firstYear) : messages.unknown),
  ];
  const rows: CompareRow[] = [
    [
      messages.chance,
      (result) =>
        result.chance !== null && result.band !== null ? (
          <>
            <ChanceBar chance={result.chance} band={result.band} />
            <OfferTag offered={result.offered} record={result.pools[0]?.offer} className="mt-1.5" />
          </>
        ) : (
          messages.noOdds
        ),
    ],
    [messages.you, (result) => figures(result).own ?? messages.unknown],
    [
      fill(messages.lastYear, { year: run.dataYears.last }),
      (result) => {
        const round = roundOfLastYear(run, result.pools[0]);
        const closed = figures(result).closed ?? messages.unknown;
        return round === null ? closed : `${closed} ${fill(messages.inRound, { round })}`;
      },
    ],
    [
      fill(messages.forecastFor, { year: run.year }),
      (result) => forecastText(figures(result), result.pools[0], texts) ?? messages.unknown,
    ],
    [
      run.exam === 'mht-cet' ? messages.rangeMerit : messages.range,
      ({ forecast }) =>
        forecast
          ? fill(messages.rangeOf, { low: indianNumber(forecast.q10), high: indianNumber(forecast.q90) })
          : messages.unknown,
    ],
    // As in the details of each; JEE has no fees.
    ...(results.some((result) => result.cost) ? [cost] : []),
    [
      messages.fee,
      ({ collegeId, programme }) => {
        const fee = fees.get(collegeId);
        if (isFeeWaiver(programme)) return messages.feeWaived;
        return fee ? fill(messages.withYear, { amount: rupees(fee.rupees), year: fee.year }) : messages.unknown;
      },
    ],
    [
      messages.median,
      ({ median, collegeId }) =>
        median ? (
          fill(messages.withYear, { amount: rupees(median.rupees), year: median.year })
        ) : (
          <OwnMedian exam={run.exam} collegeId={collegeId} known={messages.ownMedian} unknown={messages.unknown} />
        ),
    ],
    [messages.bestPool, ({ pool }) => withSeatCode(phrase(pool.label), pool)],
    ...Array.from(
      { length: run.rounds },
      (_, at): CompareRow => [
        fill(messages.byRoundShort, { round: at + 1 }),
        ({ byRound }) => (byRound[at] ? shown(byRound[at].chance) : messages.noOdds),
      ],
    ),
    [
      messages.city,
      ({ collegeId }) => {
        const place = places.get(collegeId);
        return place ? `${townText(place)}, ${place.state}` : messages.unknown;
      },
    ],
    [messages.kind, ({ collegeId }) => phrase(places.get(collegeId)?.level ?? messages.unknown)],
    [
      messages.nirf,
      ({ collegeId }) => {
        const place = places.get(collegeId);
        if (!place?.nirfRanking) return messages.unknown;
        return `${nirfLabel(place.nirfRanking)}${place.nirfYear ? ` (${place.nirfYear})` : ''}`;
      },
    ],
  ];
  return (
    <Table caption={messages.compareTitle} isCaptionHidden>
      <thead>
        <tr className={sideBySideRow(results.length)}>
          <HeaderCell className={SIDE_BY_SIDE_CORNER}>{messages.what}</HeaderCell>
          {results.map((result) => (
            <HeaderCell key={resultKey(result)} className="min-w-0 align-top text-text max-sm:px-3 sm:min-w-34">
              <span className="block text-sm wrap-anywhere">{splitProgramme(result.programme).name}</span>
              <span className="block font-normal wrap-anywhere">{result.collegeName}</span>
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, show]) => (
          <tr key={name} className={sideBySideRow(results.length)}>
            <HeaderCell scope="row" className={`${SIDE_BY_SIDE_NAME} text-quiet`}>
              {name}
            </HeaderCell>
            {results.map((result) => (
              <Cell key={resultKey(result)} className={`${SIDE_BY_SIDE_CELL} tabular-nums`}>
                {show(result)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
