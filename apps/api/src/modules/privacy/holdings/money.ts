import { sql } from 'drizzle-orm';
import { direct, type Holding, viaParent } from './holding.ts';

const TAX = 'Tax and accounting law requires it. It has no name, email or number.';

/** Orders, payments and the ledger. */
export const MONEY: Holding[] = [
  {
    table: 'orders',
    title: 'Your orders',
    isTheirs: direct,
    hidden: { gateway_url: 'The address of the payment page. Anyone who has it can open it.' },
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
    table: 'refund_requests',
    title: 'Refunds that wait for a second person',
    isTheirs: viaParent('order_id', 'orders'),
    hidden: { asked_by: 'A person who works for us.' },
    onErase: 'delete',
  },
  {
    table: 'invoices',
    title: 'Your invoices',
    isTheirs: direct,
    onErase: {
      why: 'Number, date, amounts and tax stay, as tax law requires. The name and contact of the buyer are deleted.',
      emptied: () => sql`details = jsonb_set(details, '{buyer}', '{"name": "", "email": "", "phone": ""}')`,
    },
  },
  { table: 'ledger', title: 'Your credit history', isTheirs: direct, onErase: { why: TAX } },
];
