import { EXAMS } from '@dakhila/contract/exam';
import { examsTold } from '@dakhila/domain/profile/completion';
import { useQuery } from '@tanstack/react-query';
import CalendarRange from 'lucide-react/icons/calendar-range';
import { examProfileQuery } from '../../../../lib/exam-profile.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { paths } from '../../../../paths.ts';
import { cardStyles } from '../../../../ui/card.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { planLinkMessages } from './messages.ts';

/** The way to the plan, for a student of both exams. */
export function PlanLink() {
  const messages = useMessages(planLinkMessages);
  return (
    <section aria-label={messages.title} className={`flex items-start gap-3 print:hidden ${cardStyles()}`}>
      <CalendarRange className="mt-0.5 size-5 shrink-0 text-ink" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-semibold">{messages.title}</p>
        <p className="text-sm text-quiet text-pretty">{messages.text}</p>
        <TextLink to={paths.seasonPlan} isAlone>
          {messages.open}
        </TextLink>
      </div>
    </section>
  );
}

/** The same where it is not known yet whether the student takes part in both. */
export function PlanLinkOfBoth() {
  const { data: profile } = useQuery(examProfileQuery);
  return profile && examsTold(profile).length === EXAMS.length && <PlanLink />;
}
