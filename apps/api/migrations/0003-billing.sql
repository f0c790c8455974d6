-- Plans, coupons, orders and payments. Money is whole paise; what a student pays is whole rupees.
create table tiers (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  name text not null check (name <> ''),
  cost_paise integer not null check (cost_paise >= 0 and cost_paise % 100 = 0),
  discount_percent integer not null default 0 check (discount_percent between 0 and 100),
  is_top_up boolean not null,
  attempts integer not null default 0 check (attempts >= 0),
  sessions integer not null default 0 check (sessions >= 0),
  has_assessment boolean not null default false,
  -- The order of the cards; among plans a higher one is the better plan.
  position integer not null unique,
  is_on_sale boolean not null default true,
  constraint tiers_grant_something check (attempts > 0 or sessions > 0 or has_assessment)
);

create table coupons (
  code text primary key check (code ~ '^[A-Z0-9_-]{1,32}$'),
  -- A share of the price, perhaps with a cap, or a fixed amount.
  percent integer check (percent between 1 and 100),
  amount_paise integer check (amount_paise > 0 and amount_paise % 100 = 0),
  max_discount_paise integer check (max_discount_paise > 0 and max_discount_paise % 100 = 0),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Null serves every tier.
  tier_ids text[],
  max_uses integer check (max_uses >= 0),
  max_uses_per_student integer check (max_uses_per_student >= 0),
  is_active boolean not null default true,
  created_at timestamptz not null default app_now(),
  constraint coupons_one_kind check (num_nonnulls(percent, amount_paise) = 1),
  constraint coupons_cap_for_percent check (max_discount_paise is null or percent is not null)
);

create table orders (
  id uuid primary key,
  -- What a student and the gateway know the order by; whoever holds it may read how the order stands.
  transaction_id text not null unique check (transaction_id ~ '^DK[0-9A-F]{32}$'),
  purpose text not null check (purpose in ('signup', 'upgrade', 'predictions', 'counselling', 'psychometric')),
  -- A sign-up order has a student once it is settled. The sign-up is forgotten a month after its order is final.
  student_id uuid references students (id),
  signup_id uuid references signups (id) on delete set null,
  tier_id text not null references tiers (id),
  coupon_code text references coupons (code),
  -- What was agreed when the order was made, whatever happens to the tier later.
  tier_name text not null,
  cost_paise integer not null,
  amount_paise integer not null check (amount_paise >= 0 and amount_paise % 100 = 0 and amount_paise <= cost_paise),
  currency text not null default 'INR' check (currency = 'INR'),
  attempts integer not null check (attempts >= 0),
  sessions integer not null check (sessions >= 0),
  assessments integer not null check (assessments >= 0),
  gateway text not null,
  merchant text not null,
  -- The gateway's own name for the order, and the address where it can be paid.
  gateway_reference text,
  gateway_url text,
  gateway_payment_id text,
  state text not null check (state in ('created', 'redirected', 'paid', 'failed', 'expired', 'review', 'refund_pending', 'refunded')),
  review_reason text check (review_reason in ('amount', 'currency', 'merchant', 'second-signup', 'phone-taken', 'unverified')),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- When the gateway is asked next; null when there is nothing left to ask.
  next_check_at timestamptz,
  -- The message that told the student.
  receipt_id uuid,
  constraint orders_have_a_buyer check (purpose = 'signup' or student_id is not null),
  constraint orders_paid_means_credited check (state <> 'paid' or (paid_at is not null and student_id is not null and receipt_id is not null)),
  constraint orders_unpaid_means_not_credited check (paid_at is null or state in ('paid', 'refund_pending', 'refunded')),
  constraint orders_review_has_reason check (state <> 'review' or review_reason is not null)
);
create index orders_by_student on orders (student_id, created_at desc);
create index orders_by_signup on orders (signup_id, created_at desc);
-- Partial, because changing a column of a full unique index locks the row as if its key changed: two words about one order would deadlock.
create unique index orders_one_receipt_each on orders (receipt_id) where receipt_id is not null;
create index orders_to_check on orders (next_check_at) where next_check_at is not null;

