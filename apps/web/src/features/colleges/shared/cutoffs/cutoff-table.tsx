import { indianNumber } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Cell, HeaderCell, Table } from '../../../../ui/table.tsx';
import { collegeMessages } from '../messages.ts';
import { mostRounds } from './final-round.ts';
import type { Closing, Pool } from './history-view.ts';

/** Every closing rank of a pool: a row a year, newest first, a column a round. */
export function CutoffTable({ pool, caption }: { pool: Pool; caption: string }) {
  const words = useMessages(collegeMessages).cutoffs;
  const rounds = Array.from({ length: mostRounds(pool) }, (_, place) => place + 1);
  return (
    <Table caption={caption} isCaptionHidden>
      <thead>
        <tr>
          <HeaderCell>{words.year}</HeaderCell>
          {rounds.map((round) => (
            <HeaderCell key={round} isNumeric>
              {fill(words.round, { round })}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...pool.years].reverse().map((row) => (
          <tr key={row.year}>
            <HeaderCell scope="row">{row.year}</HeaderCell>
            {rounds.map((round) => (
              <Cell key={round} isNumeric>
                <ClosingFigure closing={row.rounds[round - 1]} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A closing rank, with its percentile where there is one. A dash means that none is on record. */
export function ClosingFigure({ closing }: { closing: Closing | null | undefined }) {
  const words = useMessages(collegeMessages).cutoffs;
  if (!closing)
    return (
      <span className="relative">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{words.noSeat}</span>
      </span>
    );
  return (
    <>
      {indianNumber(closing.rank)}
      {closing.isPreparatory && <abbr title={words.preparatory}>{` ${words.preparatoryMark}`}</abbr>}
      {closing.percentile !== null && (
        <span className="block text-xs text-quiet">
          {fill(words.percentile, { percentile: closing.percentile.toFixed(2) })}
        </span>
      )}
    </>
  );
}
