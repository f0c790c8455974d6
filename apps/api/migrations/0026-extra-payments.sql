-- Money that came for an order which had its payment already. It credits nothing, and all of it goes back.
create table extra_payments (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  gateway text not null,
  payment_id text not null,
  amount_paise bigint not null check (amount_paise >= 0),
  currency text not null,
  state text not null default 'refund_due' check (state in ('refund_due', 'refund_pending', 'refunded')),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  -- However often the gateway tells of it, a payment counts once.
  constraint extra_payments_count_once unique (gateway, payment_id)
);
create index extra_payments_by_order on extra_payments (order_id);
create index extra_payments_to_return on extra_payments (created_at) where state <> 'refunded';

-- The last guard: a payment goes only towards its refund, and what was paid never changes.
create function guard_extra_payment() returns trigger language plpgsql as $$
begin
  if old.state = 'refunded' and new.state <> 'refunded' or old.state = 'refund_pending' and new.state = 'refund_due' then
    raise exception 'an extra payment cannot go from % to %', old.state, new.state;
  end if;
  if (old.order_id, old.gateway, old.payment_id, old.amount_paise, old.currency)
    is distinct from (new.order_id, new.gateway, new.payment_id, new.amount_paise, new.currency) then
    raise exception 'what was paid cannot change';
  end if;
  return new;
end $$;
create trigger extra_payments_guard before update on extra_payments for each row execute function guard_extra_payment();

-- Until now such a payment was only a word of the gateway and a line in the log.
insert into extra_payments (order_id, gateway, payment_id, amount_paise, currency, created_at)
select distinct on (e.gateway, e.payment_id) e.order_id, e.gateway, e.payment_id, e.amount_paise, e.currency, e.received_at
from payment_events e join orders o on o.id = e.order_id
where e.outcome = 'paid' and e.payment_id is not null and o.gateway_payment_id is not null and e.payment_id <> o.gateway_payment_id
order by e.gateway, e.payment_id, e.id;
