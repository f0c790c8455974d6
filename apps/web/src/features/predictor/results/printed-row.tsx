import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { roundOfLastYear } from '@dakhila/domain/predictor/bands';
import { indianNumber } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { chanceMessages } from '../../../ui/chance-messages.ts';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { ListEndLine } from './list-end-line.tsx';
import { resultMessages } from './messages.ts';
import { poolMessages } from './pool-messages.ts';
import { ownRank, type RunFacts, splitProgramme, withSeatCode } from './result-context.ts';

/** One programme of the results as a row on paper: the same figures as on its card. */
export function PrintedRow({ result, facts }: { result: PredictionResult; facts: RunFacts }) {
  const words = useMessages(resultMessages);
  const pools = useMessages(poolMessages);
  const { bands } = useMessages(chanceMessages);
  const shown = useShownChance();
  const { chance, band, forecast, lastYear } = result;
  const { name, degree } = splitProgramme(result.programme);
  const own = ownRank(result, facts);
  const round = roundOfLastYear(facts.run, result.pools[0]);
  return (
    <tr>
      <td>
        <span className="block font-bold whitespace-nowrap tabular-nums">
          {chance === null ? words.rangeOnly : shown(chance)}
        </span>
        {band !== null && bands[band]}
      </td>
      <td>
        <span className="block font-semibold">{[name, degree].filter(Boolean).join(', ')}</span>
        <span className="block">{result.collegeName}</span>
        <span className="block text-xs text-quiet">{withSeatCode(pools.label(result.pool.label), result.pool)}</span>
        <OfferTag offered={result.offered} record={result.pools[0]?.offer} />
        <ListEndLine pool={result.pools[0]} facts={facts} />
        {result.note && <span className="block text-xs">{pools.feeWaiver}</span>}
      </td>
      <Figure
        value={forecast?.q50 ?? null}
        note={forecast && words.range(indianNumber(forecast.q10), indianNumber(forecast.q90))}
      />
      <Figure value={lastYear} note={round !== null && words.inRound(round)} />
      <Figure
        value={own?.rank ?? null}
        note={
          own?.low !== undefined && own.high !== undefined && words.range(indianNumber(own.low), indianNumber(own.high))
        }
      />
    </tr>
  );
}

function Figure({ value, note }: { value: number | null; note: string | false | null }) {
  const words = useMessages(resultMessages);
  return (
    <td className="tabular-nums">
      <span className="block font-semibold">{value === null ? words.unknown : indianNumber(value)}</span>
      {note && <span className="block text-xs text-quiet">{note}</span>}
    </td>
  );
}
