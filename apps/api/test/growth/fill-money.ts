import { ago, idOf, JOINED, later, type Rows, STUDENT } from './rows.ts';

const ORDER_COLUMNS =
  'id, transaction_id, purpose, student_id, tier_id, coupon_code, tier_name, cost_paise, amount_paise, attempts, sessions, assessments, gateway, merchant, gateway_payment_id, state, created_at, expires_at, paid_at, receipt_id, next_check_at';
const transaction = (kind: string) => `'DK' || upper(md5('${kind}' || n))`;
const PAID = `'paid', ${JOINED}, ${JOINED}, ${JOINED}`;

/** A paid order of every so many students, and all that belongs to it: evidence, credit, invoice and, for some, a coupon. */
type Bought = {
  kind: string;
  every: number;
  rest: string;
  tier: string;
  amountPaise: number;
  grants: Record<'attempts' | 'sessions' | 'assessments', number>;
  /** The invoices of a kind are numbered after those of the kinds before it. */
  after?: string;
  coupon?: string;
};

function rowsOf({ kind, every, rest, tier, amountPaise, grants, after = '0', coupon }: Bought): Rows[] {
  const { attempts, sessions, assessments } = grants;
  const [credit = 'attempts', amount = 0] = Object.entries(grants).find(([, count]) => count > 0) ?? [];
  const purpose = { attempts: 'predictions', sessions: 'counselling', assessments: 'psychometric' }[credit];
  const id = idOf(kind);
  const sequence = `(${after} + n / ${every})`;
  const paid: Rows[] = [
    {
      table: 'orders',
      every,
      columns: ORDER_COLUMNS,
      values: `${id}, ${transaction(kind)}, '${amountPaise === 0 ? 'signup' : purpose}', ${STUDENT}, '${tier}', ${coupon ? `'${coupon}'` : 'null'}, '${tier}', ${amountPaise + (coupon ? 10000 : 0)}, ${amountPaise}, ${attempts}, ${sessions}, ${assessments}, '${amountPaise === 0 ? 'free' : 'sandbox'}', 'growth', ${amountPaise === 0 ? 'null' : `'pay-${kind}-' || n`}, ${PAID}, ${idOf(`${kind}-receipt`)}, null`,
    },
    {
      table: 'payment_events',
      every,
      columns:
        'order_id, gateway, event_id, source, outcome, amount_paise, currency, merchant, payment_id, received_at',
      values: `${id}, '${amountPaise === 0 ? 'free' : 'sandbox'}', 'e', '${amountPaise === 0 ? 'free' : 'callback'}', 'paid', ${amountPaise}, 'INR', 'growth', ${amountPaise === 0 ? 'null' : `'pay-${kind}-' || n`}, ${JOINED}`,
    },
    {
      table: 'ledger',
      every,
      columns: 'student_id, kind, amount, reason, reference, balance_after, created_at',
      values: `${STUDENT}, '${credit}', ${amount}, 'purchase', 'order:' || ${id}, ${amount}${rest}, ${JOINED}`,
    },
  ];
  if (coupon)
    paid.push({
      table: 'coupon_uses',
      every,
      columns: 'order_id, coupon_code, state, reserved_until',
      values: `${id}, '${coupon}', 'consumed', ${ago(300)}`,
    });
  if (amountPaise > 0)
    paid.push({
      table: 'invoices',
      every,
      columns:
        'id, order_id, student_id, financial_year, sequence, number, issued_at, amount_paise, tax_percent, taxable_paise, central_tax_paise, state_tax_paise, details',
      values: `${idOf(`${kind}-invoice`)}, ${id}, ${STUDENT}, '2025-26', ${sequence}, 'DK/25-26/' || lpad(${sequence}::text, 7, '0'), ${JOINED}, ${amountPaise}, 0, ${amountPaise}, 0, 0, '{"buyer": {"name": "", "email": "", "phone": ""}}'`,
    });
  return paid;
}

/** Students use attempts, sessions and assessments after they bought them. */
const used = (kind: string, reference: string, balance: number, every: number): Rows => ({
  table: 'ledger',
  every,
  columns: 'student_id, kind, amount, reason, reference, balance_after, created_at',
  values: `${STUDENT}, '${kind}', -1, 'use', ${reference}, ${balance}, ${JOINED}`,
});

