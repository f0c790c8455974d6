import type { RefundStep } from '@dakhila/contract/desk/orders';
import { indianDateTime } from '../../../web/src/lib/format.ts';

const WHAT = { order: 'the refund', extra: 'the return of the second payment' } as const;

/** What somebody did, in a sentence. */
function sentenceOf({ kind, step, by }: RefundStep): string {
  const what = WHAT[kind];
  switch (step) {
    case 'asked':
      return `${by} asked for ${what}`;
    case 'confirmed':
      return `${by} confirmed ${what}`;
    case 'begun':
      return by === null ? `Automatic: the log names no one who asked for ${what}` : `${by} started ${what}`;
    case 'refused':
      return `${by} refused ${what}`;
    case 'taken-back':
      return `${by} took the request for ${what} back`;
    case 'gateway-refused':
      return `The gateway refused ${what}`;
    case 'returned':
      return `The gateway confirmed ${what}`;
  }
}

/** Who asked for the refunds of an order, who confirmed them, when and why. */
export function RefundHistory({ steps }: { steps: RefundStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="mt-5 border-t pt-4">
      <h2 id="refunds" className="text-base">
        Refunds
      </h2>
      <ol aria-labelledby="refunds" className="mt-2 space-y-3">
        {steps.map((step) => (
          <li key={`${step.kind} ${step.step} ${step.at}`} className="border-s-2 ps-3">
            <span className="block font-medium break-words">{sentenceOf(step)}</span>
            {step.reason && <span className="block break-words">{step.reason}</span>}
            <span className="block text-sm text-quiet">
              {step.at ? indianDateTime(step.at) : 'The time wasn’t recorded'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
