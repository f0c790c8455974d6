import { sql } from 'drizzle-orm';
import { direct, type Holding, viaParent } from './holding.ts';

const TAX = 'Tax and accounting law asks for it. It leads to no name, address or number.';

/** Orders, payments and the ledger. */
export const MONEY: Holding[] = [
  {
    table: 'orders',
    title: 'Your orders',
    isTheirs: direct,
    hidden: { gateway_url: 'The address of the payment page: whoever has it can open it.' },
    onErase: { why: TAX, emptied: () => sql`gateway_url = null` },
  },
  { table: 'coupon_uses', title: 'Coupons you used', isTheirs: viaParent('order_id', 'orders'), onErase: { why: TAX } },
  {
    table: 'payment_events',
    title: 'What the payment gateway told us',
    isTheirs: viaParent('order_id', 'orders'),
    onErase: { why: TAX },
  },
  {
    table: 'extra_payments',
    title: 'What you paid twice',
    isTheirs: viaParent('order_id', 'orders'),
    onErase: { why: TAX },
  },
  {
    table: 'invoices',
    title: 'Your invoices',
    isTheirs: direct,
    onErase: {
      why: 'Number, date, amounts and tax are kept as tax law asks. The name and contact of the buyer go.',
      emptied: () => sql`details = jsonb_set(details, '{buyer}', '{"name": "", "email": "", "phone": ""}')`,
    },
  },
  { table: 'ledger', title: 'What you gained and spent', isTheirs: direct, onErase: { why: TAX } },
];
