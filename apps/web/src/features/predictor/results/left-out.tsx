import type { LeftOut as Reason } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { leftOutQuery } from '../queries.ts';
import { resultMessages } from './messages.ts';

/** Why the college that was searched for is not among the results. Nothing where the search means none. */
export function LeftOut({ runId, text }: { runId: string; text: string }) {
  const words = useMessages(resultMessages);
  const { data } = useQuery(leftOutQuery(runId, text));
  const sentence = ({ collegeName, why, missing }: Reason) =>
    why === 'not-judged' ? words.leftOutMissing(collegeName, missing.join(', ')) : words.leftOut[why](collegeName);
  if (!data || data.length === 0) return null;
  return (
    <ul className="mb-4 space-y-2 rounded-card border bg-card p-4 text-start text-text">
      {data.map((reason) => (
        <li key={reason.collegeId}>{sentence(reason)}</li>
      ))}
    </ul>
  );
}
