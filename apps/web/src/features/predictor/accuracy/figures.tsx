import type { ChanceScores, SeatStratum, Stratum } from '@dakhila/contract/accuracy';
import { classNames } from '../../../lib/class-names.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { FigureTable } from '../../../ui/table.tsx';
import { predictorMessages } from '../messages.ts';
import { percent, points } from './accuracy-view.ts';

export function KeyFigures({ stratum: { coverage80, ratio, ece, medianError } }: { stratum: Stratum }) {
  const messages = useMessages(predictorMessages).accuracy;
  const figures = [
    {
      title: messages.coverageTitle,
      figure: coverage80 === null ? null : percent(coverage80),
      text: messages.coverageText,
    },
    {
      title: messages.betterTitle,
      figure: ratio === null ? null : percent(Math.max(0, 1 - ratio)),
      text: ratio !== null && ratio >= 1 ? messages.notBetter : messages.betterText,
    },
    { title: messages.gapTitle, figure: ece === null ? null : `± ${points(ece)}`, text: messages.gapText },
    ...(medianError === null
      ? []
      : [{ title: messages.errorTitle, figure: percent(medianError), text: messages.errorText }]),
  ];
  return (
    <section aria-label={messages.figures} className="flex flex-wrap gap-3">
      {figures.map(({ title, figure, text }) => (
        <Card key={title} className="flex-1 basis-52">
          <h2 className="text-sm font-semibold text-quiet">{title}</h2>
          <p className="mt-1 text-2xl font-bold tabular-nums">{figure ?? messages.none}</p>
          <p className="mt-1 text-sm text-quiet">{text}</p>
        </Card>
      ))}
    </section>
  );
}

/** The score of always forecasting 50%: the end of the scale. */
const WORST_SCORE = 0.25;

export function BrierFigure({ stratum: { brier, brierHard, brierStratified } }: { stratum: Stratum }) {
  const messages = useMessages(predictorMessages).accuracy;
  const scale = Math.max(WORST_SCORE, brierHard ?? 0, brierStratified ?? 0, brier ?? 0);
  const rows = [
    { name: messages.ours, score: brier, fill: 'bg-ink' },
    { name: messages.stratified, score: brierStratified, fill: 'bg-depth-2' },
    { name: messages.hard, score: brierHard, fill: 'bg-depth-1' },
  ];
  return (
    <Card>
      <table className="w-full text-sm">
        <caption className="mb-3 text-start">
          <span className="block text-base font-semibold">{messages.brier}</span>
          <span className="mt-1 block text-sm text-quiet">{messages.brierSummary}</span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{messages.rule}</th>
            <th scope="col">{messages.score}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, score, fill }) => (
            <tr key={name} className="block py-2 sm:table-row">
              <th scope="row" className="block pe-4 text-start font-medium sm:table-cell sm:w-2/5 sm:py-2">
                {name}
              </th>
              <td className="block sm:table-cell">
                <span className="flex items-center gap-3">
                  <span aria-hidden="true" className="h-4 flex-1 overflow-hidden rounded-small bg-sunken">
                    <span
                      className={classNames('block h-full rounded-small ring-1 ring-edge/60 ring-inset', fill)}
                      style={{ width: `${((score ?? 0) / scale) * 100}%` }}
                    />
                  </span>
                  <span className="w-16 text-end font-semibold tabular-nums">{score?.toFixed(3) ?? messages.none}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** From this chance on, the band is Safe. */
const SAFE_BIN = 0.9;

export function SeatsFigure({ seats }: { seats: SeatStratum }) {
  const messages = useMessages(predictorMessages).accuracy;
  const rows = [
    { name: messages.countedRow, scores: seats.counted },
    { name: messages.ifOfferedRow, scores: seats.ifOffered },
  ];
  return (
    <Card>
      <h2 className="text-lg">{messages.seatsTitle}</h2>
      <p className="mt-2 max-w-reading">
        {fill(messages.seatsText, {
          pools: indianNumber(seats.pools),
          offered: percent(seats.offered ?? 0),
          expected: percent(seats.expected ?? 0),
        })}
      </p>
      <div className="mt-4">
        <FigureTable
          caption={messages.seatsCaption}
          nameClassName="min-w-40"
          columns={[messages.chancesColumn, messages.oursColumn, messages.gapColumn, messages.safeColumn]}
          rows={rows.map(({ name, scores }) => [
            name,
            scores.brier?.toFixed(3) ?? messages.none,
            scores.ece === null ? messages.none : points(scores.ece),
            safeShare(scores) ?? messages.none,
          ])}
        />
      </div>
      <p className="mt-3 max-w-reading text-sm text-quiet">{messages.seatsNote}</p>
    </Card>
  );

  function safeShare({ bins }: ChanceScores): string | null {
    const safe = bins.find(({ from, count }) => from === SAFE_BIN && count > 0);
    return safe === undefined ? null : percent(safe.observed);
  }
}

type ScoreTableProps = { caption: string; nameColumn: string; rows: readonly { name: string; stratum: Stratum }[] };

export function ScoreTable({ caption, nameColumn, rows }: ScoreTableProps) {
  const messages = useMessages(predictorMessages).accuracy;
  const score = (value: number | null) => value?.toFixed(3) ?? messages.none;
  return (
    <FigureTable
      caption={caption}
      nameClassName="min-w-40"
      columns={[
        nameColumn,
        messages.oursColumn,
        messages.stratifiedColumn,
        messages.hardColumn,
        messages.coverageColumn,
        messages.gapColumn,
      ]}
      rows={rows.map(({ name, stratum: { brier, brierStratified, brierHard, coverage80, ece } }) => [
        name,
        <strong key="brier" className="font-semibold">
          {score(brier)}
        </strong>,
        score(brierStratified),
        score(brierHard),
        coverage80 === null ? messages.none : percent(coverage80),
        ece === null ? messages.none : points(ece),
      ])}
    />
  );
}
