import type { DeskCoupon } from '@dakhila/contract/desk/coupons';
import type { SettlementDay, SettlementFile } from '@dakhila/contract/desk/settlements';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { refusal } from '../../../web/test/refusals.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { clearDrafts } from '../session/drafts.ts';
import { CouponsScreen } from './coupons/coupons-screen.tsx';
import { InvoicesScreen } from './invoices/invoices-screen.tsx';
import { SettlementDayScreen } from './settlement/day-screen.tsx';
import { SettlementScreen } from './settlement/settlement-screen.tsx';

const server = useFakeServer();

const COUPON: DeskCoupon = {
  ...{ code: 'DIWALI', state: 'open', percent: 25, amountPaise: null, maxDiscountPaise: 300_00, firstDay: null },
  ...{ lastDay: '2026-12-31', plans: null, maxUses: 100, maxUsesPerStudent: 1, paid: 12, reserved: 2 },
};
const TOTALS = { payments: 3, paidPaise: 597_00, refunds: 0, refundedPaise: 0 };
const DAY: SettlementDay = { day: '2026-11-16', withUs: TOTALS, inFile: TOTALS, differences: 0, unchecked: 0 };

const FILE: SettlementFile = {
  ...{ id: 'f1', lines: 3, firstDay: '2026-11-15', lastDay: '2026-11-16', uploadedBy: 'Rohan Kale' },
  ...{ uploadedAt: '2026-11-17T03:30:00Z', withdrawn: null },
};

const openCoupons = () => renderDesk(<CouponsScreen />, { path: '/money/coupons', roles: ['finance'] });
const openSettlement = () => renderDesk(<SettlementScreen />, { path: '/money/settlement', roles: ['finance'] });
afterEach(clearDrafts);
beforeEach(() => {
  const plans = [{ id: 'standard', name: 'Standard' }];
  server.on('GET /desk/coupons', { body: { data: { coupons: [COUPON], plans, next: null } } });
  server.on('GET /desk/settlements', { body: { data: { days: [DAY], before: '2026-11-03' } } });
  server.on('GET /desk/settlement-files', { body: { data: { files: [FILE], next: null } } });
});

test('coupons are listed with what they take off and how often they were used', async () => {
  openCoupons();
  const row = await screen.findByRole('row', { name: /DIWALI/ });
  for (const text of ['Open', '25%, at most ₹300', '12 of 100, 2 reserved', 'Every plan', 'Until Thu, 31 Dec 2026'])
    expect(within(row).getByText(text)).toBeTruthy();
});

test('a new coupon is checked before it is sent, and sent as the server takes it', async () => {
  const user = userEvent.setup();
  openCoupons();
  server.on('POST /desk/coupons', { body: { data: COUPON } });
  await user.click(await screen.findByRole('button', { name: 'New coupon' }));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByText('A whole number from 1 to 100.')).toBeTruthy();
  await user.type(screen.getByLabelText('Code'), 'diwali');
  await user.type(screen.getByLabelText('Per cent'), '25');
  await user.type(screen.getByLabelText('Total uses'), '1e3');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByText('A whole number, or nothing for no limit.')).toBeTruthy();
  expect(server.calls('POST /desk/coupons')).toEqual([]);
  await user.clear(screen.getByLabelText('Total uses'));
  await user.click(screen.getByLabelText('Standard'));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('DIWALI can be used')).toBeTruthy();
  expect(server.calls('POST /desk/coupons')[0]?.body).toEqual({
    ...{ code: 'DIWALI', percent: 25, amountRupees: null, capRupees: null, firstDay: null, lastDay: null },
    ...{ tierIds: ['standard'], maxUses: null, maxUsesPerStudent: null },
  });
});

test('a coupon that was typed is there again after Escape and a press beside it, until it is started again', async () => {
  const user = userEvent.setup();
  openCoupons();
  const openNew = async () => user.click(await screen.findByRole('button', { name: 'New coupon' }));
  const typedCode = () => screen.getByLabelText<HTMLInputElement>('Code').value;
  await openNew();
  expect(screen.queryByText('What you typed before is back')).toBeNull();
  await user.type(screen.getByLabelText('Code'), 'diwali');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await openNew();
  expect([typedCode(), screen.queryByText('What you typed before is back') !== null]).toEqual(['diwali', true]);
  await user.type(screen.getByLabelText('Per cent'), '25');
  await user.click(screen.getByRole('dialog'));
  await openNew();
  expect([typedCode(), screen.getByLabelText<HTMLInputElement>('Per cent').value]).toEqual(['diwali', '25']);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(typedCode()).toBe('');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Change DIWALI' }));
  expect(screen.getByLabelText<HTMLInputElement>('Total uses').value).toBe('100');
  expect(screen.queryByText('What you typed before is back')).toBeNull();
});

