import type { Stratum } from '@dakhila/contract/accuracy';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { predictorMessages } from '../messages.ts';
import { ReliabilityChart } from './reliability-chart.tsx';
import { percent } from './report-texts.ts';

/** The tenth that the summary speaks of. */
const TOLD_BIN = 0.7;

/** The reliability diagram, the same as a table, and one of its dots in words. */
export function ReliabilityFigure({ stratum }: { stratum: Stratum }) {
  const words = useMessages(predictorMessages).accuracy;
  const judged = stratum.bins.filter(({ count }) => count > 0);
  const told = judged.find(({ from }) => from === TOLD_BIN) ?? judged[0];
  if (!told) return null;
  return (
    <ChartFrame
      title={words.reliability}
      summary={fill(words.reliabilitySummary, { said: percent(told.forecast), seen: percent(told.observed) })}
      chart={<ReliabilityChart bins={judged} label={words.reliability} />}
      table={
        <Table caption={words.reliability} isCaptionHidden>
          <thead>
            <tr>
              <HeaderCell>{words.binColumn}</HeaderCell>
              <HeaderCell isNumeric>{words.said}</HeaderCell>
              <HeaderCell isNumeric>{words.seen}</HeaderCell>
              <HeaderCell isNumeric>{words.candidates}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {judged.map(({ from, to, forecast, observed, count }) => (
              <tr key={from}>
                <HeaderCell scope="row">
                  {fill(words.bin, { from: Math.round(from * 100), to: percent(to) })}
                </HeaderCell>
                <Cell isNumeric>{percent(forecast)}</Cell>
                <Cell isNumeric>{percent(observed)}</Cell>
                <Cell isNumeric>{indianNumber(count)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      }
      source={fill(words.based, { cells: indianNumber(stratum.cells), candidates: indianNumber(stratum.candidates) })}
    />
  );
}
