import type { Tier } from '@dakhila/contract/tiers';
import { upgrades } from '@dakhila/contract/upgrades';
import { priceOf } from '@dakhila/domain/billing/pricing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { leaveForGateway } from '../../checkout/leave-for-gateway.ts';
import { call } from '../../lib/api.ts';
import { serverMessageOf } from '../../lib/api-error.ts';
import { rupees } from '../../lib/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { useStudent } from '../../session/student.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileMessages } from './messages.ts';
import { upgradesQuery } from './queries.ts';

/** The plan, what is left of it, and the better ones. */
export function PlanSection() {
  const words = useMessages(profileMessages);
  const { student } = useStudent();
  const { data: better = [] } = useQuery(upgradesQuery);
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="mb-3 text-lg">
        {words.plan}
      </h2>
      <Card className="space-y-4">
        {student ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <p className="font-semibold">{words.youHave(student.subscriptionTier)}</p>
              <p className="text-sm text-quiet">
                {words.left(
                  student.subscriptionAllowance.recommendationPulls,
                  student.subscriptionAllowance.availableCounsellingSessions,
                )}
              </p>
            </div>
            <ButtonLink to={paths.topUp} variant="secondary" size="small">
              {words.topUp}
            </ButtonLink>
          </div>
        ) : (
          <Skeleton className="h-12" />
        )}
        {better.map((tier) => (
          <Upgrade key={tier._id} tier={tier} />
        ))}
      </Card>
    </section>
  );
}

function Upgrade({ tier }: { tier: Tier }) {
  const words = useMessages(profileMessages);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(upgrades.selectTier, { body: { tierId: tier._id } }),
    onSuccess: ({ data }) => leaveForGateway(data, paths.profile),
  });
  return (
    <div className="border-t pt-4">
      {error && (
        <Notice variant="danger" isLive className="mb-3">
          {serverMessageOf(error, words.upgradeFailed)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-semibold">
            {tier.name} · {rupees(priceOf(tier))}
          </p>
          <p className="text-sm text-quiet">
            {words.adds(tier.recommendationPulls, tier.availableCounsellingSessions, tier.psychometricAssessment)}
          </p>
        </div>
        <Button isBusy={isPending} onClick={() => mutate()}>
          {words.upgradeTo(tier.name)}
        </Button>
      </div>
    </div>
  );
}
