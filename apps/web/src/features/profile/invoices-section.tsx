import { API_BASE_PATH } from '@dakhila/contract/base-path';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { indianDate, rupees } from '../../lib/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileMessages } from './messages.ts';
import { invoicesQuery } from './queries.ts';

/** What was paid, with the papers. */
export function InvoicesSection() {
  const words = useMessages(profileMessages);
  const { data: invoices, error, isFetching, refetch } = useQuery(invoicesQuery);
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="mb-3 text-lg">
        {words.invoices}
      </h2>
      {invoices ? (
        <Card padding="none" className="divide-y px-4 sm:px-5">
          {invoices.length === 0 && <p className="py-4 text-quiet">{words.noInvoices}</p>}
          {invoices.map(({ id, number, plan, amount, issuedAt, isRefunded, pdf }) => (
            <div key={id} className="flex items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="font-medium">
                  {plan} · {rupees(amount)}
                </p>
                <p className="text-sm text-quiet">
                  {words.invoice(number)} · {indianDate(issuedAt)}
                  {isRefunded && ` · ${words.refunded}`}
                </p>
              </div>
              <a
                href={`${API_BASE_PATH}${pdf}`}
                download
                aria-label={words.download(number)}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:bg-ink-soft"
              >
                <Download className="size-5" aria-hidden="true" />
              </a>
            </div>
          ))}
        </Card>
      ) : error ? (
        <FailedLoad
          heading={words.failedTitle}
          error={error}
          fallback={words.failed}
          isTrying={isFetching}
          onTry={refetch}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  );
}
