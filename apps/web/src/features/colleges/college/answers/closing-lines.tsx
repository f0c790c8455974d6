import type { OpenClosings } from '@dakhila/contract/college-detail';
import { loosestRound } from '@dakhila/domain/colleges/open-closings';
import { indianNumber } from '../../../../lib/format.ts';
import { fill, textFor, useMessages } from '../../../../lib/messages.ts';
import { Cell, HeaderCell, Table } from '../../../../ui/table.tsx';
import { collegesMessages } from '../../messages.ts';

/** How the open seats of a course closed in its newest year: the loosest round, which is the last rank that got a seat. */
export function ClosingLines({ closings }: { closings: readonly OpenClosings[] }) {
  const words = useMessages(collegesMessages).answers.getIn;
  const lines = closings.flatMap(({ seats, years: [newest] }) => {
    const loosest = newest && loosestRound(newest.rounds);
    return loosest ? [{ seats, year: newest.year, ...loosest }] : [];
  });
  if (lines.length === 0) return <span className="block text-sm text-quiet">{words.noClosing}</span>;
  return lines.map(({ seats, year, round, closing: [rank, percentile] }) => (
    <span key={seats} className="block text-sm font-normal text-quiet tabular-nums">
      {textFor(words.seats, seats) && <span className="text-text">{`${textFor(words.seats, seats)}: `}</span>}
      {fill(words.closed, { rank: indianNumber(rank), round, year })}
      {percentile !== null && ` (${fill(words.percentile, { percentile: percentile.toFixed(2) })})`}
    </span>
  ));
}

/** Every round of the last years. */
export function ClosingRounds({ closings, course }: { closings: readonly OpenClosings[]; course: string }) {
  const words = useMessages(collegesMessages).answers.getIn;
  return closings.map(({ seats, years }) => {
    const name = textFor(words.seats, seats);
    const rounds = Array.from({ length: Math.max(...years.map((row) => row.rounds.length)) }, (_, place) => place);
    return (
      <div key={seats} className="mb-3">
        {name && <p className="mb-1 text-sm text-text">{name}</p>}
        <Table caption={`${fill(words.allRounds, { course })} ${name ?? ''}`.trim()} isCaptionHidden>
          <thead>
            <tr>
              <HeaderCell className="max-sm:px-2">{words.year}</HeaderCell>
              {rounds.map((place) => (
                <HeaderCell key={place} isNumeric className="max-sm:px-2">
                  {fill(words.round, { round: place + 1 })}
                </HeaderCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((row) => (
              <tr key={row.year}>
                <HeaderCell scope="row" className="max-sm:px-2">
                  {row.year}
                </HeaderCell>
                {rounds.map((place) => (
                  <Cell key={place} isNumeric className="max-sm:px-2">
                    {row.rounds[place] ? (
                      indianNumber(row.rounds[place][0])
                    ) : (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">{words.noSeat}</span>
                      </>
                    )}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    );
  });
}
