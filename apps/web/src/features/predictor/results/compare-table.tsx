import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { roundOfLastYear } from '@dakhila/domain/predictor/bands';
import type { ReactNode } from 'react';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { ChanceBar } from '../../../ui/chance-bar.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { ownRank, type RunFacts, splitProgramme, withSeatCode } from './result-context.ts';
import { resultKey } from './result-key.ts';

type CompareTableProps = { results: readonly PredictionResult[]; facts: RunFacts };

/** Two to four programmes side by side, a fact a row. */
export function CompareTable({ results, facts }: CompareTableProps) {
  const words = useMessages(predictorMessages).detail;
  const phrase = usePhrase();
  const shown = useShownChance();
  const { run, places } = facts;
  const rank = (value: number | null | undefined) =>
    value === null || value === undefined ? words.unknown : indianNumber(value);
  const rows: [string, (result: PredictionResult) => ReactNode][] = [
    [
      words.chance,
      (result) =>
        result.chance !== null && result.band !== null ? (
          <>
            <ChanceBar chance={result.chance} band={result.band} />
            <OfferTag offered={result.offered} record={result.pools[0]?.offer} className="mt-1.5" />
          </>
        ) : (
          words.noOdds
        ),
    ],
    [fill(words.forecastFor, { year: run.year }), ({ forecast }) => rank(forecast?.q50)],
    [
      words.range,
      ({ forecast }) =>
        forecast
          ? fill(words.rangeOf, { low: indianNumber(forecast.q10), high: indianNumber(forecast.q90) })
          : words.unknown,
    ],
    [
      fill(words.lastYear, { year: run.dataYears.last }),
      ({ lastYear, pools: [best] }) => {
        const round = roundOfLastYear(run, best);
        return round === null ? rank(lastYear) : `${rank(lastYear)} ${fill(words.inRound, { round })}`;
      },
    ],
    [words.yourRank, (result) => rank(ownRank(result, facts)?.rank)],
    [words.bestPool, ({ pool }) => withSeatCode(phrase(pool.label), pool)],
    ...Array.from({ length: run.rounds }, (_, at): [string, (result: PredictionResult) => ReactNode] => [
      fill(words.byRoundShort, { round: at + 1 }),
      ({ byRound }) => (byRound[at] ? shown(byRound[at].chance) : words.noOdds),
    ]),
    [words.city, ({ collegeId }) => [places.get(collegeId)?.city, places.get(collegeId)?.state].join(', ')],
    [words.kind, ({ collegeId }) => phrase(places.get(collegeId)?.level ?? words.unknown)],
    [
      words.nirf,
      ({ collegeId }) => {
        const place = places.get(collegeId);
        if (!place?.nirfRanking) return words.unknown;
        return `${nirfLabel(place.nirfRanking)}${place.nirfYear ? ` (${place.nirfYear})` : ''}`;
      },
    ],
  ];
  return (
    <Table caption={words.compareTitle} isCaptionHidden>
      <thead>
        <tr>
          <HeaderCell className="sticky start-0 bg-sunken align-top max-sm:px-2">{words.what}</HeaderCell>
          {results.map((result) => (
            <HeaderCell key={resultKey(result)} className="min-w-40 align-top text-text">
              <span className="block text-sm">{splitProgramme(result.programme).name}</span>
              <span className="block font-normal">{result.collegeName}</span>
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, show]) => (
          <tr key={name}>
            <HeaderCell scope="row" className="sticky start-0 min-w-24 bg-card align-top text-quiet max-sm:px-2">
              {name}
            </HeaderCell>
            {results.map((result) => (
              <Cell key={resultKey(result)} className="align-top tabular-nums">
                {show(result)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
