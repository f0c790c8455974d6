import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { roundOfLastYear } from '@dakhila/domain/predictor/bands';
import { commonMessages } from '../../../lib/common-messages.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { ListEndLine } from './list-end-line.tsx';
import { ownRank, type RunFacts, splitProgramme, withSeatCode } from './result-context.ts';

/** One programme of the results as a row on paper: the same figures as on its card. */
export function PrintedRow({ result, facts }: { result: PredictionResult; facts: RunFacts }) {
  const words = useMessages(predictorMessages).results;
  const pools = useMessages(predictorMessages).pool;
  const phrase = usePhrase();
  const { bands } = useMessages(commonMessages).chance;
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
        <span className="block text-xs text-quiet">{withSeatCode(phrase(result.pool.label), result.pool)}</span>
        <OfferTag offered={result.offered} record={result.pools[0]?.offer} />
        <ListEndLine pool={result.pools[0]} facts={facts} />
        {result.note && <span className="block text-xs">{pools.feeWaiver}</span>}
      </td>
      <Figure
        value={forecast?.q50 ?? null}
        note={forecast && fill(words.range, { low: indianNumber(forecast.q10), high: indianNumber(forecast.q90) })}
      />
      <Figure value={lastYear} note={round !== null && fill(words.inRound, { round })} />
      <Figure
        value={own?.rank ?? null}
        note={
          own?.low !== undefined &&
          own.high !== undefined &&
          fill(words.range, { low: indianNumber(own.low), high: indianNumber(own.high) })
        }
      />
    </tr>
  );
}

function Figure({ value, note }: { value: number | null; note: string | false | null }) {
  const words = useMessages(predictorMessages).results;
  return (
    <td className="tabular-nums">
      <span className="block font-semibold">{value === null ? words.unknown : indianNumber(value)}</span>
      {note && <span className="block text-xs text-quiet">{note}</span>}
    </td>
  );
}
