import type { DeskOrder } from '@dakhila/contract/desk/orders';
import { ORDER_STATES } from '@dakhila/domain/billing/order';
import { useState } from 'react';
import { indianDateTime, rupees } from '../../../web/src/lib/format.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { EmptyState } from '../../../web/src/ui/empty-state.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SearchInput } from '../../../web/src/ui/search-input.tsx';
import { Select } from '../../../web/src/ui/select.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { Cell, HeaderCell, Table, TableHead } from '../../../web/src/ui/table.tsx';
import { DeskLink } from '../shell/desk-link.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { useSearchWords } from '../use-search-words.ts';
import { orderAddress, STATES, stateOf } from './labels.ts';
import { MoneyFrame } from './money-frame.tsx';
import { useOrders } from './queries.ts';
import { WorkList } from './work-list.tsx';

/** What needs a person, then all orders. */
export function OrdersScreen() {
  const [parameters, changeAddress] = useSearchWords();
  const state = ORDER_STATES.find((one) => one === parameters.get('state'));
  const search = parameters.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  const orders = useOrders(state, search);
  const change = (name: string, value: string) => changeAddress({ [name]: value }, { replace: true });
  return (
    <MoneyFrame title="Orders">
      <WorkList />
      <h2 className="mb-3 text-lg">All orders</h2>
      <form
        className="mb-4 flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          change('search', typed.trim());
        }}
      >
        <SearchInput
          label="Search orders"
          placeholder="Transaction, whole email or phone"
          typed={typed}
          onType={setTyped}
          className="grow basis-64"
        />
        <Field label="State" isLabelHidden>
          <Select
            value={state ?? ''}
            onChange={(event) => change('state', event.target.value)}
            options={ORDER_STATES.map((one) => ({ value: one, label: STATES[one].name }))}
          >
            <option value="">All states</option>
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <QueryView query={orders} loading={<SkeletonCard className="h-60" />} fallback="Orders couldn’t be loaded.">
        {({ pages }) => <OrderTable orders={pages.flatMap((page) => page.orders)} />}
      </QueryView>
      <MoreButton query={orders} />
    </MoneyFrame>
  );
}

function OrderTable({ orders }: { orders: DeskOrder[] }) {
  if (orders.length === 0)
    return <EmptyState heading="No orders">Search for a whole transaction, email or phone number.</EmptyState>;
  return (
    <Table caption="Orders" isCaptionHidden>
      <TableHead columns={['Transaction', 'State', 'Plan', ['Amount', 'number'], 'Made']} />
      <tbody>
        {orders.map((order) => (
          <tr key={order.transactionId}>
            <HeaderCell scope="row" className="min-w-48">
              <DeskLink to={orderAddress(order)} className="break-all">
                {order.transactionId}
              </DeskLink>
            </HeaderCell>
            <Cell>
              <Badge variant={stateOf(order).variant}>{stateOf(order).name}</Badge>
            </Cell>
            <Cell>{order.plan}</Cell>
            <Cell isNumeric>{rupees(order.amountPaise / 100)}</Cell>
            <Cell className="whitespace-nowrap">{indianDateTime(order.createdAt)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