-- The last guard: whatever the code does, a paid order stays paid or goes the way of a refund, and a price never changes.
create function guard_order() returns trigger language plpgsql as $$
begin
  if old.state = 'paid' and new.state not in ('paid', 'refund_pending')
    or old.state = 'refund_pending' and new.state not in ('refund_pending', 'refunded')
    or old.state = 'refunded' and new.state <> 'refunded' then
    raise exception 'an order cannot go from % to %', old.state, new.state;
  end if;
  if (old.transaction_id, old.purpose, old.tier_id, old.amount_paise, old.currency, old.merchant, old.attempts, old.sessions, old.assessments)
    is distinct from (new.transaction_id, new.purpose, new.tier_id, new.amount_paise, new.currency, new.merchant, new.attempts, new.sessions, new.assessments) then
    raise exception 'what an order agreed on cannot change';
  end if;
  return new;
end $$;
create trigger orders_guard before update on orders for each row execute function guard_order();

create table coupon_uses (
  order_id uuid primary key references orders (id),
  coupon_code text not null references coupons (code),
  -- Reserved until a moment, then free again. `honoured`: paid so late that the use had gone to another; it counts beside the maximum.
  state text not null check (state in ('reserved', 'consumed', 'released', 'honoured')),
  reserved_until timestamptz not null,
  updated_at timestamptz not null default app_now()
);
create index coupon_uses_counted on coupon_uses (coupon_code) where state in ('reserved', 'consumed');
create index coupon_uses_lapsing on coupon_uses (reserved_until) where state = 'reserved';

-- The verified words that changed or could have changed an order. The same word never counts twice.
create table payment_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  gateway text not null,
  event_id text not null,
  source text not null check (source in ('callback', 'status', 'free', 'operator')),
  outcome text not null check (outcome in ('paid', 'failed', 'expired', 'open', 'absent')),
  amount_paise bigint not null,
  currency text not null,
  merchant text not null,
  payment_id text,
  received_at timestamptz not null default app_now(),
  constraint payment_events_unique unique (order_id, gateway, event_id)
);
create index payment_events_by_order on payment_events (order_id);
create index payment_events_by_age on payment_events (received_at);
create trigger payment_events_unchanging before update or truncate on payment_events execute function refuse_change();

-- One row a financial year: its lock makes the numbers consecutive, its transaction makes them gap-free.
create table invoice_counters (
  financial_year text primary key,
  last integer not null
);
create table invoices (
  id uuid primary key,
  order_id uuid not null unique references orders (id),
  student_id uuid not null references students (id),
  financial_year text not null,
  sequence integer not null check (sequence > 0),
  number text not null unique,
  issued_at timestamptz not null default app_now(),
  amount_paise integer not null check (amount_paise > 0),
  tax_percent integer not null check (tax_percent between 0 and 100),
  taxable_paise integer not null,
  central_tax_paise integer not null,
  state_tax_paise integer not null,
  -- Seller, buyer and line as they were printed.
  details jsonb not null,
  constraint invoices_consecutive unique (financial_year, sequence),
  constraint invoices_add_up check (taxable_paise + central_tax_paise + state_tax_paise = amount_paise)
);
create index invoices_by_student on invoices (student_id, issued_at desc);
create trigger invoices_append_only before update or delete or truncate on invoices execute function refuse_change();

-- Answers to calls that must not happen twice, kept for a day.
create table idempotency_keys (
  caller text not null,
  key text not null,
  -- SHA-256 over the call and its input.
  fingerprint bytea not null,
  -- Null while the first call is at work.
  answer jsonb,
  claimed_at timestamptz not null default app_now(),
  primary key (caller, key)
);
create index idempotency_keys_by_age on idempotency_keys (claimed_at);

-- What the sandbox gateway knows. It belongs to that stand-in alone: the product never looks in here.
create table sandbox_payments (
  transaction_id text primary key,
  amount_paise integer not null,
  currency text not null,
  outcome text not null check (outcome in ('paid', 'failed')),
  payment_id text not null unique,
  refunded_at timestamptz,
  created_at timestamptz not null default app_now()
);
