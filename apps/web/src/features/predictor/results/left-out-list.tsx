import type { LeftOut } from '@dakhila/contract/predictor-results';
import { useMessages } from '../../../lib/messages.ts';
import { resultMessages } from './messages.ts';

/** Why the colleges that were searched for are not among the results, a sentence each. */
export function LeftOutList({ reasons }: { reasons: readonly LeftOut[] }) {
  const words = useMessages(resultMessages);
  const sentence = ({ collegeName, why, missing }: LeftOut) =>
    why === 'not-judged' ? words.leftOutMissing(collegeName, missing.join(', ')) : words.leftOut[why](collegeName);
  return (
    <ul className="mb-4 space-y-2 rounded-card border bg-card p-4 text-start text-text">
      {reasons.map((reason) => (
        <li key={reason.collegeId}>{sentence(reason)}</li>
      ))}
    </ul>
  );
}
