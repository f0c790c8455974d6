import type { WorkItem } from '@dakhila/contract/desk/orders';
import { dayInWords } from '@dakhila/domain/calendar/indian-time';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { indianDateTime, indianNumber, rupees } from '../../../web/src/lib/format.ts';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { useMay } from '../session/use-member.ts';
import { orderAddress, WORK } from './labels.ts';
import { useOrderWork, useSettlementWork } from './queries.ts';

const loading = <SkeletonCard className="h-24" />;

/** What needs a person: orders, and differences with the gateway's files. */
export function WorkList() {
  const mayRefund = useMay('orders.refund');
  const mayCompare = useMay('settlements.manage');
  const orders = useOrderWork(mayRefund);
  const days = useSettlementWork(mayCompare);
  if (!mayRefund && !mayCompare) return null;
  const isNothing = (!mayRefund || orders.data?.count === 0) && (!mayCompare || days.data?.count === 0);
  return (
    <section aria-labelledby="work" className="mb-8 grid gap-3">
      <h2 id="work" className="text-lg">
        Needs attention
      </h2>
      {isNothing && <p className="text-quiet">Nothing. No payment is waiting for a person.</p>}
      {mayRefund && (
        <QueryView query={orders} loading={loading} fallback="Orders that need attention couldn’t be loaded.">
          {({ data, count }) => (
            <Lines shown={data.length} count={count}>
              {data.map((item) => (
                <OrderLine key={`${item.why} ${item.order.transactionId}`} item={item} />
              ))}
            </Lines>
          )}
        </QueryView>
      )}
      {mayCompare && (
        <QueryView query={days} loading={loading} fallback="Days with differences couldn’t be loaded.">
          {({ data, count }) => (
            <Lines shown={data.reduce((sum, { unchecked }) => sum + unchecked, 0)} count={count}>
              {data.map(({ day, unchecked }) => (
                <WorkLine
                  key={day}
                  to={`/money/settlement/${day}`}
                  what="Our payments differ from the gateway’s file"
                  details={`${dayInWords(day)}, not looked at yet`}
                  figure={indianNumber(unchecked)}
                />
              ))}
            </Lines>
          )}
        </QueryView>
      )}
    </section>
  );
}

type LinesProps = { shown: number; count: number; children: ReactNode };

function Lines({ shown, count, children }: LinesProps) {
  if (count === 0) return null;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">{children}</ul>
      {shown < count && (
        <p className="text-sm text-quiet">
          {shown} of {count} shown, the oldest of each kind. The others follow when these are done.
        </p>
      )}
    </>
  );
}

const OrderLine = ({ item: { why, order, isGatewayInUse } }: { item: WorkItem }) => (
  <WorkLine
    to={orderAddress(order)}
    what={why === 'not-saved' && isGatewayInUse ? `${WORK[why]} We keep asking.` : WORK[why]}
    details={`${order.plan}, ${indianDateTime(order.createdAt)}${isGatewayInUse ? '' : '. Its gateway is no longer in use, so we can’t ask it.'}`}
    figure={rupees(order.amountPaise / 100)}
  />
);

type LineProps = { to: string; what: string; details: ReactNode; figure: string };

const WorkLine = ({ to, what, details, figure }: LineProps) => (
  <li data-row>
    <Link
      to={to}
      className="flex h-full items-start justify-between gap-4 rounded-card border bg-card p-4 text-text no-underline shadow-soft hover:border-ink"
    >
      <span>
        <span className="block font-semibold">{what}</span>
        <span className="mt-1 block text-sm text-quiet">{details}</span>
      </span>
      <span className="shrink-0 font-semibold tabular-nums">{figure}</span>
    </Link>
  </li>
);