test('an end is confirmed, and a change begins with the limits of the coupon', async () => {
  const user = userEvent.setup();
  openCoupons();
  server.on('PUT /desk/coupons/DIWALI/active', { body: { data: { ...COUPON, state: 'ended' } } });
  server.on('PUT /desk/coupons/DIWALI', { body: { data: COUPON } });
  await user.click(await screen.findByRole('button', { name: 'End DIWALI' }));
  await user.click(screen.getByRole('button', { name: 'End it' }));
  expect(await screen.findByText('DIWALI has ended')).toBeTruthy();
  expect(server.calls('PUT /desk/coupons/DIWALI/active')[0]?.body).toEqual({ isActive: false });
  await user.click(screen.getByRole('button', { name: 'Change DIWALI' }));
  expect(screen.queryByLabelText('Code')).toBeNull();
  await user.clear(screen.getByLabelText('Total uses'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls('PUT /desk/coupons/DIWALI')[0]?.body).toEqual({
      ...{ lastDay: '2026-12-31', maxUses: null, maxUsesPerStudent: 1 },
      shown: { lastDay: '2026-12-31', maxUses: 100, maxUsesPerStudent: 1 },
    }),
  );
});

test('a last day that is over is not sent', async () => {
  const user = userEvent.setup();
  openCoupons();
  await user.click(await screen.findByRole('button', { name: 'Change DIWALI' }));
  const field = screen.getByLabelText('Last day');
  await user.clear(field);
  await user.type(field, '2020-01-31');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This day is over. To stop the coupon now, end it.')).toBeTruthy();
  expect(server.calls('PUT /desk/coupons/DIWALI')).toEqual([]);
});

test('an invoice is found by its number and offers the PDF; what is not there is said', async () => {
  const user = userEvent.setup();
  const invoice = {
    ...{ id: 'i1', number: 'DK/26-27/000001', transactionId: 'DK1', plan: 'Premium', amountPaise: 4_999_00 },
    ...{ taxPercent: 18, taxablePaise: 4_236_44, centralTaxPaise: 381_28, stateTaxPaise: 381_28 },
    ...{ issuedAt: '2026-11-16T10:00:00Z', isRefunded: true, isAnonymous: false },
  };
  server.on('GET /desk/invoices', ({ query }) => ({ body: { data: query.get('search') === 'DK1' ? null : invoice } }));
  renderDesk(<InvoicesScreen />, { path: '/money/invoices', roles: ['finance'] });
  await user.type(screen.getByLabelText('Find an invoice'), 'DK1');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Invoice not found')).toBeTruthy();
  await user.clear(screen.getByLabelText('Find an invoice'));
  await user.type(screen.getByLabelText('Find an invoice'), 'DK/26-27/000001{Enter}');
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  server.on('POST /desk/invoices/i1/look', { body: {} });
  await user.type(await screen.findByLabelText('Why do you need the PDF?'), 'The buyer asked for a copy');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const link = await screen.findByRole('link', { name: 'Download PDF' });
  expect(server.calls('POST /desk/invoices/i1/look')[0]?.body).toEqual({ reason: 'The buyer asked for a copy' });
  expect(link.getAttribute('href')).toBe('/api/v1/desk/invoices/i1.pdf');
  expect(screen.getByText('Refunded')).toBeTruthy();
  expect(screen.getByText('18%: ₹381.28 central, ₹381.28 state')).toBeTruthy();
});

