import type { Stratum } from '@dakhila/contract/accuracy';
import { classNames } from '../../../lib/class-names.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { predictorMessages } from '../messages.ts';

/** Always saying "half and half" scores this: the end of the scale. */
const WORST_SCORE = 0.25;

/** Our Brier score beside those of two rules that need no model. */
export function BrierFigure({ stratum: { brier, brierHard, brierStratified } }: { stratum: Stratum }) {
  const words = useMessages(predictorMessages).accuracy;
  const scale = Math.max(WORST_SCORE, brierHard ?? 0, brierStratified ?? 0, brier ?? 0);
  const rows = [
    { name: words.ours, score: brier, fill: 'bg-ink' },
    { name: words.stratified, score: brierStratified, fill: 'bg-chance-possible' },
    { name: words.hard, score: brierHard, fill: 'bg-chance-reach' },
  ];
  return (
    <Card>
      <table className="w-full text-sm">
        <caption className="mb-3 text-start">
          <span className="block text-base font-semibold">{words.brier}</span>
          <span className="mt-1 block text-sm text-quiet">{words.brierSummary}</span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.rule}</th>
            <th scope="col">{words.score}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, score, fill }) => (
            <tr key={name} className="block py-2 sm:table-row">
              <th scope="row" className="block pe-4 text-start font-medium sm:table-cell sm:w-2/5 sm:py-2">
                {name}
              </th>
              <td className="block sm:table-cell">
                <span className="flex items-center gap-3">
                  <span aria-hidden="true" className="h-4 flex-1 overflow-hidden rounded-small bg-sunken">
                    <span
                      className={classNames('block h-full rounded-small ring-1 ring-edge/60 ring-inset', fill)}
                      style={{ width: `${((score ?? 0) / scale) * 100}%` }}
                    />
                  </span>
                  <span className="w-16 text-end font-semibold tabular-nums">{score?.toFixed(3) ?? words.none}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
