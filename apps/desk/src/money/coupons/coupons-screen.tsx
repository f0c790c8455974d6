import type { DeskCoupon } from '@dakhila/contract/desk/coupons';
import { useState } from 'react';
import { Badge } from '../../../../web/src/ui/badge.tsx';
import { Button } from '../../../../web/src/ui/button.tsx';
import { EmptyState } from '../../../../web/src/ui/empty-state.tsx';
import { QueryView } from '../../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../../web/src/ui/skeleton.tsx';
import { Cell, HeaderCell, Table, TableHead } from '../../../../web/src/ui/table.tsx';
import { MoreButton } from '../../shell/more-button.tsx';
import { MoneyFrame } from '../money-frame.tsx';
import { CouponDialog, type CouponTask } from './coupon-dialog.tsx';
import { COUPON_STATE_NAMES, discountOf, usesOf, windowOf } from './labels.ts';
import { useCoupons } from './queries.ts';

/** All coupons with what they take off and how often they were used. */
export function CouponsScreen() {
  const query = useCoupons();
  const [task, setTask] = useState<CouponTask | null>(null);
  return (
    <MoneyFrame
      title="Coupons"
      lead="Orders that have a coupon keep it, whatever changes here. Each change asks for your passkey and is logged."
      actions={<Button onClick={() => setTask({ act: 'add' })}>New coupon</Button>}
    >
      <QueryView query={query} loading={<SkeletonCard className="h-60" />} fallback="Coupons couldn’t be loaded.">
        {({ pages }) => {
          const coupons = pages.flatMap((page) => page.coupons);
          if (coupons.length === 0)
            return <EmptyState heading="No coupons yet">The first one appears here when you create it.</EmptyState>;
          return <CouponTable coupons={coupons} onTask={setTask} />;
        }}
      </QueryView>
      <MoreButton query={query} />
      {task && <CouponDialog task={task} plans={query.data?.pages[0]?.plans ?? []} onClose={() => setTask(null)} />}
    </MoneyFrame>
  );
}

type TableProps = { coupons: DeskCoupon[]; onTask: (task: CouponTask) => void };

const CouponTable = ({ coupons, onTask }: TableProps) => (
  <Table caption="Coupons" isCaptionHidden>
    <TableHead columns={['Code', 'State', 'Discount', 'Paid with it', 'Each student', 'For', 'When', 'Change']} />
    <tbody>
      {coupons.map((coupon) => (
        <tr key={coupon.code}>
          <HeaderCell scope="row">{coupon.code}</HeaderCell>
          <Cell>
            <Badge variant={COUPON_STATE_NAMES[coupon.state].variant}>{COUPON_STATE_NAMES[coupon.state].name}</Badge>
          </Cell>
          <Cell className="whitespace-nowrap">{discountOf(coupon)}</Cell>
          <Cell className="whitespace-nowrap tabular-nums">{usesOf(coupon)}</Cell>
          <Cell className="tabular-nums">{coupon.maxUsesPerStudent ?? 'No limit'}</Cell>
          <Cell className="min-w-32">{coupon.plans?.join(', ') ?? 'Every plan'}</Cell>
          <Cell className="min-w-40">{windowOf(coupon)}</Cell>
          <Cell>
            <div className="flex gap-2">
              <Button
                size="small"
                variant="secondary"
                aria-label={`Change ${coupon.code}`}
                onClick={() => onTask({ act: 'change', coupon })}
              >
                Change
              </Button>
              <Button
                size="small"
                variant="secondary"
                aria-label={`${coupon.state === 'ended' ? 'Reopen' : 'End'} ${coupon.code}`}
                onClick={() => onTask({ act: coupon.state === 'ended' ? 'reopen' : 'end', coupon })}
              >
                {coupon.state === 'ended' ? 'Reopen' : 'End'}
              </Button>
            </div>
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
);
