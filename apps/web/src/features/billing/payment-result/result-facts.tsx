import { indianDateTime, rupees } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { billingMessages } from '../messages.ts';
import type { PaymentResult } from './result-of.ts';

/** What was bought, for how much, when, and the id that support will ask for. */
export function ResultFacts({ result }: { result: PaymentResult }) {
  const words = useMessages(billingMessages).paymentResult;
  const facts = [
    [words.plan, result.plan],
    [words.amount, result.amount === null ? null : rupees(result.amount)],
    [words.time, result.timestamp === null ? null : indianDateTime(result.timestamp)],
    [words.transactionId, result.transactionId],
  ] as const;
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className="mt-6 divide-y rounded-control bg-sunken px-4 text-sm">
      {known.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <dt className="text-quiet">{name}</dt>
          <dd className="min-w-0 font-medium break-all tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
