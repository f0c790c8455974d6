import type { DeskOrderDetails } from '@dakhila/contract/desk/orders';
import { LAST_CHECK_DAY } from '@dakhila/domain/billing/order-checks';
import { FOUR_EYES_ABOVE_PAISE } from '@dakhila/domain/staff/refunds';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { indianDateTime, rupees } from '../../../web/src/lib/format.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { Card } from '../../../web/src/ui/card.tsx';
import { Notice } from '../../../web/src/ui/notice.tsx';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { SectionBoundary } from '../../../web/src/ui/section-boundary.tsx';
import { useMay } from '../session/use-member.ts';
import { DeskLink } from '../shell/desk-link.tsx';
import { RecordPage } from '../shell/record-page.tsx';
import { FactList } from './fact-list.tsx';
import { amountOf, EXTRAS, gatewayName, REFUND_NAMES, REVIEWS, stateOf } from './labels.ts';
import { useOrder } from './queries.ts';
import { RefundDialog, type RefundTask } from './refund-dialog.tsx';
import { RefundHistory } from './refund-history.tsx';
import { CheckOrderDialog, CreditDialog, useAskGateway } from './settle-dialog.tsx';

/** One order: what was paid, what waits, and refunds. */
export function OrderScreen() {
  const { transactionId = '' } = useParams();
  const query = useOrder(transactionId);
  return (
    <RecordPage
      title="Order"
      back={{ to: '/money', name: 'All orders' }}
      query={query}
      heading="This order couldn’t be opened"
    >
      {(order) => <OpenOrder order={order} />}
    </RecordPage>
  );
}

function OpenOrder({ order }: { order: DeskOrderDetails }) {
  const mayRefund = useMay('orders.refund');
  const mayCredit = useMay('orders.credit');
  const mayReadInvoices = useMay('invoices.read');
  const ask = useAskGateway(order.transactionId);
  const [isCrediting, setIsCrediting] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [task, setTask] = useState<RefundTask | null>(null);
  const { name, variant } = stateOf(order);
  const open = order.refundable.filter(({ kind }) => !order.requests.some((request) => request.kind === kind));
  const { invoiceNumber } = order;
  const facts: [string, ReactNode][] = [
    ['Transaction', order.transactionId],
    ['Coupon', order.couponCode ?? 'None'],
    ['Made', indianDateTime(order.createdAt)],
    ['Amount paid', order.paid ? amountOf(order.paid) : 'Nothing yet'],
    ['Paid', order.paidAt ? indianDateTime(order.paidAt) : 'Not yet'],
    ['Gateway', gatewayName(order.gateway)],
    [
      'Invoice',
      invoiceNumber && mayReadInvoices ? (
        <DeskLink key="invoice" to={`/money/invoices?search=${encodeURIComponent(invoiceNumber)}`}>
          {invoiceNumber}
        </DeskLink>
      ) : (
        (invoiceNumber ?? 'None')
      ),
    ],
  ];
  return (
    <>
      <PageHeader
        title={`${order.plan}, ${rupees(order.amountPaise / 100)}`}
        badges={<Badge variant={variant}>{name}</Badge>}
        actions={
          <>
            {mayCredit && order.isAskable && (
              <Button variant="secondary" isBusy={ask.isPending} onClick={() => ask.mutate()}>
                Ask the gateway
              </Button>
            )}
            {mayCredit && order.isCreditable && <Button onClick={() => setIsCrediting(true)}>Credit</Button>}
            {mayRefund &&
              open.map((refund) => (
                <Button
                  key={refund.kind}
                  variant={refund.kind === 'order' ? 'secondary' : 'primary'}
                  onClick={() => setTask({ act: 'refund', ...refund })}
                >
                  {REFUND_NAMES[refund.kind]}
                </Button>
              ))}
          </>
        }
      />
      {order.refundRefusedAt && (
        <Notice variant="danger" title="The gateway refused this refund" className="mb-4">
          The payer was told that the money is coming back, and it isn’t. Find the payment in the gateway’s dashboard.
          {order.isGatewayInUse
            ? 'If something there stops the refund, such as a low balance, settle it and press Refund again. You can also refund the whole amount there. We ask every hour and notice either.'
            : 'Refund the whole amount there. This gateway is no longer in use, so we can’t ask it and won’t notice.'}{' '}
          Last refused: {indianDateTime(order.refundRefusedAt)}.
        </Notice>
      )}
      {order.isCreditable && order.reviewReason && (
        <Notice variant="warning" title="This payment needs a decision" className="mb-4">
          {REVIEWS[order.reviewReason]} Credit it after all, or refund it. The payer gets an email either way.
        </Notice>
      )}
      {(order.isGivenUp || order.isLeftBehind) && (
        <Notice
          variant="warning"
          title={
            order.isLeftBehind
              ? 'The gateway of this order is no longer in use'
              : 'The gateway never said how this payment ended'
          }
          className="mb-4"
          action={
            mayCredit && (
              <Button size="small" variant="secondary" onClick={() => setIsChecking(true)}>
                Mark as looked at
              </Button>
            )
          }
        >
          {order.isLeftBehind
            ? `${order.isGivenUp ? 'It never said how this payment ended' : 'It answered, but we couldn’t record it'}, and we can’t ask again. Find the transaction in its dashboard. If it was paid there, refund it there.`
            : `We asked for ${LAST_CHECK_DAY} days and stopped. Find the transaction in the gateway’s dashboard. If it was paid there, press Ask the gateway: the student is credited as soon as it answers.`}
        </Notice>
      )}
      {order.requests.map((request) => (
        <Notice
          key={request.kind}
          variant="warning"
          className="mb-4"
          title={`${request.askedBy} asked for ${request.kind === 'order' ? 'this refund' : 'the return of the second payment'}`}
          action={
            mayRefund && (
              <div className="flex flex-wrap gap-3">
                {request.mayConfirm && (
                  <Button size="small" onClick={() => setTask({ act: 'confirm', ...request })}>
                    Confirm
                  </Button>
                )}
                <Button size="small" variant="secondary" onClick={() => setTask({ act: 'withdraw', ...request })}>
                  {request.mayConfirm ? 'Refuse' : 'Withdraw'}
                </Button>
              </div>
            )
          }
        >
          {amountOf(request)}. {request.reason} ({indianDateTime(request.at)}). Above{' '}
          {rupees(FOUR_EYES_ABOVE_PAISE / 100)} for one order, or in another currency, a second person confirms.
        </Notice>
      ))}
      <Card>
        <FactList facts={facts} />
        {order.extras.length > 0 && (
          <section className="mt-5 border-t pt-4">
            <h2 className="text-base">Paid more than once</h2>
            <ul className="mt-2 space-y-1">
              {order.extras.map((extra) => (
                <li key={`${extra.at} ${extra.amountPaise}`}>
                  {amountOf(extra)}, {EXTRAS[extra.state]}, {indianDateTime(extra.at)}
                </li>
              ))}
            </ul>
          </section>
        )}
        <SectionBoundary>
          <RefundHistory steps={order.refundHistory} />
        </SectionBoundary>
      </Card>
      {isChecking && <CheckOrderDialog order={order} onClose={() => setIsChecking(false)} />}
      {isCrediting && <CreditDialog order={order} onClose={() => setIsCrediting(false)} />}
      {task && <RefundDialog task={task} order={order} onClose={() => setTask(null)} />}
    </>
  );
}
