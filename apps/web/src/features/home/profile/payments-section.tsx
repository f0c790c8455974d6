import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import type { Invoice, OrderStatus, OwnOrder } from '@dakhila/contract/payments';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { indianDate, rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { ordersQuery } from '../../billing/index.ts';
import { profileMessages } from './messages.ts';
import { invoicesQuery } from './queries.ts';
import { Part, ProfileSection } from './section.tsx';

const SHOWN_FIRST = 5;

export function PaymentsSection({ id }: { id: string }) {
  const messages = useMessages(profileMessages).account.payments;
  const orders = useQuery(ordersQuery);
  const invoices = useQuery(invoicesQuery);
  const [isWhole, setIsWhole] = useState(false);
  const invoiceOf = new Map(invoices.data?.map((invoice) => [invoice.transactionId, invoice]));
  return (
    <ProfileSection id={id} title={messages.title}>
      <Part query={orders} skeleton="h-24">
        {(all) => (
          <Card padding="none" className="px-4 sm:px-5">
            {all.length === 0 && <p className="py-4 text-quiet">{messages.nothing}</p>}
            {invoices.error && (
              <div className="my-4">
                <FailedLoad
                  error={invoices.error}
                  fallback={messages.invoicesFailed}
                  isTrying={invoices.isFetching}
                  onTry={invoices.refetch}
                />
              </div>
            )}
            <ul className="divide-y">
              {shown(all, isWhole).map((order) => (
                <Order key={order.transactionId} order={order} invoice={invoiceOf.get(order.transactionId)} />
              ))}
            </ul>
            {shown(all, isWhole).length < all.length && (
              <div className="border-t py-2">
                <Button variant="quiet" onClick={() => setIsWhole(true)}>
                  {fill(messages.all, { count: all.length })}
                </Button>
              </div>
            )}
          </Card>
        )}
      </Part>
    </ProfileSection>
  );
}

/** The newest orders, and older ones whose money is neither spent nor returned. */
const shown = (orders: OwnOrder[], isWhole: boolean) =>
  orders.filter((order, place) => isWhole || place < SHOWN_FIRST || isUnsettled(order));

const isUnsettled = ({ state, extraPayments }: OwnOrder) =>
  ['processing', 'review', 'refunding'].includes(state) || extraPayments.some((extra) => extra.state !== 'refunded');

const LOOKS: Record<OrderStatus['state'], BadgeVariant> = {
  processing: 'secondary',
  paid: 'good',
  failed: 'outline',
  expired: 'outline',
  review: 'secondary',
  refunding: 'secondary',
  refunded: 'outline',
};

function Order({ order, invoice }: { order: OwnOrder; invoice: Invoice | undefined }) {
  const messages = useMessages(profileMessages).account.payments;
  const { plan, amount, received, state, updatedAt, extraPayments } = order;
  const paid = received ?? amount;
  return (
    <li className="flex min-h-18 items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">{`${plan} · ${paid > 0 ? rupees(paid) : messages.free}`}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
          {(paid > 0 || state !== 'paid') && <Badge variant={LOOKS[state]}>{messages.state[state]}</Badge>}
          {indianDate(updatedAt)}
          {invoice && <span>{fill(messages.invoice, { number: invoice.number })}</span>}
        </p>
        {paid !== amount && (
          <p className="mt-1 text-sm">{fill(messages.paidOther, { paid: rupees(paid), price: rupees(amount) })}</p>
        )}
        {paid > 0 && state !== 'paid' && <p className="mt-1 text-sm">{messages.next[state]}</p>}
        {extraPayments.map((extra, place) => (
          // Payments are only ever added at the end.
          <p key={place} className="mt-1 text-sm font-medium">
            {fill(messages.paidTwice[extra.state], { money: rupees(extra.amount) })}
          </p>
        ))}
      </div>
      {invoice && (
        <a
          href={`${API_BASE_PATH}${invoice.pdf}`}
          download
          aria-label={fill(messages.download, { number: invoice.number })}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:bg-ink-soft"
        >
          <Download className="size-5" aria-hidden="true" />
        </a>
      )}
    </li>
  );
}
