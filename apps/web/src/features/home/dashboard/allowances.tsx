import type { Dashboard } from '@dakhila/contract/dashboard';
import { Link } from 'react-router';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { dashboardMessages } from './messages.ts';
import { reportPath, sittingPath } from './steps.ts';

/** What is left, each with a link to use it or get more: a row on a phone, a column beside the next step on a wide screen. */
export function Allowances({ data: { allowance, assessment } }: { data: Dashboard }) {
  const messages = useMessages(dashboardMessages);
  const { recommendationPulls: attempts, availableCounsellingSessions: sessions } = allowance;
  return (
    <Card padding="none" className="h-full overflow-hidden">
      <section aria-labelledby="allowances" className="flex h-full flex-col">
        <h2 id="allowances" className="sr-only lg:not-sr-only lg:px-5 lg:pt-4 lg:pb-1 lg:text-sm lg:text-quiet">
          {messages.allowances}
        </h2>
        <ul className="grid flex-1 grid-cols-3 divide-x lg:grid-cols-1 lg:divide-x-0 lg:divide-y">
          <Allowance
            figure={attempts}
            label={fill(messages.allowance.attempts, { count: attempts })}
            to={attempts > 0 ? paths.predictor : paths.topUp}
            action={attempts > 0 ? messages.open : messages.topUp}
          />
          <Allowance
            figure={sessions}
            label={fill(messages.allowance.sessions, { count: sessions })}
            to={sessions > 0 ? paths.counselling : paths.topUpCounselling}
            action={sessions > 0 ? messages.open : messages.topUp}
          />
          <Allowance
            figure={assessment.state === 'none' ? 0 : 1}
            label={messages.allowance.assessment[assessment.state]}
            {...assessmentLink(assessment, messages)}
          />
        </ul>
      </section>
    </Card>
  );
}

type Messages = LoadedMessages<typeof dashboardMessages>;

function assessmentLink({ state, id }: Dashboard['assessment'], messages: Messages) {
  if (state === 'none') return { to: paths.topUpPsychometric, action: messages.get };
  if (state === 'under-way' && id) return { to: sittingPath(id), action: messages.resume };
  if (state === 'done' && id) return { to: reportPath(id), action: messages.open };
  return { to: paths.psychometric, action: state === 'done' ? messages.open : messages.start };
}

type AllowanceProps = { figure: number; label: string; to: string; action: string };

function Allowance({ figure, label, to, action }: AllowanceProps) {
  return (
    <li className="flex min-w-0">
      <Link
        to={to}
        className="flex w-full flex-col items-start px-3 py-3 text-text no-underline transition-colors hover:bg-ink-soft focus-visible:-outline-offset-2 sm:px-4 lg:flex-row lg:items-center lg:gap-3 lg:px-5"
      >
        <span className="text-xl font-bold tabular-nums lg:min-w-9">{figure}</span>
        <span className="text-sm leading-snug text-quiet lg:flex-1">{label}</span>{' '}
        <span className="mt-auto pt-1 text-sm font-semibold text-ink underline decoration-1 underline-offset-4 lg:mt-0 lg:pt-0">
          {action}
        </span>
      </Link>
    </li>
  );
}
