import CalendarRange from 'lucide-react/icons/calendar-range';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { cardStyles } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { seasonPlanMessages } from './messages.ts';

/** The way to the plan, for a student of both exams. */
export function PlanLink() {
  const messages = useMessages(seasonPlanMessages).link;
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
