import type { Tier } from '@dakhila/contract/plans';
import { upgrades } from '@dakhila/contract/top-ups';
import { priceOf } from '@dakhila/domain/billing/pricing';
import { BRANCH_PLANS } from '@dakhila/domain/predictor/branch-advice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStudent } from '../../account/index.ts';
import { leaveForGateway, OpenOrders } from '../../billing/index.ts';
import { profileMessages } from './messages.ts';
import { upgradesQuery } from './queries.ts';
import { Part, ProfileSection } from './section.tsx';

export function PlanSection({ id }: { id: string }) {
  const messages = useMessages(profileMessages).profile;
  const { student } = useStudent();
  const query = useQuery(upgradesQuery);
  return (
    <ProfileSection id={id} title={messages.plan}>
      <Card className="space-y-4">
        {student ? (
          <div className="flex min-h-18 flex-wrap items-center justify-between gap-3">
            <div>
              <p className="font-semibold">{fill(messages.youHave, { plan: student.subscriptionTier })}</p>
              <p className="text-sm text-quiet">
                {fill(messages.left, {
                  attempts: fill(messages.attempts, { count: student.subscriptionAllowance.recommendationPulls }),
                  sessions: fill(messages.sessions, {
                    count: student.subscriptionAllowance.availableCounsellingSessions,
                  }),
                })}
              </p>
            </div>
            <ButtonLink to={paths.topUp} variant="secondary" size="small">
              {messages.topUp}
            </ButtonLink>
          </div>
        ) : (
          <Skeleton className="h-18" />
        )}
        <OpenOrders purpose="upgrade" />
        <Part query={query} skeleton="h-52 sm:h-36">
          {(better) =>
            better.map((tier) => <Upgrade key={tier._id} tier={tier} current={student?.subscriptionTier ?? ''} />)
          }
        </Part>
      </Card>
    </ProfileSection>
  );
}

function Upgrade({ tier, current }: { tier: Tier; current: string }) {
  const messages = useMessages(profileMessages).profile;
  const hasBranches = BRANCH_PLANS.includes(tier.name) && !BRANCH_PLANS.includes(current);
  const sessions = tier.availableCounsellingSessions;
  const gains = [
    fill(messages.attempts, { count: tier.recommendationPulls }),
    hasBranches && messages.addsBranches,
    sessions > 0 && fill(messages.sessions, { count: sessions }),
    tier.psychometricAssessment && messages.addsAssessment,
  ];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(upgrades.selectTier, { body: { tierId: tier._id } }),
    onSuccess: ({ data }) => leaveForGateway(data, paths.profile),
  });
  return (
    <div className="border-t pt-4">
      <FailureNotice error={error} fallback={messages.upgradeFailed} className="mb-3" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-semibold">
            {tier.name} · {rupees(priceOf(tier))}
          </p>
          <p className="text-sm text-quiet">{fill(messages.adds, { what: gains.filter(Boolean).join(', ') })}</p>
        </div>
        <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
          {fill(messages.upgradeTo, { plan: tier.name })}
        </Button>
      </div>
    </div>
  );
}
