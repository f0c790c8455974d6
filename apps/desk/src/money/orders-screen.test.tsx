import type { DeskOrder, DeskOrderDetails } from '@dakhila/contract/desk/orders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { refusal } from '../../../web/test/refusals.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { OrderScreen } from './order-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';

const server = useFakeServer();
beforeEach(() => server.on('GET /desk/settlement-work', { body: { data: [], count: 0 } }));

const ORDER: DeskOrder = {
  ...{
    transactionId: 'DK1',
    state: 'paid',
    reviewReason: null,
    refundRefusedAt: null,
    plan: 'Premium',
    amountPaise: 4_999_00,
    couponCode: null,
  },
  ...{ createdAt: '2026-11-16T10:00:00Z', paidAt: '2026-11-16T10:01:00Z' },
};
const DETAILS: DeskOrderDetails = {
  ...ORDER,
  ...{
    gateway: 'razorpay',
    isGatewayInUse: true,
    paid: { amountPaise: 4_999_00, currency: 'INR' },
    extras: [],
    requests: [],
    refundHistory: [],
  },
  refundable: [{ kind: 'order', amountPaise: 4_999_00, currency: 'INR', needsSecond: true }],
  ...{ isCreditable: false, isAskable: false, isGivenUp: false, isLeftBehind: false, invoiceNumber: 'DK/26-27/000001' },
};
const openOrder = (order: Partial<DeskOrderDetails> = {}, role: 'finance' | 'support' = 'finance') => {
  server.on('GET /desk/orders/DK1', { body: { data: { ...DETAILS, ...order } } });
  renderDesk(<OrderScreen />, { path: '/money/:transactionId', address: '/money/DK1', roles: [role] });
};

test('a state chosen right after a search leaves the search', async () => {
  server.on('GET /desk/orders', { body: { data: { orders: [ORDER], next: null } } });
  server.on('GET /desk/orders-work', { body: { data: [], count: 0 } });
  renderDesk(<OrdersScreen />, { path: '/money', address: '/money', roles: ['finance'] });
  await userEvent.type(await screen.findByLabelText('Search orders'), 'DK1');
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'paid' } });
  });
  await waitFor(() => expect(String(server.calls('GET /desk/orders').at(-1)?.query)).toBe('state=paid&search=DK1'));
});

