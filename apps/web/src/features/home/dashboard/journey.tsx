import type { Dashboard } from '@dakhila/contract/dashboard';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { commonMessages } from '../../../lib/common-messages.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { dashboardMessages } from './messages.ts';

/** How far a student is. Each part is a stretch of one bar, and leads to its screen. */
export function Journey({ data }: { data: Dashboard }) {
  const messages = useMessages(dashboardMessages).journey;
  const state = useMessages(commonMessages).ui;
  const { totalCounsellingSessions: total, availableCounsellingSessions: left } = data.allowance;
  const parts = [
    { key: 'profile', to: paths.profile, isDone: data.examsTold.length > 0 },
    { key: 'prediction', to: paths.predictor, isDone: data.runs > 0 },
    { key: 'list', to: paths.rounds, isDone: data.listCount > 0 },
    { key: 'session', to: paths.counselling, isDone: data.session !== null || total > left },
  ] as const;
  const current = parts.find(({ isDone }) => !isDone)?.key;
  return (
    <ol aria-label={messages.label} className="mt-4 grid grid-cols-[repeat(4,auto)] gap-1.5">
      {parts.map(({ key, to, isDone }) => (
        <li key={key} className="min-w-0">
          <Link
            to={to}
            className="flex min-h-11 flex-col justify-end gap-1.5 text-xs font-medium text-text no-underline hover:text-ink sm:text-sm"
          >
            <span className="flex items-center gap-0.5 sm:gap-1">
              {isDone && <Check className="size-3.5 shrink-0 text-good-text" strokeWidth={3} aria-hidden="true" />}
              <span className={classNames('whitespace-nowrap', !isDone && key !== current && 'text-quiet')}>
                {messages[key]}
              </span>
              <span className="sr-only">{`: ${isDone ? state.stepDone : key === current ? messages.next : state.stepWaiting}`}</span>
            </span>
            <span
              className={classNames(
                'h-1.5 rounded-full forced-colors:border',
                isDone ? 'bg-marigold forced-colors:bg-[Highlight]' : 'bg-line',
                // The next part is marked, not half done: nothing of it has begun.
                key === current && 'inset-ring inset-ring-marigold',
              )}
            />
          </Link>
        </li>
      ))}
    </ol>
  );
}
