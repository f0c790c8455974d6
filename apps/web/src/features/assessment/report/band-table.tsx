import { fill, useMessages } from '../../../lib/messages.ts';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { assessmentMessages } from '../messages.ts';
import type { Banded } from './band-bar.tsx';

type Row = Banded & {
  id: string;
  percentile: number;
  percentileLow: number;
  percentileHigh: number;
  /** `6 of 8 right`, for the timed parts. */
  right?: string;
};

/** The figures behind the bars. */
export function BandTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const words = useMessages(assessmentMessages).report.bars;
  const hasRight = rows.some(({ right }) => right);
  return (
    <Table caption={caption} isCaptionHidden>
      <thead>
        <tr>
          <HeaderCell>{words.scale}</HeaderCell>
          {hasRight && <HeaderCell isNumeric>{words.right}</HeaderCell>}
          <HeaderCell isNumeric>{words.t}</HeaderCell>
          <HeaderCell isNumeric>{words.band}</HeaderCell>
          <HeaderCell isNumeric>{words.percentile}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, t, tLow, tHigh, percentile, percentileLow, percentileHigh, right }) => (
          <tr key={id}>
            <HeaderCell scope="row">{name}</HeaderCell>
            {hasRight && <Cell isNumeric>{right}</Cell>}
            <Cell isNumeric>{Math.round(t)}</Cell>
            <Cell isNumeric>{fill(words.range, { low: Math.round(tLow), high: Math.round(tHigh) })}</Cell>
            <Cell isNumeric>
              {`${Math.round(percentile)} (${fill(words.range, { low: Math.round(percentileLow), high: Math.round(percentileHigh) })})`}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
