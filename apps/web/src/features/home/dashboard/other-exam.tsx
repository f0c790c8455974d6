import type { Dashboard } from '@dakhila/contract/dashboard';
import { EXAMS } from '@dakhila/contract/exam';
import { fill, useMessages } from '../../../lib/messages.ts';
import { TextLink } from '../../../ui/link.tsx';
import { dashboardMessages } from './messages.ts';
import { tellPath } from './steps.ts';

/** The way to the other exam, for a student who has begun with one: many write both. */
export function OtherExam({ data: { examsTold, prediction, allowance } }: { data: Dashboard }) {
  const messages = useMessages(dashboardMessages);
  // A prediction need not be saved in the profile.
  const begun = new Set([...examsTold, ...(prediction ? [prediction.exam] : [])]);
  const [other, ...more] = EXAMS.filter((exam) => !begun.has(exam));
  if (other === undefined || more.length > 0) return null;
  const exam = messages.exam[other];
  return (
    <p className="text-sm text-quiet">
      {`${fill(messages.otherExam.question, { exam })} `}
      <TextLink to={tellPath(other, allowance.recommendationPulls, '')} className="inline-flex min-h-6 items-center">
        {fill(messages.otherExam.open, { exam })}
      </TextLink>
    </p>
  );
}