export const MONEY_ROWS: readonly Rows[] = [
  ...rowsOf({
    kind: 'signup-order',
    every: 1,
    rest: '',
    tier: 'basic',
    amountPaise: 0,
    grants: grantsOf('attempts', 3),
  }),
  used('attempts', `'run:' || ${idOf('run')}`, 2, 1),
  ...rowsOf({
    ...{ kind: 'attempts-order', every: 5, rest: ' + 2', tier: 'attempts-5', amountPaise: 19900 },
    ...{ grants: grantsOf('attempts', 5), coupon: 'FLAT100' },
  }),
  ...rowsOf({
    ...{ kind: 'session-order', every: 20, rest: '', tier: 'session-1', amountPaise: 99900 },
    ...{ grants: grantsOf('sessions', 1), after: '$1 / 5' },
  }),
  used('sessions', `'booking:' || ${idOf('booking')}`, 0, 20),
  ...rowsOf({
    ...{ kind: 'assessment-order', every: 16, rest: '', tier: 'assessment', amountPaise: 79900 },
    ...{ grants: grantsOf('assessments', 1), after: '($1 / 5 + $1 / 20)' },
  }),
  used('assessments', `'assessment:' || ${idOf('assessment')}`, 0, 16),
  {
    table: 'orders',
    every: 8,
    columns: ORDER_COLUMNS,
    values: `${idOf('lapsed-order')}, ${transaction('lapsed-order')}, 'predictions', ${STUDENT}, 'attempts-5', 'WELCOME10', 'attempts-5', 24900, 17900, 5, 0, 0, 'sandbox', 'growth', null, case when n % 400 = 0 then 'redirected' else 'expired' end, ${ago(300)}, ${ago(300)}, null, null, case when n % 4000 = 0 then app_now() when n % 400 = 0 then ${later(1)} end`,
  },
  // Sign-ups that began to pay and did not finish.
  {
    table: 'orders',
    every: 4,
    columns: `signup_id, ${ORDER_COLUMNS}`,
    values: `${idOf('signup')}, ${idOf('left-order')}, ${transaction('left-order')}, 'signup', null, 'standard', null, 'standard', 199800, 99900, 15, 0, 0, 'sandbox', 'growth', null, 'expired', ${ago(300)}, ${ago(300)}, null, null, null`,
  },
  {
    table: 'settlement_lines',
    every: 20,
    columns: 'gateway, entity_id, kind, payment_id, amount_paise, currency, happened_at, file_id',
    values: `'sandbox', 'pay-session-order-' || n, 'payment', 'pay-session-order-' || n, 99900, 'INR', ${JOINED}, ${idOf('settlement-file')}`,
  },
  {
    table: 'coupon_uses',
    every: 8,
    columns: 'order_id, coupon_code, state, reserved_until',
    values: `${idOf('lapsed-order')}, 'WELCOME10', 'released', ${ago(300)}`,
  },
  {
    table: 'payment_events',
    every: 8,
    columns: 'order_id, gateway, event_id, source, outcome, amount_paise, currency, merchant, received_at',
    values: `${idOf('lapsed-order')}, 'sandbox', 'e', 'status', 'expired', 17900, 'INR', 'growth', ${ago(95)}`,
  },
  {
    table: 'payment_events',
    every: 20,
    columns: 'order_id, gateway, event_id, source, outcome, amount_paise, currency, merchant, payment_id, received_at',
    values: `${idOf('session-order')}, 'sandbox', 'twice', 'callback', 'paid', 99900, 'INR', 'growth', 'twice-' || n, ${JOINED}`,
  },
  {
    table: 'extra_payments',
    every: 20,
    columns: 'order_id, gateway, payment_id, amount_paise, currency, state, created_at, updated_at',
    values: `${idOf('session-order')}, 'sandbox', 'twice-' || n, 99900, 'INR', case when n % 2000 = 0 then 'refund_due' else 'refunded' end, ${JOINED}, ${JOINED}`,
  },
  {
    table: 'sandbox_payments',
    every: 5,
    columns: 'transaction_id, amount_paise, currency, outcome, payment_id',
    values: `${transaction('attempts-order')}, 19900, 'INR', 'paid', 'pay-attempts-order-' || n`,
  },
];

function grantsOf(kind: keyof Bought['grants'], count: number): Bought['grants'] {
  return { attempts: 0, sessions: 0, assessments: 0, [kind]: count };
}