test('finance sees what needs somebody first, and all orders below', async () => {
  server.on('GET /desk/orders', { body: { data: { orders: [ORDER], next: null } } });
  server.on('GET /desk/orders-work', {
    body: {
      data: [
        { why: 'unanswered', isGatewayInUse: true, order: { ...ORDER, transactionId: 'DK2', state: 'redirected' } },
      ],
      count: 1,
    },
  });
  renderDesk(<OrdersScreen />, { path: '/money', roles: ['finance'] });
  expect(await screen.findByRole('link', { name: /The gateway hasn’t said what happened to it/ })).toBeTruthy();
  expect(await screen.findByRole('row', { name: /DK1 Paid Premium ₹4,999/ })).toBeTruthy();
  expect(screen.queryByText(/shown, the oldest/)).toBeNull();
  for (const name of ['Orders', 'Coupons', 'Invoices', 'Settlement'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
});

const REFUSED = { state: 'refund_pending', refundRefusedAt: '2026-11-17T10:00:00Z' } as const;

test('a refund that the gateway refused is never called on its way, and a cut list says how much there is', async () => {
  const order = { ...ORDER, ...REFUSED };
  server.on('GET /desk/orders', { body: { data: { orders: [order], next: null } } });
  server.on('GET /desk/orders-work', {
    body: { data: [{ why: 'refund-refused', isGatewayInUse: true, order }], count: 73 },
  });
  renderDesk(<OrdersScreen />, { path: '/money', roles: ['finance'] });
  expect(await screen.findByRole('link', { name: /The gateway refused the refund/ })).toBeTruthy();
  expect(await screen.findByRole('row', { name: /DK1 Refund refused by the gateway/ })).toBeTruthy();
  expect(screen.getByText(/^1 of 73 shown/)).toBeTruthy();
});

test('the page of a refused refund says what to do, and a review that was decided asks for nothing', async () => {
  openOrder({ ...REFUSED, reviewReason: 'amount' });
  expect(await screen.findByText('The gateway refused this refund')).toBeTruthy();
  expect(screen.getByText('Refund refused by the gateway')).toBeTruthy();
  expect(screen.getByText(/refund the whole amount there/)).toBeTruthy();
  expect(screen.queryByText('This payment needs a decision')).toBeNull();
});

test.each([
  ['refused', REFUSED, 'The gateway refused the refund'],
  ['taken', { state: 'refund_pending' }, 'Refund started'],
] as const)('a refund that the gateway has %s is announced so', async (_, answer, toast) => {
  const user = userEvent.setup();
  openOrder({ refundable: [{ kind: 'order', amountPaise: 199_00, currency: 'INR', needsSecond: false }] });
  server.on('POST /desk/orders/DK1/refund', { body: { data: { ...DETAILS, ...answer } } });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  await user.type(screen.getByLabelText('Why'), 'Bought by mistake');
  const confirm = screen.getAllByRole('button', { name: 'Refund' }).at(-1);
  if (confirm) await user.click(confirm);
  expect(await screen.findByText(toast)).toBeTruthy();
});

test('a second payment is returned by its own name, once for a double click, and a failure reads the order again', async () => {
  const user = userEvent.setup();
  openOrder({ refundable: [{ kind: 'extra', amountPaise: 199_00, currency: 'INR', needsSecond: false }] });
  server.on('POST /desk/orders/DK1/refund', refusal('not-found'));
  await user.click(await screen.findByRole('button', { name: 'Return second payment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Return second payment' }));
  await user.type(dialog.getByLabelText('Why'), 'Paid twice');
  await user.dblClick(dialog.getByRole('button', { name: 'Return second payment' }));
  expect(await dialog.findByText('We couldn’t find that')).toBeTruthy();
  expect(server.calls('POST /desk/orders/DK1/refund')).toHaveLength(1);
  await waitFor(() => expect(server.calls('GET /desk/orders/DK1')).toHaveLength(2));
});

test('support sees orders only: no work list, no other sections, no refund', async () => {
  server.on('GET /desk/orders', { body: { data: { orders: [], next: null } } });
  renderDesk(<OrdersScreen />, { path: '/money', roles: ['support'] });
  expect(await screen.findByText('No orders')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Needs attention' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Coupons' })).toBeNull();
  expect(server.calls('GET /desk/orders-work')).toEqual([]);
});

test('the work list has days with differences that nobody has looked at', async () => {
  server.on('GET /desk/orders', { body: { data: { orders: [], next: null } } });
  server.on('GET /desk/orders-work', {
    body: { data: [{ why: 'given-up', isGatewayInUse: true, order: ORDER }], count: 1 },
  });
  server.on('GET /desk/settlement-work', { body: { data: [{ day: '2026-11-16', unchecked: 3 }], count: 3 } });
  renderDesk(<OrdersScreen />, { path: '/money', roles: ['finance'] });
  const day = await screen.findByRole('link', { name: /differ from the gateway’s file.*Mon, 16 Nov 2026.*3$/ });
  expect(day.getAttribute('href')).toBe('/money/settlement/2026-11-16');
  expect(screen.getByRole('link', { name: /never said how it ended/ }).getAttribute('href')).toBe('/money/DK1');
  expect(screen.queryByText(/shown, the oldest/)).toBeNull();
});

