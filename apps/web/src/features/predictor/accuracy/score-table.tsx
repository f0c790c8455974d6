import type { Stratum } from '@dakhila/contract/accuracy';
import { useMessages } from '../../../lib/messages.ts';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { predictorMessages } from '../messages.ts';
import { percent } from './report-texts.ts';

type ScoreTableProps = { caption: string; nameColumn: string; rows: readonly { name: string; stratum: Stratum }[] };

/** Scores beside each other: a year a row, or a kind of seats a row. */
export function ScoreTable({ caption, nameColumn, rows }: ScoreTableProps) {
  const words = useMessages(predictorMessages).accuracy;
  const score = (value: number | null) => value?.toFixed(3) ?? words.none;
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <HeaderCell>{nameColumn}</HeaderCell>
          <HeaderCell isNumeric>{words.oursColumn}</HeaderCell>
          <HeaderCell isNumeric>{words.stratifiedColumn}</HeaderCell>
          <HeaderCell isNumeric>{words.hardColumn}</HeaderCell>
          <HeaderCell isNumeric>{words.coverageColumn}</HeaderCell>
          <HeaderCell isNumeric>{words.gapColumn}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, stratum }) => (
          <tr key={name}>
            <HeaderCell scope="row" className="min-w-40">
              {name}
            </HeaderCell>
            <Cell isNumeric className="font-semibold">
              {score(stratum.brier)}
            </Cell>
            <Cell isNumeric>{score(stratum.brierStratified)}</Cell>
            <Cell isNumeric>{score(stratum.brierHard)}</Cell>
            <Cell isNumeric>{stratum.coverage80 === null ? words.none : percent(stratum.coverage80)}</Cell>
            <Cell isNumeric>{stratum.ece === null ? words.none : (stratum.ece * 100).toFixed(1)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
