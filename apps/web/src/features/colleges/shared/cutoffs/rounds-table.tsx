import type { ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Cell, HeaderCell, Table } from '../../../../ui/table.tsx';
import { collegeMessages } from '../messages.ts';

type RoundsTableProps = {
  caption: string;
  /** What closed in each round; null where nothing is on record. */
  years: readonly { year: number; figures: readonly ReactNode[] }[];
  /** Figures with their unit are longer, most of all in Hindi and Marathi. */
  hasUnits?: boolean;
};

const SHORT_FIGURES = 'max-sm:grid-cols-[repeat(auto-fill,minmax(5rem,1fr))]';
const LONG_FIGURES = 'max-sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]';

/** A row a year, a column a round. On a phone a year stands above its rounds, which wrap: six rounds side by side would have to be swiped. */
export function RoundsTable({ caption, years, hasUnits = false }: RoundsTableProps) {
  const messages = useMessages(collegeMessages).cutoffs;
  const most = Math.max(0, ...years.map(({ figures }) => figures.length));
  const rounds = Array.from({ length: most }, (_, place) => fill(messages.round, { round: place + 1 }));
  return (
    <Table caption={caption} isCaptionHidden>
      <thead className="max-sm:sr-only">
        <tr>
          <HeaderCell>{messages.year}</HeaderCell>
          {rounds.map((round) => (
            <HeaderCell key={round} isNumeric>
              {round}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, figures }) => (
          <tr key={year} className={classNames('max-sm:grid max-sm:pb-2', hasUnits ? LONG_FIGURES : SHORT_FIGURES)}>
            <HeaderCell scope="row" className="max-sm:col-span-full max-sm:px-3 max-sm:pt-2 max-sm:pb-0">
              {year}
            </HeaderCell>
            {rounds.map((round, place) => (
              <Cell key={round} isNumeric className="max-sm:px-3 max-sm:py-1 max-sm:text-start">
                <span aria-hidden="true" className="block text-xs text-quiet sm:hidden">
                  {round}
                </span>
                {figures[place] ?? <NothingClosed />}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function NothingClosed() {
  const messages = useMessages(collegeMessages).cutoffs;
  return (
    <span className="relative">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{messages.noSeat}</span>
    </span>
  );
}
