import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { indianNumber } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { detailMessages } from './detail-messages.ts';
import type { RunFacts } from './result-context.ts';

/** Every kind of seat that was considered, in words, the best one first. */
export function PoolsTable({ pools, facts }: { pools: PredictionResult['pools']; facts: RunFacts }) {
  const words = useMessages(detailMessages);
  return (
    <Table caption={words.pools}>
      <thead>
        <tr>
          <HeaderCell>{words.pool}</HeaderCell>
          <HeaderCell isNumeric>{words.chance}</HeaderCell>
          <HeaderCell isNumeric>{words.yourRank}</HeaderCell>
          <HeaderCell isNumeric>{words.forecast}</HeaderCell>
          <HeaderCell isNumeric>{words.lastYear(facts.run.dataYears.last)}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {pools.map(({ code, section, label, list, chance, forecast, lastYear, lastYearPercentile }, place) => {
          const own = facts.lists.get(list);
          return (
            <tr key={`${code} ${section}`}>
              <HeaderCell scope="row" className="min-w-48 font-normal">
                {place === 0 && (
                  <Badge variant="marigold" className="mb-1">
                    {words.best}
                  </Badge>
                )}
                <span className="block">{label}</span>
                <span className="block text-xs text-quiet">
                  {code}
                  {own && ` · ${own.label}`}
                </span>
              </HeaderCell>
              <Cell isNumeric className="font-semibold">
                {chance === null ? words.rangeOnly : words.percent(chance)}
              </Cell>
              <Cell isNumeric>{own ? indianNumber(own.rank) : words.unknown}</Cell>
              <Cell isNumeric>
                {forecast ? indianNumber(forecast.q50) : words.unknown}
                {forecast && (
                  <span className="block text-xs text-quiet">{words.rangeOf(forecast.q10, forecast.q90)}</span>
                )}
              </Cell>
              <Cell isNumeric>
                {lastYear === null ? words.unknown : indianNumber(lastYear)}
                {lastYearPercentile !== undefined && (
                  <span className="block text-xs text-quiet">{words.percentile(lastYearPercentile)}</span>
                )}
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