test('a file is sent, its result is said, and a refusal names the line', async () => {
  const user = userEvent.setup({ applyAccept: false });
  openSettlement();
  await screen.findByRole('row', { name: /Mon, 16 Nov 2026 Agrees/ });
  const stored = { lines: 3, added: 2, skipped: 1 };
  server.on('POST /desk/settlement-files', { body: { data: stored } });
  const send = () =>
    user.upload(screen.getByLabelText('Choose the file'), new File(['x'], 'a.csv', { type: 'text/csv' }));
  await send();
  expect(
    await screen.findByText(
      'Stored 2 lines of 3; the rest was known already. Skipped 1 line that is about something else.',
    ),
  ).toBeTruthy();
  server.on('POST /desk/settlement-files', { body: { data: { ...stored, added: 0, skipped: 0 } } });
  await send();
  expect(await screen.findByText('Nothing changed: all of it was known already (3 lines).')).toBeTruthy();
  const message = 'Nothing was stored. Line 3: amount is not an amount in rupees.';
  server.on('POST /desk/settlement-files', refusal('invalid-input', { message }));
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a wrong file is withdrawn with a reason', async () => {
  const user = userEvent.setup();
  openSettlement();
  const row = await screen.findByRole('row', { name: /Rohan Kale/ });
  expect(within(row).getByText('Sun, 15 Nov 2026 to Mon, 16 Nov 2026')).toBeTruthy();
  const withdrawn = {
    ...FILE,
    withdrawn: { by: 'Meera Joshi', at: '2026-11-17T04:00:00Z', reason: 'File of another shop' },
  };
  server.on('POST /desk/settlement-files/f1/withdraw', { body: { data: withdrawn } });
  await user.click(within(row).getByRole('button', { name: /^Withdraw the file of/ }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(server.calls('POST /desk/settlement-files/f1/withdraw')).toEqual([]);
  await user.type(screen.getByLabelText('Why'), 'File of another shop');
  server.on('GET /desk/settlement-files', { body: { data: { files: [withdrawn], next: null } } });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The file no longer counts')).toBeTruthy();
  expect(server.calls('POST /desk/settlement-files/f1/withdraw')[0]?.body).toEqual({ reason: 'File of another shop' });
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
  expect(screen.getByText('Meera Joshi, 17 Nov 2026, 9:30 am IST')).toBeTruthy();
  expect(screen.getByText('File of another shop')).toBeTruthy();
});

test('a day shows what differs as text, however hostile, with the CSV', async () => {
  const listed = [
    { difference: 'payment-unknown', paymentId: '<img src=x onerror=alert(1)>', transactionId: null, withUs: null },
    {
      difference: 'payment-amount',
      paymentId: 'pay_2',
      transactionId: 'DK2',
      withUs: { amountPaise: 5, currency: 'INR' },
    },
  ].map((one) => ({ ...one, inFile: { amountPaise: 100, currency: 'INR' }, checked: null }));
  server.on('GET /desk/settlements/2026-11-16', { body: { data: { ...DAY, differences: 2, unchecked: 2, listed } } });
  const { container } = renderDesk(<SettlementDayScreen />, {
    ...{ path: '/money/settlement/:day', address: '/money/settlement/2026-11-16', roles: ['finance'] },
  });
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('2 differences')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Differences as CSV' }).getAttribute('href')).toBe(
    '/api/v1/desk/settlements/2026-11-16.csv',
  );
  expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe('/money/DK2');
});

test('a difference is marked as looked at with the amounts that were shown, and then says who did and why', async () => {
  const user = userEvent.setup();
  const inFile = { amountPaise: 100, currency: 'INR' };
  const one = { difference: 'payment-unknown', paymentId: 'pay_1', transactionId: null, inFile, withUs: null };
  const checked = { by: 'Rohan Kale', at: '2026-11-17T03:30:00Z', reason: 'The bank was slow' };
  const day = (counts: object, listed: object[]) => ({ body: { data: { ...DAY, differences: 1, ...counts, listed } } });
  server.on('GET /desk/settlements/2026-11-16', day({ unchecked: 1 }, [{ ...one, checked: null }]));
  renderDesk(<SettlementDayScreen />, {
    ...{ path: '/money/settlement/:day', address: '/money/settlement/2026-11-16', roles: ['finance'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as looked at: pay_1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mark as looked at' }));
  await user.type(dialog.getByLabelText('Why'), 'The bank was slow');
  server.on('POST /desk/settlements/2026-11-16/checks', day({ unchecked: 0 }, [{ ...one, checked }]));
  server.on('GET /desk/settlements/2026-11-16', day({ unchecked: 0 }, [{ ...one, checked }]));
  await user.click(dialog.getByRole('button', { name: 'Mark' }));
  expect(await screen.findByText('1 difference, looked at')).toBeTruthy();
  expect(screen.getByText('Rohan Kale, 17 Nov 2026, 9:00 am IST')).toBeTruthy();
  expect(server.calls('POST /desk/settlements/2026-11-16/checks')[0]?.body).toEqual({
    ...{ difference: 'payment-unknown', paymentId: 'pay_1', inFile, withUs: null, reason: 'The bank was slow' },
  });
});
