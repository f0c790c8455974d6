import { type DeskInvoice, deskInvoicePdfPath, deskInvoices } from '@dakhila/contract/desk/invoices';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { indianDateTime } from '../../../../web/src/lib/format.ts';
import { Badge } from '../../../../web/src/ui/badge.tsx';
import { Button, buttonStyles } from '../../../../web/src/ui/button.tsx';
import { Card, CardHeader } from '../../../../web/src/ui/card.tsx';
import { EmptyState } from '../../../../web/src/ui/empty-state.tsx';
import { QueryView } from '../../../../web/src/ui/query-view.tsx';
import { SearchInput } from '../../../../web/src/ui/search-input.tsx';
import { SkeletonCard } from '../../../../web/src/ui/skeleton.tsx';
import { call } from '../../api.ts';
import { endpointQuery } from '../../endpoint-query.ts';
import { useMay } from '../../session/use-member.ts';
import { DeskLink } from '../../shell/desk-link.tsx';
import { LookForm } from '../../shell/look-form.tsx';
import { useLook } from '../../shell/use-look.ts';
import { FactList } from '../fact-list.tsx';
import { exactRupees } from '../labels.ts';
import { MoneyFrame } from '../money-frame.tsx';

/** One invoice, found by its number or its order. */
export function InvoicesScreen() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  const query = useQuery(
    endpointQuery(['invoices', search], deskInvoices.find, { query: { search } }, { enabled: search !== '' }),
  );
  return (
    <MoneyFrame title="Invoices" lead="The same PDF that the student gets. Every view and download is logged.">
      <form
        className="mb-6 flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setParameters(typed.trim() ? { search: typed.trim() } : {}, { replace: true });
        }}
      >
        <SearchInput
          label="Find an invoice"
          placeholder="DK/26-27/000123 or a transaction"
          typed={typed}
          onType={setTyped}
          className="grow basis-64"
        />
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </form>
      {search !== '' && (
        <QueryView query={query} loading={<SkeletonCard className="h-60" />} fallback="Invoices couldn’t be loaded.">
          {(invoice) =>
            invoice ? (
              <FoundInvoice key={invoice.id} invoice={invoice} />
            ) : (
              <EmptyState heading="Invoice not found">
                Enter the full invoice number or the order’s full transaction. Free orders have no invoice.
              </EmptyState>
            )
          }
        </QueryView>
      )}
    </MoneyFrame>
  );
}

function FoundInvoice({ invoice }: { invoice: DeskInvoice }) {
  const mayLook = useMay('invoices.look');
  const tax =
    invoice.taxPercent === 0
      ? 'None'
      : `${invoice.taxPercent}%: ${exactRupees(invoice.centralTaxPaise)} central, ${exactRupees(invoice.stateTaxPaise)} state`;
  return (
    <Card>
      <CardHeader title={invoice.number} />
      {invoice.isRefunded && (
        <Badge variant="secondary" className="mb-4">
          Refunded
        </Badge>
      )}
      <FactList
        facts={[
          ['For', invoice.plan],
          ['Amount', exactRupees(invoice.amountPaise)],
          ['Without tax', exactRupees(invoice.taxablePaise)],
          ['Tax', tax],
          ['Issued', indianDateTime(invoice.issuedAt)],
          [
            'Order',
            <DeskLink key="order" to={`/money/${encodeURIComponent(invoice.transactionId)}`}>
              {invoice.transactionId}
            </DeskLink>,
          ],
          ['Buyer', invoice.isAnonymous ? 'The account was deleted, so the PDF has no name.' : 'Named in the PDF'],
        ]}
      />
      {mayLook && <InvoicePdf id={invoice.id} />}
    </Card>
  );
}

/** The button that was pressed is gone, so the link has the focus. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/** The PDF names the buyer, so it's offered after a reason is given. */
function InvoicePdf({ id }: { id: string }) {
  const look = useLook((reason) => call(deskInvoices.look, { params: { id }, body: { reason } }));
  return (
    <section aria-label="PDF" className="mt-5 border-t pt-4">
      {look.isSuccess ? (
        <a
          href={API_BASE_PATH + deskInvoicePdfPath(id)}
          download
          ref={takeFocus}
          className={buttonStyles({ variant: 'primary' })}
        >
          <Download aria-hidden="true" />
          Download PDF
        </a>
      ) : (
        <LookForm look={look} label="Why do you need the PDF?" action="Continue" />
      )}
    </section>
  );
}
