import type { Dashboard, DashboardStep } from '@dakhila/contract/dashboard';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { dashboardMessages } from './messages.ts';
import { RowsCard } from './section-card.tsx';
import { stepTarget, stepTexts } from './steps.ts';

const ROW =
  'flex min-h-14 w-full items-center gap-3 py-2.5 text-start text-text no-underline transition-colors hover:text-ink';

type MoreStepsProps = { steps: readonly DashboardStep[]; data: Dashboard; onGuardian: () => void };

export function MoreSteps({ steps, data, onGuardian }: MoreStepsProps) {
  const messages = useMessages(dashboardMessages);
  return (
    <RowsCard title={messages.afterThat}>
      <ol className="divide-y">
        {steps.map((step, place) => {
          const target = stepTarget(step, data);
          const inside = (
            <>
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-sm font-semibold tabular-nums"
              >
                {place + 2}
              </span>
              <span className="min-w-0 flex-1 font-medium">{stepTexts(messages, step, data).title}</span>
              <ChevronRight className="size-5 shrink-0 text-quiet" aria-hidden="true" />
            </>
          );
          return (
            <li key={step.step}>
              {target.kind === 'link' ? (
                <Link to={target.to} className={ROW}>
                  {inside}
                </Link>
              ) : target.kind === 'outside' ? (
                <a href={target.href} target="_blank" rel="noopener noreferrer" className={ROW}>
                  {inside}
                </a>
              ) : (
                <button type="button" onClick={onGuardian} className={ROW}>
                  {inside}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </RowsCard>
  );
}
