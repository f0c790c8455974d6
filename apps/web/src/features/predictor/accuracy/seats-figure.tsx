import type { ChanceScores, SeatStratum } from '@dakhila/contract/accuracy';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { predictorMessages } from '../messages.ts';
import { percent } from './report-texts.ts';

/** From here on a chance is called Safe. */
const SAFE_BIN = 0.9;

/** How often seats were offered again, and what counting it is worth. */
export function SeatsFigure({ seats }: { seats: SeatStratum }) {
  const words = useMessages(predictorMessages).accuracy;
  const rows = [
    { name: words.countedRow, scores: seats.counted },
    { name: words.ifOfferedRow, scores: seats.ifOffered },
  ];
  return (
    <Card>
      <h2 className="text-lg">{words.seatsTitle}</h2>
      <p className="mt-2 max-w-reading">
        {fill(words.seatsText, {
          pools: indianNumber(seats.pools),
          offered: percent(seats.offered ?? 0),
          expected: percent(seats.expected ?? 0),
        })}
      </p>
      <div className="mt-4">
        <Table caption={words.seatsCaption}>
          <thead>
            <tr>
              <HeaderCell>{words.chancesColumn}</HeaderCell>
              <HeaderCell isNumeric>{words.oursColumn}</HeaderCell>
              <HeaderCell isNumeric>{words.gapColumn}</HeaderCell>
              <HeaderCell isNumeric>{words.safeColumn}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, scores }) => (
              <tr key={name}>
                <HeaderCell scope="row" className="min-w-40">
                  {name}
                </HeaderCell>
                <Cell isNumeric>{scores.brier?.toFixed(3) ?? words.none}</Cell>
                <Cell isNumeric>{scores.ece === null ? words.none : (scores.ece * 100).toFixed(1)}</Cell>
                <Cell isNumeric>{safeShare(scores) ?? words.none}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className="mt-3 max-w-reading text-sm text-quiet">{words.seatsNote}</p>
    </Card>
  );

  function safeShare({ bins }: ChanceScores): string | null {
    const safe = bins.find(({ from, count }) => from === SAFE_BIN && count > 0);
    return safe === undefined ? null : percent(safe.observed);
  }
}
