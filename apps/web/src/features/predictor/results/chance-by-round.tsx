import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { bandOf } from '@dakhila/domain/predictor/bands';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { BAND_FILLS } from '../../../ui/chance-bar.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { predictorMessages } from '../messages.ts';

/** From here on the step from one round to the next needs a reason. */
const STEEP = 0.3;

/** The round in which the chance rises most; undefined where no step needs a reason. */
function steepest(byRound: PredictionResult['byRound']) {
  const steps = byRound.map(({ round, chance }, at) => ({ round, step: chance - (byRound[at - 1]?.chance ?? chance) }));
  return steps.toSorted((one, other) => other.step - one.step).find(({ step }) => step >= STEEP);
}

export function ChanceByRound({ byRound }: Pick<PredictionResult, 'byRound'>) {
  const messages = useMessages(predictorMessages).detail;
  const shown = useShownChance();
  if (byRound.length === 0) return <p className="text-sm text-quiet">{messages.tiny}</p>;
  const late = steepest(byRound);
  return (
    <div>
      <table className="w-full text-sm">
        <caption className="mb-2 text-start font-semibold">{messages.byRound}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{messages.roundColumn}</th>
            <th scope="col">{messages.chance}</th>
          </tr>
        </thead>
        <tbody>
          {byRound.map(({ round, chance }) => (
            <tr key={round}>
              <th scope="row" className="w-20 py-1 text-start font-normal whitespace-nowrap text-quiet">
                {fill(messages.round, { round })}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-3">
                  <span
                    aria-hidden="true"
                    className="block h-2.5 flex-1 overflow-hidden rounded-full bg-sunken ring-1 ring-edge/60 ring-inset"
                  >
                    <span
                      className={classNames('block h-full rounded-full', BAND_FILLS[bandOf(Math.round(chance * 100))])}
                      style={{ width: `${Math.round(chance * 100)}%` }}
                    />
                  </span>
                  <span className="min-w-12 text-end font-semibold whitespace-nowrap tabular-nums">
                    {shown(chance)}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {late && <p className="mt-1 text-xs text-quiet text-pretty">{fill(messages.lateRound, { round: late.round })}</p>}
    </div>
  );
}
