import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { roundOfLastYear } from '@dakhila/domain/predictor/bands';
import { isFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { indianNumber, rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { rupeeRange } from '../../../lib/rupee-range.ts';
import { Button } from '../../../ui/button.tsx';
import { ChanceBar } from '../../../ui/chance-bar.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { ownRank, type RunFacts, resultKey, rowCollegeName, splitProgramme, withSeatCode } from './result-context.ts';
import { forecastText, poolFigures } from './result-figures.ts';
import { MOST_COMPARED } from './view-address.ts';

/** For a year, by college. */
type Fees = ReadonlyMap<string, { rupees: number; year: string }>;

type CompareTrayProps = {
  results: readonly PredictionResult[];
  /** How many picked programmes are still loading. */
  coming: number;
  facts: RunFacts;
  fees: Fees;
  onRemove: (result: PredictionResult) => void;
  onClear: () => void;
};

export function CompareTray({ results, coming, facts, fees, onRemove, onClear }: CompareTrayProps) {
  const messages = useMessages(predictorMessages).detail;
  const [isOpen, setIsOpen] = useState(false);
  const count = results.length + coming;
  if (count === 0) return null;
  return (
    <section
      aria-label={messages.tray}
      className="sticky bottom-3 z-20 mt-6 rounded-card border border-edge bg-card p-3 shadow-soft print:hidden"
    >
      <p role="status" className="sr-only">
        {fill(messages.trayCount, { count, most: MOST_COMPARED })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ul className="grid min-w-0 flex-1 basis-full grid-cols-2 gap-2 sm:flex sm:basis-0">
          {results.map((result) => {
            const { name } = splitProgramme(result.programme);
            return (
              <li
                key={resultKey(result)}
                className="flex min-w-0 flex-1 items-center sm:max-w-60 rounded-control bg-ink-soft ps-3 text-xs leading-tight"
              >
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-1 font-semibold">{name}</span>
                  <span className="line-clamp-1">
                    {rowCollegeName(result.collegeName, facts.places.get(result.collegeId)?.city)}
                  </span>
                </span>
                <IconButton
                  icon={X}
                  size="small"
                  label={fill(messages.takeOut, { name: `${name}, ${result.collegeName}` })}
                  onClick={() => onRemove(result)}
                />
              </li>
            );
          })}
        </ul>
        {coming > 0 && <p className="text-sm text-quiet">{fill(messages.trayComing, { count: coming })}</p>}
        <div className="flex flex-1 items-center justify-end gap-2 sm:flex-none">
          <Button variant="quiet" onClick={onClear}>
            {messages.clear}
          </Button>
          {results.length > 1 ? (
            <Button onClick={() => setIsOpen(true)}>{messages.compareNow}</Button>
          ) : (
            count < 2 && <p className="text-sm text-quiet">{messages.needTwo}</p>
          )}
        </div>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        size="large"
        title={messages.compareTitle}
        description={results.length > 1 ? <span className="sm:hidden">{messages.scrollHint}</span> : undefined}
      >
        <CompareTable results={results} facts={facts} fees={fees} />
      </Dialog>
    </section>
  );
}

type CompareRow = [name: string, show: (result: PredictionResult) => ReactNode];
type CompareTableProps = { results: readonly PredictionResult[]; facts: RunFacts; fees: Fees };

function CompareTable({ results, facts, fees }: CompareTableProps) {
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
        return fee ? fill(messages.feeOfYear, { fee: rupees(fee.rupees), year: fee.year }) : messages.unknown;
      },
    ],
    [messages.bestPool, ({ pool }) => withSeatCode(phrase(pool.label), pool)],
    ...Array.from(
      { length: run.rounds },
      (_, at): CompareRow => [
        fill(messages.byRoundShort, { round: at + 1 }),
        ({ byRound }) => (byRound[at] ? shown(byRound[at].chance) : messages.noOdds),
      ],
    ),
    [messages.city, ({ collegeId }) => [places.get(collegeId)?.city, places.get(collegeId)?.state].join(', ')],
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
        <tr>
          <HeaderCell className="sticky start-0 bg-sunken align-top max-sm:px-2">{messages.what}</HeaderCell>
          {results.map((result) => (
            <HeaderCell key={resultKey(result)} className="min-w-34 align-top text-text max-sm:px-2">
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
              <Cell key={resultKey(result)} className="align-top tabular-nums max-sm:px-2">
                {show(result)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
