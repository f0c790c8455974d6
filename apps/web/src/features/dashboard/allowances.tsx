import type { SubscriptionAllowance } from '@dakhila/contract/students';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dashboardMessages } from './messages.ts';

/** What is left of the plan, each with the way to more of it. */
export function Allowances({ allowance }: { allowance: SubscriptionAllowance | undefined }) {
  const words = useMessages(dashboardMessages);
  const assessment = !allowance ? 'unknown' : assessmentOf(allowance);
  const more = (path: string, word: string) => (
    <ButtonLink to={path} variant="secondary" size="small">
      {word}
    </ButtonLink>
  );
  return (
    <section aria-labelledby="allowances">
      <h2 id="allowances" className="mb-3 text-lg">
        {words.allowances}
      </h2>
      <div className="grid gap-3 sm:grid-cols-3">
        <Allowance figure={allowance?.recommendationPulls} action={more(paths.topUp, words.topUp)}>
          {words.attempts}
        </Allowance>
        <Allowance figure={allowance?.availableCounsellingSessions} action={more(paths.topUpCounselling, words.topUp)}>
          {words.sessions}
        </Allowance>
        <Allowance
          figure={allowance && (allowance.psychometricAssessment ? 1 : 0)}
          action={
            assessment === 'none'
              ? more(paths.topUpPsychometric, words.get)
              : assessment === 'owned' && more(paths.psychometric, words.start)
          }
        >
          {words.assessment[assessment]}
        </Allowance>
      </div>
    </section>
  );
}

const assessmentOf = ({ psychometricAssessment, psychometricTestStatus }: SubscriptionAllowance) => {
  if (!psychometricAssessment) return 'none';
  return psychometricTestStatus ? 'done' : 'owned';
};

function Allowance({
  figure,
  action,
  children,
}: {
  figure: number | undefined;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-2">
      <p className="min-w-8 text-2xl font-bold tabular-nums">{figure ?? <Skeleton className="h-9 w-10" />}</p>
      <p className="flex-1 text-sm text-quiet">{children}</p>
      {action}
    </Card>
  );
}
