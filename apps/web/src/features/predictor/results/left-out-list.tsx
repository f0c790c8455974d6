import type { Exam } from '@dakhila/contract/exam';
import type { LeftOut } from '@dakhila/contract/predictor-results';
import { useMessages } from '../../../lib/messages.ts';
import { TextLink } from '../../../ui/link.tsx';
import { EXAM_PATHS } from '../exam-faces.ts';
import { resultMessages } from './messages.ts';

/** Why the colleges that were searched for are not among the results of an exam, a sentence each, and the way to the exam that fills them. */
export function LeftOutList({ reasons, exam }: { reasons: readonly LeftOut[]; exam: Exam }) {
  const words = useMessages(resultMessages);
  const other: Exam = exam === 'josaa' ? 'mht-cet' : 'josaa';
  const sentence = ({ collegeName, why, missing }: LeftOut) => {
    if (why === 'not-judged') return words.leftOutMissing(collegeName, missing.join(', '));
    return why === 'other-exam' ? words.otherExam[other](collegeName) : words.leftOut[why](collegeName);
  };
  return (
    <ul className="mb-4 space-y-2 rounded-card border bg-card p-4 text-start text-text">
      {reasons.map((reason) => (
        <li key={reason.collegeId}>{sentence(reason)}</li>
      ))}
      {reasons.some(({ why }) => why === 'other-exam') && (
        <li>
          <TextLink to={EXAM_PATHS[other]}>{words.toOtherExam[other]}</TextLink>
        </li>
      )}
    </ul>
  );
}
