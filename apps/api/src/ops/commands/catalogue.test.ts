import { signup } from '@dakhila/contract/signup';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { anOrder, openShop } from '../../../test/shop.ts';
import { coupons } from '../../db/schema/index.ts';

const server = useServer();
beforeEach(() => openShop(server));

const add = (...words: string[]) => typed(server, ['coupons', 'add', ...words]);
const readCoupon = async (code: string) =>
  (await server.deps.db.select().from(coupons).where(eq(coupons.code, code)))[0];

test('a coupon is added with all its bounds; its last day counts to midnight in India', async () => {
  const bounds = ['--cap', '300', '--from', '2026-12-01', '--until', '2026-12-31', '--tiers', 'standard, premium'];
  const ran = await add('diwali', '--percent', '25', ...bounds, '--uses', '100', '--uses-per-student', '1');
  expect(ran).toMatchObject({ code: 0, printed: 'DIWALI added.' });
  expect(await readCoupon('DIWALI')).toMatchObject({
    percent: 25,
    amountPaise: null,
    maxDiscountPaise: 30_000,
    startsAt: new Date('2026-11-30T18:30:00Z'),
    endsAt: new Date('2026-12-31T18:30:00Z'),
    tierIds: ['standard', 'premium'],
    maxUses: 100,
    maxUsesPerStudent: 1,
  });
  expect(await auditTrail(server)).toMatchObject([{ action: 'ops coupons add', subject: 'DIWALI' }]);
});

test('a fixed amount needs nothing else', async () => {
  await add('SAVE50', '--amount', '50');
  expect(await readCoupon('SAVE50')).toMatchObject({ percent: null, amountPaise: 5_000, tierIds: null, maxUses: null });
});

test.each([
  [['X', '--percent', '10', '--amount', '5'], 2],
  [['X'], 2],
  [['X', '--amount', '5', '--cap', '3'], 2],
  [['X', '--percent', '101'], 2],
  [['X', '--percent', '1.5'], 2],
  [['X', '--amount', '0'], 2],
  [['X Y', '--amount', '5'], 2],
  [['X', '--amount', '5', '--until', '31.12.2026'], 2],
  [['X', '--amount', '5', '--until', '2026-13-01'], 2],
  [['X', '--amount', '5', '--until', '2027-02-31'], 2],
  [['X', '--amount', '5', '--from', '2027-03-31', '--until', '2027-02-01'], 2],
  [['X', '--amount', '5', '--tiers', 'gold'], 2],
  [['WELCOME10', '--percent', '5'], 1],
])('%j is refused', async (words, code) => {
  expect((await add(...words)).code).toBe(code);
});

test('the list tells how often each is reserved and paid', async () => {
  await anOrder(server, { couponCode: 'ONCE' });
  await anOrder(server, { couponCode: 'FULLRIDE' });
  const { printed } = await typed(server, ['coupons', 'list']);
  expect(printed).toMatch(/ONCE +on +50% +0 paid, 1 reserved of 1/);
  expect(printed).toMatch(/FULLRIDE +on +100% +1 paid, 0 reserved of any/);
  expect(printed).toMatch(/WELCOME10 +on +10%, at most ₹200/);
});

test('more coupons than a page are listed by --after, each once with its own uses; anything but a code is refused', async () => {
  await server.pool.query(
    "insert into coupons (code, percent) select 'SCHOOL' || lpad(n::text, 3, '0'), 5 from generate_series(1, 60) n",
  );
  await anOrder(server, { couponCode: 'WELCOME10' });
  const page = async (...words: string[]) =>
    JSON.parse((await typed(server, ['coupons', 'list', '--json', ...words])).printed);
  const first = await page();
  const second = await page('--after', first.next.toLowerCase());
  const codes = [...first.data, ...second.data].map(({ code }) => code);
  expect([first.data.length, second.next, new Set(codes).size]).toEqual([50, null, codes.length]);
  expect(codes).toEqual(codes.toSorted());
  const reserved = [...first.data, ...second.data].filter((coupon) => coupon.reserved > 0);
  expect(reserved).toMatchObject([{ code: 'WELCOME10', reserved: 1, paid: 0 }]);
  expect((await typed(server, ['coupons', 'list'])).printed).toContain(`--after ${first.next}`);
  expect((await typed(server, ['coupons', 'list', '--after', 'no code'])).code).toBe(2);
});

test('a closed coupon is refused until it is opened again', async () => {
  expect((await typed(server, ['coupons', 'close', 'welcome10'])).printed).toBe('WELCOME10 is now closed.');
  await expect(anOrder(server, { couponCode: 'WELCOME10' })).rejects.toMatchObject({ code: 'coupon-invalid' });
  await typed(server, ['coupons', 'reopen', 'WELCOME10']);
  await expect(anOrder(server, { couponCode: 'WELCOME10' })).resolves.toMatchObject({ state: 'redirected' });
  expect((await typed(server, ['coupons', 'close', 'NONE'])).told).toBe('Coupon NONE not found.');
});

test('a tier that was changed is sold as it is now', async () => {
  const ran = await typed(server, ['tiers', 'set', 'standard', '--cost', '2000', '--discount', '25']);
  expect(ran.printed).toBe('Standard: ₹2000 less 25%, on sale (was ₹1998 less 50%, on sale).');
  await typed(server, ['tiers', 'set', 'premium', '--sale', 'off']);
  const { body } = await server.newBrowser().call(signup.subscriptionTiers);
  expect(body.data).toMatchObject([
    { name: 'Basic' },
    { name: 'Standard', cost: 2000, discount: 25 },
    { isTopUp: true },
    {},
    {},
    {},
    {},
  ]);
  expect((await typed(server, ['tiers', 'list'])).printed).toMatch(/premium .*off sale/);
});

test('a change of a tier needs something to change, and a tier', async () => {
  expect((await typed(server, ['tiers', 'set', 'standard'])).code).toBe(2);
  expect((await typed(server, ['tiers', 'set', 'standard', '--sale', 'maybe'])).code).toBe(2);
  expect((await typed(server, ['tiers', 'set', 'gold', '--sale', 'on'])).told).toContain('Tier gold not found.');
});

test('what was paid with a coupon is reported by period', async () => {
  await anOrder(server, { couponCode: 'FULLRIDE' });
  await anOrder(server, { couponCode: 'ONCE' });
  const usage = (...words: string[]) => typed(server, ['coupons', 'usage', ...words]);
  expect(JSON.parse((await usage('--each', 'all', '--json')).printed).data).toEqual([
    { code: 'FULLRIDE', period: 'all', paidOrders: 1, students: 1, revenuePaise: 0, refundedPaise: 0 },
  ]);
  expect((await usage('once')).printed).toBe('Nothing in this period.');
  expect(await usage('NONE')).toMatchObject({ code: 2, told: 'Coupon NONE not found.' });
});