test('an order that the gateway never answered about says what to do, and is marked with a reason', async () => {
  const user = userEvent.setup();
  openOrder({ state: 'expired', isGivenUp: true, isAskable: true, refundable: [] });
  server.on('POST /desk/orders/DK1/checked', { body: { data: { ...DETAILS, state: 'expired' } } });
  await user.click(await screen.findByRole('button', { name: 'Mark as looked at' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mark as looked at' }));
  await user.click(dialog.getByRole('button', { name: 'Mark' }));
  expect(server.calls('POST /desk/orders/DK1/checked')).toEqual([]);
  await user.type(dialog.getByLabelText('Why'), 'Not in the dashboard');
  await user.click(dialog.getByRole('button', { name: 'Mark' }));
  expect(await screen.findByText('Marked as looked at')).toBeTruthy();
  expect(screen.queryByText('The gateway never said how this payment ended')).toBeNull();
  expect(server.calls('POST /desk/orders/DK1/checked')[0]?.body).toEqual({ reason: 'Not in the dashboard' });
});

test.each([
  [true, /we couldn’t record it\. We keep asking\./],
  [false, /we couldn’t record it\.Premium.*Its gateway is no longer in use, so we can’t ask it\./],
])('the work list says that we keep asking only if the gateway is in use: %s', async (isGatewayInUse, text) => {
  server.on('GET /desk/orders', { body: { data: { orders: [], next: null } } });
  server.on('GET /desk/orders-work', {
    body: { data: [{ why: 'not-saved', isGatewayInUse, order: { ...ORDER, plan: 'Premium' } }], count: 1 },
  });
  server.on('GET /desk/settlement-work', { body: { data: [], count: 0 } });
  renderDesk(<OrdersScreen />, { path: '/money', roles: ['finance'] });
  const line = await screen.findByRole('link', { name: /The gateway answered/ });
  expect(line.textContent).toMatch(text);
  expect(line.textContent?.includes('We keep asking')).toBe(isGatewayInUse);
});

test('an order of a gateway that is no longer in use can be marked, too', async () => {
  openOrder({ state: 'failed', isLeftBehind: true, refundable: [] });
  expect(await screen.findByText('The gateway of this order is no longer in use')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark as looked at' })).toBeTruthy();
});

test('an order that was given up is not to be asked about once its gateway is no longer in use', async () => {
  openOrder({ state: 'expired', isGivenUp: true, isLeftBehind: true, isGatewayInUse: false, refundable: [] });
  expect(await screen.findByText(/It never said how this payment ended, and we can’t ask again/)).toBeTruthy();
  expect(screen.queryByText(/press Ask the gateway/)).toBeNull();
});

test.each([
  ['settlement-work', 'Days with differences', /never said how it ended/],
  ['orders-work', 'Orders that need attention', /differ from the gateway’s file/],
] as const)('when %s fails, the other half of the work list is there', async (failing, what, other) => {
  server.on('GET /desk/orders', { body: { data: { orders: [], next: null } } });
  server.on('GET /desk/orders-work', {
    body: { data: [{ why: 'given-up', isGatewayInUse: true, order: ORDER }], count: 1 },
  });
  server.on('GET /desk/settlement-work', { body: { data: [{ day: '2026-11-16', unchecked: 3 }], count: 3 } });
  server.on(`GET /desk/${failing}`, { status: 503 });
  renderDesk(<OrdersScreen />, { path: '/money', roles: ['finance'] });
  expect(await screen.findByRole('link', { name: other })).toBeTruthy();
  expect(await screen.findByText(`${what} couldn’t be loaded.`)).toBeTruthy();
  expect(screen.queryByText(/^Nothing/)).toBeNull();
});

test('the work list says that nothing waits only when both halves say so', async () => {
  server.on('GET /desk/orders', { body: { data: { orders: [], next: null } } });
  server.on('GET /desk/orders-work', { body: { data: [], count: 0 } });
  renderDesk(<OrdersScreen />, { path: '/money', roles: ['finance'] });
  expect(await screen.findByText(/^Nothing/)).toBeTruthy();
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  server.on('GET /desk/orders', { status: 503 });
  renderDesk(<OrdersScreen />, { path: '/money', roles: ['support'] });
  expect(await screen.findByText('Orders couldn’t be loaded.')).toBeTruthy();
});

test('a large refund is asked for with a reason, and the page shows who must confirm', async () => {
  const user = userEvent.setup();
  openOrder();
  const request = {
    ...{ kind: 'order', amountPaise: 4_999_00, currency: 'INR', askedBy: 'Meera Joshi', reason: 'Bought by mistake' },
    ...{ at: '2026-11-17T10:00:00Z', mayConfirm: false },
  };
  // Of a refusal before, nothing is said: the gateway was not asked.
  server.on('POST /desk/orders/DK1/refund', { body: { data: { ...DETAILS, ...REFUSED, requests: [request] } } });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(server.calls('POST /desk/orders/DK1/refund')).toEqual([]);
  expect(screen.getByText('Please say why, in at least 5 characters')).toBeTruthy();
  await user.type(screen.getByLabelText('Why'), 'Bought by mistake');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Meera Joshi asked for this refund')).toBeTruthy();
  expect(screen.getByText('A colleague must confirm')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(server.calls('POST /desk/orders/DK1/refund')[0]?.body).toEqual({ kind: 'order', reason: 'Bought by mistake' });
});

test('an order under review is credited for a reason; a refusal of the server stays in the dialog', async () => {
  const user = userEvent.setup();
  openOrder({ state: 'review', reviewReason: 'amount', isCreditable: true });
  server.on('POST /desk/orders/DK1/credit', refusal('conflict', { message: 'No account to credit.' }));
  await user.click(await screen.findByRole('button', { name: 'Credit' }));
  await user.type(screen.getByLabelText('Why'), 'The bank confirmed it');
  const confirm = screen.getAllByRole('button', { name: 'Credit' }).at(-1);
  if (confirm) await user.click(confirm);
  expect(await screen.findByText('No account to credit.')).toBeTruthy();
  server.on('POST /desk/orders/DK1/credit', { body: { data: DETAILS } });
  if (confirm) await user.click(confirm);
  await waitFor(() => expect(screen.queryByLabelText('Why')).toBeNull());
  expect(screen.getByText('Paid', { selector: 'span' })).toBeTruthy();
});

test('the gateway is asked about an order without an outcome', async () => {
  const user = userEvent.setup();
  openOrder({ state: 'redirected', isAskable: true, refundable: [], paid: null, paidAt: null, invoiceNumber: null });
  server.on('POST /desk/orders/DK1/reconcile', { body: { data: DETAILS } });
  await user.click(await screen.findByRole('button', { name: 'Ask the gateway' }));
  expect(await screen.findByText('The gateway answered')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'DK/26-27/000001' })).toBeTruthy();
});

test('a refunded order says who asked, who confirmed, when and why', async () => {
  const step = { kind: 'order', at: '2026-11-17T10:00:00Z', reason: null } as const;
  openOrder({
    ...{ state: 'refunded', refundable: [] },
    refundHistory: [
      { ...step, step: 'asked', by: 'Meera Joshi', reason: 'Bought by mistake' },
      { ...step, step: 'confirmed', by: 'Rohan Kale' },
      { ...step, step: 'returned', by: null },
      { ...step, kind: 'extra', step: 'begun', by: null, at: null },
    ],
  });
  const lines = within(await screen.findByRole('list', { name: 'Refunds' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Meera Joshi asked for the refundBought by mistake17 Nov 2026, 3:30 pm IST',
    'Rohan Kale confirmed the refund17 Nov 2026, 3:30 pm IST',
    'The gateway confirmed the refund17 Nov 2026, 3:30 pm IST',
    'Automatic: the log names no one who asked for the return of the second paymentThe time wasn’t recorded',
  ]);
});

test('support opens an order and can do nothing with it', async () => {
  openOrder({ state: 'review', reviewReason: 'amount', isCreditable: true }, 'support');
  expect(await screen.findByText(/The amount differs from the order/)).toBeTruthy();
  for (const name of ['Credit', 'Refund']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'DK/26-27/000001' })).toBeNull();
});
