import type { Exam } from '@dakhila/contract/exam';
import type { LeftOut, Run } from '@dakhila/contract/predictor-results';
import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import { locale } from '../../../lib/locale.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { EXAM_PATHS } from '../exam-faces.ts';
import { predictorMessages } from '../messages.ts';

const listed = once(() => new Intl.ListFormat(FORMAT_TAGS[locale]));

/** Why the colleges that were searched for are not among the results of an exam, a sentence each, and the way to add what is missing or to the exam that fills them. */
export function LeftOutList({ reasons, run }: { reasons: readonly LeftOut[]; run: Pick<Run, 'id' | 'exam'> }) {
  const words = useMessages(predictorMessages).results;
  const other: Exam = run.exam === 'josaa' ? 'mht-cet' : 'josaa';
  const sentence = ({ collegeName, why, missing }: LeftOut) => {
    if (why === 'not-judged')
      return fill(words.leftOutMissing, { college: collegeName, ranks: listed().format(missing) });
    return fill(why === 'other-exam' ? words.otherExam[other] : words.leftOut[why], { college: collegeName });
  };
  return (
    <ul className="mb-4 space-y-2 rounded-card border bg-card p-4 text-start text-text">
      {reasons.map((reason) => (
        <li key={reason.collegeId}>{sentence(reason)}</li>
      ))}
      {reasons.some(({ why }) => why === 'not-judged') && (
        <li>
          <ButtonLink to={`${EXAM_PATHS[run.exam]}?from=${run.id}`} variant="secondary" size="small">
            {words.addRanks}
          </ButtonLink>
        </li>
      )}
      {reasons.some(({ why }) => why === 'other-exam') && (
        <li>
          <TextLink to={EXAM_PATHS[other]}>{words.toOtherExam[other]}</TextLink>
        </li>
      )}
    </ul>
  );
}
