import { API_BASE_PATH } from '@dakhila/contract/base-path';
import type { Invoice, OrderStatus } from '@dakhila/contract/payments';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { ordersQuery } from '../../../checkout/orders-query.ts';
import { indianDate, rupees } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Part, ProfileSection } from '../section.tsx';
import { accountMessages } from './messages.ts';
import { invoicesQuery } from './queries.ts';

const SHOWN_FIRST = 5;

/** What was ordered and how it stands, with the papers. */
export function PaymentsSection({ id }: { id: string }) {
  const words = useMessages(accountMessages).payments;
  const orders = useQuery(ordersQuery);
  const invoices = useQuery(invoicesQuery);
  const [isWhole, setIsWhole] = useState(false);
  const papers = new Map(invoices.data?.map((invoice) => [invoice.transactionId, invoice]));
  return (
    <ProfileSection id={id} title={words.title}>
      <Part query={orders} skeleton="h-24">
        {(all) => (
          <Card padding="none" className="px-4 sm:px-5">
            {all.length === 0 && <p className="py-4 text-quiet">{words.nothing}</p>}
            {invoices.error && (
              <Notice
                variant="danger"
                isLive
                className="my-4"
                action={
                  <Button
                    variant="secondary"
                    size="small"
                    isBusy={invoices.isFetching}
                    onClick={() => invoices.refetch()}
                  >
                    {words.tryAgain}
                  </Button>
                }
              >
                {words.invoicesFailed}
              </Notice>
            )}
            <ul className="divide-y">
              {(isWhole ? all : all.slice(0, SHOWN_FIRST)).map((order) => (
                <Order key={order.transactionId} order={order} invoice={papers.get(order.transactionId)} />
              ))}
            </ul>
            {!isWhole && all.length > SHOWN_FIRST && (
              <div className="border-t py-2">
                <Button variant="quiet" onClick={() => setIsWhole(true)}>
                  {words.all(all.length)}
                </Button>
              </div>
            )}
          </Card>
        )}
      </Part>
    </ProfileSection>
  );
}

const LOOKS: Record<OrderStatus['state'], BadgeVariant> = {
  processing: 'secondary',
  paid: 'good',
  failed: 'outline',
  expired: 'outline',
  review: 'secondary',
  refunding: 'secondary',
  refunded: 'outline',
};

function Order({ order, invoice }: { order: OrderStatus; invoice: Invoice | undefined }) {
  const words = useMessages(accountMessages).payments;
  const { plan, amount, state, updatedAt } = order;
  return (
    <li className="flex min-h-18 items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">{`${plan} · ${amount > 0 ? rupees(amount) : words.free}`}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
          <Badge variant={LOOKS[state]}>{words.state[state]}</Badge>
          {indianDate(updatedAt)}
          {invoice && <span>{words.invoice(invoice.number)}</span>}
        </p>
      </div>
      {invoice && (
        <a
          href={`${API_BASE_PATH}${invoice.pdf}`}
          download
          aria-label={words.download(invoice.number)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:bg-ink-soft"
        >
          <Download className="size-5" aria-hidden="true" />
        </a>
      )}
    </li>
  );
}
